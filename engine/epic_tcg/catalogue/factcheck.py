"""Facts of cards that somebody else wrote down, compared with the catalogue.

The form is an object with "cards", a list of objects. A card has name, set, collector_number, type, alignment, origin,
cost ("action" or "free"), speed, instantaneous, offense and defense ("X" where they depend on the game, null where a
card has none), keywords, rarity, booster_slot, gift_in_2009_rulebook, and as of 2010 gift, restricted and banned.
Whatever else stands there is not compared.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.epic_tcg.cards import lists
from engine.epic_tcg.catalogue.products import CARDS, GIFTS_2009, GIFTS_2010, facts
from engine.epic_tcg.language import VEILED, Card, Keyword, Ward
from engine.kernel import factcheck
from engine.kernel.factcheck import NUMBER_OR_NULL, TEXT, TEXT_OR_NULL, YES_OR_NO, Context, Difference, Field, Section


def _are_words(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def _is_strength(value: object) -> bool:
    return value == "X" or NUMBER_OR_NULL.fits(value)


_STRENGTH = Field("a whole number, X or null", _is_strength)
_KEYWORDS = Field("a list of words", _are_words, lambda value: ", ".join(sorted(value)) or "none")

_CARDS: Final = Section(
    "cards",
    "card",
    {
        "name": TEXT,
        "set": TEXT,
        "collector_number": NUMBER_OR_NULL,
        "type": TEXT,
        "alignment": TEXT,
        "origin": TEXT,
        "cost": TEXT,
        "speed": TEXT,
        "instantaneous": YES_OR_NO,
        "offense": _STRENGTH,
        "defense": _STRENGTH,
        "keywords": _KEYWORDS,
        "rarity": TEXT,
        "booster_slot": TEXT_OR_NULL,
        "gift": YES_OR_NO,
        "gift_in_2009_rulebook": YES_OR_NO,
        "restricted": YES_OR_NO,
        "banned": YES_OR_NO,
    },
)
_OURS: Final = {"collector_number": "number", "cost": "price", "booster_slot": "sheet"}  # the catalogue's words


def read(text: str) -> list[Context]:
    """The facts in a text of JSON. Raises BadFacts."""
    return factcheck.read(text, (_CARDS,))


def differences(theirs: Sequence[Context], cards: Sequence[Card] = CARDS) -> list[Difference]:
    """Every difference between the catalogue and a file, by name."""
    return factcheck.differences({card.name: _ours(card) for card in cards}, theirs[0], _CARDS)


def _ours(card: Card) -> dict[str, Any]:
    known: Mapping[str, Any] = facts(card) | {
        "keywords": _keywords(card),
        "gift": card.name in GIFTS_2010,
        "gift_in_2009_rulebook": card.name in GIFTS_2009,
        "restricted": card.name in lists.RESTRICTED_2010,
        "banned": card.name in lists.BANNED_2010,
    }
    return {field: known[_OURS.get(field, field)] for field in _CARDS.fields}


def _keywords(card: Card) -> list[str]:
    """The keywords that are printed, without qualities that print as a sentence."""
    found = []
    for ability in card.abilities:
        if isinstance(ability, Keyword):
            found += [str(one.name).lower() for one in ability if one <= VEILED]
        elif isinstance(ability, Ward):
            of = ability.what.alignment or ability.what.origin or ability.what.kind
            found.append(f"{str(of.name).lower()} ward")
    return found
