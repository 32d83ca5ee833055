"""All cards of all sets: looking them up by name, their numbers, rarities and facts.

Whoever wants cards comes here; the modules of `cards/` are read by nobody else. Nothing here changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import ClassVar, Final, TypedDict

from engine.epic_tcg.cards import (
    core_champions,
    core_events,
    core_objects,
    lists,
    precon,
    prize,
    sheets,
    time_wars_champions,
    time_wars_events,
    time_wars_objects,
    tokens,
)
from engine.epic_tcg.language import CHAMPION, FAST, FREE, INSTANT_FAST, Card, Speed, Token
from engine.epic_tcg.text import card_text, discard_text
from engine.kernel.names import Unknown, by_folded, fold, look_up

CORE, TIME_WARS, PRIZE, PRECON = "Core Set", "Time Wars", "Prize", "Precon"


def _in_order(*parts: tuple[Card, ...]) -> tuple[Card, ...]:
    """In the order of collector numbers: alphabetical, word by word, where an apostrophe ends a word and a hyphen does
    not."""

    def words(card: Card) -> list[str]:
        return [fold(word) for word in card.name.replace("'", " ").split()]

    return tuple(sorted((card for part in parts for card in part), key=words))


# the sets in printing order, each with its cards by collector number
SETS: Final[tuple[tuple[str, tuple[Card, ...]], ...]] = (
    (CORE, _in_order(core_champions.CORE_CHAMPIONS, core_events.CORE_EVENTS, core_objects.CORE_OBJECTS)),
    (
        TIME_WARS,
        _in_order(
            time_wars_champions.TIME_WARS_CHAMPIONS,
            time_wars_events.TIME_WARS_EVENTS,
            time_wars_objects.TIME_WARS_OBJECTS,
        ),
    ),
    (PRIZE, _in_order(prize.PRIZE)),
    (PRECON, _in_order(precon.PRECON)),
)
CARDS: Final[tuple[Card, ...]] = tuple(card for _, cards in SETS for card in cards)
CARD_OF: Final[dict[str, Card]] = {card.name: card for card in CARDS}  # by the name exactly as printed
SET_OF: Final[dict[str, str]] = {card.name: name for name, cards in SETS for card in cards}
NUMBER_OF: Final[dict[str, int]] = {card.name: at for _, cards in SETS for at, card in enumerate(cards, start=1)}
TOKENS: Final[tuple[Token, ...]] = tokens.TOKENS
GIFTS_2009: Final[frozenset[str]] = frozenset(lists.GIFTS_2009)
GIFTS_2010: Final[frozenset[str]] = frozenset(lists.GIFTS_2010)
RESTRICTED_2010: Final[frozenset[str]] = frozenset(lists.RESTRICTED_2010)
BANNED_2010: Final[frozenset[str]] = frozenset(lists.BANNED_2010)
_CARDS, _TOKENS = by_folded(CARDS), by_folded(TOKENS)

assert all(
    name in CARD_OF for names in (lists.GIFTS_2009, lists.GIFTS_2010, lists.RESTRICTED_2010, lists.BANNED_2010)
    for name in names
), "a list names what is no card"  # fmt: skip


class Rarity(Enum):
    """How often a card was printed."""

    COMMON = "common"
    RARE = "rare"
    ULTRA = "ultra"
    PRIZE = "prize"


class Sheet(Enum):
    """What a slot of a booster is filled from."""

    FAST = "fast"
    SLOW = "slow"
    FREE = "free"
    STOP = "stop"
    WRATH = "wrath"
    RARE = "rare"
    ULTRA = "ultra"


class UnknownCard(Unknown):
    """No card has this name, though perhaps a token has."""

    kind = "card"
    known: ClassVar[Mapping[str, Card]] = _CARDS

    def _sentence(self) -> str:
        said, token = super()._sentence(), _TOKENS.get(fold(self.name))
        return f"{said} {token.name} is a token, and tokens are no cards." if token else said


def by_name(name: str) -> Card:
    """The card of this name, as people type it. Raises UnknownCard."""
    return look_up(name, _CARDS, UnknownCard)


def rarity_of(name: str) -> Rarity:
    """The rarity of the card exactly so named."""
    printed_in = SET_OF[name]
    if printed_in == PRIZE:
        return Rarity.PRIZE
    if printed_in == PRECON or name in sheets.TIME_WARS_ULTRAS:
        return Rarity.ULTRA
    return Rarity.RARE if name in sheets.CORE_RARES + sheets.TIME_WARS_RARES else Rarity.COMMON


def sheet_of(name: str) -> Sheet | None:
    """The sheet of the card exactly so named; None where it comes in no booster."""
    card, printed_in = CARD_OF[name], SET_OF[name]
    if printed_in in (PRIZE, PRECON):
        return None
    if (rarity := rarity_of(name)) is not Rarity.COMMON:
        return Sheet(rarity.value)
    if printed_in == TIME_WARS:
        if name in sheets.TIME_WARS_STOPS:
            return Sheet.STOP
        if name in sheets.TIME_WARS_WRATHS:
            return Sheet.WRATH
        if card.price is FREE:
            return Sheet.FREE
    return Sheet.FAST if card.speed in (FAST, INSTANT_FAST) else Sheet.SLOW


class Facts(TypedDict):
    """What there is to know about a card, JSON-ready: see `facts`."""

    name: str
    set: str | None
    number: int | None
    rarity: str | None
    sheet: str | None
    type: str
    alignment: str
    origin: str
    price: str | None
    speed: str | None
    instantaneous: bool
    offense: int | str | None
    defense: int | str | None
    gift: bool
    text: str
    discard_text: str


_INSTANTANEOUS: Final = {Speed.INSTANT_BUILD: "build", Speed.INSTANT_PACED: "paced", INSTANT_FAST: "fast"}


def speed_word(speed: Speed) -> str:
    """As in "build", "paced", "fast", whether instantaneous or not."""
    return _INSTANTANEOUS.get(speed) or speed.name.lower()


@cache
def _texts(card: Card) -> tuple[str, str]:
    return card_text(card), discard_text(card)


def facts(card: Card | Token) -> Facts:
    """What there is to know about a card. Events and objects have no offense and no defense; where a champion's depend
    on the game they are "X". Tokens are of no set, and have no price and no speed. `gift` is as of 2010."""
    found: Facts = {
        "name": card.name,
        "set": None,
        "number": None,
        "rarity": None,
        "sheet": None,
        "type": "champion",
        "alignment": str(card.alignment.name).lower(),
        "origin": str(card.origin.name).lower(),
        "price": None,
        "speed": None,
        "instantaneous": False,
        "offense": None,
        "defense": None,
        "gift": card.name in GIFTS_2010,
        "text": "",
        "discard_text": "",
    }
    if isinstance(card, Token):
        found["offense"], found["defense"] = card.offense, card.defense
        return found
    sheet = sheet_of(card.name)
    text, in_discard = _texts(card)
    found.update({
        "set": SET_OF[card.name],
        "number": NUMBER_OF[card.name],
        "rarity": rarity_of(card.name).value,
        "sheet": sheet.value if sheet else None,
        "type": str(card.kind.name).lower(),
        "price": card.price.name.lower(),
        "speed": speed_word(card.speed),
        "instantaneous": card.speed in _INSTANTANEOUS,
        "text": text,
        "discard_text": in_discard,
    })  # fmt: skip
    if card.kind == CHAMPION:
        found["offense"], found["defense"] = (
            printed if isinstance(printed, int) else "X" for printed in (card.offense, card.defense)
        )
    return found


def type_line(card: Card | Token) -> str:
    """As in "Good magical champion"; tokens say so."""
    words = [str(card.alignment.name).lower(), str(card.origin.name).lower()]
    words += ["champion token"] if isinstance(card, Token) else [str(card.kind.name).lower()]
    return " ".join(words).capitalize()
