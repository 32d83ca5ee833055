"""What programs are told of a format of the Epic Card Game."""

from __future__ import annotations

from typing import Any, Final

from engine.epic.construction.formats import PER_FREE, Format
from engine.kernel.facts import DAY, FLAG, NUMBER, OBJECT, TEXT, Fact

_LIST: Final = (
    Fact("name"),
    Fact("banned", many=True),
    Fact("restricted", many=True, means="Restricted to one copy."),
    Fact("since", DAY, null=True),
    Fact("until", DAY, null=True, means="The first day it no longer applies."),
)
FACTS: Final = (
    Fact("key"),
    Fact("name"),
    Fact("size", means="In words, as in “at least 60”."),
    Fact("least", NUMBER),
    Fact("most", NUMBER, null=True),
    Fact("copies", NUMBER, null=True, means="Of each card, counting all printings."),
    Fact("ratio", FLAG, means="Each free card needs two one-cost cards of its alignment."),
    Fact("pool", FLAG, means="The deck is built from a pool of dealt or drafted cards."),
    Fact("one_alignment", FLAG, means="All cards share an alignment."),
    Fact("sets", many=True, means="The only ones allowed; empty: all."),
    Fact("lists", OBJECT, many=True, one="BanList", parts=_LIST),
    Fact("rules", TEXT, many=True, means="All rules as sentences."),
)


def facts_of(deck_format: Format) -> dict[str, Any]:
    """These of a format, JSON-ready."""
    lists = [
        {
            "name": one.name,
            "banned": list(one.banned),
            "restricted": list(one.restricted),
            "since": one.since and one.since.isoformat(),
            "until": one.until and one.until.isoformat(),
        }
        for one in deck_format.lists
    ]
    data = {"sets": list(deck_format.sets), "lists": lists, "rules": _sentences(deck_format)}
    return {fact.name: data[fact.name] if fact.name in data else getattr(deck_format, fact.name) for fact in FACTS}


def _sentences(deck_format: Format) -> list[str]:
    """Its rules with the cards of its lists."""
    said = [f"A deck has {deck_format.cards}."]
    if deck_format.copies is not None:
        each = "one copy" if deck_format.copies == 1 else f"at most {deck_format.copies} copies"
        said.append(f"It has {each} of each card, counting all printings.")
    if deck_format.ratio:
        said.append(f"For each free card of an alignment it needs {PER_FREE} cards of cost 1 of that alignment.")
    if deck_format.one_alignment:
        said.append("All cards share an alignment.")
    if deck_format.pool:
        said.append("It is built from a pool of dealt or drafted cards.")
    if deck_format.sets:
        said.append(f"Its cards come only from {', '.join(deck_format.sets)}.")
    for one in deck_format.lists:
        if one.banned:
            said.append(f"{one.name}: no {', '.join(one.banned)}.")
        if one.restricted:
            said.append(f"{one.name}: one copy at most of {', '.join(one.restricted)}.")
    return said
