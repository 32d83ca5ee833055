"""From guest to account and back: what is built stays with whom it belongs to."""

import re
import secrets
import time

import pytest
from playwright.sync_api import expect

from tests.patience import PATIENCE

PASSWORD, NEW = "hunting kong", "hunting lash"


def build(page):
    page.goto("/decks/new/")
    page.get_by_label("Name").fill("Ape rush")
    page.get_by_label("The list").fill("3 Kong\n3 Fire Shaman")
    page.get_by_role("button", name="Save deck").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ape rush")


def sign_in(page, name, password):
    page.get_by_role("link", name="Sign in").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Sign in").click()


def sign_out(page):
    page.get_by_role("banner").get_by_role("link", name="Your account").click()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("status")).to_have_text("Signed out.")


def link_in_letter(server, name):
    """Where the letter leads that the server writes to its terminal, which may be a moment after the page is there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        found = re.search(rf"Hello {name},.*?(http://\S+/account/reset/\S+/)\n", server.output.read_text(), re.DOTALL)
        if found:
            return found[1]
    return pytest.fail("no letter was written")


def fits(page):
    return page.evaluate("document.documentElement.scrollWidth") == page.viewport_size["width"]


@pytest.mark.parametrize("size", ["wide_page", "phone_page"])
def test_a_guest_keeps_a_deck_in_an_account_and_gets_a_new_password_by_mail(size, request, server):
    page, name = request.getfixturevalue(size), f"Ann-{secrets.token_hex(4)}"
    deck = page.get_by_role("link", name="Ape rush")
    build(page)
    page.goto("/decks/")
    page.get_by_role("main").get_by_role("link", name="An account").click()
    assert fits(page)
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_label("Password again").fill(PASSWORD)
    page.get_by_label("E-mail").fill(f"{name}@example.com")
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("status").first).to_contain_text("Added to your account: 1 deck you made as a guest.")
    expect(deck).to_be_visible()

    sign_out(page)
    page.goto("/decks/")
    expect(deck).to_have_count(0)
    sign_in(page, name.upper(), PASSWORD)
    expect(page.get_by_role("heading", level=1)).to_have_text("Your decks")
    expect(deck).to_be_visible()
    assert fits(page)

    sign_out(page)
    page.get_by_role("link", name="Sign in").click()
    page.get_by_role("link", name="I forgot my password").click()
    page.get_by_label("E-mail").fill(f"{name}@example.com")
    page.get_by_role("button", name="Send reset link").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Check your e-mail")
    page.goto(link_in_letter(server, name))
    page.get_by_label("New password", exact=True).fill(NEW)
    page.get_by_label("New password again").fill(NEW)
    page.get_by_role("button", name="Save password").click()
    page.goto("/decks/")
    sign_in(page, name, NEW)
    expect(deck).to_be_visible()


def test_somebody_signs_up_and_deletes_the_account_by_keyboard_alone(wide_page):
    page, name = wide_page, f"Bob-{secrets.token_hex(4)}"
    page.goto("/account/sign-up/")
    page.get_by_label("Name").focus()
    for typed in (name, PASSWORD, PASSWORD):
        page.keyboard.type(typed)
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text(f"Signed in as {name}.")
    page.get_by_role("banner").get_by_role("link", name="Your account").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    page.get_by_role("link", name="Delete account").focus()
    page.keyboard.press("Enter")
    page.get_by_label("Your password").focus()
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text(f"The account “{name}” and its data are deleted.")
    expect(page.get_by_role("banner").get_by_role("link", name="Sign in")).to_be_visible()
