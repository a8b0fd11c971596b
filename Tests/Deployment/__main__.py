"""Asks two servers behind nginx, as Documentation/deployment sets them up, while their catalogue is replaced.

  python3 Tests/Deployment PROGRAM

Connections ask all the time, with and without an ETag, for documents and the page. Meanwhile the catalogue is
replaced, the servers are told to open it anew, and one of them is stopped and started again. Each answer must be
whole, and byte for byte what one of the two catalogues gives; soon after a replacement, that of the new one.
"""

import contextlib
import os
import re
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

from catalogue import make_catalogue
from load import PATHS, Load
from proxy import Proxy
from server import Server, check_unit


def main():
    program = os.path.abspath(sys.argv[1])
    nginx = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
    if not nginx:
        print("left out: the test of the deployment needs nginx, which setup installs on Linux with apt")
        return
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as running:
        folder = Path(folder)
        catalogue = folder / "shop.perfume"
        files = {"old": folder / "old.perfume", "new": folder / "new.perfume"}
        make_catalogue(program, files["old"], 150)
        make_catalogue(program, files["new"], 210)

        def publish(name):
            shutil.copyfile(files[name], folder / "coming")
            os.replace(folder / "coming", catalogue)

        servers = [Server(program, catalogue) for _ in range(2)]
        publish("old")
        for server in servers:
            server.start()
            running.callback(lambda server=server: server.process.kill())

        # What each catalogue gives, from a server alone.
        expected = {}
        for name in ("old", "new"):
            publish(name)
            expected[name] = {path: servers[0].ask(path)[1:] for path in PATHS}
            for server in servers:
                for path in PATHS:
                    if server.ask(path)[1:] != expected[name][path]:
                        sys.exit(f"{path}: the servers do not agree")
        publish("old")

        proxy = Proxy(nginx, folder, servers)
        running.callback(proxy.stop)
        start = time.monotonic()
        load = Load(proxy, expected)
        running.callback(load.stop)
        problems = check_unit(program, folder)

        def swap(name, during=lambda: None):
            load.begin_swap(name)
            publish(name)
            for server in servers:
                if server.ask("/healthz")[2] != expected[name]["/healthz"][1]:
                    problems.append(f"a server did not take up the {name} catalogue with the next request")
            during()
            load.end_swap()

        def reload():
            for server in servers:
                server.signal(signal.SIGHUP)

        def restart(server):
            problems.extend(server.stop())
            time.sleep(0.3)
            server.start()

        def hurry():
            for count in range(20):
                publish(["new", "old"][count % 2])
                time.sleep(0.02)

        time.sleep(0.5)
        swap("new", reload)
        swap("old", lambda: restart(servers[0]))
        swap("new", lambda: restart(servers[1]))
        swap("old", hurry)
        load.stop()
        seconds = time.monotonic() - start

        kept, again = proxy.tries()
        if kept["STALE"] or not kept["HIT"] or not kept["REVALIDATED"]:
            problems.append(f"the cache of nginx did not do as it should: {dict(kept)}")
        asked = [re.search(rb"\nperfume_http_requests_total\S* [1-9]", server.ask("/metrics")[2]) for server in servers]
        if not all(asked):
            problems.append("one of the servers was asked nothing")
        for server in servers:
            problems.extend(server.stop())
        total = sum(load.counts.values())
        print(
            f"{total:,} requests through nginx to two servers in {seconds:.0f} s, {load.counts[304]:,} of them"
            f" unchanged; {again:,} asked of a second server; 24 swaps, the last old answer {load.latest:.1f} s after"
            f" one; failures: {load.counts['failed'] + len(problems)}"
        )
        if problems or load.failures:
            sys.exit("\n".join(problems + load.failures))


if __name__ == "__main__":
    main()
