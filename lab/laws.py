"""What the page of the bots says of the tests which show that no bot sees a hidden card: which they are, and in how
many positions they ask each bot. Pure.

`tests/lab/test_page.py` counts the positions and finds the tests.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from decks.conformance import Test
from gate.games import room_of

CHANGES: Final = 2  # of the hidden cards of a position
COMPARED: Final[Mapping[str, tuple[int, Mapping[str, int]]]] = {  # games, and of these by bot the positions
    "epic": (8, {"beginner": 153, "easy": 153, "greedy": 153, "hard": 77, "expert": 15}),
    "epic-tcg": (6, dict.fromkeys(("random", "greedy", "hard"), 262)),
}


@dataclass(frozen=True)
class Certificate:
    """The file of the tests of a game, those that count, the games that they play, and by bot the positions of these in
    which they change hidden cards."""

    file: str
    tests: tuple[Test, ...]
    games: int
    positions: Mapping[str, int]


def certificate(game: str) -> Certificate:
    """That of the bots of a game."""
    file = f"tests/engine/bots/{room_of(game).name}/test_laws.py"
    tests = (
        Test(file, "test_unseen_cards_do_not_move_a_bot"),
        Test(file, "test_a_choice_is_legal_and_repeatable_and_leaves_the_game_alone"),
    )
    return Certificate(file, tests, *COMPARED[game])
