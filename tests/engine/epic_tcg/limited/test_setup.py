"""What can be agreed before packs are opened, and what cannot."""

import pytest

from engine.epic_tcg.catalogue import CARDS
from engine.epic_tcg.limited import (
    BY_KEY,
    PROCEDURES,
    RULES,
    SUMMARIES,
    Setup,
    agreed,
    called,
    deck_format,
    parse,
    plan,
)
from engine.epic_tcg.limited.boosters import fingerprint
from engine.limited.setup import BadSetup

CORE, TIME_WARS = "Core Set", "Time Wars"
CUBE = [card.name for card in CARDS[:180]]  # as many as four players with three packs of 15 need


def wrong(call, *args, **chosen):
    with pytest.raises(BadSetup) as refused:
        call(*args, **chosen)
    return [(one.field, one.text) for one in refused.value.problems]


def test_each_format_has_its_usual_players_and_packs():
    assert [
        (one.key, plan(one.key).deck_format.name, plan(one.key).seats, plan(one.key).products)
        for one in PROCEDURES
        if one.has_products
    ] == [
        ("sealed", "Sealed Pack 2", 2, (CORE,) * 2),
        ("packwar", "Pack War", 2, (CORE,)),
        ("draft", "Draft 3", 4, (CORE,) * 3),
    ]
    cube = plan("cube", cards=CUBE)
    assert (called(cube.to_json()), cube.seats, cube.packs, cube.products) == ("Cube Draft 3", 4, 3, ())


def test_sealed_pack_is_played_with_one_to_six_packs():
    assert [plan("sealed", packs=count).deck_format.name for count in range(1, 7)] == [
        "Pack War", *[f"Sealed Pack {count}" for count in range(2, 7)],
    ]  # fmt: skip
    assert [plan("sealed", packs=count).pool for count in range(1, 7)] == [15, 30, 45, 60, 75, 90]
    assert wrong(plan, "sealed", packs=7) == [("packs", "In Sealed Pack each player has 1 to 6 packs, not 7.")]


def test_a_pack_war_has_one_pack():
    assert wrong(plan, "packwar", packs=2) == [("packs", "packs cannot be chosen in Pack War.")]
    assert wrong(plan, "packwar", products=[CORE, TIME_WARS]) == [
        ("packs", "In Pack War each player has one pack, not 2.")
    ]


def test_a_draft_needs_packs_for_a_deck_and_changes_its_direction_with_each():
    assert wrong(plan, "draft", packs=1) == [("packs", "In Draft each player has 2 to 6 packs, not 1.")]
    assert plan("draft", packs=2).directions == ("left", "right")
    assert plan("draft", packs=5).directions == ("left", "right", "left", "right", "left")
    assert plan("sealed").directions == ()


def test_packs_are_of_the_products_in_turn():
    assert plan("draft", products=[TIME_WARS]).products == (TIME_WARS,) * 3
    assert plan("draft", products=[CORE, TIME_WARS]).products == (CORE, TIME_WARS, CORE)
    assert plan("sealed", products=[CORE, CORE, TIME_WARS]).packs == 3
    assert plan("sealed", products=[CORE, TIME_WARS], packs=4).products == (CORE, TIME_WARS) * 2
    text = "Each player has 2 packs; 3 products are named. Name one for each pack at most."
    assert wrong(plan, "sealed", products=[CORE] * 3, packs=2) == [("products", text)]


@pytest.mark.parametrize("key", [one.key for one in PROCEDURES])
def test_two_to_eight_players_sit_down(key):
    own = {} if BY_KEY[key].has_products else {"cards": CUBE * 2}
    name = BY_KEY[key].name
    for seats in range(2, 9):
        assert plan(key, seats=seats, **own).seats == seats
    for seats in (1, 9):
        assert wrong(plan, key, seats=seats, **own) == [("seats", f"{name} is for 2 to 8 players, not for {seats}.")]


def test_what_is_not_printed_or_not_played_is_refused():
    assert wrong(plan, "open") == [
        ("format", 'There is no Limited format "open". There are sealed, packwar, draft, cube.')
    ]
    assert wrong(plan, "sealed", products=["Prize"]) == [
        ("products", 'No boosters are called "Prize". There are Core Set and Time Wars.')
    ]
    assert wrong(plan, "draft", pool=40, review=True) == [
        ("pool", "pool cannot be chosen in Draft."), ("review", "review cannot be chosen in Draft."),
    ]  # fmt: skip


@pytest.mark.parametrize("key", [one.key for one in PROCEDURES if one.has_products])
def test_a_setup_is_kept_and_read(key):
    setup = plan(key, seats=5, products=[TIME_WARS])
    assert Setup.from_json(setup.to_json()) == setup


KEPT = plan("draft").to_json()


def test_what_is_kept_of_a_setup():
    kept = {"format": "draft", "seats": 4, "products": [CORE] * 3}
    assert kept | {"rules": RULES, "fingerprint": fingerprint([CORE])} == KEPT


@pytest.mark.parametrize(
    ("kept", "field", "said"),
    [
        (None, "setup", "A setup is an object"),
        (KEPT | {"rules": 0}, "rules", "under rules 0 of drafting; these are rules 1"),
        (KEPT | {"seats": True}, "seats", "is not a whole number"),
        (KEPT | {"seats": 9}, "seats", "for 2 to 8 players"),
        (KEPT | {"products": CORE}, "products", "is not a list"),
        (KEPT | {"products": [3]}, "products", "a list of words"),
        (KEPT | {"products": ["Precon"] * 3}, "products", 'No boosters are called "Precon"'),
        (KEPT | {"products": []}, "packs", "2 to 6 packs, not 0"),
        (KEPT | {"format": "open"}, "format", 'no Limited format "open"'),
        (KEPT | {"pool": 3}, "pool", "A setup has no field pool."),
        (KEPT | {"fingerprint": "0" * 16}, "fingerprint", "not the ones that this draft was dealt from"),
        (KEPT | {"products": [TIME_WARS] * 3}, "fingerprint", "not the ones that this draft was dealt from"),
    ],
)
def test_what_is_no_setup_is_refused(kept, field, said):
    ((named, text),) = wrong(Setup.from_json, kept)
    assert named == field
    assert said in text


