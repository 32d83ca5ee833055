"""What programs are told of a format of the Epic TCG."""

from __future__ import annotations

from typing import Any, Final

from engine.epic_tcg.construction.formats import Format
from engine.epic_tcg.construction.layout import limits
from engine.epic_tcg.construction.wording import rules
from engine.kernel.facts import FLAG, NUMBER, OBJECT, Fact

_LIMIT: Final = (
    Fact("title"),
    Fact("where", OBJECT, means="What these cards are, by trait."),
    Fact("most", NUMBER),
)
FACTS: Final = (
    Fact("key"),
    Fact("name"),
    Fact("size", means="In words, as in “at least 60”."),
    Fact("least", NUMBER),
    Fact("most", NUMBER, null=True),
    Fact("copies", NUMBER, null=True, means="Of each card, over deck and sideboard together."),
    Fact("pool", FLAG, means="The deck is built from a pool of opened or drafted cards."),
    Fact("sets", many=True, means="The only ones allowed; empty: all."),
    Fact("limits", OBJECT, many=True, one="Limit", parts=_LIMIT, means="Over deck and sideboard together."),
    Fact("rules", many=True, means="All rules as sentences."),
)


def facts_of(deck_format: Format) -> dict[str, Any]:
    """These of a format, JSON-ready."""
    data = {
        "sets": list(deck_format.sets),
        "limits": [{"title": one.title, "where": dict(one.where), "most": one.most} for one in limits(deck_format)],
        "rules": list(rules(deck_format)),
    }
    return {fact.name: data[fact.name] if fact.name in data else getattr(deck_format, fact.name) for fact in FACTS}
