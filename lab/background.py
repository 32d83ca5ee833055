"""Games that are played in the background for somebody: what is stored alike of prices of picks and of experiments, and
how each of their verbs reaches its row."""

from __future__ import annotations

from typing import TypeVar

from django.db import models
from django.utils import timezone

from engine.epic.versions import VERSION
from live.errors import Refused
from people.models import Owned, OwnedQuerySet
from people.persons import Person
from playtest.models import Ending


class BackgroundGames(Owned):
    """Somebody's games that are played beside the server, by one `version` of the engine. `served` is when some of them
    were stored last: who waited longest is served next. When and how it `ended`; `why` says what happened where it
    could not go on."""

    version = models.IntegerField()
    created = models.DateTimeField(auto_now_add=True)
    served = models.DateTimeField(auto_now_add=True, db_index=True)
    ended = models.DateTimeField(null=True, blank=True)
    ending = models.CharField(max_length=10, choices=Ending, blank=True, default=Ending.NONE)
    why = models.CharField(max_length=300, blank=True)

    class Meta:
        abstract = True
        ordering = ("-created", "-pk")

    @property
    def is_current(self) -> bool:
        """The engine plays by the same rules since."""
        return self.version == VERSION

    def end(self, ending: Ending, why: str = "") -> None:
        """It is not played on; to be saved."""
        self.ending, self.ended = ending, timezone.now()
        self.why = why[:300] or self.why


J = TypeVar("J", bound=BackgroundGames)


def open_at(games: models.QuerySet[J], slug: str) -> J | None:
    """One of these that has not ended, its row locked until the transaction ends."""
    return games.select_for_update().filter(slug=slug, ended=None).first()


def own_at(games: models.QuerySet[J], slug: str, person: Person, gone: str) -> J:
    """The person's own of these, its row locked until the transaction ends. Raises Refused("gone") with this
    sentence."""
    found = games.select_for_update().filter(slug=slug).first()
    if found is None or not found.belongs_to(person):
        raise Refused("gone", gone)
    return found


def going_on(games: OwnedQuerySet[J]) -> OwnedQuerySet[J]:
    """Those of these that have not ended, of this version of the engine."""
    return games.filter(ended=None, version=VERSION)


def give_up_outdated(games: models.QuerySet[J], why: str) -> int:
    """End those of these that were begun by another version of the engine, because what is left would be other games;
    how many there were."""
    outdated = games.filter(ended=None).exclude(version=VERSION)
    return outdated.update(ending=Ending.FAILED, ended=timezone.now(), why=why)
