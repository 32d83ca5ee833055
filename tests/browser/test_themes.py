"""Light or dark: as the system wishes, or as somebody chose in the footer."""

import re

from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.conftest import WIDE

LUMINOUS = """() => {
    const [red, green, blue] = getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g).map(Number);
    return red + green + blue > 3 * 127;
}"""
BARS = """() => [...document.querySelectorAll("meta[name=theme-color]")]
    .filter(one => matchMedia(one.media).matches).map(one => one.dataset.of)"""


def is_drawn(page, theme):
    return page.evaluate(LUMINOUS) == (theme == "light") and page.evaluate(BARS) == [theme]


def test_without_a_choice_the_system_decides_at_any_time(open_page):
    page = open_page(*WIDE, color_scheme="light")
    page.goto("/cards/syntax/")
    assert is_drawn(page, "light")
    page.emulate_media(color_scheme="dark")
    assert is_drawn(page, "dark")


def test_a_choice_by_keyboard_holds_on_every_page_before_any_script_runs(open_page):
    page = open_page(*WIDE, color_scheme="dark")
    page.goto("/cards/syntax/")
    select = page.get_by_role("contentinfo").get_by_role("combobox", name="Theme", exact=True)
    page.get_by_role("link", name="API for programs").focus()
    page.keyboard.press("Tab")
    expect(select).to_be_focused()
    page.keyboard.type("Light")
    expect(select).to_have_value("light")
    assert is_drawn(page, "light")
    for address in ("/decks/", "/learn/", "/nowhere/"):
        assert re.search(r'<html lang="en" data-theme="light">', page.request.get(address).text())
    page.goto("/learn/")
    assert is_drawn(page, "light")
    expect(select).to_have_value("light")
    select.select_option("System")
    assert is_drawn(page, "dark")
    assert "data-theme" not in page.request.get("/learn/").text()


def test_the_table_and_the_viewer_of_the_api_follow(sit, server):
    page = sit(stage.find_game(lambda view: view["decision"]["kind"] == "window")).page
    page.context.add_cookies([{"name": "fourfold_theme", "value": "light", "url": f"{server.url}/"}])
    page.reload()
    page.wait_for_selector("#table > .table")
    assert is_drawn(page, "light")
    page.goto("/api/docs/")
    page.locator("#viewer .opblock").first.wait_for()
    assert is_drawn(page, "light")
    page.get_by_label("Theme", exact=True).select_option("Dark")
    expect(page.locator("html")).to_have_class(re.compile("dark-mode"))
    assert is_drawn(page, "dark")
