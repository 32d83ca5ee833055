"""The bots that play for the laboratory, in words: how they play, and how long their games take on one core with the
compiled engine (docs/laboratory.md). Pure."""

from __future__ import annotations

from typing import Final

RANDOM: Final = "random"
COSTS: Final = {
    "beginner": "plays as beginners do; several games a second",
    "easy": "plays to win but overlooks some things; several games a second",
    "greedy": "plays to win; several games a second",
    "hard": "looks further ahead; about a game a second",
    "expert": "looks ahead the longest; about 8 seconds a game",
    RANDOM: "chooses at random; hundreds of games a second",
}
QUICK: Final = 0.11  # seconds of a game of those that do not look far ahead
SECONDS: Final = {"beginner": QUICK, "easy": QUICK, "greedy": QUICK, "hard": 0.7, "expert": 8.0, RANDOM: 0.006}
