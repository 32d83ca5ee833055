"""A puzzle as data: an open position, what seat 0 is to reach in it, where it is from, and what was proved of it."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Final

from engine.epic.positions.notation import read
from engine.epic.prompts.decisions import describe
from engine.epic.puzzles.solving import GOALS, Solver, after
from engine.epic.rules.state import Game

EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
DIFFICULTIES: Final = (EASY, MEDIUM, HARD)
_MEDIUM_FROM: Final = 9.0  # of the rating: as many are easy, medium and hard, about
_HARD_FROM: Final = 12.0


class BadPuzzle(ValueError):
    """A line that is no puzzle; the sentence says why."""


@dataclass(frozen=True)
class Proof:
    """What the search of a whole position found: `solutions` of so many `first_actions` reach the goal, `length`
    actions are needed against the best answers, and `nodes` positions were looked at. `solution` is a first action that
    leads to the goal in `length` actions, in words, a choice each."""

    solutions: int
    first_actions: int
    length: int
    nodes: int
    solution: tuple[str, ...]


@dataclass(frozen=True)
class Puzzle:
    """`seed` is that of the game of bots in which it arose, `choice` the number of choices made before."""

    goal: str
    position: str
    seed: int
    choice: int
    proof: Proof

    @property
    def rating(self) -> float:
        """How hard it is: by its length, how far it branches, and how few of the first actions are right."""
        proof = self.proof
        return 2 * proof.length + math.log10(proof.nodes) + math.log2(proof.first_actions / proof.solutions)

    @property
    def difficulty(self) -> str:
        """Easy, medium or hard."""
        return EASY if self.rating < _MEDIUM_FROM else MEDIUM if self.rating < _HARD_FROM else HARD


def prove(goal: str, position: str, limit: int) -> Proof | None:
    """What is so in an open position; None where the goal cannot be reached. Raises BadNotation, TooLarge, NotOpen."""
    game = read(position)
    solver = Solver(game, goal, 0, limit)
    actions = solver.first_actions(game)
    working = [made for made, works in actions if works]
    if not working:
        return None
    nodes = solver.nodes
    length = solver.length(game)
    lengths = [solver.length(_played(game, made)) for made in working]
    shortest = working[lengths.index(min(lengths))]
    return Proof(len(working), len(actions), length, nodes, _in_words(game, shortest))


def _played(g: Game, made: Iterable[int]) -> Game:
    for option in made:
        g = after(g, option)
    return g


def _in_words(g: Game, made: Iterable[int]) -> tuple[str, ...]:
    words: list[str] = []
    for option in made:
        words.append(str(describe(g, option)["text"]))
        g = after(g, option)
    return tuple(words)


def to_line(puzzle: Puzzle) -> str:
    """A puzzle as one line of JSON."""
    return json.dumps(asdict(puzzle), ensure_ascii=False)


def from_line(line: str) -> Puzzle:
    """The puzzle that `to_line` wrote. Raises BadPuzzle."""
    try:
        data = json.loads(line)
        proof = data.pop("proof")
        proof["solution"] = tuple(proof["solution"])
        puzzle = Puzzle(**data, proof=Proof(**proof))
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadPuzzle(f'This line is no puzzle: "{line[:60]}".') from error
    if puzzle.goal not in GOALS:
        raise BadPuzzle(f"{puzzle.goal} is no goal; goals are {' and '.join(GOALS)}.")
    return puzzle
