"""Two people who do not know each other, one at a desk and one with a phone: they meet in the lobby, have phrases, and
one mutes and blocks the other. And two who share a link, and write to each other."""

import re

from playwright.sync_api import expect


def sit_down(page, name, deck):
    page.locator(".deck-tile", has_text=deck).first.click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def begin(*pages):
    """Both are ready, and at the table."""
    for page in pages:
        page.get_by_role("button", name="Ready", exact=True).click()
    for page in pages:
        page.wait_for_url(re.compile(r"/table/"))
        expect(page.locator("#table > .table")).to_be_visible()


def says(page, phrase):
    page.get_by_role("button", name="Talk").click()
    page.get_by_role("dialog").get_by_role("button", name=phrase).click()


def close(page):
    page.get_by_role("dialog").get_by_role("button", name="Close").click()


def test_strangers_meet_in_the_lobby(wide_page, phone_page):
    ann, bob = wide_page, phone_page
    bob.goto("/lobby/")
    expect(bob.get_by_text("Nobody waits at a table now.")).to_be_visible()
    ann.goto("/")
    ann.get_by_role("link", name="Lobby").first.click()
    ann.get_by_role("link", name="Open a table").click()
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Open the table").click()
    expect(ann.get_by_role("heading", name="Waiting for somebody to join")).to_be_visible()
    bob.get_by_role("link", name="Join Ann’s table").click()  # it came by itself
    sit_down(bob, "Bob", "Evil")
    begin(ann, bob)

    expect(bob.locator(".top-brand")).to_be_in_viewport(ratio=1)  # for which the menu has the pace
    expect(bob.get_by_role("button", name="Pace: Normal")).to_have_count(0)
    bob.get_by_label("More", exact=True).click()
    bob.get_by_role("button", name="Pace: Normal").click()
    bob.get_by_label("More", exact=True).click()
    expect(bob.get_by_role("button", name="Pace: Quick")).to_be_visible()
    bob.get_by_label("More", exact=True).click()
    expect(ann.get_by_role("button", name="Pace: Normal")).to_be_visible()

    says(ann, "Well played")
    expect(ann.get_by_label("Write to the others")).to_have_count(0)
    expect(bob.locator(".plate.is-theirs .talk-heard")).to_have_text("Ann Well played")
    expect(ann.locator(".plate.is-mine .talk-heard")).to_have_text("You Well played")
    expect(bob.locator(".talk-heard")).to_have_count(0)  # after a while

    close(ann)
    ann.get_by_role("button", name="More about Bob").click()  # the menu of the seat has the same
    expect(ann.get_by_role("dialog").get_by_role("button", name="Mute Bob")).to_be_visible()
    expect(ann.get_by_role("dialog").get_by_role("button", name="Block Bob")).to_be_visible()
    close(ann)
    ann.get_by_role("button", name="Talk").click()
    bob.get_by_role("button", name="Talk").click()
    bob.get_by_role("button", name="Mute Ann").click()
    expect(bob.get_by_role("button", name="Mute Ann")).to_have_text("Muted")
    ann.get_by_role("button", name="Thanks").click()
    bob.get_by_role("button", name="One moment").click()
    expect(ann.locator(".plate.is-theirs .talk-heard")).to_have_text("Bob One moment")
    expect(bob.locator(".plate.is-mine .talk-heard")).to_have_text("You One moment")
    expect(bob.locator(".plate.is-theirs .talk-heard")).to_have_count(0)

    bob.get_by_role("button", name="Block Ann").click()
    bob.get_by_role("button", name="Block", exact=True).click()
    expect(bob.get_by_role("dialog").get_by_text("blocked", exact=True)).to_be_visible()
    bob.goto("/account/blocked/")
    bob.get_by_role("button", name="Unblock Ann").click()
    expect(bob.get_by_text("Ann is no longer blocked.")).to_be_visible()


def test_who_shares_a_link_writes_until_the_host_switches_it_off(wide_page, phone_page):
    ann, bob = wide_page, phone_page
    ann.goto("/drafts/")
    ann.locator("label[for=format_pack]").click()
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Create draft").last.click()
    expect(ann.get_by_role("heading", name="Invite players")).to_be_visible()
    expect(ann.get_by_role("button", name="Talk")).to_have_count(0)  # nobody is there yet
    bob.goto(ann.url)
    bob.get_by_label("Your name in this draft").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    bob.get_by_role("button", name="Talk").click()
    bob.get_by_label("Write to the others").fill("<b>Hello</b>, Ann")
    bob.get_by_role("button", name="Send").click()
    expect(ann.locator(".seat-line .talk-heard")).to_have_text("Bob <b>Hello</b>, Ann")
    ann.reload()
    ann.get_by_role("button", name="Talk").click()
    expect(ann.get_by_role("list", name="What was written")).to_have_text("Bob <b>Hello</b>, Ann")
    ann.get_by_label("Let everybody write here").uncheck()
    expect(bob.get_by_text("The host has switched free text off.")).to_be_visible()
    expect(bob.get_by_label("Write to the others")).to_have_count(0)
    expect(bob.get_by_role("button", name="Nice pick")).to_be_visible()
    close(ann)
    ann.get_by_role("button", name="Start now").click()
    ann.get_by_role("region", name="The table").get_by_role("button", name="More about Bob").click()
    ann.get_by_role("button", name="Block Bob").click()
    ann.get_by_role("button", name="Block", exact=True).click()
    expect(ann.get_by_role("dialog").get_by_text("blocked", exact=True)).to_be_visible()
    close(ann)
