"""How long a person waits for the page: browser.py PROGRAM CATALOG..."""
import os
import statistics
import sys

sys.dont_write_bytecode = True
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "Tests/Browser"))

from playwright.sync_api import sync_playwright

from service import Service

VISITS = 15
TAPS = 40

# A module runs before the event, so all of the page works then; it is seen a little later or before.
USABLE = """async () => {
  const paint = await new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [first] = list.getEntriesByName("first-contentful-paint");
      if (first) resolve(first);
    }).observe({ type: "paint", buffered: true });
  });
  const [visit] = performance.getEntriesByType("navigation");
  const all = [visit, ...performance.getEntriesByType("resource")];
  const bytes = all.reduce((sum, entry) => sum + entry.transferSize, 0);
  return [visit.domContentLoadedEventEnd, paint.startTime, bytes];
}"""

# From the click until the numbers are there and a frame with them is due.
TAP = """(place) => new Promise((resolve) => {
  const screen = document.querySelector("#screen");
  const start = performance.now();
  new MutationObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - start));
  }).observe(screen, { attributes: true, attributeFilter: ["data-address"] });
  const boxes = screen.querySelectorAll(".options input");
  boxes[place % boxes.length].click();
})"""


def main():
    program, *catalogs = sys.argv[1:]
    print(f"\n{'in a browser':34}{'median':>9}{'p95':>9}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for catalog in catalogs:
            with Service(program, catalog) as service:
                name = os.path.basename(catalog)
                usable, seen, sizes = zip(*(visit(browser, service.origin) for _ in range(VISITS)))
                row(f"first visit, {name}, ms", usable)
                row("its first paint, ms", seen)
                row("its size, KB", [size / 1000 for size in sizes])
                row(f"tap, {name}, ms", taps(browser, service.origin))


def visit(browser, origin):
    """When the page works and is seen by somebody who was never there, and the bytes that takes."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(origin, wait_until="load")
    measured = page.evaluate(USABLE)
    context.close()
    return measured


def taps(browser, origin):
    """Options chosen and given back, four at a time at most; each answer is made anew."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(origin, wait_until="load")
    chosen, times = [], []
    for tap in range(TAPS):
        place = chosen.pop(0) if len(chosen) == 4 else tap * 3
        if place == tap * 3:
            chosen.append(place)
        times.append(page.evaluate(TAP, place))
    context.close()
    return times


def row(name, values):
    cuts = statistics.quantiles(values, n=20, method="inclusive")
    print(f"{name:34}{cuts[9]:9.1f}{cuts[18]:9.1f}", flush=True)


if __name__ == "__main__":
    main()
