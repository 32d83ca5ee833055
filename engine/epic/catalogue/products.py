"""All cards and deities of all products: looking them up by name, their printings and their facts.

Pages, commands, bots and tests come here; the modules of `cards/` are read by nobody else. Nothing here changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypedDict

from engine.epic.cards import bans, base, deities, pantheon, promos, tokens, tyrants, uprising
from engine.epic.language import AMBUSH, EVENT, Alignment, Card, Deity, Gem, Keyword, Token
from engine.epic.text.printed import card_text, discard_text
from engine.kernel.names import Unknown, by_folded, look_up

Set = tuple[str, tuple[Card, ...]]
Pantheon = tuple[str, tuple[Deity, ...]]
Reprint = tuple[str, str, Gem]
Bans = tuple[str, str, tuple[str, ...]]


class Printed(TypedDict):
    """A set that holds a card, and the colour of its gem there."""

    set: str
    gem: str | None


class Facts(TypedDict):
    """What there is to know about a card, JSON-ready: see `facts`."""

    name: str
    alignments: list[str]
    kind: str
    rank: str | None
    cost: int | None
    classes: list[str]
    offense: int | None
    defense: int | None
    gem: str | None
    printings: list[Printed]
    text: str
    discard_text: str


# What the engine plays: products as players know them, in printing order, each with its sets.
PRODUCTS: tuple[tuple[str, tuple[Set, ...]], ...] = (
    ("Base Set", base.SETS),
    ("Promos", promos.SETS),
    ("Tyrants", tyrants.SETS),
    ("Uprising", uprising.SETS),
    ("Pantheon", pantheon.SETS),
)
PANTHEONS: tuple[Pantheon, ...] = deities.SETS  # the deities of the sets that have them
REPRINTS: tuple[Reprint, ...] = promos.REPRINTS  # sets that print a card of another product too, and its gem there
TOKENS: tuple[Token, ...] = tokens.TOKENS
BANS: tuple[Bans, ...] = bans.BANS  # published ban lists: name, first day, cards

SETS: tuple[Set, ...] = tuple(one for _, sets in PRODUCTS for one in sets)
CARDS: tuple[Card, ...] = tuple(card for _, cards in SETS for card in cards)
PRODUCT_OF: dict[str, str] = {name: product for product, sets in PRODUCTS for name, _ in sets}  # by set
DEITIES: tuple[Deity, ...] = tuple(deity for _, pack in PANTHEONS for deity in pack)  # of no deck (1.3.2)
CARDS_AND_DEITIES: tuple[Card | Deity, ...] = (*CARDS, *DEITIES)
CARD_OF: dict[str, Card] = {card.name: card for card in CARDS}  # by the name exactly as printed
_CARDS = by_folded(CARDS)
_DEITIES = by_folded(DEITIES)
_ALL = by_folded(CARDS_AND_DEITIES)

assert all([*cards] == sorted(cards, key=lambda card: card.name) for _, cards in SETS), "not alphabetical"
assert all(name in CARD_OF for _, _, banned in BANS for name in banned), "a list bans what is no card"


class UnknownCard(Unknown):
    """No card has this name."""

    kind = "card"
    known: ClassVar[Mapping[str, Card | Deity]] = _CARDS


class UnknownDeity(UnknownCard):
    """No deity has this name."""

    kind = "deity"
    known = _DEITIES


class UnknownName(UnknownCard):
    """No card has this name, god cards included."""

    known = _ALL


def by_name(name: str) -> Card:
    """The card of this name, as people type it. Raises UnknownCard."""
    return look_up(name, _CARDS, UnknownCard)


def deity_by_name(name: str) -> Deity:
    """The deity of this name, as `by_name` finds cards. Raises UnknownDeity."""
    return look_up(name, _DEITIES, UnknownDeity)


def card_or_deity(name: str) -> Card | Deity:
    """What has this name. Raises UnknownName."""
    return look_up(name, _ALL, UnknownName)


def cards_of(product: str) -> tuple[Card, ...]:
    """The cards of a product, set by set. What it prints again of another product is counted there."""
    return tuple(card for _, cards in dict(PRODUCTS)[product] for card in cards)


def _printings() -> dict[str, tuple[tuple[str, str | None], ...]]:
    printed: list[tuple[str, str, str | None]] = []
    for name, cards in SETS:
        printed += [(name, card.name, card.gem.value) for card in cards]
        printed += [(name, card, gem.value) for of, card, gem in REPRINTS if of == name]
    printed += [(name, deity.name, None) for name, pack in PANTHEONS for deity in pack]
    return {each: tuple((name, gem) for name, card, gem in printed if card == each) for _, each, _ in printed}


_PRINTINGS = _printings()


def printings(card: Card | Deity | Token) -> tuple[tuple[str, str | None], ...]:
    """The sets that hold the card, in printing order, each with the colour of its gem there; deities have none."""
    return _PRINTINGS.get(card.name, ())


def _printed_in() -> dict[str, frozenset[str]]:
    printed = {name: frozenset(card.name for card in CARDS if name in dict(printings(card))) for name, _ in SETS}
    return printed | {
        product: frozenset().union(*(printed[name] for name, _ in sets)) for product, sets in PRODUCTS
    }  # fmt: skip


# the names of the cards that a set or a product prints, those that another one prints as well included
PRINTED_IN: dict[str, frozenset[str]] = _printed_in()


def alignment_words(alignment: Alignment) -> list[str]:
    """Alignments in lower case, in the order good, evil, sage, wild."""
    return [str(one.name).lower() for one in alignment]


def is_fast(card: Card) -> bool:
    """Whether it can be played at any time: events, and champions with ambush (5.14)."""
    return card.kind == EVENT or any(isinstance(one, Keyword) and AMBUSH in one for one in card.abilities)


def facts(card: Card | Deity | Token) -> Facts:
    """What there is to know about a card, JSON-ready. Events have no offense and no defense; deities have a rank, but
    no cost, no numbers and no gem; tokens cost 0 (2.3.4) and are printed on no card of a set."""
    found: Facts = {
        "name": card.name,
        "alignments": alignment_words(card.alignment),
        "kind": "champion",
        "rank": None,
        "cost": 0,
        "classes": [],
        "offense": None,
        "defense": None,
        "gem": None,
        "printings": [{"set": name, "gem": gem} for name, gem in printings(card)],
        "text": "",
        "discard_text": "",
    }
    if isinstance(card, Deity):
        found.update({"kind": "deity", "rank": card.rank, "cost": None, "text": card_text(card)})
        return found
    found["classes"] = card.classes.split()
    if isinstance(card, Card):
        found.update({"cost": card.cost, "gem": card.gem.value, "text": card_text(card)})
        found["discard_text"] = discard_text(card)
        if card.kind == EVENT:
            found["kind"] = "event"
            return found
    found.update({"offense": card.offense, "defense": card.defense})
    return found
