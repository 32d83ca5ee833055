"""Packs: who has which one open, what a pick does to it, where it goes next.

Nobody waits for the table: packs queue up in front of a seat. Only a round begins for all at once, when every pack of
the one before is gone (2015 rulebook, "Pack Draft": "until each player's first pack is gone"); a seat that still
reviews its pool then holds up nobody but itself.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.seeds import shuffled
from engine.limited.procedures import RIGHT
from engine.limited.setup import Setup
from engine.limited.state import Draft

# what a seat is asked beside picks
NOTHING: Final = 0
REVIEW: Final = 1
LIST: Final = 2


def open_round(draft: Draft[Setup]) -> None:
    """Put the packs of the next round in front of their seats."""
    procedure, seats = draft.setup.procedure, draft.setup.seats
    openers = [draft.round % seats] if procedure.alternate else list(range(seats))
    for seat in openers:
        draft.queues[seat].append(draft.opened)
        draft.opened += 1
    draft.turn, draft.burnt = [0] * seats, [0] * seats
    if draft.round and draft.setup.review:
        draft.asks = [REVIEW] * seats


def open_pack(draft: Draft[Setup], seat: int) -> int:
    """The pack that the seat picks from; -1 when it waits for one, or reviews its pool."""
    return draft.queues[seat][0] if draft.queues[seat] and not draft.asks[seat] else -1


def to_take(draft: Draft[Setup], seat: int) -> int:
    """How many cards the seat has still to take from its open pack."""
    if draft.left[seat]:
        return draft.left[seat]
    pack = draft.queues[seat][0]
    takes = draft.setup.procedure.takes
    return min(takes[draft.takes_of[pack]] if takes else 1, len(draft.packs[pack]))


def take(draft: Draft[Setup], seat: int, card: int, forced: bool) -> None:
    """The seat keeps a card of its open pack and passes the pack on if that was all."""
    pack = draft.queues[seat][0]
    left = to_take(draft, seat) - 1
    draft.turn[seat] += 1
    if draft.journal is not None:
        pick = draft.turn[seat] - draft.burnt[seat]
        draft.journal.steps.append((seat, pack, pick, tuple(draft.packs[pack]), card, forced))
    draft.packs[pack].remove(card)
    draft.pools[seat].append(card)
    draft.left[seat] = left
    if left:
        return
    draft.burning[seat] = min(draft.setup.procedure.burns, len(draft.packs[pack]))
    if not draft.burning[seat]:
        _pass_on(draft, seat)


def burn(draft: Draft[Setup], seat: int, card: int) -> None:
    """The seat puts a card of its open pack away, and passes the pack on if that was all."""
    pack = draft.queues[seat][0]
    if draft.journal is not None:
        last = max(at for at, step in enumerate(draft.journal.steps) if step[0] == seat)
        draft.journal.burnt.setdefault(last, []).append(card)
    draft.turn[seat] += 1
    draft.burnt[seat] += 1
    draft.packs[pack].remove(card)
    draft.discarded.append(card)
    draft.burning[seat] -= 1
    if not draft.burning[seat]:
        _pass_on(draft, seat)


def _pass_on(draft: Draft[Setup], seat: int) -> None:
    pack = draft.queues[seat].pop(0)
    if draft.setup.procedure.shuffles and not draft.takes_of[pack]:
        draft.packs[pack] = shuffled(sorted(draft.packs[pack]), draft.seed, f"pass/{pack}")
    draft.takes_of[pack] += 1
    takes = draft.setup.procedure.takes
    if takes and draft.takes_of[pack] == len(takes):
        draft.discarded += draft.packs[pack]
        draft.packs[pack] = []
    if draft.packs[pack]:
        draft.queues[neighbour(draft, seat)].append(pack)
    elif not any(draft.queues):
        draft.round += 1
        if draft.round < draft.rounds:
            open_round(draft)


def neighbour(draft: Draft[Setup], seat: int) -> int:
    """Whom the seat passes to in this round. Seats are numbered clockwise: the next one sits to the left."""
    directions = draft.setup.directions
    step = -1 if directions and directions[draft.round] == RIGHT else 1
    return (seat + step) % draft.setup.seats


def settle(draft: Draft[Setup]) -> None:
    """Take or burn every card that is the only choice: where all that is left of a pack must go the same way."""
    moved = True
    while moved:
        moved = False
        for seat in range(draft.setup.seats):
            pack = open_pack(draft, seat)
            if pack >= 0 and draft.burning[seat]:
                if draft.burning[seat] == len(draft.packs[pack]):
                    for card in draft.packs[pack][:]:
                        burn(draft, seat, card)
                    moved = True
            elif pack >= 0 and to_take(draft, seat) == len(draft.packs[pack]):
                for card in draft.packs[pack][:]:
                    take(draft, seat, card, True)
                moved = True
