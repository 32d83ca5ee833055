"""Tables of more than two: everybody around the one who plays, and who has left the game."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.conftest import FINGER, PHONE, WIDE
from tests.browser.player import Player, Pointer

FITS = "document.documentElement.scrollWidth <= innerWidth"


def asks_whom(seen):
    """Seat 0 is asked whom to attack."""
    asked = seen["decision"]
    return asked["seat"] == 0 and asked.get("prompt") == "Choose whom to attack."


def is_out(seen):
    """Seat 0 has left a game that goes on."""
    return [one["seat"] for one in seen["seating"]["out"]] == [0]


def open_table(page, server, found, **more):
    name = stage.begin(page)
    page.goto(stage.seat_many(server, name, found, name=f"{name}-many", **more))
    page.wait_for_selector("#table > .table")
    return page


def turn(page):
    return int(page.locator(".turn-number").inner_text().split()[-1])


def test_three_bots_are_played_against_for_some_turns(wide_page, server):
    page = open_table(wide_page, server, stage.find_game_of_many(lambda seen: seen["turn"] == 1))
    expect(page.locator(".strip-name b")).to_have_text(["Beatrix", "Cyd", "Dorothea"])
    player = Player(page, Pointer(page))
    seen = player.play(until=lambda seen: turn(page) >= 9)
    assert seen.over is None
    assert page.evaluate(FITS)
    said = page.locator(".story-list").inner_text()
    assert "Cyd" in said
    assert "layer 3" not in said


def test_an_opponent_is_held_by_key_until_the_game_is_followed_again(wide_page, server):
    page = open_table(wide_page, server, stage.find_game_of_many(asks_whom), bots=False)
    large = page.locator(".plate.is-theirs .crest-title")
    first = large.inner_text()
    page.keyboard.press("k")
    expect(large).not_to_have_text(first)
    expect(page.locator(".strip.is-held")).to_have_count(1)
    page.keyboard.press("f")
    expect(large).to_have_text(first)
    page.keyboard.press("2")
    expect(page.locator(".lane")).to_contain_text("Who attacks?")
    expect(large).to_have_text("Cyd")


def test_a_strip_opens_on_a_phone_and_its_player_is_attacked(open_page, server):
    page = open_page(*PHONE, **FINGER)
    open_table(page, server, stage.find_game_of_many(asks_whom, seats=8), bots=False)
    assert page.evaluate(FITS)
    page.get_by_role("button", name="Ezra:").tap()
    expect(page.locator(".plate.is-theirs .crest-title")).to_have_text("Ezra")
    page.locator(".plate.is-theirs .piece-button").tap()
    expect(page.locator(".strip.is-block")).to_contain_text("Ezra")
    expect(page.locator(".lane")).to_contain_text("Who attacks?")


def test_who_is_out_sees_it_and_may_leave(open_page, server):
    page = open_page(*WIDE)
    open_table(page, server, stage.find_game_of_many(is_out), bots=False)
    expect(page.locator(".prompt-sentence")).to_contain_text("You are out of the game.")
    expect(page.locator(".plate.is-mine")).to_contain_text("Out of the game")
    page.get_by_label("More", exact=True).click()
    expect(page.get_by_role("button", name="Copy position")).to_be_visible()
    expect(page.get_by_role("button", name="Concede")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)  # the others are persons, and still play
    page.locator(".prompt").get_by_role("link", name="Leave the table").click()
    page.wait_for_url("**/")


def test_who_is_out_among_bots_plays_again_at_once(open_page, server):
    page = open_page(*WIDE)
    open_table(page, server, stage.find_game_of_many(is_out))
    before, prompt = page.url, page.locator(".prompt", has_text="You are out of the game.")
    expect(prompt.get_by_role("button", name="Rematch")).to_be_visible()
    # In one step: bots play on meanwhile, and when their game ends the button is another one.
    page.get_by_role("button", name="Rematch").first.dispatch_event("click")
    page.wait_for_url(lambda url: url != before)
    expect(page.locator(".plate.is-mine")).not_to_contain_text("Out of the game")


@pytest.mark.parametrize(("size", "more"), [(WIDE, {}), (PHONE, FINGER)], ids=["desk", "phone"])
def test_a_team_plays_hydra(open_page, size, more):
    """Chance says who starts, and bots which plays they make: what is looked at holds whatever they do."""
    page = open_page(*size, **more)
    page.goto("/many/")
    seats, shared = page.get_by_label("Players"), page.get_by_label("Teammates see each other’s hands")
    expect(shared).to_be_hidden()
    page.get_by_label("Game", exact=True).select_option("Hydra, 2 teams of 2")
    expect(seats).to_be_hidden()
    shared.check()
    page.get_by_label("The others are").select_option("random")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".strip .team-mark")).to_have_text(["B", "A", "B"])
    expect(page.locator(".strip-name b")).to_have_text(["Random 1", "Teammate 2", "Random 3"])
    expect(page.locator(".plate.is-mine .team-mark")).to_have_text("A")
    seen = Player(page, Pointer(page)).play(
        until=lambda seen: page.locator(".turn-number").count() > 0 and turn(page) >= 3
    )
    assert seen.over is None
    assert page.evaluate(FITS)
    expect(page.locator(".turn")).to_contain_text(re.compile("Your team’s turn|Team B’s turn"))
    page.locator(".strip.is-teammate .strip-open").click()
    expect(page.locator(".plate.is-theirs .team-mark")).to_have_text("A")
