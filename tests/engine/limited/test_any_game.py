"""A draft of a game that has nothing but letters: dealing, passing, records and verifying ask no more of it."""

from dataclasses import asdict, dataclass

import pytest

from engine.limited.machine import IllegalPick, apply, asked, new_draft
from engine.limited.procedures import ALWAYS, LEFT, RIGHT, Procedure, Shape
from engine.limited.records import BadRecord, record, replay
from engine.limited.setup import BadSetup, Problem
from engine.limited.story import dealt, log, pools
from engine.limited.verifying import differences
from engine.limited.views import SPECTATOR, view

LETTERS = [chr(at) for at in range(ord("a"), ord("z") + 1)]
PACKS = Procedure("packs", Shape.PASSED, (2, 4), 3, packs=2, pack_size=4, directions=(LEFT, RIGHT))
SHUFFLED = Procedure("shuffled", Shape.PASSED, (2, 4), 2, packs=2, pack_size=4, directions=(LEFT, RIGHT), shuffles=True)
OPENED = Procedure("opened", Shape.DEALT, (2, 4), 2)
LISTS = Procedure("lists", Shape.LISTED, (2, 2), 2, lists=((10, 4, 6), (8, 3, 5)))
FORMATS = {one.key: one for one in (PACKS, SHUFFLED, OPENED, LISTS)}


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
        return FORMATS[self.format]

    def to_json(self):
        return asdict(self) | {"directions": list(self.directions)}

    def problems(self):
        short = self.seats * self.packs * self.pack_size > len(LETTERS)
        return [Problem("seats", "There are too few letters.")] if short else []

    def collection(self):
        return LETTERS

    def boosters(self, seed):
        """Where the game has boosters, each is four letters in a row."""
        if self.format not in ("shuffled", "opened"):
            return []
        return [LETTERS[4 * at : 4 * at + 4] for at in range(2 * self.seats)]

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


def boosters(key="shuffled"):
    return Setup(key, 2, 2, 4, (LEFT, RIGHT))


def test_boosters_are_opened_in_the_order_of_the_game():
    draft = new_draft(boosters(), 7)
    packs = [list("abcd"), list("efgh"), list("ijkl"), list("mnop")]  # round by round and seat by seat
    assert dealt(draft) == packs
    assert [list(asked(draft, seat).cards) for seat in (0, 1)] == packs[:2]


def test_boosters_that_are_not_passed_are_the_pools():
    draft = new_draft(boosters("opened"), 7)
    assert draft.over
    assert pools(draft) == [list("abcdijkl"), list("efghmnop")]
    assert differences(log(draft), setup_of, lambda *_: []) == []


def first_passed(draft):
    """What seat 1 gets when it and seat 0 have taken the second card of what they opened."""
    for seat in (0, 1):
        apply(draft, seat, asked(draft, seat).options[1])
    return list(asked(draft, 1).cards)


def test_a_pack_is_shuffled_before_it_is_passed_for_the_first_time_only():
    orders = set()
    for seed in range(60):
        draft = new_draft(boosters(), seed)
        got = first_passed(draft)
        orders.add("".join(got))
        for seat in (0, 1):
            apply(draft, seat, asked(draft, seat).options[1])
        assert list(asked(draft, 0).cards) == [got[0], got[2]]
    assert orders == {"acd", "adc", "cad", "cda", "dac", "dca"}


def test_where_nothing_is_shuffled_cards_are_passed_in_the_order_of_the_deal():
    draft = new_draft(packs(2), 7)
    one = dealt(draft)[0]
    assert first_passed(draft) == [one[0], *one[2:]]


@pytest.mark.parametrize("seed", range(20))
def test_whoever_gets_a_shuffled_pack_sees_what_is_left_and_not_where_it_lay(seed):
    """Neither the order of the cards nor the options depend on the order in which the pack was opened."""
    draft = new_draft(boosters(), seed)
    other = draft.clone()
    other.packs[0].reverse()
    for one in (draft, other):
        question = asked(one, 0)
        apply(one, 0, question.options[question.cards.index("b")])
        apply(one, 1, asked(one, 1).options[0])
    assert asked(other, 1) == asked(draft, 1)
    assert view(other, 1) == view(draft, 1)


def test_the_number_of_a_card_does_not_tell_its_place_in_a_booster():
    places = {new_draft(boosters(), seed).dealt[0] for seed in range(200)}
    assert len(places) == 24  # all orders of the numbers 0 to 3


def test_a_draft_of_boosters_is_made_again_from_its_record():
    draft = drafted(boosters())
    again = replay(record(draft), setup_of)
    assert log(again) == log(draft)
    assert differences(log(draft), setup_of, lambda *_: []) == []


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
