"""HTTP on raw connections, where anything can be sent."""

import re
import socket
import struct

HOST = b"Host: localhost\r\n"


def request(target, headers=b"", method=b"GET"):
    return method + b" " + target + b" HTTP/1.1\r\n" + HOST + headers + b"\r\n"


class Failure(Exception):
    pass


class Connection:
    """A raw connection, which reads answers one by one."""

    def __init__(self, port, source):
        self.socket = socket.socket()
        # More connections come and go than one address has ports.
        self.socket.bind((f"127.0.0.{source}", 0))
        self.socket.settimeout(20)
        self.socket.connect(("127.0.0.1", port))
        self.read = b""

    def send(self, data):
        try:
            self.socket.sendall(data)
        except OSError:
            # Refused before it was read to its end; what was answered can still be there.
            pass

    def more(self):
        try:
            data = self.socket.recv(1 << 18)
        except ConnectionError:
            data = b""
        self.read += data
        return bool(data)

    def answer(self, head_only=False):
        """Status, head and body of the next answer; none where the connection is closed before one begins."""
        while (end := self.read.find(b"\r\n\r\n")) < 0:
            if not self.more():
                if self.read:
                    raise Failure(f"half a head: {self.read[:80]}")
                return None
        head = self.read[: end + 2]
        status = int(head[9:12])
        length = 0
        if status >= 200 and status not in (204, 304) and not head_only:
            length = int(re.search(rb"\r\nContent-Length: (\d+)", head)[1])
        end += 4
        while len(self.read) < end + length:
            if not self.more():
                raise Failure(f"{len(self.read) - end} of {length} bytes: {head[:80]}")
        body = self.read[end : end + length]
        self.read = self.read[end + length :]
        return status, head, body

    def close(self, abruptly):
        if abruptly:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()
