"""A catalogue may be called anything: names are text, and only that."""

from playwright.sync_api import expect

from page_test import PageTest

# An import leaves out tags and the marks that turn the direction of text, so what they are of is left open.
NAMES = [
    "<script src=//example.invalid/x.js ",
    "</title </select </label ",
    "\" onmouseover=\"alert(1)\" autofocus=\"",
    "' onfocus='alert(1)' autofocus='",
    "Tom & Jerry &copy",
    "50% #1 + a=b&c?d/e",
    "עוד",
    "\u202egnp.exe\u2066",
    "Wachstumsgrenze" * 12,
    "{{7*7}} ${7*7}",
]

# What is typed is shown as it was typed.
TEXTS = [
    "<script>document.title = 'taken'</script>",
    "</title></script><img src=x onerror=alert(1)>",
    "\"><svg onload=alert(1)>",
    "&lt;b&gt; &amp;amp; %3Cb%3E +",
    "\u202egnp.exe\u2066",
]


class HostileNameTest(PageTest):
    @classmethod
    def setUpClass(cls):
        cls.serve(["name", "brand", "keywords"], *([name, name, name] for name in NAMES))

    def test_every_name_is_shown_as_it_is(self):
        page = self.open("?sort=name")
        shown = page.locator(".card h3").all_inner_texts()
        self.assertCountEqual(shown, [name.strip("\u202e\u2066 ") for name in NAMES])
        self.assert_nothing_is_taken_for_markup(page)

    def test_every_name_can_be_selected_and_removed(self):
        page = self.open("?tab=keyword")
        for name in page.locator(".options span").all_inner_texts():
            with self.subTest(name):
                self.tick(page, name)
                self.assert_chips(page, name)
                self.assertEqual(self.total(page), 1)
                self.assert_nothing_is_taken_for_markup(page)
                self.assert_same_anywhere(page)
                self.chips(page).click()
                self.assert_chips(page)

    def test_every_text_can_be_typed(self):
        page = self.open()
        for text in TEXTS:
            with self.subTest(text):
                page.locator("#text").fill(text)
                self.assert_chips(page, f"“{text}”")
                self.assertTrue(page.title().startswith(text))
                self.assert_nothing_is_taken_for_markup(page)
                self.assert_same_anywhere(page)

    def assert_nothing_is_taken_for_markup(self, page):
        markup = page.locator("#screen").locator("script, img, svg:not(.stars), [onfocus], [onmouseover]")
        expect(markup).to_have_count(0)

    def test_a_name_from_right_to_left_turns_nothing_else_around(self):
        page = self.open("?tab=keyword")
        row = self.row(page, "עוד")
        name, count = row.locator("span").bounding_box(), row.locator("b").bounding_box()
        self.assertLess(name["x"], count["x"])

    def test_long_names_need_no_scrolling_sideways(self):
        page = self.open(f"?q={NAMES[8]}", width=320, height=640)
        expect(page.locator(".card h3")).to_have_text(NAMES[8])
        self.assert_nothing_lies_beside(page)
