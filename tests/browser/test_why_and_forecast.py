"""What the table says of things that cannot be chosen, and of battles before they are sent on."""

import pytest
from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.conftest import PHONE, WIDE
from tests.browser.player import Keys, Pointer, Touch


def without_gold(view):
    """Our turn, without gold, with a card in hand and a champion of ours in play."""
    mine = view["players"][0]
    playable = {ref for option in view["decision"]["options"] for ref in option["refs"]}
    return (
        (view["decision"]["kind"], view["active"], mine["gold"]) == ("window", 0, 0)
        and mine["hand"]
        and not playable & {card["id"] for card in mine["hand"]}
        and any(one["controller"] == 0 for one in view["champions"])
    )


def at(page):
    return page.locator("#table > .table").get_attribute("data-at")


def test_pressing_what_cannot_be_chosen_says_why(sit):
    page = sit(stage.find_game(without_gold)).page
    before, height = at(page), page.locator(".prompt").bounding_box()["height"]
    card = page.locator(".hand .piece").first
    name = card.locator(".face-name").inner_text()
    card.click()
    said = page.locator(".prompt .why")
    expect(said).to_have_text(f"You do not have enough gold left to play {name}. Rule 3.6.3", use_inner_text=True)
    assert said.get_attribute("role") == "status"
    assert page.locator(".prompt").bounding_box()["height"] == height, "the board keeps its size"
    page.locator('.piece[data-ref="p1"]').click()
    expect(said).to_contain_text("A player is only chosen for a card or power that asks for one.")
    assert at(page) == before
    expect(page.locator(".toast")).to_have_count(0)


def test_what_has_the_focus_and_cannot_be_chosen_says_why(sit):
    page = sit(stage.find_game(without_gold), hands=Keys).page
    before = at(page)
    for _ in range(8):  # to a thing that is no button
        page.keyboard.press("Shift+ArrowDown")
        if page.evaluate("document.activeElement.matches('.piece')"):
            break
    expect(page.locator(".prompt .why.is-shown")).to_contain_text("Rule")
    assert at(page) == before


def test_enter_on_what_cannot_be_chosen_says_why_and_chooses_nothing(sit):
    page = sit(stage.find_game(without_gold), hands=Keys).page
    before = at(page)
    for _ in range(8):  # to a thing that is no button
        page.keyboard.press("Shift+ArrowDown")
        if page.evaluate("document.activeElement.matches('.piece')"):
            break
    assert page.evaluate("document.activeElement.matches('.piece:focus-visible')")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .why.is-shown")).to_contain_text("Rule")
    assert at(page) == before


def test_a_tap_opens_the_card_with_the_reason(sit):
    page = sit(stage.find_game(without_gold), size=PHONE, hands=Touch).page
    page.locator(".hand .piece").first.tap()
    sheet = page.locator("dialog.sheet")
    expect(sheet.locator(".why.is-shown")).to_contain_text("You do not have enough gold left")
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)


def several_attackers(view):
    decision = view["decision"]
    return decision["kind"] == "attackers" and decision["multi_pick"]["max"] > 2


def several_blockers(view):
    decision = view["decision"]
    return (
        decision["kind"] == "blockers"
        and decision["multi_pick"]["max"] > 1
        and decision["multi_pick"]["min"] == 0
        and len(view["battle"]["attackers"]) == 1
    )


@pytest.mark.parametrize(("size", "hands"), [(WIDE, Pointer), (WIDE, Keys), (PHONE, Touch)])
def test_an_attack_has_a_forecast_that_follows_each_pick(sit, size, hands):
    player = sit(stage.find_game(several_attackers), size=size, hands=hands)
    seen, page = player.look(), player.page
    line, marks = page.locator(".forecast"), page.locator(".fate:visible")
    expect(line).to_have_text("")
    first, second = seen.things[:2]
    player.hands.thing(first["ref"])
    expect(line).to_contain_text("If nobody blocks: ")
    expect(page.locator(f'.piece[data-ref="{first["ref"]}"] .fate:visible')).to_have_count(1)
    alone = line.inner_text()
    player.hands.thing(second["ref"])
    expect(line).not_to_have_text(alone)
    expect(marks).to_have_count(2)
    player.hands.thing(second["ref"])
    expect(line).to_have_text(alone, use_inner_text=True)
    player.hands.thing(first["ref"])
    expect(line).to_have_text("")
    expect(marks).to_have_count(0)
    if hands is Keys:
        expect(page.locator(f'.piece[data-ref="{first["ref"]}"] > .piece-button')).to_be_focused()


@pytest.mark.parametrize(("size", "hands"), [(WIDE, Pointer), (PHONE, Touch)])
def test_a_block_has_a_forecast_with_it_and_without(sit, size, hands):
    player = sit(stage.find_game(several_blockers), size=size, hands=hands)
    seen, page = player.look(), player.page
    line = page.locator(".forecast")
    expect(line).to_contain_text("If nobody blocks: ")
    expect(line).not_to_contain_text("without blocks")
    player.hands.thing(seen.things[0]["ref"])
    expect(line).to_contain_text("(without blocks: ")
    expect(page.locator(f'.piece[data-ref="{seen.things[0]["ref"]}"] .fate:visible')).to_have_count(1)
    height = page.locator(".prompt").bounding_box()["height"]
    player.hands.thing(seen.things[0]["ref"])
    expect(line).not_to_contain_text("without blocks")
    assert page.locator(".prompt").bounding_box()["height"] == height, "the board keeps its size"
