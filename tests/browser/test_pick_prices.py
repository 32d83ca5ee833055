"""What another card would have changed, asked from the log of a draft."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.drafting import drafted_by_bots
from tests.patience import IN_BROWSER

DRAFTS = {
    "epic": {"key": "pack"},
    "epic-tcg": {"key": "draft", "packs": "2", "at": "/epic-tcg/drafts/"},
}


@pytest.mark.parametrize("draft", DRAFTS.values(), ids=DRAFTS)
def test_a_pick_of_a_log_has_its_price(wide_page, draft):
    page = wide_page
    log = drafted_by_bots(page, seats="2", **draft)
    page.goto(f"{log}log/?seat=1&round=1&pick=1")
    taken = page.locator(".log-took b").text_content()
    page.get_by_role("link", name="What would another card have changed?").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What would another card have changed?")
    expect(page.locator(".log-card.is-taken")).to_contain_text("taken")
    options = page.url
    others = [text.strip().removesuffix(" instead") for text in page.locator("button[name=option]").all_text_contents()]
    # Whoever takes another card may have both in the end, and so the same deck: then there is nothing to play.
    titles = [f"{other} instead of {taken}" for other in others]
    other = next(other for at, other in enumerate(others) if changes_a_deck(page, options, at, titles[at]))
    said = re.compile(rf"^Taking {re.escape(other)} instead: .+, after \d+ games\.$")
    expect(page.locator(".price-change")).to_have_text(said, timeout=IN_BROWSER)
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("heading", name="Cancelled")).to_be_visible()
    page.get_by_role("link", name="Other options").click()
    expect(page.locator(".log-card", has_text=f"{other} instead").get_by_role("link")).to_contain_text(" to ")


def changes_a_deck(page, options, at, title):
    """Ask for the price of an option, with up to 200 games, and wait for both decks; whether they differ."""
    page.goto(options)
    page.get_by_label("Games at most").select_option("200")
    page.locator("button[name=option]").nth(at).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.get_by_role("heading", name="Both decks of Bot 1")).to_be_visible(timeout=IN_BROWSER)
    return "no change at all" not in page.locator(".price-change").text_content()
