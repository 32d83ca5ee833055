"""Decks that players published come in as they stand and are what they claim to be."""

import json

import pytest
from playwright.sync_api import expect

PUBLISHED = {
    "Big Breakthrough": """
        2 White Knight; 3 Palace Guard; 3 Angelic Protector; 2 Angel of Light; 2 Banishment; 3 Ceasefire;
        2 Divine Judgment; 2 Noble Unicorn; 2 Resurrection; 3 Brave Squire; 3 Priest of Kalnor;
        3 Watchful Gargoyle; 3 Kong; 3 Raging T-Rex; 3 Triceratops; 2 Flame Strike; 3 Hurricane; 3 Mighty Blow;
        3 Surprise Attack; 3 Cave Troll; 2 Flash Fire; 2 Lash; 3 Rage
    """,
    "Core Token Control (prototype)": """
        2 Drinker of Blood; 2 Inner Demon; 2 Guilt Demon; 3 Avenging Angel; 3 Banishment; 3 High King;
        3 The People's Champion; 3 Inheritance of the Meek; 2 Inner Peace; 3 Noble Unicorn; 2 Secret Legion;
        3 Courageous Soul; 3 Priestess of Angeline; 2 Watchful Gargoyle; 3 White Dragon; 2 Ancient Chant;
        3 Thought Plucker; 3 Wave of Transformation; 1 Amnesia; 3 Forcemage Apprentice; 3 Pack Alpha;
        3 Wolf's Call; 2 Fireball; 1 Flash Fire
    """,
    "Burn Deck (first shot)": """
        3 Ceasefire; 1 Inheritance of the Meek; 2 Watchful Gargoyle; 3 Erase; 3 Lying in Wait; 3 Memory Spirit;
        3 Wave of Transformation; 3 Forcemage Apprentice; 3 Hasty Retreat; 3 Raging T-Rex; 3 Flame Strike;
        3 Forked Lightning; 3 Hunting Raptors; 3 Lightning Storm; 3 Pyromancer; 3 Rain of Fire;
        3 Strafing Dragon; 3 Cave Troll; 3 Fire Shaman; 3 Fireball; 3 Flash Fire
    """,
}


def lines_of(name):
    return [" ".join(line.split()) for line in PUBLISHED[name].split(";")]


@pytest.mark.parametrize("size", ["wide_page", "phone_page"])
def test_published_decks_come_in_from_one_file(size, request):
    page = request.getfixturevalue(size)
    decks = [{"name": name, "format": "constructed", "cards": lines_of(name)} for name in PUBLISHED]
    content = json.dumps({"decks": decks}).encode()
    page.goto("/decks/")
    page.get_by_role("link", name="Import and export").click()
    page.get_by_label("A file").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": content})
    page.get_by_role("button", name="Save decks").click()
    expect(page.get_by_role("status").first).to_have_text("3 decks are saved.")
    for name in PUBLISHED:
        page.goto("/decks/")
        page.get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", name="60 cards")).to_be_visible()
        expect(page.get_by_role("region", name="Is it legal?")).to_contain_text("Legal in Constructed")


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_published_deck_comes_in_as_players_write_it(wide_page, name):
    page = wide_page
    page.goto("/decks/new/")
    page.get_by_label("The list").fill("\n".join([f"# {name}", "", *lines_of(name)]))
    page.get_by_role("button", name="Save deck").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.get_by_role("heading", name="60 cards")).to_be_visible()
    expect(page.get_by_role("region", name="Is it legal?")).to_contain_text("Legal in Constructed")
