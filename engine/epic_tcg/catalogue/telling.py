"""What programs are told of a card of the Epic TCG."""

from __future__ import annotations

from typing import Any, Final

from engine.epic_tcg.catalogue.products import facts
from engine.epic_tcg.catalogue.searching import ALIGNMENTS, ORIGINS, PRICES, SPEEDS, TYPES
from engine.epic_tcg.language import Card
from engine.kernel.facts import FLAG, NUMBER, STRENGTH, Fact

FACTS: Final = (
    Fact("name"),
    Fact("set"),
    Fact("number", NUMBER, means="In its set."),
    Fact("rarity"),
    Fact("sheet", null=True, means="The sheet that it was printed on, where boosters had it."),
    Fact("type", values=TYPES),
    Fact("alignment", values=ALIGNMENTS),
    Fact("origin", values=ORIGINS),
    Fact("price", values=PRICES),
    Fact("speed", values=SPEEDS),
    Fact("instantaneous", FLAG),
    Fact("offense", STRENGTH, null=True, means="“X” where it depends on the game."),
    Fact("defense", STRENGTH, null=True, means="“X” where it depends on the game."),
    Fact("gift", FLAG, means="As of 2010."),
    Fact("text"),
    Fact("discard_text"),
)


def facts_of(card: Card) -> dict[str, Any]:
    """These of a card, JSON-ready."""
    data: dict[str, Any] = {**facts(card)}
    return {fact.name: data[fact.name] for fact in FACTS}
