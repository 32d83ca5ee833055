"""A deck that was broken and is repaired by the doctor."""

import re

import pytest
from playwright.sync_api import expect

HALF = "\n".join(f"3 {name}" for name in (
    "Kong", "Cave Troll", "Strafing Dragon", "Burrowing Wurm", "Hurricane", "Lightning Storm", "Rampaging Wurm",
    "Pyromancer", "Triceratops", "Raging T-Rex", "Sea Hydra", "Mighty Blow", "Surprise Attack", "Jungle Queen",
))  # fmt: skip


def open_deck(page, lines, name="Apes"):
    page.goto("/decks/new/")
    page.get_by_label("Name").fill(name)
    page.get_by_label("The list").fill(lines)
    page.get_by_role("button", name="Save deck").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def break_deck(page, old, new):
    page.get_by_role("link", name="Edit as text").click()
    lines = page.get_by_label("The list")
    assert re.search(old, lines.input_value())
    lines.fill(re.sub(old, new, lines.input_value()))
    page.get_by_role("button", name="Save as a new version").click()
    expect(page.get_by_role("heading", name="Not legal in Constructed", exact=True)).to_be_visible()


def looked_at(page):
    """The doctor's part of the page, which is fetched when it comes into sight."""
    repair = page.get_by_role("region", name="Fix this deck")
    repair.evaluate("section => section.scrollIntoView()")  # which has it replaced at once
    expect(repair.get_by_role("button", name="Fix the deck")).to_be_visible()
    return repair


@pytest.mark.parametrize("size", ["wide_page", "phone_page"])
def test_a_broken_deck_is_repaired_with_one_click(size, request):
    page = request.getfixturevalue(size)
    open_deck(page, f"{HALF}\n3 Fire Shaman\n3 Lash\n3 Rage\n3 Flash Fire\n3 Brave Squire\n3 Inner Peace\n")
    expect(page.get_by_role("heading", name="Legal in Constructed", exact=True)).to_have_count(0)
    looked_at(page).get_by_role("button", name="Fix the deck").click()
    expect(page.get_by_role("heading", name="Legal in Constructed", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Fix this deck")).to_have_count(0)

    break_deck(page, "3 Kong", "5 Kong")
    repair = looked_at(page)
    expect(repair).to_contain_text("Cut 2 cards: then it is legal. This is the minimum.")
    expect(repair).to_contain_text("Kong: 5 copies; Constructed allows 3 of each card.")
    expect(repair.get_by_role("checkbox", name="Cut 2 Kong")).to_be_checked()
    assert page.evaluate("document.documentElement.scrollWidth") == page.viewport_size["width"]
    repair.get_by_role("button", name="Fix the deck").click()
    expect(page.get_by_role("heading", name="Legal in Constructed", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Note on version 4")).to_contain_text("Cut 2 Kong")


def test_some_swaps_are_left_out_by_keyboard(wide_page):
    page = wide_page
    open_deck(page, HALF + "\n3 Fireball\n3 Knight of Shadows\n")
    break_deck(page, "3 Kong", "4 Kong")
    repair = looked_at(page)
    boxes = repair.get_by_role("checkbox")
    left_out = boxes.count() - 1
    assert left_out > 0
    boxes.first.focus()
    for _ in range(left_out):
        page.keyboard.press("Tab")
        page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("Version 3 is saved. Its note lists the changes.")
    expect(looked_at(page).get_by_role("checkbox")).to_have_count(left_out)


def test_without_scripts_a_link_leads_to_the_doctor(open_page):
    page = open_page(360, 740, java_script_enabled=False)
    open_deck(page, "5 Kong\n3 Lash\n")
    page.get_by_role("link", name="See what would make it legal").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Fix Apes")
    page.get_by_role("button", name="Fix the deck").click()
    expect(page.get_by_role("heading", name="Legal in Constructed", exact=True)).to_be_visible()
