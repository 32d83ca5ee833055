"""From a pool to a deck, when a draft is over: what a player builds, and what a seat plays.

A seat plays the newest legal version of its player's own deck. Who has built none, and each bot, plays what the bot
suggests, which follows from the pool and from what the bots of the pod go by. The other files of this app and tables
come here with `deck_of`; the page of the pool makes decks with `begin`. What is said here of a seat is for the server
and for whoever sits there: nobody else may be shown it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from django.db import transaction

from decks import domain as decks
from decks.models import Deck, Version
from decks.saving import LONGEST_NAME
from drafts import teams
from drafts.models import Pod, Seat, Status
from drafts.rows import locked_pod, seat_of
from engine.bots.decks import Build
from engine.construction.contents import Contents
from live.errors import Refused
from live.memory import Memory
from people.persons import Person

KEPT = 512  # pools and suggestions in memory
SUGGESTED = "The bot's suggestion"
MINE = ": my deck"  # what a deck is called, after the name of the draft

NOT_OVER = "You can build decks here when the draft is over. Until then you see your picks on the draft page."
CLOSED = "This draft was closed before it ended, so there are no cards to build with."
NO_SEAT = "You had no seat in this draft when it ended, so you have no pool to build with."
OLD_CARDS = "This draft used an earlier version of the cards, and some of them no longer exist."

Pool = tuple[str, ...]

_pools: Memory[tuple[Pool, ...]] = Memory(KEPT)
_suggestions: Memory[Build] = Memory(KEPT)


@dataclass(frozen=True)
class Played:
    """What a seat plays: one name for each copy, also in its sideboard. `deck` and `version` are its player's own, None
    for the suggestion; `passed_over`: the newest version is not legal and is not played. `name` is for whoever sits
    there."""

    cards: list[str]
    own: bool
    name: str
    deck: Deck | None = None
    version: Version | None = None
    passed_over: bool = False
    sideboard: Sequence[str] = ()


def pool_of(pod: Pod, number: int) -> Pool:
    """The cards that a seat has drafted, in the order of the picks. Refused("not_over") before the end, and
    Refused("gone") when its cards are no more."""
    check_over(pod)
    kept = _pools.get(pod.slug)
    if kept is None:
        pools = Pod.objects.filter(pk=pod.pk).values_list("log__pools", flat=True).get()
        kept = tuple(tuple(pool) for pool in pools)
        _pools.keep(pod.slug, kept)
    if not all(map(pod.room.construction.in_decks, kept[number])):
        raise Refused("gone", OLD_CARDS)
    return kept[number]


def pool_for(pod: Pod, number: int) -> Counter[str]:
    """What the player of a seat may build from: in a team, what the others do not hold. Refuses as `pool_of`."""
    if pod.team == 1:
        return Counter(pool_of(pod, number))
    return teams.left_for(number, teams.members(pod, number), pool_of(pod, number))


def check_over(pod: Pod) -> None:
    """Refused("not_over") unless there are pools to build from."""
    if pod.status != Status.OVER:
        raise Refused("not_over", CLOSED if pod.status == Status.CLOSED else NOT_OVER)


def is_given(pod: Pod, number: int) -> bool:
    """The pool of a seat is its deck, and there is nothing to choose. Refuses as `pool_of`."""
    return len(pool_of(pod, number)) == pod.deck_format.least


def suggestion(pod: Pod, number: int) -> Build:
    """What the bot builds from the pool of a seat, of the least size that the format allows; from a player's share of a
    pool that a team has, whatever its players build. Refuses as `pool_of`."""
    place = f"{pod.slug}/{number}"
    kept = _suggestions.get(place)
    if kept is None:
        least, team, pool = pod.deck_format.least, pod.team, pool_of(pod, number)
        bots, by = pod.room.bots, (least, pod.bots, pod.setup["format"])
        share = pool if team == 1 else bots.shares(pool, team, *by)[number % team]
        kept = bots.build(share, *by)
        _suggestions.keep(place, kept)
    return kept


def advised(pod: Pod, number: int) -> Build:
    """What the bot suggests to the player of a seat: in a team, from what the others do not hold. Refuses as
    `pool_of`."""
    if pod.team == 1:
        return suggestion(pod, number)
    return teams.suggestion(pod, number, teams.members(pod, number), pool_of(pod, number))


def seat_for(pod: Pod, person: Person) -> Seat:
    """Where this person sat to the end. Refused("not_over") and Refused("no_seat")."""
    check_over(pod)
    seat = seat_of(pod.seats.select_related("deck"), person)
    if seat is None:
        raise Refused("no_seat", NO_SEAT)
    return seat


def deck_of(pod: Pod, seat: Seat) -> Played:
    """What this seat plays. Refuses as `pool_of`."""
    cards = pool_of(pod, seat.number)
    deck = seat.deck
    if pod.team > 1:
        listed, version = teams.played(pod, teams.members(pod, seat.number), cards)[seat.number]
        if deck is not None and version is not None:
            return Played(listed, True, deck.name, deck, version, version.number != deck.number)
        return Played(listed, False, SUGGESTED, deck, None, deck is not None)
    if deck is not None:
        for version in deck.versions.order_by("-number").iterator(chunk_size=20):
            if not pod.room.construction.judged(version.contents, pod.deck_format, pool=Counter(cards), on=None):
                listed, passed_over = list(Counter(version.cards).elements()), version.number != deck.number
                sideboard = list(Counter(version.sideboard).elements())
                return Played(listed, True, deck.name, deck, version, passed_over, sideboard)
    listed = list(suggestion(pod, seat.number).deck)
    sideboard = list(_beside(pod, Counter(cards), Counter(listed)).elements())
    return Played(listed, False, SUGGESTED, deck, None, deck is not None, sideboard)


def _beside(pod: Pod, pool: Counter[str], cards: Counter[str]) -> Counter[str]:
    """The sideboard of a deck that the bot suggests: all other cards of the pool, where the format lets so many be
    one."""
    left, construction = pool - cards, pod.room.construction
    if not left or not construction.SIDEBOARDS:
        return Counter()
    contents = Contents(cards, left)
    return Counter() if construction.judged(contents, pod.deck_format, pool=pool, on=None) else left


def prepare(slug: str) -> None:
    """Let the bot build from all pools of a pod whose draft is over, unless it has. Verbs say so before their
    transactions: who holds the lock of the database should not have to build decks first."""
    pod = Pod.objects.defer("log").filter(slug=slug, status=Status.OVER).first()
    if pod is not None:
        with suppress(Refused):
            for number in pod.seats.values_list("number", flat=True):
                suggestion(pod, number)


def forget() -> None:
    """Let go of what is remembered, as a restart does."""
    _pools.forget()
    _suggestions.forget()


def begin(*, slug: str, person: Person, suggested: bool, again: bool = False) -> Deck:
    """The deck of this player for the draft: made from the bot's suggestion, or empty.

    A seat has one deck: who asks twice gets the same, unless they start `again`; the old one then stays among their
    decks.
    """
    prepare(slug)
    with transaction.atomic():
        pod = locked_pod(slug)
        seat = seat_for(pod, person)
        if seat.deck is not None and seat.deck.belongs_to(person) and not again:
            return seat.deck
        seat.deck = _made(pod, seat, person, suggested)
        seat.save(update_fields=["deck"])
        teams.follow(seat.deck)
    return seat.deck


def _made(pod: Pod, seat: Seat, person: Person, suggested: bool) -> Deck:
    pool = pool_for(pod, seat.number)
    cards = Counter(advised(pod, seat.number).deck) if suggested else Counter()
    return decks.create(
        person=person,
        name=pod.name[: LONGEST_NAME - len(MINE)].rstrip() + MINE,
        game=pod.game,
        format_spec=pod.deck_format.key,
        cards=cards,
        sideboard=_beside(pod, pool, cards) if suggested else {},
        note=_note(pod, pool, cards) if suggested else "",
        autosave=not suggested,
        pool=pool,
        draft=pod,
    )


def _note(pod: Pod, pool: Counter[str], cards: Counter[str]) -> str:
    """What the first version is."""
    if pool == cards:
        return f"All cards dealt in “{pod.name}”."
    return f"A bot’s deck from the {pool.total()} cards drafted in “{pod.name}”."
