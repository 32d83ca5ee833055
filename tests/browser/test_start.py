"""The first page: two clicks to a table, and a pasted list that says what is wrong with it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player, Pointer, Touch

GOOD_LIST = "3 Kong\n3x Fire Shaman\n3 Flame Strike\n\n3 Cave Troll\n4 Lash\n4 Rage\n"
WRONG_LIST = "3 Kong\n3 Fire Shamen\nthree Rage\n0 Lash\n"


def choose_list(page, text):
    page.locator(".deck-tile", has_text="Your own list").click()
    page.get_by_label("Your list").fill(text)


@pytest.mark.parametrize("size", ["wide_page", "phone_page"])
def test_a_visitor_sits_at_a_table_in_two_clicks(size, request):
    page = request.getfixturevalue(size)
    page.goto("/")
    press = page.locator(".deck-tile", has_text="Wild").tap if size == "phone_page" else None
    (press or page.locator(".deck-tile", has_text="Wild").click)()
    assert page.get_by_role("radio", name="Wild").is_checked()
    page.get_by_role("button", name="Play", exact=True).click()
    player = Player(page, Touch(page) if size == "phone_page" else Pointer(page))
    assert player.look().kind == "mulligan"
    assert "/table/" in page.url
    assert len(player.look().in_zone("hand")) == 5


@pytest.mark.parametrize("size", ["wide_page", "phone_page"])
def test_the_rules_of_2015_are_chosen_under_more_and_the_table_says_so(size, request):
    page = request.getfixturevalue(size)
    page.goto("/")
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Rules", exact=True).select_option("2015")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".turn-rules")).to_contain_text("2015")
    page.get_by_label("More", exact=True).click()
    page.get_by_role("button", name="Help and keys").last.click()
    expect(page.get_by_role("dialog")).to_contain_text("By the rulebook of 2015 the first player mulligans first")


def test_a_game_that_goes_on_is_listed_on_the_first_page(wide_page):
    wide_page.goto("/")
    wide_page.get_by_role("button", name="Play", exact=True).click()
    Player(wide_page, Pointer(wide_page)).look()
    table = wide_page.url
    wide_page.get_by_role("link", name="Fourfold, home page").click()
    wide_page.get_by_role("link", name="In progress").click()
    assert wide_page.url == table


@pytest.mark.parametrize("size", ["wide_page", "phone_page"])
def test_a_list_with_errors_keeps_what_was_typed_and_says_what_to_do(size, request):
    page = request.getfixturevalue(size)
    page.goto("/")
    choose_list(page, WRONG_LIST)
    page.get_by_label("Opponent").select_option("random")
    page.get_by_role("button", name="Play", exact=True).click()
    text = page.get_by_label("Your list")
    assert text.input_value() == WRONG_LIST
    assert text.get_attribute("aria-invalid") == "true"
    assert page.get_by_label("Opponent").input_value() == "random"
    wrong = page.get_by_role("alert").get_by_role("listitem")
    assert wrong.locator("b").all_inner_texts() == ["Line 2", "Line 3", "Line 4"]
    assert wrong.locator("code").all_inner_texts() == ["3 Fire Shamen", "three Rage", "0 Lash"]
    assert "Did you mean Fire Shaman" in wrong.first.inner_text()
    expect(page.get_by_role("alert").first).to_be_visible()
    choose_list(page, GOOD_LIST)
    page.get_by_role("button", name="Play", exact=True).click()
    assert Player(page, Pointer(page)).look().kind == "mulligan"


def test_a_list_that_is_too_short_is_kept(wide_page):
    wide_page.goto("/")
    choose_list(wide_page, "3 Kong")
    wide_page.get_by_role("button", name="Play", exact=True).click()
    assert "This list has 3 cards." in wide_page.get_by_role("alert").inner_text()
    assert wide_page.get_by_label("Your list").input_value() == "3 Kong"


def test_the_bots_deck_can_be_pasted_too(wide_page):
    wide_page.goto("/")
    assert not wide_page.get_by_label("Its list").is_visible()
    wide_page.get_by_label("Its deck").select_option("pasted")
    wide_page.get_by_label("Its list").fill("30 Muse")
    wide_page.get_by_role("button", name="Play", exact=True).click()
    assert Player(wide_page, Pointer(wide_page)).look().kind == "mulligan"


def test_the_products_that_random_decks_are_dealt_from_are_ticked(wide_page):
    wide_page.goto("/")
    asked = wide_page.get_by_role("group", name="Random decks are dealt from")
    assert not asked.is_visible()
    wide_page.get_by_label("Its deck").select_option("random30")
    asked.get_by_label("Base Set").uncheck()
    asked.get_by_label("Promos").check()
    wide_page.get_by_role("button", name="Play", exact=True).click()
    assert (
        wide_page.get_by_role("alert").inner_text() == "These sets have 13 cards, but 30 are needed. Select more sets."
    )
    asked.get_by_label("Pantheon").check()
    wide_page.get_by_role("button", name="Play", exact=True).click()
    assert Player(wide_page, Pointer(wide_page)).look().kind == "mulligan"


@pytest.mark.parametrize("size", ["wide_page", "phone_page"])
def test_a_newcomer_plays_a_scene_and_comes_to_the_next(size, request):
    page = request.getfixturevalue(size)
    page.goto("/")
    page.get_by_role("link", name="Learn it by playing").click()
    page.get_by_role("button", name="Play “Attack with Kong”").click()
    scene = page.get_by_role("region", name="Scene")
    if size == "phone_page":  # there is no room for the text beside the board
        page.get_by_role("dialog", name="Attack with Kong").get_by_role("button", name="Begin").tap()
    expect(scene).to_contain_text("Goal: Win this turn")
    page.get_by_role("button", name="Attack", exact=True).click()
    expect(scene).to_contain_text("Choose Kong, then press the button")
    page.locator(".is-mine").get_by_role("button", name="Kong").click()
    page.get_by_role("button", name="Attack with 1").click()
    over = page.get_by_role("dialog")
    expect(over).to_contain_text("Well done")
    over.get_by_role("button", name="Next scene").click()
    expect(scene).to_contain_text("Block together")
    page.goto("/learn/")
    expect(page.get_by_role("button", name="Play “Attack with Kong” again")).to_be_visible()


def test_a_scene_lists_no_key_for_hints_and_its_words_and_cards_can_be_read(wide_page):
    """In the longest of them nothing of the text is cut off, and a champion is still read while its menu is open."""
    wide_page.goto("/learn/")
    wide_page.get_by_role("button", name="Play “Gold on both turns”").click()
    coach = wide_page.locator(".coach")
    expect(coach).to_contain_text("Gold on both turns")
    assert coach.evaluate("coach => coach.scrollHeight <= coach.clientHeight")
    wide_page.keyboard.press("?")
    help_dialog = wide_page.get_by_role("dialog")
    expect(help_dialog).to_contain_text("Take back what you did last")
    expect(help_dialog).not_to_contain_text("A hint")
    wide_page.goto("/learn/")
    wide_page.get_by_role("button", name="Play “A small battle”").click()
    wide_page.get_by_role("button", name="Kong, 13 offense").click()
    expect(wide_page.locator(".menu-veil")).to_be_visible()
    expect(wide_page.locator(".reader")).to_contain_text("Deal 13 damage to target champion")


def test_a_first_game_gives_hints(wide_page):
    wide_page.goto("/learn/")
    wide_page.get_by_role("button", name="Play your first game").click()
    Player(wide_page, Pointer(wide_page)).look()
    wide_page.keyboard.press("i")
    expect(wide_page.locator(".practice.is-shown p")).to_have_text(re.compile(r"(Keep|Part with) .*this hand\."))
    wide_page.locator(".prompt [data-primary]").click()
    expect(wide_page.locator(".prompt-sentence")).not_to_contain_text("Keep your hand")
    expect(wide_page.locator(".practice p")).to_have_count(0)
