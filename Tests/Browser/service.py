"""A running `perfume serve`."""

import re
import subprocess


class Service:
    """Serves a catalogue, or else the sample, at a free port for as long as the block runs."""

    def __init__(self, program, catalog=None):
        self.command = [program, "serve", "--host", "127.0.0.1", "--port", "0", "--log", "none"]
        if catalog:
            self.command += ["--catalog", str(catalog)]

    def __enter__(self):
        self.process = subprocess.Popen(self.command, stderr=subprocess.PIPE, text=True)
        said = self.process.stderr.readline()
        where = re.search(r"http://\S+:\d+/", said)
        if not where:
            self.process.kill()
            raise RuntimeError(f"the service did not start: {said}{self.process.stderr.read()}")
        self.origin = where.group()
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.communicate(timeout=20)
