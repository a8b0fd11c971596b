#include "Library.h"

#include "CMicroHTTPD.h"

#ifdef __linux__

#include <dlfcn.h>

struct perfume_http_library perfume_http_library;

const char *perfume_http_load(void) {
  // The number is that of the interface that the header describes.
  void *library = dlopen("libmicrohttpd.so.12", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return dlerror();
  const struct {
    const char *name;
    void **function;
  } functions[] = {
      {"MHD_start_daemon", (void **)&LIBRARY(start_daemon)},
      {"MHD_stop_daemon", (void **)&LIBRARY(stop_daemon)},
      {"MHD_get_connection_info", (void **)&LIBRARY(get_connection_info)},
      {"MHD_get_connection_values", (void **)&LIBRARY(get_connection_values)},
      {"MHD_create_response_from_buffer_with_free_callback_cls", (void **)&LIBRARY(create_response)},
      {"MHD_add_response_header", (void **)&LIBRARY(add_response_header)},
      {"MHD_queue_response", (void **)&LIBRARY(queue_response)},
      {"MHD_destroy_response", (void **)&LIBRARY(destroy_response)},
  };
  for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++) {
    *functions[i].function = dlsym(library, functions[i].name);
    if (*functions[i].function == NULL) return dlerror();
  }
  return NULL;
}

// What the header declares and Swift calls by its own name.

void MHD_stop_daemon(struct MHD_Daemon *daemon) { LIBRARY(stop_daemon)(daemon); }

int MHD_get_connection_values(struct MHD_Connection *connection, enum MHD_ValueKind kind, MHD_KeyValueIterator iterator,
                              void *context) {
  return LIBRARY(get_connection_values)(connection, kind, iterator, context);
}

struct MHD_Response *MHD_create_response_from_buffer_with_free_callback_cls(size_t size, void *buffer,
                                                                           MHD_ContentReaderFreeCallback release,
                                                                           void *context) {
  return LIBRARY(create_response)(size, buffer, release, context);
}

enum MHD_Result MHD_add_response_header(struct MHD_Response *response, const char *header, const char *content) {
  return LIBRARY(add_response_header)(response, header, content);
}

enum MHD_Result MHD_queue_response(struct MHD_Connection *connection, unsigned status, struct MHD_Response *response) {
  return LIBRARY(queue_response)(connection, status, response);
}

void MHD_destroy_response(struct MHD_Response *response) { LIBRARY(destroy_response)(response); }

#else

const char *perfume_http_load(void) { return NULL; }

#endif
