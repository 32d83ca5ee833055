"""Setting up drafts in a browser, by pointer and by keyboard, on a screen and on a phone; and verifying them."""

import json
import re

import pytest
from playwright.sync_api import expect

from engine.bots.epic.drafting import play
from engine.epic.catalogue import CARDS
from engine.epic.limited import plan
from engine.limited import log
from tests.browser.conftest import FINGER, PHONE, WIDE

A_POD = re.compile(r"/drafts/[\w-]{16}/(#main)?$")  # the skip link's place stays through the redirect
AGAINST_BOTS = "Against bots now ({})"
SIZES = {"wide": WIDE, "phone": PHONE}


@pytest.fixture(params=SIZES)
def page(request, open_page):
    page = open_page(*SIZES[request.param], **(FINGER if request.param == "phone" else {}))
    page.goto("/drafts/")
    return page


def create(page):
    page.get_by_role("button", name="Create draft").click()


def field(page, label):
    """A field or a group of them, shown or not."""
    return page.get_by_label(label, exact=True).or_(
        page.locator("fieldset").filter(has_text=re.compile(f"^\\s*{label}"))
    )


def fits(page):
    """Nothing stands out at the side."""
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def entry(page, name):
    """The draft of this name in one's own list."""
    page.goto("/drafts/")
    return page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=name))


def test_a_draft_is_set_up_with_the_pointer(page):
    page.get_by_text("Pack Draft", exact=True).click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("group", name="Seats").get_by_label("6").check()
    page.get_by_text("More options: clock").click()
    page.get_by_label("Days: for a draft over several days").check()
    page.get_by_label("Days per pick").fill("2")
    page.get_by_label("Name of the draft").fill("Friday")
    assert fits(page)
    create(page)
    expect(page).to_have_url(A_POD)
    mine = entry(page, "Friday")
    expect(mine).to_contain_text("Pack Draft")
    expect(mine).to_contain_text("1 of 6 seats taken")
    expect(mine).to_contain_text("You host, as Ann")


def test_a_draft_is_set_up_with_the_keyboard_alone(page):
    page.wait_for_load_state()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="cube")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("main").get_by_role("link", name="lobby")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="Cube Draft")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Dark Draft")).to_be_checked()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=AGAINST_BOTS.format("Dark Draft"))).to_be_focused()
    while not page.get_by_label("Your name").evaluate("field => field === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.type("Ann")
    while not page.locator("summary", has_text="More options").evaluate("more => more === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_text("When I start it", exact=True)).to_be_visible()
    while not page.get_by_label("Name of the draft").evaluate("field => field === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.type("In the dark")
    page.keyboard.press("Enter")
    expect(page).to_have_url(A_POD)
    expect(entry(page, "In the dark")).to_contain_text("1 of 2 seats taken")


def test_bots_are_at_hand(page):
    button = page.get_by_role("button", name=AGAINST_BOTS.format("Open Draft"))
    if page.viewport_size["width"] == PHONE[0]:  # there a format says what it is like when it is chosen
        expect(button).to_be_hidden()
        page.get_by_text("Open Draft", exact=True).click()
    button.click()
    expect(page).to_have_url(A_POD)
    address = page.url
    page.goto("/drafts/")
    page.get_by_role("link", name="Your pick in Open Draft").click()
    expect(page).to_have_url(address)


def test_bots_at_hand_draft_what_the_form_holds(page):
    page.get_by_text("Pack Draft", exact=True).click()
    page.get_by_role("group", name="Seats").get_by_label("3").check()
    page.get_by_role("button", name=AGAINST_BOTS.format("Pack Draft")).click()
    expect(page).to_have_url(A_POD)
    expect(page.locator(".seat")).to_have_count(3)


def test_the_button_says_what_is_created_and_the_settings_are_one_click_away(page):
    page.get_by_text("Grid Draft", exact=True).click()
    expect(page.locator(".host-chosen b:visible")).to_have_text("Chosen: Grid Draft")
    page.get_by_role("link", name="Change settings").click()
    expect(page.get_by_label("Your name")).to_be_in_viewport()
    expect(page.get_by_role("group", name="Who can join")).to_be_in_viewport()


def test_only_what_matters_is_shown(page):
    page.get_by_text("More options: clock").click()
    for name, shown, hidden in (
        ("Cube Draft", ("Clock", "Sets", "Seats"), ("The list", "Copies of each set", "Days per pick")),
        ("Dark Draft", ("Clock", "Sets", "Cards come from"), ("Seats", "Packs per player", "Delay in picks")),
        ("Sealed", ("Cards per player", "Cards in a deck", "Seats"), ("Clock", "Spectators see")),
        ("Own Cube", ("The list", "Passing direction", "Cards come from"), ("Sets", "Sets of the game", "Cube")),
    ):
        page.get_by_text(name, exact=True).click()
        for label in shown:
            expect(field(page, label)).to_be_visible()
        for label in hidden:
            expect(field(page, label)).to_be_hidden()
        assert fits(page)


def test_an_own_list_is_mended_and_drafted(page):
    page.get_by_text("Own Cube", exact=True).click()
    lines = [card.name for card in CARDS[:240]]
    page.get_by_label("The list").fill("\n".join(["Kogn", *lines]))
    create(page)
    errors = page.locator("#id_cards_errors")
    expect(errors).to_be_focused()
    expect(errors).to_contain_text('Line 1 Kogn No card is called "Kogn". Did you mean Kong?')
    assert fits(page)
    page.get_by_role("button", name="Use the suggested names").click()
    expect(page.get_by_label("The list")).to_have_value("\n".join(["Kong", *lines]))
    create(page)
    expect(page).to_have_url(A_POD)
    expect(entry(page, "Own Cube")).to_contain_text("1 of 8 seats taken")


def test_an_error_leads_to_its_field(page):
    page.get_by_text("Sealed", exact=True).click()
    page.get_by_text("More options: clock").click()
    page.get_by_label("Cards per player").fill("5")
    create(page)
    page.get_by_role("link", name="Cards per player").click()
    field = page.get_by_label("Cards per player")
    expect(field).to_be_in_viewport()
    expect(field).to_have_value("5")


def test_a_draft_is_verified_from_a_file(page, tmp_path):
    setup = plan("pack", seats=2)
    logged = log(play(setup, 7, ["bot"] * 2))
    fair, unfair = tmp_path / "log.json", tmp_path / "changed.json"
    fair.write_text(json.dumps(logged))
    logged["dealt"][0][0] = "Nobody"
    unfair.write_text(json.dumps(logged))
    for file, title in ((fair, "This draft matches its seed"), (unfair, "This draft does not match its seed")):
        page.goto("/drafts/verify/")
        page.get_by_label("Or a file").set_input_files(file)
        page.get_by_role("button", name="Verify").click()
        expect(page.get_by_role("status").get_by_role("heading")).to_have_text(title)
        assert fits(page)
