"""The filters of lists of decks: a part of the page in a large window, a sheet on a phone, where decks come first."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import FINGER, PHONE

WITH_AND_WITHOUT_SCRIPTS = pytest.mark.parametrize("scripts", [True, False])


@WITH_AND_WITHOUT_SCRIPTS
def test_on_a_phone_decks_are_seen_before_their_filters(open_page, scripts):
    page = open_page(*PHONE, **FINGER, java_script_enabled=scripts)
    page.goto("/decks/public/")
    expect(page.locator(".deck-tile").first).to_be_in_viewport(ratio=0.9)  # whoever published it last
    expect(page.get_by_label("Format")).to_be_hidden()
    opens = page.get_by_role("button", name="Search and filter")
    expect(opens).to_have_text("Search and filter")
    opens.focus()
    page.keyboard.press("Enter")
    page.get_by_label("Evil").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    expect(page.get_by_label("Format")).to_be_hidden()
    expect(opens).to_be_focused()
    opens.tap()
    page.get_by_label("Format").select_option("Preconstructed")
    page.get_by_role("button", name="Show", exact=True).tap()
    expect(page).to_have_url(re.compile("alignment=evil&format=preconstructed"))
    expect(opens).to_have_accessible_name("Search and filter 2 in use")
    expect(page.get_by_label("Format")).to_be_hidden()
    opens.tap()
    page.get_by_role("link", name="Clear all").tap()
    expect(opens).to_have_accessible_name("Search and filter")


def test_a_sheet_that_is_open_becomes_a_part_of_the_page_when_the_window_grows(open_page):
    page = open_page(*PHONE)
    page.goto("/decks/public/")
    page.get_by_role("button", name="Search and filter").click()
    expect(page.locator(".sheet:popover-open")).to_be_visible()
    page.set_viewport_size({"width": 1024, "height": 768})
    expect(page.locator(".sheet:popover-open")).to_have_count(0)
    expect(page.get_by_role("group", name="Search and filter").get_by_label("Format")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Search and filter")).to_be_hidden()
    expect(page.get_by_role("heading", name="Search and filter")).to_be_hidden()
