"""What a player did with their own cards in a game, as games tell it by their journals. Names no game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

OPENING: Final = 0  # the turn of what is in the opening hand


@dataclass(frozen=True)
class Usage:
    """One player's own cards by name, in the order of names: the turn in which the first copy was `drawn`, which came
    into the hand from the deck and was not put back in the mulligan; and the one in which it was `played`. Turns of all
    players are counted together, from 1; what is in the hand after the mulligans was drawn in turn OPENING.

    Each card once, copies of a name for themselves, in the order in which it happened: the `draws` are those that came
    off the deck as it was shuffled, each with the turn in which it was drawn, or None where it was revealed first; the
    `plays` are those that were played, each with the turn."""

    drawn: dict[str, int]
    played: dict[str, int]
    draws: tuple[tuple[str, int | None], ...]
    plays: tuple[tuple[str, int], ...]


def first_by_name(turns: Iterable[tuple[str, int]]) -> dict[str, int]:
    """The earliest turn of all copies of a card, in the order of names."""
    found: dict[str, int] = {}
    for name, turn in turns:
        found[name] = min(turn, found.get(name, turn))
    return dict(sorted(found.items()))
