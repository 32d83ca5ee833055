"""What an owner does with games in the background: pausing, going on, cancelling, deleting; and how they are given up.

Each verb is one transaction with the row locked, and tells the runner when there may be something else to play. Games
are their owner's alone: for everybody else they are not there, and verbs raise Refused("gone").
"""

from __future__ import annotations

from typing import Generic

from django.db import transaction
from django.db.models import QuerySet

from lab import background
from lab.background import P
from live.notifications import Notifications
from people.persons import Person
from playtest.models import Ending


class Steering(Generic[P]):
    """The verbs of one kind of games. `gone` is said where there are none."""

    def __init__(self, games: QuerySet[P], news: Notifications, gone: str) -> None:
        self._games = games
        self._news = news
        self._gone = gone

    def pause(self, *, person: Person, slug: str) -> P:
        """Play no more of them until their owner lets them go on. What has ended stays as it is."""
        return self._set_paused(person, slug, paused=True)

    def go_on(self, *, person: Person, slug: str) -> P:
        """Play on what was paused."""
        return self._set_paused(person, slug, paused=False)

    def cancel(self, *, person: Person, slug: str) -> P:
        """Play no more of them; what was found stays. What has ended stays as it is."""
        with transaction.atomic():
            games = self._own(person, slug)
            if games.ended is None:
                games.end(Ending.CANCELLED)
                games.save()
                transaction.on_commit(self._news.notify)
        return games

    def delete(self, *, person: Person, slug: str) -> None:
        """Remove them with all that was found, finished or not."""
        with transaction.atomic():
            self._own(person, slug).delete()
            transaction.on_commit(self._news.notify)

    def fail(self, *, slug: str, why: str) -> None:
        """Give up what cannot be played on."""
        with transaction.atomic():
            games = background.open_at(self._games.all(), slug)
            if games is not None:
                games.end(Ending.FAILED, why)
                games.save()

    def _set_paused(self, person: Person, slug: str, *, paused: bool) -> P:
        with transaction.atomic():
            games = self._own(person, slug)
            if games.set_paused(paused=paused):
                games.save()
                transaction.on_commit(self._news.notify)
        return games

    def _own(self, person: Person, slug: str) -> P:
        return background.own_at(self._games.all(), slug, person, self._gone)
