"""What using a power costs (3.5), as one int: marks in its lowest bits, and above them numbers of four bits each.

The layout is known here only: the writer packs costs, the turn checks and pays them, bots value them, and
`manage.py card` names them, all by what this module offers.
"""

from __future__ import annotations

from typing import Final

from engine.epic import language as lang

# marks
GOLD: Final = 1
EXPEND: Final = 2
BREAK_THIS: Final = 4
BREAK_CHAMPION: Final = 8
PLAIN: Final = BREAK_CHAMPION  # costs below it are marks that concern the card itself

# where numbers begin
_NUMBER: Final = 15
_HEALTH_AT: Final = 4
_DISCARDS_AT: Final = 8
_BANISHES_AT: Final = 12
_COUNTERS_AT: Final = 16

_MARKS = {
    lang.GOLD: GOLD,
    lang.EXPEND: EXPEND,
    lang.BREAK_THIS: BREAK_THIS,
    lang.BREAK_CHAMPION: BREAK_CHAMPION,
}


def packed(cost: lang.PowerCost) -> int:
    """One cost; several are joined by `|`."""
    match cost:
        case lang.PayHealth():
            return cost.amount << _HEALTH_AT
        case lang.DiscardCards():
            return cost.count << _DISCARDS_AT
        case lang.BanishDiscarded():
            return cost.count << _BANISHES_AT
        case lang.RemoveCounters():
            return cost.count << _COUNTERS_AT
        case lang.Cost():
            return _MARKS[cost]


def health(costs: int) -> int:
    """How much health is paid."""
    return costs >> _HEALTH_AT & _NUMBER


def discards(costs: int) -> int:
    """How many cards of the hand are discarded."""
    return costs >> _DISCARDS_AT & _NUMBER


def banishes(costs: int) -> int:
    """How many other cards of the own discard pile are banished."""
    return costs >> _BANISHES_AT & _NUMBER


def counters(costs: int) -> int:
    """How many counters are removed from the card."""
    return costs >> _COUNTERS_AT


def parts(costs: int) -> list[int]:
    """Each cost by itself, as costs again: marks in their order, then numbers."""
    marks = [mark for mark in _MARKS.values() if costs & mark]
    numbers = ((_HEALTH_AT, health), (_DISCARDS_AT, discards), (_BANISHES_AT, banishes), (_COUNTERS_AT, counters))
    return marks + [number(costs) << at for at, number in numbers if number(costs)]


def names(costs: int) -> list[str]:
    """The costs by name, for engineers."""
    marks = [str(cost.name).lower() for cost, mark in _MARKS.items() if costs & mark]
    numbers = (("health", health), ("discards", discards), ("banishes", banishes), ("counters", counters))
    return marks + [f"{name} {number(costs)}" for name, number in numbers if number(costs)]
