"""Puzzles in a browser: begun from the page, failed and tried again, solved and marked."""

import re

from playwright.sync_api import expect

from engine.epic.puzzles import WIN
from playtest.scenes.puzzles import puzzles
from tests.browser.player import Player, Pointer, Touch

OUTCOME = {"name": "The puzzle is over"}


def begin(page, number):
    page.goto("/puzzles/")
    page.get_by_role("button", name=re.compile(rf"^Puzzle {number}\b")).click()
    expect(page.get_by_role("region", name="Puzzle")).to_contain_text(f"Puzzle {number}")
    return page.url


def first(wanted):
    """The number of the first puzzle that is so."""
    return next(number for number, puzzle in enumerate(puzzles(), 1) if wanted(puzzle))


def test_who_ends_the_turn_has_not_solved_it_and_tries_again(phone_page):
    page, hands = phone_page, Touch(phone_page)
    player = Player(page, hands)
    played = begin(page, first(lambda puzzle: puzzle.goal == WIN))
    hands.command(player.look().button("End your turn"))
    over = page.get_by_role("dialog", **OUTCOME)
    expect(over).to_contain_text("Not solved: your turn is over")
    over.get_by_role("button", name="Try again").tap()
    page.wait_for_url(lambda url: url != played)
    expect(page.get_by_role("region", name="Puzzle")).to_contain_text("Goal: Win this turn.")
    page.goto("/puzzles/")
    expect(page.get_by_text("You have solved 0 of")).to_be_visible()


def test_who_solves_one_comes_to_the_next_and_finds_it_marked(wide_page):
    page, hands = wide_page, Pointer(wide_page)
    player = Player(page, hands)
    number = first(lambda puzzle: puzzle.proof.solution[1:] == ("Gain 10 health.",) and puzzle.proof.length == 1)
    played = begin(page, number)
    expect(page.get_by_role("group", name=re.compile("Their hand: "))).to_be_visible()
    name = puzzles()[number - 1].proof.solution[0].removeprefix("Play ")
    before = player.look()
    page.locator(".hand").get_by_role("button", name=name).click()
    seen = player.look(before.at)
    hands.command(seen.button("Gain 10 health."))
    over = page.get_by_role("dialog", **OUTCOME)
    while not (seen := player.look(seen.at)).over:
        hands.command(seen.button("Pass"))
    expect(over).to_contain_text("Solved: you have survived the turn.")
    over.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url(lambda url: url != played)
    expect(page.get_by_role("region", name="Puzzle")).to_contain_text(f"Puzzle {number + 1}")
    page.goto("/puzzles/")
    expect(page.get_by_role("button", name=re.compile(rf"^Puzzle {number}\b.*Solved$"))).to_be_visible()
    expect(page.get_by_text("You have solved 1 of")).to_be_visible()
