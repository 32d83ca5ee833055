"""The game of all after a draft, from the page of the games to the table."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import FINGER, PHONE, WIDE
from tests.browser.drafting import begin, host


@pytest.mark.parametrize(("size", "touch"), [(WIDE, {}), (PHONE, FINGER)])
def test_the_host_begins_a_game_of_hydra_and_is_at_a_table_of_four(open_page, size, touch):
    page = open_page(*size, **touch)
    address = host(page, "random30", seats="4")
    begin(page, address)
    page.goto(f"{address}games/")
    page.get_by_role("radio", name="Hydra, 2 teams").check()
    page.get_by_role("button", name="Begin the game").click()
    expect(page.get_by_text("Your game of all 4 has begun")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="go to it").click()
    page.wait_for_url("**/table/**")
    page.wait_for_selector("#table > .table")
    for number in (2, 3, 4):
        expect(page.get_by_text(f"Bot {number}").first).to_be_attached()
