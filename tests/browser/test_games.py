"""Games after a draft: two persons are paired, play at a table, and the result stands on the page."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import FINGER, PHONE, WIDE
from tests.browser.drafting import begin, host, sit_down


@pytest.fixture
def pod(open_page):
    """Ann at a desk and Ben with a phone, at the page of the games after a draft of theirs; and its address."""
    ann, ben = open_page(*WIDE), open_page(*PHONE, **FINGER)
    address = host(ann, "random30", seats="2")
    sit_down(ben, address, "Ben")
    begin(ann, address)
    for page in (ann, ben):
        page.goto(f"{address}games/")
    return ann, ben, address


def concede(page):
    page.get_by_label("More", exact=True).click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()


def test_a_paired_game_is_played_and_its_result_stands(pod):
    ann, ben, address = pod
    expect(ann.get_by_role("button", name="Play Ben", exact=True)).to_be_visible()
    ann.get_by_role("button", name="Start", exact=True).click()
    expect(ann.get_by_role("heading", name="Your next game")).to_be_visible()

    expect(ben.get_by_text("Round 1: you against Ann.")).to_be_visible()
    ben.locator("#next-button").tap()
    ben.wait_for_url("**/table/**")
    ben.wait_for_selector("#table > .table")
    expect(ann.get_by_text("Ben is waiting at the table.")).to_be_visible()
    ann.locator("#next-button").click()
    ann.wait_for_url(ben.url)
    ann.wait_for_selector("#table > .table")
    expect(ann).to_have_title("Ann against Ben · Fourfold")
    concede(ann)
    expect(ben.get_by_role("heading", name="You won")).to_be_visible()

    for page in (ann, ben):
        page.get_by_role("dialog").get_by_role("link", name="Go to the draft’s games").click()
        page.wait_for_url(f"**{address}games/")
        expect(page.get_by_text("All games are played: Ben wins.")).to_be_visible()
        expect(page.get_by_text("Ben won: Ann conceded")).to_be_visible()
        row = page.locator(".standings tbody tr").first
        expect(row).to_contain_text(re.compile(r"1\s*Ben"))
        expect(row).to_contain_text("1–0–0")
        assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


def test_by_keyboard_alone_a_mates_bot_is_played(pod):
    ann, _, _ = pod
    ann.get_by_role("button", name="Play Ben's bot").focus()
    ann.keyboard.press("Enter")
    ann.wait_for_url("**/table/**")
    ann.wait_for_selector("#table > .table")
    expect(ann).to_have_title("Ann against Ben's bot · Fourfold")


def test_bots_play_their_matches_while_the_page_looks_on(open_page):
    page = open_page(*WIDE)
    address = host(page, "random30", seats="3")
    begin(page, address)
    page.goto(f"{address}games/")
    page.get_by_label("Swiss").check()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    page.get_by_text("Can somebody not play?").click()
    if page.get_by_role("button", name="Let the bot play for me").count():
        page.get_by_role("button", name="Let the bot play for me").click()
        expect(page.get_by_text("The bot now plays this game with the same deck.")).to_be_visible()
    expect(page.get_by_role("heading", name="Round 2 of 2")).to_be_visible()
