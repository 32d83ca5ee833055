"""A collection from nothing to two decks that want the same cards, as a guest does it on a phone and by keyboard."""

import pytest
from playwright.sync_api import expect

LIST = "Promos\n1 Teleport\nBase Set\n2 Kong\n3 Fire Shamann\n"


def fits(page):
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def new_deck(page, name, cards):
    page.goto("/decks/new/")
    page.get_by_label("Name").fill(name)
    page.get_by_label("The list").fill(cards)
    page.get_by_role("button", name="Save deck").last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    return page.url


@pytest.mark.parametrize("size", ["phone_page", "wide_page"])
def test_from_nothing_to_two_decks_that_want_the_same_cards(size, request):
    page = request.getfixturevalue(size)
    page.goto("/")
    page.get_by_role("link", name="Collection").click()
    page.get_by_role("button", name="I own three base sets").click()
    expect(page.get_by_text("120 of 120 cards")).to_be_visible()
    assert fits(page)

    page.get_by_role("link", name="Import a list").click()
    page.get_by_label("The list").fill(LIST)
    page.get_by_role("button", name="Preview changes").click()
    expect(page.get_by_role("row", name="Kong Base Set 3 5 +2")).to_be_visible()
    expect(page.get_by_role("row", name="Teleport Season 1 Promo 0 1 +1")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Line 5")).to_contain_text("Did you mean Fire Shaman")
    assert fits(page)
    page.get_by_role("button", name="Use the suggested names").click()
    expect(page.get_by_role("row", name="Fire Shaman Base Set 3 6 +3")).to_be_visible()
    page.get_by_role("button", name="Add to my collection").click()
    expect(page.get_by_role("status")).to_contain_text("6 copies added")
    page.get_by_role("listitem").filter(has_text="List imported").get_by_role("button", name="Undo").click()
    expect(page.get_by_role("status")).to_contain_text("Undone")
    expect(page.get_by_text("You have no more than three copies of any card")).to_be_visible()

    new_deck(page, "Hill giants", "3 Kong\n2 Lash")
    page.get_by_role("button", name="Mark as built").click()
    expect(page.get_by_role("status")).to_contain_text("Your other decks cannot use its cards")
    new_deck(page, "River apes", "2 Kong\n1 Teleport")
    panel = page.get_by_role("region", name="From your collection")
    expect(panel).to_contain_text("You own 2 of 3 cards.")
    expect(panel).to_contain_text("1 missing")
    expect(panel).to_contain_text("2 in built decks")
    expect(panel.get_by_role("link", name="Hill giants")).to_be_visible()
    assert fits(page)

    page.goto("/collection/decks/")
    expect(page.get_by_role("list").get_by_role("link", name="Hill giants")).to_be_visible()
    for name in ("Hill giants", "River apes"):
        page.get_by_label(f"Select {name}").check()
    page.get_by_role("button", name="Can I build these together?").click()
    expect(page.get_by_role("row", name="Kong 3 2 3 2")).to_be_visible()
    assert fits(page)


def test_cards_are_counted_by_keyboard(wide_page):
    page = wide_page
    page.goto("/collection/cards/")
    page.get_by_label("Search cards").fill("teleport")
    expect(page.get_by_text("1 card.", exact=True)).to_be_visible()
    count = page.get_by_label("Copies of Teleport from Season 1 Promo")
    total = page.locator("#total-teleport")
    for number in (1, 2):
        page.get_by_role("button", name="Add one Teleport from Season 1 Promo").press("Enter")
        expect(count).to_have_value(str(number))
    expect(page.get_by_role("button", name="Add one Teleport from Season 1 Promo")).to_be_focused()
    count.press("Control+A")
    page.keyboard.type("7")
    page.keyboard.press("Enter")
    expect(total).to_have_text("You own 7, 4 spare")
    page.get_by_role("button", name="Remove one Teleport from Season 1 Promo").press("Space")
    expect(total).to_have_text("You own 6, 3 spare")
    count.press("Control+A")
    page.keyboard.type("1000")
    page.keyboard.press("Tab")
    expect(total).to_contain_text("enter 0 to 999 copies")
    expect(count).to_have_value("6")
    page.goto("/cards/?q=owned>5")
    expect(page.get_by_role("link", name="Teleport")).to_be_visible()


def test_quick_clicks_all_count(wide_page):
    wide_page.goto("/collection/cards/?q=kong")
    more = wide_page.get_by_role("button", name="Add one Kong from Base Set")
    for _ in range(6):
        more.click()
    expect(wide_page.locator("#total-kong")).to_have_text("You own 6, 3 spare")


def test_without_scripts_everything_works(open_page):
    page = open_page(1280, 800, java_script_enabled=False)
    page.goto("/collection/cards/?q=kong")
    page.get_by_role("button", name="Add one Kong from Base Set").click()
    assert page.url.endswith("/collection/cards/?q=kong")
    expect(page.locator("#total-kong")).to_have_text("You own 1")
