"""What the opponent plays is shown large for a moment, and all that was played can be looked at again."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from engine.epic.positions import setup_in
from tests.browser import stage
from tests.browser.conftest import PHONE, WIDE, WITH_MOTION
from tests.browser.player import Pointer, Touch


@pytest.fixture(scope="module")
def their_turn():
    """A person is asked when an opponent's turn has just begun who plays well and holds cards."""
    return stage.find_game(
        lambda view: view["turn"] > 4 and view["active"] == 1 and view["players"][1]["hand_count"] > 4, bot="greedy"
    )


def pace(page, *steps):
    """Press the button of the pace from one step to the next."""
    for now, then in pairwise(steps):
        page.get_by_role("button", name=f"Pace: {now}.").press("Enter")
        expect(page.get_by_role("button", name=f"Pace: {then}.")).to_be_visible()


def shown(player):
    """Go on until the opponent has played something; the card that is shown."""
    card = player.page.locator(".spotlight .face-name")
    for _ in range(40):
        player.answer(player.look())
        player.look()
        if card.count():
            return card.inner_text()
    raise AssertionError("the opponent plays nothing")


FLAMES = (
    "turn=5 active=0 moment=main seat=0 / gold=0 board=Kong deck=9*HillGiant / gold=1 hand=FlameStrike board=- "
    "deck=9*HillGiant"
)


def test_an_arrow_leads_from_what_the_opponent_plays_to_what_it_does(sit):
    page = sit((setup_in(FLAMES, every_window=True), 1, []), bot="greedy").page
    page.evaluate("addEventListener('pointerdown', event => event.stopPropagation(), true)")  # nothing hides it
    pace(page, "Normal", "Quick", "Instant", "Slow")
    page.evaluate("document.activeElement.blur()")  # the keys of a button are its own
    page.keyboard.press("Space")
    page.keyboard.press("Space")
    expect(page.locator(".spotlight .face-name")).to_have_text("Flame Strike")
    arrow = page.locator(".spotlight path[data-to]")
    expect(arrow).to_have_attribute("d", re.compile(r"^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$"))
    goal = page.locator(f'[data-ref="{arrow.get_attribute("data-to")}"]').bounding_box()
    x, y = map(float, arrow.get_attribute("d").partition("L")[2].split())
    assert goal["x"] < x < goal["x"] + goal["width"]
    assert goal["y"] < y < goal["y"] + goal["height"]


@pytest.mark.parametrize(("size", "hands"), [(WIDE, Pointer), (PHONE, Touch)], ids=["desk", "phone"])
def test_what_the_opponent_plays_is_shown_and_goes_in_its_time(sit, their_turn, size, hands):
    player = sit(their_turn, size=size, hands=hands, bot="greedy")
    page = player.page
    page.evaluate("addEventListener('pointerdown', event => event.stopPropagation(), true)")  # nothing hides it
    pace(page, "Normal", "Quick", "Instant", "Slow")
    card = shown(player)
    box = page.locator(".spotlight-card").bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    page.locator("[aria-label='The last plays']").evaluate("button => button.click()")
    last = page.get_by_role("dialog", name="plays").locator("ol.plays > li").first
    expect(last.locator(".face-name")).to_have_text(card)
    expect(last).to_have_class(re.compile("by-them"))
    expect(page.locator(".spotlight")).to_have_count(0)  # in its time


def test_at_an_instant_pace_nothing_is_shown_but_kept(sit, their_turn):
    player = sit(their_turn, bot="greedy")
    page = player.page
    page.evaluate("window.spotlights = 0")
    page.evaluate(
        "new MutationObserver(() => { if (document.querySelector('.spotlight')) window.spotlights += 1 })"
        ".observe(document.body, {childList: true, subtree: true})"
    )
    pace(page, "Normal", "Quick", "Instant")
    before = page.locator(".entry-play.by-them").count()
    player.play(until=lambda seen: page.locator(".entry-play.by-them").count() > before)
    assert page.evaluate("window.spotlights") == 0
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="plays").locator(".by-them").first).to_be_visible()


# For how long each thing moves from now on, in milliseconds.
RECORD = """() => {
    window.moved = [];
    const {animate} = Element.prototype;
    Element.prototype.animate = function (steps, how) {
        window.moved.push(how.duration);
        return animate.call(this, steps, how);
    };
}"""


@pytest.mark.parametrize("motion", [WITH_MOTION, {}], ids=["motion", "reduced motion"])
def test_what_moves_comes_to_rest_soon_and_nothing_is_left_over(sit, their_turn, motion):
    player = sit(their_turn, bot="greedy", **motion)
    page = player.page
    page.evaluate(RECORD)
    turn = page.locator(".turn-number").inner_text()
    player.play(until=lambda seen: page.locator(".turn-number").inner_text() != turn)
    expect(page.locator(".stage > *")).to_have_count(0)
    expect(page.locator(".spotlight")).to_have_count(0)
    moved = page.evaluate("window.moved")
    if motion:
        assert 0 < max(moved) <= 400
    else:
        assert moved == []


def test_the_story_is_searched_and_copied(sit, their_turn):
    player = sit(their_turn, bot="greedy")
    page = player.page
    story = page.get_by_role("log", name="What happened")
    lines = story.get_by_role("listitem").count()
    page.get_by_role("button", name="Search the story").click()
    page.get_by_role("searchbox", name="Search the story").fill("draws")
    expect(story.get_by_role("listitem").first).to_contain_text("draws")
    assert 0 < story.get_by_role("listitem").count() < lines
    page.get_by_role("searchbox", name="Search the story").fill("no such words")
    expect(story).to_contain_text("No line has these words.")
    page.keyboard.press("Escape")
    expect(story.get_by_role("listitem")).to_have_count(lines)
    story.get_by_role("heading").last.click()
    assert story.get_by_role("listitem").count() < lines

    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the story as text").click()
    expect(page.get_by_text("The story is copied.")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("Before the first turn\n")
    assert "[[" not in copied
    assert len(copied.splitlines()) > lines


def test_on_a_phone_the_story_says_what_is_new(sit, their_turn):
    player = sit(their_turn, size=PHONE, hands=Touch, bot="greedy")
    page = player.page
    closed = page.get_by_role("button", name="Open the story", exact=True)
    expect(closed).to_be_visible()
    news = page.get_by_role("button", name=re.compile(r"^Open the story, \d+ new$"))
    for _ in range(20):
        player.answer(player.look())
        player.look()
        if news.count():
            break
    page.reload()
    news.tap()
    expect(page.get_by_text("New since you last looked")).to_be_visible()
    page.get_by_role("button", name="Close the story").tap()
    expect(closed).to_be_visible()
