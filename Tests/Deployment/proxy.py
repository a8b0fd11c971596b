"""nginx in front of the servers."""

import contextlib
import http.client
import os
import subprocess
import sys
import time
from collections import Counter

from server import DEPLOYMENT, free_port


class Proxy:
    """nginx with the configuration of the documentation, but for where things are."""

    def __init__(self, program, folder, servers):
        self.port = free_port()
        self.log = folder / "access.log"
        site = (DEPLOYMENT / "nginx.conf").read_text()
        for there, here in {
            "127.0.0.1:8081": f"127.0.0.1:{servers[0].port}",
            "127.0.0.1:8082": f"127.0.0.1:{servers[1].port}",
            "/var/cache/perfume": folder / "cache",
            "listen 80;": f"listen 127.0.0.1:{self.port};",
        }.items():
            if there not in site:
                sys.exit(f"nginx.conf has no {there}")
            site = site.replace(there, str(here))
        (folder / "site.conf").write_text(site)
        places = "".join(
            f"{kind}_temp_path {folder}/{kind};\n" for kind in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        )
        (folder / "nginx.conf").write_text(
            ("user root;\n" if os.geteuid() == 0 else "")
            + f"""daemon off;
            worker_processes 2;
            pid {folder}/pid;
            error_log {folder}/error.log;
            events {{ }}
            http {{
              {places}
              log_format tries '$status $upstream_cache_status $upstream_status';
              access_log {self.log} tries;
              include {folder}/site.conf;
            }}
            """
        )
        self.process = subprocess.Popen([program, "-e", folder / "error.log", "-c", folder / "nginx.conf"])
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError):
                return self.connect().connect()
            time.sleep(0.05)
        sys.exit((folder / "error.log").read_text())

    def connect(self):
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)

    def tries(self):
        """How often an answer came out of the cache, and how often a second server was asked."""
        lines = [line.split(" ", 2) for line in self.log.read_text().splitlines()]
        return Counter(kept for _, kept, _ in lines), sum("," in statuses for _, _, statuses in lines)

    def stop(self):
        self.process.terminate()
        self.process.wait()
