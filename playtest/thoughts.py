"""What a bot that searches thought of a choice, in words, for a game that is over. Functions of a position."""

from __future__ import annotations

from typing import TypedDict

from engine.bots.search import Thought, Weighed
from engine.epic import Game
from engine.epic.prompts.apart import names_of
from engine.epic.prompts.options import option_texts
from engine.epic.rules import codes
from playtest.naming import listed, named


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


def explained(game: Game, thought: Thought, names: list[str]) -> Explained:
    """The thought about the choice that waits in this game."""
    texts = option_texts(game)
    return {
        "seat": game.seat,
        "ideas": [
            {"text": named(_text(game, idea, texts), names), "chance": idea["chance"], "games": idea["games"]}
            for idea in thought["ideas"]
        ],
        "options": thought["options"],
        "stopped": thought["stopped"],
    }


def _text(game: Game, idea: Weighed, texts: dict[int, str]) -> str:
    if game.kind not in (codes.ATTACKERS, codes.BLOCKERS):
        return texts[idea["option"]]
    verb = "Attack" if game.kind == codes.ATTACKERS else "Block"
    if not idea["refs"]:
        return "No attack" if game.kind == codes.ATTACKERS else "No block"
    called = names_of(game, idea["refs"])
    return f"{verb} with {listed([called[ref] for ref in idea['refs']])}"
