"""The rules of the second game: found by their words, and by what a table cites."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, WIDE


def test_a_rule_is_found_by_its_words_and_a_link_shows_what_was_hidden(open_page):
    page = open_page(*PHONE)
    page.goto("/epic-tcg/rules/")
    box = page.get_by_label("Find a rule")
    box.fill("hunted flipped")
    hunter, ruling = page.get_by_role("heading", name="Hunter", exact=True), page.get_by_role("heading", name="T9")
    expect(page.get_by_role("article")).to_have_count(1)
    expect(page.get_by_role("status")).to_have_text("1 rule")
    expect(hunter).to_be_visible()
    expect(ruling).to_be_hidden()
    page.get_by_role("link", name="T9", exact=True).click()
    expect(ruling).to_be_in_viewport()
    expect(box).to_have_value("")
    box.fill("goblin")
    expect(page.get_by_role("status")).to_have_text("No rule has these words.")
    expect(page.get_by_role("article")).to_have_count(0)


def test_the_story_of_a_game_leads_to_its_sections(open_page):
    page = open_page(*WIDE)
    page.goto("/epic-tcg/")
    page.get_by_label("Who starts").select_option("me")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Sections of the rule book").click()
    link = page.locator(".entry", has_text="You go first.").get_by_role("link")
    expect(link).to_have_text("§ Turns")
    with page.expect_popup() as opened:
        link.click()
    expect(opened.value.get_by_role("heading", name="Turns", exact=True)).to_be_in_viewport()
