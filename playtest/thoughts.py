"""What a bot that searches thought of a choice, in words, for a game that is over. Functions of a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from engine.bots.search import Thought, Weighed
from engine.epic import Game, describe
from engine.epic.prompts import names_of
from engine.epic.rules import codes
from playtest.naming import action_in_words, by_names, listed


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


def explained(game: Game, thought: Thought, names: Sequence[str]) -> Explained | None:
    """The thought about the choice that waits in this game, with the players by their names; None where by today's
    rules there is no such choice any more."""
    if not all(idea["option"] in game.options for idea in thought["ideas"]):
        return None
    return {
        "seat": game.seat,
        "ideas": [
            {"text": _text(game, idea, names), "chance": idea["chance"], "games": idea["games"]}
            for idea in thought["ideas"]
        ],
        "options": thought["options"],
        "stopped": thought["stopped"],
    }


def _text(game: Game, idea: Weighed, names: Sequence[str]) -> str:
    if game.kind not in (codes.ATTACKERS, codes.BLOCKERS):
        option = describe(game, idea["option"])
        return by_names(action_in_words(option["verb"], option["text"]), names, game.seat)
    if not idea["refs"]:
        return "No attack" if game.kind == codes.ATTACKERS else "No block"
    verb = "Attack" if game.kind == codes.ATTACKERS else "Block"
    called = names_of(game, idea["refs"])
    return by_names(f"{verb} with {listed([called[ref] for ref in idea['refs']])}", names, game.seat)
