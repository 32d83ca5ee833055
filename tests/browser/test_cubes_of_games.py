"""A cube of the second game in a browser: made from a list, drafted with bots to the end, and its deck looked at."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from engine.epic_tcg.catalogue import CARDS
from tests.browser.conftest import PHONE, WIDE
from tests.browser.drafting import Drafter, path_of

A_CUBE = re.compile(r"/epic-tcg/cubes/[\w-]{16}/$")
NAMES = [card.name for card in CARDS][-60:]  # as many as two players with two packs each need


def fits(page):
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def make_cube(page):
    page.goto("/epic-tcg/decks/")
    page.get_by_role("link", name="Cubes").click()
    page.get_by_role("link", name="New cube from a list").click()
    page.get_by_label("Name", exact=True).fill("Sixty")
    page.get_by_label("The list").fill("\n".join([*NAMES, "Wolf"]))
    page.get_by_role("button", name="Save cube").click()
    expect(page.get_by_role("alert").last).to_contain_text("Wolf is a token, and tokens are no cards.")
    page.get_by_label("The list").fill("\n".join(NAMES))
    page.get_by_role("button", name="Save cube").click()
    expect(page).to_have_url(A_CUBE)
    fits(page)
    return path_of(page)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_cube_is_made_drafted_with_a_bot_and_its_deck_looked_at(open_page, size):
    page = open_page(*size)
    cube = make_cube(page)
    expect(page.locator("#draft")).to_contain_text("A Cube Draft for 4 players needs 180 cards: 120 are missing.")
    page.get_by_role("link", name="Draft this").click()
    expect(page.get_by_role("radio", name="Cube Draft")).to_be_checked()
    expect(page.get_by_label("Cube", exact=True)).to_have_value(cube.split("/")[3])
    expect(page.get_by_role("group", name="Boosters")).to_be_hidden()
    expect(page.get_by_label("The list")).to_be_hidden()
    page.get_by_role("button", name="Create draft", exact=True).last.click()
    expect(page.get_by_role("alert").first).to_contain_text("needs 180 cards; the list has 60. Add 120")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Packs per player").fill("2")
    fits(page)
    page.get_by_role("button", name="Create draft", exact=True).last.click()
    page.wait_for_url("**/epic-tcg/drafts/*/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Cube Draft 2")
    expect(page.get_by_role("link", name="Sixty, version 1")).to_have_attribute("href", cube)
    page.get_by_role("button", name="Start now").click()
    ann = Drafter(page)
    first = ann.take()
    assert (first["where"], len(first["cards"])) == ("Pack 1 of 2, pick 1", 15)
    ann.play()
    pool = Counter(ann.pool())
    assert (sum(pool.values()), max(pool.values()), set(pool) <= set(NAMES)) == (30, 1, True)
    fits(page)
    page.get_by_role("link", name="Build your deck").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your deck from Cube Draft 2")
    expect(page.locator(".drafted-card")).to_have_count(30)
    pool_page = page.url
    page.get_by_role("button", name="Save as a deck").click()
    page.wait_for_url("**/epic-tcg/decks/**")
    page.goto(pool_page)
    expect(page.get_by_text("Legal. 30 cards, version 1. This is what you play.")).to_be_visible()
    fits(page)
    page.get_by_role("link", name="Cards to bring").first.click()
    expect(page.get_by_role("main")).to_contain_text("Bring these 60 cards to the table")
    brought = [line.split(maxsplit=1)[1] for line in page.locator(".deck-group li").all_inner_texts()]
    assert sorted(brought) == sorted(NAMES)


def test_where_cards_come_from_is_asked_in_a_cube_draft_only(open_page):
    page = open_page(*WIDE)
    page.goto("/epic-tcg/drafts/")
    sources, boosters = page.get_by_role("group", name="Cards come from"), page.get_by_role("group", name="Boosters")
    expect(sources).to_be_hidden()
    page.locator(".offer label", has_text="Cube Draft").click()
    expect(sources).to_be_visible()
    expect(boosters).to_be_hidden()
    page.get_by_label("My own list").check()
    expect(page.get_by_label("The list")).to_be_visible()
    page.locator(".offer label", has_text="Sealed Pack").click()
    expect(page.get_by_label("The list")).to_be_hidden()
    expect(sources).to_be_hidden()
    expect(boosters).to_be_visible()
