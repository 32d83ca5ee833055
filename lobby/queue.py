"""Playing with whoever comes: what can happen in the queue.

Two who wait for the same game and format are asked whether they are ready, and play when both are. Each verb is one
transaction that holds the lock of the queue, and tells the lobby after the commit. Verbs raise Refused with a code and
a sentence. `now` is the time, given by tests. Pages, the socket and the ticking of the lobby call these verbs;
nothing else writes places.

Nobody is told who waits, nor whom they are to play before they play: so nobody is refused for their name, and the queue
does not tell who is there.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import Q
from django.utils import timezone
from django.utils.text import Truncator

from decks import queries as decks
from engine.construction.formats import UnknownFormat
from engine.games import of
from live import lobby
from live.errors import Refused
from lobby.models import IN, LONGEST_WHY, Place, Queue, Status
from people import blocks
from people.persons import Person
from playtest import domain as tables
from playtest.challenges import domain as challenges
from playtest.challenges.domain import Agreed, Deck, Newcomer
from playtest.legality import problems
from playtest.models import Clock, Table
from playtest.starting.decks import MOST

CHECK = timedelta(seconds=20)  # in which both say that they are ready
GRACE = timedelta(seconds=2)  # a word of the last instant may take so long to get here
PULSE = timedelta(seconds=5)  # a page is asked so often whether it is still there
UNHEARD = timedelta(seconds=12)  # for so long nothing was heard of a page: two answers in a row are missing
OPENED = timedelta(seconds=20)  # after somebody came: their page is being loaded
CLOSED = timedelta(seconds=6)  # after a page was closed: it may only be loaded again
RETURN = timedelta(seconds=40)  # after the server began: pages come back by and by
SAID, LED = timedelta(minutes=10), timedelta(minutes=2)  # for so long it is said why, or where one plays

WAITS = "You have a place in the queue already."
BEGUN = "Your game has begun. Go to your table."
NOT_ASKED = "Nobody waits for your answer now."
LATE = "You were not ready in time, so you left the queue. Join it again when you like."
LOST = "Your page was closed or lost its connection, so you left the queue. Join it again when you like."
GONE = "Your deck “{name}” is no longer there, so you left the queue. Choose another one."
ILLEGAL = "Your deck “{name}” can no longer be played, so you left the queue."

_CHANCE = secrets.SystemRandom()


def enter(
    *,
    person: Person,
    name: str,
    deck: Deck,
    game: str,
    format_key: str = "",
    now: datetime | None = None,
) -> None:
    """Wait, with this deck, for somebody who plays the same game in the same format. Refused("deck"), ("name"),
    ("format_key"), ("waiting"), ("too_many_games")."""
    assert person.guest_key or person.user, "nobody would wait"
    now = now or timezone.now()
    challenges.check_name(name, person)
    _check_deck(deck.cards, format_key, game)
    tables.check_often(person)
    with transaction.atomic():
        _lock()
        before = Place.objects.of(person).first()
        if before is not None and before.is_in:
            raise Refused("waiting", WAITS)
        if before is not None:
            before.delete()
        Place.objects.create(
            guest_key=person.guest_key,
            user=person.user,
            game=game,
            name=name,
            format_key=format_key,
            deck=deck.name,
            cards=list(deck.cards),
            chosen=deck.chosen,
            since=now,
            until=now + OPENED,
        )
        _pair(now)
        _announce()


def leave(*, person: Person, now: datetime | None = None) -> None:
    """Leave the queue, or have read why one is out of it. The partner waits on. Refused("begun") where they play."""
    now = now or timezone.now()
    with transaction.atomic():
        _lock()
        place = Place.objects.of(person).select_related("table").first()
        if place is None:
            return
        if place.table is not None and place.table.finished is None:
            raise Refused("begun", BEGUN)
        _let_wait(_partner(place))
        place.delete()
        _pair(now)
        _announce()


def set_ready(*, person: Person, now: datetime | None = None) -> Table | None:
    """Say that one is ready to play; the table, as soon as both are. Who says it again comes to the same table."""
    now = now or timezone.now()
    with transaction.atomic():
        _lock()
        place = Place.objects.of(person).select_related("user").first()
        if place is not None and place.table is not None and place.table.finished is None:
            return place.table
        partner = None if place is None else _partner(place)
        if place is None or partner is None:
            raise Refused("not_asked", NOT_ASKED)
        if _is_late(place, now):
            raise Refused("late", LATE)
        place.ready = True
        place.save(update_fields=["ready"])
        table = _begin(place, partner, now) if partner.ready else None
        _announce()
        return table


def present(*, person: Person, now: datetime | None = None) -> None:
    """A page of this person is there."""
    then = (now or timezone.now()) + UNHEARD
    Place.objects.of(person).filter(status__in=IN, until__lt=then).update(until=then)


def depart(*, person: Person, now: datetime | None = None) -> None:
    """A page of this person was closed. If another one is open it says so soon."""
    then = (now or timezone.now()) + CLOSED
    Place.objects.of(person).filter(status__in=IN, until__gt=then).update(until=then)


# --- time and accounts -----------------------------------------------------------------------------------------------


def is_due(now: datetime) -> bool:
    """Something may happen by itself: a time is up, or two wait who could not be brought together before."""
    alone = Q(status=Status.ASKED, partner=None)  # the partner's account is deleted
    if Place.objects.filter(Q(until__lte=now) | Q(due__lte=now - GRACE) | alone).exists():
        return True
    return Place.objects.filter(status=Status.WAITING).count() > 1


def tick(*, now: datetime) -> None:
    """Let happen what is due: who is not there, or was not ready in time, is out, and others are brought together."""
    if not is_due(now):
        return
    with transaction.atomic():
        _lock()
        Place.objects.filter(until__lte=now).exclude(status__in=IN).delete()
        unheard = list(Place.objects.filter(until__lte=now))
        for place in unheard:
            _drop(place, LOST, now)
        asked = list(Place.objects.filter(status=Status.ASKED, due__lte=now - GRACE))
        for place in asked:
            if place.ready:
                _let_wait(place)
            else:
                _drop(place, LATE, now)
        left = _let_wait_without_partner()
        if _pair(now) or unheard or asked or left:
            _announce()


def wake(*, now: datetime | None = None) -> None:
    """A server begins. While none was there no page could be heard of: all have time to come back."""
    now = now or timezone.now()
    with transaction.atomic():
        _lock()
        Place.objects.filter(status__in=IN, until__lt=now + RETURN).update(until=now + RETURN)
        Place.objects.filter(status=Status.ASKED, due__lt=now + CHECK).update(due=now + CHECK)
        _announce()


def adopt(*, person: Person) -> None:
    """Give the account the place of its guest; nobody has two, and one that is lost makes room for the other."""
    if not person.guest_key or person.user is None:
        return
    with transaction.atomic():
        _lock()
        guests = Place.objects.filter(guest_key=person.guest_key, user=None)
        if guests.exists():
            Place.objects.filter(user=person.user, status=Status.OUT).delete()
        if Place.objects.filter(user=person.user).exists():
            guests.delete()
        Place.objects.adopt(person)
        _let_wait_without_partner()
        _announce()


# --- steps of the verbs ----------------------------------------------------------------------------------------------


def _lock() -> None:
    """Nobody else changes the queue until the transaction ends."""
    Queue.objects.select_for_update().get_or_create(pk=1)


def _announce() -> None:
    transaction.on_commit(lobby.tell, robust=True)


def _partner(place: Place) -> Place | None:
    return Place.objects.filter(partner=place).select_related("user").first()


def _pair(now: datetime) -> bool:
    """Bring together who waits, the longest first. Whether there were any."""
    waiting = list(Place.objects.filter(status=Status.WAITING, until__gt=now).select_related("user"))
    found = False
    while waiting:
        place = waiting.pop(0)
        others = [one for one in waiting if (one.game, one.format_key) == (place.game, place.format_key)]
        apart = blocks.apart_from(_person(place)) if others else frozenset()
        partner = next((one for one in others if blocks.identity(one) not in apart), None)
        if partner is not None:
            waiting.remove(partner)
            _ask(place, partner, now)
            found = True
    return found


def _ask(one: Place, two: Place, now: datetime) -> None:
    for place, partner in ((one, two), (two, one)):
        place.status, place.partner, place.due, place.ready = Status.ASKED, partner, now + CHECK, False
        place.save(update_fields=["status", "partner", "due", "ready"])


def _is_late(place: Place, now: datetime) -> bool:
    return place.due is not None and now >= place.due + GRACE


def _let_wait(place: Place | None) -> None:
    """Who was asked waits on, at the place where they were."""
    if place is not None and place.status == Status.ASKED:
        place.status, place.partner, place.due, place.ready = Status.WAITING, None, None, False
        place.save(update_fields=["status", "partner", "due", "ready"])


def _let_wait_without_partner() -> bool:
    """Those whose partner is out, or whose partner's account is gone. Whether there were any."""
    alone = list(Place.objects.filter(status=Status.ASKED, partner=None))
    for place in alone:
        _let_wait(place)
    return bool(alone)


