"""Signing in and out in another tab while a draft or a game is open in this one."""

import secrets

from playwright.sync_api import expect

from tests.browser.conftest import WIDE
from tests.browser.drafting import Drafter, begin, host
from tests.browser.player import Player, Pointer
from tests.browser.test_accounts import PASSWORD, sign_in, sign_out


def new_name():
    return f"Ann-{secrets.token_hex(4)}"


def sign_up(page, name):
    page.goto("/account/sign-up/")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_label("Password again").fill(PASSWORD)
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("status").first).to_be_visible()


def connects_again(page, act, *arguments):
    """Do something in another tab; this page then opens another connection by itself."""
    with page.expect_websocket():
        act(*arguments)


def test_a_draft_goes_on_for_who_signs_up_and_is_watched_by_who_signs_out(open_page):
    page = open_page(*WIDE)
    begin(page, host(page))
    player, mine, watches = Drafter(page), page.locator(".seat.is-me"), page.get_by_text("Watching", exact=True)
    player.take()
    other, name = page.context.new_page(), new_name()
    connects_again(page, sign_up, other, name)
    for _ in range(3):
        assert player.take()["kind"] == "pick"
    expect(page.locator(".pool-total")).to_have_text("4")
    assert player.pool() == sorted(player.taken)
    expect(watches).to_have_count(0)

    connects_again(page, sign_out, other)
    expect(watches).to_be_visible()
    expect(page.locator(".toasts")).to_contain_text("If you signed out, sign in again to continue drafting.")
    expect(mine).to_have_count(0)
    expect(page.locator("[role=option]")).to_have_count(0)

    connects_again(page, sign_in, other, name, PASSWORD)
    expect(mine).to_be_visible()
    expect(watches).to_have_count(0)
    expect(page.locator(".pool-total")).to_have_text("4")
    assert player.take()["kind"] == "pick"


def test_a_game_goes_on_for_who_signs_up_and_is_nobodys_business_after_signing_out(open_page):
    page = open_page(*WIDE)
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("#table > .table")
    player, other, name = Player(page, Pointer(page)), page.context.new_page(), new_name()
    seen = player.look()
    connects_again(page, sign_up, other, name)
    expect(page.locator(".link.is-shown")).to_have_count(0)
    player.answer(seen)
    assert player.look().at > seen.at

    connects_again(page, sign_out, other)
    expect(page.get_by_text("This is a game between other players. If you are one of them, sign in")).not_to_have_count(
        0
    )
    expect(page.locator("#table > .table")).to_have_count(0)
    expect(page.get_by_role("link", name="Go to the home page")).to_be_visible()

    connects_again(page, sign_in, other, name, PASSWORD)
    page.wait_for_selector("#table > .table")
    assert player.look(-1).at > seen.at
