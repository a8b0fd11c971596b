"""A harness that times other engines on the same selections, and our program as two of them."""
import json
import os
import shutil
import subprocess
import sys

# What has to be there for a peer: a Python module, or a program.
MODULES = {"tantivy": "tantivy", "duckdb": "duckdb", "xapian": "xapian", "pyroaring": "pyroaring"}
PROGRAMS = {"redis-bitmap": "redis-server"}
# A C program that does nothing but the searching, in its two fastest forms: what the others are compared with.
LIMITS = ["limit-fwd", "limit-fwdc"]


class Peers:
    """A copy of the harness that knows our program; see the README beside this folder."""

    def __init__(self, harness, folder, data, bench, program):
        self.folder = os.path.join(folder, "peers")
        self.environment = {**os.environ, "BENCH_DATA": data}
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(harness, self.folder)
        os.chmod(self.folder, 0o755)
        catalog = os.path.join(folder, "catalog-{n}.sqlite")
        plugins = [
            {"name": "perfume", "kind": "batch", "form": "ours, in process", "files": [catalog],
             "argv": [bench, "batch", catalog, "{queries}", "{reps}", "{out}"]},
            {"name": "perfume-process", "kind": "perfume-command", "form": "ours, a process each",
             "files": [catalog], "argv": [program, "--catalog", catalog]},
        ]
        file = os.path.join(self.folder, "plugins.json")
        if os.path.exists(file):
            os.remove(file)
        with open(file, "w") as plugins_file:
            json.dump(plugins, plugins_file)

    def installed(self):
        """The names of the peers that can run here, ours and the C limit among them."""
        modules = [peer for peer, module in MODULES.items() if self.has(module)]
        programs = [peer for peer, program in PROGRAMS.items() if shutil.which(program)]
        return [*LIMITS, "perfume", "perfume-process", "sqlite", *modules, *programs]

    def table(self, size, budget):
        """Times all that are installed, `budget` seconds for each of their operations at most."""
        return subprocess.run(
            [sys.executable, "run.py", "--n", str(size), "--budget", str(budget),
             "--peer", ",".join(self.installed())],
            cwd=self.folder, env=self.environment, check=True, stdout=subprocess.PIPE,
            text=True).stdout

    def has(self, module):
        # The harness runs itself with the Python of an environment of its own, where there is one.
        python = os.path.join(os.environ.get("BENCH_VENV", "/tmp/bench-venv"), "bin/python")
        python = python if os.path.exists(python) else sys.executable
        return subprocess.run([python, "-c", f"import {module}"], capture_output=True).returncode == 0
