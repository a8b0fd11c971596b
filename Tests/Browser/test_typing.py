"""What is typed is asked for when it is typed, not while a syllable is put together."""

from page_test import PageTest


class TypingTest(PageTest):
    def compose(self, keyboard, text):
        keyboard.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})

    def test_an_unfinished_syllable_is_not_asked_for(self):
        page = self.open("?tab=brand", locale="ko-KR")
        asked = []
        page.on("request", lambda request: asked.append(request.url))
        keyboard = page.context.new_cdp_session(page)
        page.locator("#find").focus()
        for text in ["딥ㅌ", "딥팈", "딥티크"]:
            self.compose(keyboard, text)
            page.wait_for_timeout(300)
        self.assertEqual(asked, [])
        with page.expect_response(self.origin + "?**", timeout=500):
            page.keyboard.insert_text("딥티크")
        self.assertEqual(len(asked), 1)
        self.option(page, "딥티크").wait_for()

    def test_a_long_pause_asks_for_what_there_is(self):
        page = self.open("?tab=brand", locale="ko-KR")
        page.locator("#find").focus()
        self.compose(page.context.new_cdp_session(page), "딥티")
        self.option(page, "딥티크").wait_for()
