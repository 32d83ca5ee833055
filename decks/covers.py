"""The card by which a deck is known at sight, and a name for a deck that came without one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.epic.catalogue import CARD_OF, alignment_words, by_name
from engine.epic.construction import ALIGNMENTS
from engine.epic.language import EVENT, Card

MANY = 3  # copies of a card that are as good as more
SHARE = 5  # an alignment names a deck if it has at least every fifth card
UNNAMED = "New deck"


def card_of(cards: Mapping[str, int]) -> str:
    """The largest champion that costs a gold among those of which there are most copies; "" for no cards."""
    return max(cards, key=lambda name: (*_size(CARD_OF[name], cards[name]), name), default="")


def cover_of(chosen: str, cards: Mapping[str, int], deity: str = "") -> str:
    """The card that was chosen, as long as the deck is played with it; or what stands out."""
    return chosen if chosen and (chosen in cards or chosen == deity) else card_of(cards)


def name_of(cards: Mapping[str, int]) -> str:
    """As in "Good and Wild with Kong"."""
    if not cards:
        return UNNAMED
    counted: Counter[str] = Counter()
    for name, count in cards.items():
        for word in alignment_words(by_name(name).alignment):
            counted[word] += count
    least = sum(cards.values()) / SHARE
    named = [word for word in ALIGNMENTS if counted[word] >= least]
    words = [word.capitalize() for word in sorted(named, key=lambda word: -counted[word])]
    first, last = ", ".join(words[:-1]), words[-1]
    return f"{first} and {last} with {card_of(cards)}" if first else f"{last} with {card_of(cards)}"


def _size(card: Card, count: int) -> tuple[bool, int, int, int]:
    champion = card.kind != EVENT
    return champion, card.cost, min(count, MANY), card.offense + card.defense if champion else 0
