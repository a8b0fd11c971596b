"""The service that is asked, seen from outside."""

import re
import subprocess
import sys
import time
from pathlib import Path


class Service:
    """The program, seen from outside."""

    def __init__(self, program, catalog):
        arguments = [program, "serve", "--port", "0", "--host", "127.0.0.1", "--log", "json"]
        self.process = subprocess.Popen(
            arguments + (["--catalog", catalog] if catalog else []),
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        )
        line = self.process.stderr.readline()
        found = re.search(r"http://127.0.0.1:(\d+)/", line)
        if not found:
            sys.exit(f"the service did not start: {line}")
        self.port = int(found[1])

    def at_rest(self, descriptors=None):
        """Resident memory in MB, descriptors and threads, once every connection is closed."""
        folder = Path(f"/proc/{self.process.pid}")
        deadline = time.monotonic() + 5
        while True:
            time.sleep(0.3)
            status = (folder / "status").read_text()
            open_now = len(list((folder / "fd").iterdir()))
            sockets = sum(1 for f in (folder / "fd").iterdir() if f.is_symlink() and "socket:" in str(f.readlink()))
            # That which listens is left.
            if sockets <= 1 or time.monotonic() > deadline:
                break
        resident = int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024
        return resident, open_now, int(re.search(r"Threads:\s+(\d+)", status)[1])
