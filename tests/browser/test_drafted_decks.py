"""From a draft that is over to a deck: looking at the pool, building from the suggestion and within the pool."""

import re
from collections import Counter

from playwright.sync_api import expect

from tests.browser.building import box, deck, reasons, row_in_deck, rows, saved, search, size, verdict
from tests.browser.drafting import begin, host

TOAST = ".toast"


def drafted(page, key="sealed"):
    """The address of a draft in which nothing is asked, so that it is over as soon as it has begun."""
    return begin(page, host(page, key))


def build(page, button="Build from this suggestion"):
    """The builder with a deck of a pool of 45 cards; the address of the draft."""
    draft = drafted(page)
    page.goto(f"{draft}deck/")
    page.wait_for_load_state()  # the site draws each face when it is first asked for
    page.get_by_role("button", name=button).click()
    expect(rows(page).first).to_be_attached()
    return draft


def left(page):
    """What the pool still has, by name."""
    return rows(page).evaluate_all("rows => rows.map(row => row.dataset.card)")


def under_the_keys(page):
    """The card that the keys are on."""
    return page.evaluate("document.activeElement.closest('[data-card]').dataset.card")


def pool_line(page):
    return page.locator(".pool-line")


def fits(page):
    return page.evaluate("document.documentElement.scrollWidth") == page.viewport_size["width"]


# --- the page of the pool --------------------------------------------------------------------------------------------


def test_the_pool_says_what_a_bot_would_play_and_why(wide_page):
    draft = drafted(wide_page)
    wide_page.goto(f"{draft}deck/")
    cards = wide_page.locator(".drafted-card")
    marks = cards.locator(".drafted-note").all_inner_texts()
    assert sum(text.strip() != "Left out" for text in marks) >= 20
    assert all(re.search(r"[a-z]\.$", text) for text in cards.locator(".drafted-why").all_inner_texts())
    titles = wide_page.locator(".drafted h3").all_inner_texts()
    assert [title.split()[0] for title in titles] == ["Good", "Evil", "Sage", "Wild"]
    assert sum(int(re.search(r"(\d+) in$", title)[1]) for title in titles) == 30
    assert sum(int(re.search(r"(\d+) card", title)[1]) for title in titles) == 45


def test_thirty_dealt_cards_are_a_deck_at_once(phone_page):
    draft = drafted(phone_page, "random30")
    phone_page.goto(f"{draft}deck/")
    assert fits(phone_page)
    phone_page.wait_for_load_state()  # the site draws each face when it is first asked for
    phone_page.get_by_role("button", name="Save as a deck").tap()
    expect(phone_page.get_by_role("heading", level=1)).to_have_text("Random 30: my deck")
    expect(phone_page.locator(".verdict h3").first).to_contain_text("Legal in Random 30")
    phone_page.get_by_role("link", name="Random 30", exact=True).first.tap()
    expect(phone_page.get_by_text("This is what you play.")).to_be_visible()


# --- the builder -----------------------------------------------------------------------------------------------------


def test_the_suggestion_is_changed_by_keyboard_alone(wide_page):
    page, keys = wide_page, wide_page.keyboard
    draft = build(page)
    expect(box(page)).to_be_focused()
    expect(verdict(page)).to_contain_text("Legal")
    expect(pool_line(page)).to_contain_text("45 cards, 15 left")
    before = deck(page)

    keys.press("ArrowDown")
    expect(rows(page).first.locator(".row-card")).to_be_focused()
    keys.press("ArrowRight")
    gone = under_the_keys(page)
    keys.press("Delete")
    expect(verdict(page)).to_contain_text("Not legal")
    keys.press("ArrowLeft")
    keys.press("Home")
    if under_the_keys(page) == gone:
        keys.press("ArrowDown")
    came = under_the_keys(page)
    keys.press("Enter")
    expect(verdict(page)).to_contain_text("Legal")
    expect(size(page)).to_have_text("30")
    assert Counter(deck(page)) == Counter(before) - Counter([gone]) + Counter([came])
    expect(page.locator("[data-announcement]")).to_contain_text("Legal in Sealed")
    assert page.evaluate("document.activeElement.closest('[data-list=find] [data-card]') !== null")

    after = deck(page)
    saved(page)
    page.reload()
    expect(rows(page).first).to_be_visible()
    assert deck(page) == after
    page.get_by_role("link", name="Sealed", exact=True).click()
    page.wait_for_url(f"**{draft}deck/")
    expect(page.get_by_role("link", name="Continue building")).to_be_visible()


