"""A picture that cannot be loaded leaves no hole."""

from playwright.sync_api import expect

from page_test import PageTest

PICTURE = "<svg xmlns='http://www.w3.org/2000/svg' width='3' height='4'/>"


class PictureTest(PageTest):
    loads_fail = True

    @classmethod
    def setUpClass(cls):
        cls.serve(
            ["name", "brand", "keywords", "image"],
            ["Lost", "House", "Fresh", "/lost.jpg"],
            ["Kept", "House", "Fresh", "/picture.svg"],
        )

    def open(self, address, held=None):
        """A page whose script is held back, if there is a list for it."""
        page = super().open("about:blank")
        if held is not None:
            page.route("**/page-*.js", lambda route: held.append(route))
        page.route("**/picture.svg", lambda route: route.fulfill(body=PICTURE, content_type="image/svg+xml"))
        page.goto(self.origin + address, wait_until="commit")
        return page

    def assert_only_one_is_left(self, page):
        expect(page.locator(".card")).to_have_count(2)
        expect(page.get_by_role("img", name="House Lost")).to_have_count(0)
        expect(page.get_by_role("img", name="House Kept")).to_be_visible()

    def test_it_is_removed_and_not_asked_for_again(self):
        page = self.open("?tab=keyword")
        self.assert_only_one_is_left(page)
        asked = []
        page.on("request", lambda request: asked.append(request.url))
        self.tick(page, "Fresh")
        self.assert_only_one_is_left(page)
        self.assertEqual([url for url in asked if "lost" in url], [])

    def test_also_when_it_failed_before_the_script_ran(self):
        held = []
        page = self.open("", held)
        page.wait_for_function("() => document.querySelector('img[alt$=Lost]')?.complete")
        held[0].continue_()
        self.assert_only_one_is_left(page)
