"""A game of practice: a hint points first and says what a bot would do then, and a blunder is asked about before it is
made."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import Pointer
from tests.browser.test_accessibility import faults

# Flame Strike wins at once; whoever ends the turn instead is attacked, and loses.
STRIKE = (
    "turn=5 active=0 first=0 moment=main seat=0 / health=1 gold=1 hand=FlameStrike board=- deck=9*Muse"
    " / health=5 gold=1 hand=- board=HillGiant,DarkKnight deck=9*Muse"
)
# The same in the Epic TCG: an attack of the Hulk wins, and the champions of the opponent cannot block it.
HULK = (
    "turn=5 active=0 moment=attack rules=every-window / mojo=1 board=Hulk deck=9*Hulk"
    " / mojo=5 board=2*Hulk(expended) deck=9*Hulk"
)


def begin(page, *wished, at="/position/", position=STRIKE):
    page.goto(at)
    page.get_by_label("Position").fill(position)
    page.get_by_label("Against").select_option("random")
    for label in wished:
        page.get_by_label(label).check()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".prompt.is-asked")).to_be_visible()


@pytest.mark.parametrize("page_name", ["wide_page", "phone_page"])
def test_a_hint_points_before_it_names_a_card_and_a_blunder_is_asked_about(request, page_name):
    page = request.getfixturevalue(page_name)
    begin(page, "Hints when I ask", "Warn me before a blunder")
    hint = page.locator(".prompt .practice")
    page.get_by_role("button", name="Hint").click()
    expect(hint).to_have_text("Look at your hand: one of your events fits now.")
    page.get_by_role("button", name="The idea").click()
    expect(hint.get_by_role("listitem").first).to_have_text("Play Flame Strike. wins 100 of 100")
    expect(page.get_by_role("button", name="The idea")).to_be_disabled()
    assert faults(page) == []

    warning = page.get_by_role("alert").filter(has_text=re.compile(r"This may cost you about \d+ of 100 games\."))
    page.get_by_role("button", name="End your turn").click()
    expect(warning).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Think again").click()
    expect(warning).to_have_count(0)
    expect(hint.get_by_role("listitem").first).to_contain_text("Play Flame Strike.")
    page.get_by_role("button", name="End your turn").click()
    expect(warning).to_be_visible()
    page.get_by_role("button", name="Do it anyway").click()
    expect(page.locator(".table")).not_to_have_attribute("data-at", "0")
    expect(hint).to_have_text("")


def test_keys_do_the_same_and_the_replay_says_that_there_was_help(wide_page):
    page = wide_page
    begin(page, "Hints when I ask")
    hint = page.locator(".prompt .practice")
    page.keyboard.press("i")
    expect(hint).to_have_text("Look at your hand: one of your events fits now.")
    page.keyboard.press("i")
    expect(hint).to_contain_text("Play Flame Strike.")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("A hint: first where to look, then what a bot would do")
    page.keyboard.press("Escape")
    page.locator(".hand .piece-button").click()
    expect(page.locator(".prompt")).to_have_attribute("data-asks", "target")
    page.keyboard.press("i")
    expect(hint).to_have_text("Look at the side of your opponent.")
    Pointer(page).thing("p1")
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".top")).to_contain_text("Replay, with hints")


def test_so_it_is_in_the_epic_tcg(phone_page):
    page = phone_page
    begin(page, "Hints when I ask", "Warn me before a blunder", at="/epic-tcg/position/", position=HULK)
    hint = page.locator(".prompt .practice")
    page.get_by_role("button", name="Hint").click()
    expect(hint).to_have_text("An attack looks good.")
    page.get_by_role("button", name="The idea").click()
    expect(hint.get_by_role("listitem")).to_have_text(["Attack your opponent. wins 100 of 100"])
    page.get_by_role("button", name="End your Battle Step").click()
    expect(page.get_by_role("alert").filter(has_text="This may cost you about 98 of 100 games.")).to_be_visible()
    assert faults(page) == []


def test_a_plain_game_offers_no_hint_and_a_blunder_is_made(wide_page):
    page = wide_page
    begin(page)
    expect(page.get_by_role("button", name="End your turn")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).not_to_contain_text("A hint")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="End your turn").click()
    expect(page.locator(".table")).not_to_have_attribute("data-at", "0")
