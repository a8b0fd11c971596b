"""What is made before anything is measured, and kept for the next time."""
import os
import platform
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.path.join(ROOT, ".build/release/perfume")
BENCH = os.path.join(ROOT, ".build/release/perfume-bench")
FOLDER = os.path.join(ROOT, "build/benchmarks")


def catalog(workload):
    """The catalogue file of a workload."""
    return catalog_file(f"catalog-{workload.size}.sqlite", ["load", workload.source], workload.source)


def sample():
    """The sample catalogue as a file."""
    return catalog_file("sample.sqlite", ["sample"], BENCH)


def catalog_file(name, arguments, source):
    """A catalogue file, made anew when it is older than what it is made of or by."""
    path = os.path.join(FOLDER, name)
    newest = max(os.path.getmtime(BENCH), os.path.getmtime(source))
    if not os.path.exists(path) or os.path.getmtime(path) < newest:
        subprocess.run([BENCH, *arguments, path], check=True)
    return path


def compiled(source, name, *libraries):
    """A program made of one file of C."""
    program = os.path.join(FOLDER, name)
    subprocess.run(["cc", "-O2", "-o", program, source, *libraries], check=True)
    return program


def machine():
    """What the numbers hold for, and how busy that was."""
    name = platform.processor() or platform.machine()
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo") as file:
            names = [line.split(": ", 1)[1].strip() for line in file if line.startswith("model name")]
        name = names[0] if names else name
    return f"{name}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start"