def test_a_row_that_goes_hands_the_focus_on_so_that_enter_takes_card_after_card(wide_page):
    page, keys = wide_page, wide_page.keyboard
    build(page, "Build from scratch")
    names = left(page)
    keys.press("ArrowDown")
    for _ in range(12):
        keys.press("Enter")
    expect(size(page)).to_have_text("12")
    expect(pool_line(page)).to_contain_text("33 left")
    assert sorted(deck(page)) == names[: len(deck(page))]
    assert sum(deck(page).values()) == 12


def test_nothing_comes_from_outside_the_pool(wide_page):
    page = wide_page
    build(page, "Build from scratch")
    one, *_, other = left(page)
    search(page, f'name="{one}"', one)
    expect(rows(page)).to_have_count(1)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("9")
    expect(page.locator(TOAST)).to_contain_text(re.compile(f"Your pool has (one|\\d) {re.escape(one)}, and "))
    expect(page.locator(".find-none")).to_contain_text("No unused card of your pool matches this search.")
    expect(page.locator(".find-list")).to_have_css("background-color", "rgba(0, 0, 0, 0)")  # no empty box
    page.get_by_role("button", name="Show the whole pool").click()
    expect(rows(page).first).to_contain_text(re.compile(r"0 of \d left"))
    count = deck(page)[one]
    rows(page).first.locator(".row-card").click()
    expect(page.locator(TOAST)).to_contain_text("in the deck")
    assert deck(page) == {one: count}

    box(page).fill("")
    expect(rows(page)).not_to_have_count(1)
    page.get_by_role("button", name="Paste a list").click()
    page.get_by_label("One card per line").fill(f"60 {other}")
    page.get_by_role("button", name="Add to the deck").click()
    expect(page.get_by_role("alert")).to_contain_text(f"{other} too many.")
    page.get_by_role("button", name="Add the cards in the pool").click()
    expect(row_in_deck(page, other)).to_be_visible()
    assert deck(page)[other] < 10


def test_what_is_typed_beyond_the_pool_is_judged_and_repaired_within_it(wide_page):
    page = wide_page
    build(page)
    saved(page)
    page.goto(page.url.replace("/build/", "/edit/"))
    lines = page.get_by_label("The list")
    lines.fill(lines.input_value() + "\n40 Kong")
    page.get_by_role("button", name="Save as a new version").click()
    expect(page.locator(".verdict").first).to_contain_text(
        re.compile(r"Kong: 4[01] copies in the deck, \S+ in the pool")
    )
    page.get_by_role("link", name="Build", exact=True).click()
    expect(reasons(page)).to_contain_text("in the pool")
    page.get_by_role("button", name="Fix it").click()
    page.get_by_role("button", name=re.compile("^Apply (all|this)$")).click()
    expect(verdict(page)).to_contain_text("Legal")


def test_a_card_is_changed_by_finger(phone_page):
    page = phone_page
    build(page)
    expect(verdict(page)).to_contain_text("Legal")
    assert fits(page)
    page.get_by_role("button", name="Deck", exact=True).tap()
    page.locator("[data-list=deck] .deck-row").first.get_by_role("button", name="Remove one").tap()
    expect(verdict(page)).to_contain_text("Not legal")
    page.get_by_role("button", name="Pool", exact=True).tap()
    expect(pool_line(page)).to_contain_text("16 left")
    rows(page).last.get_by_role("button", name="Add one").tap()
    expect(verdict(page)).to_contain_text("Legal")
    expect(size(page)).to_have_text("30")
    assert fits(page)
    saved(page)


def test_a_drafted_deck_may_leave_its_format(wide_page):
    page = wide_page
    build(page)
    page.get_by_role("combobox", name="Format").select_option("Constructed")
    expect(pool_line(page)).to_have_count(0)
    expect(rows(page).first).to_have_attribute("data-card", "Aftershock")
    expect(verdict(page)).to_contain_text("Not legal")
