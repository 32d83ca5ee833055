"""All cards as a list, for tables and programs, and compared with somebody else's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.epic_tcg.catalogue import factcheck
from engine.epic_tcg.catalogue.products import CARDS, Facts, facts
from engine.kernel.factcheck import Difference

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


def differences_in(text: str) -> list[Difference]:
    """How the facts in a text of JSON differ from the catalogue. Raises BadFacts."""
    return factcheck.differences(factcheck.read(text))
