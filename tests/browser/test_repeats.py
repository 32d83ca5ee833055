"""Several questions answered at once: attacks one after the other."""

import pytest
from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.conftest import PHONE, WIDE
from tests.browser.player import Pointer, Touch

DECKS = (["Cave Troll"] * 30, ["Kong"] * 30)  # the opponent can play nothing in our turn


@pytest.mark.parametrize(("size", "hands"), [(WIDE, Pointer), (PHONE, Touch)], ids=["desk", "phone"])
def test_several_attack_one_by_one(sit, size, hands):
    found = stage.find_game(
        lambda view: view["decision"]["kind"] == "attackers" and len(view["decision"]["multi_pick"]["candidates"]) > 2,
        decks=DECKS,
    )
    player = sit(found, size=size, hands=hands)
    page, seen = player.page, player.look()
    page.locator(".commands [data-key=A]").press("Enter")
    count = len(seen.in_zone("mine"))
    attacks = page.locator(".entry-attack.by-me")
    before = attacks.count()
    page.get_by_role("button", name="One by one").press("Enter")
    expect(attacks).to_have_count(before + count)
    assert all("×" not in line for line in attacks.all_text_contents()[before:])
