"""What can happen to prices of picks.

Each verb is one transaction. Whoever may read the log of a draft may ask for a price and read it; who asks for what was
asked before gets what is stored, and it is played on where more games are wanted. Only who asked last may cancel or
delete it. A comparison is stored as it ends, with the row locked, so that a server that is killed loses at most the one
that was being played; it is played again and comes out the same.
"""

from __future__ import annotations

from typing import Final

from django.db import transaction
from django.utils import timezone

from drafts.models import Pod
from lab import background
from lab.pick_prices import queries
from lab.pick_prices.measuring import Compared, stops
from lab.pick_prices.models import Comparison, PickPrice
from lab.pick_prices.worlds import Asked, Worlds
from live.errors import Refused
from live.notifications import Notifications
from people.persons import Person
from playtest.models import Ending

AT_MOST = (200, 1000, 4000)  # games that can be asked for
MOST_WAITING, MOST_KEPT = 3, 200  # prices of one person
NOT_OFFERED = "That cannot be chosen here. Choose one of the options below."
TAKEN = "That is what was taken. Choose another option."
OUTDATED = "The rules of this site have changed since these games began. Ask for the price again."

news: Final = Notifications()  # that there may be something to play


def start(*, person: Person, slug: str, pick: int, option: int, games: int) -> PickPrice:
    """The price of taking this option at a pick of a draft: what is stored of it, or else it is played from now on,
    until it is shown which option is better or so many games are played. Refuses as `queries.asked`."""
    assert person.guest_key or person.user, "nobody would own it"
    pod, asked = queries.asked(slug=slug, person=person, pick=pick)
    other = asked.coded(option)
    if other is None:
        raise Refused("option", NOT_OFFERED)
    if other == asked.taken:
        raise Refused("option", TAKEN)
    if games not in AT_MOST:
        raise Refused("games", f"Choose one of {', '.join(map(str, AT_MOST))} games.")
    with transaction.atomic():
        Pod.objects.select_for_update().only("pk").get(pk=pod.pk)  # who asks at the same time comes after
        version = pod.room.play.VERSION
        known = PickPrice.objects.select_for_update().filter(pod=pod, pick=pick, option=option, version=version)
        found = known.first()
        if found is None:
            _check_room(person)
            found = _made(pod, pick, asked, option, other.name, games, person)
        elif found.ended is None or not _is_answered(found, games):
            if found.ended is not None:
                _check_room(person)
                _go_on(found, person)
            found.games = max(found.games, games)
            found.save()
        transaction.on_commit(news.notify)
    return found


def keep_worlds(*, slug: str, worlds: Worlds) -> None:
    """Store the decks that bots have drafted. Where both worlds are alike, nothing is left to play."""
    with transaction.atomic():
        price = background.open_at(PickPrice.objects.all(), slug)
        if price is not None and price.decks is None:
            price.decks, price.alike = {"taken": worlds.taken, "other": worlds.other}, worlds.are_alike
            price.served = timezone.now()
            if worlds.are_alike:
                price.end(Ending.DONE)
            price.save()


def store(*, slug: str, number: int, compared: Compared, seconds: float) -> bool:
    """Keep a comparison that was played; False where it is not the next one, and nothing is kept."""
    with transaction.atomic():
        price = background.open_at(PickPrice.objects.all(), slug)
        if price is None or price.comparisons.count() != number:
            return False
        Comparison.objects.create(
            price=price, number=number, taken=compared.taken, other=compared.other, seconds=seconds
        )
        price.served = timezone.now()
        if stops(price.compared(), price.opponents, price.games) is not None:
            price.end(Ending.DONE)
        price.save()
    return True


def cancel(*, person: Person, slug: str) -> PickPrice:
    """Play no more games; what was played stays. One that has ended stays as it is."""
    with transaction.atomic():
        price = _own(person, slug)
        if price.ended is None:
            price.end(Ending.CANCELLED)
            price.save()
            transaction.on_commit(news.notify)
    return price


def delete(*, person: Person, slug: str) -> None:
    """Remove a price with its games, finished or not."""
    with transaction.atomic():
        _own(person, slug).delete()
        transaction.on_commit(news.notify)


def fail(*, slug: str, why: str) -> None:
    """Give one up that cannot be played on."""
    with transaction.atomic():
        price = background.open_at(PickPrice.objects.all(), slug)
        if price is not None:
            price.end(Ending.FAILED, why)
            price.save()


def give_up_outdated() -> int:
    """End those that were begun by another version of the engine; how many there were."""
    return background.give_up_outdated(PickPrice.objects.all(), OUTDATED)


def adopt(*, person: Person) -> int:
    """Give the account the prices that its guest asked for; how many there were."""
    return PickPrice.objects.adopt(person)


def _made(pod: Pod, pick: int, asked: Asked, option: int, name: str, games: int, person: Person) -> PickPrice:
    return PickPrice.objects.create(
        guest_key=person.guest_key,
        user=person.user,
        pod=pod,
        pick=pick,
        seat=asked.seat,
        kind=asked.kind,
        option=option,
        name=name,
        taken=asked.taken.name,
        games=games,
        version=pod.room.play.VERSION,
    )


def _own(person: Person, slug: str) -> PickPrice:
    """The person's own price, locked. Raises Refused("not_yours") where they may read it, and Refused("gone")."""
    try:
        return background.own_at(PickPrice.objects.all(), slug, person, queries.GONE)
    except Refused:
        if queries.is_read_by(slug, person):
            raise Refused("not_yours", queries.NOT_YOURS) from None
        raise


def _is_answered(price: PickPrice, games: int) -> bool:
    """Whether what was played is all that is asked for."""
    if price.ending != Ending.DONE:
        return False
    return price.alike or stops(price.compared(), price.opponents, max(price.games, games)) is not None


def _go_on(price: PickPrice, person: Person) -> None:
    price.guest_key, price.user = person.guest_key, person.user
    price.ended, price.ending, price.why = None, Ending.NONE, ""


def _check_room(person: Person) -> None:
    mine = PickPrice.objects.of(person)
    if mine.filter(ended=None).count() >= MOST_WAITING:
        raise Refused(
            "too_many",
            f"{MOST_WAITING} prices that you asked for are not finished yet. Wait for one to finish, or cancel one.",
        )
    if mine.count() >= MOST_KEPT:
        raise Refused("too_many", f"You have asked for {MOST_KEPT} prices, the maximum. Delete one first.")
