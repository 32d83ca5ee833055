"""Laws on random play of all cards: what a seat is told does not change when the cards that it may not know change
places, and whoever asks at whatever time hears the same story."""

import json

import pytest

from engine.epic_tcg.catalogue import CARDS
from engine.epic_tcg.programs.definitions import NAMES as ALL_NAMES
from engine.epic_tcg.prompts import why_not
from engine.epic_tcg.rules import events
from engine.epic_tcg.rules.machine import apply, new_game
from engine.epic_tcg.rules.setup import Setup
from engine.epic_tcg.rules.sight import determinize, visible
from engine.epic_tcg.views import OPEN_HANDS, SPECTATOR, choices, entries, picture
from engine.epic_tcg.views.hidden import view
from engine.epic_tcg.views.story import UNSPOKEN, WORDS
from engine.kernel.random import Rng
from tests.engine.epic_tcg.laws import check

NAMES = [card.name for card in CARDS]


def positions(seed, seats, every=5):
    """Some positions of a random game, the last one too."""
    rng = Rng(seed)
    decks = tuple(tuple(NAMES[rng.below(len(NAMES))] for _ in range(30)) for _ in range(seats))
    g = new_game(Setup(decks), seed)
    while not g.reason:
        if g.choices % every == 0:
            yield g, rng
        apply(g, g.options[rng.below(len(g.options))])
    yield g, rng


def with_other_cards(g, seat, rng):
    """The same journal with other cards in all that the seat does not see."""
    copy = g.clone()
    copy.journal = [
        event if event[7] >> seat & 1 or event[3] < 0 else (*event[:3], rng.below(len(ALL_NAMES)), *event[4:])
        for event in g.journal
    ]
    return copy


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_a_game_that_a_seat_could_be_in_looks_the_same_to_it(seed, seats):
    for g, rng in positions(seed, seats):
        for seat in range(seats):
            seen = view(g, seat)
            assert json.loads(json.dumps(seen)) == seen
            other = determinize(g, seat, rng)
            check(other)
            assert view(other, seat) == seen
            assert sorted(other.def_of) == sorted(g.def_of)
            assert all(other.def_of[uid] == one for uid, one in enumerate(g.def_of) if visible(g, seat, uid))
            refs = [f"c{rng.below(len(g.def_of))}" for _ in range(5)] + [one["id"] for one in seen["pieces"]]
            assert [why_not(other, seat, ref) for ref in refs] == [why_not(g, seat, ref) for ref in refs]


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (6, 2), (7, 3)])
def test_no_entry_of_a_seat_tells_a_card_that_it_did_not_see(seed, seats):
    for g, rng in positions(seed, seats, every=40):
        for seat in range(seats):
            assert entries(with_other_cards(g, seat, rng), seat) == entries(g, seat)


@pytest.mark.parametrize(("seed", "seats"), [(8, 2), (9, 4)])
def test_whoever_asks_at_whatever_time_hears_the_same_story(seed, seats):
    stories = [[] for _ in range(seats)]
    heard = 0
    for g, _ in positions(seed, seats, every=1):
        for seat in range(seats):
            stories[seat] += entries(g, seat, heard)
        heard = len(g.journal)
    assert stories == [entries(g, seat) for seat in range(seats)]
    for story in stories:
        assert all(entry["text"][0].isupper() or entry["text"].startswith("[[") for entry in story)
        assert not any("{you}" in entry["text"] or "face-down champion's" in entry["text"] for entry in story)


@pytest.mark.parametrize("seed", [10, 11])
def test_those_who_look_on_see_what_all_know_or_what_any_of_them_knows(seed):
    names = ("Ann", "Ben")
    for g, _ in positions(seed, 2, every=25):
        all_know, any_knows = view(g, SPECTATOR, names), view(g, OPEN_HANDS, names)
        for one in (0, 1):
            mine = view(g, one)["players"][one]["hand"]
            assert any_knows["players"][one]["hand"] == mine
            assert all(card in view(g, 1 - one)["players"][one]["hand"] for card in all_know["players"][one]["hand"])
        json.dumps([all_know, any_knows, entries(g, SPECTATOR, 0, names), entries(g, OPEN_HANDS, 0, names)])


def test_a_position_can_be_drawn_at_any_time():
    for g, _ in positions(12, 3, every=3):
        drawn = picture(g).splitlines()
        assert [line for line in drawn if line.startswith("  seat ")] != []
        assert len(choices(g).splitlines()) == 1 + len(g.options)


def test_every_kind_of_event_has_words():
    kinds = {number for name, number in vars(events).items() if name.isupper() and not name.startswith("_")}
    assert kinds - {*UNSPOKEN, events.OVER} == set(WORDS)
