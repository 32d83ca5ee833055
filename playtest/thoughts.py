"""What a bot that searches thought of a choice, in words, for a game that is over. Functions of a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from engine.bots.halving import Thought
from engine.games import Play, Position
from playtest.naming import by_names


class Considered(TypedDict):
    """An idea: what would be done, the chance of winning from 0 to 1, and in how many games it was tried."""

    text: str
    chance: float
    games: int


class Explained(TypedDict):
    """Who thought, the ideas, the one that was chosen first, how many options were looked at, and whether time was up
    before the end."""

    seat: int
    ideas: list[Considered]
    options: int
    stopped: bool


def explained(play: Play, game: Position, thought: Thought, names: Sequence[str]) -> Explained | None:
    """The thought about the choice that waits in this game, with the players by their names; None where by today's
    rules there is no such choice any more."""
    asked = play.decision(game)
    if asked is None or not all(idea["option"] in asked.options for idea in thought["ideas"]):
        return None
    return {
        "seat": asked.seat,
        "ideas": [
            {
                "text": by_names(play.in_words(game, idea["option"], idea["refs"]), names, asked.seat),
                "chance": idea["chance"],
                "games": idea["games"],
            }
            for idea in thought["ideas"]
        ],
        "options": thought["options"],
        "stopped": thought["stopped"],
    }