def test_every_format_is_described_by_its_numbers():
    assert set(SUMMARIES) == {one.key for one in PROCEDURES}
    assert "opens one to six boosters of 15" in SUMMARIES["sealed"]
    assert SUMMARIES["draft"].startswith("Two to six boosters of 15 for each player:")


# --- cubes -----------------------------------------------------------------------------------------------------------


def test_a_cube_draft_deals_packs_of_15_and_has_decks_as_a_draft():
    setup = plan("cube", cards=CUBE, seats=4)
    assert (setup.pack_size, setup.directions, setup.procedure.shuffles) == (15, ("left", "right", "left"), True)
    assert (setup.deck_format, agreed(setup.to_json())) == (plan("draft").deck_format, {})
    assert setup.origin() == "The cards come from the host’s list of 180."
    two = plan("cube", cards=CUBE, packs=2)
    assert (two.deck_format, called(two.to_json())) == (plan("draft", packs=2).deck_format, "Cube Draft 2")
    assert deck_format(two.to_json()) == two.deck_format


@pytest.mark.parametrize(("seats", "packs", "need"), [(2, 2, 60), (4, 3, 180), (8, 3, 360), (8, 6, 720)])
def test_a_cube_has_a_pack_of_15_for_each_player_and_round(seats, packs, need):
    assert plan("cube", seats=seats, packs=packs, cards=["Hulk"] * need).packs == packs
    deals = f"Cube Draft for {seats} players with {packs} packs each needs {need} cards"
    said = f"{deals}; the list has {need - 1}. Add 1, or take fewer packs or players."
    assert wrong(plan, "cube", seats=seats, packs=packs, cards=["Hulk"] * (need - 1)) == [("cards", said)]


def test_a_cube_has_any_cards_in_any_number_as_they_are_typed_and_in_any_order():
    cards = ["hulk", "HULK", *reversed(CUBE)]
    assert plan("cube", cards=cards) == plan("cube", cards=["Hulk", *CUBE, "Hulk"])
    prize_and_precon = [card.name for card in CARDS[-30:]] * 6
    assert plan("cube", cards=prize_and_precon).problems() == []
    assert wrong(plan, "cube", cards=["Xyzzy", *CUBE]) == [("cards", 'No card is called "Xyzzy".')]
    assert wrong(plan, "cube", cards=["Hulk"] * 2001) == [
        ("cards", "The list has 2001 cards; at most 2000 can be drafted.")
    ]


def test_a_cube_draft_needs_cards_and_no_products_and_others_have_no_list():
    assert [field for field, _ in wrong(plan, "cube")] == ["cards"]
    assert wrong(plan, "cube", cards=CUBE, products=[CORE]) == [
        ("products", "products cannot be chosen in Cube Draft.")
    ]
    assert wrong(plan, "draft", cards=CUBE) == [("cards", "cards cannot be chosen in Draft.")]
    assert wrong(plan, "cube", cards=CUBE, packs=1) == [("packs", "In Cube Draft each player has 2 to 6 packs, not 1.")]


OF_A_CUBE = plan("cube", cards=["Hulk", *CUBE]).to_json()


def test_the_cards_of_a_cube_are_kept_and_read():
    assert Setup.from_json(OF_A_CUBE) == plan("cube", cards=["Hulk", *CUBE])
    assert OF_A_CUBE.keys() == {"rules", "format", "seats", "packs", "cards"}


@pytest.mark.parametrize(
    ("kept", "field", "said"),
    [
        ({"packs": True}, "packs", "is not a whole number"),
        ({"packs": 7}, "packs", "2 to 6 packs, not 7"),
        ({"packs": 10**30}, "packs", "2 to 6 packs"),
        ({"cards": CUBE}, "cards", "is not an object"),
        ({"cards": {}}, "cards", "needs a cube or a list of cards"),
        ({"cards": {"Hulk": 179}}, "cards", "needs 180 cards; the list has 179"),
        ({"cards": {"Hulk": 10**12}}, "cards", "at most 2000"),
        ({"cards": {"Hulk": True}}, "cards", "a whole number for each name"),
        ({"cards": {"Hulk": -1, "Muse": 181}}, "cards", "a whole number for each name"),
        ({"cards": {"hulk": 180}}, "cards", 'No card is called "hulk".'),
        ({"products": [CORE] * 3}, "products", "A setup has no field products."),
        ({"format": "draft"}, "products", "products of this setup is missing"),
    ],
)
def test_what_is_no_setup_of_a_cube_is_refused(kept, field, said):
    with pytest.raises(BadSetup) as refused:
        Setup.from_json(OF_A_CUBE | kept)
    first = refused.value.problems[0]
    assert first.field == field
    assert said in first.text


def test_a_list_that_is_dealt_has_no_sideboard_and_no_tokens():
    found = parse("2 Hulk\nWolf\nSB: Muse\nSideboard\n3 Hulk\nMaybeboard\nMuse", 2000)
    assert found.cards == ["Hulk", "Hulk"]
    assert [(one.line, "Wolf is a token, and tokens are no cards." in one.message) for one in found.errors] == [
        (2, True)
    ]
    assert [one.line for one in found.apart] == [3, 5, 7]
    assert found.sideboard == ()
