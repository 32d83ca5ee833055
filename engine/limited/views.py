"""What a seat may know of a draft: one predicate for pools and one for packs, and the view that is made with them.

Everybody knows who is to choose, how many cards each player has picked and how many packs wait in front of whom. An
open draft is played with its cards face up. A team sees the pool that it shares. What was put away in a dark draft, and
the rest of the stack, nobody sees. Of the table everybody knows how many cards lie where; a pile face down is seen by
whoever looks at it, as long as they do, and the hand of a round by its player.
"""

from __future__ import annotations

from typing import Any, Final

from engine.limited import passing, tabling
from engine.limited.machine import asked, is_asked
from engine.limited.procedures import ALWAYS, AT_REVIEW, Act, Rest
from engine.limited.setup import Setup
from engine.limited.state import Draft

View = dict[str, Any]

SPECTATOR: Final = -1  # sees what is public
ARBITER: Final = -2  # sees all pools and packs: whoever the host lets, with the delay that the host sets


def sees_pool(draft: Draft[Setup], viewer: int, seat: int) -> bool:
    """Whether the viewer may look at the cards that a seat has picked or was dealt."""
    if viewer == ARBITER or draft.setup.procedure.open:
        return True
    if viewer < 0 or viewer // draft.setup.team != seat // draft.setup.team:
        return False
    when = draft.setup.own_picks
    return when == ALWAYS or draft.over or (when == AT_REVIEW and draft.asks[seat] == passing.REVIEW)


def sees_pack(draft: Draft[Setup], viewer: int, seat: int) -> bool:
    """Whether the viewer may look at the pack that is open in front of a seat, or at its hand."""
    return viewer in (ARBITER, seat) or draft.setup.procedure.alternate


def sees_pile(draft: Draft[Setup], viewer: int, pile: int) -> bool:
    """Whether the viewer may look at a pile on the table."""
    if viewer == ARBITER or not tabling.layout_of(draft).face_down:
        return True
    return viewer == tabling.actor(draft) and pile == draft.step


def hidden(draft: Draft[Setup], viewer: int) -> list[int]:
    """The cards that the viewer does not see now."""
    seen: set[int] = set()
    for seat in range(draft.setup.seats):
        if sees_pool(draft, viewer, seat):
            seen.update(draft.pools[seat])
        if sees_pack(draft, viewer, seat):
            seen.update(_before(draft, seat))
    seen.update(card for at, pile in enumerate(draft.piles) for card in pile if sees_pile(draft, viewer, at))
    return [card for card in range(len(draft.name_of)) if card not in seen]


def view(draft: Draft[Setup], viewer: int) -> View:
    """What a seat, SPECTATOR or ARBITER may know now, JSON-ready.

    `question` is None for whoever is not asked. In `seats`, `pool` and `pack` are None where they may not be seen;
    `pack` is the open one or the hand of the round, as a list of names, empty when there is none. Pools are in the
    order of the picks. `rounds` is 0 where a draft goes on until no card is left. `layout` is None in a format without
    one.
    """
    setup = draft.setup
    question = asked(draft, viewer) if viewer >= 0 else None
    return {
        "format": setup.format,
        "viewer": viewer if viewer >= 0 else None,
        "hash": draft.commitment,
        "over": draft.over,
        "round": _round(draft),
        "rounds": draft.rounds,
        "direction": setup.directions[draft.round] if draft.round < len(setup.directions) else None,
        "pack_size": setup.pack_size,
        "own_picks": setup.own_picks,
        "discarded": len(draft.discarded),
        "question": None if question is None else question.to_json(),
        "seats": [_seat(draft, viewer, seat) for seat in range(setup.seats)],
        "layout": None if setup.procedure.layout is None else _layout(draft, viewer),
    }


def _round(draft: Draft[Setup]) -> int:
    """The number of the round, from 1; of the last one when the draft is over."""
    if draft.setup.procedure.layout is not None:
        return draft.round if draft.ended else draft.round + 1
    return min(draft.round + 1, draft.rounds)


def _before(draft: Draft[Setup], seat: int) -> list[int]:
    """What lies before a seat and nobody else: the open pack, or the hand of the round."""
    pack = passing.open_pack(draft, seat)
    return draft.packs[pack] if pack >= 0 else draft.hands[seat]


def _layout(draft: Draft[Setup], viewer: int) -> View:
    """`act` is what the seat whose turn it is does, and `looks` the pile that it looks at; `side`: the piles make a
    square with so many in a row."""
    layout, act = tabling.layout_of(draft), None if draft.ended else tabling.act(draft)
    names = draft.name_of
    return {
        "act": act and act.value,
        "seat": None if draft.ended else tabling.actor(draft),
        "looks": draft.step if act is Act.LOOK else None,
        "stack": draft.bottom - draft.top if layout.rest is Rest.STAYS else 0,
        "side": tabling.side_of(layout),
        "piles": [
            {"count": len(pile), "cards": [names[card] for card in pile] if sees_pile(draft, viewer, at) else None}
            for at, pile in enumerate(draft.piles)
        ],
    }


def _seat(draft: Draft[Setup], viewer: int, seat: int) -> View:
    names = draft.name_of
    return {
        "seat": seat,
        "asked": is_asked(draft, seat),
        "choices": draft.made[seat],
        "picked": len(draft.pools[seat]),
        "packs": len(draft.queues[seat]),
        "pool": [names[card] for card in draft.pools[seat]] if sees_pool(draft, viewer, seat) else None,
        "pack": [names[card] for card in _before(draft, seat)] if sees_pack(draft, viewer, seat) else None,
    }
