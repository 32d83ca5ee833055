"""What worker processes do for improvements: play blocks of pairs, and decide how a way goes on from what was played.
Loads the engine and no Django.

A way follows from its games, so that any process can go it again from the first one. That takes seconds where tens of
thousands were played, most of them for what cards are believed to add. So a process remembers how far it has gone some
ways, and goes on from there when it is asked about the same one. What it answers does not depend on it.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from lab.executors import Task, play
from lab.improving import Steps, Way, steps
from lab.keeping import DIGITS, read_stage, request_of
from lab.runs import Unit
from lab.stages import NOT_PLAYED, Asked, Ledger, Setting, quarters_of
from lab.swaps import Bounds
from live.memory import Memory

REMEMBERED: Final = 4  # ways


@dataclass(frozen=True)
class Job:
    """Something to be done for an improvement."""

    slug: str


@dataclass(frozen=True)
class Block(Job):
    """Units of a stage, ready to be played."""

    stage: str
    task: Task

    @property
    def units(self) -> tuple[Unit, ...]:
        return tuple(unit for unit, _ in self.task)


@dataclass(frozen=True)
class BlockPlayed:
    """The scores of the units of a block, in quarters, and the seconds that they took."""

    quarters: Mapping[Unit, int]
    seconds: float


@dataclass(frozen=True)
class Question(Job):
    """How does a way go on? `most` games may be played. `stages` are those that were played, as `lab.keeping` writes
    them, in their order."""

    setting: Setting
    bounds: Bounds
    most: int
    stages: Mapping[str, Any]

    @property
    def played(self) -> int:
        """Games that are known."""
        decks = (deck for decks in self.stages.values() for deck in decks)
        columns: list[str] = [column for deck in decks for column in deck["scores"]]
        return 2 * sum(len(column) - column.count(DIGITS[NOT_PLAYED]) for column in columns)

    @property
    def digest(self) -> str:
        """The same of questions about the same way, however far it is."""
        said = json.dumps(request_of(self.setting, self.bounds, self.most))
        return hashlib.sha256(said.encode()).hexdigest()


@dataclass(frozen=True)
class Answer:
    """The way so far, and what must be played before it goes on; None: it is over."""

    way: Way
    asked: Asked | None


def play_block(block: Block) -> BlockPlayed:
    """All its pairs, one after the other. Raises OtherEngine."""
    began = time.perf_counter()
    quarters = {unit: quarters_of(pair) for unit, pair in play(block.task)}
    return BlockPlayed(quarters, round(time.perf_counter() - began, 3))


def decide(question: Question) -> Answer:
    """Go the way as far as what was played leads. Raises OtherWay where that belongs to another one."""
    place = question.digest
    course = _courses.get(place)
    _courses.drop(place)  # one that fails is begun anew
    if course is None or course.ledger.played > question.played:  # it is further than the games that are told
        course = _Course(question)
    answer = course.go_on(question)
    _courses.keep(place, course)
    return answer


def forget() -> None:
    """Let go of all ways, as a new process does."""
    _courses.forget()


class _Course:
    """A way that waits for games."""

    def __init__(self, question: Question) -> None:
        deck = question.setting.deck.cards
        stages = {name: read_stage(deck, said) for name, said in question.stages.items()}
        self.ledger = Ledger(question.setting, question.most, stages)
        self.way = Way(deck)
        self.steps: Steps[None] = steps(self.ledger, question.bounds, self.way)
        self.asked: Asked | None = None

    def go_on(self, question: Question) -> Answer:
        if self.asked is not None:
            self._fill(self.asked, question)
        if self.way.over is None:
            self.asked = next(self.steps, None)
        return Answer(replace(self.way, attempts=list(self.way.attempts)), self.asked)

    def _fill(self, asked: Asked, question: Question) -> None:
        """Take over what was played since of what was asked for."""
        stage = self.ledger.stages[asked.stage]
        known = read_stage(question.setting.deck.cards, question.stages.get(asked.stage, ()))
        for deck in asked.decks:
            for column, played in zip(stage.quarters[deck], known.quarters.get(deck, ()), strict=False):
                for at, quarters in enumerate(played[: len(column)]):
                    if quarters != NOT_PLAYED:
                        column[at] = quarters


_courses = Memory[_Course](REMEMBERED)
