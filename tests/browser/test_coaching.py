"""The coach after a game: it finds a win that was missed, leads to that moment, and asks about it again."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import FINGER, PHONE, WIDE
from tests.browser.furnishing import ask_coach, ask_coach_of_epic_tcg, miss_a_win
from tests.browser.test_accessibility import faults

REASON = "It won the game within the turn in 60 of 60 games; yours did in 0."


@pytest.mark.parametrize(("size", "options"), [(WIDE, {}), (PHONE, FINGER)], ids=["desk", "phone"])
def test_a_win_that_was_missed_is_found_and_asked_about(open_page, server, size, options):
    page = open_page(*size, **options)
    address = miss_a_win(page, server)
    page.goto(f"{address}replay/")
    page.wait_for_selector("#replay > .table")
    page.get_by_label("More", exact=True).click()
    page.get_by_role("button", name="Find what cost you most").click()

    choice = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Turn 5, your main phase"))
    expect(choice.get_by_role("definition")).to_have_text(["End your turn", "Attack"])
    expect(choice).to_contain_text(REASON)
    page.get_by_role("link", name="Choice 1, cost about").click()
    expect(choice).to_be_in_viewport()
    expect(page).to_have_url(re.compile("#choice-1$"))
    page.get_by_text("As a table").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    assert faults(page) == []
    choice.get_by_role("link", name="See it in the replay").click()
    page.wait_for_selector("#replay > .table")
    expect(page.locator(".replay-step")).to_have_text(re.compile(r"^0 / \d+$"))
    expect(page.get_by_role("img", name="Choices that cost most: steps 0")).to_have_count(1)
    expect(page.get_by_label("Seen by")).to_have_value("0")
    page.go_back()

    page.get_by_role("link", name="What would you do?").click()
    page.wait_for_selector("#practice > .table")
    assert "chance" not in page.locator("#practice").inner_html()
    asked = page.get_by_role("region", name="Turn 5, your main phase")
    ideas = asked.get_by_role("button")
    expect(ideas).to_have_text(["Attack", "End your turn"])
    assert faults(page) == []
    ideas.nth(1).focus()
    page.keyboard.press("Enter")
    expect(asked.get_by_role("status")).to_contain_text(re.compile("would choose “Attack”. Yours costs about [0-9]+"))
    listed = asked.get_by_role("list", name="Ideas").get_by_role("listitem")
    expect(listed.nth(0)).to_have_text(re.compile(r"^Attack the bot’s choice\s*100%$"))
    expect(listed.nth(1)).to_contain_text("your answer, in the game")
    expect(asked).to_contain_text("0 of 1 right")
    expect(asked.get_by_role("status")).to_contain_text("What came of the better choice")
    for whole in (asked.get_by_text(REASON), asked.get_by_role("button", name="Begin again")):
        expect(whole).to_be_in_viewport(ratio=1)
    expect(page.locator(".hand")).to_be_in_viewport()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    asked.get_by_role("button", name="Begin again").click()
    ideas.first.click()
    expect(asked.get_by_role("status")).to_contain_text("That is the bot’s choice, too.")
    expect(asked).to_contain_text("1 of 2 right")


def test_from_what_cost_most_one_plays_on(wide_page, server):
    page = wide_page
    page.goto(f"{ask_coach(page, server)}replay/coach/")
    expect(page.get_by_label("Against")).to_have_value("random")
    page.get_by_label("Against").select_option("greedy")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector("#table > .table")
    expect(page.locator(".plate:not(.is-mine) .crest-name")).to_have_text("Greedy")
    expect(page.locator(".turn-number")).to_contain_text("5")
    expect(page.get_by_role("button", name="Attack", exact=True)).to_be_visible()


@pytest.mark.parametrize(("size", "options"), [(WIDE, {}), (PHONE, FINGER)], ids=["desk", "phone"])
def test_after_a_game_of_the_second_game_the_coach_is_found_and_a_cost_is_read(open_page, size, options):
    page = open_page(*size, **options)
    address = ask_coach_of_epic_tcg(page)
    assert address.startswith("/epic-tcg/table/")
    choice = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Turn 3, your attack"))
    expect(choice.get_by_role("definition")).to_have_text(["End your Battle Step", "Attack your opponent"])
    expect(choice).to_contain_text(re.compile("cost about [0-9]+ of 100"))
    expect(choice).to_contain_text(REASON)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]

    page.get_by_role("link", name="What would you do?").click()
    page.wait_for_selector("#practice > .table")
    asked = page.get_by_role("region", name="Turn 3, your attack")
    ideas = asked.get_by_role("button")
    expect(ideas).to_have_text(["Attack your opponent", "End your Battle Step"])
    ideas.nth(1).click()
    expect(asked.get_by_role("status")).to_contain_text(re.compile("would choose “Attack your opponent”. Yours costs"))
    expect(asked).to_contain_text(REASON)
    assert faults(page) == []
    asked.get_by_role("link", name="See it in the replay").click()
    page.wait_for_selector("#replay > .table")
    expect(page.get_by_role("img", name="Chance of winning")).to_have_count(1)
