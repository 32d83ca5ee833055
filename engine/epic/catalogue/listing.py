"""All cards as a list, for tables and programs, and compared with somebody else's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.epic.catalogue import factcheck
from engine.epic.catalogue.products import CARDS_AND_DEITIES, TOKENS, Facts, card_or_deity, facts, printings
from engine.epic.catalogue.words import reminders, type_line
from engine.epic.language import Card, Deity, Token
from engine.kernel.cards import Printing
from engine.kernel.faces import Face
from engine.kernel.factcheck import Difference
from engine.kernel.searchable import parts

COLUMNS: Final = ("name", "cost", "alignments", "kind", "numbers", "classes", "gem", "printings")


def listed() -> list[Facts]:
    """The facts of all cards and deities."""
    return [facts(card) for card in CARDS_AND_DEITIES]


def cells(facts: Mapping[str, Any]) -> tuple[str, ...]:
    """One row of a table of them."""
    return (
        facts["name"],
        "" if facts["cost"] is None else str(facts["cost"]),
        " ".join(facts["alignments"]) or "none",
        facts["kind"],
        f"{facts['offense']}/{facts['defense']}" if facts["kind"] == "champion" else "",
        " ".join(facts["classes"]),
        facts["gem"] or "",
        ", ".join(one["set"] for one in facts["printings"]),
    )


def faces() -> tuple[Face, ...]:
    """What the faces of all cards, deities and tokens show."""
    shown: tuple[Card | Deity | Token, ...] = (*CARDS_AND_DEITIES, *TOKENS)
    return tuple(_face(facts(card)) for card in shown)


def data() -> list[dict[str, object]]:
    """What pages know of them, in the same order."""
    cards = [{**facts(card), "token": False, "reminders": reminders(card)} for card in CARDS_AND_DEITIES]
    return [*cards, *({**facts(token), "token": True, "reminders": ()} for token in TOKENS)]


def named(name: str) -> Card | Deity:
    """What has this name, as people type it. Raises UnknownName."""
    return card_or_deity(name)


def printings_of(card: Card | Deity) -> tuple[Printing, ...]:
    """Where a card is printed, in printing order."""
    return tuple(Printing(of, f"{gem} gem" if gem else "", gem or "") for of, gem in printings(card))


def tokens_of(card: Card | Deity) -> tuple[str, ...]:
    """The names of the tokens that a card puts into play or becomes."""
    return tuple(sorted({part.name for part in parts(card) if isinstance(part, Token)}))


def _face(facts: Facts) -> Face:
    champion, printed = facts["kind"] == "champion", facts["printings"]
    return Face(
        name=facts["name"],
        kind=facts["kind"],
        alignments=tuple(facts["alignments"]),
        type_line=type_line(facts),
        text=facts["text"],
        discard_text=facts["discard_text"],
        signs=(str(facts["cost"]),) if printed and facts["cost"] is not None else (),
        numbers=(str(facts["offense"]), str(facts["defense"])) if champion else None,
        printed=printed[0]["set"] if printed else "",
        gem=facts["gem"] or "",
        people=tuple(facts["classes"]),
    )


def differences_in(text: str) -> list[Difference]:
    """How the facts in a text of JSON differ from the catalogue. Raises BadFacts."""
    return factcheck.differences(factcheck.read(text))
