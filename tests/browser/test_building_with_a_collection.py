"""The builder for somebody who keeps a collection and formats of their own: what is missing, what is owned, and which
format the deck follows. Who has neither sees none of it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.building import begin, box, reasons, rows, saved, search, size
from tests.browser.test_accessibility import faults

SIZES = pytest.mark.parametrize("window", ["wide_page", "phone_page"])


@pytest.fixture
def page(window, request):
    return request.getfixturevalue(window)


def to_deck(page):
    """When the builder stands, to the deck: on a phone one side is in view."""
    expect(rows(page).first).to_be_attached()
    tab = page.get_by_role("button", name="Deck", exact=True)
    if tab.is_visible():
        tab.click()


def to_search(page):
    tab = page.get_by_role("button", name="Search", exact=True)
    if tab.is_visible():
        tab.click()


def fits(page):
    return page.evaluate("document.documentElement.scrollWidth") == page.viewport_size["width"]


def own(page, cards):
    page.goto("/collection/import/")
    page.get_by_label("The list").fill(cards)
    page.get_by_role("button", name="Preview changes").click()
    page.get_by_role("button", name="Add to my collection").click()


def new_deck(page, name, cards):
    page.goto("/decks/new/")
    page.get_by_label("Name").fill(name)
    page.get_by_label("The list").fill(cards)
    page.get_by_role("button", name="Save deck").last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def new_format(page, name, copies):
    page.goto("/formats/new/")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Copies of a card").fill(str(copies))
    page.get_by_role("button", name="Save the format").last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def add(page, name, count):
    to_search(page)
    search(page, name.lower(), name)
    for _ in range(count):
        rows(page).first.get_by_role("button", name="Add one").click()


def choose(page):
    return page.get_by_role("combobox", name="Format")


# --- what is owned ---------------------------------------------------------------------------------------------------


@SIZES
def test_what_is_missing_is_one_line_that_opens(page):
    own(page, "2 Kong\n3 Lash")
    new_deck(page, "Zoo", "1 Kong")
    page.get_by_role("button", name="Mark as built").click()
    begin(page)
    add(page, "Lash", 3)
    to_deck(page)
    expect(page.get_by_text("You own all cards of this deck.")).to_be_visible()
    add(page, "Kong", 3)
    add(page, "Rage", 1)
    to_deck(page)
    line = page.get_by_text("You are missing 3 cards")
    line.click()
    missing = page.locator(".missing tbody tr")
    expect(missing).to_have_text(["Kong 1 to get, 1 in Zoo23", "Rage 1 to get01"])
    expect(page.get_by_role("link", name="Show as a list")).to_be_visible()
    assert fits(page)
    assert line.bounding_box()["height"] >= 44
    assert faults(page) == []
    page.get_by_role("button", name="Undo").click()
    expect(missing).to_have_count(1)


@SIZES
def test_rows_and_the_card_say_how_many_are_owned(page, window):
    own(page, "2 Kong\n3 Lash")
    begin(page)
    search(page, "kong", "Kong")
    expect(rows(page).first.locator(".row-own")).to_have_text("own 2")
    expect(rows(page).first.get_by_role("button", name="Kong, wild, giant ape")).to_have_accessible_name(
        "Kong, wild, giant ape, costs 1, 13 offense, 14 defense, none in the deck, you own 2"
    )
    row = rows(page).first.locator(".row-card")
    (row.tap if window == "phone_page" else row.hover)()
    expect(page.locator(".reading-count").filter(visible=True)).to_contain_text("own 2")
    if window == "phone_page":
        page.get_by_role("button", name="Close").tap()
    box(page).fill("")
    page.get_by_role("button", name="Owned", exact=True).click()
    expect(rows(page)).to_have_count(2)
    expect(page.locator("#found")).to_have_text("2 cards.")
    page.get_by_role("button", name="Only wild").click()
    expect(rows(page)).to_have_count(2)
    page.get_by_role("button", name="Owned", exact=True).click()
    search(page, "rage", "Rage")
    expect(rows(page).first.locator(".row-card")).to_have_accessible_name(re.compile("none in the deck, you own 0$"))
    expect(page.locator(".row-own")).to_have_count(0)
    assert fits(page)


@SIZES
def test_who_keeps_no_collection_sees_nothing_of_it(page):
    begin(page)
    add(page, "Kong", 3)
    saved(page)
    to_deck(page)
    expect(reasons(page)).to_contain_text("The deck has 3 cards")
    for nothing in (".missing", ".missing-none", ".row-own"):
        expect(page.locator(nothing)).to_have_count(0)
    expect(page.get_by_role("button", name="Owned", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("you own"))).to_have_count(0)


@SIZES
def test_the_doctor_takes_cards_that_are_free_for_this_deck(page):
    """Its own cards lie in a built deck, but in this one."""
    own(page, "3 Rage")
    new_deck(page, "Zoo", "1 Rage")
    page.get_by_role("button", name="Mark as built").click()
    page.get_by_role("link", name="Build", exact=True).click()
    to_deck(page)
    expect(page.get_by_text("You own all cards of this deck.")).to_be_visible()
    page.get_by_role("button", name="Fix it").click()
    expect(page.locator(".swap-in").filter(has_text="2 Rage")).to_be_visible()


# --- formats ---------------------------------------------------------------------------------------------------------


@SIZES
def test_the_deck_is_made_for_a_format_of_ones_own_and_back(page):
    new_format(page, "Pairs only", 2)
    begin(page)
    add(page, "Kong", 3)
    to_deck(page)
    kong = page.locator('[data-list=deck] [data-card="Kong"]')
    expect(choose(page).locator("option:checked")).to_have_text("Constructed")
    expect(choose(page).locator("optgroup")).to_have_attribute("label", "Your formats")
    choose(page).select_option("Pairs only")
    wrong = reasons(page)
    expect(wrong).to_contain_text("Pairs only allows 2 of each card")
    choose(page).select_option("Sealed")
    expect(wrong).to_contain_text("Sealed needs exactly 30")
    choose(page).select_option("Pairs only")
    expect(wrong).to_contain_text("Pairs only allows 2 of each card")
    page.reload()
    to_deck(page)
    expect(choose(page).locator("option:checked")).to_have_text("Pairs only")
    expect(choose(page).locator("optgroup")).to_have_count(1)
    assert "is-many" in kong.get_attribute("class")
    expect(size(page)).to_have_text("3")


@SIZES
def test_rules_that_are_the_decks_own_can_be_chosen_again(page):
    new_deck(
        page, "Apes", '{"name": "Apes", "cards": {"Kong": 3}, "format": {"name": "Tiny", "least": 3, "copies": 1}}'
    )
    page.get_by_role("link", name="Build", exact=True).click()
    to_deck(page)
    wrong = reasons(page)
    expect(choose(page).locator("option:checked")).to_have_text("Tiny")
    expect(wrong).to_contain_text("Tiny allows one of each card")
    choose(page).select_option("Constructed")
    expect(wrong).to_contain_text("Constructed needs at least 60")
    choose(page).select_option("Tiny")
    expect(wrong).to_contain_text("Tiny allows one of each card")
    page.reload()
    to_deck(page)
    expect(choose(page).locator("option:checked")).to_have_text("Tiny")


def test_a_format_that_was_deleted_meanwhile_is_said_and_one_made_meanwhile_is_shown(wide_page, console_errors):
    page = wide_page
    new_format(page, "Pairs only", 2)
    begin(page)
    add(page, "Kong", 3)
    saved(page)
    other = page.context.new_page()
    other.goto("/formats/")
    other.get_by_role("link", name="Pairs only").click()
    other.get_by_role("link", name="Delete").click()
    other.get_by_role("button", name="Delete").click()
    choose(page).select_option("Pairs only")
    expect(page.locator(".toast")).to_contain_text("This is not one of your house formats.")
    expect(choose(page).locator("option:checked")).to_have_text("Constructed")

    new_format(other, "Singles", 1)
    other.goto(page.url.replace("/build/", "/details/"))
    other.get_by_label("Format").select_option("Singles")
    other.get_by_role("button", name="Save").click()
    expect(other.get_by_role("heading", level=1)).to_have_text("New deck")
    page.get_by_label("Name of the deck").fill("Apes")
    page.keyboard.press("Enter")
    expect(choose(page).locator("option:checked")).to_have_text("Singles")
    choose(page).select_option("Constructed")
    choose(page).select_option("Singles")
    expect(reasons(page)).to_contain_text("Singles allows one of each card")
    console_errors.clear()  # the browser notes that a choice was declined
