"""Without script the page is links and a form, and does the same."""

from playwright.sync_api import expect

from page_test import PageTest


class WithoutScriptTest(PageTest):
    def open(self, address="", **settings):
        return super().open(address, java_script_enabled=False, **settings)

    def test_the_form_keeps_what_is_not_in_it(self):
        page = self.open("?brand=Chanel&sort=name&match-keywords=all")
        self.option(page, "Bergamot").check()
        page.locator("#text").fill("eau")
        page.get_by_role("button", name="Show perfumes").click()
        self.assert_chips(page, "“eau”", "Bergamot", "Chanel")
        expect(page.locator("#sort")).to_have_value("name")
        self.assertIn("match-keywords=all", page.url)

    def test_after_submitting_one_is_at_the_perfumes(self):
        page = self.open(width=390, height=844)
        self.option(page, "Bergamot").check()
        page.get_by_role("button", name="Show perfumes").click()
        self.assert_chips(page, "Bergamot")
        expect(page.locator("#total")).to_be_in_viewport()

    def test_an_option_is_taken_back_with_the_form(self):
        page = self.open("?ingredient=Bergamot&ingredient=Lemon")
        self.option(page, "Bergamot").uncheck()
        page.get_by_role("button", name="Show perfumes").click()
        self.assert_chips(page, "Lemon")

    def test_tabs_chips_and_pages_are_links(self):
        page = self.open("?brand=Chanel&ingredient=Bergamot")
        page.get_by_role("link", name="Remove brand Chanel").click()
        self.assert_chips(page, "Bergamot")
        page.locator("#tab-keyword").click()
        expect(page.locator("#tab-keyword")).to_have_attribute("aria-selected", "true")
        page.locator("#page-next").click()
        self.assertIn("offset=20", page.url)
        self.assert_chips(page, "Bergamot")
        page.locator("#clear-all").click()
        self.assert_chips(page)

    def test_a_sixth_selection_is_refused_and_the_limit_explained(self):
        names = ["Bergamot", "Lemon", "Grapefruit", "Orange", "Lime"]
        page = self.open("?" + "&".join(f"ingredient={name}" for name in names))
        self.option(page, "Yuzu").check()
        page.get_by_role("button", name="Show perfumes").click()
        expect(page.get_by_role("alert")).to_contain_text("at most 5 ingredients")
