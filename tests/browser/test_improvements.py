"""Make it better: from a deck's page to the way of its improvement, and to the better deck."""

import re

from playwright.sync_api import expect

from engine.bots.epic.rating import RATING
from engine.epic.catalogue import CARD_OF
from engine.epic.language import Event
from tests.browser.conftest import PHONE, fits_in_both_windows
from tests.patience import PLAYED

# Twenty events of cost 1, three of each: with hardly a champion it wins so seldom that better swaps are always found.
WEAK = "\n".join(
    f"3 {name}"
    for name in sorted(
        (name for name, card in CARD_OF.items() if card.cost == 1 and isinstance(card.kind, Event)),
        key=lambda name: (RATING[name], name),
    )[:20]
)


def save_weak_deck(page):
    """A deck of one's own; its page is shown."""
    page.goto("/decks/new/")
    page.get_by_label("Name").fill("Ashes")
    page.get_by_label("The list").fill(WEAK)
    page.get_by_role("button", name="Save deck").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ashes")


def ask(page, games="1000", bot="random"):
    """Fill in the form of the deck whose page is shown, against one deck; not sent."""
    page.get_by_role("link", name="Make it better").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Make Ashes better")
    expect(page.get_by_label("Format", exact=True)).to_have_value("constructed")
    for name in ("Burn Deck", "Core Token Control"):
        page.get_by_label(name).uncheck()
    page.get_by_label("Bot for all decks").select_option(bot)
    expect(page.locator("#times")).to_contain_text(f"With {bot.capitalize()}, while nothing else is played")
    page.get_by_label("Games at most").select_option(games)


def start(page):
    page.get_by_role("button", name="Make it better").click()


def test_a_deck_is_made_better_and_saved(wide_page):
    page = wide_page
    save_weak_deck(page)
    ask(page, games="5000")
    assert fits_in_both_windows(page)
    start(page)
    expect(page.get_by_text(re.compile(r"[1-9]\d* of at most 5000 games played"))).to_be_visible(timeout=PLAYED)
    expect(page.get_by_role("heading", name="Finished")).to_be_visible(timeout=PLAYED)  # by itself
    first = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Attempt 1"))
    expect(first).to_contain_text("points")
    first.get_by_text("The race of").click()
    expect(first.get_by_text("so they flatter it")).to_be_visible()
    assert fits_in_both_windows(page)
    expect(page.get_by_role("heading", name=re.compile(r"Better by \d+ swap"))).to_be_visible()
    expect(page.get_by_role("heading", name="Before: out")).to_be_visible()
    new = page.locator(".is-in a").first.text_content()
    page.get_by_role("button", name="Save as a new version").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ashes")
    expect(page.get_by_text("The better deck is saved as the newest version.")).to_be_visible()
    expect(page.locator("#cards")).to_contain_text(new)
    expect(page.get_by_text(re.compile("Improved in the laboratory by"))).to_be_visible()


def test_it_is_paused_goes_on_and_is_cancelled(phone_page):
    page = phone_page
    save_weak_deck(page)
    ask(page, games="60000", bot="greedy")
    start(page)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("heading", name="Paused")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text(re.compile(r"[1-9]\d* of at most 60000 games played"))).to_be_visible(timeout=PLAYED)
    expect(page.get_by_text("Attempt 1: packages of swaps race")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("heading", name="Cancelled")).to_be_visible()
    expect(page.get_by_role("heading", name="Nothing better was found so far")).to_be_visible()
    page.get_by_role("link", name="Laboratory", exact=True).click()
    expect(page.locator(".experiments")).to_contain_text("Make Ashes better")


def test_what_was_chosen_stays_where_something_is_wrong(wide_page):
    page = wide_page
    save_weak_deck(page)
    ask(page)
    page.get_by_label("My collection").check()
    start(page)
    expect(page.get_by_role("alert")).to_contain_text("You have no collection yet.")
    expect(page.get_by_label("My collection")).to_be_checked()
    expect(page.get_by_label("Games at most")).to_have_value("1000")
    expect(page.get_by_label("Core Token Control")).not_to_be_checked()


def test_a_deck_is_chosen_without_scripts(open_page):
    page = open_page(*PHONE, java_script_enabled=False)
    page.goto("/lab/")
    page.get_by_role("link", name="Make a deck better").click()
    page.get_by_label("Evil").check()
    page.get_by_role("button", name="Choose this deck").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Make Evil better")
    expect(page.get_by_label("Sage")).to_be_checked()
