"""What the tests of the page have in common."""

import csv
import subprocess
import tempfile
import unittest
from pathlib import Path

from playwright.sync_api import expect

from service import Service


class PageTest(unittest.TestCase):
    """Opens pages of the service, each in a browser that knows nothing, and listens to what they complain of."""

    program = origin = browser = None
    # Whether what is fetched is meant to fail, which a browser says in its console whatever a page does about it.
    loads_fail = False

    @classmethod
    def serve(cls, *rows):
        """Has the tests of the class open pages of a catalogue of their own, imported from a table."""
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        table, catalog = Path(folder.name, "table.csv"), Path(folder.name, "table.perfume")
        with table.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows(rows)
        subprocess.run([cls.program, "import", table, "--into", catalog], check=True, capture_output=True, timeout=60)
        service = Service(cls.program, catalog)
        cls.origin = service.__enter__().origin
        cls.addClassCleanup(service.__exit__)

    def setUp(self):
        self.complaints = []

    def tearDown(self):
        self.assertEqual(self.complaints, [], "the console stays empty")

    def open(self, address="", width=1440, height=900, locale="en-US", **settings):
        """A page in a fresh browser: the address is that of the service and what follows, or a whole one."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce", **settings
        )
        context.set_default_timeout(10_000)
        self.addCleanup(context.close)
        page = context.new_page()
        page.on("console", lambda message: self.complain(message.text))
        page.on("pageerror", lambda error: self.complain(str(error)))
        page.goto(address if "://" in address else self.origin + address)
        return page

    def complain(self, text):
        # A refusal is answered with 400, which a browser says in its console whatever a page does about it.
        if "status of 400" not in text and not (self.loads_fail and "Failed to load resource" in text):
            self.complaints.append(text)

    # What is on a page

    def row(self, page, name):
        """An option: a checkbox, its name and a number."""
        return page.locator(".options label", has=page.locator("span").get_by_text(name, exact=True))

    def option(self, page, name):
        """The checkbox of an option."""
        return self.row(page, name).locator("input")

    def count(self, page, name):
        """The number beside an option."""
        return number(self.row(page, name).locator("b").inner_text())

    def total(self, page):
        return number(page.locator("#total strong").inner_text())

    def chips(self, page):
        return page.locator(".chip")

    def tick(self, page, name):
        """Changes an option and waits for the page that follows."""
        before = address_shown(page)
        self.option(page, name).click()
        page.wait_for_function("before => document.querySelector('#screen').dataset.address !== before", arg=before)

    # What holds of every page

    def assert_chips(self, page, *names):
        expect(self.chips(page)).to_have_text(list(names))

    def assert_same_anywhere(self, page):
        """The address says all of what is shown: it is the page's own, and in another browser the same page."""
        self.assertEqual(address_shown(page), page.evaluate("location.pathname + location.search"))
        other = self.open(page.url)
        self.assertEqual(what_is_shown(other), what_is_shown(page))
        other.context.close()

    def assert_nothing_lies_beside(self, page):
        """The window is as wide as the page; else this says what reaches out of it."""
        self.assertEqual(page.evaluate(BESIDE), [])


BESIDE = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll("#screen *")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map((element) => element.outerHTML.slice(0, 80));
}"""


def number(text):
    """The number in "1,234 perfumes"."""
    return int("".join(filter(str.isdigit, text)))


def address_shown(page):
    """The address that the server drew the page for."""
    return page.locator("#screen").get_attribute("data-address")


def what_is_shown(page):
    """What a person sees of the filter and the perfumes, field values included."""
    return page.evaluate(
        """() => ({
          title: document.title,
          text: document.querySelector("#screen").innerText,
          checked: [...document.querySelectorAll("input:checked")].map((input) => input.value),
          fields: [...document.querySelectorAll("input[type=search], select")].map((field) => field.value),
        })"""
    )
