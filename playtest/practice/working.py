"""What a worker process is asked for a person who practises: what a bot would think of the choice that waits, and what
a choice may cost. It gets the game as it is stored, and thinks from what that person's seat may know. It loads the
engine and no Django, and answers the same question alike unless its time runs out first.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, NamedTuple

from engine.bots.advising import Advice
from engine.bots.observing import Observed
from engine.bots.review import Review
from engine.games import of
from engine.kernel.random import Rng
from playtest.workers import time_is_up

DEAR: Final = 0.08  # what a blunder costs at least: the chance of winning, from 0 to 1
SURE: Final = 2.0  # standard errors by which a cost must be above nothing


class Question(NamedTuple):
    """A choice that waits for a seat: the game as it is stored, the options that were chosen in it so far, and which
    game it is."""

    seat: int
    setup: dict[str, object]
    seed: int
    made: tuple[int, ...]
    game: str


def advise(question: Question, until: float) -> Advice:
    """A hint for the choice that waits. At the time `until` it says what seems best, see `time_is_up`."""
    return of(question.game).bots.hint(_seen_by(question), _chance("hint", question), time_is_up(until))


def weigh(question: Question, chosen: tuple[int, ...], until: float) -> Review | None:
    """What the choice of these options costs; None where that was not found out in time, and where nothing else could
    be chosen."""
    rng = _chance("warning", question)
    return of(question.game).bots.weigh(_seen_by(question), rng, chosen, time_is_up(until))


def is_blunder(found: Review) -> bool:
    """It costs much, and that is hardly by chance."""
    return found["cost"] >= DEAR and found["cost"] > SURE * found["error"]


def _seen_by(question: Question) -> Observed[Any]:
    """What the seat may know of the choice that waits for it."""
    game = of(question.game)
    reached = game.play.new_game(game.play.setup_in(question.setup), question.seed)
    for code in question.made:
        game.play.play(reached, code)
    return game.bots.observe(reached, question.seat)


def _chance(purpose: str, question: Question) -> Rng:
    """The chance of one question: the same whenever it is asked again."""
    key = f"{purpose} {question.seed} {question.seat} {len(question.made)}"
    return Rng(int.from_bytes(hashlib.sha256(key.encode()).digest()[:8], "big"))
