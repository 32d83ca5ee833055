"""God cards at the table: chosen on the first page, read beside their players, used by pointer, keys and touch."""

import pytest
from playwright.sync_api import expect

from engine.epic import Setup
from tests.browser.conftest import PHONE, WIDE
from tests.browser.player import Keys, Player, Pointer, Touch

MINE, THEIRS = "Angeline, Silver Wing", "Maligus, the Dark One"
WURMS = ("Burrowing Wurm", "Wurm Hatchling") * 15


def with_deities():
    """A table at which nothing has happened yet; our deity can use its power in the first window."""
    return Setup(decks=(WURMS, WURMS), first=0, deities=(MINE, THEIRS)), 1, []


@pytest.mark.parametrize(("size", "hands"), [(WIDE, Pointer), (WIDE, Keys), (PHONE, Touch)])
def test_the_power_of_a_deity_is_used(sit, size, hands):
    player = sit(with_deities(), size=size, hands=hands)
    seen, page = player.play(lambda seen: seen.kind == "window"), player.page
    deity = next(thing for thing in seen.in_zone("mine") if MINE in thing["label"])
    assert deity["label"].startswith(
        f"{MINE}, Good goddess. good → Put a human token into play expended. 1 gold: Put a"
    )
    expect(page.locator(".row.is-mine .champion")).to_have_count(0)
    player.hands.thing(deity["ref"])
    player.last = seen.at
    assert player.look().kind == "window"
    expect(page.locator(".row.is-mine .champion .face-name")).to_have_text("Human")
    expect(page.locator(".plate.is-mine .deity .piece-button")).to_have_count(0)


def test_a_deity_is_read_where_it_lies(sit):
    player = sit(with_deities())
    player.look()
    page = player.page
    page.locator(".plate.is-theirs .deity").hover()
    reader = page.locator(".reader .face-large")
    expect(reader.locator(".face-name")).to_have_text(THEIRS)
    expect(reader.locator(".face-type")).to_have_text("Evil and sage elder god")
    expect(reader.locator(".face-text")).to_contain_text("At the start of your turn")
    expect(reader.locator(".coin, .stat")).to_have_count(0)


def test_a_deity_is_read_on_a_phone(sit):
    player = sit(with_deities(), size=PHONE, hands=Touch)
    player.look()
    page = player.page
    page.locator(".plate.is-theirs .deity").tap()
    expect(page.locator("dialog.sheet .face-text")).to_contain_text("At the start of your turn")
    page.get_by_role("button", name="Close").tap()
    for whose in ("mine", "theirs"):
        box = page.locator(f".plate.is-{whose} .deity").bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        assert min(box["width"], box["height"]) >= 44


def test_the_text_stands_on_the_card_where_there_is_room(sit):
    player = sit(with_deities(), size=(1600, 1000))
    player.look()
    texts = player.page.locator(".deity .face-text")
    expect(texts).to_have_count(2)
    for text in texts.all():
        expect(text).to_be_visible()
        assert text.evaluate("box => box.closest('.face').scrollHeight <= box.closest('.face').clientHeight")


@pytest.mark.parametrize("size", ["wide_page", "phone_page"])
def test_deities_are_chosen_on_the_first_page(size, request):
    page = request.getfixturevalue(size)
    page.goto("/")
    page.get_by_label("Your deity").select_option(MINE)
    page.get_by_label("Its deity").select_option(label=THEIRS)
    page.get_by_role("button", name="Play", exact=True).click()
    Player(page, Pointer(page)).look()
    assert page.locator(".plate.is-mine .deity").get_attribute("aria-label").startswith(MINE)
    assert page.locator(".plate.is-theirs .deity").get_attribute("aria-label").startswith(THEIRS)


def test_no_deity_is_the_rule(wide_page):
    wide_page.goto("/")
    assert wide_page.get_by_label("Your deity").input_value() == ""
    wide_page.get_by_role("button", name="Play", exact=True).click()
    Player(wide_page, Pointer(wide_page)).look()
    expect(wide_page.locator(".deity")).to_have_count(0)
