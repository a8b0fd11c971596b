"""One server, started as the unit of systemd says."""

import contextlib
import http.client
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

# What a server says when all is well.
USUAL = ["perfume: listening at", "perfume: a new catalogue is served"]
DEPLOYMENT = Path(__file__).resolve().parent.parent.parent / "Documentation/deployment"


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Server:
    """Its command is that of the unit, but for where things are."""

    def __init__(self, program, catalogue):
        self.port = free_port()
        unit = (DEPLOYMENT / "perfume@.service").read_text()
        command = re.search(r"^ExecStart=(.*)$", unit, re.M)[1]
        for there, here in {
            "/usr/local/bin/perfume": program, "/srv/perfume/shop.perfume": catalogue, "%i": self.port
        }.items():
            command = command.replace(there, str(here))
        self.command = shlex.split(command)
        self.messages = catalogue.with_name(f"messages-{self.port}")

    def start(self):
        with self.messages.open("a") as messages:
            self.process = subprocess.Popen(self.command, stderr=messages)
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError):
                return self.ask("/healthz")
            time.sleep(0.05)
        sys.exit(f"does not start: {self.command}")

    def ask(self, path, coding="identity"):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        connection.request("GET", path, headers={"Accept-Encoding": coding})
        answer = connection.getresponse()
        return answer.status, answer.headers["ETag"], answer.read()

    def signal(self, number):
        self.process.send_signal(number)

    def stop(self):
        """What was wrong with how it ran, and how it ended."""
        self.signal(signal.SIGTERM)
        status = self.process.wait(timeout=15)
        said = [line for line in self.messages.read_text().splitlines() if not any(usual in line for usual in USUAL)]
        return [f"a server ended with {status} and said:"] + said[:60] if status or said else []


def check_unit(program, folder):
    """What systemd finds wrong with the unit, where there is systemd."""
    if not shutil.which("systemd-analyze"):
        return []
    copy = folder / "perfume@.service"
    copy.write_text((DEPLOYMENT / copy.name).read_text().replace("/usr/local/bin/perfume", program))
    result = subprocess.run(["systemd-analyze", "verify", "--man=no", copy], capture_output=True, text=True)
    return [line for line in result.stderr.splitlines() if copy.name in line or "perfume@" in line]
