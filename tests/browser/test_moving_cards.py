"""What the later products bring to the table: gold for one alignment, cards revealed from decks, cards to be played."""

import re

from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.conftest import PHONE, WIDE
from tests.browser.player import Keys, Touch

WURMS = ("Burrowing Wurm",) * 30
PATHS = ("Brachiosaurus",) * 30
HERALDS = ("Herald of Lashnok",) * 15 + ("Muse",) * 15
PLAYS_WILD = {"alignment": "wild", "pays": "playing wild cards and powers", "gold": 1}
TRICKSTERS = ("Fairy Trickster",) * 30


def own_plate(page):
    return page.get_by_role("region", name="You", exact=True)


def test_gold_for_one_alignment_stands_beside_the_other_gold(sit):
    found = stage.find_game(lambda view: view["players"][0]["restricted_gold"] == [PLAYS_WILD], decks=(PATHS, WURMS))
    for size in (WIDE, PHONE):
        page = sit(found, size=size).page
        plate = own_plate(page)
        expect(plate.get_by_title("Gold only for playing wild cards and powers").locator("b")).to_have_text("1")
        spoken = re.compile(r"^You: \d+ health, 0 gold, 1 gold for playing wild cards and powers\.$")
        expect(plate.locator(".crest")).to_have_attribute("aria-label", spoken)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_revealed_cards_are_chosen_among_in_a_tray(sit):
    found = stage.find_game(
        lambda view: view["decision"]["kind"] == "target" and len(view["revealed"]) == 3,
        decks=(HERALDS, WURMS),
    )
    for hands, size in ((Keys, WIDE), (Touch, PHONE)):
        player = sit(found, size=size, hands=hands)
        seen = player.look()
        assert seen.sentence.endswith("Choose a wild card to put into your hand, or none; the rest are banished.")
        assert {thing["zone"] for thing in seen.things} == {"tray"}
        expect(player.page.locator(".tray h2")).to_have_text("Revealed from your deck")
        expect(player.page.locator(".tray-card")).to_have_count(3)  # what cannot be chosen is seen, too
        player.answer(seen)
        assert player.look().at > seen.at


def test_a_card_that_may_be_played_is_named_on_its_button(sit):
    found = stage.find_game(lambda view: view["decision"]["kind"] == "may", decks=(TRICKSTERS, WURMS))
    player = sit(found)
    seen = player.look()
    assert "Do you want to play " in seen.sentence
    assert {command["text"] for command in seen.buttons} >= {"No"}
    expect(player.page.locator(".tray-card")).to_have_count(1)
    assert any(command["text"].startswith("Play ") for command in seen.buttons)
    player.answer(seen)
    assert player.look().at > seen.at
