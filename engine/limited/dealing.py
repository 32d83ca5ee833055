"""Shuffling and dealing: all that chance decides is decided here, before the first question."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import Final

from engine.kernel.seeds import shuffled, stream
from engine.limited.options import MOST_CARDS_DEALT
from engine.limited.procedures import Shape
from engine.limited.setup import Setup
from engine.limited.state import Draft

_WHOLE: Final = 1 << 32  # what the shares of all divisions of a list add up to


def deal(draft: Draft[Setup]) -> None:
    """Shuffle the collection and deal pools, lists or packs."""
    setup, procedure = draft.setup, draft.setup.procedure
    if procedure.shape is Shape.LISTED:
        _deal_lists(draft)
        return
    cards = setup.collection()
    assert len(cards) <= MOST_CARDS_DEALT, "an option has no room for so many cards"
    draft.name_of = [cards[at] for at in shuffled(list(range(len(cards))), draft.seed, "stack")]
    size = setup.pool or setup.pack_size
    count = setup.seats if setup.pool else setup.packs * (1 if procedure.alternate else setup.seats)
    draft.dealt = [tuple(range(at * size, (at + 1) * size)) for at in range(count)]
    if procedure.shape is Shape.DEALT:
        draft.pools = [list(pool) for pool in draft.dealt]
    else:
        draft.packs = [list(pack) for pack in draft.dealt]
        draft.takes_of = [0] * count


def _deal_lists(draft: Draft[Setup]) -> None:
    """A list of different cards for each seat, and the one that it would have after a mulligan; every list that the
    format allows is as likely as every other one."""
    of = draft.setup.groups()
    for seat in range(draft.setup.seats):
        for attempt, (size, low, high) in enumerate(draft.setup.procedure.lists):
            purpose = f"list/{seat}/{attempt}"
            chance = stream(draft.seed, purpose).below(_WHOLE)
            ways = divisions(tuple(map(len, of)), size, low, high)
            shares = next(way for upto, way in ways if chance < upto)
            drawn: list[str] = []
            for number, (share, names) in enumerate(zip(shares, of, strict=True)):
                places = shuffled(list(range(len(names))), draft.seed, f"{purpose}/{number}")
                drawn += [names[at] for at in places[:share]]
            first = len(draft.name_of)
            draft.name_of += sorted(drawn)
            draft.dealt.append(tuple(range(first, first + size)))
        draft.pools[seat] = list(draft.dealt[-len(draft.setup.procedure.lists)])


@lru_cache(maxsize=64)
def divisions(have: tuple[int, ...], size: int, low: int, high: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """All ways to divide a list among groups that have so many cards.

    Each comes with a bound: numbers below it, and not below the one before, mean this way. They are as many as the
    way's share of all lists.
    """
    bounds = (range(low, min(high, most) + 1) for most in have)
    ways = [way for way in product(*bounds) if sum(way) == size]
    weights = [prod(comb(most, share) for most, share in zip(have, way, strict=True)) for way in ways]
    total, upto = sum(weights), 0
    found: list[tuple[int, tuple[int, ...]]] = []
    for way, weight in zip(ways, weights, strict=True):
        upto += weight
        found.append((upto * _WHOLE // total, way))
    return tuple(found)
