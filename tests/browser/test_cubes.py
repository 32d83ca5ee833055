"""A cube in a browser: made from a list, grown from a card's page, drafted against bots, and its cards brought."""

import re

from playwright.sync_api import expect

from engine.epic.catalogue import CARDS
from tests.browser.conftest import WIDE
from tests.browser.drafting import path_of

A_CUBE = re.compile(r"/cubes/[\w-]{16}/$")
NAMES = [card.name for card in CARDS if card.name != "Kong"][:59]


def make_cube(page):
    page.goto("/decks/")
    page.get_by_role("link", name="Cubes").click()
    page.get_by_role("link", name="New cube from a list").click()
    page.get_by_label("Name", exact=True).fill("Sixty")
    page.get_by_label("The list").fill("\n".join(f"2 {name}" for name in NAMES))
    page.get_by_role("button", name="Save cube").click()
    expect(page).to_have_url(A_CUBE)
    return path_of(page)


def test_a_cube_is_drafted_with_bots_to_the_list_of_its_cards(open_page):
    page = open_page(*WIDE)
    cube = make_cube(page)
    expect(page.locator("#draft")).to_contain_text("170 are missing")
    page.goto("/cards/kong/")
    adding = page.get_by_role("form", name="Add to a cube")
    adding.get_by_label("Cube", exact=True).select_option(label="Sixty")
    adding.get_by_role("button", name="Add").click()
    said = "The cube “Sixty” has 1 copy of Kong now, and 119 cards in all."
    expect(page.get_by_role("status").first).to_have_text(said)
    page.goto(cube)
    page.get_by_role("link", name="Draft this").click()
    expect(page.get_by_label("Cube", exact=True)).to_have_value(cube.split("/")[2])
    expect(page.get_by_label("The list")).to_be_hidden()
    page.get_by_label("My own list").check()
    expect(page.get_by_label("The list")).to_be_visible()
    expect(page.get_by_label("Cube", exact=True)).to_be_hidden()
    page.goto(cube)
    page.get_by_label("Practise the format").select_option(label="Sealed")
    page.get_by_role("button", name="Against bots now").click()
    page.get_by_role("link", name="Cards to bring").last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cards to bring")
    expect(page.get_by_role("main")).to_contain_text("Bring these 90 cards to the table")
    brought = page.locator(".deck-group li").all_inner_texts()
    assert sum(int(line.split()[0]) for line in brought) == 90
    assert {line.split(maxsplit=1)[1] for line in brought} <= {*NAMES, "Kong"}
