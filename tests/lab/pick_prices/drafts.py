"""Drafts by bots, as records, for the tests of prices of picks."""

import json

from engine.bots.pickers import play_on
from engine.games import of
from engine.limited import new_draft, record
from lab.pick_prices.worlds import asked_at, recorded


def kept(key="pack", seats=2, seed=7, players="bot", game="epic", **setup):
    """The record of a draft that went through a file."""
    room = of(game)
    draft = new_draft(room.limited.plan(key, seats=seats, **setup), seed)
    play_on(draft, [room.bots.picker(players, key)] * seats)
    return json.loads(json.dumps(record(draft)))


def drafted(key="pack", *setup, game="epic", **chosen):
    """A draft, made again from its record."""
    return recorded(of(game), kept(key, *setup, game=game, **chosen))


def another(draft, number):
    """An option of a pick that was not taken."""
    asked = asked_at(draft, number)
    return next(one for one in asked.options if one != asked.taken)
