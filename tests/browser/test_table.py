"""A person at the table: whole games by pointer, keys and touch, and everything else that the table does."""

import pytest

from tests.browser.player import Keys, Player, Pointer, Touch

# Large wild champions with every kind of question, against thirty small good ones: quick games that the bot cannot win.
WILD = """3 Rampaging Wurm
3 Burrowing Wurm
3 Fire Shaman
3 Cave Troll
3 Wurm Hatchling
3 Triceratops
3 Kong
2 Raging T-Rex
3 Lightning Storm
3 Rage
3 Surprise Attack
2 Forked Lightning"""
SMALL = """4 Courageous Soul
4 Watchful Gargoyle
4 Priestess of Angeline
4 Faithful Pegasus
4 Brave Squire
4 Rally the People
4 Standard Bearer
2 Plentiful Dead"""


def begin(page, *, mine=WILD, theirs=SMALL, bot="random", first="me"):
    """Fill in the first page with two pasted lists and sit down."""
    page.goto("/")
    for deck, text, written in (("my_deck", "my_list", mine), ("bot_deck", "bot_list", theirs)):
        choice = page.locator(f'[name="{deck}"]')
        if choice.first.evaluate("choice => choice.tagName") == "SELECT":
            choice.select_option("pasted")
        else:
            page.locator(f'[name="{deck}"][value="pasted"]').check(force=True)
        page.locator(f'[name="{text}"]').fill(written)
    page.locator('[name="bot"]').select_option(bot)
    page.locator('[name="first"]').select_option(first)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("#table > .table")
    return page


@pytest.mark.slow
@pytest.mark.parametrize(("size", "hands"), [((1280, 800), Pointer), ((1280, 800), Keys), ((360, 740), Touch)])
def test_a_whole_game_is_won(open_page, size, hands):
    touch = {"has_touch": True, "is_mobile": True} if hands is Touch else {}
    page = begin(open_page(*size, reduced_motion="reduce", **touch))
    player = Player(page, hands(page))
    end = player.play()
    assert end.over == "You won"
