"""The site as an app: it can be installed, and what needs no server is there without one."""

import io
import json

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.browser.conftest import WIDE
from tests.browser.furnishing import save_deck, sign_up, start_table

KEEPING = {"service_workers": "allow"}
KEPT = "async () => (await (await caches.open('pages')).keys()).map(one => new URL(one.url).pathname)"
LISTED = """() => caches.open('pages').then(pages => pages.keys())
    .then(kept => kept.some(one => one.url.endsWith('page=6')))"""
GONE = "away => caches.open('pages').then(pages => pages.match(away)).then(kept => !kept)"
THERE = "address => caches.open('pages').then(pages => pages.match(address)).then(kept => !!kept)"

FILED = "address => caches.open('files').then(files => files.match(address)).then(kept => !!kept)"


@pytest.fixture
def keeping_page(open_page):
    """A page whose worker works, and has what it begins with."""
    page = open_page(*WIDE, **KEEPING)
    page.goto("/cards/syntax/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("navigator.serviceWorker.controller")
    page.wait_for_function(LISTED)
    return page


def look_at(page, address):
    page.goto(address)
    page.wait_for_function(THERE, arg=address)


def test_a_browser_finds_nothing_wrong_with_the_manifest(keeping_page, server):
    page = keeping_page
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["errors"] == []
    said = json.loads(found["data"])
    assert (said["name"], said["display"], said["start_url"]) == ("Fourfold", "standalone", "/")
    for icon in said["icons"]:
        with Image.open(io.BytesIO(page.request.get(icon["src"]).body())) as picture:
            assert icon["sizes"] == "{}x{}".format(*picture.size)


def test_without_a_network_cards_rules_and_own_decks_are_there(keeping_page, console_errors):
    page = keeping_page
    deck = save_deck(page, "Apes", "3 Cave Troll")
    look_at(page, deck)
    look_at(page, "/cards/kong/")
    page.context.set_offline(True)
    page.goto("/learn/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn to play")
    page.goto("/cards/?view=text&page=6")
    expect(page.get_by_text("285 cards, page 6 of 6")).to_be_visible()
    page.goto("/cards/kong/")
    expect(page.get_by_text("Deal 13 damage").first).to_be_visible()
    page.goto(deck)
    expect(page.get_by_role("link", name="Cave Troll").first).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).display") == "grid"  # the sheets are there
    page.goto("/formats/")
    expect(page.get_by_role("heading", level=1)).to_have_text("You are offline")
    expect(page.get_by_text("This page was not kept on this device")).to_be_visible()
    console_errors.clear()


def test_own_decks_are_there_without_a_network_before_anybody_looked_at_them(keeping_page, console_errors):
    page = keeping_page
    deck = save_deck(page, "Apes", "3 Cave Troll")
    page.evaluate("caches.delete('pages')")  # as in a browser in which the deck was never open
    page.goto("/decks/")
    page.wait_for_function(THERE, arg=deck)
    look_at(page, "/offline/")
    page.wait_for_function(FILED, arg="/static/js/offline/kept.js")
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("You are offline")
    page.get_by_role("region", name="Decks on this device").get_by_role("link", name="Apes").click()
    expect(page.get_by_role("link", name="Cave Troll").first).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).display") == "grid"  # the sheets are there
    console_errors.clear()


def test_a_file_that_keeps_its_name_when_it_changes_is_never_an_old_one(keeping_page):
    page, module = keeping_page, "/static/js/elements.js"
    page.evaluate("file => caches.open('files').then(files => files.put(file, new Response('// old')))", module)
    read = "file => fetch(file).then(answer => answer.text())"
    assert "export function elements" in page.evaluate(read, module)
    page.context.set_offline(True)
    assert "export function elements" in page.evaluate(read, module)


def test_a_table_is_not_kept_and_a_page_is_never_older_than_the_server_has_it(keeping_page, server, console_errors):
    page = keeping_page
    deck = save_deck(page, "Apes", "3 Cave Troll")
    look_at(page, deck)
    table = start_table(page, server)
    page.goto(table)
    page.wait_for_selector("#table > .table")
    page.goto("/games/")
    assert set(page.evaluate(KEPT)) <= {"/offline/", "/learn/", "/cards/", "/cards/syntax/", deck}
    page.goto(f"{deck}details/")
    page.get_by_label("Name").first.fill("Trolls")
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Trolls")
    page.context.set_offline(True)
    page.goto(table)
    expect(page.get_by_role("heading", level=1)).to_have_text("You are offline")
    console_errors.clear()


def test_signing_out_drops_what_was_kept(keeping_page, console_errors):
    page = keeping_page
    sign_up(page, "Ann-offline")
    deck = save_deck(page, "Apes", "3 Cave Troll")
    look_at(page, deck)
    page.goto("/account/")
    page.get_by_role("button", name="Sign out").click()
    page.wait_for_url("/")
    assert page.evaluate(GONE, deck)
    page.wait_for_function(LISTED)  # what everybody may read is back
    assert deck not in page.evaluate(KEPT)
    page.context.set_offline(True)
    page.goto(deck)
    expect(page.get_by_role("heading", level=1)).to_have_text("You are offline")
    console_errors.clear()


def test_signing_out_of_the_administration_drops_it_too(keeping_page, console_errors):
    page = keeping_page
    deck = save_deck(page, "Apes", "3 Cave Troll")
    look_at(page, deck)
    page.evaluate("fetch('/administration/logout/', {method: 'POST'})")  # which is refused without a token
    assert page.evaluate(GONE, deck)
    console_errors.clear()
