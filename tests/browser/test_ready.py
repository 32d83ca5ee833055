"""An open draft of two strangers, one at a desk and one with a phone: both are asked before it begins."""

import os

from playwright.sync_api import expect


def look(page, name):
    if folder := os.environ.get("SHOTS"):
        page.screenshot(path=f"{folder}/{name}.png", full_page=True)


def sit_down(page, name):
    page.get_by_label("Your name in this draft").fill(name)
    page.get_by_role("button", name="Sit down").tap()


def test_strangers_are_ready_before_their_draft_begins(wide_page, phone_page):
    ann, bob = wide_page, phone_page
    ann.goto("/drafts/?open")
    ann.locator("label[for=format_pack]").click()
    ann.get_by_role("radio", name="2", exact=True).check()
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Create draft").last.click()
    expect(ann.get_by_text("The draft starts when all seats are taken and all players are ready.")).to_be_visible()
    bob.goto("/lobby/")
    bob.get_by_role("link", name="Look and join Pack Draft").tap()
    sit_down(bob, "Bob")

    expect(ann.get_by_role("button", name="Ready")).to_be_focused()  # it came by itself
    expect(ann).to_have_title("Ready? · Pack Draft · Fourfold")
    expect(ann.locator("[data-announcement]")).to_contain_text("All seats are taken. Are you ready?")
    expect(bob.get_by_role("heading", name="Ready?")).to_be_visible()
    look(bob, "pod-asked-phone")
    ann.keyboard.press("Enter")
    expect(ann.get_by_role("heading", name="You are ready")).to_be_visible()
    look(ann, "pod-ready-wide")
    bob.get_by_role("button", name="Leave this seat").tap()
    bob.get_by_role("dialog").get_by_role("button", name="Leave").tap()
    expect(ann.get_by_text("1 of 2 taken")).to_be_visible()
    expect(ann.get_by_role("heading", name="You are ready")).to_have_count(0)

    sit_down(bob, "Bob")
    expect(ann.get_by_role("button", name="Ready")).to_be_focused()
    look(ann, "pod-asked-wide")
    ann.keyboard.press("Enter")
    bob.get_by_role("button", name="Ready").tap()
    for page in (ann, bob):
        expect(page.locator(".pod.is-running")).to_be_visible()
