"""Without a connection the page stays, says so, and lets one try again."""

from playwright.sync_api import expect

from page_test import PageTest, address_shown


class NoAnswerTest(PageTest):
    loads_fail = True

    def test_the_same_tick_can_be_tried_again(self):
        page = self.open("?brand=Chanel")
        address = page.url
        page.context.set_offline(True)
        self.option(page, "Bergamot").click()
        expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
        expect(self.option(page, "Bergamot")).not_to_be_checked()
        self.assert_chips(page, "Chanel")
        self.assertEqual(page.url, address)
        page.context.set_offline(False)
        self.tick(page, "Bergamot")
        self.assert_chips(page, "Chanel", "Bergamot")
        expect(page.get_by_role("alert")).to_be_empty()
        self.assert_same_anywhere(page)

    def test_the_same_way_back_can_be_tried_again(self):
        page = self.open()
        self.tick(page, "Bergamot")
        page.context.set_offline(True)
        page.evaluate("history.back()")
        expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
        self.assertEqual(address_shown(page), page.evaluate("location.pathname + location.search"))
        page.context.set_offline(False)
        page.evaluate("history.back()")
        self.assert_chips(page)
        self.assert_same_anywhere(page)

    def test_what_is_typed_stays_to_be_tried_again(self):
        page = self.open()
        page.context.set_offline(True)
        page.locator("#text").fill("eau")
        expect(page.get_by_role("alert")).not_to_be_empty()
        expect(page.locator("#text")).to_have_value("eau")
        page.context.set_offline(False)
        page.keyboard.press("Enter")
        self.assert_chips(page, "“eau”")

    def test_an_answer_that_is_no_page_of_ours_is_none(self):
        page = self.open(locale="ko-KR")
        page.route(self.origin + "?**", lambda route: route.fulfill(status=502, body="<h1>Bad Gateway</h1>"))
        self.option(page, "베르가못").click()
        expect(page.get_by_role("alert")).to_contain_text("연결되어 있지 않습니다")
        expect(self.option(page, "베르가못")).not_to_be_checked()
