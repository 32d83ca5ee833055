"""Who is about to harm their own side is asked once."""

import pytest
from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.conftest import PHONE, WIDE
from tests.browser.player import Pointer, Touch


def own_trolls(view):
    """One's own Cave Trolls among the targets of a Kong, which deals more damage than they bear."""
    decision = view["decision"]
    mine = {one["id"] for one in view["champions"] if one["controller"] == 0 and one["card"] == "Cave Troll"}
    if decision["kind"] != "target":
        return []
    return [ref for option in decision["options"] for ref in option["refs"] if ref in mine]


@pytest.fixture(scope="module")
def breaking():
    """A person is asked whom Kong hits, and could name a Cave Troll of their own."""
    decks = (["Kong", "Cave Troll"] * 15, ["Kong", "Cave Troll"] * 15)
    return stage.find_game(own_trolls, decks=decks)


def troll(page):
    return page.locator(".row.is-mine .piece.is-choosable", has_text="Cave Troll").locator(".piece-button").first


@pytest.mark.parametrize(("size", "hands"), [(WIDE, Pointer), (PHONE, Touch)], ids=["desk", "phone"])
def test_harm_to_ones_own_champion_is_asked_once(sit, breaking, size, hands):
    player = sit(breaking, size=size, hands=hands)
    page = player.page
    seen = page.locator(".table").get_attribute("data-at")
    own = troll(page)
    own.press("Enter")
    warning = page.get_by_role("alert").filter(has_text="This would break your own Cave Troll.")
    expect(warning).to_be_visible()
    assert page.locator(".table").get_attribute("data-at") == seen
    page.keyboard.press("Escape")
    expect(warning).to_have_count(0)
    own.press("Enter")
    expect(warning).to_be_visible()
    player.hands.insist()
    expect(page.locator(".table")).not_to_have_attribute("data-at", seen)
    expect(warning).to_have_count(0)


def test_to_press_the_same_again_is_to_insist(sit, breaking):
    page = sit(breaking).page
    seen = page.locator(".table").get_attribute("data-at")
    own = troll(page)
    own.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="This would break your own Cave Troll.")).to_be_visible()
    own.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-at", seen)
