"""What a seat may know of a draft: one predicate for pools and one for packs, and the view that is made with them.

Everybody knows who is to choose, how many cards each player has picked and how many packs wait in front of whom. An
open draft is played with its cards face up. What was put away in a dark draft, and the rest of the stack, nobody sees.
"""

from __future__ import annotations

from typing import Any, Final

from engine.limited import passing
from engine.limited.machine import asked
from engine.limited.procedures import ALWAYS, AT_REVIEW
from engine.limited.setup import Setup
from engine.limited.state import Draft

View = dict[str, Any]

SPECTATOR: Final = -1  # sees what is public
ARBITER: Final = -2  # sees all pools and packs: whoever the host lets, with the delay that the host sets


def sees_pool(draft: Draft[Setup], viewer: int, seat: int) -> bool:
    """Whether the viewer may look at the cards that a seat has picked or was dealt."""
    if viewer == ARBITER or draft.setup.procedure.alternate:
        return True
    if viewer != seat:
        return False
    when = draft.setup.own_picks
    return when == ALWAYS or draft.over or (when == AT_REVIEW and draft.asks[seat] == passing.REVIEW)


def sees_pack(draft: Draft[Setup], viewer: int, seat: int) -> bool:
    """Whether the viewer may look at the pack that is open in front of a seat."""
    return viewer in (ARBITER, seat) or draft.setup.procedure.alternate


def hidden(draft: Draft[Setup], viewer: int) -> list[int]:
    """The cards that the viewer does not see now."""
    seen: set[int] = set()
    for seat in range(draft.setup.seats):
        if sees_pool(draft, viewer, seat):
            seen.update(draft.pools[seat])
        pack = passing.open_pack(draft, seat)
        if pack >= 0 and sees_pack(draft, viewer, seat):
            seen.update(draft.packs[pack])
    return [card for card in range(len(draft.name_of)) if card not in seen]


def view(draft: Draft[Setup], viewer: int) -> View:
    """What a seat, SPECTATOR or ARBITER may know now, JSON-ready.

    `question` is None for whoever is not asked. In `seats`, `pool` and `pack` are None where they may not be seen;
    `pack` is the open one, as a list of names, empty when there is none. Pools are in the order of the picks.
    """
    setup = draft.setup
    question = asked(draft, viewer) if viewer >= 0 else None
    return {
        "format": setup.format,
        "viewer": viewer if viewer >= 0 else None,
        "hash": draft.commitment,
        "over": draft.over,
        "round": min(draft.round + 1, draft.rounds),
        "rounds": draft.rounds,
        "direction": setup.directions[draft.round] if draft.round < len(setup.directions) else None,
        "pack_size": setup.pack_size,
        "own_picks": setup.own_picks,
        "discarded": len(draft.discarded),
        "question": None if question is None else question.to_json(),
        "seats": [_seat(draft, viewer, seat) for seat in range(setup.seats)],
    }


def _seat(draft: Draft[Setup], viewer: int, seat: int) -> View:
    pack = passing.open_pack(draft, seat)
    names = draft.name_of
    return {
        "seat": seat,
        "asked": bool(pack >= 0 or draft.asks[seat]),
        "choices": draft.made[seat],
        "picked": len(draft.pools[seat]),
        "packs": len(draft.queues[seat]),
        "pool": [names[card] for card in draft.pools[seat]] if sees_pool(draft, viewer, seat) else None,
        "pack": [names[card] for card in draft.packs[pack]] if pack >= 0 and sees_pack(draft, viewer, seat)
        else [] if sees_pack(draft, viewer, seat) else None,
    }  # fmt: skip
