"""A pool that a team shares: who holds which of its cards, and what each player may still build with.

The newest version of a player's deck holds its cards, as far as the others have left them, and none if it has more than
a deck may have. `Deck.pool` is what the others do not hold: every check of the deck goes by it. It follows each save,
so that who was first keeps a card. Called by `building.py`, the signals and `team_hub.py`; what is said of a seat is
for its team only.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import TypedDict

from django.db import transaction

from decks.models import Deck, Version
from drafts import broadcast
from drafts.models import Pod, Seat, Status
from drafts.rows import locked_pod
from engine.bots.decks import Build


def members(pod: Pod, number: int) -> list[Seat]:
    """The seats of the team in which this one sits, by number."""
    first = number // pod.team * pod.team
    return list(
        pod.seats.filter(number__gte=first, number__lt=first + pod.team).select_related("deck").order_by("number")
    )  # fmt: skip


def held(seat: Seat) -> Counter[str]:
    """The cards of the pool that the deck of this seat holds."""
    deck = seat.deck
    if deck is None:
        return Counter()
    cards = Counter(deck.versions.get(number=deck.number).cards)
    most = deck.format.most
    if most is not None and cards.total() > most:
        return Counter()
    return cards & Counter(deck.pool or {})


def left_for(number: int, seats: Sequence[Seat], pool: Sequence[str]) -> Counter[str]:
    """What of the pool the others of a team do not hold."""
    left = Counter(pool)
    for seat in seats:
        if seat.number != number:
            left -= held(seat)
    return left


class Teammate(TypedDict):
    """What the deck of a teammate holds of the pool."""

    seat: int
    name: str
    cards: dict[str, int]


class Shared(TypedDict):
    """A team's pool as one of its players may know it: `pool` is what the teammates do not hold, `deck` the player's
    own. `state` is another one whenever something else of it is."""

    deck: str | None
    pool: dict[str, int]
    teammates: list[Teammate]
    state: str


def shared(number: int, seats: Sequence[Seat], pool: Sequence[str]) -> Shared:
    """The pool of a team as the player of this seat sees it."""
    teammates: list[Teammate] = [
        {"seat": one.number, "name": one.name or f"Seat {one.number + 1}", "cards": dict(sorted(held(one).items()))}
        for one in seats
        if one.number != number
    ]
    deck = next(one.deck.slug if one.deck is not None else None for one in seats if one.number == number)
    left = dict(sorted(left_for(number, seats, pool).items()))
    state = sha256(json.dumps([deck, left, teammates]).encode()).hexdigest()[:16]
    return {"deck": deck, "pool": left, "teammates": teammates, "state": state}


def suggestion(pod: Pod, number: int, seats: Sequence[Seat], pool: Sequence[str]) -> Build:
    """What the bot of a pod builds for a seat: from its share of what the others do not hold; other cards are valued
    only."""
    least, bots, by = pod.deck_format.least, pod.room.bots, (pod.bots, pod.setup["format"])
    left = left_for(number, seats, pool)
    without = [seat.number for seat in seats if seat.number == number or not held(seat)]
    cards = sorted(left.elements())
    share = bots.shares(cards, len(without), least, *by)[without.index(number)]
    return bots.build(share, least, *by, others=sorted((Counter(cards) - Counter(share)).elements()))


def played(pod: Pod, seats: Sequence[Seat], pool: Sequence[str]) -> dict[int, tuple[list[str], Version | None]]:
    """What each seat of a team plays, so that no card is played twice: its newest version if it is legal, else the next
    older one that the others leave room for; and who has none, what the bot builds of a share of the rest."""
    deck_format, bots, judged = pod.deck_format, pod.room.bots, pod.room.construction.judged
    left, found = Counter(pool), dict[int, tuple[list[str], Version | None]]()
    for newest in (True, False):
        for seat in seats:
            if seat.deck is None or seat.number in found:
                continue
            of = seat.deck.versions.order_by("-number")
            allowed = left & Counter(seat.deck.pool or {})
            for version in of[:1] if newest else of.iterator(chunk_size=20):
                if not judged(version.contents, deck_format, pool=allowed, on=None):
                    found[seat.number] = list(Counter(version.cards).elements()), version
                    left -= Counter(version.cards)
                    break
    without = [seat.number for seat in seats if seat.number not in found]
    if without:
        by = (deck_format.least, pod.bots, pod.setup["format"])
        divided = bots.shares(sorted(left.elements()), len(without), *by)
        for number, share in zip(without, divided, strict=True):
            found[number] = list(bots.build(share, *by).deck), None
    return found


def follow(deck: Deck) -> None:
    """The cards of a deck have changed, or it is gone: when that is stored, so do the pools of its team."""
    if deck.draft_id is None or deck.pool is None:
        return
    pod = Pod.objects.filter(pk=deck.draft_id, status=Status.OVER).defer("log").first()
    if pod is None or pod.team == 1:
        return
    number = pod.seats.filter(deck=deck).values_list("number", flat=True).first()
    if number is not None:
        transaction.on_commit(lambda: settle(slug=pod.slug, number=number))


def settle(*, slug: str, number: int) -> None:
    """Let the deck of a seat have what the others do not hold, and then the others what it leaves; its team is told.

    A card that one lets go of may be held by another from then on, which is why all are looked at twice."""
    with transaction.atomic():
        pod = locked_pod(slug)
        seats = members(pod, number)
        pool = pod_pool(pod, number)
        built = [(seat, seat.deck) for seat in seats if seat.deck is not None]
        built.sort(key=lambda one: one[0].number != number)  # its own first
        for seat, deck in built * 2:
            deck.pool = dict(left_for(seat.number, seats, pool))
        for _, deck in built:
            Deck.objects.filter(pk=deck.pk).update(pool=deck.pool)
    broadcast.tell_team(slug, number // pod.team)


def pod_pool(pod: Pod, number: int) -> list[str]:
    """The cards that the team of a seat was dealt."""
    pools: list[list[str]] = Pod.objects.filter(pk=pod.pk).values_list("log__pools", flat=True).get()
    return pools[number]
