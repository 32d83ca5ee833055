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
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.kernel.seeds import stream
from lab.executors import Executor
from lab.matchups import Contender, Deck, PairPlayed, score_of
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
    of them, the seed, and the key of the game and the version of its engine. At most so many swaps are tried
    `together`; None: as many as seem good."""

    deck: Contender
    field: tuple[Contender, ...]
    bot: str
    seed: int
    game: str
    version: int
    together: int | None = None

    @property
    def games(self) -> int:
        """Of a round of one deck."""
        return 2 * len(self.field)

    def seed_of(self, stage: str) -> int:
        return stream(self.seed, stage).fork()


@dataclass(frozen=True)
class Asked:
    """What must be played before a way goes on: these decks in the first rounds of a stage."""

    stage: str
    decks: tuple[Deck, ...]
    rounds: int


@dataclass
class Stage:
    """What was played: for each deck and each deck of the field the scores by round, in quarters, NOT_PLAYED where one
    is missing; and the rounds that were asked for. A unit is a meeting of a deck, by its place in the stage, with one
    of the field, and the number of a pair (`Ledger.plan`)."""

    quarters: dict[Deck, list[list[int]]] = field(default_factory=dict)
    asked: dict[Deck, int] = field(default_factory=dict)

    def ask(self, decks: Sequence[Deck], rounds: int, across: int) -> None:
        """Make room for what is to be played against so many decks."""
        for deck in decks:
            self.asked[deck] = max(rounds, self.asked.get(deck, 0))
            columns = self.quarters.setdefault(deck, [[] for _ in range(across)])
            for column in columns:
                column.extend([NOT_PLAYED] * (rounds - len(column)))

    def missing(self, decks: Collection[Deck] | None = None, rounds: int | None = None) -> Iterator[Unit]:
        """Units that were asked for and are not played: of these decks (None: of all) in the first rounds. Round by
        round, so that all decks come on alike."""
        columns = [
            (place * len(row) + opponent, opponent, column)
            for place, (deck, row) in enumerate(self.quarters.items())
            if decks is None or deck in decks
            for opponent, column in enumerate(row)
        ]
        longest = max((len(column) for _, _, column in columns), default=0)
        for at in range(longest if rounds is None else min(rounds, longest)):
            for meeting, opponent, column in columns:
                if at < len(column) and column[at] == NOT_PLAYED:
                    yield meeting, number_of_pair(opponent, at)

    def fill(self, unit: Unit, quarters: int) -> bool:
        """Keep the score of a unit. False where it is known, or nobody asked for it, and nothing changes."""
        meeting, number = unit
        rows = list(self.quarters.values())
        place, opponent = divmod(meeting, len(rows[0]) if rows else 1)
        at = number % APART
        if place >= len(rows) or at >= len(rows[place][opponent]) or rows[place][opponent][at] != NOT_PLAYED:
            return False
        rows[place][opponent][at] = quarters
        return True

    @property
    def whole_rounds(self) -> int:
        """How many of the first rounds all decks have played."""
        columns = [column for row in self.quarters.values() for column in row]
        ends = (column.index(NOT_PLAYED) if NOT_PLAYED in column else len(column) for column in columns)
        return min(ends, default=0)

    def scores(self, deck: Deck, rounds: int) -> list[float]:
        """From 0 to 1, of the first rounds."""
        columns = self.quarters[deck]
        return [sum(column[at] for column in columns) / (QUARTERS * len(columns)) for at in range(rounds)]


Stages = dict[str, Stage]


@dataclass
class Ledger:
    """What is asked of stages and what was played of them. At most so many games are asked for (`most`), however many
    of them are known already."""

    setting: Setting
    most: int
    stages: Stages = field(default_factory=dict)

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

    def ask(self, name: str, decks: Sequence[Deck], rounds: int) -> Asked:
        """Ask for the first rounds of these decks in a stage; to ask again asks for nothing more. Raises OutOfGames,
        and OtherWay where the stage is known with others; then nothing is asked for."""
        known = self.stages.get(name)
        if known is not None and not known.asked and any(deck not in known.quarters for deck in decks):
            raise OtherWay(f'The games of the stage "{name}" were played by other decks.')
        stage = known or Stage()
        new = sum(max(0, rounds - stage.asked.get(deck, 0)) for deck in decks)
        if self.setting.games * new > self.left:
            raise OutOfGames
        self.stages[name] = stage
        stage.ask(decks, rounds, len(self.setting.field))
        return Asked(name, tuple(decks), rounds)

    def missing(self, asked: Asked) -> Iterator[Unit]:
        """Units that were asked for and are not played."""
        return self.stages[asked.stage].missing(asked.decks, asked.rounds)

    def scores(self, asked: Asked) -> list[list[float]]:
        """Of each deck, when nothing is missing."""
        return [self.stages[asked.stage].scores(deck, asked.rounds) for deck in asked.decks]

    def plan(self, name: str) -> Plan:
        """The meetings of a stage: each of its decks with each of the field."""
        setting = self.setting
        mine = tuple(
            Contender(f"{setting.deck.name} {at}", deck, setting.deck.deity)
            for at, deck in enumerate(self.stages[name].quarters)
        )
        meetings = tuple((one, len(mine) + two) for one in range(len(mine)) for two in range(len(setting.field)))
        contenders = (*mine, *setting.field)
        return Plan(contenders, meetings, setting.bot, setting.seed_of(name), setting.game, setting.version)


@dataclass
class Games(Ledger):
    """Plays stages. `until` is a time of `time.monotonic` after which no game is waited for. `keep` is called after
    each pair that was played."""

    executor: Executor = field(kw_only=True)
    until: float | None = field(default=None, kw_only=True)
    keep: Callable[[], None] = field(default=lambda: None, kw_only=True)

    def play(self, name: str, decks: Sequence[Deck], rounds: int) -> list[list[float]]:
        """The scores of these decks in the first rounds of a stage. Raises OutOfGames before any of them is played;
        OutOfTime and CannotPlay, after which the same call goes on; OtherWay as `ask`."""
        asked = self.ask(name, decks, rounds)
        self.fetch(asked)
        return self.scores(asked)

    def fetch(self, asked: Asked) -> None:
        """Play what is missing. Raises OutOfTime and CannotPlay."""
        units = list(self.missing(asked))
        if not units:
            return
        stage = self.stages[asked.stage]
        results = self.executor.results(self.plan(asked.stage), iter(units))
        try:
            for unit, pair in results:
                stage.fill(unit, quarters_of(pair))
                self.keep()
                if self.until is not None and time.monotonic() >= self.until:
                    raise OutOfTime
        finally:
            results.close()


def quarters_of(pair: PairPlayed) -> int:
    return round(QUARTERS * score_of(pair))


def number_of_pair(opponent: int, at: int) -> int:
    """The number of the pair of a round against a deck of the field."""
    return opponent * APART + at
