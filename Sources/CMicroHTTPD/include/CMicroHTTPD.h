#ifndef PERFUME_MICRO_HTTPD_H
#define PERFUME_MICRO_HTTPD_H

#include <microhttpd.h>
#include <stddef.h>
#include <sys/socket.h>

// libmicrohttpd for Swift: its functions that take a variable number of arguments as functions that Swift can
// call, and a library that is not there before it is needed.

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
  /// Whether a connection is taken; it is closed at once otherwise.
  MHD_AcceptPolicyCallback accept;
  MHD_NotifyConnectionCallback connection;
  /// Called with the request's target as it was sent; what it gives is the request's own pointer.
  void *(*begin)(void *context, const char *target, struct MHD_Connection *connection);
  MHD_AccessHandlerCallback answer;
  MHD_RequestCompletedCallback end;
};

/// Makes the library ready, to be called before everything else, by one thread; null, or why it cannot be.
const char *perfume_http_load(void);

/// Serves the connections that come in at a listening socket, which is the daemon's from then on; null when that
/// cannot be begun.
struct MHD_Daemon *perfume_http_start(int socket, struct perfume_http_limits limits,
                                      struct perfume_http_handlers handlers);

/// The socket of a connection; negative when it has none.
int perfume_http_socket(struct MHD_Connection *connection);

/// Who is at the other end of a connection; null when that is not known.
const struct sockaddr *perfume_http_client(struct MHD_Connection *connection);

/// What was kept with a connection when it was opened.
void *perfume_http_context(struct MHD_Connection *connection);

#endif
