"""Two teammates build at once from the pool that they share: each sees what the other takes, and no edit is lost."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.building import box, deck, row_in_deck, rows, saved, verdict
from tests.browser.conftest import PHONE, WIDE
from tests.browser.drafting import begin, host, sit_down

ONE_COPY = """rows => rows.filter(row => !row.querySelector(".row-own")?.textContent).map(row => row.dataset.card)"""


@pytest.fixture
def teammates(open_page):
    """Ann and Ben, who share a pool, and the address of their draft."""
    ann, ben = open_page(*WIDE), open_page(*WIDE)
    address = host(ann, "team", seats="4")
    sit_down(ben, address, "Ben")
    begin(ann, address)
    return ann, ben, address


def build(page, address):
    page.goto(address)
    page.get_by_role("button", name="Build your deck").click()
    expect(rows(page).first).to_be_visible()
    expect(page.locator(".pool-line")).to_contain_text("holds")  # it hears of the teammate


def add(page, name):
    row = page.locator(f'[data-list=find] [data-card="{name}"]')
    row.get_by_role("button", name="Add one").click()
    expect(row_in_deck(page, name)).to_be_visible()


def hold_back(page):
    """What the page saves next is on its way until the route that comes here goes on."""
    held_back = []

    def hold(route):
        held_back.append(route)

    page.route("**/versions/", hold, times=1)
    return held_back


def test_mates_see_at_once_what_is_taken_and_the_second_keeps_the_edit(teammates):
    ann, ben, address = teammates
    build(ann, address)
    build(ben, address)
    first, second, *_, mine = rows(ben).evaluate_all(ONE_COPY)

    add(ben, mine)
    saved(ben)
    box(ben).fill(f'name="{first}"')
    expect(rows(ben)).to_have_count(1)
    add(ann, first)
    expect(ben.locator(".pool-line")).to_contain_text("Ann holds 1")
    expect(rows(ben)).to_have_count(0)
    assert box(ben).input_value() == f'name="{first}"'
    assert deck(ben) == {mine: 1}
    ben.get_by_role("button", name="Show the whole pool").click()
    expect(rows(ben)).to_contain_text("Ann holds 1")
    rows(ben).locator(".row-card").click()
    expect(ben.locator(".toast")).to_have_text(f"Ann took {first} first.")
    assert deck(ben) == {mine: 1}

    held_back = hold_back(ben)
    box(ben).fill("")
    add(ben, second)
    add(ann, second)
    contested = ben.get_by_role("alert").filter(has_text="A teammate was first.")
    expect(contested).to_contain_text(f"1 × {second}: Ann holds 1")
    assert deck(ben) == {mine: 1, second: 1}
    expect(ben.locator(".saving")).to_have_class(re.compile("is-saving"))
    held_back[0].continue_()
    saved(ben)
    assert deck(ben) == {mine: 1, second: 1}
    saved(ann)
    expect(ann.locator(".pool-line")).to_contain_text("Ben holds 1")  # who was first keeps it
    expect(ann.locator(".contested")).to_have_count(0)
    contested.get_by_role("button", name=f"Take 1 copy of {second} out of my deck").click()
    expect(contested).to_have_count(0)
    assert deck(ben) == {mine: 1}
    expect(verdict(ben)).to_contain_text("Not legal")


def test_the_page_of_the_pool_follows_the_mate_and_leaves_open_what_is_open(teammates, open_page):
    ann, ben, address = teammates
    build(ann, address)
    ben.goto(f"{address}deck/")
    teammate = ben.locator("details", has_text="Ann ")
    expect(teammate).to_contain_text("Ann has built nothing yet")
    teammate.locator("summary").click()
    expect(teammate.locator("summary")).to_be_focused()
    name = rows(ann).evaluate_all(ONE_COPY)[0]
    add(ann, name)
    expect(teammate).to_contain_text("Ann holds 1 different card")
    expect(teammate.get_by_role("link", name=name)).to_be_visible()
    expect(teammate.locator("summary")).to_be_focused()
    ben.set_viewport_size(dict(zip(("width", "height"), PHONE, strict=True)))
    assert ben.evaluate("document.documentElement.scrollWidth") == PHONE[0]
