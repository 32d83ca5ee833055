"""Boosters that are opened and played as they come: Sealed Pack with two boosters, and Pack War (rule book, Sealed Pack
and Pack War)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.epic_tcg.limited.setup import plan
from engine.limited.deals import Deal
from engine.limited.machine import new_draft
from engine.limited.story import pools


def _dealt(key: str) -> Callable[[int, int], list[list[str]]]:
    return lambda seats, seed: pools(new_draft(plan(key, seats=seats), seed))


DEALS: Final = (
    Deal("sealed", "Two boosters", "Each side plays the 30 cards of two boosters.", _dealt("sealed")),
    Deal(
        "packwar",
        "Pack War",
        "Each side plays the 15 cards of one booster, and an empty deck does not win.",
        _dealt("packwar"),
        {"pack_war": True},
    ),
)
