"""Asks a running service a great many things at once, good and hostile, and looks at what that leaves behind.

  python3 Tests/Flood PROGRAM [--requests N] [--addresses N] [--catalog FILE] [--seed N] [--growth MB]

Several processes write requests on raw connections as a seeded generator makes them. Every good one must be
answered, the same each time; a hostile one gets one of the statuses that suit it, never an error of the server, and
one that could be taken for two requests is refused with the connection. At the end memory (but for --growth),
descriptors and threads are what they were after the warm-up, in which every good address was asked once.
"""

import argparse
import multiprocessing
import signal
import sys
import time

from service import Service
from worker import work


def main():
    options = argparse.ArgumentParser()
    options.add_argument("program")
    options.add_argument("--requests", type=int, default=1_000_000)
    options.add_argument("--processes", type=int, default=2)
    options.add_argument("--addresses", type=int, default=500, help="how many good ones there are")
    options.add_argument("--catalog")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--growth", type=float, default=16, help="how many MB more may be resident at the end")
    options = options.parse_args()

    service = Service(options.program, options.catalog)
    addresses = options.addresses // options.processes
    workers = []
    for number in range(options.processes):
        pipe, other = multiprocessing.Pipe()
        arguments = (service.port, f"{options.seed}/{number}", addresses, options.requests // options.processes, other)
        process = multiprocessing.Process(target=work, args=arguments, daemon=True)
        process.start()
        other.close()
        workers.append((process, pipe))
    failures = []
    try:
        for _, pipe in workers:
            pipe.recv()
        before = service.at_rest()
        start = time.monotonic()
        for _, pipe in workers:
            pipe.send("go")
        results = [pipe.recv() for _, pipe in workers]
        seconds = time.monotonic() - start
    except EOFError:
        sys.exit("a process that asks has ended; see above")
    counts = {key: sum(result[0][key] for result in results) for key in results[0][0]}
    failures += [failure for result in results for failure in result[1]]
    if service.process.poll() is not None:
        sys.exit("\n".join(failures + [f"the service ended with {service.process.returncode}"]))
    after = service.at_rest()
    if after[0] > before[0] + options.growth:
        failures.append(f"resident memory grew from {before[0]:.1f} to {after[0]:.1f} MB")
    if after[1:] != before[1:]:
        failures.append(f"descriptors and threads were {before[1:]}, and are {after[1:]}")
    service.process.send_signal(signal.SIGTERM)
    messages = service.process.stderr.read()
    if service.process.wait(timeout=15) != 0 or messages.count("\n") > 0:
        failures.append(f"the service ended with {service.process.returncode} and said: {messages}")

    print(
        f"{counts['good']:,} good and {counts['hostile']:,} hostile requests on {counts['connections']:,} connections"
        f" in {seconds:.0f} s; resident {before[0]:.1f} MB, then {after[0]:.1f}; descriptors {before[1]}, then"
        f" {after[1]}; threads {before[2]}, then {after[2]}; failures: {len(failures)}"
    )
    if failures:
        sys.exit("\n".join(failures))


if __name__ == "__main__":
    main()
