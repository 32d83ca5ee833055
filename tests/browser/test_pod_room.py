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


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)])
@pytest.mark.parametrize(
    ("at", "key", "typed", "cards", "least"),
    [
        ("/drafts/", "own", {}, 15, 104),
        ("/drafts/", "pack", {"seats": "4"}, 10, 150),
        ("/epic-tcg/drafts/", "draft", {"packs": "2"}, 15, 104),
    ],
)
def test_all_cards_of_a_pack_are_above_the_bar_at_first_and_its_last_one_at_the_end_of_the_page(
    open_page, size, at, key, typed, cards, least
):
    page = open_page(*size)
    begin(page, host(page, key, at=at, **typed))
    faces, bar, slider = page.locator(".middle .pod-face"), page.locator(".action-bar"), page.get_by_label("Card size")
    expect(faces).to_have_count(cards)
    assert all(bottom(face) <= top(bar) for face in faces.all())
    usual = faces.last.evaluate("face => face.offsetWidth")
    assert usual >= least
    slider.press("End")
    assert faces.last.evaluate("face => face.offsetWidth") == pytest.approx(2 * usual, abs=2)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert bottom(faces.last) <= top(bar) < page.viewport_size["height"]


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
    page.wait_for_function(
        """() => document.querySelector(".option.is-selected").getBoundingClientRect().bottom
            <= document.querySelector(".action-bar").getBoundingClientRect().top"""
    )
    assert top(page.locator(".pod > .bar")) <= top(option)
    last = page.get_by_role("option").last
    page.mouse.wheel(0, 20_000)
    last.scroll_into_view_if_needed()
    assert bottom(last) <= top(bar)
