"""Runs the tests of the page: python3 Tests/Browser PROGRAM [-k NAME] [-v]"""

import sys
import unittest
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from page_test import PageTest
from service import Service

program, *arguments = sys.argv[1:]
# Debian's browser, since those that Playwright brings are another download. A container's root has no sandbox.
chromium = {"executable_path": "/usr/bin/chromium", "args": ["--no-sandbox"]}
# What a busy machine needs; nothing waits longer than it has to.
expect.set_options(timeout=10_000)

with Service(program) as service, sync_playwright() as playwright:
    PageTest.program = program
    PageTest.origin = service.origin
    PageTest.browser = playwright.chromium.launch(**chromium)
    unittest.main(module=None, argv=["check-page", "discover", "-s", str(Path(__file__).parent), *arguments])
