"""How decks of the Epic Card Game are laid out for people: what lists show of its cards, and their groups."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.construction.layout import Entry, Grouping, Layout, Limit, Sort
from engine.epic.catalogue.products import CARD_OF, card_or_deity, facts, is_fast
from engine.epic.catalogue.words import type_line
from engine.epic.construction.decklist import ALIGNMENTS
from engine.epic.construction.formats import PER_FREE, Format

_FREE, _ONE = "free", "one"
_KINDS: Final = (Sort("champion", "Champions", {"kind": "champion"}), Sort("event", "Events", {"kind": "event"}))
LAYOUT: Final = Layout(
    price="cost",
    paid="Cost 1",
    groupings=(
        Grouping("alignment", "Alignment", within="speed"),
        Grouping("cost", "Cost", within="kind"),
        Grouping("kind", "Kind", within="cost"),
        Grouping("class", "Class", without="Without a class"),
    ),
    sorts={
        "alignment": tuple(Sort(word, word.capitalize(), {"alignment": word}, word) for word in ALIGNMENTS),
        "speed": (
            Sort("slow", "Slow", {"cost": 1, "fast": False}),
            Sort("fast", "Fast", {"cost": 1, "fast": True}),
            Sort(_FREE, "Free", {"cost": 0}),
        ),
        "cost": (Sort(_FREE, "Free", {"cost": 0}), Sort(_ONE, "One gold", {"cost": 1})),
        "kind": _KINDS,
    },
    glance=("speed", "cost", "kind"),
    pool=(
        *(Sort(cost, f"cost {cost}", {"cost": int(cost)}, cost) for cost in "10"),
        Sort("slow", "Slow", {"fast": False}),
        Sort("fast", "Fast", {"fast": True}),
        *_KINDS,
    ),
    largest=13,
    filters=(*((f"alignment:{word}", word) for word in ALIGNMENTS), ("cost:0", "0"), ("cost:1", "1")),
    orders=("match", "name", "cost", "offense", "defense", "alignment", "set"),
    highest=("cost", "offense", "defense"),
    example="dragon cost:1",
    per_free=PER_FREE,
)


@cache
def entry(name: str) -> Entry:
    """What lists show of a card or a deity. Where it is of several alignments or classes, it is grouped by the first.
    Raises UnknownName."""
    known = facts(card_or_deity(name))
    kind, cost, event = known["kind"], known["cost"], known["kind"] == "event"
    numbers = None if known["offense"] is None else (str(known["offense"]), str(known["defense"]))
    words = [*known["classes"], *(["event"] if event else [])]
    fast = kind != "deity" and is_fast(CARD_OF[known["name"]])
    return Entry(
        name=known["name"],
        kind=kind,
        line=known["rank"] or "deity" if kind == "deity" else " ".join(words) or "champion",
        type_line=type_line(known),
        alignments=tuple(known["alignments"]),
        signs=() if cost is None else (str(cost),),
        said="" if cost is None else f"costs {cost}",
        speed="fast" if fast and not event else "",
        numbers=numbers,
        offense=known["offense"],
        free=cost == 0,
        traits={
            "cost": cost,
            "fast": fast,
            "kind": kind,
            "alignment": next(iter(known["alignments"]), ""),
            "class": next(iter(known["classes"]), ""),
        },
        place=(cost, event, known["name"]),
    )


def limits(deck_format: Format) -> tuple[Limit, ...]:
    """None: what its free cards need is said of each alignment."""
    return ()
