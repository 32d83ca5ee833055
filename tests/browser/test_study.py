"""A deck is studied: its counts, its odds, a hand with its mulligan, and games of bots to their end."""

import re

import pytest
from playwright.sync_api import expect

from engine.epic.construction import preconstructed
from tests.patience import PLAYED

LIST = "# Ape rush\n" + "\n".join(f"2 {name}" for name in preconstructed("wild"))


@pytest.fixture(params=["wide_page", "phone_page"])
def page(request):
    return request.getfixturevalue(request.param)


def save_deck(page):
    """Save the list as a deck and open its study."""
    page.goto("/decks/new/")
    page.get_by_label("The list").fill(LIST)
    page.get_by_role("button", name="Save deck").click()
    page.get_by_role("link", name="Study", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ape rush: counts")


def fits(page):
    return page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def start_trial(page, pairs):
    page.get_by_role("link", name="Bot games").click()
    page.get_by_label("Good, ready-made").uncheck()
    page.get_by_label("Evil, ready-made").check()
    page.get_by_label("Sage, ready-made").check()
    page.get_by_label("Bot for both sides").select_option("random")
    page.get_by_label("Pairs of games").select_option(str(pairs))
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("progressbar")).to_be_visible()


def test_counts_odds_and_hands(page):
    save_deck(page)
    expect(page.get_by_role("heading", name="Cost by alignment")).to_be_visible()
    assert fits(page)

    page.get_by_role("link", name="Odds").click()
    before = page.get_by_role("status").inner_text()
    page.get_by_label("of", exact=True).select_option("Kong")
    page.get_by_label("Mulligan").select_option("Keep all five")
    sentence = "25% to have seen 1 or more copies of Kong by your turn 3. Keep all five: Puts no card back."
    expect(page.get_by_role("status")).to_have_text(sentence)
    assert page.get_by_role("status").inner_text() != before
    expect(page).to_have_url(re.compile("card%3AKong"))
    page.get_by_text("As a table: Kong").click()
    expect(page.get_by_role("row", name="10 44%")).to_be_visible()
    assert fits(page)

    page.get_by_role("link", name="Hands").click()
    boxes = page.get_by_role("checkbox")
    expect(boxes).to_have_count(5)
    boxes.nth(1).check()
    boxes.nth(3).check()
    page.get_by_role("button", name="Continue with this hand").click()
    expect(page.get_by_role("heading", name="After the mulligan")).to_be_focused()
    expect(page.get_by_role("status")).to_contain_text("You have 28 health.")
    page.get_by_role("button", name="Begin your turn 1").click()
    expect(page.locator(".hand img")).to_have_count(6)
    kept = page.locator(".hand img").evaluate_all("images => images.map((one) => one.alt)")
    page.reload()
    assert page.locator(".hand img").evaluate_all("images => images.map((one) => one.alt)") == kept
    assert fits(page)
    page.get_by_role("button", name="Deal a new hand").click()
    expect(boxes).to_have_count(5)


def test_a_hand_is_mulliganed_by_keyboard_alone(wide_page):
    page = wide_page
    save_deck(page)
    page.get_by_role("link", name="Hands").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/study/hands/"))
    page.get_by_role("button", name="Deal a new hand").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    for _ in range(5):
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "mulligan"
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="After the mulligan")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Your turn 1")).to_be_focused()


def test_bots_play_to_the_end_while_somebody_watches(page):
    save_deck(page)
    start_trial(page, 25)
    expect(page.get_by_text("50 of 50 pairs played.")).to_be_visible()
    expect(page.get_by_role("heading", name="Finished")).to_be_visible(timeout=PLAYED)
    expect(page.get_by_role("row", name=re.compile("All together"))).to_be_visible()
    page.get_by_role("link", name="Drawn", exact=True).click()
    expect(page.get_by_role("link", name="Drawn", exact=True)).to_have_attribute("aria-current", "true")
    expect(page.locator(".card-rates tbody tr")).to_have_count(30)
    assert fits(page)


def test_a_trial_goes_on_after_a_power_cut(wide_page, server, console_errors):
    page = wide_page
    save_deck(page)
    start_trial(page, 100)
    expect(page.get_by_text(re.compile(r"[1-9]\d* of 200 pairs played"))).to_be_visible()
    server.kill()
    server.start()
    page.reload()
    console_errors.clear()  # the page asked while nobody answered
    expect(page.get_by_text("200 of 200 pairs played.")).to_be_visible()
    expect(page.get_by_role("heading", name="Finished")).to_be_visible(timeout=PLAYED)
