"""Where nothing matches there is a way out."""

from playwright.sync_api import expect

from page_test import PageTest, number


class NothingFoundTest(PageTest):
    def test_dropping_one_condition_gives_what_it_promises(self):
        page = self.open("?brand=Chanel&ingredient=Lychee&keyword=Fresh")
        expect(page.get_by_role("heading", name="No perfume matches all of this")).to_be_visible()
        self.assertEqual(self.total(page), 0)
        drop = page.locator(".drops a").first
        promised = number(drop.locator("b").inner_text())
        self.assertGreater(promised, 0)
        drop.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".card").first).to_be_visible()
        self.assertEqual(self.total(page), promised)
        expect(page.locator("#results")).to_be_focused()
        self.assert_same_anywhere(page)

    def test_a_text_that_nothing_has_is_cleared(self):
        page = self.open("?q=zzzzzz")
        expect(page.get_by_text("Try another text, or fewer words.")).to_be_visible()
        page.locator(".nothing").get_by_role("link", name="Clear all").click()
        expect(page.locator(".card").first).to_be_visible()
        expect(page.locator("#text")).to_have_value("")

    def test_past_the_end_there_is_the_first_page(self):
        page = self.open("?offset=9000")
        page.get_by_role("link", name="Back to the first page").click()
        expect(page.locator(".card").first).to_be_visible()
        self.assert_same_anywhere(page)

    def test_an_option_that_is_not_there_is_shown_away(self):
        page = self.open("?tab=keyword")
        page.locator("#find").press_sequentially("zzz")
        expect(page.get_by_text("Nothing is called “zzz”.")).to_be_visible()
        page.get_by_role("link", name="Show them all").click()
        expect(self.option(page, "Fresh")).to_be_visible()
