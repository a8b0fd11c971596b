"""Wall time and peak memory of whole processes, taken in turn so that a busy moment meets them all."""
import os
import statistics
import subprocess

from . import built

HERE = os.path.dirname(os.path.abspath(__file__))


class Processes:
    """Rows of a table: each a name and a command line for every round."""

    def __init__(self, environment):
        self.environment = environment
        self.runner = built.compiled(os.path.join(HERE, "measure.c"), "measure")
        empty = built.compiled(os.path.join(HERE, "empty.c"), "empty")
        self.rows = {"an empty C program": lambda round: [empty]}

    def add(self, name, command):
        self.rows[name] = command

    def output(self, arguments):
        return subprocess.run(arguments, env=self.environment, check=True, capture_output=True,
                              text=True).stdout

    def run(self, rounds):
        """By name: the times in milliseconds, and the most memory in megabytes."""
        times = {name: [] for name in self.rows}
        memory = {name: 0 for name in self.rows}
        for round in range(-1, rounds):    # the first is not counted
            for name, command in self.rows.items():
                words = self.output([self.runner, *command(max(round, 0))]).split()
                nanoseconds, kilobytes, status = map(int, words)
                if status:
                    raise SystemExit(f"{name}: exit status {status}")
                if round >= 0:
                    times[name].append(nanoseconds / 1e6)
                    memory[name] = max(memory[name], kilobytes / 1024)
        return times, memory


def quantiles(times):
    """The median, and what 95 of 100 stay under."""
    cuts = statistics.quantiles(times, n=20, method="inclusive")
    return cuts[9], cuts[18]
