"""What can be agreed before packs are opened, and what cannot."""

import pytest

from engine.epic_tcg.limited import PROCEDURES, RULES, SUMMARIES, Setup, plan
from engine.epic_tcg.limited.boosters import fingerprint
from engine.limited.setup import BadSetup

CORE, TIME_WARS = "Core Set", "Time Wars"


def wrong(call, *args, **chosen):
    with pytest.raises(BadSetup) as refused:
        call(*args, **chosen)
    return [(one.field, one.text) for one in refused.value.problems]


def test_each_format_has_its_usual_players_and_packs():
    assert [
        (one.key, plan(one.key).deck_format.name, plan(one.key).seats, plan(one.key).products) for one in PROCEDURES
    ] == [
        ("sealed", "Sealed Pack 2", 2, (CORE,) * 2),
        ("packwar", "Pack War", 2, (CORE,)),
        ("draft", "Draft 3", 4, (CORE,) * 3),
    ]


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
    name = plan(key).procedure.name
    for seats in range(2, 9):
        assert plan(key, seats=seats).seats == seats
    for seats in (1, 9):
        assert wrong(plan, key, seats=seats) == [("seats", f"{name} is for 2 to 8 players, not for {seats}.")]


def test_what_is_not_printed_or_not_played_is_refused():
    assert wrong(plan, "cube") == [("format", 'There is no Limited format "cube". There are sealed, packwar, draft.')]
    assert wrong(plan, "sealed", products=["Prize"]) == [
        ("products", 'No boosters are called "Prize". There are Core Set and Time Wars.')
    ]
    assert wrong(plan, "draft", pool=40, review=True) == [
        ("pool", "pool cannot be chosen in Draft."), ("review", "review cannot be chosen in Draft."),
    ]  # fmt: skip


@pytest.mark.parametrize("key", [one.key for one in PROCEDURES])
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
        (KEPT | {"format": "cube"}, "format", 'no Limited format "cube"'),
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
