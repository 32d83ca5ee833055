"""The maybeboard of the builder, by mouse, by keys and by finger."""

from playwright.sync_api import expect

from tests.browser.building import begin, deck, maybeboard, row_in_deck, rows, saved, search, size


def stays(page, cards, beside):
    """The reload shows the same deck and maybeboard."""
    assert (deck(page), maybeboard(page)) == (cards, beside)
    saved(page)
    page.reload()
    expect(rows(page).first).to_be_attached()
    assert (deck(page), maybeboard(page)) == (cards, beside)


def test_a_maybeboard_by_mouse(wide_page):
    page = begin(wide_page)
    search(page, "kong", "Kong")
    for _ in range(3):
        rows(page).first.locator(".row-card").click()
    row_in_deck(page, "Kong").hover()
    row_in_deck(page, "Kong").get_by_role("button", name="Move one Kong to the maybeboard").click()
    assert (deck(page), maybeboard(page)) == ({"Kong": 2}, {"Kong": 1})
    expect(size(page)).to_have_text("2")

    def drag(source, target):
        start, end = source.bounding_box(), target.bounding_box()
        page.mouse.move(start["x"] + 60, start["y"] + 15)
        page.mouse.down()
        page.mouse.move(end["x"] + 60, end["y"] + 15, steps=8)
        page.mouse.up()
        expect(page.locator(".drag-ghost")).to_have_count(0)

    beside = page.get_by_role("region", name="Maybeboard")
    drag(row_in_deck(page, "Kong"), beside)
    assert (deck(page), maybeboard(page)) == ({"Kong": 1}, {"Kong": 2})
    search(page, "lash", "Lash")
    drag(rows(page).first, beside)
    drag(beside.locator("[data-card=Kong]"), page.locator("[data-list=deck]"))
    drag(beside.locator("[data-card=Kong]"), page.get_by_role("region", name="Search", exact=True))
    assert (deck(page), maybeboard(page)) == ({"Kong": 2}, {"Lash": 1})
    page.get_by_role("button", name="Undo: Remove Kong from the maybeboard").click()
    assert maybeboard(page) == {"Kong": 1, "Lash": 1}
    page.get_by_role("button", name="Show the deck as pictures").click()
    expect(page.locator(".deck-picture img").first).to_be_visible()
    stays(page, {"Kong": 2}, {"Kong": 1, "Lash": 1})
    expect(page.get_by_role("button", name="Show the deck as pictures")).to_have_attribute("aria-pressed", "true")


def test_a_maybeboard_by_keys(wide_page):
    page, keys = begin(wide_page), wide_page.keyboard
    keys.type("kong")
    for key in ("Enter", "3", "."):
        keys.press(key)
    expect(page.locator("[data-list=find] [data-card=Kong] .row-card")).to_be_focused()
    assert (deck(page), maybeboard(page)) == ({"Kong": 3}, {"Kong": 1})
    for key in ("ArrowRight", ".", "."):
        keys.press(key)
    assert (deck(page), maybeboard(page)) == ({"Kong": 1}, {"Kong": 3})
    expect(page.locator("[data-announcement]")).to_contain_text("Kong: 1 in the deck, 3 in the maybeboard. 1 card.")
    keys.press(".")
    expect(page.locator("[data-list=maybeboard] .row-card")).to_be_focused()
    for key in ("-", ".", "."):
        keys.press(key)
    assert (deck(page), maybeboard(page)) == ({"Kong": 2}, {"Kong": 1})
    keys.press("ArrowUp")
    expect(row_in_deck(page, "Kong").locator(".row-card")).to_be_focused()
    keys.press("ArrowDown")
    keys.press("2")
    stays(page, {"Kong": 2}, {"Kong": 2})


def test_a_maybeboard_by_finger(phone_page):
    page = begin(phone_page)
    search(page, "kong", "Kong")
    rows(page).first.locator(".row-card").tap()
    card = page.get_by_role("dialog", name="Kong")
    card.get_by_role("button", name="Add one Kong to the maybeboard").tap()
    card.get_by_role("button", name="Add one Kong", exact=True).tap()
    card.get_by_role("button", name="Move one Kong to the maybeboard").press("Enter")
    expect(card.get_by_role("button", name="Remove one Kong in the maybeboard")).to_be_focused()  # that one went
    card.get_by_role("button", name="Move one Kong to the deck").tap()
    card.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Deck", exact=True).tap()
    expect(page.locator("[data-list=maybeboard] .row-card")).to_be_visible()
    page.locator("[data-list=maybeboard]").get_by_role("button", name="Add one Kong in the maybeboard").tap()
    assert page.evaluate("document.documentElement.scrollWidth") == page.viewport_size["width"]
    stays(page, {"Kong": 1}, {"Kong": 2})
