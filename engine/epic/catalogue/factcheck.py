"""Facts of cards that somebody else wrote down, compared with the catalogue.

`read` takes the JSON that such a list comes in and refuses what has another form; `differences` compares. The form is
an object with "cards" and "tokens", both lists of objects. A card has name, alignments, type, classes, cost, offense,
defense and printings (objects with a set and a gem), a deity its deity_rank too; a token has name, alignments, classes,
offense and defense. Whatever else stands there is not compared: the text of a card is made from what it does.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.epic.catalogue.products import CARDS, DEITIES, TOKENS, facts
from engine.epic.language import Card, Deity, Token

_NUMBER = "a whole number or null"
_WORDS = "a list of words"
_KINDS = {
    "name": "a text",
    "alignments": _WORDS,
    "type": "a text",
    "deity_rank": "a text or null",
    "cost": _NUMBER,
    "classes": _WORDS,
    "offense": _NUMBER,
    "defense": _NUMBER,
    "printings": "a list of objects with a set and a gem",
}
_OURS = {"type": "kind", "deity_rank": "rank"}  # where the catalogue has another word
_OF_CARDS = tuple(_KINDS)
_OF_TOKENS = ("name", "alignments", "classes", "offense", "defense")
_ABSENT = {"deity_rank": None}  # what only some have


class BadFacts(ValueError):
    """What was read is no list of facts; the message says where."""


@dataclass(frozen=True)
class Difference:
    """A card or token and how the catalogue and the file differ about it."""

    name: str
    what: str

    def __str__(self) -> str:
        return f"{self.name}: {self.what}"


Context = dict[str, dict[str, Any]]  # name -> facts


@dataclass(frozen=True)
class FactsFile:
    """The facts of a file, by name."""

    cards: Context
    tokens: Context


def read(text: str) -> FactsFile:
    """The facts in a text of JSON. Raises BadFacts."""
    try:
        whole = json.loads(text)
    except ValueError as error:
        raise BadFacts(f"It is not JSON: {error}.") from None
    except RecursionError:
        raise BadFacts("It is not a list of facts: it is nested too deeply.") from None
    if not isinstance(whole, dict) or not all(isinstance(whole.get(part), list) for part in ("cards", "tokens")):
        raise BadFacts('It is not a list of facts: it must be an object with the lists "cards" and "tokens".')
    return FactsFile(_context("card", whole["cards"], _OF_CARDS), _context("token", whole["tokens"], _OF_TOKENS))


def _context(kind: str, entries: list[object], fields: tuple[str, ...]) -> Context:
    context: Context = {}
    for number, entry in enumerate(entries, start=1):
        where = f"{kind.capitalize()} {number}"
        if not isinstance(entry, dict):
            raise BadFacts(f"{where} is not an object.")
        known = {**_ABSENT, **entry}
        for field in fields:
            if field not in known:
                raise BadFacts(f'{where}{_called(entry)} has no "{field}".')
            if not _fits(field, known[field]):
                raise BadFacts(f'{where}{_called(entry)} has a "{field}" that is not {_KINDS[field]}.')
        if known["name"] in context:
            raise BadFacts(f"{where}{_called(entry)} is told of a second time.")
        context[known["name"]] = {field: known[field] for field in fields}
    return context


def _called(entry: dict[str, object]) -> str:
    name = entry.get("name")
    return f" ({name})" if isinstance(name, str) else ""


def _fits(field: str, value: object) -> bool:
    kind = _KINDS[field]
    if kind == _NUMBER:
        return value is None or (isinstance(value, int) and not isinstance(value, bool))
    if kind == _WORDS:
        return isinstance(value, list) and all(isinstance(word, str) for word in value)
    if field == "printings":
        return isinstance(value, list) and all(map(_is_printing, value))
    return isinstance(value, str) or (value is None and field in _ABSENT)


def _is_printing(value: object) -> bool:
    return (
        isinstance(value, dict)
        and isinstance(value.get("set"), str)
        and "gem" in value
        and isinstance(value["gem"], str | None)
    )


def differences(
    theirs: FactsFile,
    cards: Sequence[Card | Deity] = (*CARDS, *DEITIES),
    tokens: Sequence[Token] = TOKENS,
) -> list[Difference]:
    """Every difference between the catalogue and a file, by name: cards first, then tokens."""
    return [
        *_compared({card.name: _ours(card, _OF_CARDS) for card in cards}, theirs.cards, ""),
        *_compared({token.name: _ours(token, _OF_TOKENS) for token in tokens}, theirs.tokens, " token"),
    ]


def _ours(card: Card | Deity | Token, fields: tuple[str, ...]) -> dict[str, Any]:
    known: Mapping[str, Any] = facts(card)
    return {field: known[_OURS.get(field, field)] for field in fields}


def _compared(ours: Context, theirs: Context, suffix: str) -> list[Difference]:
    found = []
    for name in sorted(ours.keys() | theirs.keys()):
        if name not in ours:
            sentences = ["only the file has it"]
        elif name not in theirs:
            sentences = ["only the catalogue has it"]
        else:
            sentences = [
                f"{field} {_shown(field, ours[name][field])} in the catalogue, {_shown(field, value)} in the file"
                for field, value in theirs[name].items()
                if _shown(field, value) != _shown(field, ours[name][field])
            ]
        found += [Difference(name + suffix, sentence) for sentence in sentences]
    return found


def _shown(field: str, value: Any) -> str:
    """A value for people; what means the same reads the same: alignments and printings have no order."""
    if field == "printings":
        return ", ".join(sorted(f"{one['set']} ({one['gem'] or 'no gem'})" for one in value)) or "none"
    if field == "alignments":
        return " ".join(sorted(value)) or "none"
    if field == "classes":
        return " ".join(value) or "none"
    return "none" if value is None else str(value)
