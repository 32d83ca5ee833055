"""How good cards are in Limited: one number for each, for draft bots, suggested builds and the deck doctor.

The unit is a point: one game of a hundred more is won by whoever draws this card instead of an average one. `RATING`
was measured in games of bots with random decks (`contribution.py`, kept in `data/points.py`); a card of which no game
speaks yet is rated by what its rules say.

For a draft format of which games with drafted decks were counted there are other `Ratings`: `RATING`, mixed with what
these games have shown (`data/ratings.py`, written by `manage.py ratings`). By which of them a draft bot goes follows
from its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.bots.epic.data.points import BY_CARD, BY_FEATURE
from engine.bots.epic.data.ratings import BY_FORMAT
from engine.bots.epic.features import CARD_FEATURES
from engine.bots.pickers import BOT

__all__ = [
    "BOT", "BY_VALUE", "COUNTED", "MEASURED", "PRIOR", "RATING", "Ratings", "best_bot", "by_rules", "ratings_of",
]  # fmt: skip

BY_VALUE: Final = 1.0  # points for one of the feature "value", as long as nothing was measured

# Draft bots: BOT goes by RATING in every format, MEASURED by what was counted in drafts of the format, or as BOT, where
# nothing was.
MEASURED: Final = "measured"


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


class Ratings:
    """What every card is rated, in points, by name, which never changes; and what follows from that. `best_first`: all
    ratings; `floor`: the rating of a card that is just left out, since of a pool about two thirds are played; `unseen`:
    what a card face down is rated above the floor."""

    __slots__ = ("best_first", "by_card", "floor", "unseen")

    def __init__(self, by_card: Mapping[str, float]) -> None:
        self.by_card = by_card
        self.best_first = tuple(sorted(by_card.values(), reverse=True))
        self.floor = self.best_first[-1 - len(by_card) // 3]
        self.unseen = sum(max(0.0, rating - self.floor) for rating in reversed(self.best_first)) / len(by_card)

    def __getitem__(self, name: str) -> float:
        return self.by_card[name]


PRIOR: Final = Ratings(RATING)  # what is known of cards before games of a draft format are looked at
COUNTED: Final = {key: Ratings({**RATING, **points}) for key, points in BY_FORMAT.items()}  # by draft format


def ratings_of(bot: str, key: str) -> Ratings:
    """Those that the draft bot of this name goes by in a draft format."""
    return COUNTED.get(key, PRIOR) if bot == MEASURED else PRIOR


def best_bot(key: str) -> str:
    """The name of the bot that drafts best in a draft format."""
    return MEASURED if key in COUNTED else BOT
