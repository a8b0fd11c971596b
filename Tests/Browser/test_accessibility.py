"""axe finds nothing to complain of."""

from axe_playwright_python.sync_playwright import Axe

from page_test import PageTest

SCREENS = {
    "a selection": "?brand=Chanel&ingredient=Bergamot&keyword=Fresh",
    "brands, one refused": "?tab=brand&brand=Chanel&brand=nosuch",
    "nothing matches": "?tab=keyword&brand=Chanel&ingredient=Lychee&keyword=Fresh",
}


class AccessibilityTest(PageTest):
    def test_in_english(self):
        self.check("en-US")

    def test_in_korean(self):
        self.check("ko-KR")

    def check(self, locale):
        # What axe itself does is not what the page may do.
        page = self.open(locale=locale, bypass_csp=True)
        for name, query in SCREENS.items():
            page.goto(self.origin + query)
            for scheme in ["light", "dark"]:
                for width in [390, 1440]:
                    with self.subTest(screen=name, scheme=scheme, width=width):
                        page.emulate_media(color_scheme=scheme)
                        page.set_viewport_size({"width": width, "height": 900})
                        self.assertEqual(violations(page), [])


def violations(page):
    """What is wrong, and where."""
    found = Axe().run(page).response["violations"]
    return [(each["id"], [node["html"][:120] for node in each["nodes"]]) for each in found]
