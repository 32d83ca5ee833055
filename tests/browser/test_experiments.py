"""The laboratory: decks are chosen, bots play them, and what comes of it is read, paused and watched."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import fits_in_both_windows
from tests.patience import IN_BROWSER, PLAYED


def choose(page, *tests, bot="random", games="100"):
    """The form with these ready-made decks to test against Sage; not sent."""
    page.goto("/lab/")
    page.get_by_role("link", name="New experiment").click()
    for word in ("Good", "Evil", "Wild"):
        page.get_by_label(f"{word} in the field").uncheck()
    for word in tests:
        page.get_by_label(f"Test {word}").check()
    page.get_by_label("Bot for all decks").select_option(bot)
    page.get_by_label("Games of two decks at most").select_option(games)


def start(page):
    page.get_by_role("button", name="Start", exact=True).click()


def test_decks_meet_a_field_and_each_game_can_be_watched(wide_page):
    page = wide_page
    choose(page, "Good", "Evil")
    assert fits_in_both_windows(page)
    start(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Good, Evil against Sage")
    expect(page.get_by_role("heading", name="Finished")).to_be_visible(timeout=PLAYED)
    matrix = page.get_by_role("region", name="Win chances")
    expect(matrix.locator(".cell b")).to_have_text([re.compile(r"\d+%$")] * 2)
    assert fits_in_both_windows(page)
    matrix.get_by_role("link").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Good against Sage")
    expect(page.get_by_role("heading", name="How games end")).to_be_visible()
    assert fits_in_both_windows(page)
    game = page.locator(".game-list tbody tr").first
    winner = game.locator("td").nth(1).text_content()
    turns = game.locator("td").nth(3).text_content()
    page.get_by_role("link", name="Replay of game 1", exact=True).click()
    expect(page.locator("#replay > .table")).to_be_visible(timeout=IN_BROWSER)
    empty = page.locator("#replay .row-empty")  # of each side, whoever looks on
    expect(empty).to_have_text(["Sage has no champions in play.", "Good has no champions in play."])
    expect(page.get_by_role("region", name="Good's hand")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("#replay")).to_contain_text(f"Turn {turns}")
    if winner != "nobody":
        expect(page.locator("#replay")).to_contain_text(re.compile("win", re.IGNORECASE))


def test_an_experiment_is_paused_goes_on_and_is_cancelled(phone_page):
    page = phone_page
    choose(page, "Good", bot="greedy", games="5000")
    page.get_by_label("the win chance is known well enough").check()
    page.get_by_label("Well enough is an interval of").select_option("3")
    start(page)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("heading", name="Paused")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("heading", name="Playing")).to_be_visible()
    expect(page.get_by_text(re.compile(r"[1-9]\d* games played"))).to_be_visible(timeout=PLAYED)  # by itself
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("heading", name="Cancelled")).to_be_visible()
    page.get_by_role("link", name="Laboratory", exact=True).click()
    expect(page.locator(".experiments")).to_contain_text("Good against Sage")


def test_what_was_ticked_stays_where_something_is_wrong(wide_page):
    page = wide_page
    choose(page, "Sage")
    start(page)
    expect(page.get_by_role("alert")).to_contain_text("“Sage” is ticked in both columns.")
    expect(page.get_by_label("Test Sage")).to_be_checked()
    expect(page.get_by_label("Games of two decks at most")).to_have_value("100")


def test_the_cards_of_a_deck_are_sorted(wide_page):
    page = wide_page
    choose(page, "Good")
    start(page)
    expect(page.get_by_role("heading", name="Finished")).to_be_visible(timeout=PLAYED)
    page.get_by_role("link", name="Cards of a deck").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cards of Good")
    page.get_by_role("link", name="Card", exact=True).click()
    names = page.locator(".experiment-cards tbody th a").all_text_contents()
    assert names == sorted(names)
    assert len(names) > 20


def test_an_experiment_survives_a_power_cut(wide_page, server, console_errors):
    page = wide_page
    choose(page, "Good", games="2000")
    page.get_by_label("the win chance is known well enough").check()
    page.get_by_label("Well enough is an interval of").select_option("20")
    start(page)
    expect(page.get_by_text(re.compile(r"[1-9]\d* games played"))).to_be_visible(timeout=PLAYED)
    server.kill()
    server.start()
    page.reload()
    expect(page.get_by_role("heading", name="Finished")).to_be_visible(timeout=PLAYED)
    page.get_by_role("region", name="Win chances").get_by_role("link").first.click()
    numbers = page.locator(".game-list tbody th a").all_text_contents()
    shown = [int(re.sub(r"\D", "", number)) for number in numbers]
    assert shown == list(range(1, len(shown) + 1))  # each once
    assert len(shown) == 50
    console_errors.clear()
