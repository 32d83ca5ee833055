"""Boosters that are opened and played as they come: Sealed Pack with two boosters, and Pack War (rule book, Sealed Pack
and Pack War)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.epic_tcg.limited.setup import plan
from engine.limited.deals import Deal
from engine.limited.machine import new_draft
from engine.limited.story import pools

LEAST: Final = 2  # seats of a plan


def _dealt(key: str) -> Callable[[int, int, Sequence[str]], list[list[str]]]:
    return lambda seats, seed, _: pools(new_draft(plan(key, seats=max(seats, LEAST)), seed))[:seats]


DEALS: Final = (
    Deal("sealed", "Two boosters", "Thirty cards as they come", _dealt("sealed")),
    Deal(
        "packwar",
        "Pack War",
        "one booster for each side",
        _dealt("packwar"),
        {"pack_war": True},
    ),
)
