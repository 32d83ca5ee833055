"""A draft of a game that has nothing but letters: dealing, passing, records and verifying ask no more of it."""

from dataclasses import asdict, dataclass

import pytest

from engine.limited.machine import IllegalPick, apply, asked, new_draft
from engine.limited.procedures import ALWAYS, LEFT, RIGHT, Procedure, Shape
from engine.limited.records import BadRecord, record, replay
from engine.limited.setup import BadSetup, Problem
from engine.limited.story import log, pools
from engine.limited.verifying import differences
from engine.limited.views import SPECTATOR, view

LETTERS = [chr(at) for at in range(ord("a"), ord("z") + 1)]
PACKS = Procedure("packs", Shape.PASSED, (2, 4), 3, packs=2, pack_size=4, directions=(LEFT, RIGHT))
LISTS = Procedure("lists", Shape.LISTED, (2, 2), 2, lists=((10, 4, 6), (8, 3, 5)))


@dataclass(frozen=True)
class Setup:
    format: str
    seats: int
    packs: int = 0
    pack_size: int = 0
    directions: tuple = ()
    pool: int = 0
    review: bool = False
    own_picks: str = ALWAYS
    team: int = 1

    @property
    def procedure(self):
        return {"packs": PACKS, "lists": LISTS}[self.format]

    def to_json(self):
        return asdict(self) | {"directions": list(self.directions)}

    def problems(self):
        short = self.seats * self.packs * self.pack_size > len(LETTERS)
        return [Problem("seats", "There are too few letters.")] if short else []

    def collection(self):
        return LETTERS

    def groups(self):
        return [LETTERS[::2], LETTERS[1::2]]


def setup_of(data):
    return Setup(**data | {"directions": tuple(data["directions"])})


def packs(seats=3):
    return Setup("packs", seats, 2, 4, (LEFT, RIGHT))


def drafted(setup, seed=7):
    """All take the last card that they see; lists are kept."""
    draft = new_draft(setup, seed)
    while not draft.over:
        for seat in range(setup.seats):
            question = asked(draft, seat)
            if question is not None:
                apply(draft, seat, question.options[-1 if question.cards else 0])
    return draft


def test_packs_of_letters_go_round():
    draft = drafted(packs())
    cards = [card for pool in pools(draft) for card in pool]
    assert len(cards) == len(set(cards)) == 3 * 2 * 4
    one, two, _ = log(draft)["dealt"][:3]
    assert pools(draft)[1][:2] == [two[-1], one[-2]]  # the first pack goes to the left
    assert view(draft, 0)["seats"][0]["pool"] == pools(draft)[0]
    assert view(draft, SPECTATOR)["seats"][0]["pool"] is None


def test_lists_are_made_of_the_groups_of_the_game():
    draft = drafted(Setup("lists", 2))
    for pool in pools(draft):
        assert len(set(pool)) == 10
        assert 4 <= len(set(pool) & set(LETTERS[::2])) <= 6


def test_what_the_game_finds_wrong_is_not_dealt():
    with pytest.raises(BadSetup, match="too few letters"):
        new_draft(packs(4), 7)
    with pytest.raises(IllegalPick):
        apply(new_draft(packs(), 7), 0, 99)


def test_a_draft_is_made_again_from_its_record_by_the_setup_of_the_game():
    draft = drafted(packs())
    again = replay(record(draft), setup_of)
    assert (pools(again), again.setup) == (pools(draft), draft.setup)
    with pytest.raises(BadRecord, match="Pick 2"):
        replay(record(draft) | {"picks": [*record(draft)["picks"][:1], [0, 99]]}, setup_of)


def test_a_deck_is_judged_by_the_game():
    def faults(draft, deck, pool):
        return [f"{card} is not in the pool." for card in deck if card not in pool]

    draft = drafted(packs())
    decks = [pool[:3] for pool in pools(draft)]
    assert differences(log(draft) | {"decks": decks}, setup_of, faults) == []
    decks[1] = ["?"]
    assert differences(log(draft) | {"decks": decks}, setup_of, faults) == ["decks[1]: ? is not in the pool."]
    assert differences(log(draft) | {"hash": "0"}, setup_of, faults) != []
