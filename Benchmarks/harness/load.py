"""Loads a server with wrk."""
import os
import socket
import subprocess
import time
from dataclasses import dataclass

HERE = os.path.dirname(os.path.abspath(__file__))


@dataclass
class Load:
    """What a server did: requests a second, and milliseconds that half and all but one of a hundred stayed under."""
    rate: float
    p50: float
    p99: float


def load(origin, requests, connections, seconds):
    """Asks what the file of requests lists, over so many connections that stay open."""
    output = subprocess.run(
        ["wrk", "--latency", "-t", str(min(2, connections)), "-c", str(connections), "-d", f"{seconds}s",
         "-s", os.path.join(HERE, "requests.lua"), origin, "--", requests],
        check=True, stdout=subprocess.PIPE, text=True).stdout
    count, duration, p50, p99, failed = map(int, output.splitlines()[-1].split())
    if failed:
        raise SystemExit(f"{failed} of {count} requests failed: {requests}")
    return Load(count / duration * 1e6, p50 / 1e3, p99 / 1e3)


class Bare:
    """A program that answers every request with the same bytes, for as long as the block runs."""

    def __init__(self, program, body):
        self.command = [program, body]

    def __enter__(self):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        program, body = self.command
        self.process = subprocess.Popen([program, str(port), body])
        self.origin = f"http://127.0.0.1:{port}"
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return self
            time.sleep(0.02)
        raise SystemExit(f"{program} does not listen")

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
