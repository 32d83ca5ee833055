"""What a pick needs is in sight: the cards, what the coach says, and nothing of it under the bar at the bottom."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import FINGER, PHONE
from tests.browser.drafting import Drafter, begin, host


def bottom(locator):
    box = locator.bounding_box()
    assert box
    return box["y"] + box["height"]


def top(locator):
    box = locator.bounding_box()
    assert box
    return box["y"]


@pytest.mark.parametrize(("key", "cards", "least"), [("cube", 12, 130), ("grid", 9, 105)])
def test_with_a_coach_all_cards_are_in_sight(wide_page, key, cards, least):
    page = wide_page
    begin(page, host(page, key, **({"seats": "4"} if key == "cube" else {})))
    page.get_by_label("Coach").select_option("now")
    expect(page.locator(".coach-said")).to_contain_text("A bot ")
    faces, bar = page.locator(".middle .pod-face"), page.locator(".action-bar")
    expect(faces).to_have_count(cards)
    assert bottom(bar) <= page.viewport_size["height"]
    for face in faces.all():
        assert bottom(face) <= top(bar)
        assert face.bounding_box()["width"] >= least


def test_the_cards_of_a_square_are_as_large_as_wanted(wide_page):
    begin(wide_page, host(wide_page, "grid"))
    face, size = wide_page.locator(".square .pod-face").first, wide_page.get_by_label("Card size")
    usual = face.evaluate("face => face.offsetWidth")
    size.press("ArrowRight")
    assert face.evaluate("face => face.offsetWidth") == int(usual * 1.1)


def test_on_a_phone_a_tapped_card_and_what_the_coach_says_of_it_stay_above_the_bar(open_page):
    page = open_page(*PHONE, **FINGER)
    begin(page, host(page))
    page.get_by_label("Coach").select_option("after")
    Drafter(page).see()
    option, bar = page.get_by_role("option").nth(4), page.locator(".action-bar")
    option.tap()
    expect(bar.locator(".coach-said")).to_contain_text(re.compile("your choice", re.IGNORECASE))
    assert top(page.locator(".pod > .bar")) <= top(option)
    assert bottom(option) <= top(bar)
    last = page.get_by_role("option").last
    page.mouse.wheel(0, 20_000)
    last.scroll_into_view_if_needed()
    assert bottom(last) <= top(bar)
