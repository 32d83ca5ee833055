"""Drafts with cards on the table in real browsers: on a phone by touch, format by format, and one by keyboard alone."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import FINGER, PHONE, WIDE
from tests.browser.drafting import begin, host
from tests.browser.test_accessibility import faults

OPEN = ".middle.is-open"  # what is pressed now counts


def tap(page, name, at=0):
    page.get_by_role("button", name=name).nth(at).tap()


def send(page, name):
    page.locator("[data-take]").filter(has_text=name).tap()


def leave(page):
    tap(page, re.compile("^Leave "))


def take_pile(page):
    tap(page, "Select pile 3")
    send(page, "Take pile 3")


def take_column(page):
    tap(page, "Column 2")
    send(page, "Take column 2")


def split(page):
    tap(page, re.compile("^Move "), 2)
    send(page, "Split 7 and 1")


def exchange(page):
    tap(page, re.compile("^Give "), 1)
    tap(page, re.compile("^Take "), 4)
    send(page, re.compile("^Take .+ for "))


def take(page):
    page.locator("[role=option]").nth(1).tap()
    send(page, re.compile("^Take "))


def find(page):
    page.get_by_role("searchbox").fill("kong")
    page.locator("[role=option]").first.tap()
    send(page, "Take Kong")


ACTS = {
    "winston": leave, "winchester": take_pile, "grid": take_column, "solomon": split, "housman": exchange,
    "glimpse": take, "rotisserie": find,
}  # fmt: skip


def test_each_kind_of_table_on_a_phone(open_page):
    page = open_page(*PHONE, **FINGER)
    for key, act in ACTS.items():
        begin(page, host(page, key, seats="2"))
        expect(page.locator(OPEN)).to_be_visible()
        assert faults(page) == [], key
        before = page.locator("#asked").text_content() + page.locator(".bar-where strong").text_content()
        act(page)
        page.wait_for_function(
            "before => document.querySelector('#asked').textContent +"
            " document.querySelector('.bar-where strong').textContent !== before",
            arg=before,
        )
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0], key


def test_a_solomon_draft_by_keyboard_alone(open_page):
    page = open_page(*WIDE)
    host(page, "solomon", packs="8", pack_size="8")
    page.get_by_role("button", name="Start now").focus()
    page.keyboard.press("Enter")
    for number in range(1, 9):
        expect(page.locator(".bar-where strong")).to_have_text(f"Round {number} of 8")
        expect(page.locator(OPEN)).to_be_visible()
        expect(page.locator(".choose").first).to_be_focused()
        page.keyboard.press("Enter")  # moves a card, or selects a pile
        page.locator("[data-take]:enabled").focus()
        page.keyboard.press("Enter")
    expect(page.locator(".pod.is-over")).to_be_visible()
    expect(page.get_by_role("heading", name="Fair packs")).to_be_visible()
