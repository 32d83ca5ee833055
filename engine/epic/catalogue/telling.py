"""What programs are told of a card of the Epic Card Game."""

from __future__ import annotations

from typing import Any, Final

from engine.epic.catalogue.products import facts, is_fast
from engine.epic.catalogue.searching import keywords_of
from engine.epic.language import Card, Deity
from engine.kernel.facts import FLAG, NUMBER, OBJECT, Fact

FACTS: Final = (
    Fact("name"),
    Fact("kind", values=("champion", "event", "deity")),
    Fact("rank", null=True, means="Rank of a deity."),
    Fact("cost", NUMBER, null=True),
    Fact("alignments", many=True, values=("good", "evil", "sage", "wild")),
    Fact("classes", many=True),
    Fact("offense", NUMBER, null=True),
    Fact("defense", NUMBER, null=True),
    Fact("gem", null=True),
    Fact("text"),
    Fact("discard_text"),
    Fact("keywords", many=True),
    Fact("fast", FLAG, means="It can be played at any time."),
    Fact("printings", OBJECT, many=True, one="Printing", parts=(Fact("set"), Fact("gem", null=True))),
)


def facts_of(card: Card | Deity) -> dict[str, Any]:
    """These of a card or a deity, JSON-ready."""
    fast = isinstance(card, Card) and is_fast(card)
    data = {**facts(card), "keywords": sorted(keywords_of(card)), "fast": fast}
    return {fact.name: data[fact.name] for fact in FACTS}
