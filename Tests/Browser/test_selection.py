"""Selecting narrows the perfumes, and the numbers follow."""

from playwright.sync_api import expect

from page_test import PageTest

FIVE = "ingredient=Bergamot&ingredient=Lemon&ingredient=Grapefruit&ingredient=Orange&ingredient=Lime"


class SelectionTest(PageTest):
    def test_the_number_beside_an_option_is_what_a_tap_gives(self):
        page = self.open()
        every = self.total(page)
        for name in ["Bergamot", "Apple"]:
            promised = self.count(page, name)
            self.tick(page, name)
            self.assertEqual(self.total(page), promised)
            self.assertLess(self.total(page), every)
        self.assert_chips(page, "Bergamot", "Apple")

    def test_a_selection_changes_the_numbers_of_the_other_tabs(self):
        before = self.count(self.open("?tab=keyword"), "Fresh")
        page = self.open()
        self.tick(page, "Bergamot")
        page.locator("#tab-keyword").click()
        expect(self.option(page, "Fresh")).to_be_visible()
        promised = self.count(page, "Fresh")
        self.assertLess(promised, before)
        self.tick(page, "Fresh")
        self.assertEqual(self.total(page), promised)

    def test_a_second_tap_takes_the_selection_back(self):
        page = self.open()
        address, every = page.url, self.total(page)
        self.tick(page, "Bergamot")
        self.tick(page, "Bergamot")
        self.assertEqual((page.url, self.total(page)), (address, every))
        self.assert_chips(page)

    def test_a_sixth_selection_is_refused_and_the_limit_explained(self):
        page = self.open(f"?{FIVE}")
        total = self.total(page)
        self.option(page, "Yuzu").click()
        expect(page.get_by_role("alert")).to_contain_text("at most 5 ingredients")
        expect(self.option(page, "Yuzu")).not_to_be_checked()
        self.assertEqual(self.total(page), total)
        self.assert_chips(page, "Bergamot", "Lemon", "Grapefruit", "Orange", "Lime")
        self.assertEqual(page.url.count("ingredient="), 5)
        # There is room again once one is taken back, and nothing left to explain.
        self.tick(page, "Lime")
        expect(page.get_by_role("alert")).to_be_empty()
        self.tick(page, "Yuzu")
        self.assert_chips(page, "Bergamot", "Lemon", "Grapefruit", "Orange", "Yuzu")

    def test_one_category_is_cleared_and_the_others_stay(self):
        page = self.open("?brand=Chanel&ingredient=Bergamot&ingredient=Lemon&keyword=Fresh")
        page.get_by_role("link", name="Clear ingredients").click()
        self.assert_chips(page, "Chanel", "Fresh")
        self.assert_same_anywhere(page)

    def test_everything_is_cleared_at_once(self):
        every = self.total(self.open())
        page = self.open("?brand=Chanel&ingredient=Bergamot&keyword=Fresh&q=eau")
        page.locator("#clear-all").click()
        self.assert_chips(page)
        self.assertEqual(self.total(page), every)
        expect(page.locator("#text")).to_have_value("")
        self.assert_same_anywhere(page)
