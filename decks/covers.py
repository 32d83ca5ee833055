"""The card by which a deck is known at sight, and a name for a deck that came without one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine import games
from engine.construction.layout import Entry

MANY = 3  # copies of a card that are as good as more
SHARE = 5  # an alignment names a deck if it has at least every fifth card
UNNAMED = "New deck"


def card_of(cards: Mapping[str, int], game: str) -> str:
    """The largest champion that costs something among those of which there are most copies; "" for no cards."""
    entry = games.of(game).construction.entry
    return max(cards, key=lambda name: (*_size(entry(name), cards[name]), name), default="")


def cover_of(chosen: str, cards: Mapping[str, int], deity: str = "", *, game: str) -> str:
    """The card that was chosen, as long as the deck is played with it; or what stands out."""
    return chosen if chosen and (chosen in cards or chosen == deity) else card_of(cards, game)


def name_of(cards: Mapping[str, int], game: str) -> str:
    """As in "Good and Wild with Kong"."""
    if not cards:
        return UNNAMED
    construction = games.of(game).construction
    counted: Counter[str] = Counter()
    for name, count in cards.items():
        for word in construction.alignments_of(name):
            counted[word] += count
    least = sum(cards.values()) / SHARE
    named = [word for word in construction.ALIGNMENTS if counted[word] >= least]
    words = [word.capitalize() for word in sorted(named, key=lambda word: -counted[word])]
    first, last = ", ".join(words[:-1]), words[-1]
    with_card = f"with {card_of(cards, game)}"
    return f"{first} and {last} {with_card}" if first else f"{last} {with_card}"


def _size(entry: Entry, count: int) -> tuple[bool, bool, int, int]:
    strength = sum(int(number) for number in entry.numbers or () if number.isdecimal())
    return entry.kind == "champion", not entry.free, min(count, MANY), strength
