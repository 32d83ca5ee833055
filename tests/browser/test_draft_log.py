"""The log of a draft in a browser: by keys, by pointer and on a phone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.drafting import drafted_by_bots


def heading(page, words):
    expect(page.get_by_role("heading", level=2).first).to_have_text(words)


def test_a_replay_is_walked_by_keys(wide_page):
    page = wide_page
    log = drafted_by_bots(page, "pack", seats="3")
    page.goto(f"{log}log/")
    page.get_by_role("link", name="Step through the picks").press("Enter")
    heading(page, "Bot 1, round 1, pick 1")
    for key, words in (
        ("ArrowRight", "Bot 1, round 1, pick 2"),
        ("ArrowDown", "Bot 2, round 1, pick 2"),
        ("ArrowUp", "Bot 1, round 1, pick 2"),
        ("ArrowUp", "Bot 3, round 1, pick 2"),
        ("ArrowLeft", "Bot 3, round 1, pick 1"),
    ):
        page.keyboard.press(key)
        heading(page, words)
        expect(page.locator("#step-announcement")).to_contain_text(words)
    expect(page).to_have_url(re.compile(re.escape("log/?seat=3&round=1&pick=1") + "$"))
    expect(page).to_have_title(re.compile("^Bot 3, round 1, pick 1"))
    taken = page.locator(".log-took b").text_content()
    expect(page.locator(".log-way [aria-current]")).to_have_text(f"Bot 3: {taken}")
    page.go_back()
    heading(page, "Bot 3, round 1, pick 2")
    page.reload()
    heading(page, "Bot 3, round 1, pick 2")


def test_the_keys_are_the_fields_own_where_somebody_chooses(wide_page):
    page = wide_page
    log = drafted_by_bots(page, "pack", seats="3")
    page.goto(f"{log}log/?seat=1&round=1&pick=1")
    page.get_by_label("Round").select_option("2")
    page.get_by_label("Pick", exact=True).focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.get_by_role("button", name="Go", exact=True).press("Enter")
    heading(page, "Bot 1, round 2, pick 3")


def test_a_pick_says_why_a_bot_made_it(wide_page):
    page = wide_page
    log = drafted_by_bots(page, "open")
    page.goto(f"{log}log/?seat=1&round=1&pick=1")
    expect(page.locator(".log-scores")).to_be_hidden()
    page.get_by_text("What a bot would take, and why").press("Enter")
    best = page.locator(".log-scores .is-best")
    expect(best).to_contain_text("taken")
    for row in page.locator(".log-scores tbody tr").all():
        total, *parts = [
            float(re.sub(r"[^\d.−+-]", "", cell.evaluate("cell => cell.lastChild.textContent")).replace("−", "-"))
            for cell in row.locator("td:not(.log-bar)").all()
        ]
        assert total == pytest.approx(sum(parts))


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_pick_is_asked_and_answered(size, request):
    page = request.getfixturevalue(f"{size}_page")
    log = drafted_by_bots(page, "cube", seats="4")
    page.goto(f"{log}log/?seat=2&round=2&pick=3")
    taken = page.locator(".log-took b").text_content()
    page.get_by_role("link", name="Ask others: what would you take here?").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What would you take here?")
    choices = page.get_by_role("button", name=re.compile("Take "))
    expect(choices).to_have_count(10)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    choices.last.scroll_into_view_if_needed()
    choices.last.click() if size == "wide" else choices.last.tap()
    expect(page.locator(".log-answers")).to_contain_text(taken)
    expect(page.locator(".log-scores .is-best")).to_contain_text("taken")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="Next pick of this seat").click()
    expect(page.locator(".log-lead")).to_contain_text("Bot 2, round 2, pick 4")


def test_on_a_phone_one_seat_is_shown_at_a_time(phone_page):
    page = phone_page
    log = drafted_by_bots(page, "cube")
    page.goto(f"{log}log/")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(".log-grid td:visible")).to_have_count(36)
    page.get_by_role("link", name="Bot 5", exact=True).tap()
    expect(page.locator(".log-grid thead th:visible").last).to_have_text(re.compile("Bot 5"))
    page.locator(".log-grid td:visible a").nth(13).tap()
    heading(page, "Bot 5, round 2, pick 2")
    page.get_by_role("link", name="Next pick").tap()
    heading(page, "Bot 5, round 2, pick 3")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("kind", ["text", "JSON"])
def test_the_log_is_downloaded(kind, wide_page):
    page = wide_page
    log = drafted_by_bots(page, "dark")
    page.goto(f"{log}log/")
    with page.expect_download() as download:
        page.get_by_role("link", name=f"Download as {kind}").click()
    name = log.strip("/").split("/")[-1]
    assert download.value.suggested_filename == f"draft-dark-draft-{name}.{'txt' if kind == 'text' else 'json'}"
