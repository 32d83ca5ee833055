"""What a bot that searches thought of a choice, in words: for a game that is over, and for hints in practice. Functions
of a position."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final, TypedDict

from engine.bots.halving import Thought
from engine.epic import Game, describe
from engine.epic.programs import NAME
from engine.epic.prompts import names_of
from engine.epic.rules import codes
from playtest.naming import action_in_words, by_names, listed

_NUMBERED: Final = re.compile(r" \(\d+ of \d+\)$|; \d+ of \d+(\))$")  # of champions that nothing else tells apart
_OF_SETS: Final = {  # what is said where nothing is picked, and what before the names of what is
    codes.MULLIGAN: ("Keep this hand", "Put back"),
    codes.ATTACKERS: ("No attack", "Attack with"),
    codes.BLOCKERS: ("No block", "Block with"),
}


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
            {
                "text": by_names(in_words(game, idea["option"], idea["refs"]), names, game.seat),
                "chance": idea["chance"],
                "games": idea["games"],
            }
            for idea in thought["ideas"]
        ],
        "options": thought["options"],
        "stopped": thought["stopped"],
    }


def in_words(game: Game, option: int, refs: Sequence[int]) -> str:
    """What would be done, an option or where several objects are picked all of them, as the player who is asked reads
    it."""
    if game.kind not in _OF_SETS:
        described = describe(game, option)
        return action_in_words(described["verb"], described["text"])
    none, some = _OF_SETS[game.kind]
    return f"{some} {in_a_row(game, refs)}" if refs else none


def in_a_row(game: Game, refs: Sequence[int]) -> str:
    """Champions or cards of a hand, with how many there are of those that are alike."""
    if game.kind in (codes.ATTACKERS, codes.BLOCKERS):
        others = [option >> codes.VERB_BITS for option in game.options if option & codes.VERB_MASK == codes.PICK]
        called = names_of(game, {*refs, *others})
        names = [_NUMBERED.sub(r"\1", called[ref]) for ref in refs]
    else:
        names = [NAME[game.def_of[ref - codes.CARD]] for ref in refs]
    return listed([name if count == 1 else f"{count} {name}" for name, count in Counter(names).items()])
