"""The catalogue in a browser: results while somebody types, completion by keyboard and finger, walking by arrow keys,
and all of it without JavaScript."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import WIDE


def box(page):
    return page.get_by_label("Search cards")


def status(page):
    return page.locator("#search-status")


def offered(page):
    return page.get_by_role("listbox", name="Suggestions").get_by_role("option")


def names(page):
    return page.locator(".tile-link").evaluate_all("links => links.map(link => link.getAttribute('aria-label'))")


def test_results_come_while_somebody_types_and_the_address_can_be_shared(wide_page):
    wide_page.goto("/")
    wide_page.get_by_role("navigation", name="Site").get_by_role("link", name="Cards").click()
    expect(status(wide_page)).to_contain_text("285 cards")
    wide_page.wait_for_load_state()  # the keys listen then
    wide_page.keyboard.press("/")
    expect(box(wide_page)).to_be_focused()
    wide_page.keyboard.type("class:giant cost:0 ")
    expect(status(wide_page)).to_have_text("1 card.")
    assert names(wide_page) == ["Hill Giant"]
    picture = wide_page.get_by_role("img", name="Hill Giant. Wild giant champion")
    expect(picture).to_have_js_property("naturalWidth", 252)  # drawn when it is first asked for
    expect(wide_page).to_have_url(re.compile(r"/cards/\?q=class%3Agiant\+cost%3A0$"))
    wide_page.reload()
    assert box(wide_page).input_value() == "class:giant cost:0"
    assert names(wide_page) == ["Hill Giant"]


def test_a_newer_search_takes_the_place_of_one_under_way(wide_page):
    wide_page.goto("/cards/")
    wide_page.route("**/cards/?*kon*", lambda route: None)  # never answered
    with wide_page.expect_request("**/cards/?*kon*"):
        box(wide_page).fill("kon")
    box(wide_page).fill("muse")
    expect(status(wide_page)).to_have_text("1 card.")
    assert names(wide_page) == ["Muse"]
    wide_page.unroute_all(behavior="ignoreErrors")


def test_while_a_search_is_wrong_the_last_cards_stay_and_the_place_is_marked(wide_page):
    wide_page.goto("/cards/?q=class:giant")
    box(wide_page).focus()
    wide_page.keyboard.press("End")
    wide_page.keyboard.type(" cost:x ")
    expect(status(wide_page).locator("mark")).to_have_text("x")
    expect(box(wide_page)).to_have_attribute("aria-invalid", "true")
    assert len(names(wide_page)) == 6
    assert box(wide_page).input_value() == "class:giant cost:x "
    for _ in "x ":
        wide_page.keyboard.press("Backspace")
    wide_page.keyboard.type("1 ")
    expect(status(wide_page)).to_have_text("5 cards.")
    expect(box(wide_page)).not_to_have_attribute("aria-invalid", "true")


def test_view_and_order_change_at_once(wide_page):
    wide_page.goto("/cards/?q=class:giant")
    wide_page.get_by_label("List").check()
    expect(wide_page.locator("tbody tr")).to_have_count(6)
    wide_page.get_by_label("Sort by").select_option("Cost")
    expect(wide_page.locator("tbody tr").first).to_contain_text("Hill Giant")
    wide_page.get_by_label("Descending").check()
    expect(wide_page.locator("tbody tr").last).to_contain_text("Hill Giant")
    expect(wide_page).to_have_url(re.compile(re.escape("/cards/?q=class%3Agiant&sort=cost&desc=1&view=list") + "$"))


def test_fields_and_values_are_completed_by_keyboard(wide_page):
    wide_page.goto("/cards/")
    box(wide_page).focus()
    expect(box(wide_page)).to_have_attribute("role", "combobox")
    wide_page.keyboard.type("-keyw")
    expect(offered(wide_page)).to_have_text([re.compile("^keyword:")])
    expect(box(wide_page)).to_have_attribute("aria-expanded", "true")
    wide_page.keyboard.press("ArrowDown")
    expect(box(wide_page)).to_have_attribute("aria-activedescendant", offered(wide_page).get_attribute("id"))
    expect(offered(wide_page)).to_have_attribute("aria-selected", "true")
    wide_page.keyboard.press("Enter")
    assert box(wide_page).input_value() == "-keyword:"
    wide_page.keyboard.type("un")
    expect(offered(wide_page).first).to_have_text(re.compile("^unbanishable"))
    wide_page.keyboard.press("ArrowUp")
    wide_page.keyboard.press("ArrowDown")
    wide_page.keyboard.press("ArrowDown")
    wide_page.keyboard.press("Enter")
    assert box(wide_page).input_value() == "-keyword:unbanishable "
    expect(status(wide_page)).to_contain_text("279 cards")


def test_completion_puts_quotes_where_they_are_needed(wide_page):
    wide_page.goto("/cards/")
    box(wide_page).focus()
    wide_page.keyboard.type("set:base")
    expect(offered(wide_page)).to_have_text([re.compile("^Base Set")])
    wide_page.keyboard.press("ArrowDown")
    wide_page.keyboard.press("Enter")
    assert box(wide_page).input_value() == 'set:"Base Set" '
    wide_page.keyboard.type("wolf's")
    expect(offered(wide_page)).to_have_text([re.compile("^Wolf's Bite"), re.compile("^Wolf's Call")])
    wide_page.keyboard.press("ArrowUp")
    wide_page.keyboard.press("Enter")
    assert box(wide_page).input_value() == 'set:"Base Set" "Wolf\'s Call" '
    expect(status(wide_page)).to_have_text("1 card.")


def test_escape_closes_the_list_and_keeps_what_was_typed(wide_page):
    wide_page.goto("/cards/")
    box(wide_page).focus()
    wide_page.keyboard.type("cl")
    expect(offered(wide_page)).not_to_have_count(0)
    wide_page.keyboard.press("Escape")
    expect(offered(wide_page)).to_have_count(0)
    assert box(wide_page).input_value() == "cl"
    wide_page.keyboard.type("a")
    expect(offered(wide_page)).not_to_have_count(0)
    wide_page.keyboard.press("Tab")
    expect(offered(wide_page)).to_have_count(0)


def test_a_finger_takes_a_completion(phone_page):
    phone_page.goto("/cards/")
    box(phone_page).tap()
    phone_page.keyboard.type("all")
    offered(phone_page).filter(has_text="ally:").tap()
    assert box(phone_page).input_value() == "ally:"
    assert box(phone_page).evaluate("box => box === document.activeElement")


def test_arrow_keys_walk_through_the_cards_of_a_search(wide_page):
    wide_page.goto("/cards/?q=class:giant&sort=name")
    wide_page.get_by_role("link", name="Hill Giant").click()
    expect(wide_page.get_by_role("heading", level=1)).to_have_text("Hill Giant")
    wide_page.keyboard.press("ArrowRight")
    expect(wide_page.get_by_role("heading", level=1)).to_have_text("Kong")
    wide_page.keyboard.press("ArrowLeft")
    expect(wide_page.get_by_role("heading", level=1)).to_have_text("Hill Giant")
    wide_page.keyboard.press("ArrowLeft")
    expect(wide_page.get_by_role("heading", level=1)).to_have_text("Frost Giant")
    wide_page.keyboard.press("ArrowLeft")
    expect(wide_page.get_by_role("heading", level=1)).to_have_text("Frost Giant")
    wide_page.get_by_role("link", name="results for class:giant").click()
    assert len(names(wide_page)) == 6


def test_going_back_from_a_card_brings_the_search_back(wide_page):
    wide_page.goto("/cards/")
    box(wide_page).focus()
    wide_page.keyboard.type("name:kong ")
    # "name:ko" finds one card, too
    expect(wide_page).to_have_url(re.compile(r"[?&]q=name%3Akong"))
    expect(status(wide_page)).to_have_text("1 card.")
    wide_page.get_by_role("link", name="Kong").click()
    expect(wide_page.get_by_role("heading", level=1)).to_have_text("Kong")
    wide_page.go_back()
    expect(status(wide_page)).to_have_text("1 card.")
    assert box(wide_page).input_value() == "name:kong"


@pytest.mark.parametrize("view", ["grid", "list", "text"])
def test_everything_works_without_javascript(view, open_page):
    page = open_page(*WIDE, java_script_enabled=False)
    page.goto("/cards/")
    box(page).fill("class:giant cost:0")
    page.locator(f"[name=view][value={view}]").check()
    page.get_by_role("button", name="Search").click()
    expect(status(page)).to_have_text("1 card.")
    page.get_by_role("link", name="Hill Giant").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Hill Giant")
