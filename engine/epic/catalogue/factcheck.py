"""Facts of cards that somebody else wrote down, compared with the catalogue.

`read` takes the JSON that such a list comes in and refuses what has another form; `differences` compares. The form is
an object with "cards" and "tokens", both lists of objects. A card has name, alignments, type, classes, cost, offense,
defense and printings (objects with a set and a gem), a deity its deity_rank too; a token has name, alignments, classes,
offense and defense. Whatever else stands there is not compared.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.epic.catalogue.products import CARDS, DEITIES, TOKENS, facts
from engine.epic.language import Card, Deity, Token
from engine.kernel import factcheck
from engine.kernel.factcheck import NUMBER_OR_NULL, TEXT, TEXT_OR_NULL, Context, Difference, Field, Section


def _are_words(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def _are_printings(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_printing, value))


def _is_printing(value: object) -> bool:
    return (
        isinstance(value, dict)
        and isinstance(value.get("set"), str)
        and "gem" in value
        and isinstance(value["gem"], str | None)
    )


def _shown_printings(value: Any) -> str:
    return ", ".join(sorted(f"{one['set']} ({one['gem'] or 'no gem'})" for one in value)) or "none"


_ALIGNMENTS = Field("a list of words", _are_words, lambda value: " ".join(sorted(value)) or "none")
_CLASSES = Field("a list of words", _are_words, lambda value: " ".join(value) or "none")
_PRINTINGS = Field("a list of objects with a set and a gem", _are_printings, _shown_printings)
_NUMBERS = {"offense": NUMBER_OR_NULL, "defense": NUMBER_OR_NULL}

_CARDS = Section(
    "cards",
    "card",
    {
        "name": TEXT,
        "alignments": _ALIGNMENTS,
        "type": TEXT,
        "deity_rank": TEXT_OR_NULL,
        "cost": NUMBER_OR_NULL,
        "classes": _CLASSES,
        **_NUMBERS,
        "printings": _PRINTINGS,
    },
    absent={"deity_rank": None},  # what only deities have
)
_TOKENS = Section(
    "tokens", "token", {"name": TEXT, "alignments": _ALIGNMENTS, "classes": _CLASSES, **_NUMBERS}, suffix=" token"
)
_OURS = {"type": "kind", "deity_rank": "rank"}  # where the catalogue has another word


def read(text: str) -> list[Context]:
    """The facts in a text of JSON: of cards, and of tokens. Raises BadFacts."""
    return factcheck.read(text, (_CARDS, _TOKENS))


def differences(
    theirs: Sequence[Context],
    cards: Sequence[Card | Deity] = (*CARDS, *DEITIES),
    tokens: Sequence[Token] = TOKENS,
) -> list[Difference]:
    """Every difference between the catalogue and a file, by name: cards first, then tokens."""
    of_cards, of_tokens = theirs
    return [
        *factcheck.differences({card.name: _ours(card, _CARDS) for card in cards}, of_cards, _CARDS),
        *factcheck.differences({token.name: _ours(token, _TOKENS) for token in tokens}, of_tokens, _TOKENS),
    ]


def _ours(card: Card | Deity | Token, section: Section) -> dict[str, Any]:
    known: Mapping[str, Any] = facts(card)
    return {field: known[_OURS.get(field, field)] for field in section.fields}
