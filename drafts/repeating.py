"""The same packs again: a draft that is over gives its setup and its seed to a new pod, which repeats it.

Whoever repeats a draft may read its log, and so can know its packs. The hash of a repeat therefore promises nothing,
and nobody is to meet one who does not know what it is: it stands in no lobby, and says of itself that it is a repeat. A
repeat of a repeat is one of the first draft. Called by `domain.repeat`.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from drafts import opening, positions, queries
from drafts.models import LONGEST_NAME, Brought, Clock, Pod, Seat, Spectators, Start, Status
from drafts.rows import seat_of
from engine.limited import Draft
from live.errors import Refused
from people.persons import Person

AGAIN: Final = ", again"  # at the end of a name

NOT_OVER: Final = "You can draft these packs again when the draft is over."
CLOSED: Final = "The host closed this draft before its end, so its packs cannot be drafted again."
PRIVATE: Final = "You can draft these packs again when you can read the log of this draft."
NOT_YET: Final = "You can draft these packs again when everybody who played can read the log of this draft."
PLAYERS_BROUGHT: Final = "The players brought the cards of this draft, so its packs cannot be dealt again without them."
HOST_BROUGHT: Final = "The cards of this draft come from the host’s collection, so only the host can draft them again."
CHANGED: Final = "The cards or the rules of drafting have changed since this draft, so its packs cannot be dealt again."


def why_not(pod: Pod, person: Person, now: datetime | None = None) -> str:
    """Why this person cannot draft these packs again, in a sentence; empty when they can."""
    try:
        check(pod, list(pod.seats.all()), person, now)
        _dealt(pod)
    except Refused as refused:
        return str(refused)
    return ""


def check(pod: Pod, seats: Sequence[Seat], person: Person, now: datetime | None = None) -> None:
    """Refuse who may not draft these packs again, whatever they are dealt from."""
    if pod.status == Status.CLOSED:
        raise Refused("closed", CLOSED)
    if pod.status != Status.OVER:
        raise Refused("not_over", NOT_OVER)
    if not opening.may_read(pod, person, seat_of(seats, person), now):
        raise Refused("log", PRIVATE)
    if not all(opening.is_open_to_all(one, now) for one in (pod, pod.first)):
        raise Refused("log", NOT_YET)
    if pod.brought == Brought.PLAYERS:
        raise Refused("brought", PLAYERS_BROUGHT)
    if pod.brought == Brought.HOSTS and not pod.first.belongs_to(person):
        raise Refused("brought", HOST_BROUGHT)


def dealt_again(slug: str, person: Person) -> Draft:
    """The draft before its first pick, for who may draft it again. Refused("changed") when other cards would be
    dealt."""
    pod = queries.pod_at(slug)
    check(pod, list(pod.seats.all()), person)
    return _dealt(pod)


def as_repeat(pod: Pod, person: Person, alone: bool) -> Pod:
    """The pod that repeats this one, not yet stored: with its packs and its choices, as far as they are not about who
    finds it or watches."""
    first = pod.first
    return Pod(
        guest_key=person.guest_key,
        user=person.user,
        game=first.game,
        name=first.name[: LONGEST_NAME - len(AGAIN)].rstrip() + AGAIN,
        setup=pod.setup,
        seed=pod.seed,
        commitment=pod.commitment,
        digest=pod.digest,
        clock=Clock.NONE if alone else pod.clock,
        days=pod.days,
        away_after=pod.away_after,
        start=Start.HOST,
        spectators=Spectators.PUBLIC,
        readers=opening.readers_of(pod),
        deck_size=pod.deck_size,
        cube=pod.cube,
        cube_number=pod.cube_number,
        brought=pod.brought,
        bots=pod.bots,
        repeats=first,
    )


def seat_for(pod: Pod, seats: Sequence[Seat], person: Person, number: int | None) -> int:
    """The seat of this number, or the one that this person had: here, or in the first draft; or the first one."""
    if number is None:
        mine = seat_of(seats, person) or seat_of(pod.first.seats.all(), person)
        return 0 if mine is None else mine.number
    if not 0 <= number < len(seats):
        raise Refused("seat", f"Choose a seat from 1 to {len(seats)}.")
    return number


def _dealt(pod: Pod) -> Draft:
    try:
        draft = positions.after(pod, 0)
    except positions.CannotGoOn as changed:
        raise Refused("changed", CHANGED) from changed
    assert pod.log is not None, "the draft is over"
    if [[draft.name_of[card] for card in cards] for cards in draft.dealt] != pod.log["dealt"]:
        raise Refused("changed", CHANGED)
    return draft
