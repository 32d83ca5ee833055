"""Two persons at one table, each in a browser of their own."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.conftest import FINGER, PHONE, WIDE
from tests.browser.player import Player, Pointer, Touch

MOVED_ON = "at => Number(document.querySelector('#table > .table')?.dataset.at ?? -1) > at"


@pytest.fixture
def pair(open_page, server):
    """Ann at a desk and Bob with a phone, who have each been here before, and the address of their table."""
    pages = [open_page(*WIDE), open_page(*PHONE, **FINGER)]
    slugs = []
    for page in pages:
        page.goto("/")
        page.get_by_role("button", name="Play", exact=True).click()
        page.wait_for_selector("#table > .table")
        slugs.append(re.search(r"/table/([\w-]+)/", page.url)[1])
    address = stage.seat_two(server, slugs, stage.start(), name=f"{slugs[0]}-two")
    return [Player(page, hands(page)) for page, hands in zip(pages, (Pointer, Touch), strict=True)], address


def asked(pair, after):
    """Who is asked when both pages have moved on, and the other one."""
    for player in pair:
        player.page.wait_for_function(MOVED_ON, arg=after)
    one, two = pair
    return (one, two) if one.page.locator(".prompt.is-asked").count() else (two, one)


def take_turns(pair, turns):
    """Both answer what they are asked until this turn begins."""
    after = -1
    while True:
        player, other = asked(pair, after)
        expect(other.page.locator(".prompt-sentence")).to_have_text("Your opponent is choosing.")
        seen = player.look(after)
        if int(re.search(r"\d+", player.page.locator(".turn").inner_text() + " 0")[0]) >= turns:
            return player, other
        player.answer_whatever_comes(seen)
        after = seen.at


def test_two_play_one_gives_up_and_they_meet_again(pair):
    players, address = pair
    ann, bob = players
    ann.page.goto(address)
    expect(ann.page.get_by_text("Away", exact=True)).to_be_visible()
    expect(ann.page.locator(".prompt-sentence")).to_have_text("Bob is away. The game is waiting for them.")
    bob.page.goto(address)
    expect(ann.page.get_by_text("Away", exact=True)).to_have_count(0)
    expect(ann.page).to_have_title("Ann against Bob · Fourfold")
    expect(bob.page).to_have_title("Bob against Ann · Fourfold")
    ann.page.get_by_role("button", name="Pace: Normal").click()
    expect(ann.page.get_by_role("button", name="Pace: Quick")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Pace: Normal")).to_be_visible()

    take_turns(players, 4)
    assert ann.met
    assert bob.met
    bob.page.get_by_label("More", exact=True).tap()
    bob.page.get_by_role("button", name="Concede").tap()
    expect(bob.page.get_by_text("Ann wins at once.")).to_be_visible()
    bob.page.get_by_role("dialog").get_by_role("button", name="Concede").tap()
    expect(bob.page.get_by_role("heading", name="Ann won")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="You won")).to_be_visible()
    expect(ann.page.get_by_role("dialog").get_by_text("You win: your opponent conceded.")).to_be_visible()

    bob.page.get_by_role("dialog").get_by_role("button", name="Rematch").tap()
    bob.page.wait_for_url(re.compile(rf"/table/(?!{re.escape(address.split('/')[2])}/)"))
    expect(ann.page.get_by_role("dialog").get_by_text("Your opponent has started a rematch.")).to_be_visible()
    ann.page.get_by_role("dialog").get_by_role("link", name="Go to the rematch").click()
    ann.page.wait_for_url(bob.page.url)
    player, other = asked(players, -1)
    assert player.look(-1).kind == "mulligan"
    expect(other.page.locator(".prompt-sentence")).to_have_text("Your opponent is choosing.")

    ann.page.goto("/")
    expect(ann.page.get_by_role("link", name="Go on: Ann against Bob")).to_be_visible()
    tables = ann.page.get_by_role("region", name="Your tables")
    expect(tables.get_by_role("link", name="Ann against Bob")).to_have_count(2)
    expect(tables.get_by_role("link", name="You won")).to_have_count(1)


def test_a_stranger_is_told_that_others_sit_there(pair, open_page, console_errors):
    _, address = pair
    page = open_page(*WIDE)
    page.goto(address)
    expect(page.get_by_text("This table belongs to other players.")).to_be_visible()
    console_errors.clear()  # the browser calls a 403 an error
