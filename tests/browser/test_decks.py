"""A deck from a list to the table, as a guest does it."""

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player, Pointer, Touch

LIST = "# Ape rush\n3 Kong\n3x Fire Shaman\n3 Flamestrike\n3 Divine Judgement\n3 Cave Troll\n4 Lash\n4 Rage\n"


@pytest.mark.parametrize("size", ["wide_page", "phone_page"])
def test_a_list_is_mended_saved_changed_and_played(size, request):
    page = request.getfixturevalue(size)
    page.goto("/decks/")
    page.get_by_role("link", name="New deck from a list").click()
    page.get_by_label("The list").fill(LIST)
    page.get_by_role("button", name="Save deck").click()
    wrong = page.get_by_role("alert").get_by_role("listitem")
    assert wrong.locator("b").all_inner_texts() == ["Line 5"]
    numbers = page.locator(".gutter span:visible")
    assert numbers.all_inner_texts() == ["1\n2\n3\n4", "5", "6\n7\n8\n9"]
    page.get_by_role("button", name="Use the suggested names").click()
    assert page.get_by_label("The list").input_value() == LIST.replace("Judgement", "Judgment")
    page.get_by_role("button", name="Save deck").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ape rush")
    deck = page.url

    page.get_by_role("link", name="Edit as text").click()
    lines = page.get_by_label("The list")
    lines.fill(lines.input_value().replace("3 Kong", "1 Kong"))
    page.get_by_role("button", name="Save as a new version").click()
    page.get_by_role("link", name="What changed in version 2").click()
    expect(page.get_by_role("row", name="Kong 3 1 −2")).to_be_visible()

    page.goto(deck)
    page.get_by_label("Opponent").select_option("random")
    page.get_by_label("Its deck").select_option("The same deck")
    page.get_by_role("button", name="Play", exact=True).click()
    assert Player(page, Touch(page) if size == "phone_page" else Pointer(page)).look().kind == "mulligan"


def test_as_many_lines_as_one_likes_take_one_element(wide_page):
    page = wide_page
    page.goto("/decks/new/")
    page.get_by_label("The list").evaluate(
        "text => { text.value = '3 Kong\\n'.repeat(20000); text.dispatchEvent(new Event('input')); }"
    )
    expect(page.locator(".gutter")).to_contain_text("20001")
    assert page.locator(".gutter span").count() == 1


def test_two_tabs_do_not_lose_each_others_list(wide_page):
    wide_page.goto("/decks/new/")
    wide_page.get_by_label("The list").fill("3 Kong")
    wide_page.keyboard.press("Tab")
    wide_page.get_by_role("button", name="Save deck").click()
    wide_page.get_by_role("link", name="Edit as text").click()
    other = wide_page.context.new_page()
    other.goto(wide_page.url)
    other.get_by_label("The list").fill("3 Lash")
    other.get_by_role("button", name="Save as a new version").click()
    wide_page.get_by_label("The list").fill("3 Rage")
    wide_page.get_by_role("button", name="Save as a new version").click()
    expect(wide_page.get_by_role("alert")).to_contain_text("Version 2 of this deck was saved somewhere else")
    assert wide_page.get_by_label("The list").input_value() == "3 Rage"
    wide_page.get_by_role("button", name="Save as a new version").click()
    expect(wide_page.get_by_role("link", name="Version 3", exact=True)).to_be_visible()


def test_a_deck_is_saved_by_keyboard_alone(wide_page):
    wide_page.goto("/decks/new/")
    wide_page.get_by_label("Name").focus()
    wide_page.keyboard.type("Keys")
    for field in ("format", "", "lines"):  # after the format a link to what formats there are
        wide_page.keyboard.press("Tab")
        assert wide_page.evaluate("document.activeElement.name || ''") == field
    wide_page.keyboard.type("3 Kong")
    for field in ("file", "note", "do"):
        wide_page.keyboard.press("Tab")
        assert wide_page.evaluate("document.activeElement.name") == field
    wide_page.keyboard.press("Enter")
    expect(wide_page.get_by_role("heading", level=1)).to_have_text("Keys")
