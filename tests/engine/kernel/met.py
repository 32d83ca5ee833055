"""Decisions that random games of the site come to."""

from functools import cache

import pytest

from engine.kernel.answering import answered_as
from engine.kernel.random import Rng
from tests.engine.every_game import GAMES


@cache
def met(key, kind):
    """A position of a random game in which something is answered so, out of more than one."""
    play, (one, two) = GAMES[key].play, GAMES[key].construction.READY[:2]
    for seed in range(40):
        game, rng = play.new_game(play.setup((one.cards, two.cards), 0), seed), Rng(seed)
        while not game.reason:
            asked = play.view(game, game.seat)["decision"]
            among = asked["multi_pick"]["candidates"] if asked["multi_pick"] else game.options
            if answered_as(asked) == kind and len(among) > 1:
                return game.clone()
            play.apply(game, game.options[rng.below(len(game.options))])
    pytest.fail(f"no random game asks for {kind}")
