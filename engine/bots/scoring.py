"""What an option of a draft is worth to a picker of any game: a score that is made of parts. Names no game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

DENIAL: Final = 0.3  # what the only opponent does not get, as a share of what it is value to them
DIGITS: Final = 3


@dataclass(frozen=True)
class Score:
    """One option: `total` is the sum of the `parts`, by their names. `card` is empty where the option is none; `name`
    is how an option is called that is about several cards or none."""

    option: int
    card: str
    parts: dict[str, float]
    total: float
    name: str = ""

    def to_json(self) -> dict[str, Any]:
        named = {"name": self.name} if self.name else {}
        return {"option": self.option, "card": self.card, **named, "parts": self.parts, "total": self.total}


def scored(option: int, card: str, parts: Mapping[str, float], name: str = "") -> Score:
    rounded = {part: round(value, DIGITS) for part, value in parts.items()}
    return Score(option, card, rounded, round(sum(rounded.values()), DIGITS), name)


def best(scores: list[Score]) -> Score:
    """The best score, the first option among equals."""
    return max(scores, key=lambda one: (one.total, -one.option))
