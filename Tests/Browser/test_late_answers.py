"""An answer that comes late never takes the place of a newer one."""

from playwright.sync_api import expect

from page_test import PageTest


class LateAnswerTest(PageTest):
    def hold_next(self, page):
        """Keeps back the answer to the next request; returns what waits for it, and what lets it come."""
        held = []
        page.route(self.origin + "?**", lambda route: held.append(route), times=1)

        def wait():
            while not held:
                page.wait_for_timeout(10)

        def release():
            held[0].continue_()
            # Long enough for an answer that would be taken.
            page.wait_for_timeout(200)

        return wait, release

    def test_of_two_texts_the_newer_one_stays(self):
        page = self.open()
        wait, release = self.hold_next(page)
        page.locator("#text").fill("eau")
        wait()
        page.locator("#text").fill("rose")
        self.assert_chips(page, "“rose”")
        release()
        self.assert_chips(page, "“rose”")
        expect(page.locator("#text")).to_have_value("rose")
        self.assert_same_anywhere(page)

    def test_of_two_taps_the_newer_one_stays(self):
        page = self.open()
        wait, release = self.hold_next(page)
        page.locator("#tab-brand").click()
        wait()
        page.locator("#tab-keyword").click()
        expect(self.option(page, "Fresh")).to_be_visible()
        release()
        expect(page.locator("#tab-keyword")).to_have_attribute("aria-selected", "true")
        self.assert_same_anywhere(page)

    def test_of_two_quick_taps_none_is_lost(self):
        page = self.open()
        wait, release = self.hold_next(page)
        self.option(page, "Bergamot").click()
        wait()
        self.option(page, "Apple").click()
        self.assert_chips(page, "Bergamot", "Apple")
        release()
        self.assert_chips(page, "Bergamot", "Apple")
        self.assert_same_anywhere(page)

    def test_a_link_after_a_quick_tap_keeps_it(self):
        page = self.open("?brand=Chanel&keyword=Fresh&tab=keyword")
        for link, chips in [
            (page.locator("#tab-series"), ["Chanel", "Fresh", "Floral"]),
            (self.chips(page).get_by_text("Chanel", exact=True), ["Fresh", "Floral"]),
            (page.locator("#clear-all"), []),
        ]:
            with self.subTest(chips):
                page.goto(self.origin + "?brand=Chanel&keyword=Fresh&tab=keyword")
                wait, release = self.hold_next(page)
                self.option(page, "Floral").click()
                wait()
                link.click()
                self.assert_chips(page, *chips)
                release()
                self.assert_chips(page, *chips)
                self.assert_same_anywhere(page)

    def test_of_two_quick_tabs_the_first_one_leaves_nothing(self):
        page = self.open("?tab=brand")
        wait, release = self.hold_next(page)
        page.locator("#tab-keyword").click()
        wait()
        page.locator("#tab-series").click()
        expect(page.locator("#tab-series")).to_have_attribute("aria-selected", "true")
        release()
        self.assert_same_anywhere(page)

    def test_a_text_that_is_taken_back_is_not_searched(self):
        page = self.open()
        wait, release = self.hold_next(page)
        page.locator("#text").fill("eau")
        wait()
        with page.expect_response(self.origin + "?**"):
            page.locator("#text").fill("")
        release()
        self.assert_chips(page)
        self.assert_same_anywhere(page)

    def test_clearing_a_category_clears_what_is_awaited_of_it(self):
        page = self.open("?brand=Chanel&ingredient=Bergamot&ingredient=Lemon")
        wait, release = self.hold_next(page)
        self.option(page, "Lime").click()
        page.locator("#text").fill("eau")
        wait()
        page.locator("#clear-tab").click()
        self.assert_chips(page, "“eau”", "Chanel")
        release()
        self.assert_chips(page, "“eau”", "Chanel")
        self.assert_same_anywhere(page)

    def test_another_tab_is_not_narrowed_to_what_was_just_typed(self):
        page = self.open()
        page.locator("#find").fill("berg")
        page.locator("#tab-brand").click()
        expect(page.locator("#tab-brand")).to_have_attribute("aria-selected", "true")
        expect(page.locator("#find")).to_have_value("")
        self.assert_same_anywhere(page)

    def test_the_other_language_keeps_what_is_awaited(self):
        page = self.open()
        wait, release = self.hold_next(page)
        self.option(page, "Bergamot").click()
        wait()
        page.locator("#text").fill("eau")
        page.get_by_role("link", name="한국어").click()
        self.assert_chips(page, "“eau”", "베르가못")
        expect(page.locator("html")).to_have_attribute("lang", "ko")
        release()

    def test_waiting_shows_until_the_answer_comes(self):
        page = self.open()
        results = page.locator("#results")
        wait, release = self.hold_next(page)
        self.option(page, "Bergamot").click()
        wait()
        expect(results).to_have_attribute("aria-busy", "true")
        expect(results).not_to_have_css("opacity", "1")
        release()
        self.assert_chips(page, "Bergamot")
        expect(results).not_to_have_attribute("aria-busy", "true")
        expect(results).to_have_css("opacity", "1")

    def test_going_back_is_newer_than_a_tap(self):
        page = self.open()
        self.tick(page, "Bergamot")
        wait, release = self.hold_next(page)
        self.option(page, "Apple").click()
        wait()
        page.go_back()
        self.assert_chips(page)
        release()
        self.assert_chips(page)
        expect(self.option(page, "Apple")).not_to_be_checked()
        self.assert_same_anywhere(page)

    def test_what_is_being_typed_stays_while_an_answer_comes(self):
        page = self.open()
        wait, release = self.hold_next(page)
        self.option(page, "Bergamot").click()
        wait()
        page.locator("#find").focus()
        page.keyboard.insert_text("j")
        release()
        expect(page.locator("#find")).to_have_value("j")
        expect(page.locator("#find")).to_be_focused()
