"""The part `limited` of the contract of a game, kept by all games."""

import json

import pytest

from engine import games
from engine.limited.machine import new_draft
from engine.limited.setup import BadSetup
from engine.limited.story import log
from tests.engine.limited.by_chance import play

every_game = pytest.mark.parametrize("limited", [game.limited for game in games.GAMES.values()], ids=games.GAMES)


@every_game
def test_every_format_is_named_and_described(limited):
    keys = [one.key for one in limited.PROCEDURES]
    assert len(set(keys)) == len(keys)
    assert set(limited.SUMMARIES) == set(keys)
    assert all(one.name for one in limited.PROCEDURES)


@every_game
def test_what_is_planned_is_drafted_and_follows_from_its_seed(limited):
    setup = limited.plan("sealed", seats=3, products=limited.PRODUCT_NAMES[:1])
    assert setup.seats == 3
    logged = json.loads(json.dumps(log(play(new_draft(setup, 5), 5))))
    assert limited.differences(logged) == []
    assert limited.differences(logged | {"seed": 6}) != []


@every_game
def test_what_is_no_choice_is_not_refused_and_what_is_no_format_is(limited):
    assert limited.plan("sealed", packs=None, pool=None) == limited.plan("sealed")
    with pytest.raises(BadSetup):
        limited.plan("chess")
