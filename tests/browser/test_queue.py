"""Two people who play with whoever comes: one at a desk who looks at another tab meanwhile, one with a phone."""

import os
import re

from playwright.sync_api import expect

HIDDEN = "Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true})"


def look(page, name):
    if folder := os.environ.get("SHOTS"):
        page.screenshot(path=f"{folder}/{name}.png", full_page=True)


def wait(page, name, deck):
    """Choose a deck and wait for whoever comes."""
    page.get_by_label("Your deck").select_option(deck)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Wait for an opponent").click()


def test_two_strangers_meet_in_the_queue(wide_page, phone_page):
    ann, bob = wide_page, phone_page
    for page in (ann, bob):
        page.goto("/lobby/")
    look(ann, "queue-wide")
    look(bob, "queue-phone")
    wait(ann, "Ann", "Good")
    expect(ann.get_by_role("heading", name="Waiting for an opponent")).to_be_visible()
    look(ann, "waiting-wide")
    ann.evaluate(HIDDEN)
    wait(bob, "Maximilian", "Random 30")

    expect(ann.get_by_role("button", name="Ready")).to_be_focused()  # it came by itself
    expect(ann.locator("#queue-said")).to_have_text("An opponent is there. Are you ready?")
    expect(ann).to_have_title("Ready? · Lobby · Fourfold")
    expect(ann.get_by_label("Seconds left")).to_have_text(re.compile(r"^(1?\d|20) s$"))
    expect(ann.get_by_text("Maximilian")).to_have_count(0)
    look(ann, "asked-wide")
    look(bob, "asked-phone")
    bob.get_by_role("button", name="Leave the queue").tap()
    expect(bob.get_by_role("heading", name="Play with whoever comes")).to_be_focused()
    expect(ann.get_by_role("heading", name="Waiting for an opponent")).to_be_focused()
    wait(bob, "Maximilian", "Random 30")

    expect(ann.get_by_role("button", name="Ready")).to_be_focused()
    ann.keyboard.press("Enter")
    expect(ann.get_by_role("heading", name="You are ready")).to_be_focused()
    look(ann, "ready-wide")
    bob.get_by_role("button", name="Ready").tap()
    for page in (ann, bob):
        page.wait_for_url(re.compile(r"/table/"))
        expect(page.locator("#table > .table")).to_be_visible()
    whole = "plates => plates.map(plate => plate.scrollWidth <= plate.clientWidth)"
    assert bob.locator(".plate").evaluate_all(whole) == [True, True]  # a clock and a long name beside the piles
