"""Building decks as players do: by pointer, by keyboard alone, by finger; and nothing is lost on the way."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.building import (
    begin,
    box,
    comes_back_the_same,
    deck,
    maybeboard,
    paste,
    reasons,
    repair,
    row_in_deck,
    rows,
    saved,
    saving,
    search,
    size,
    verdict,
)
from tests.browser.conftest import FINGER, PHONE, WIDE, WITH_MOTION

# --- a legal deck from an empty page ---------------------------------------------------------------------------------


def test_a_legal_deck_by_pointer_broken_and_repaired(open_page):
    page = begin(open_page(*WIDE, **WITH_MOTION))
    expect(verdict(page)).to_contain_text("Not legal")
    for chip in ("Only good", "Only cost 1"):
        page.get_by_role("button", name=chip).click()
    expect(rows(page).first).to_have_attribute("data-card", "Ambush Party")
    for at in range(20):
        row = rows(page).nth(at)
        row.locator(".row-card").click()
        row.get_by_role("button", name="Add one").click()
        row.get_by_role("button", name="Add one").click()
    expect(size(page)).to_have_text("60")
    expect(verdict(page)).to_contain_text("Legal")

    for chip in ("Only good", "Only cost 1", "Only evil", "Only cost 0"):
        page.get_by_role("button", name=chip).click()
    search(page, "dark knight", "Dark Knight")
    for _ in range(4):
        rows(page).first.locator(".row-card").click()
    expect(page.locator(".rules-line summary")).to_have_text("Rules not met: Copies, free cards")
    expect(reasons(page).get_by_role("listitem")).to_have_text(
        [
            "Dark Knight: 4 copies; Constructed allows 3 of each card: cut one",
            "Evil: 4 free cards need 8 one-cost Evil cards; the deck has 0: add 8, or cut 4 free ones",
        ]
    )
    repair(page)
    assert deck(page).get("Dark Knight", 0) < 4
    page.get_by_role("button", name="Undo: Fix the deck").click()
    assert deck(page)["Dark Knight"] == 4
    page.get_by_role("button", name="Redo: Fix the deck").click()
    comes_back_the_same(page)


def test_a_legal_deck_by_keyboard_alone_broken_and_repaired(wide_page):
    wide_page.goto("/decks/new/")
    button = wide_page.get_by_role("button", name="Build from scratch")
    while not button.evaluate("button => button === document.activeElement"):
        wide_page.keyboard.press("Tab")
    wide_page.keyboard.press("Enter")
    page, keys = wide_page, wide_page.keyboard
    expect(box(page)).to_be_focused()
    for query in ("alignment:wild cost:1 kind:champion", "alignment:wild cost:1 kind:event"):
        keys.type(query)  # from a card, the first letter begins a new search
        assert box(page).input_value() == query
        keys.press("ArrowDown")
        expect(rows(page).first.locator(".row-card")).to_be_focused()
        for _ in range(10):
            keys.press("3")
            keys.press("ArrowDown")
    expect(size(page)).to_have_text("60")
    expect(verdict(page)).to_contain_text("Legal")
    expect(page.locator("[data-announcement]")).to_contain_text("Legal in Constructed")

    keys.type("lash")
    keys.press("Enter")
    expect(page.locator("[data-card=Lash] .row-card").first).to_be_focused()
    keys.press("4")
    assert deck(page)["Lash"] == 4
    keys.press("Control+m")
    expect(page.locator(".repair")).to_be_focused()
    apply = page.get_by_role("button", name="Apply this")
    expect(apply).to_be_visible()
    while not apply.evaluate("button => button === document.activeElement"):
        keys.press("Tab")
    keys.press("Enter")
    expect(verdict(page)).to_contain_text("Legal")
    assert deck(page)["Lash"] == 3
    keys.press("Control+z")
    assert deck(page)["Lash"] == 4
    keys.press("Control+Shift+Z")
    assert deck(page)["Lash"] == 3
    comes_back_the_same(page)


def test_a_legal_deck_by_finger_broken_and_repaired(phone_page):
    page = begin(phone_page)
    page.get_by_role("button", name="Only sage").tap()
    page.get_by_role("button", name="Only cost 1").tap()
    expect(rows(page).first).to_have_attribute("data-card", "Ancient Chant")
    for at in range(20):
        more = rows(page).nth(at).get_by_role("button", name="Add one")
        for _ in range(3):
            more.tap()
    expect(size(page)).to_have_text("60")
    expect(verdict(page)).to_contain_text("Legal")
    rows(page).nth(0).get_by_role("button", name="Add one").tap()
    expect(verdict(page)).to_contain_text("Not legal (1)")
    page.get_by_role("button", name="Deck", exact=True).tap()
    expect(row_in_deck(page, "Ancient Chant").locator(".row-count")).to_have_text("4")
    repair(page)
    expect(row_in_deck(page, "Ancient Chant").locator(".row-count")).to_have_text("3")
    assert page.evaluate("document.documentElement.scrollWidth") == page.viewport_size["width"]
    comes_back_the_same(page)


def test_a_finger_reads_a_card_and_changes_its_count_there(phone_page):
    page = begin(phone_page)
    search(page, "kong", "Kong")
    rows(page).first.locator(".row-card").tap()
    card = page.get_by_role("dialog", name="Kong")
    expect(card).to_contain_text("Deal 13 damage")
    card.get_by_role("button", name="Add one Kong", exact=True).tap()
    card.get_by_role("button", name="Close").tap()
    assert deck(page) == {"Kong": 1}
    small = "[...document.querySelectorAll('.builder :is(button, select, input, a)')].filter(one => one.offsetParent"
    assert (
        page.evaluate(f"{small} && Math.min(one.offsetHeight, one.offsetWidth) < 40).map(one => one.outerHTML)") == []
    )


# --- what hands do ---------------------------------------------------------------------------------------------------


def test_keys_on_cards(wide_page):
    page, keys = begin(wide_page), wide_page.keyboard
    for name in ("Kong", "Lash", "Rage"):
        keys.type(name)
        for key in ("Enter", "Enter", "+"):  # nobody waits for the answer to the search
            keys.press(key)
        expect(page.locator(f'[data-list=find] [data-card="{name}"] .row-card')).to_be_focused()
    assert deck(page) == {"Kong": 2, "Lash": 2, "Rage": 2}
    keys.press("ArrowRight")
    expect(row_in_deck(page, "Kong").locator(".row-card")).to_be_focused()
    keys.press("1")
    keys.press("ArrowDown")
    keys.press("-")
    keys.press("Delete")
    assert deck(page) == {"Kong": 1, "Rage": 2}
    expect(row_in_deck(page, "Rage").locator(".row-card")).to_be_focused()
    expect(page.locator("[data-announcement]")).to_contain_text("Lash: none in the deck. 3 cards.")
    keys.press("ArrowLeft")
    expect(page.locator("[data-list=find] [data-card=Rage] .row-card")).to_be_focused()
    keys.press("ArrowUp")
    expect(box(page)).to_be_focused()
    keys.type("kin")
    expect(page.get_by_role("option", name="kind:")).to_be_visible()
    keys.press("Tab")
    assert box(page).input_value() == "kind:"
    keys.press("Tab")
    assert box(page).input_value() == "kind:champion "
    box(page).fill("")
    keys.press("Enter")
    expect(rows(page).first.locator(".row-card")).to_be_focused()
    keys.press("?")
    expect(page.get_by_role("dialog", name="Help and keys")).to_be_visible()
    keys.press("Escape")
    keys.press("/")
    keys.press("?")
    expect(page.get_by_role("dialog", name="Help and keys")).to_be_visible()
    keys.press("Escape")
    keys.press("Control+s")
    expect(page.get_by_role("dialog", name="Save version")).to_be_visible()


NEXT_KEY_AT_ONCE = """() => {
    const dialog = document.querySelector("dialog[open]");
    new MutationObserver(() => {
        if (dialog.open) return;
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "s", ctrlKey: true, bubbles: true }));
    }).observe(dialog, { attributeFilter: ["open"] });
}"""  # before the browser says that the dialog has closed


def test_a_key_right_after_escape_opens_its_dialog(wide_page):
    page, keys = begin(wide_page), wide_page.keyboard
    box(page).blur()
    keys.press("?")
    expect(page.get_by_role("dialog", name="Help and keys")).to_be_visible()
    page.evaluate(NEXT_KEY_AT_ONCE)
    keys.press("Escape")
    expect(page.get_by_role("dialog", name="Help and keys")).to_have_count(0)
    page.evaluate("new Promise((done) => setTimeout(done))")  # what the browser still had to say has been said
    expect(page.get_by_role("dialog", name="Save version")).to_be_visible()


def test_dragging_in_and_out(wide_page):
    page = begin(wide_page)
    search(page, "kong", "Kong")

    def drag(source, target):
        start, end = source.bounding_box(), target.bounding_box()
        page.mouse.move(start["x"] + 60, start["y"] + 15)
        page.mouse.down()
        page.mouse.move(end["x"] + 40, end["y"] + 80, steps=8)
        expect(page.locator(".drag-ghost")).to_have_text("Kong")
        page.mouse.up()
        expect(page.locator(".drag-ghost")).to_have_count(0)

    side, found = (
        page.get_by_role("region", name="Deck", exact=True),
        page.get_by_role("region", name="Search", exact=True),
    )
    drag(rows(page).first, side)
    drag(rows(page).first, side)
    assert deck(page) == {"Kong": 2}
    drag(rows(page).first, found)
    assert deck(page) == {"Kong": 2}
    drag(row_in_deck(page, "Kong"), found)
    assert deck(page) == {"Kong": 1}
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_undo_and_redo_go_through_the_sitting(wide_page):
    page = begin(wide_page)
    undo, redo = (page.get_by_role("button", name=re.compile(f"^{verb}")) for verb in ("Undo", "Redo"))
    expect(undo).to_be_disabled()
    search(page, "kong", "Kong")
    for _ in range(3):
        rows(page).first.locator(".row-card").click()
    page.get_by_role("combobox", name="Deity").select_option("Furios, Father of Nature")
    expect(undo).to_have_accessible_name("Undo: Deity: Furios, Father of Nature")
    undo.click()
    undo.click()
    assert (deck(page), page.get_by_role("combobox", name="Deity").input_value()) == ({"Kong": 2}, "")
    redo.click()
    assert deck(page) == {"Kong": 3}
    page.keyboard.press("Control+y")
    assert page.get_by_role("combobox", name="Deity").input_value() == "Furios, Father of Nature"
    undo.click()
    rows(page).first.get_by_role("button", name="Remove one Kong").click()
    expect(redo).to_be_disabled()
    assert deck(page) == {"Kong": 2}
    saved(page)
    page.reload()
    expect(rows(page).first).to_be_visible()
    assert deck(page) == {"Kong": 2}
    expect(undo).to_be_disabled()


def test_groups_as_players_group_are_remembered(wide_page):
    page = begin(wide_page)
    for text in ("Kong", "Lash", "Flame Strike", "Dark Knight"):
        search(page, f'name="{text}"', text)
        rows(page).first.locator(".row-card").click()
    titles = page.locator(".build-groups :is(h3, h4)")
    expect(titles).to_have_text(["Evil 1", "Free 1", "Wild 3", "Slow 1", "Fast 1", "Free 1"])
    for grouping, shown in {
        "Cost": ["Free 2", "Champions 1", "Events 1", "One gold 2", "Champions 1", "Events 1"],
        "Kind": ["Champions 2", "Free 1", "One gold 1", "Events 2", "Free 1", "One gold 1"],
        "Class": ["Giant 1", "Vampire 1", "Without a class 2"],
    }.items():
        page.get_by_label(grouping, exact=True).check()
        expect(titles).to_have_text(shown)
    saved(page)
    page.reload()
    expect(page.get_by_label("Class", exact=True)).to_be_checked()


def test_a_wrong_search_is_marked_and_the_last_cards_stay(wide_page, console_errors):
    page = begin(wide_page)
    search(page, "class:giant cost:0", "Hill Giant")
    box(page).fill("class:giant cost:many")
    expect(page.locator("#found mark")).to_have_text("many")
    expect(box(page)).to_have_attribute("aria-invalid", "true")
    expect(rows(page)).to_have_count(1)
    search(page, "class:giant cost:0", "Hill Giant")
    expect(box(page)).not_to_have_attribute("aria-invalid", "true")
    box(page).fill("nobody has said this")
    expect(page.get_by_text("No card matches this search.")).to_be_visible()
    console_errors.clear()  # the browser notes that the wrong search was answered with 400


def test_pictures_instead_of_rows(wide_page):
    page = begin(wide_page)
    page.get_by_role("button", name="Pictures", exact=True).click()
    search(page, "kong", "Kong")
    picture = rows(page).first.locator("img")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("image => image.naturalWidth") == 252
    picture.click()
    assert deck(page) == {"Kong": 1}


# --- what is kept ----------------------------------------------------------------------------------------------------


def test_name_and_format_change_in_place_and_a_note_ends_the_version(wide_page):
    page = begin(wide_page)
    hostile = "<img src=x onerror=alert(1)> 'Apes' & {{ co }}"
    page.get_by_label("Name of the deck").fill(hostile)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Build {hostile}")
    page.get_by_role("combobox", name="Format").select_option("Sealed")
    expect(reasons(page)).to_contain_text("Sealed needs exactly 30")
    search(page, "kong", "Kong")
    rows(page).first.locator(".row-card").click()
    saved(page)
    page.get_by_role("button", name="Save version").click()
    page.get_by_label("What changed, and why").fill("The first ape")
    page.get_by_role("dialog").get_by_role("button", name="Save version").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    rows(page).first.locator(".row-card").click()
    expect(saving(page)).to_contain_text("as version 2")
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value(hostile)
    assert deck(page) == {"Kong": 2}
    page.goto(page.url.replace("/build/", "/versions/"))
    expect(page.get_by_role("link", name=re.compile(r"^Version \d+$"))).to_have_text(["Version 2", "Version 1"])
    expect(page.get_by_text("The first ape")).to_be_visible()


def test_of_two_formats_chosen_in_a_row_the_last_one_stands(wide_page):
    """Even if the first choice takes so long on its way that the second one could overtake it."""
    page, held = begin(wide_page), []

    def hold_the_first(route):
        if route.request.method != "PATCH" or held:
            return route.continue_()
        return held.append(route)

    page.route("**/api/decks/**", hold_the_first)
    formats = page.get_by_role("combobox", name="Format")
    formats.select_option("Sealed")
    formats.select_option("Dark Draft")
    with page.expect_response(lambda answer: "dark" in (answer.request.post_data or "")):
        held[0].continue_()
    expect(reasons(page)).to_contain_text("Dark Draft needs")
    page.reload()
    expect(formats.locator("option:checked")).to_have_text("Dark Draft")


def test_a_pasted_list_joins_the_deck(wide_page):
    page = begin(wide_page)
    search(page, "kong", "Kong")
    rows(page).first.locator(".row-card").click()
    page.get_by_role("button", name="Paste a list").first.click()
    page.get_by_label("One card per line").fill("2 Kong\n3 Lahs\n1 Rage")
    page.get_by_role("button", name="Add to the deck").click()
    expect(page.get_by_role("alert")).to_contain_text("Line 2")
    page.get_by_role("button", name="Add the other lines").click()
    expect(page.get_by_role("dialog").get_by_role("paragraph")).to_have_text(
        ["Added to the deck: 3 cards.", "Not added: line 2 “3 Lahs”."]
    )
    page.get_by_role("dialog").locator(".primary").click()
    assert deck(page) == {"Kong": 3, "Rage": 1}


def test_a_pasted_sideboard_is_kept_as_maybeboard_and_the_deity_after_it_is_taken(wide_page):
    page = begin(wide_page)
    pasted = "3 Kong\nFormat: Modern\nSideboard (3)\n2 Lash\n1 Rage\nDeity: Furios, Father of Nature"
    paste(page, pasted)  # where the search has the focus: a list is no search
    expect(page.get_by_label("One card per line")).to_have_value(pasted)
    page.get_by_role("button", name="Add to the deck").click()
    kept = "3 cards are kept in the maybeboard, because no format of the game has a sideboard."
    expect(page.get_by_role("dialog").get_by_role("paragraph")).to_have_text(
        [
            "Added to the deck: 3 cards and the deity Furios, Father of Nature.",
            f"Lines 4 to 5, Sideboard: {kept}",
            "Not used: line 2 “Format: Modern”.",
        ]
    )
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert (deck(page), maybeboard(page)) == ({"Kong": 3}, {"Lash": 2, "Rage": 1})
    page.get_by_role("button", name="Undo: Paste a list").click()
    assert (deck(page), maybeboard(page)) == ({}, {})


def test_limits_hold_in_the_page(wide_page):
    page = begin(wide_page)
    page.get_by_role("button", name="Paste a list").first.click()
    page.get_by_label("One card per line").fill("60 Kong\n60 Lash\n60 Rage\n19 Muse")
    page.get_by_role("button", name="Add to the deck").click()
    expect(size(page)).to_have_text("199")
    search(page, "apocalypse", "Apocalypse")
    for _ in range(2):
        rows(page).first.locator(".row-card").click()
    expect(page.locator(".toast")).to_have_text("A deck can have at most 200 cards.")
    expect(size(page)).to_have_text("200")
    paste(page, "1 Kong\n" * 20_000)
    long = "This list has 140000 characters. The limit is 60000. Nothing is added."
    expect(page.get_by_role("alert")).to_have_text(long)
    page.get_by_label("One card per line").fill("60 Kong")
    page.get_by_role("button", name="Add to the deck").click()
    expect(page.get_by_role("alert")).to_have_text(
        "The deck would have 120 Kong; the maximum is 60 of a card. Nothing is added."
    )
    page.keyboard.press("Escape")
    saved(page)


@pytest.mark.parametrize(
    ("choice", "kept"), [("Keep mine", {"Kong": 1, "Lash": 1}), ("Load theirs", {"Kong": 1, "Rage": 1})]
)
def test_of_two_tabs_nobody_loses_cards(wide_page, console_errors, choice, kept):
    page = begin(wide_page)
    search(page, "kong", "Kong")
    rows(page).first.locator(".row-card").click()
    saved(page)
    other = page.context.new_page()
    other.goto(page.url)
    search(other, "rage", "Rage")
    rows(other).first.locator(".row-card").click()
    saved(other)
    search(page, "lash", "Lash")
    rows(page).first.locator(".row-card").click()
    warning = page.get_by_role("alert")
    expect(warning).to_contain_text("This deck was also saved")
    expect(warning.get_by_role("listitem")).to_have_text(["Lash: 1 here, none there", "Rage: none here, 1 there"])
    warning.get_by_role("button", name=choice).click()
    expect(warning).to_have_count(0)
    saved(page)
    assert deck(page) == kept
    other.reload()
    expect(row_in_deck(other, "Kong")).to_be_visible()
    assert deck(other) == kept
    page.keyboard.press("Control+z")
    if choice == "Load theirs":
        assert deck(page) == {"Kong": 1, "Lash": 1}
    console_errors.clear()  # the browser notes that a save was declined


def test_without_a_connection_changes_wait_and_are_saved_after(wide_page, console_errors):
    page = begin(wide_page)
    search(page, "kong", "Kong")
    page.context.set_offline(True)
    for _ in range(2):
        rows(page).first.locator(".row-card").click()
    expect(saving(page)).to_contain_text("Not saved")
    expect(saving(page).get_by_role("button", name="Retry")).to_be_visible()
    page.context.set_offline(False)
    saved(page)
    expect(reasons(page)).to_contain_text("The deck has 2 cards")
    comes_back_the_same(page)
    console_errors.clear()  # the browser notes each request that found no connection


def test_what_was_not_saved_when_the_page_closed_is_there_when_it_opens(wide_page, console_errors):
    page = begin(wide_page)
    address = page.url
    search(page, "kong", "Kong")
    page.context.set_offline(True)
    rows(page).first.locator(".row-card").click()
    expect(saving(page)).to_contain_text("Not saved")
    page.close()
    other = wide_page.context.new_page()
    other.context.set_offline(False)
    other.goto(address)
    expect(row_in_deck(other, "Kong")).to_be_visible()
    saved(other)
    comes_back_the_same(other)
    console_errors.clear()


def test_leaving_at_once_saves_the_last_change(wide_page):
    page = begin(wide_page)
    address = page.url
    search(page, "kong", "Kong")
    rows(page).first.locator(".row-card").click()
    page.goto("/decks/")
    page.goto(address)
    expect(row_in_deck(page, "Kong")).to_be_visible()
    comes_back_the_same(page)


# --- who, and without JavaScript -------------------------------------------------------------------------------------


def test_without_javascript_the_page_says_what_to_do(open_page):
    page = open_page(*WIDE, java_script_enabled=False)
    page.goto("/decks/")
    page.get_by_role("button", name="Build from scratch").click()
    page.get_by_role("link", name="Edit as text").click()
    expect(page.get_by_label("The list")).to_be_visible()


LONG = ["Brachiosaurus", "Chamberlain Kark", "Courageous Soul", "Murderous Necromancer", "Wave of Transformation"]
BROKEN = """() => [...document.querySelectorAll(".deck-row .row-name")].filter(name => {
    const words = [...name.textContent.matchAll(/\\S+/g)], range = document.createRange();
    return name.scrollWidth > name.clientWidth || words.some(({ index, 0: word }) => {
        range.setStart(name.firstChild, index);
        range.setEnd(name.firstChild, index + word.length);
        return range.getClientRects().length > 1;
    });
}).map(name => name.textContent)"""


@pytest.mark.parametrize(
    ("size", "options"),
    [(WIDE, {}), ((1000, 700), {}), ((1024, 768), {"has_touch": True}), (PHONE, FINGER)],
)
def test_the_builder_fits_its_window_and_breaks_no_word(open_page, size, options):
    page = begin(open_page(*size, **options))
    assert page.get_by_role("heading", level=1).count() == 1
    paste(page, "\n".join([*LONG, "Maybeboard", *LONG]))
    page.get_by_role("button", name="Add to the deck").click()
    page.locator(".paste-outcome + .dialog-commands .primary").click()
    if size == PHONE:
        page.get_by_role("button", name="Deck", exact=True).tap()
    page.get_by_label("Cost", exact=True).check()
    expect(page.locator(".deck-row")).to_have_count(2 * len(LONG))
    assert page.evaluate(BROKEN) == []
    page.get_by_role("button", name="Show the deck as pictures").click()
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    assert page.evaluate("document.documentElement.scrollHeight") == size[1]


def test_in_a_narrow_window_the_card_that_is_read_covers_nothing(open_page):
    page = begin(open_page(1024, 768))
    paste(page, "3 Kong\n1 Lash")
    page.get_by_role("button", name="Add to the deck").click()
    row_in_deck(page, "Kong").hover()
    reader = page.get_by_role("complementary", name="Selected card")
    expect(reader).to_contain_text("Deal 13 damage")
    card, side, found = (
        box.bounding_box()
        for box in (reader, page.get_by_role("region", name="Deck", exact=True), page.locator(".find-list"))
    )
    assert card["x"] + card["width"] <= side["x"]
    assert found["y"] + found["height"] <= card["y"]
