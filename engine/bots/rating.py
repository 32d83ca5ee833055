"""How good cards are in Limited: one number for each, for draft bots, suggested builds and the deck doctor.

The unit is a point: one game of a hundred more is won by whoever draws this card instead of an average one. The
numbers were measured in games of bots (`contribution.py`, kept in `data/points.py`); a card of which no game speaks yet
is rated by what its rules say.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.bots.data.points import BY_CARD, BY_FEATURE
from engine.bots.features import CARD_FEATURES

BY_VALUE: Final = 1.0  # points for one of the feature "value", as long as nothing was measured


def by_rules(name: str) -> float:
    """What the features of a card say of it."""
    known = CARD_FEATURES[name]
    if not BY_FEATURE:
        return BY_VALUE * known["value"]
    return sum(BY_FEATURE.get(word, 0.0) * value for word, value in known.items())


def _ratings() -> dict[str, float]:
    mean = sum(map(by_rules, CARD_FEATURES)) / len(CARD_FEATURES)
    return {name: round(BY_CARD.get(name, by_rules(name) - mean), 2) for name in CARD_FEATURES}


RATING: Final[Mapping[str, float]] = MappingProxyType(_ratings())  # by the name of the card
