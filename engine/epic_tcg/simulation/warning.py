"""What a player would hardly want: a play that does nothing now, or harm to their own side.

It is found on copies that the asking seat could be in, in which all players pass until what was put on the line has
resolved, and what that triggers. Where somebody has a choice before that, it is too early to say, and where hidden
cards decide, nobody knows. What is said of it: see `engine/kernel/warnings.py`. What is paid is no harm.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.epic_tcg.programs import bits
from engine.epic_tcg.programs.definitions import NAMES
from engine.epic_tcg.rules import codes, events
from engine.epic_tcg.rules.derive import has
from engine.epic_tcg.rules.machine import apply_trusted
from engine.epic_tcg.rules.sight import could_be
from engine.epic_tcg.rules.state import Event, Game, slot_of
from engine.kernel.random import Rng
from engine.kernel.warnings import LOST, Side, Terms

COPIES: Final = 3  # that must agree

# kinds of entries that the journal has not: what is done to a piece by a kind that may help as well
_WEAKENED: Final = -1
_GIVEN_AWAY: Final = -2
_UNCHANGED: Final = -3
_TERMS: Final = Terms(
    harm={
        events.BROKE: "break your own {}",
        events.BANISHED: "banish your own {}",
        events.REMOVED: "remove your own {} from the game",
        events.TO_DISCARD: "put your own {} into the discard pile",
        _GIVEN_AWAY: "give away your own {}",
        events.STOPPED: "stop your own {}",
        events.LOST: "take keywords from your own {}",
        events.FLIPPED: "flip your own {}",
        events.EXPENDED: "expend your own {}",
        events.STAYS: "keep your own {} from preparing",
        _WEAKENED: "weaken your own {}",
        events.DAMAGED: "damage your own {}",
    },
    losses=(events.BROKE, events.BANISHED, events.REMOVED, events.TO_DISCARD, events.STOPPED),
    help=(events.GAINED, events.COUNTERS, events.PREPARED, events.GAINED_ABILITY),
    setbacks=(events.DISCARDED, events.LEFT_ATTACK, events.TO_HAND, events.TO_TOP, events.NOT_DRAWN),
    idle=(
        events.CHOICE, events.PLAYED, events.USED, events.TRIGGERED, events.RESOLVED, events.FAILED, events.AT_ONCE,
        events.NO_TARGET, events.CHOSE_MODE, events.CHOSE_ALIGNMENT, events.TARGETED, events.DECLINED, events.PREVENTED,
        events.UNBROKEN, events.UNBANISHED, _UNCHANGED,
    ),
    player_damaged=events.PLAYER_DAMAGED,
    life_lost=events.LOST_MOJO,
    life="Mojo",
    first_in_play=codes.FIRST_PIECE,
    names=NAMES,
)  # fmt: skip
_PLAYS: Final = (codes.PLAY, codes.USE)
# kinds of decisions by which something is announced, and by which an effect asks for objects
_ANNOUNCING: Final = (codes.MODES, codes.TARGETS, codes.AMOUNTS, codes.DIVIDE, codes.PAYMENT, codes.ALIGNMENTS)
_PLAYED: Final = (codes.OF_CARD, codes.OF_ABILITY)  # frames that are expected to do something
_BURDENS: Final = (
    bits.CANNOT_ATTACK | bits.CANNOT_BLOCK | bits.DEALS_NO_DAMAGE | bits.FLIPS_TO_ATTACK | bits.MUST_ATTACK
    | bits.MUST_BE_TARGETED | bits.MUST_HUNT
)  # fmt: skip
_BEGINS: Final = (events.RESOLVED, events.FAILED)  # what stands before the first of these was paid


def warning(game: Game, seat: int, chosen: Sequence[int]) -> str | None:
    """A sentence when these options (codes, one after the other) would do nothing or harm the player's own side only;
    else None. Of several things chosen together each counts for itself. The options are legal; the game is not changed.
    """
    if game.reason or game.seat != seat or not chosen:
        return None
    if game.kind == codes.PRIORITY and chosen[0] & codes.VERB_MASK not in _PLAYS:
        return None
    if game.kind not in (codes.PRIORITY, *_ANNOUNCING, codes.PICKS) or _is_price(game, seat):
        return None
    first = _warned(game, seat, chosen, 0)
    agreed = first is not None and all(_warned(game, seat, chosen, luck) == first for luck in range(1, COPIES))
    return first if agreed else None


def _own(game: Game, seat: int) -> frozenset[int]:
    return frozenset(game.ref_of[slot] for slot in game.board[seat])


def _is_price(game: Game, seat: int) -> bool:
    """Whether nothing but the player's own could be picked."""
    return game.kind == codes.PICKS and _own(game, seat).issuperset(game.offered.among)


