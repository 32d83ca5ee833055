"""Packs and dealt pools as they open: a ceremony that is in nobody's way, and the way from a sealed pool to a deck."""

import re

from playwright.sync_api import expect

from tests.browser.building import deck, rows, size, verdict
from tests.browser.conftest import PHONE, WIDE, WITH_MOTION
from tests.browser.drafting import Drafter, begin, host

RUNS, ENDED = re.compile("is-opening-runs"), re.compile("is-opening-ended")
MOVES = "cards => cards.map(card => getComputedStyle(card).animationName)"
PLACES = "cards => cards.map(card => JSON.stringify(card.getBoundingClientRect()))"
NEW = {
    "storage_state": {"cookies": [], "origins": []}
}  # a browser of its own, since its clock stands still from now on
STILL, LASTS = 400, 1000  # milliseconds: after these a press counts, and the ceremony is over


def options(page):
    return page.locator(".pack [role=option]")


def opens(page, key="pack", seats="2"):
    """A draft that begins while the clock of the page stands still; its pack."""
    page.clock.install(time="2030-01-01T11:00")
    address = host(page, key, seats=seats)
    page.clock.pause_at("2030-01-01T12:00")
    page.get_by_role("button", name="Start now").click()
    expect(options(page)).to_have_count(10)
    return address, page.locator(".pack")


def test_a_pack_opens_with_a_ceremony_that_each_press_ends(open_page):
    page = open_page(*WIDE, **NEW, **WITH_MOTION)
    address, pack = opens(page)
    expect(pack).to_have_class(RUNS)
    assert set(page.locator(".pack .pod-face").evaluate_all(MOVES)) == {"card-opens"}
    before = options(page).evaluate_all(PLACES)
    page.clock.run_for(STILL)
    expect(pack).to_have_class(re.compile("is-ready is-opening-runs"))  # a card can be taken while it goes on
    options(page).nth(9).click()
    expect(options(page).nth(9)).to_have_attribute("aria-selected", "true")
    expect(pack).to_have_class(ENDED)
    assert set(page.locator(".pack .pod-face").evaluate_all(MOVES)) == {"none"}
    assert options(page).evaluate_all(PLACES) == before

    page.reload()
    expect(options(page)).to_have_count(10)
    expect(pack).not_to_have_class(re.compile("is-opening"))
    page.clock.resume()
    Drafter(page).take()
    expect(pack).to_have_class(re.compile("is-(new|ready) $"))  # a pack that was passed on
    assert address in page.url


def test_a_ceremony_ends_by_itself_and_before_a_key(open_page):
    page = open_page(*PHONE, **NEW, **WITH_MOTION)
    _, pack = opens(page)
    expect(pack).to_have_class(RUNS)
    page.clock.run_for(LASTS)
    expect(pack).to_have_class(ENDED)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]

    page = open_page(*WIDE, **NEW, **WITH_MOTION)
    _, pack = opens(page)
    page.clock.run_for(STILL)
    page.keyboard.press("ArrowRight")
    expect(pack).to_have_class(ENDED)
    page.keyboard.press("Enter")
    expect(page.locator("[role=option][aria-selected=true]")).to_be_focused()


def test_who_wants_no_motion_sees_none(open_page):
    page = open_page(*WIDE, **NEW)
    _, pack = opens(page)
    expect(pack).to_have_class(RUNS)
    assert set(page.locator(".pack .pod-face").evaluate_all(MOVES)) == {"none"}
    assert page.locator(".pack").evaluate("pack => getComputedStyle(pack, '::before').content") == "none"


def test_a_sealed_pool_is_faces_and_one_press_leads_into_the_builder(phone_page):
    page = phone_page
    address = begin(page, host(page, "sealed"))
    expect(page.locator(".spread .option")).to_have_count(45)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    page.locator(".spread .option").last.tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    button = page.get_by_role("button", name="Build your deck")
    expect(button).to_be_in_viewport(ratio=1)  # at the end of the pool, too
    button.tap()
    page.wait_for_url("**/build/")
    expect(rows(page).first).to_be_visible()
    expect(page.locator(".pool-line")).to_contain_text("45 cards, 45 left")
    built = page.url
    page.goto(address)
    page.get_by_role("button", name="Continue building").tap()
    page.wait_for_url(built)


def test_a_sealed_pool_becomes_the_deck_of_a_bot_by_keyboard(wide_page):
    page = wide_page
    begin(page, host(page, "sealed"))
    page.get_by_role("button", name="Build your deck").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Start from a bot’s suggestion")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/build/")
    expect(verdict(page)).to_contain_text("Legal")
    expect(size(page)).to_have_text("30")
    assert sum(deck(page).values()) == 30


def test_thirty_dealt_cards_are_saved_from_where_they_are_looked_at(wide_page):
    page = wide_page
    address = begin(page, host(page, "random30"))
    page.get_by_role("button", name="Save as a deck").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Random 30: my deck")
    page.goto(address)
    expect(page.get_by_role("button", name="View your deck")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("suggestion"))).to_have_count(0)


def test_between_packs_the_new_cards_of_a_pool_come_first(wide_page):
    page = wide_page
    begin(page, host(page, packs="3", pack_size="10", own_picks="review"))
    drafter, new = Drafter(page), page.get_by_role("region", name="New from this pack")
    for many in (0, 10):
        while drafter.see()["kind"] != "answer":
            drafter.take()
        expect(new.locator(".option")).to_have_count(many)
        drafter.take()
