"""A deck of the second game in its builder: its cards, a sideboard, what its format limits, and the doctor."""

import re

from playwright.sync_api import expect

from tests.browser.building import begin, beside, deck, paste, reasons, row_in_deck, rows, saved, search, size, verdict


def stays(page, cards, sideboard):
    """The reload shows the same deck and sideboard."""
    assert (deck(page), beside(page, "sideboard")) == (cards, sideboard)
    saved(page)
    page.reload()
    expect(rows(page).first).to_be_attached()
    assert (deck(page), beside(page, "sideboard")) == (cards, sideboard)


def test_a_deck_with_a_sideboard_by_keys_by_mouse_and_as_text(wide_page):
    page, keys = begin(wide_page, "/epic-tcg"), wide_page.keyboard
    search(page, "hydra", "Hydra")
    keys.press("ArrowDown")
    for key in ("3", ",", ","):
        keys.press(key)
    assert (deck(page), beside(page, "sideboard")) == ({"Hydra": 3}, {"Hydra": 2})
    row_in_deck(page, "Hydra").hover()
    row_in_deck(page, "Hydra").get_by_role("button", name="Move one Hydra to the sideboard").click()
    stays(page, {"Hydra": 2}, {"Hydra": 3})

    paste(page, "20 Muse\nSB: 1 Hulk")
    page.get_by_role("button", name="Add to the deck").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    expect(size(page)).to_have_text("22")
    expect(reasons(page).get_by_role("listitem").nth(1)).to_have_text(
        "The sideboard has 4 cards; Designed Deck needs none or exactly 15 cards: add 11, or cut 4"
    )
    limits = page.get_by_role("list", name="Cards that the format limits")
    expect(limits.get_by_role("listitem").first).to_have_text(re.compile(r"Free cards\s*20 of 18 \(2 too many\)"))

    page.get_by_role("button", name="Fix it").click()
    page.get_by_role("button", name="Apply all").click()
    expect(verdict(page)).to_have_text(re.compile("^Legal"))
    expect(size(page)).to_have_text("60")
    stays(page, deck(page), {})
    page.goto(page.url.replace("/build/", "/"))
    expect(page.get_by_role("heading", name="60 cards", level=2)).to_be_visible()
