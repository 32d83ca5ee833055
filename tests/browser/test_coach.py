"""The coach beside a pack: it speaks when it is asked to, stays as it was set, and sums up after the end."""

import re

from playwright.sync_api import expect

from tests.browser.drafting import Drafter, begin, host


def test_the_coach_speaks_after_the_choice_or_at_once_and_sums_up_in_the_end(wide_page):
    page = wide_page
    begin(page, host(page))
    switch, said = page.get_by_label("Coach"), page.locator(".coach-said")
    expect(switch).to_have_value("off")
    expect(said).to_have_count(0)
    switch.select_option("after")
    expect(said).to_have_text("Mark your choice. Then the coach says what a bot would take.")
    expect(page.get_by_role("heading", name="Why a bot would take it")).to_have_count(0)
    page.locator(".pack.is-ready [role=option]").first.click()
    expect(said).to_contain_text(
        re.compile(r"^A bot takes .+(Your choice (is .+ points behind|is as good|comes second)|your choice, too)")
    )
    expect(page.locator(".coach-more .tag")).to_have_text("yours")
    said.get_by_role("button", name="Why?").click()
    heading = page.get_by_role("heading", name="Why a bot would take it")
    expect(heading).to_be_focused()
    box, bar = heading.bounding_box(), page.locator(".action-bar").bounding_box()
    assert 0 <= box["y"] < box["y"] + box["height"] <= bar["y"]
    switch.select_option("now")
    page.reload()
    expect(switch).to_have_value("now")
    expect(said).to_contain_text("A bot takes ")
    Drafter(page).play()
    page.get_by_role("link", name="Compare with a bot").click()
    expect(page.get_by_role("heading", name="What a bot would have taken")).to_be_visible()
    expect(page.locator(".log-lead")).to_contain_text("You made 28 choices.")
