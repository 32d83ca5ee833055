"""What a player would hardly want: a play that does nothing now, or harm to their own side.

It is found on a copy that the asking seat could be in: hidden cards are dealt anew, and the copy goes on until somebody
is asked again. Where that is the player, in the midst of the play, it is too early to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.epic.programs.definitions import NAME
from engine.epic.rules import codes, events
from engine.epic.rules.machine import apply_trusted
from engine.epic.rules.state import NO_OFFER, Event, Game
from engine.epic.views.hidden import determinize
from engine.kernel.random import Rng

# what harms a champion, as the warning says it, the worst first
_HARM: Final = {
    events.BROKE: "break",
    events.BANISHED: "banish",
    events.REMOVED: "remove",
    events.TRANSFORMED: "transform",
    events.LOST_ABILITIES: "take all powers and abilities from",
    events.EXPENDED: "expend",
    events.DAMAGED: "damage",
}
_LOSSES: Final = (events.BROKE, events.BANISHED, events.REMOVED, events.TRANSFORMED)  # of champions
_HELP: Final = (events.GAINED, events.COUNTERS, events.PREPARED, events.GRANTED)
# what happens with every play, whatever it does
_ALWAYS: Final = (
    events.CHOICE, events.PLAYED, events.USED, events.CHOSE_MODE, events.TRIGGERED, events.DECLINED, events.NO_TARGET,
    events.NOT_HEALED, events.NOT_RECYCLED, events.REVEALED_NONE, events.ONLY_CHOICE, events.NO_CHOICE, events.UNBROKEN,
    events.UNBANISHED, events.UNGAINED, events.NO_DISCARD,
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
    own = {game.ref_of[slot] for slot in game.board[seat]}
    several = _several(game, seat, chosen, own)
    if verb not in (*_CARRIED_OUT, codes.TARGET) and not several:
        return None
    copy = determinize(game, seat, Rng(0))
    copy.journal, copy.setup = [], replace(copy.setup, every_window=True)  # nothing else happens meanwhile
    for option in chosen:
        apply_trusted(copy, option)
    if copy.reason:
        return "You would lose the game by this." if copy.winner not in (seat, codes.NOBODY) else None
    if copy.seat == seat and copy.kind != codes.WINDOW:
        return None
    happened = [event for event in copy.journal if event[0] not in _ALWAYS]
    if several:
        return _of_several(happened, seat, own, several)
    came = any(copy.ref_of[slot] not in own for slot in copy.board[seat])
    if verb in _CARRIED_OUT and not came and not any(_counts(event, own) for event in happened):
        return "This would do nothing now."
    harm = [event for event in happened if _harms(event, seat, own) and (verb == codes.TARGET or _counts(event, own))]
    if any(_helps(event, seat, own, harm) for event in happened):
        return None
    return _worst(harm, seat)


def _several(game: Game, seat: int, chosen: Sequence[int], own: set[int]) -> set[int]:
    """Of what is picked together the player and their champions, where others could be picked as well."""
    if game.kind not in _ASKING or game.offered is NO_OFFER or own.issuperset(game.offered.among):
        return set()
    picked = {option >> codes.VERB_BITS for option in chosen if option & codes.VERB_MASK == codes.PICK}
    return picked & (own | {seat})


def _of_several(happened: list[Event], seat: int, own: set[int], picked: set[int]) -> str | None:
    """The harm to those that were picked; what harms the others does not make up for it."""
    if any(event[0] in _HELP and event[4] in own for event in happened):
        return None
    harm = [event for event in happened if _harms(event, seat, picked) and (event[4] in picked or seat in picked)]
    return _worst(harm, seat)


def _worst(harm: list[Event], seat: int) -> str | None:
    worst = [*_HARM, events.PLAYER_DAMAGED, events.LOST]
    return _in_words(min(harm, key=lambda event: worst.index(event[0])), seat) if harm else None


def _counts(event: Event, own: set[int]) -> bool:
    """Whether something has happened by it: that a champion is expended for its own power is no more than the cost."""
    return event[0] != events.EXPENDED or event[4] not in own


def _harms(event: Event, seat: int, own: set[int]) -> bool:
    """Harm to the player, to one of these champions, or the loss of one that has just come."""
    kind, _, who, _, obj, *_ = event
    if kind in (events.PLAYER_DAMAGED, events.LOST) or (kind in _LOSSES and obj >= codes.FIRST_CHAMPION):
        return who == seat
    return kind in _HARM and obj in own


def _helps(event: Event, seat: int, own: set[int], harm: list[Event]) -> bool:
    """Whether it brings the player something as well: all but more harm, and what comes of it."""
    kind, _, who, _, obj, *_ = event
    if event in harm:
        return False
    if kind in _HARM or kind in (events.PLAYER_DAMAGED, events.LOST):
        return obj not in own and who != seat
    if kind in _HELP:
        return obj in own
    if kind in (events.DISCARDED, events.LEFT_BATTLE, events.BATTLE_OVER, events.RETURNED):
        return who != seat
    return who == seat


def _in_words(event: Event, seat: int) -> str:
    kind, _, _, card_index, _, n, *_ = event
    if kind == events.PLAYER_DAMAGED:
        return f"This would deal {n} damage to you."
    if kind == events.LOST:
        return f"You would lose {n} health."
    return f"This would {_HARM[kind]} your own {NAME[card_index]}."
