// The functions of libmicrohttpd that take a variable number of arguments, as functions that Swift can call.
#pragma once

#include <microhttpd.h>
#include <sys/socket.h>

/// What a daemon refuses, so that no client can use up more than its share.
struct perfume_http_limits {
  unsigned threads;
  unsigned connections;
  unsigned connections_per_address;
  /// For how long nothing may come or go on a connection.
  unsigned idle_seconds;
  /// For the head of a request, and that of its response.
  size_t connection_memory;
};

/// What a daemon calls, from its threads, with `context` first.
struct perfume_http_handlers {
  void *context;
  MHD_NotifyConnectionCallback connection;
  /// Called with the request's target as it was sent; what it gives is the request's own pointer.
  void *(*begin)(void *context, const char *target, struct MHD_Connection *connection);
  MHD_AccessHandlerCallback answer;
  MHD_RequestCompletedCallback end;
};

#ifdef __linux__
#define PERFUME_HTTP_POLLING MHD_USE_EPOLL
#else
#define PERFUME_HTTP_POLLING MHD_USE_AUTO
#endif

/// Serves the connections that come in at a listening socket; null when that cannot be begun.
static inline struct MHD_Daemon *perfume_http_start(int socket, struct perfume_http_limits limits,
                                                    struct perfume_http_handlers handlers) {
  return MHD_start_daemon(
      PERFUME_HTTP_POLLING | MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_TURBO | MHD_USE_ITC, 0, NULL, NULL, handlers.answer,
      handlers.context, MHD_OPTION_LISTEN_SOCKET, socket, MHD_OPTION_THREAD_POOL_SIZE, limits.threads,
      MHD_OPTION_CONNECTION_LIMIT, limits.connections, MHD_OPTION_PER_IP_CONNECTION_LIMIT,
      limits.connections_per_address, MHD_OPTION_CONNECTION_TIMEOUT, limits.idle_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, limits.connection_memory, MHD_OPTION_NOTIFY_CONNECTION,
      handlers.connection, handlers.context, MHD_OPTION_URI_LOG_CALLBACK, handlers.begin, handlers.context,
      MHD_OPTION_NOTIFY_COMPLETED, handlers.end, handlers.context, MHD_OPTION_END);
}

/// The socket of a connection; negative when it has none.
static inline int perfume_http_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

/// Who is at the other end of a connection; null when that is not known.
static inline const struct sockaddr *perfume_http_client(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info == NULL ? NULL : info->client_addr;
}

/// What was kept with a connection when it was opened.
static inline void *perfume_http_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == NULL ? NULL : info->socket_context;
}
