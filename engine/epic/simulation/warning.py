"""What a player would hardly want: a play that does nothing now, or harm to their own side.

It is found on a copy that the asking seat could be in: hidden cards are dealt anew, and the copy goes on until somebody
is asked again. Where that is in the midst of the play, it is too early to say. What is said of it: see
`engine/kernel/warnings.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.epic.programs.definitions import NAME
from engine.epic.rules import codes, events
from engine.epic.rules.machine import apply_trusted
from engine.epic.rules.state import NO_OFFER, Game
from engine.epic.views.hidden import determinize
from engine.kernel.random import Rng
from engine.kernel.warnings import LOST, Side, Terms

_TERMS: Final = Terms(
    harm={
        events.BROKE: "break your own {}",
        events.BANISHED: "banish your own {}",
        events.REMOVED: "remove your own {}",
        events.TRANSFORMED: "transform your own {}",
        events.LOST_ABILITIES: "take all powers and abilities from your own {}",
        events.EXPENDED: "expend your own {}",
        events.DAMAGED: "damage your own {}",
    },
    losses=(events.BROKE, events.BANISHED, events.REMOVED, events.TRANSFORMED),
    help=(events.GAINED, events.COUNTERS, events.PREPARED, events.GRANTED),
    setbacks=(events.DISCARDED, events.LEFT_BATTLE, events.BATTLE_OVER, events.RETURNED),
    idle=(
        events.CHOICE, events.PLAYED, events.USED, events.CHOSE_MODE, events.TRIGGERED, events.DECLINED,
        events.NO_TARGET, events.NOT_HEALED, events.NOT_RECYCLED, events.REVEALED_NONE, events.ONLY_CHOICE,
        events.NO_CHOICE, events.UNBROKEN, events.UNBANISHED, events.UNGAINED, events.NO_DISCARD,
    ),
    player_damaged=events.PLAYER_DAMAGED,
    life_lost=events.LOST,
    life="health",
    first_in_play=codes.FIRST_CHAMPION,
    names=NAME,
)  # fmt: skip
_CARRIED_OUT: Final = (codes.PLAY, codes.POWER, codes.MODE)  # options that are expected to do something
_ASKING: Final = (codes.TARGETS, codes.PICKS, codes.DIVIDE)  # kinds of decisions by which an effect asks for objects


def warning(game: Game, seat: int, chosen: Sequence[int]) -> str | None:
    """A sentence when these options (codes, one after the other) would do nothing or harm the player's own side only;
    else None. Of several things chosen together each counts for itself. The options are legal; the game is not changed.
    """
    if game.reason or game.seat != seat or not chosen:
        return None
    verb = chosen[0] & codes.VERB_MASK
    side = Side(_TERMS, seat, frozenset(game.ref_of[slot] for slot in game.board[seat]))
    several = _several(game, side, chosen)
    if verb not in (*_CARRIED_OUT, codes.TARGET) and not several:
        return None
    copy = determinize(game, seat, Rng(0))
    copy.journal, copy.setup = [], replace(copy.setup, every_window=True)  # nothing else happens meanwhile
    for option in chosen:
        apply_trusted(copy, option)
    if copy.reason:
        return LOST if copy.winner not in (seat, codes.NOBODY) else None
    if copy.kind != codes.WINDOW:
        return None
    if several:
        return side.warned_of_picks(copy.journal, several)
    if verb == codes.TARGET:
        return side.warned(copy.journal, is_play=False)
    # that a champion is expended for its own power is no more than the cost
    happened = [event for event in copy.journal if event[0] != events.EXPENDED or event[4] not in side.own]
    came = any(copy.ref_of[slot] not in side.own for slot in copy.board[seat])
    return side.warned(happened, is_play=not came)


def _several(game: Game, side: Side, chosen: Sequence[int]) -> frozenset[int]:
    """Of what is picked together the player and their champions, where others could be picked as well."""
    if game.kind not in _ASKING or game.offered is NO_OFFER or side.own.issuperset(game.offered.among):
        return frozenset()
    picked = {option >> codes.VERB_BITS for option in chosen if option & codes.VERB_MASK == codes.PICK}
    return side.own.union([side.seat]).intersection(picked)
