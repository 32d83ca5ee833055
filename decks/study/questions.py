"""What players ask of the cards that they have seen: loyalty, allies, gold to spend, a card or a sort of cards.

Cards count with the alignments that they have in hand: the printed ones, or all where the card says so (2.5).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from decks.study.odds import Held, Question
from engine.epic.catalogue import CARD_OF, DEITIES, by_name, is_fast
from engine.epic.construction import ALIGNMENTS
from engine.epic.language import EVENT, Alignment, AllAlignments, AllyOf, Card, Deity, LoyaltyOf, Trigger
from engine.epic.rules import OPENING_CARDS

LOYALTY = 2  # cards to reveal; what cards with loyalty X reveal is their player's choice
ALL = Alignment.GOOD | Alignment.EVIL | Alignment.SAGE | Alignment.WILD


def alignment_in_hand(card: Card) -> Alignment:
    return ALL if any(isinstance(one, AllAlignments) for one in card.abilities) else card.alignment


def _trigger_events(card: Card | Deity) -> list[object]:
    """What the abilities wait for that work in play, or for a deity where it lies."""
    return [event for one in card.abilities if isinstance(one, Trigger) for event in one.trigger_events]


def has_loyalty(card: Card) -> bool:
    return LoyaltyOf(LOYALTY) in _trigger_events(card)


def is_ally(card: Card | Deity, alignment: Alignment) -> bool:
    """Whether it waits in play for a card of cost 1 and this alignment to be played (5.18.1)."""
    return AllyOf(alignment) in _trigger_events(card)


def loyalty(alignment: Alignment) -> Question:
    """A card of this alignment with loyalty 2, and two other cards of the alignment to reveal as it enters play
    (5.3.1, 5.3.4)."""

    def group(card: Card) -> int | None:
        if not alignment_in_hand(card) & alignment:
            return None
        return 0 if has_loyalty(card) else 1

    return Question(2, group, lambda held: held[0] >= 1 and sum(held) > LOYALTY)


def has_loyal_card(held: Held) -> bool:
    """Of what `loyalty` counts: a card with loyalty is there, whatever else."""
    return held[0] >= 1


def ally(alignment: Alignment, deity: Deity | None = None) -> Question:
    """A champion whose ally ability waits for this alignment, and another card of cost 1 and this alignment to play
    after it (5.18.1). A deity with such an ability is there from the start (2.4.1): then the other card is enough."""
    waits = deity is not None and is_ally(deity, alignment)

    def group(card: Card) -> int | None:
        pays = card.cost == 1 and bool(alignment_in_hand(card) & alignment)
        if is_ally(card, alignment):
            return 0 if pays else 1
        return 2 if pays else None

    def holds(held: Held) -> bool:
        both, allies, paying = held
        if waits:
            return both + paying >= 1
        return both + allies >= 1 and both + paying >= 1 and both + allies + paying >= 2

    return Question(3, group, holds)


def live(dead: int) -> Question:
    """An opening hand with fewer free cards than this: the others cost 1. Free cards are dead until one of those is
    played."""
    return copies(lambda card: card.cost == 1, OPENING_CARDS - dead + 1)


def copies(of: Callable[[Card], bool], count: int) -> Question:
    """So many cards of a sort, or more."""
    return Question(1, lambda card: 0 if of(card) else None, at_least(count))


def at_least(count: int) -> Callable[[Held], bool]:
    return lambda held: held[0] >= count


# --- what can be asked for in the form -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wanted:
    """A sort of cards to ask for: its key, in words, and whether a card is one."""

    key: str
    name: str
    of: Callable[[Card], bool]


SORTS = (
    Wanted("one", "Cards of cost 1", lambda card: card.cost == 1),
    Wanted("free", "Free cards", lambda card: card.cost == 0),
    Wanted("champion", "Champions", lambda card: card.kind != EVENT),
    Wanted("event", "Events", lambda card: card.kind == EVENT),
    Wanted("fast", "Fast cards", is_fast),
    Wanted("slow", "Slow champions", lambda card: not is_fast(card)),
    Wanted("loyal", "Loyalty 2 cards", has_loyalty),
)


def wanted(cards: Mapping[str, int]) -> dict[str, Wanted]:
    """What can be asked for in this deck, by key: sorts and alignments that it has, and its cards."""
    found = [by_name(name) for name in sorted(cards)]
    offered = [one for one in SORTS if any(map(one.of, found))]
    offered += [_of_alignment(word) for word in alignments(cards)]
    offered += [Wanted(f"card:{card.name}", card.name, partial(_is_called, card.name)) for card in found]
    return {one.key: one for one in offered}


def _is_called(name: str, card: Card) -> bool:
    return card.name == name


def _of_alignment(word: str) -> Wanted:
    return Wanted(word, f"{word.capitalize()} cards", lambda card: bool(alignment_in_hand(card) & ALIGNMENTS[word]))


def alignments(cards: Mapping[str, int]) -> list[str]:
    """The alignments of which the deck has cards."""
    return [word for word, one in ALIGNMENTS.items() if any(CARD_OF[name].alignment & one for name in cards)]


def deity_of(name: str) -> Deity | None:
    """The deity of this printed name, None for ""."""
    return next((one for one in DEITIES if one.name == name), None)
