"""What the page of puzzles shows to one person: that of the day, one of those not solved yet, and all by difficulty."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from engine.epic.puzzles import DIFFICULTIES, Puzzle
from playtest.scenes.puzzles import FILLER, how_hard, key_of, number_on, puzzles, scene_with


@dataclass(frozen=True)
class Row:
    """A puzzle in the list."""

    number: int
    key: str
    goal: str  # "win" or "survive"
    actions: int  # that it takes
    difficulty: str
    solved: bool


@dataclass(frozen=True)
class Group:
    """The puzzles of one difficulty, and how many of them are solved."""

    difficulty: str
    rows: list[Row]

    @property
    def solved(self) -> int:
        return sum(row.solved for row in self.rows)


@dataclass(frozen=True)
class PuzzleOfTheDay:
    """The puzzle of a day: `card` is one in it, whose picture stands for it."""

    row: Row
    goal: str
    how_hard: str
    card: str


@dataclass(frozen=True)
class PuzzlePage:
    """`another` is the next one after the day's that is not solved, None when all others are. All decks hold
    `filler`."""

    day: date
    today: PuzzleOfTheDay
    another: Row | None
    groups: list[Group]
    filler: str = FILLER

    @property
    def total(self) -> int:
        return sum(len(group.rows) for group in self.groups)

    @property
    def solved(self) -> int:
        return sum(group.solved for group in self.groups)


def puzzle_page(day: date, done: set[str]) -> PuzzlePage:
    """The page on a day, for somebody who has solved the scenes with these keys."""
    rows = [_row(number, puzzle, done) for number, puzzle in enumerate(puzzles(), 1)]
    at = number_on(day) - 1
    scene = scene_with(at + 1)
    today = PuzzleOfTheDay(rows[at], scene.goal, how_hard(puzzles()[at]), scene.card)
    others = [*rows[at + 1 :], *rows[:at]]
    another = next((row for row in others if not row.solved), None)
    groups = [Group(difficulty, [row for row in rows if row.difficulty == difficulty]) for difficulty in DIFFICULTIES]
    return PuzzlePage(day, today, another, [group for group in groups if group.rows])


def _row(number: int, puzzle: Puzzle, done: set[str]) -> Row:
    return Row(number, key_of(number), puzzle.goal, puzzle.proof.length, puzzle.difficulty, key_of(number) in done)
