"""One of the processes that ask."""

import random
import re
import signal
import zlib

from connection import Connection, Failure, request
from good import Good
from hostile import hostile


class Worker:
    """One process, which asks on one connection after the other."""

    def __init__(self, port, seed, address_count):
        self.port = port
        self.choice = random.Random(seed)
        self.good = Good(f"http://127.0.0.1:{port}", self.choice)
        self.addresses = [self.good.target() for _ in range(address_count)]
        # By what was asked: a sum of the body, and the tag.
        self.known = {}
        self.counts = {"good": 0, "hostile": 0, "connections": 0}
        self.failures = []

    def warm_up(self):
        for start in range(0, len(self.addresses), 16):
            for coding in (b"", b"Accept-Encoding: gzip\r\n"):
                connection = self.connect()
                self.ask_well(connection, [(a, coding) for a in self.addresses[start : start + 16]])
                connection.close(abruptly=False)

    def run(self, requests):
        done = 0
        while done < requests and len(self.failures) < 10:
            connection = self.connect()
            for _ in range(self.choice.randint(1, 6)):
                batch = [
                    (self.choice.choice(self.addresses), self.choice.choice([b"", b"Accept-Encoding: gzip\r\n"]))
                    for _ in range(self.choice.choice([1, 1, 4, 16]))
                ]
                self.ask_well(connection, batch)
                done += len(batch)
            for _ in range(self.choice.randint(0, 12)):
                done += 1
                if not self.ask_badly(connection):
                    connection.close(abruptly=self.choice.random() < 0.5)
                    connection = self.connect()
            connection.close(abruptly=self.choice.random() < 0.5)

    def connect(self):
        self.counts["connections"] += 1
        return Connection(self.port, self.choice.randint(2, 250))

    def ask_well(self, connection, batch):
        """Several at once; the answers come in their order."""
        asked = []
        for address, coding in batch:
            known = self.known.get((address, coding))
            conditional = known and known[1] and self.choice.random() < 0.3
            head = not conditional and known and self.choice.random() < 0.05
            asked.append((address, coding, known, conditional, head))
        connection.send(
            b"".join(
                request(
                    address,
                    coding + (b"If-None-Match: " + known[1] + b"\r\n" if conditional else b""),
                    b"HEAD" if head else b"GET",
                )
                for address, coding, known, conditional, head in asked
            )
        )
        for address, coding, known, conditional, head in asked:
            self.counts["good"] += 1
            try:
                answer = connection.answer(head_only=head)
                if answer is None:
                    raise Failure("no answer")
                status, fields, body = answer
                if status != (304 if conditional else 200):
                    raise Failure(f"status {status}")
                tag = re.search(rb"\r\nETag: ([^\r]+)", fields)
                seen = (zlib.crc32(body), tag and tag[1])
                if known is None:
                    self.known[address, coding] = seen
                elif seen[1] != known[1] or not (conditional or head) and seen != known:
                    raise Failure("another answer than before")
            except (Failure, OSError) as failure:
                self.fail(f"{address.decode()} ({coding.decode().strip()}): {failure}")
                return

    def ask_badly(self, connection):
        """Whether the connection can be used further."""
        self.counts["hostile"] += 1
        kind, data, statuses, is_split = hostile(self.choice)
        connection.send(data)
        if statuses is None:
            return False
        try:
            answer = connection.answer(head_only=data.startswith(b"HEAD"))
            # A connection that was refused early may be gone before its answer was read.
            if answer is None:
                return False
            status, fields, _ = answer
            if status == 100 and status in statuses:
                status, fields, _ = connection.answer()
            if status not in statuses:
                raise Failure(f"status {status}")
            is_closed = b"\r\nConnection: close" in fields
            if is_split and not is_closed:
                raise Failure("the connection was kept")
            if not is_closed:
                self.ask_well(connection, [(self.addresses[0], b"")])
            return not is_closed
        except (Failure, OSError, TypeError) as failure:
            self.fail(f"hostile, {kind}, {data[:200]}: {failure}")
            return False

    def fail(self, message):
        if len(self.failures) < 10:
            self.failures.append(message)


def work(port, seed, address_count, requests, pipe):
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    worker = Worker(port, seed, address_count)
    worker.warm_up()
    worker.run(max(1_000, requests // 20))
    pipe.send("warm")
    pipe.recv()
    start = dict(worker.counts)
    worker.run(requests)
    pipe.send(({key: worker.counts[key] - start[key] for key in start}, worker.failures))
