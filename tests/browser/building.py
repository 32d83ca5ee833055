"""What a person sees in the builder, and does there."""

import re

from playwright.sync_api import expect


def begin(page, game=""):
    """An empty deck in the builder; `game` begins the addresses of a game."""
    page.goto(f"{game}/decks/")
    page.get_by_role("button", name="Build from scratch").click()
    expect(rows(page).first).to_be_visible()
    return page


def box(page):
    return page.get_by_label("Search cards")


def rows(page):
    return page.get_by_role("list", name="Cards found").locator("[data-card]")


def deck(page):
    """What the deck shows: counts by name."""
    shown = page.locator("[data-list=deck] .deck-row")
    return dict(
        shown.evaluate_all("rows => rows.map(r => [r.dataset.card, +r.querySelector('.row-count').textContent])")
    )


def row_in_deck(page, name):
    return page.locator(f'[data-list=deck] [data-card="{name}"]')


def search(page, text, first):
    """Type a search and wait for its first card."""
    box(page).fill(text)
    expect(rows(page).first).to_have_attribute("data-card", first)


def verdict(page):
    return page.locator(".deck-verdict-legality").filter(visible=True).first


def reasons(page):
    """The list of what is wrong, which a line opens."""
    line = page.locator(".rules-line")
    if line.get_attribute("open") is None:
        line.locator("summary").click()
    return page.get_by_role("list", name="Why the deck is not legal")


def maybeboard(page):
    """What is kept beside the deck: counts by name."""
    return beside(page, "maybeboard")


def beside(page, board):
    """The same of the maybeboard or the sideboard."""
    shown = page.locator(f"[data-list={board}] .deck-row")
    return dict(
        shown.evaluate_all("rows => rows.map(r => [r.dataset.card, +r.querySelector('.row-count').textContent])")
    )


def size(page):
    return page.locator(".deck-verdict-size b").filter(visible=True).first


def saving(page):
    return page.locator(".saving")


def saved(page):
    """Wait until what the page shows is stored."""
    expect(saving(page)).to_have_class(re.compile("is-saved"))


def repair(page):
    """Let the doctor repair the deck, all at once."""
    page.get_by_role("button", name="Fix it").click()
    offer = page.locator("section.repair")
    expect(offer.get_by_role("heading")).to_contain_text("the deck")
    for line in offer.locator(".swap-why").all_inner_texts():
        assert line.strip().endswith(".")
    offer.get_by_role("button", name=re.compile("^Apply (all|this)$")).click()
    expect(verdict(page)).to_contain_text("Legal")


def comes_back_the_same(page):
    """The reload shows the same deck, and one sitting was one version."""
    before = deck(page)
    saved(page)
    page.reload()
    expect(rows(page).first).to_be_attached()
    assert deck(page) == before
    page.goto(page.url.replace("/build/", "/versions/"))
    expect(page.get_by_role("link", name=re.compile(r"^Version \d+$"))).to_have_text(["Version 1"])


def paste(page, text):
    """Paste it where the focus is."""
    page.evaluate(
        """text => {
            const clipboardData = new DataTransfer();
            clipboardData.setData("text/plain", text);
            const pasted = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
            document.activeElement.dispatchEvent(pasted);
        }""",
        text,
    )
