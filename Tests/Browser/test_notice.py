"""What could not be had is said, and can be put away."""

from playwright.sync_api import expect

from page_test import PageTest

class NoticeTest(PageTest):
    def test_it_is_put_away(self):
        for locale, close in [("en-US", "Close this notice"), ("ko-KR", "알림 닫기")]:
            page = self.open("?brand=nosuch", locale=locale)
            button = page.get_by_role("button", name=close)
            for put_away in [
                lambda: page.keyboard.press("Escape"),
                lambda: page.locator("#notice p").click(),
                lambda: button.press("Enter"),
            ]:
                with self.subTest(locale):
                    page.goto(self.origin + "?brand=nosuch")
                    expect(page.get_by_role("alert")).to_be_visible()
                    put_away()
                    expect(page.get_by_role("alert")).to_be_empty()
                    expect(button).to_be_hidden()
            expect(page.locator("#results")).to_be_focused()

    def test_the_keyboard_goes_back_to_where_it_was(self):
        page = self.open("?brand=nosuch")
        page.locator("#text").focus()
        page.get_by_role("button", name="Close this notice").click()
        expect(page.locator("#text")).to_be_focused()

    def test_escape_puts_away_the_notice_alone(self):
        page = self.open("?brand=nosuch&q=rose")
        page.locator("#text").press("Escape")
        expect(page.get_by_role("alert")).to_be_empty()
        expect(page.locator("#text")).to_have_value("rose")

    def test_it_lies_on_nothing_at_the_end_of_the_page(self):
        for width in [320, 390, 1440]:
            with self.subTest(width):
                page = self.open("?brand=nosuch", width=width, height=800)
                page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
                last = page.locator("a, button").locator("visible=true").and_(page.locator("main *")).last
                notice = page.locator("#notice").bounding_box()
                link = last.bounding_box()
                self.assertLessEqual(link["y"] + link["height"], notice["y"])
