"""Everything works with the keys alone, and where they are is seen."""

from playwright.sync_api import expect

from page_test import PageTest


class KeyboardTest(PageTest):
    def test_arrows_move_among_tabs_and_the_tab_key_leaves_them(self):
        page = self.open()
        page.locator("#tab-series").focus()
        for key, tab in [
            ("ArrowRight", "brand"),
            ("End", "keyword"),
            ("ArrowRight", "series"),
            ("ArrowLeft", "keyword"),
            ("Home", "series"),
            ("ArrowRight", "brand"),
        ]:
            page.keyboard.press(key)
            expect(page.locator(f"#tab-{tab}[aria-selected=true]")).to_be_focused()
        self.assert_same_anywhere(page)
        page.keyboard.press("Tab")
        expect(page.get_by_role("tab").and_(page.locator(":focus"))).to_have_count(0)

    def test_space_ticks_and_the_keyboard_stays_there(self):
        page = self.open()
        box = self.option(page, "Bergamot")
        box.focus()
        for chips in [["Bergamot"], [], ["Bergamot"]]:
            page.keyboard.press("Space")
            self.assert_chips(page, *chips)
            expect(box).to_be_focused()

    def test_space_folds_as_enter_does(self):
        page = self.open()
        fold = page.locator(".fold").first
        fold.focus()
        for key, is_expanded in [("Space", "false"), ("Enter", "true"), ("Space", "false")]:
            page.keyboard.press(key)
            expect(fold).to_have_attribute("aria-expanded", is_expanded)
            expect(fold).to_be_focused()

    def test_nothing_that_sticks_lies_over_where_the_keys_are(self):
        for width, key, first in [(390, "Tab", "first"), (1440, "Shift+Tab", "last")]:
            page = self.open(width=width)
            getattr(page.locator("#filters .options input"), first).focus()
            for _ in range(40):
                page.keyboard.press(key)
                covered = page.locator(":focus").evaluate(IS_COVERED)
                self.assertFalse(covered, f"at {width}, {page.locator(':focus').evaluate('it => it.outerHTML')}")

    def test_enter_leads_to_the_perfumes_that_are_far_below(self):
        page = self.open(width=390)
        page.locator("#text").fill("eau")
        page.keyboard.press("Enter")
        self.assert_chips(page, "“eau”")
        expect(page.locator("#total")).to_be_in_viewport()
        page.set_viewport_size({"width": 1440, "height": 900})
        page.locator("#text").fill("rose")
        page.keyboard.press("Enter")
        self.assert_chips(page, "“rose”")
        expect(page.locator("#text")).to_be_focused()

    def test_a_screen_without_a_mouse(self):
        page = self.open("?tab=keyword&find=f")
        self.press_until(page, "#filters .options input")
        page.keyboard.press("Space")
        expect(self.chips(page)).to_have_count(1)
        self.press_until(page, ".chip")
        page.keyboard.press("Enter")
        expect(self.chips(page)).to_have_count(0)

    def press_until(self, page, selector):
        """Goes from place to place with the tab key; each place is seen."""
        for _ in range(200):
            page.keyboard.press("Tab")
            focused = page.locator(":focus")
            self.assertTrue(focused.evaluate(IS_SEEN), f"nothing shows {focused.evaluate('it => it.outerHTML')}")
            if focused.evaluate("(it, selector) => it.matches(selector)", selector):
                return
        self.fail(f"no way to {selector}")

    def test_the_first_key_offers_the_way_to_the_perfumes(self):
        page = self.open()
        page.keyboard.press("Tab")
        skip = page.get_by_role("link", name="Skip to the perfumes")
        expect(skip).to_be_focused()
        expect(skip).to_be_in_viewport()
        page.keyboard.press("Enter")
        expect(page.locator("#results")).to_be_focused()


# What is tapped there is the element, its label, or a part of it.
IS_COVERED = """it => {
  const { x, y, width, height } = it.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return !(it.contains(top) || it.closest("label")?.contains(top));
}"""

# A hidden radio button is seen by its label.
IS_SEEN = """it => [it, it.closest("label")].some((element) => {
  const style = element && getComputedStyle(element);
  return style && (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2 || style.boxShadow !== "none");
})"""
