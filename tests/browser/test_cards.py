"""The catalogue in a browser: results while somebody types, filters that write the search, completion by keyboard and
finger, faces beside names, walking by arrow keys, and all of it without JavaScript."""

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


# --- filters ---------------------------------------------------------------------------------------------------------


def choice(page, name):
    return page.get_by_role("group", name="Filters").get_by_role("button", name=name)


def test_a_click_is_written_into_the_box_and_the_box_sets_the_clicks(wide_page):
    wide_page.goto("/cards/?q=dragon")
    choice(wide_page, "Sage 3 cards").click()
    expect(box(wide_page)).to_have_value("dragon alignment:sage")
    expect(status(wide_page)).to_have_text("3 cards.")
    expect(choice(wide_page, "Sage")).to_have_attribute("aria-pressed", "true")
    expect(choice(wide_page, "Sage")).to_be_focused()
    expect(choice(wide_page, "Event 0 cards")).to_be_disabled()
    wide_page.keyboard.press("Shift+Tab")  # past Evil, of which there is none
    wide_page.keyboard.press("Space")
    expect(box(wide_page)).to_have_value("dragon (alignment:good or alignment:sage)")
    expect(status(wide_page)).to_have_text("7 cards.")
    expect(wide_page).to_have_url(re.compile(r"/cards/\?q=dragon\+%28alignment%3Agood\+or\+alignment%3Asage%29$"))
    box(wide_page).fill("cost:0 keyword:airborne wolf or")
    expect(status(wide_page)).to_contain_text("The search ends too early")
    box(wide_page).fill("cost:0 keyword:airborne ")
    expect(choice(wide_page, "Cost 0")).to_have_attribute("aria-pressed", "true")
    expect(choice(wide_page, "Airborne")).to_have_attribute("aria-pressed", "true")
    expect(choice(wide_page, "Good")).to_have_attribute("aria-pressed", "false")
    wide_page.get_by_role("button", name="Clear all").click()
    expect(box(wide_page)).to_have_value("")
    expect(status(wide_page)).to_contain_text("285 cards")


def test_the_handles_of_a_range_are_moved_by_mouse_and_by_keys(wide_page):
    wide_page.goto("/cards/?q=class:giant")
    least, most = (wide_page.get_by_label(f"Offense, at {end}") for end in ("least", "most"))
    handles = least.bounding_box()
    middle = handles["y"] + handles["height"] / 2
    wide_page.mouse.move(handles["x"] + handles["width"] - 12, middle)
    wide_page.mouse.down()
    wide_page.mouse.move(handles["x"] + handles["width"] / 2, middle, steps=4)
    expect(wide_page.locator(".range output").first).to_have_text(re.compile(r"^0 to 1[456]$"))
    expect(box(wide_page)).to_have_value("class:giant")  # until the handle is let go
    wide_page.mouse.up()
    expect(box(wide_page)).to_have_value(re.compile(r"^class:giant offense<=1[456]$"))
    most.focus()
    wide_page.keyboard.press("End")
    expect(box(wide_page)).to_have_value("class:giant")
    least.focus()
    for _ in range(3):
        wide_page.keyboard.press("ArrowRight")
    expect(box(wide_page)).to_have_value("class:giant offense>=3")
    expect(least).to_be_focused()
    wide_page.keyboard.press("End")
    expect(box(wide_page)).to_have_value("class:giant offense:30")
    wide_page.keyboard.press("Home")
    expect(box(wide_page)).to_have_value("class:giant")


def test_on_a_phone_filters_come_as_a_sheet_and_two_faces_lie_in_a_row(phone_page):
    phone_page.goto("/cards/?q=dragon")
    first, second, third = (phone_page.locator(".tile").nth(at).bounding_box() for at in range(3))
    assert first["y"] == second["y"] < third["y"]
    assert first["x"] == third["x"] < second["x"]
    expect(choice(phone_page, "Wild")).to_be_hidden()
    phone_page.get_by_role("button", name="Filters").tap()
    choice(phone_page, "Wild 6 cards").tap()
    expect(box(phone_page)).to_have_value("dragon alignment:wild")
    phone_page.get_by_role("button", name="Show 6 cards").tap()
    expect(choice(phone_page, "Wild")).to_be_hidden()
    expect(phone_page.get_by_role("button", name="Filters 1 in use")).to_be_visible()
    assert len(names(phone_page)) == 6


