"""Puzzles as scenes: one for each line of `puzzles.jsonl`, numbered from 1 in the order of the file.

`manage.py puzzles` finds them and proves them again. New ones go to the end, so that a number stays what it is.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from pathlib import Path
from typing import Final

from engine.epic import view
from engine.epic.positions import read
from engine.epic.puzzles import SURVIVE, WIN, Puzzle, from_line
from engine.games import DEFAULT
from playtest.scenes.scene import Remark, Scene, Seen, View, lost, my_turn, won

FILLER: Final = "Burrowing Wurm"  # of the decks: costs 1, has no tribute, and is played in one's own turn only
STORED: Final = Path(__file__).with_name("puzzles.jsonl")
OPPONENT: Final = "Opponent"  # what the bot of a puzzle is called
GOALS: Final = {WIN: "Win this turn.", SURVIVE: "Survive your opponent’s turn."}
_KEY: Final = "puzzle-"
_STRIDE: Final = 37  # from one day's puzzle to the next, so that neighbours in the file are not neighbours in time
_OPEN: Final = (
    "You see every card: your opponent’s hand lies open, and both decks hold nothing but copies of "
    f"{FILLER}. Your opponent knows all of it, too, and finds every answer."
)
_SOLVED: Final = {
    WIN: "Solved: you have won in this turn.",
    SURVIVE: "Solved: you have survived the turn.",
}
_AGAIN: Final = "Not solved: {}. Take your time, and try again."


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles; the first has number 1."""
    return tuple(from_line(line) for line in STORED.read_text(encoding="utf-8").splitlines())


def number_on(day: date) -> int:
    """The number of the puzzle of a day."""
    return day.toordinal() * _STRIDE % len(puzzles()) + 1


def key_of(number: int) -> str:
    """The key of the scene in which this puzzle is played."""
    return f"{_KEY}{number}"


def number_of(key: str, game: str) -> int:
    """The number of a puzzle of a game by the key of its scene; 0 where it is none."""
    if game != DEFAULT:  # only the first game has puzzles
        return 0
    digits = key.removeprefix(_KEY)
    known = digits != key and digits.isascii() and digits.isdecimal() and len(digits) <= len(str(len(puzzles())))
    return int(digits) if known and key_of(int(digits)) == key and int(digits) <= len(puzzles()) else 0


@cache
def scene_with(number: int) -> Scene:
    """The scene in which a puzzle is played."""
    puzzle = puzzles()[number - 1]
    seen = view(read(puzzle.position), 0)
    return Scene(
        key=key_of(number),
        title=f"Puzzle {number}",
        card=_card(seen),
        position=puzzle.position,
        text=f"{_OPEN}\n{how_hard(puzzle)}",
        goal=GOALS[puzzle.goal],
        done=won if puzzle.goal == WIN else _survived(seen["turn"]),
        well=_SOLVED[puzzle.goal],
        remarks=_failures(puzzle.goal),
        solution=puzzle.proof.solution,
        partner=OPPONENT,
        prevents=puzzle.goal,
    )


def _card(seen: View) -> str:
    """The card that stands for a puzzle: an attacker, or else the first that its player has in play or holds."""
    champions = seen["champions"]
    attackers = [one["card"] for one in champions if one["attacking"]]
    mine = [one["card"] for one in champions if one["controller"] == seen["seat"]]
    held = [one["card"] for one in seen["players"][seen["seat"]]["hand"]]
    return str([*attackers, *mine, *held][0])


def how_hard(puzzle: Puzzle) -> str:
    """What is known of a puzzle before it is solved, in a sentence."""
    proof = puzzle.proof
    right = "is right" if proof.solutions == 1 else "are right"
    needs = "1 action" if proof.length == 1 else f"{proof.length} actions"
    first = f"{proof.solutions} of {proof.first_actions} first actions {right}"
    return f"{puzzle.difficulty.capitalize()}: {needs} against the best answers; {first}."


def _survived(turn: int) -> Seen:
    def survived(seen: View) -> bool:
        return won(seen) or bool(seen["result"] is None and seen["turn"] != turn)

    return survived


def _failures(goal: str) -> tuple[Remark, ...]:
    defeat = Remark(lost, _AGAIN.format("your opponent has won"), ends=True)
    if goal == SURVIVE:
        return (defeat,)
    too_late = _AGAIN.format("your turn is over, and your opponent is still there")
    return (defeat, Remark(lambda seen: not my_turn(seen), too_late, ends=True))
