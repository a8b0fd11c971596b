"""The page speaks the reader's language."""

from playwright.sync_api import expect

from page_test import PageTest


class LanguageTest(PageTest):
    def test_the_browser_says_which(self):
        for accepted, language, title in [
            ("en-US", "en", "Find your perfume"),
            ("ko-KR", "ko", "나에게 맞는 향수 찾기"),
            ("fr, ko;q=0.5, en;q=0.1", "ko", "나에게 맞는 향수 찾기"),
            ("fr", "en", "Find your perfume"),
        ]:
            with self.subTest(accepted):
                page = self.open(locale=None, extra_http_headers={"Accept-Language": accepted})
                expect(page.locator("html")).to_have_attribute("lang", language)
                expect(page.get_by_role("heading", level=1)).to_have_text(title)

    def test_the_address_says_it_louder(self):
        page = self.open("?lang=ko", locale="en-US")
        expect(page.locator("html")).to_have_attribute("lang", "ko")

    def test_the_other_language_keeps_the_filter(self):
        page = self.open("?ingredient=Bergamot&brand=Chanel", locale="ko-KR")
        self.assert_chips(page, "베르가못", "샤넬")
        total = self.total(page)
        page.get_by_role("link", name="English").click()
        expect(page.locator("html")).to_have_attribute("lang", "en")
        self.assert_chips(page, "Bergamot", "Chanel")
        self.assertEqual(self.total(page), total)
        page.get_by_role("link", name="한국어").click()
        self.assert_chips(page, "베르가못", "샤넬")
        # A page that is changed in place stays in the language that was chosen.
        self.tick(page, "레몬")
        expect(page.locator("html")).to_have_attribute("lang", "ko")

    def test_a_refusal_is_in_korean_too(self):
        names = ["Bergamot", "Lemon", "Grapefruit", "Orange", "Lime"]
        page = self.open("?" + "&".join(f"ingredient={name}" for name in names), locale="ko-KR")
        self.option(page, "유자").click()
        expect(page.get_by_role("alert")).to_contain_text("5개까지")

    def test_lead_consonants_find(self):
        page = self.open("?tab=brand", locale="ko-KR")
        page.locator("#find").press_sequentially("ㄷㅌㅋ")
        expect(page.locator(".options li")).to_have_count(1)
        expect(self.option(page, "딥티크")).to_be_visible()
        expect(page.locator("#find")).to_be_focused()
