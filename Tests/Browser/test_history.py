"""Back, forward, reload and a copied link: the address and the page agree at each step."""

from playwright.sync_api import expect

from page_test import PageTest


class HistoryTest(PageTest):
    def test_each_step_of_a_filter_is_an_address(self):
        page = self.open()
        steps = [[], ["Bergamot"], ["Bergamot", "Apple"]]
        for name in ["Bergamot", "Apple"]:
            self.tick(page, name)
        page.select_option("#sort", "name")
        expect(page.locator("#sort option[selected]")).to_have_attribute("value", "name")
        self.assert_same_anywhere(page)

        for chips in reversed(steps):
            page.go_back()
            self.assert_chips(page, *chips)
            expect(page.locator("#sort")).to_have_value("popular")
            self.assert_same_anywhere(page)
        for chips in steps[1:]:
            page.go_forward()
            self.assert_chips(page, *chips)
            self.assert_same_anywhere(page)

        page.reload()
        self.assert_chips(page, "Bergamot", "Apple")
        self.assert_same_anywhere(page)

    def test_what_is_come_back_to_is_as_its_address_says(self):
        page = self.open()
        # Left before there is an answer.
        held = []
        page.route("**/?*ingredient=*", lambda route: held.append(route), times=1)
        self.option(page, "Bergamot").click()
        while not held:
            page.wait_for_timeout(10)
        page.goto("about:blank")
        held[0].abort()
        page.go_back()
        expect(page.locator("#total")).to_contain_text("387")
        expect(self.option(page, "Bergamot")).not_to_be_checked()
        self.assert_chips(page)

    def test_what_is_refused_is_no_step(self):
        names = ["Bergamot", "Lemon", "Grapefruit", "Orange", "Lime"]
        page = self.open("?" + "&".join(f"ingredient={name}" for name in names))
        steps = page.evaluate("history.length")
        self.option(page, "Yuzu").click()
        expect(page.get_by_role("alert")).to_contain_text("at most 5 ingredients")
        self.assertEqual(page.evaluate("history.length"), steps)
        self.assert_chips(page, *names)

    def test_typing_is_one_step_back(self):
        page = self.open()
        address = page.url
        page.locator("#text").press_sequentially("eau")
        self.assert_chips(page, "“eau”")
        page.locator("#text").press_sequentially(" rose")
        self.assert_chips(page, "“eau rose”")
        self.assert_same_anywhere(page)
        page.go_back()
        self.assert_chips(page)
        expect(page.locator("#text")).to_have_value("")
        self.assertEqual(page.url, address)

    def test_the_next_page_begins_at_its_top_and_back_keeps_the_place(self):
        page = self.open()
        page.locator("#page-next").scroll_into_view_if_needed()
        # The place is kept once scrolling rests.
        page.wait_for_function("() => history.state?.scroll === scrollY && scrollY > 0")
        place = page.evaluate("scrollY")
        page.locator("#page-next").click()
        expect(page.locator("#results")).to_be_focused()
        self.assertIn("offset=20", page.url)
        self.assert_same_anywhere(page)
        page.go_back()
        page.wait_for_function("place => Math.abs(scrollY - place) < 5", arg=place)

    def test_a_folded_series_stays_folded(self):
        page = self.open()
        fold = page.locator(".fold").first
        fold.click()
        expect(fold).to_have_attribute("aria-expanded", "false")
        self.tick(page, "Apple")
        expect(fold).to_have_attribute("aria-expanded", "false")
        self.assert_same_anywhere(page)
