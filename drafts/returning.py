"""Picks that a bot made for a player who was not there, taken back.

Whoever returns sees the draft as it would be without those picks until they have decided, so that they learn nothing
before. The draft without them is the one in which the seat had waited: bots whose choices followed from them choose
again, and everybody else's picks stay. It can be had as long as

- no person, and no clock, has chosen anything that would have been asked otherwise,
- nobody has seen a card that would be hidden again, but those of the packs that were passed on,
- the clock, if there is one, would not have run out.

Called by `domain.py` with the pod's row locked, and by reads.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from drafts import clocks, positions
from drafts.models import By, Pick, Pod, Seat, Spectators, Status
from engine.limited import (
    BURN,
    PICK,
    SPECTATOR,
    Draft,
    Question,
    Shape,
    apply,
    asked,
    card_of,
    hidden,
)


@dataclass(frozen=True)
class Offer:
    """What may be taken back: `count` choices of the seat from its choice `number` on, which is number `ordinal` of the
    pod. `until` is when the clock would have run out. `draft` is the one without them, and `kept` are the rows that
    stay of those from `ordinal` on."""

    number: int
    ordinal: int
    count: int
    until: datetime | None
    draft: Draft
    kept: tuple[Pick, ...]


def offer(pod: Pod, draft: Draft, seats: Sequence[Seat], seat: Seat, now: datetime) -> Offer | None:
    """What this player may take back now: as many choices as possible, which are always the last ones. What remains of
    the time for it does so while time stands still."""
    if seat.missed is None or pod.status not in (Status.RUNNING, Status.PAUSED):
        return None
    now = clocks.moment(pod, seats, now)
    rows = list(pod.picks.order_by("ordinal"))
    for row in rows:
        if row.seat == seat.number and row.number >= seat.missed:
            found = _without(pod, draft, seats, rows, row, now)
            if found is not None:
                return found
    return None


def prune(pod: Pod, draft: Draft, seats: Sequence[Seat], now: datetime) -> None:
    """What cannot be taken back any more is final for its player, who may see what came of it."""
    for seat in seats:
        if seat.missed is not None:
            found = offer(pod, draft, seats, seat, now)
            seat.missed = None if found is None else found.number


def undo(seats: Sequence[Seat], seat: Seat, found: Offer) -> None:
    """The seat is asked again, with the rest of its time, and others whose bots chose after it may have missed less."""
    for one in seats:
        if one.missed is not None and one.missed >= found.draft.made[one.number]:
            one.missed = None
    seat.taken_back += found.count
    if found.until is not None:
        seat.deadline, seat.clocked = found.until, found.number
    Seat.objects.bulk_update(seats, ["seen", "lapsed", "missed", "taken_back", "deadline", "clocked"])


def _without(
    pod: Pod, draft: Draft, seats: Sequence[Seat], rows: Sequence[Pick], first: Pick, now: datetime
) -> Offer | None:
    """The draft in which the seat had waited instead of choosing this and all that it chose since."""
    was = positions.after(pod, first.ordinal)
    then, question = was.clone(), asked(was, first.seat)
    assert question is not None, "it was answered"
    if (first.until is not None and first.until <= now) or _is_shown(pod, draft, first):
        return None
    kept: list[Pick] = []
    passed: set[int] = set()
    for row in rows[first.ordinal :]:
        question = asked(was, row.seat)
        assert question is not None, "it was answered"
        if row.seat != first.seat and was.made[row.seat] == then.made[row.seat] and asked(then, row.seat) == question:
            kept.append(_moved(row, len(then.picks)))
            apply(then, row.seat, row.option)
        elif _is_final(row, seats[row.seat]):
            return None
        else:
            passed |= _passed_on(was, question)
        apply(was, row.seat, row.option)
    if any(_learned(was, then, viewer) - passed for viewer in _viewers(seats, first.seat)):
        return None
    count = was.made[first.seat] - first.number
    return Offer(first.number, first.ordinal, count, first.until, then, tuple(kept))


def _is_final(row: Pick, seat: Seat) -> bool:
    """A bot did not choose it, or its player has been told."""
    return row.by != By.BOT or (seat.is_persons and (seat.missed is None or row.number < seat.missed))


def _moved(row: Pick, ordinal: int) -> Pick:
    """The same choice at another place among those of the pod."""
    fields = {name: getattr(row, name) for name in ("pod", "seat", "number", "option", "by", "ranked", "made", "until")}
    return Pick(ordinal=ordinal, **fields)


def _passed_on(draft: Draft, question: Question) -> set[int]:
    """The cards of the pack in which a seat chooses, if it passes it to the next one."""
    if draft.setup.procedure.shape is not Shape.PASSED or question.kind not in (PICK, BURN):
        return set()
    return {card_of(option) for option in question.options}


def _viewers(seats: Sequence[Seat], number: int) -> list[int]:
    """Who has seen what there is: everybody but who is still to decide about their own picks."""
    return [SPECTATOR, *(one.number for one in seats if one.is_persons and one.number != number and one.missed is None)]


def _learned(was: Draft, then: Draft, viewer: int) -> set[int]:
    """Cards that somebody sees and would see no more."""
    return set(hidden(then, viewer)) - set(hidden(was, viewer))


def _is_shown(pod: Pod, draft: Draft, first: Pick) -> bool:
    """Spectators who see everything so many picks later have seen what came after it."""
    if pod.spectators != Spectators.ALL:
        return False
    count = positions.behind(draft, pod.delay)
    return count is not None and count > first.ordinal
