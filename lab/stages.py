"""The games by which a deck is improved: stages, in each of which some decks meet the same field.

In a stage all decks play the same pairs of games, with the same seeds (common random numbers). Decks are shuffled by
place, so that two of them which differ in one place have all other cards in the same order, and what differs between
them is what that card does. Games in which it never leaves the deck come out alike with a bot that knows nothing of its
own list. A bot that looks ahead does so in games that are dealt from its own list, so that it may think otherwise
before the card is drawn; the comparison stays fair, only less of the noise cancels.

A round is one pair of games against each deck of the field, each with shuffles of its own. The score of a deck in a
round is the mean of all its games in it. Rounds have nothing in common with each other, nor with those of other stages:
the games of another stage are fresh.

What a stage brings depends on its name, the seed, its decks, the field and the bot. So whoever plays the same stages
again, from a file or anew, goes the same way. Loads no Django.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.epic.simulation import Deck
from engine.epic.versions import VERSION
from engine.kernel.seeds import stream
from lab.executors import Executor
from lab.matchups import Contender, score_of
from lab.runs import Plan, Unit

QUARTERS: Final = 4  # scores of pairs are counted in quarters, since two games have at most two points of a half each
APART: Final = 1_000_000  # between the numbers of pairs against two decks of the field: each has its own seeds
NOT_PLAYED: Final = -1


class OutOfGames(RuntimeError):
    """No more games may be played."""


class OutOfTime(RuntimeError):
    """The time is up; what was played is kept."""


class OtherWay(ValueError):
    """What was played before belongs to another way than the one that is gone now."""


@dataclass(frozen=True)
class Setting:
    """What all stages have in common: the deck that is to be improved, the decks that it meets, the bot that plays all
    of them, and the seed. At most so many swaps are tried `together`; None: as many as seem good."""

    deck: Contender
    field: tuple[Contender, ...]
    bot: str
    seed: int
    together: int | None = None
    version: int = VERSION

    @property
    def games(self) -> int:
        """Of a round of one deck."""
        return 2 * len(self.field)

    def seed_of(self, stage: str) -> int:
        return stream(self.seed, stage).fork()


@dataclass
class Stage:
    """What was played: for each deck and each deck of the field the scores by round, in quarters, NOT_PLAYED where one
    is missing; and the rounds that were asked for."""

    quarters: dict[Deck, list[list[int]]] = field(default_factory=dict)
    asked: dict[Deck, int] = field(default_factory=dict)

    def scores(self, deck: Deck, rounds: int) -> list[float]:
        """From 0 to 1, of the first rounds."""
        columns = self.quarters[deck]
        return [sum(column[at] for column in columns) / (QUARTERS * len(columns)) for at in range(rounds)]


Stages = dict[str, Stage]


@dataclass
class Games:
    """Plays stages. At most so many games are asked for (`most`), however many of them are known already; `until` is
    a time of `time.monotonic` after which no game is waited for. `keep` is called after each pair that was played."""

    setting: Setting
    executor: Executor
    most: int
    stages: Stages = field(default_factory=dict)
    until: float | None = None
    keep: Callable[[], None] = lambda: None

    @property
    def spent(self) -> int:
        """Games that were asked for."""
        rounds = sum(number for stage in self.stages.values() for number in stage.asked.values())
        return self.setting.games * rounds

    @property
    def played(self) -> int:
        """Games that were played and are known."""
        columns = (column for stage in self.stages.values() for deck in stage.quarters.values() for column in deck)
        return 2 * sum(len(column) - column.count(NOT_PLAYED) for column in columns)

    @property
    def left(self) -> int:
        return self.most - self.spent

    def play(self, name: str, decks: Sequence[Deck], rounds: int) -> list[list[float]]:
        """The scores of these decks in the first rounds of a stage. Raises OutOfGames before any of them is played;
        OutOfTime and CannotPlay, after which the same call goes on; OtherWay where the stage is known with others."""
        known = self.stages.get(name)
        if known is not None and not known.asked and any(deck not in known.quarters for deck in decks):
            raise OtherWay(f'The games of the stage "{name}" were played by other decks.')
        stage = known or Stage()
        new = sum(max(0, rounds - stage.asked.get(deck, 0)) for deck in decks)
        if self.setting.games * new > self.left:
            raise OutOfGames
        self.stages[name] = stage
        for deck in decks:
            stage.asked[deck] = max(rounds, stage.asked.get(deck, 0))
            columns = stage.quarters.setdefault(deck, [[] for _ in self.setting.field])
            for column in columns:
                column.extend([NOT_PLAYED] * (rounds - len(column)))
        self._play(name, stage, decks, rounds)
        return [stage.scores(deck, rounds) for deck in decks]

    def _play(self, name: str, stage: Stage, decks: Sequence[Deck], rounds: int) -> None:
        """Play what is missing."""
        units = list(self._missing(stage, decks, rounds))
        if not units:
            return
        plan, across = self.plan(name, decks), len(self.setting.field)
        results = self.executor.results(plan, iter(units))
        try:
            for (at, number), pair in results:
                deck, opponent = divmod(at, across)
                stage.quarters[decks[deck]][opponent][number % APART] = round(QUARTERS * score_of(pair))
                self.keep()
                if self.until is not None and time.monotonic() >= self.until:
                    raise OutOfTime
        finally:
            results.close()

    def plan(self, name: str, decks: Sequence[Deck]) -> Plan:
        """The meetings of a stage: each deck with each of the field."""
        setting = self.setting
        mine = tuple(Contender(f"{setting.deck.name} {at}", deck, setting.deck.deity) for at, deck in enumerate(decks))
        meetings = tuple((one, len(mine) + two) for one in range(len(mine)) for two in range(len(setting.field)))
        return Plan((*mine, *setting.field), meetings, setting.bot, setting.seed_of(name), version=setting.version)

    def _missing(self, stage: Stage, decks: Sequence[Deck], rounds: int) -> Iterator[Unit]:
        """Round by round, so that all decks come on alike."""
        across = len(self.setting.field)
        for at in range(rounds):
            for place, deck in enumerate(decks):
                for opponent in range(across):
                    if stage.quarters[deck][opponent][at] == NOT_PLAYED:
                        yield place * across + opponent, number_of_pair(opponent, at)


def number_of_pair(opponent: int, at: int) -> int:
    """The number of the pair of a round against a deck of the field."""
    return opponent * APART + at
