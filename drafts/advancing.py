"""What happens in a pod by itself: picks of bots, picks for those who are away or whose time is up.

It follows from the draft, the seats and the time that is given, and from nothing else. Called by the verbs in
`domain.py`, with the pod's row locked.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from drafts import clocks
from drafts.models import By, Pick, Pod, Seat
from engine.bots.pickers import Picker
from engine.kernel.random import Rng
from engine.kernel.seeds import stream
from engine.limited import PICK, Act, Draft, Question, apply, asked, is_asked, view

_OF_SEVERAL: Final = (Act.PILE.value, Act.LINE.value)  # questions that the best card of several may decide


def make(pod: Pod, draft: Draft, seat: int, option: int, by: By, now: datetime) -> Pick:
    """Apply an option, which changes the draft; the row for it. Raises IllegalPick."""
    number, ordinal = draft.made[seat] if 0 <= seat < len(draft.made) else 0, len(draft.picks)
    apply(draft, seat, option)
    return Pick(pod=pod, seat=seat, number=number, ordinal=ordinal, option=option, by=by, made=now)


def advance(pod: Pod, draft: Draft, seats: Sequence[Seat], now: datetime) -> list[Pick]:
    """Make all picks that nobody is waited for; the rows. It changes the draft, and marks seats whose time ran out and
    those whose players missed something. `now` is the time that counts in this pod.

    Where seats are open and nobody sits in another one, bots wait for somebody to sit down: nobody should find the
    draft over.
    """
    made: list[Pick] = []
    picker = pod.picker
    moved = any(seat.is_persons for seat in seats) or not any(seat.is_empty for seat in seats)
    while moved:
        moved, attended = False, any(seat.is_persons and not clocks.is_away(pod, seat, now) for seat in seats)
        for seat in seats:
            by = _chooser(pod, draft, seat, now, attended=attended)
            if by is not None:
                _mark(draft, seat, by)
                option, ranked = choice(draft, seat, picker)
                until = _until(pod, draft, seat, now) if by == By.BOT else None
                row = make(pod, draft, seat.number, option, by, now)
                row.ranked, row.until = ranked, until
                made.append(row)
                moved = True
    return made


def set_clocks(pod: Pod, draft: Draft, seats: Sequence[Seat], now: datetime) -> None:
    """Give every question that is new its time, and the pod the time at which it is to be looked at again."""
    times = []
    for seat in seats:
        question = asked(draft, seat.number) if seat.is_persons else None
        if question is None:
            seat.deadline = seat.clocked = seat.left = None
            continue
        number = draft.made[seat.number]
        seat.deadline, seat.clocked, seat.left = clocks.ends(pod, seat, number, question, now), number, None
        times.append(clocks.due(pod, seat, now))
    pod.due = min((time for time in times if time is not None), default=None)


def choice(draft: Draft, seat: Seat, picker: Picker) -> tuple[int, bool]:
    """What this bot chooses for this seat, and whether the player's own ranking decided."""
    question = asked(draft, seat.number)
    assert question is not None
    best = _best_ranked(question, seat.ranking or ())
    if best is not None:
        return best, True
    return picker.choose(view(draft, seat.number), _chance(draft, seat.number)), False


def _chance(draft: Draft, seat: int) -> Rng:
    """Of a bot that picks by chance, for the next choice of a seat."""
    return stream(draft.seed, f"picker/{seat}/{draft.made[seat]}")


def _mark(draft: Draft, seat: Seat, by: By) -> None:
    """A time that ran out is final; what a bot does for a player may be taken back."""
    if by == By.CLOCK:
        seat.lapsed, seat.missed = True, None
    elif seat.is_persons and seat.missed is None:
        seat.missed = draft.made[seat.number]


def _until(pod: Pod, draft: Draft, seat: Seat, now: datetime) -> datetime | None:
    """Until when the player of the seat may take back what a bot chooses now."""
    question = asked(draft, seat.number) if seat.is_persons else None
    return None if question is None else clocks.ends(pod, seat, draft.made[seat.number], question, now)


def _chooser(pod: Pod, draft: Draft, seat: Seat, now: datetime, *, attended: bool) -> By | None:
    """Who chooses for the seat now without being waited for, if anybody. `attended`: some player is there to wait."""
    if not is_asked(draft, seat.number):
        return None
    if not seat.is_persons:
        return By.BOT
    if seat.clocked == draft.made[seat.number] and clocks.is_late(seat, now):
        return By.CLOCK
    stands_in = clocks.stands_in(pod, seat)
    if attended and stands_in is not None and now >= stands_in:
        return By.BOT
    return None


def _best_ranked(question: Question, ranking: Sequence[str]) -> int | None:
    """The option that takes the card that comes first in the ranking, if one of them is there."""
    if question.kind == PICK:
        offers: Sequence[Sequence[int]] = [(at,) for at in range(len(question.cards))]
    elif question.kind in _OF_SEVERAL:
        offers = question.offers
    else:
        return None
    place = {name: at for at, name in enumerate(ranking)}
    ranked = [
        (place[question.cards[at]], option)
        for option, offer in zip(question.options, offers, strict=True)
        for at in offer
        if question.cards[at] in place
    ]
    return min(ranked)[1] if ranked else None
