"""Laws about what a page answers as a whole, held while random games go on."""

from collections import Counter

import pytest

from engine.epic.prompts.decisions import decision_view
from engine.epic.proofs.answers import ANSWERING, tries
from engine.epic.proofs.fuzz import setup_for
from engine.epic.rules import codes
from engine.epic.rules.machine import apply_trusted, new_game
from engine.kernel.answering import answered_as
from engine.kernel.random import Rng
from tests.engine.epic.battles import battle_by_chance

GAMES = 12
BATTLES = 120


def by_options(game, asked, rng):
    """One option at a time, as bots choose: multi-picks and divisions are met in their middle too."""
    return [game.options[rng.below(len(game.options))]]


def by_wholes(game, asked, rng):
    """As a page chooses: a multi-pick or division is answered at once."""
    if not answered_as(asked):
        return by_options(game, asked, rng)
    legal = [answer for answer, is_legal in tries(game, asked, rng) if is_legal]
    return ANSWERING.planned(game, legal[rng.below(len(legal))])


@pytest.mark.parametrize("choose", [by_options, by_wholes])
def test_whatever_is_answered_as_a_whole_can_be_answered(choose):
    tally = Counter()
    for seed in range(GAMES):
        game = new_game(setup_for(seed, Rng(seed), []), seed)
        rng, luck = Rng(seed + GAMES), Rng(seed)
        while not game.reason:
            assert (seed, game.choices, ANSWERING.laws(game, luck, tally)) == (seed, game.choices, [])
            for option in choose(game, decision_view(game, game.seat), rng):
                apply_trusted(game, option)
    assert tally["divisions"] > 50
    assert tally["multi-picks"] > 200
    assert tally["refused"] > tally["accepted"] / 2


def test_every_division_of_a_battle_can_be_answered():
    """Where breakthrough damage of one champion binds the next one, which random games seldom come to."""
    tally, owed = Counter(), 0
    for seed in range(BATTLES):
        game, luck = battle_by_chance(seed), Rng(seed)
        while game.kind == codes.DIVIDE and not game.reason:
            assert (seed, game.choices, ANSWERING.laws(game, luck, tally)) == (seed, game.choices, [])
            asked = decision_view(game, game.seat)
            owed += asked["divide"]["lack"] is not None
            legal = [answer for answer, is_legal in tries(game, asked, luck) if is_legal]
            for option in ANSWERING.planned(game, legal[0] if luck.below(2) else legal[-1]):
                apply_trusted(game, option)
    assert tally["divisions"] > 4 * BATTLES
    assert owed > BATTLES / 3
