"""Laws on random play of all cards: cards are conserved, tables agree, a copy equals the
original, games end, and the same seed gives the same game."""

import pytest

from engine.epic_tcg.catalogue import CARDS
from engine.epic_tcg.positions.pack import digest
from engine.epic_tcg.proofs.copies import copy_laws
from engine.epic_tcg.rules.limits import CHOICE_LIMIT
from engine.epic_tcg.rules.machine import apply, new_game
from engine.epic_tcg.rules.setup import Setup
from engine.kernel.random import Rng
from tests.engine.epic_tcg.laws import check

NAMES = [card.name for card in CARDS]


def play(seed, names, seats=2, **setup):
    """A random game of these cards; checked after each choice."""
    rng = Rng(seed)
    decks = tuple(tuple(names[rng.below(len(names))] for _ in range(30)) for _ in range(seats))
    g = new_game(Setup(decks, **setup), seed)
    check(g)
    while not g.reason:
        chosen = g.options[rng.below(len(g.options))]
        if g.choices % 20 == 0:
            assert copy_laws(g, Rng(g.choices)) == []
        apply(g, chosen)
        check(g)
    return g


@pytest.mark.parametrize("seed", range(8))
def test_games_of_all_cards_end(seed):
    g = play(seed, NAMES)
    assert g.choices < CHOICE_LIMIT


def test_games_of_three_and_four_end():
    for seats in (3, 4):
        assert play(seats, NAMES, seats).reason


def test_pack_wars_end_though_nobody_wins_by_an_empty_deck():
    g = play(3, NAMES, pack_war=True)
    assert all(g.mojo[seat] <= 0 for seat in (0, 1) if seat not in g.winners)


def test_every_window_asks_more_often_and_changes_nothing_else():
    g = play(5, NAMES, every_window=True)
    assert g.reason


def test_the_same_seed_and_answers_give_the_same_game():
    assert digest(play(11, NAMES)) == digest(play(11, NAMES))
