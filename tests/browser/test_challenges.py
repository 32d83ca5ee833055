"""Two friends, one at a desk and one with a phone, from "Play a friend" to their first choice, and to the next
game."""

import os
import re

from playwright.sync_api import expect

from tests.browser.conftest import FINGER, PHONE, WIDE
from tests.browser.player import Player, Pointer, Touch

HIDDEN = "Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true})"


def look(page, name):
    if folder := os.environ.get("SHOTS"):
        page.screenshot(path=f"{folder}/{name}.png", full_page=True)


def play_again(ann, bob):
    """Bob gives up and is ready for the next game; Ann wants to change sides, and Bob agrees to that."""
    bob.get_by_label("More", exact=True).tap()
    bob.get_by_role("button", name="Concede").tap()
    bob.get_by_role("dialog").get_by_role("button", name="Concede").tap()
    look(bob, "over-phone")
    dialog = ann.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="You won")).to_be_visible()
    look(ann, "over-wide")
    bob.get_by_role("dialog").get_by_role("button", name="Next game").tap()
    expect(bob.get_by_role("heading", name="Waiting for Ann")).to_be_visible()
    look(bob, "between-phone")
    expect(dialog.get_by_text("Your opponent is ready for the next game.")).to_be_visible()
    table = ann.url
    dialog.get_by_role("button", name="Change sides").click()
    expect(ann.get_by_text("It begins when Bob wants that, too.")).to_be_visible()
    expect(bob.get_by_role("heading", name="Ann wants to change sides")).to_be_visible()
    look(bob, "sides-phone")
    bob.get_by_role("button", name="Change sides").tap()
    for page in (ann, bob):
        page.wait_for_url(lambda url: "/table/" in url and url != table)
        expect(page.locator("#table > .table")).to_be_visible()


def invite(ann):
    """The link of an invitation, whose page Ann then leaves open and does not look at."""
    ann.goto("/")
    look(ann, "start-wide")
    ann.get_by_role("link", name="Play a friend").click()
    expect(ann.get_by_role("heading", level=1)).to_have_text("Play a friend")
    look(ann, "invite-wide")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_label("Format for all decks").select_option("preconstructed")
    ann.get_by_label("Clock").select_option("25 minutes each")
    ann.get_by_role("button", name="Get the link").click()
    expect(ann.get_by_role("status")).to_contain_text("Waiting for your friend")
    expect(ann.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = ann.get_by_label("Link to this invitation").input_value()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.get_by_role("button", name="Copy").click()
    expect(ann.get_by_role("button", name="Copied")).to_be_visible()
    assert ann.evaluate("navigator.clipboard.readText()") == link
    ann.context.clear_permissions()
    ann.get_by_label("Sound when something happens").check()
    look(ann, "waiting-wide")
    ann.evaluate(HIDDEN)
    return link


def accept(bob, link):
    """Bob looks at all that there is to choose from, and takes Evil."""
    bob.goto("/")
    look(bob, "start-phone")
    bob.goto("/play/")
    look(bob, "invite-phone")
    bob.goto(link)
    expect(bob.get_by_role("heading", level=1)).to_have_text("Ann invites you")
    look(bob, "invited-phone")
    products = bob.get_by_role("group", name="Random decks are dealt from")
    expect(products).to_be_hidden()
    bob.locator(".deck-tile", has_text="Random 30").tap()
    expect(products).to_be_visible()
    look(bob, "products-phone")
    bob.locator(".deck-tile", has_text="Your own list").tap()
    bob.get_by_label("Your list").fill("30 Kong")
    bob.get_by_role("button", name="Sit down").tap()
    expect(bob.get_by_text("Kong: 30 copies")).to_be_visible()
    look(bob, "illegal-phone")
    bob.locator(".deck-tile", has_text="Evil").tap()
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").tap()


def test_two_friends_meet_by_a_link_and_play(open_page):
    ann, bob = open_page(*WIDE), open_page(*PHONE, **FINGER)
    accept(bob, invite(ann))
    expect(ann.get_by_role("heading", name="Bob is here")).to_be_visible()
    expect(ann).to_have_title("Bob is here · Play a friend · Fourfold")
    look(ann, "here-wide")
    look(bob, "here-phone")
    assert bob.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    bob.get_by_role("button", name="Ready", exact=True).tap()
    expect(ann.get_by_role("heading", name="Bob is ready")).to_be_visible()
    look(bob, "ready-phone")
    ann.add_init_script(HIDDEN)  # on the page of the table, too
    ann.get_by_role("button", name="Ready", exact=True).click()
    expect(ann).to_have_title(re.compile("^(Your turn|The game has begun) · "))
    for page in (ann, bob):
        page.wait_for_url("**/table/*/")
        expect(page.locator("#table > .table")).to_be_visible()
        expect(page.get_by_role("timer")).to_have_count(2)
    look(ann, "table-wide")
    look(bob, "table-phone")
    asked = bob if bob.locator(".prompt.is-asked").count() else ann
    player = Player(asked, Touch(asked) if asked == bob else Pointer(asked))
    assert player.look().kind == "mulligan"
    assert len(player.look().in_zone("hand")) == 5
    play_again(ann, bob)
