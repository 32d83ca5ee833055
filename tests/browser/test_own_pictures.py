"""Pages that draw faces themselves show whoever looks the pictures that they have put on cards."""

import re

import pytest
from playwright.sync_api import expect

from engine.epic import apply, new_game, view
from engine.epic.catalogue import CARDS
from tests.browser import building, stage
from tests.browser.conftest import FINGER, PHONE
from tests.browser.drafting import begin, host
from tests.browser.furnishing import upload_pictures

WILD = tuple(dict.fromkeys(stage.WILD))
PICTURE = re.compile(r"/pictures/([\w-]{16})/(?:small|medium)\.jpg$")
ADDRESS = re.compile(r"^/pictures/")


@pytest.fixture(scope="module")
def moment():
    """Seat 0 has two different wild cards in its hand and one in play, the bot others, and both have more that is
    hidden."""

    def wanted(view):
        hand = {card["card"] for card in view["players"][0]["hand"]}
        mine = [one for one in view["champions"] if one["controller"] == 0 and one["card"] in WILD]
        return mine and len(hand) > 1 and view["turn"] > 6 and view["decision"]["kind"] == "window"

    return stage.find_game(wanted, decks=(stage.WILD, stage.SMALL))


def hand_of(moment):
    """The names of the cards in the hand of seat 0, each once."""
    setup, seed, codes = moment
    game = new_game(setup, seed)
    for _, code in codes:
        apply(game, code)
    return list(dict.fromkeys(card["card"] for card in view(game, 0)["players"][0]["hand"]))


def slugs_in(page):
    """The slugs of pictures by the names of cards, as a page is told them."""
    return page.locator("#own-pictures").evaluate("script => JSON.parse(script.textContent).slugs")


def test_they_lie_on_the_table_and_what_is_hidden_stays_hidden(wide_page, moment, sit, console_errors):
    page, slugs, (held, lost, *_) = wide_page, set(), hand_of(moment)
    upload_pictures(page, (*WILD, *stage.SMALL))
    page.goto("/replay/")
    own = slugs_in(page)
    page.route(f"**/pictures/{own[lost]}/*", lambda route: route.abort())
    page.on("request", lambda request: slugs.update(PICTURE.findall(request.url)))
    sit(moment, page=page)

    hand = page.get_by_role("region", name="Your hand")
    cards = {name: hand.locator(".hand-card", has_text=name).first for name in (held, lost)}
    expect(cards[held].locator(".face-own")).to_have_js_property("naturalWidth", 252)
    expect(cards[held].locator(".face-art")).to_have_css("position", "static")  # it lies over all of the face
    expect(hand.get_by_label(re.compile(f"^{held}, ")).first).to_be_visible()
    expect(cards[lost].locator(".face-own")).to_be_hidden()  # the face that is drawn lies below it
    expect(cards[lost].locator(".face-art")).to_have_css("position", "relative")

    champion = page.locator(".row.is-mine .champion:not(.is-token)").first
    champion.hover()
    expect(page.locator(".reader .face-own")).to_have_js_property("naturalWidth", 504)
    expect(champion.locator(".face-stats")).to_be_visible()
    seen = set(page.locator("#table .face-name").all_text_contents())
    assert slugs == {own[name] for name in seen if name in own}
    assert all("ERR_FAILED" in error for error in console_errors)
    console_errors.clear()


def test_on_a_phone_a_picture_is_the_art_of_a_card_to_hold(open_page, moment, sit):
    page = open_page(*PHONE, **FINGER)
    upload_pictures(page, WILD)
    sit(moment, page=page)
    card = page.locator(".hand-card").first
    expect(card.locator(".face-own")).to_have_js_property("complete", True)
    expect(card.locator(".face-art")).to_have_css("position", "relative")
    expect(card.locator(".face-name")).to_be_visible()


def test_they_are_found_in_the_builder_and_drafted(wide_page):
    page, names = wide_page, [card.name for card in CARDS[:60]]  # as many as the least draft deals
    upload_pictures(page, names)
    building.begin(page)
    building.box(page).fill(f'name="{names[0]}"')
    row = building.rows(page).first
    expect(row).to_have_attribute("data-card", names[0])
    row.hover()
    expect(page.locator(".reader .reading-face")).to_have_attribute("src", ADDRESS)
    page.get_by_role("button", name="Pictures", exact=True).click()
    expect(row.locator("img")).to_have_attribute("src", ADDRESS)

    begin(page, host(page, cards="\n".join(names)))
    faces = page.locator(".pack .pod-face img")
    expect(faces).to_have_count(15)
    assert all(
        ADDRESS.match(address) for address in faces.evaluate_all("all => all.map(one => one.getAttribute('src'))")
    )
