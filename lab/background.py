"""Games that are played in the background for somebody: what is stored alike of prices of picks, experiments and
improvements, whose turn it is, and how each of their verbs reaches its row."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from django.db import models
from django.db.models import Q
from django.utils import timezone

from engine.games import DEFAULT, GAMES, of
from live.errors import Refused
from people.models import Owned, OwnedQuerySet
from people.persons import Person
from playtest.models import Ending

SECONDS_OF_BLOCK: Final = 1.0  # that the pairs of a block take together, so that progress is seen each second
MOST_OF_BLOCK: Final = 50


class BackgroundGames(Owned):
    """Somebody's games that are played beside the server, by one `version` of the engine of their game; GAME is the
    look-up that leads to its key. `served` is when some of them were stored last: who waited longest is served next.
    When and how it `ended`; `why` says what happened where it could not go on."""

    GAME: ClassVar[str]

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
    def key_of_game(self) -> str:
        """Where GAME leads."""
        raise NotImplementedError

    @property
    def is_current(self) -> bool:
        """The engine plays by the same rules since."""
        return self.version == of(self.key_of_game).play.VERSION

    def end(self, ending: Ending, why: str = "") -> None:
        """It is not played on; to be saved."""
        self.ending, self.ended = ending, timezone.now()
        self.why = why[:300] or self.why


class PausableGames(BackgroundGames):
    """Those that are played in blocks, one of a person after the other, by decks of one `game`. `paused` is since when
    nothing is played; `seconds` are those that all `pairs` took that were played, those that do not count included."""

    GAME = "game"

    game = models.CharField(max_length=20, default=DEFAULT)
    paused = models.DateTimeField(null=True, blank=True)
    seconds = models.FloatField(default=0)
    pairs = models.PositiveIntegerField(default=0)

    class Meta(BackgroundGames.Meta):
        abstract = True

    @property
    def key_of_game(self) -> str:
        return self.game

    @property
    def is_still(self) -> bool:
        """Nothing is played just now."""
        return self.ended is not None or self.paused is not None

    @property
    def size_of_block(self) -> int:
        """How many pairs take about SECONDS_OF_BLOCK; one until that is known."""
        if not self.pairs:
            return 1
        each = self.seconds / self.pairs
        return MOST_OF_BLOCK if each * MOST_OF_BLOCK <= SECONDS_OF_BLOCK else max(1, int(SECONDS_OF_BLOCK / each))

    def count(self, pairs: int, seconds: float) -> None:
        """So many more were played just now; to be saved."""
        self.pairs += pairs
        self.seconds += seconds
        self.served = timezone.now()

    def set_paused(self, *, paused: bool) -> bool:
        """Play no more of it, or go on; whether that changes anything. One that has ended stays as it is. To be
        saved."""
        if self.ended is not None or (self.paused is not None) == paused:
            return False
        self.paused = timezone.now() if paused else None
        return True


J = TypeVar("J", bound=BackgroundGames)
P = TypeVar("P", bound=PausableGames)


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
    """Those of these that have not ended, of the versions by which games are played now."""
    return games.filter(_current(games), ended=None)


def give_up_outdated(games: models.QuerySet[J], why: str) -> int:
    """End those of these that were begun by another version of the engine, because what is left would be other games;
    how many there were."""
    outdated = games.filter(ended=None).exclude(_current(games))
    return outdated.update(ending=Ending.FAILED, ended=timezone.now(), why=why)


def _current(games: models.QuerySet[J]) -> Q:
    """Of whichever game, by the version by which it is played now."""
    found = Q()
    for key, game in GAMES.items():
        found |= Q(**{games.model.GAME: key, "version": game.play.VERSION})
    return found


def turns(games: OwnedQuerySet[P]) -> OwnedQuerySet[P]:
    """Those of these whose turn it is: of each person the oldest that has neither ended nor is paused."""
    return going_on(games.filter(paused=None)).oldest_of_each()


def check_room(mine: models.QuerySet[J], waiting: int, kept: int, what: str) -> None:
    """Whether somebody who has these may begin one more. `what` names several of them. Raises Refused("too_many")."""
    if mine.filter(ended=None).count() >= waiting:
        raise Refused(
            "too_many", f"{waiting} of your {what} are not finished yet. Wait for one to finish, or cancel one."
        )
    if mine.count() >= kept:
        raise Refused("too_many", f"You have {kept} {what}, the maximum. Delete one first.")
