"""Every screen, large letters and paper have room for all of it."""

from playwright.sync_api import expect

from page_test import PageTest

SCREENS = {
    "everything": "",
    "a selection": "?brand=Jo+Malone&ingredient=Bergamot&keyword=Fresh&q=e",
    "brands": "?tab=brand",
    "keywords": "?tab=keyword",
    "nothing matches": "?brand=Chanel&ingredient=Lychee&keyword=Fresh",
    "a long text": "?q=" + "Wachstumsgrenze" * 13,
}


class LayoutTest(PageTest):
    def test_320_pixels_need_no_scrolling_sideways(self):
        for locale in ["en-US", "ko-KR"]:
            page = self.open(width=320, height=640, locale=locale)
            for name, query in SCREENS.items():
                with self.subTest(screen=name, locale=locale):
                    page.goto(self.origin + query)
                    self.assert_nothing_lies_beside(page)

    def test_letters_twice_as_large_need_no_scrolling_sideways(self):
        for locale in ["en-US", "ko-KR"]:
            page = self.open(width=390, height=844, locale=locale)
            for name, query in SCREENS.items():
                with self.subTest(screen=name, locale=locale):
                    page.goto(self.origin + query)
                    page.evaluate("document.documentElement.style.fontSize = '200%'")
                    self.assert_nothing_lies_beside(page)

    def test_what_is_tapped_on_a_small_screen_is_large_enough(self):
        page = self.open("?ingredient=Bergamot", width=320, height=640)
        for selector in [".options label", ".chip", "[role=tab]", "#clear-all", "#clear-tab", ".back", "#page-next"]:
            with self.subTest(selector):
                box = page.locator(selector).first.bounding_box()
                self.assertGreaterEqual(min(box["width"], box["height"]), 24)

    def test_the_way_back_to_the_filters_shows_the_tabs(self):
        page = self.open(width=390, height=844)
        page.locator("#jump").click()
        page.get_by_role("link", name="Change filters").click()
        expect(page.locator("#tab-series")).to_be_in_viewport(ratio=1)
        page.keyboard.press("Tab")
        expect(page.locator("#tab-series")).to_be_focused()

    def test_another_tab_begins_at_its_top_and_a_tick_keeps_the_place(self):
        page = self.open("?ingredient=Bergamot")
        filters = page.locator(".filters")
        filters.evaluate("it => { it.scrollTop = 300 }")
        self.tick(page, "Apple")
        self.assertEqual(filters.evaluate("it => it.scrollTop"), 300)
        page.locator("#tab-keyword").click()
        expect(self.option(page, "Fresh")).to_be_visible()
        self.assertEqual(filters.evaluate("it => it.scrollTop"), 0)

    def test_the_order_stands_beside_the_number_where_it_has_room(self):
        page = self.open(width=768)
        total, sort = (page.locator(selector).bounding_box() for selector in ["#total strong", "#sort"])
        self.assertLess(sort["y"], total["y"] + total["height"])

    def test_a_print_has_the_perfumes_whole_and_nothing_to_tap(self):
        page = self.open("?ingredient=Bergamot")
        page.emulate_media(media="print")
        for selector in [".filters", "#text", "#sort", ".pages"]:
            expect(page.locator(selector)).to_be_hidden()
        self.assert_chips(page, "Bergamot")
        expect(page.locator(".cards > li").first).to_have_css("break-inside", "avoid")


class ManyPagesTest(PageTest):
    @classmethod
    def setUpClass(cls):
        cls.serve(["name", "brand"], *([f"Number {number}", "House"] for number in range(2_000)))

    def test_a_number_of_a_page_is_in_one_line(self):
        page = self.open("?limit=1&offset=1800", width=320, height=640)
        expect(page.locator(".pages li a")).to_have_text(["1", "1,800", "1,801", "1,802", "2,000"])
        for link in page.locator(".pages a").all():
            self.assertEqual(link.evaluate("it => it.clientHeight"), 40)
        self.assert_nothing_lies_beside(page)