def _drop(place: Place, why: str, now: datetime) -> None:
    """This one is out, and the partner waits on."""
    partner = _partner(place)
    if partner is not None:
        Place.objects.filter(pk=partner.pk).update(partner=None)
    place.why, place.until = Truncator(why).chars(LONGEST_WHY), now + SAID
    _end(place, Status.OUT)


def _end(place: Place, status: Status) -> None:
    """It is no place in the queue any more, and the deck is kept for nobody."""
    place.status, place.cards, place.partner, place.due, place.ready = status, [], None, None, False
    place.save()


def _begin(one: Place, two: Place, now: datetime) -> Table | None:
    """Their game, in seats by chance; None where one of them cannot play now."""
    pair = [one, two]
    _CHANCE.shuffle(pair)
    if unfit := [(place, why) for place in pair if (why := _why_unfit(place))]:
        for place, why in unfit:
            _drop(place, why, now)
        _wait_on(now)
        return None
    newcomers = [Newcomer(_person(one), one.name, Deck(one.deck, one.cards, chosen=one.chosen)) for one in pair]
    agreed = Agreed(game=one.game, format_key=one.format_key, clock=Clock.RELAXED, open=True)
    try:
        table = challenges.begin_between(players=(newcomers[0], newcomers[1]), agreed=agreed)
    except Refused as refused:
        for place in pair:
            if refused.code == "apart":  # one has blocked the other meanwhile
                _let_wait(place)
            else:
                _drop(place, str(refused), now)
        _wait_on(now)
        return None
    for place in pair:
        place.table, place.until = table, now + LED
        _end(place, Status.BEGUN)
    return table