def _warned(game: Game, seat: int, chosen: Sequence[int], luck: int) -> str | None:
    copy = could_be(game, seat, Rng(luck))
    assert copy is not None, "this seat decides"
    side = Side(_TERMS, seat, _own(game, seat))
    copy.journal, copy.setup = [], replace(copy.setup, every_window=True)  # nothing happens meanwhile
    for option in chosen:
        apply_trusted(copy, option)
    while not copy.reason and copy.kind == codes.PRIORITY and len(copy.line) > len(game.line):
        apply_trusted(copy, codes.PASS)
    if seat not in copy.players or (copy.reason and seat not in copy.winners):
        return LOST
    if copy.reason or copy.kind != codes.PRIORITY or _is_to_come(copy, game):
        return None
    happened = [_as_judged(event, side, game) for event in copy.journal]
    happened, came = (happened, False) if game.kind == codes.PICKS else _resolution(happened)
    picked = _picked(game, chosen)
    if len(picked) > 1:
        return side.warned_of_picks(happened, picked)
    is_play = game.kind == codes.PRIORITY or (game.kind in _ANNOUNCING and game.frames[-1].what in _PLAYED)
    return side.warned(happened, is_play=is_play and not came)


def _resolution(happened: list[Event]) -> tuple[list[Event], bool]:
    """What happens once all is paid, and whether a card comes into play by that it was played for: that is something,
    and makes up for no harm."""
    begun = next((at for at, event in enumerate(happened) if event[0] in _BEGINS), len(happened))
    entries = happened[begun:]
    for at, (kind, _, _, card_index, *_) in enumerate(entries):
        if kind == events.ENTERED and card_index == entries[0][3]:
            return entries[:at] + entries[at + 1 :], True
    return entries, False


def _is_to_come(copy: Game, game: Game) -> bool:
    """Whether it does something of which the journal does not tell: later this turn, or with what lies on the line."""
    before = {frame.obj: frame.announced for frame in game.line}
    return (
        len(copy.turn_abilities) > len(game.turn_abilities)
        or len(copy.delayed) > len(game.delayed)
        or any(frame.announced != before.get(frame.obj, frame.announced) for frame in copy.line)
    )


def _as_judged(event: Event, side: Side, before: Game) -> Event:
    """The same with a kind that says whether it is harm."""
    kind, _, who, _, obj, n, *_ = event
    slot = slot_of(before, obj)
    if kind == events.LOST:
        if slot >= 0 and not has(before, slot, n):
            return (_UNCHANGED, *event[1:])
        return event if n & ~_BURDENS else (events.GAINED, *event[1:])
    if kind == events.GAINED:
        keywords, offense, defense = events.unpack_gain(n)
        if not keywords & ~_BURDENS and offense <= 0 and defense <= 0:
            return (_WEAKENED, *event[1:])
    if kind == events.COUNTERS:
        counter, count = events.unpack_counters(n)
        if count < 0 or counter == bits.DEMORALIZED:
            return (_WEAKENED, *event[1:])
    return (_GIVEN_AWAY, *event[1:]) if kind == events.CONTROL and obj in side.own and who != side.seat else event


def _picked(game: Game, chosen: Sequence[int]) -> set[int]:
    """What is picked together."""
    if game.kind not in (codes.TARGETS, codes.PICKS):
        return set()
    return {option >> codes.VERB_BITS for option in chosen if option & codes.VERB_MASK == codes.PICK}
