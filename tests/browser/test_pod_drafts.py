"""Drafts from the first pick to the last in real browsers: several people, by keyboard, by touch, of every format."""

import pytest
from playwright.sync_api import expect

from tests.browser.building import size
from tests.browser.conftest import FINGER, PHONE, WIDE, WITH_MOTION
from tests.browser.drafting import Drafter, Finger, Keys, begin, host, sit_down
from tests.browser.player import Player, Pointer
from tests.browser.test_two_persons import take_turns


@pytest.mark.slow
def test_three_people_and_a_bot_draft_though_one_drops_and_comes_back_then_build_and_play(open_page):
    ann, ben, cat = (open_page(*WIDE) for _ in range(3))
    address = host(ann, seats="4", packs="1", pack_size="32")
    sit_down(ben, address, "Ben")
    sit_down(cat, address, "Cat")
    expect(ann.locator(".seat-line")).to_contain_text(["Ann", "Ben", "Cat", "Free"])
    begin(ann, address)
    players = [Drafter(page) for page in (ann, ben, cat)]
    for _ in range(3):
        for at, player in enumerate(players):
            player.take(at)
    cat.close()  # and then in another tab
    for player in players[:2]:
        player.take()
    again = Drafter(cat.context.new_page())
    again.page.goto(address)
    expect(again.page.locator(".pool-total")).to_have_text("3")
    assert again.pool() == sorted(players[2].taken)
    again.take()
    players[2] = again
    while True:
        seen = [player.take() for player in players]
        if any(one["kind"] == "over" for one in seen):
            break
    for player in players:
        expect(player.page.get_by_role("link", name="Build your deck")).to_be_visible()
        assert len(player.pool()) == 32

    ann.get_by_role("link", name="Build your deck").click()
    ann.get_by_role("button", name="Build from this suggestion").click()
    expect(size(ann)).to_have_text("30")
    ann.goto(f"{address}games/")
    ann.get_by_role("button", name="Play Ben", exact=True).click()
    ann.wait_for_url("**/table/**")
    ben.goto(f"{address}games/")
    ben.get_by_role("link", name="Ann").first.click()
    ben.wait_for_url(ann.url)
    for page in (ann, ben):
        page.wait_for_selector("#table > .table")
    take_turns([Player(page, Pointer(page)) for page in (ann, ben)], 3)


def test_a_draft_by_keyboard_alone(open_page):
    page = open_page(*WIDE, **WITH_MOTION)
    host(page, "cube", seats="2")
    start = page.get_by_role("button", name="Start now")
    start.focus()
    page.keyboard.press("Enter")
    player = Keys(page)
    announced = page.locator("[data-announcement]")
    expect(announced).to_contain_text("Pack 1 of 3, pick 1, 12 cards. Take one card.")
    assert player.take(3)["where"] == "Pack 1 of 3, pick 1"
    expect(announced).to_contain_text("pick 2, 11 cards")
    player.see()
    expect(page.locator("[role=option]").first).to_be_focused()  # the new pack has it, not the page
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    expect(page.locator("[aria-selected=true]")).to_have_count(0)
    player.play()
    expect(page.locator(".pool-total").first).to_have_text("36")


def test_who_starts_a_draft_by_keyboard_can_answer_at_once(wide_page):
    host(wide_page, "random60")
    wide_page.get_by_role("button", name="Start now").focus()
    wide_page.keyboard.press("Enter")
    Keys(wide_page).play()
    expect(wide_page.locator(".pool-total").first).to_have_text("60")


def test_a_draft_by_touch_on_a_phone(open_page):
    page = open_page(*PHONE, **FINGER, **WITH_MOTION)
    address = host(page)
    page.get_by_role("button", name="Start now").tap()
    player = Finger(page)
    assert player.take(4)["cards"]
    expect(page.get_by_role("button", name="Pool 1")).to_be_visible()
    page.get_by_role("button", name="Pool 1").tap()
    expect(page.locator(".pool-row")).to_have_attribute("data-card", player.taken[0])
    page.get_by_role("button", name="Pack").tap()
    player.see()
    second = page.locator("[role=option]").nth(1)
    second.tap()
    second.tap()  # which a finger does by mistake: it shows the card and takes nothing
    expect(page.get_by_role("dialog").get_by_role("button", name="Take")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").last.tap()
    expect(page.get_by_role("button", name="Pool 1")).to_be_visible()
    player.take(2)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide == PHONE[0]
    player.play()
    expect(page.locator(".pool-total").first).to_have_text("30")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    assert address in page.url


@pytest.mark.parametrize(
    ("key", "cards", "sentence"),
    [("random30", 30, ""), ("sealed", 45, ""), ("random60", 60, "These are your cards. Keep them"), ("pack", 30, ""),
     ("open", 30, "Take"), ("dark", 30, "Keep one of these five. Bot 2 gets the other four."), ("cube", 36, ""),
     ("own", 30, "Take one card.")],
)  # fmt: skip
def test_every_format_is_drafted_to_its_end(wide_page, key, cards, sentence):
    begin(wide_page, host(wide_page, key, **({"seats": "2"} if key in ("pack", "cube") else {})))
    if sentence:
        expect(wide_page.locator("#asked")).to_contain_text(sentence)
    Drafter(wide_page).play()
    expect(wide_page.locator(".pool-total").first).to_have_text(str(cards))
    expect(wide_page.get_by_role("heading", name="Fair packs")).to_be_visible()


def test_a_mulligan_of_a_random_60_is_asked_twice(wide_page):
    begin(wide_page, host(wide_page, "random60"))
    wide_page.get_by_role("button", name="Exchange them").click()
    wide_page.get_by_role("button", name="Exchange", exact=True).click()
    expect(wide_page.locator(".pod.is-over")).to_be_visible()
    expect(wide_page.locator(".pool-total").first).to_have_text("56")
