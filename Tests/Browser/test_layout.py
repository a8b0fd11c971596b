"""Nothing lies beside a narrow screen."""

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

    def test_what_is_tapped_on_a_small_screen_is_large_enough(self):
        page = self.open("?ingredient=Bergamot", width=320, height=640)
        for selector in [".options label", ".chip", "[role=tab]", "#clear-all", "#page-next"]:
            with self.subTest(selector):
                box = page.locator(selector).first.bounding_box()
                self.assertGreaterEqual(min(box["width"], box["height"]), 24)
