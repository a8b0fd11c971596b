"""Chips are removed one by one, and the keyboard never falls back to the top of the page."""

from playwright.sync_api import expect

from page_test import PageTest

CHOSEN = "?brand=Chanel&ingredient=Bergamot&ingredient=Lemon"


class ChipTest(PageTest):
    def remove(self, page, name):
        chip = self.chips(page).get_by_text(name, exact=True)
        chip.focus()
        page.keyboard.press("Enter")
        expect(chip).to_have_count(0)

    def test_after_one_in_the_middle_comes_the_next(self):
        page = self.open(CHOSEN)
        self.remove(page, "Bergamot")
        expect(page.get_by_role("link", name="Remove ingredient Lemon")).to_be_focused()

    def test_after_the_last_comes_the_one_before(self):
        page = self.open(CHOSEN)
        self.remove(page, "Lemon")
        expect(page.get_by_role("link", name="Remove ingredient Bergamot")).to_be_focused()

    def test_after_the_only_one_comes_the_open_tab(self):
        page = self.open("?brand=Chanel&tab=brand")
        self.remove(page, "Chanel")
        expect(page.locator("#tab-brand")).to_be_focused()

    def test_after_clearing_all_come_the_perfumes(self):
        page = self.open(CHOSEN)
        page.locator("#clear-all").focus()
        page.keyboard.press("Enter")
        self.assert_chips(page)
        expect(page.locator("#results")).to_be_focused()

    def test_after_clearing_a_category_comes_its_tab(self):
        page = self.open(CHOSEN)
        page.locator("#clear-tab").focus()
        page.keyboard.press("Enter")
        self.assert_chips(page, "Chanel")
        expect(page.locator("#tab-series")).to_be_focused()

    def test_the_text_is_a_chip_too(self):
        page = self.open("?q=eau&brand=Chanel")
        self.assert_chips(page, "“eau”", "Chanel")
        self.remove(page, "“eau”")
        expect(page.locator("#text")).to_have_value("")
        self.assert_same_anywhere(page)
