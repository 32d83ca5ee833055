"""The site in Firefox: a first game, the builder and a draft. All else is tried in Chromium.

This is the Firefox that people have, driven by WebDriver BiDi, and not one that playwright has built for itself.
"""

import os
import shutil
from collections import Counter

import pytest
from playwright.sync_api import Error, expect

from tests.browser.building import begin as build
from tests.browser.building import box, deck, rows, saved, search, size
from tests.browser.drafting import Drafter, begin, host
from tests.browser.player import Player, Pointer
from tests.patience import IN_BROWSER

ANSWERS = 12  # of the first game: a few turns
FIREFOXES = ("firefox-esr", "firefox")


def cannot(why):
    """CI has a Firefox that can be driven; elsewhere there may be none."""
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    pytest.skip(why)


@pytest.fixture(scope="module")
def browser(playwright):
    """Firefox in the place of Chromium, for all fixtures that open pages."""
    path = next(filter(None, map(shutil.which, FIREFOXES)), None)
    if path is None:
        cannot("No Firefox was found: install it (Debian: apt install firefox-esr).")
    browser = playwright.firefox.launch(channel="moz-firefox", executable_path=path, timeout=IN_BROWSER)
    try:
        browser.new_context().close()
    except Error as error:
        browser.close()
        cannot(f"This playwright does not speak to Firefox {browser.version}, see requirements.txt: {error}")
    yield browser
    browser.close()


def test_a_first_game(wide_page):
    page = wide_page
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("#table > .table")
    player = Player(page, Pointer(page))
    seen = player.play(until=lambda seen: player.met.total() == ANSWERS)
    assert player.met.keys() >= {"mulligan", "window"}
    page.reload()
    page.wait_for_selector("#table > .table")
    assert player.look(seen.at - 1).at == seen.at


def test_a_deck_is_built_and_kept(wide_page):
    page = build(wide_page)
    search(page, "kong", "Kong")
    box(page).press("ArrowDown")
    page.keyboard.press("3")
    expect(size(page)).to_have_text("3")
    rows(page).first.get_by_role("button", name="Remove one").click()
    saved(page)
    page.reload()
    expect(rows(page).first).to_be_visible()
    assert deck(page) == {"Kong": 2}


HEADINGS = """parts => parts.map(part => {
    const [heading, row] = ['h3, h4', 'li'].map(kind => part.querySelector(kind).getBoundingClientRect());
    return row.left < heading.right && row.right > heading.left && row.top >= heading.top;
})"""


def test_a_heading_stays_in_the_column_of_its_cards(wide_page):
    wide_page.goto("/decks/new/")
    names = ["Kong", "Lash", "Apocalypse", "Angel of Light", "Amnesia", "Cave Troll", "Hurricane", "Pyromancer"]
    wide_page.get_by_label("The list").fill("\n".join(names))
    wide_page.get_by_role("button", name="Save deck").click()
    wide_page.get_by_role("link", name="Text", exact=True).click()
    expect(wide_page.locator(".deck-part").first).to_be_visible()
    for grouping in ("Alignment", "Cost", "Class"):
        wide_page.get_by_role("link", name=grouping, exact=True).click()
        expect(wide_page.get_by_role("link", name=grouping, exact=True)).to_have_attribute("aria-current", "true")
        found = wide_page.locator(".deck-part").evaluate_all(HEADINGS)
        assert len(found) > 2
        assert all(found), grouping
    wide_page.get_by_role("link", name="Build", exact=True).click()
    expect(wide_page.locator(".build-part").first).to_be_visible()
    assert all(wide_page.locator(".build-part").evaluate_all(HEADINGS))


def test_a_draft_to_its_end(wide_page):
    host(wide_page, packs="1", pack_size="30")
    begin(wide_page, wide_page.url)
    drafter = Drafter(wide_page)
    drafter.play()
    expect(wide_page.get_by_role("link", name="Build your deck")).to_be_visible()
    pool = drafter.pool()
    assert len(pool) == 30
    assert not Counter(drafter.taken) - Counter(pool)