def test_the_heads_of_the_list_sort_it(wide_page):
    wide_page.goto("/cards/?q=class:giant&view=list")
    head = wide_page.get_by_role("columnheader", name="Offense")
    head.get_by_role("button").click()
    expect(head).to_have_attribute("aria-sort", "ascending")
    expect(wide_page.locator("tbody tr").first).to_contain_text("Frost Giant")
    wide_page.keyboard.press("Enter")
    expect(head).to_have_attribute("aria-sort", "descending")
    expect(wide_page.locator("tbody tr").first).to_contain_text("Kong")
    expect(wide_page.get_by_label("Sort by")).to_have_value("offense")
    expect(wide_page.get_by_label("Descending")).to_be_checked()
    assert wide_page.locator("tbody tr").first.bounding_box()["height"] == 28


# --- faces beside names ----------------------------------------------------------------------------------------------


STILL = "() => new Promise(then => requestAnimationFrame(() => requestAnimationFrame(then)))"  # after it was scrolled


def peek(page):
    return page.locator(".peek img")


def test_a_name_shows_its_face_to_a_mouse_and_to_the_focus(wide_page):
    wide_page.goto("/cards/?q=class:giant&view=list&sort=name")
    wide_page.get_by_role("link", name="Kong").hover()
    expect(peek(wide_page)).to_be_visible()
    expect(peek(wide_page)).to_have_js_property("naturalWidth", 252)
    wide_page.keyboard.press("Escape")
    expect(peek(wide_page)).to_be_hidden()
    wide_page.get_by_role("link", name="Hill Giant").focus()
    expect(peek(wide_page)).to_be_visible()
    assert "hill-giant" in peek(wide_page).get_attribute("srcset")
    wide_page.keyboard.press("Shift+Tab")
    expect(peek(wide_page)).to_have_attribute("srcset", re.compile("frost-giant"))
    box(wide_page).focus()
    expect(peek(wide_page)).to_be_hidden()


def test_a_finger_that_holds_a_name_sees_its_face_and_stays_on_the_page(phone_page):
    phone_page.goto("/decks/new/")
    phone_page.get_by_label("The list").fill("3 Kong\n1 Lash")
    phone_page.get_by_role("button", name="Save deck").tap()
    phone_page.get_by_role("link", name="Text", exact=True).tap()  # in pictures, every face is in sight
    expect(phone_page.locator(".deck-groups")).to_be_visible()
    kong = phone_page.get_by_role("link", name="Kong")
    kong.scroll_into_view_if_needed()
    phone_page.evaluate(STILL)
    place = kong.bounding_box()
    finger = phone_page.context.new_cdp_session(phone_page)
    at = {"x": place["x"] + 10, "y": place["y"] + 5}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(peek(phone_page)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone_page).to_have_url(re.compile("/decks/"))
    expect(peek(phone_page)).to_be_visible()
    phone_page.get_by_role("heading", name="4 cards").tap()
    expect(peek(phone_page)).to_be_hidden()
    kong.tap()
    expect(phone_page.get_by_role("heading", level=1)).to_have_text("Kong")


def test_a_card_is_added_to_a_deck_by_keys_alone(wide_page):
    wide_page.goto("/cards/kong/")
    wide_page.get_by_role("form", name="Add to a deck").get_by_label("Copies").focus()
    wide_page.keyboard.press("3")
    wide_page.keyboard.press("Tab")
    wide_page.keyboard.press("Enter")
    expect(wide_page.get_by_role("status").first).to_have_text(
        "“New deck” has 3 copies of Kong now, and 3 cards in all."
    )
    expect(wide_page.get_by_label("Deck", exact=True)).to_have_value(re.compile("."))


@pytest.mark.parametrize("view", ["grid", "list", "text"])
def test_everything_works_without_javascript(view, open_page):
    page = open_page(*WIDE, java_script_enabled=False)
    page.goto("/cards/")
    box(page).fill("class:giant cost:0")
    page.locator(f"[name=view][value={view}]").check()
    page.get_by_role("button", name="Search").click()
    expect(status(page)).to_have_text("1 card.")
    choice(page, "Wild 1 card").click()
    assert box(page).input_value() == "class:giant cost:0 alignment:wild"
    page.get_by_role("button", name="Apply defense").click()
    expect(page).to_have_url(re.compile(r"\?q=class%3Agiant\+cost%3A0\+alignment%3Awild(&view=\w+)?$"))
    page.get_by_role("link", name="Hill Giant").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Hill Giant")
