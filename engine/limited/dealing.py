"""Shuffling and dealing: all that chance decides is decided here, before the first question."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import Final

from engine.kernel.seeds import shuffled, stream
from engine.limited.options import MOST_CARDS_DEALT
from engine.limited.procedures import Procedure, Rest, Shape
from engine.limited.setup import Setup
from engine.limited.state import Draft, rounds

_WHOLE: Final = 1 << 32  # what the shares of all divisions of a list add up to


def deal(draft: Draft[Setup]) -> None:
    """Deal pools, lists or packs: of boosters if the game has them, otherwise of the shuffled collection."""
    setup, procedure = draft.setup, draft.setup.procedure
    if procedure.shape is Shape.LISTED:
        _deal_lists(draft)
        return
    if boosters := setup.boosters(draft.seed):
        _open(draft, boosters)
        _hand_out(draft)
        return
    cards = setup.collection()
    assert len(cards) <= MOST_CARDS_DEALT, "an option has no room for so many cards"
    draft.name_of = [cards[at] for at in shuffled(list(range(len(cards))), draft.seed, "stack")]
    if procedure.shape is Shape.TABLED:
        _deal_stack(draft)
        return
    size = setup.pool * setup.team or setup.pack_size
    count = setup.seats // setup.team if setup.pool else setup.packs * (1 if procedure.alternate else setup.seats)
    draft.dealt = [tuple(range(at * size, (at + 1) * size)) for at in range(count)]
    _hand_out(draft)


def _open(draft: Draft[Setup], boosters: list[list[str]]) -> None:
    """These packs, in the order in which they are opened. What a card is can be told from its place in a booster, so
    that its number is one of this booster by chance: an option shows it to everybody who gets the pack."""
    for pack, names in enumerate(boosters):
        first = len(draft.name_of)
        numbers = shuffled(list(range(first, first + len(names))), draft.seed, f"pack/{pack}")
        draft.name_of += [name for _, name in sorted(zip(numbers, names, strict=True))]
        draft.dealt.append(tuple(numbers))
    assert len(draft.name_of) <= MOST_CARDS_DEALT, "an option has no room for so many cards"


def _hand_out(draft: Draft[Setup]) -> None:
    """What is dealt is everybody's pool, or packs to pick from."""
    setup = draft.setup
    if setup.procedure.shape is Shape.DEALT:
        teams = setup.seats // setup.team
        pools = [[card for part in draft.dealt[at::teams] for card in part] for at in range(teams)]
        draft.pools = [pools[seat // setup.team][:] for seat in range(setup.seats)]
    else:
        draft.packs = [list(pack) for pack in draft.dealt]
        draft.takes_of = [0] * len(draft.packs)


def stack_size(setup: Setup, cards: int) -> int:
    """How many of so many cards make the stack that is dealt from in the rounds of a draft."""
    layout = setup.procedure.layout
    assert layout is not None, "the other shapes have no stack"
    if layout.whole:
        return cards
    if layout.rest is Rest.STAYS:
        return setup.seats * setup.pool
    return rounds(setup) * (layout.piles * (layout.size or setup.pack_size) + layout.hand * setup.seats)


def spare_size(setup: Setup) -> int:
    """How many cards are left over beside the stack, for those who have too few in the end: somebody has enough."""
    return setup.procedure.fills * (setup.seats - 1)


def _deal_stack(draft: Draft[Setup]) -> None:
    """The stack, in as many parts as there are rounds that use it up; and what is left over for the end."""
    setup, layout = draft.setup, draft.setup.procedure.layout
    assert layout is not None, "the format has a table"
    size = draft.bottom = stack_size(setup, len(draft.name_of))
    parts = 1 if layout.rest is Rest.STAYS else rounds(setup)
    each = size // parts
    draft.dealt = [tuple(range(at * each, (at + 1) * each)) for at in range(parts)]
    if spare := spare_size(setup):
        draft.dealt.append(tuple(range(size, size + spare)))


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


def needed(setup: Setup) -> int:
    """How many cards the draft deals, or must have at least."""
    procedure = setup.procedure
    if procedure.shape is Shape.DEALT:
        return setup.seats * setup.pool
    if procedure.layout is not None:
        return stack_size(setup, setup.seats * setup.pool) + spare_size(setup)
    return _in_packs(procedure, setup.seats, setup.packs, setup.pack_size)


def needed_as_usual(procedure: Procedure, seats: int) -> int:
    """The same of a format with packs, for so many seats, when nobody chooses other packs than the usual ones."""
    return _in_packs(procedure, seats, procedure.packs, procedure.pack_size)


def _in_packs(procedure: Procedure, seats: int, packs: int, pack_size: int) -> int:
    rounds = 1 if procedure.alternate else seats
    return max(procedure.least_stack, rounds * packs * pack_size)
