"""Those who ask while the catalogue is replaced."""

import gzip
import http.client
import threading
import time
from collections import Counter

# After so many seconds nobody may be given the old catalogue: nginx keeps an answer for one, and counts whole ones.
BOUND = 2.1
CONNECTIONS = 8
PATHS = [
    "/",
    "/?lang=ko&tab=brand",
    "/?ingredient=Rose&q=water",
    "/api/v1/filter",
    "/api/v1/filter?brand=Dior&keyword=Fresh",
    "/api/v1/perfumes?limit=100",
    "/api/v1/perfumes?sort=name&offset=10&limit=5",
    "/api/v1/perfumes/1",
    "/api/v1/series",
    "/api/v1/brands?find=d",
    "/api/v1/keywords",
    "/api/v1/query?ingredient=Rose",
    "/openapi.json",
    "/healthz",
    # Its Link makes a head that is too long for what nginx expects by itself.
    "/api/v1/perfumes?limit=1&offset=1&q=" + "%EB%AC%BC" * 195,
]
CODINGS = ["identity", "gzip"]


def fetch(connection, path, coding="identity", tag=None):
    """Status, tag and unpacked body."""
    headers = {"Host": "shop.example", "Accept-Encoding": coding} | ({"If-None-Match": tag} if tag else {})
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    if answer.headers["Content-Encoding"] == "gzip":
        body = gzip.decompress(body)
    return answer.status, answer.headers["ETag"], body


class Load:
    """Connections that ask and compare until they are told to stop."""

    def __init__(self, proxy, expected):
        self.proxy = proxy
        self.expected = expected
        # The catalogues that may be answered from, and since when the newest is there.
        self.allowed = {"old"}
        self.swapped_at = 0.0
        self.counts = Counter()
        self.failures = []
        self.latest = 0.0
        self.is_over = False
        self.threads = [threading.Thread(target=self.run, args=(number,)) for number in range(CONNECTIONS)]
        for thread in self.threads:
            thread.start()

    def run(self, number):
        connection = self.proxy.connect()
        tags = {}
        turn = number * 7
        while not self.is_over and len(self.failures) < 10:
            turn += 1
            path = PATHS[turn % len(PATHS)]
            coding = CODINGS[turn // len(PATHS) % 2]
            tag = tags.get(path) if turn % 3 else None
            allowed = self.allowed
            try:
                status, new_tag, body = fetch(connection, path, coding, tag)
            except (OSError, http.client.HTTPException, EOFError) as error:
                self.fail(path, repr(error))
                connection.close()
                continue
            # What was allowed at either end of the request.
            self.check(path, status, tag, new_tag, body, allowed | self.allowed)
            if new_tag:
                tags[path] = new_tag

    def check(self, path, status, tag, new_tag, body, allowed):
        self.counts[status] += 1
        if status not in (200, 304) or status == 304 and new_tag != tag:
            return self.fail(path, f"status {status}, {tag} then {new_tag}")
        found = {
            name for name in ("old", "new")
            if (status == 304 or self.expected[name][path][1] == body) and self.expected[name][path][0] == new_tag
        }
        if not found:
            return self.fail(path, f"status {status}: of neither catalogue, {len(body)} bytes: {body[:200]}")
        if not found & allowed:
            return self.fail(path, f"of the {found} catalogue after {time.monotonic() - self.swapped_at:.1f} s")
        if len(allowed) == 2 and len(found) == 1 and not found & self.next:
            self.latest = max(self.latest, time.monotonic() - self.swapped_at)

    def fail(self, path, message):
        self.counts["failed"] += 1
        self.failures.append(f"{time.strftime('%H:%M:%S')} {path[:60]}: {message}")

    def begin_swap(self, name):
        self.next = {name}
        self.swapped_at = time.monotonic()
        self.allowed = {"old", "new"}

    def end_swap(self):
        """Waits until nobody may be given what was there before."""
        self.swapped_at = time.monotonic()
        time.sleep(BOUND)
        self.allowed = self.next
        time.sleep(0.3)

    def stop(self):
        self.is_over = True
        for thread in self.threads:
            thread.join()
