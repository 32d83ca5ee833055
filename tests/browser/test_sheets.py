"""Paper and pictures in a browser: the print sheet and the registration sheet open, and a picture of one's own is shown
to nobody else."""

import io

import pytest
from PIL import Image
from playwright.sync_api import expect
from pypdf import PdfReader

from tests.browser.conftest import FINGER, PHONE, WIDE
from tests.patience import IN_BROWSER

SIZES = pytest.mark.parametrize("size", ["wide_page", "phone_page"])


def make_deck(page):
    page.goto("/decks/new/")
    page.get_by_label("Name").fill("New deck")
    page.get_by_label("The list").fill("3 Wolf's Call\n3 Kong\nDeity: Furios, Father of Nature")
    page.get_by_role("button", name="Save deck").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("New deck")


def opened(page, button):
    """The PDF that a button leads to. It is taken on its way: what a browser does with it is the browser's own."""
    answers = []

    def take(route):
        answers.append(route.fetch(timeout=IN_BROWSER))
        route.fulfill(status=204)

    page.route("**/*.pdf?*", take)
    with page.expect_response("**/*.pdf?*", timeout=IN_BROWSER):
        page.get_by_role("button", name=button).click(no_wait_after=True)  # 204 leads nowhere: nothing to wait for
    (answer,) = answers
    assert (answer.status, answer.headers["content-type"]) == (200, "application/pdf")
    return answer.headers["content-disposition"], PdfReader(io.BytesIO(answer.body()))


def sideways(page):
    return page.evaluate("document.documentElement.scrollWidth - innerWidth")


@SIZES
def test_the_print_sheet_opens(size, request):
    page = request.getfixturevalue(size)
    make_deck(page)
    page.get_by_role("link", name="Print").click()
    expect(page.locator("#sheets-summary")).to_contain_text("7 cards on 1 page.")
    assert sideways(page) <= 0
    page.get_by_label("Tokens").select_option("three of each")
    expect(page.locator("#sheets-summary")).to_contain_text("10 cards on 2 pages.")
    page.get_by_label("Deity").select_option("leave it out")
    expect(page.locator("#sheets-summary")).to_contain_text("9 cards on 1 page.")
    page.get_by_label("Paper").first.select_option("Letter")
    name, document = opened(page, "Open the cards as PDF")
    assert name == 'inline; filename="new-deck-cards.pdf"'
    (sheet,) = document.pages
    assert (round(sheet.mediabox.width), round(sheet.mediabox.height)) == (612, 792)
    assert len(sheet.images) == 3


@SIZES
def test_the_registration_sheet_opens(size, request):
    page = request.getfixturevalue(size)
    make_deck(page)
    page.get_by_role("link", name="Print").click()
    page.get_by_label("Player").fill("Ann")
    page.get_by_label("Event").fill("Thursday")
    name, document = opened(page, "Open the sheet as PDF")
    assert name == 'inline; filename="new-deck-registration.pdf"'
    text = document.pages[0].extract_text()
    assert all(word in text for word in ("Ann", "Thursday", "6 cards, 2 different", "Furios, Father of Nature"))


def test_the_cards_of_a_search_are_printed(wide_page, console_errors):
    wide_page.goto("/cards/?q=name=kong")
    wide_page.get_by_role("link", name="Print these cards").click()
    wide_page.get_by_label("Copies of each").select_option("3")
    expect(wide_page.locator("#sheets-summary")).to_contain_text("3 cards on 1 page.")
    wide_page.get_by_label("Cards found by").fill("cost:many")
    with wide_page.expect_console_message(lambda said: "400" in said.text, timeout=IN_BROWSER):
        wide_page.get_by_role("button", name="Open the cards as PDF").click()
    expect(wide_page.get_by_role("alert")).to_be_visible()
    assert [error.partition("status of ")[2] for error in console_errors] == ["400 (Bad Request)"]
    console_errors.clear()
    wide_page.get_by_label("Cards found by").fill("name=kong")
    assert len(opened(wide_page, "Open the cards as PDF")[1].pages) == 1


@pytest.mark.parametrize(("size", "options"), [(WIDE, {}), (PHONE, FINGER)])
def test_a_picture_of_ones_own_is_shown_to_nobody_else(size, options, open_page, tmp_path):
    photo = tmp_path / "kong.png"
    Image.new("RGB", (600, 840), (10, 200, 10)).save(photo)
    page, stranger = open_page(*size, **options), open_page(*size, **options)
    page.goto("/cards/kong/")
    page.get_by_role("link", name="Use a picture of your own").click()
    assert sideways(page) <= 0
    page.get_by_role("button", name="Use this picture").click()
    expect(page.get_by_role("alert")).to_have_text("Choose a picture first.")
    page.get_by_label("Picture", exact=True).set_input_files(photo)
    page.get_by_label("Show the whole picture").check()
    page.get_by_role("button", name="Use this picture").click()
    expect(page.get_by_role("status")).to_contain_text("Your picture is on Kong. Only you see it.")
    picture = page.locator(".card-picture img")
    expect(picture).to_have_js_property("complete", True)
    address = picture.get_attribute("src")
    assert address.startswith("/pictures/")
    assert page.request.get(address).status == 200

    stranger.goto("/cards/kong/")
    assert stranger.locator(".card-picture img").get_attribute("src").startswith("/faces/")
    assert stranger.request.get(address).status == 404

    page.get_by_role("link", name="replace or remove it").click()
    page.get_by_role("button", name="Remove my picture").click()
    expect(page.locator(".card-picture img")).to_have_attribute(
        "src", stranger.locator(".card-picture img").get_attribute("src")
    )
    assert page.request.get(address).status == 404