def _wait_on(now: datetime) -> None:
    _let_wait_without_partner()
    _pair(now)


def _why_unfit(place: Place) -> str:
    """Why this person cannot play now, in a sentence; empty if they can. A saved deck is played as it is by now."""
    chosen = "" if place.chosen is None else place.chosen["sides"][0]["deck"]
    if chosen.startswith(decks.SAVED):
        found = decks.saved_list(chosen, _person(place), place.game)
        if found is None:
            return GONE.format(name=place.deck)
        place.cards = found[0]
    try:
        challenges.check_name(place.name, _person(place))  # who has signed in meanwhile has another one
        _check_deck(place.cards, place.format_key, place.game)
        tables.check_often(_person(place))
    except Refused as refused:
        return f"{ILLEGAL.format(name=place.deck)} {refused}" if refused.code == "deck" else str(refused)
    return ""


def _check_deck(cards: Iterable[str], format_key: str, game: str) -> None:
    cards = list(cards)
    fewest = of(game).construction.FEWEST
    if not fewest <= len(cards) <= MOST:
        raise Refused("deck", f"A deck needs {fewest} to {MOST} cards.")
    try:
        wrong = problems(cards, format_key, game)
    except UnknownFormat as error:
        raise Refused("format_key", str(error)) from error
    if wrong:
        raise Refused(
            "deck", " ".join((f"It is not legal in {of(game).construction.by_key(format_key).name}.", *wrong))
        )


def _person(place: Place) -> Person:
    return Person(place.guest_key, place.user)
