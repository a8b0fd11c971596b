#ifndef PERFUME_MICRO_HTTPD_LIBRARY_H
#define PERFUME_MICRO_HTTPD_LIBRARY_H

#include <microhttpd.h>

// The library brings GnuTLS along and eight more that this needs, and to load them takes longer than a search. So on
// Linux it is loaded when a server is started; elsewhere, with the program.

#ifdef __linux__

/// The functions that are used, under their names without `MHD_`.
struct perfume_http_library {
  __typeof__(&MHD_start_daemon) start_daemon;
  __typeof__(&MHD_stop_daemon) stop_daemon;
  __typeof__(&MHD_get_connection_info) get_connection_info;
  __typeof__(&MHD_get_connection_values) get_connection_values;
  __typeof__(&MHD_create_response_from_buffer_with_free_callback_cls) create_response;
  __typeof__(&MHD_add_response_header) add_response_header;
  __typeof__(&MHD_queue_response) queue_response;
  __typeof__(&MHD_destroy_response) destroy_response;
};

extern struct perfume_http_library perfume_http_library;

#define LIBRARY(function) perfume_http_library.function

#else

#define LIBRARY(function) MHD_##function

#endif

#endif
