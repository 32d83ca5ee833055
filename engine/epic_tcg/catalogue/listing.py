"""All cards as a list, for tables and programs, and compared with somebody else's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.epic_tcg.catalogue import factcheck
from engine.epic_tcg.catalogue.products import CARDS, TOKENS, Facts, by_name, facts, type_line
from engine.epic_tcg.catalogue.words import reminders
from engine.epic_tcg.language import Card, Token
from engine.kernel import faces as faces_of_any
from engine.kernel.cards import Printing
from engine.kernel.faces import Face
from engine.kernel.factcheck import Difference
from engine.kernel.searchable import parts

COLUMNS: Final = ("name", "price", "speed", "alignment", "origin", "type", "numbers", "set", "number", "rarity")


def listed() -> list[Facts]:
    """The facts of all cards."""
    return [facts(card) for card in CARDS]


def cells(facts: Mapping[str, Any]) -> tuple[str, ...]:
    """One row of a table of them. A speed of an instantaneous card stands twice, as its symbol does."""
    return (
        facts["name"],
        facts["price"],
        f"{facts['speed']} {facts['speed']}" if facts["instantaneous"] else facts["speed"],
        facts["alignment"],
        facts["origin"],
        facts["type"],
        f"{facts['offense']}/{facts['defense']}" if facts["type"] == "champion" else "",
        facts["set"],
        str(facts["number"]),
        facts["rarity"],
    )


def faces() -> tuple[Face, ...]:
    """What the faces of all cards and tokens show."""
    shown: tuple[Card | Token, ...] = (*CARDS, *TOKENS)
    return tuple(_face(card, facts(card)) for card in shown)


def data() -> list[dict[str, object]]:
    """What pages know of them, in the same order."""
    meant = {card.name: reminders(card) for card in CARDS}
    return [faces_of_any.data_of(face, meant.get(face.name, ())) for face in faces()]


def named(name: str) -> Card:
    """The card of this name, as people type it. Raises UnknownCard."""
    return by_name(name)


def printings_of(card: Card) -> tuple[Printing, ...]:
    """Where a card is printed: each is in one set."""
    known = facts(card)
    return (Printing(known["set"] or "", f"number {known['number']}, {known['rarity']}"),)


def tokens_of(card: Card) -> tuple[str, ...]:
    """The names of the tokens that a card puts into play or becomes."""
    return tuple(sorted({part.name for part in parts(card) if isinstance(part, Token)}))


def _face(card: Card | Token, facts: Facts) -> Face:
    """The sign of a speed stands twice where the card is instantaneous."""
    speed = (facts["speed"] or "",) * (2 if facts["instantaneous"] else 1)
    return Face(
        name=facts["name"],
        kind=facts["type"],
        alignments=(facts["alignment"],),
        type_line=type_line(card),
        text=facts["text"],
        discard_text=facts["discard_text"],
        signs=(*speed, facts["price"]) if facts["price"] else (),
        numbers=(str(facts["offense"]), str(facts["defense"])) if facts["type"] == "champion" else None,
        printed=f"{facts['set']} {facts['number']}" if facts["set"] else "",
        pattern=facts["origin"],
    )


def differences_in(text: str) -> list[Difference]:
    """How the facts in a text of JSON differ from the catalogue. Raises BadFacts."""
    return factcheck.differences(factcheck.read(text))
