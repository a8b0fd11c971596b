#include "CMicroHTTPD.h"
#include "Library.h"

#ifdef __linux__
#define POLLING MHD_USE_EPOLL
#else
#define POLLING MHD_USE_AUTO
#endif

struct MHD_Daemon *perfume_http_start(int socket, struct perfume_http_limits limits,
                                      struct perfume_http_handlers handlers) {
  return LIBRARY(start_daemon)(
      POLLING | MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_TURBO | MHD_USE_ITC, 0, handlers.accept,
      handlers.context, handlers.answer, handlers.context, MHD_OPTION_LISTEN_SOCKET, socket,
      MHD_OPTION_THREAD_POOL_SIZE, limits.threads, MHD_OPTION_CONNECTION_LIMIT, limits.connections,
      MHD_OPTION_PER_IP_CONNECTION_LIMIT, limits.connections_per_address, MHD_OPTION_CONNECTION_TIMEOUT,
      limits.idle_seconds, MHD_OPTION_CONNECTION_MEMORY_LIMIT, limits.connection_memory,
      MHD_OPTION_NOTIFY_CONNECTION, handlers.connection, handlers.context, MHD_OPTION_URI_LOG_CALLBACK,
      handlers.begin, handlers.context, MHD_OPTION_NOTIFY_COMPLETED, handlers.end, handlers.context,
      MHD_OPTION_END);
}

int perfume_http_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      LIBRARY(get_connection_info)(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

const struct sockaddr *perfume_http_client(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      LIBRARY(get_connection_info)(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info == NULL ? NULL : info->client_addr;
}

void *perfume_http_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      LIBRARY(get_connection_info)(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == NULL ? NULL : info->socket_context;
}
