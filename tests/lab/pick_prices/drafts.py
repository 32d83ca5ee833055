"""Drafts by bots, as records, for the tests of prices of picks."""

import json

from engine.bots.epic.drafting import play
from engine.epic.limited import plan
from engine.limited import record
from lab.pick_prices.worlds import asked_at, recorded


def drafted(key="pack", seats=2, seed=7, players="bot", **setup):
    """A draft, as a record that went through a file."""
    made = play(plan(key, seats=seats, **setup), seed, [players] * seats)
    return recorded(json.loads(json.dumps(record(made))))


def another(draft, number):
    """An option of a pick that was not taken."""
    asked = asked_at(draft, number)
    return next(one for one in asked.options if one != asked.taken)
