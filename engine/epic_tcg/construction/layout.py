"""How decks of the Epic TCG are laid out for people: what lists show of its cards, and their groups."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.construction.layout import Entry, Grouping, Layout, Limit, Sort
from engine.epic_tcg.catalogue import by_name, facts, type_line
from engine.epic_tcg.catalogue.searching import ALIGNMENTS, ORIGINS, PRICES, SPEEDS, TYPES
from engine.epic_tcg.construction.formats import Format

_TITLES: Final = {"champion": "Champions", "event": "Events", "object": "Objects"}


def _sorts(trait: str, words: tuple[str, ...], *, icons: bool = False) -> tuple[Sort, ...]:
    """One for each word of a trait."""
    return tuple(
        Sort(word, _TITLES.get(word, word.capitalize()), {trait: word}, word if icons else "") for word in words
    )


_SORTS: Final = {
    "alignment": _sorts("alignment", ALIGNMENTS, icons=True),
    "price": _sorts("price", PRICES),
    "type": _sorts("type", TYPES),
    "speed": _sorts("speed", SPEEDS),
    "origin": _sorts("origin", ORIGINS, icons=True),
}
_GLANCE: Final = ("price", "speed", "type")
LAYOUT: Final = Layout(
    price="price",
    paid="Action",
    groupings=(
        Grouping("alignment", "Alignment", within="type"),
        Grouping("price", "Price", within="type"),
        Grouping("type", "Type", within="price"),
        Grouping("speed", "Speed", within="type"),
        Grouping("origin", "Origin", within="type"),
    ),
    sorts=_SORTS,
    glance=_GLANCE,
    pool=tuple(one for key in _GLANCE for one in _SORTS[key]),
    largest=13,
    filters=(*((f"alignment:{word}", word) for word in ALIGNMENTS), *((f"price:{word}", word) for word in PRICES)),
    orders=("match", "name", "speed", "offense", "defense", "alignment", "type", "set"),
    highest=("offense", "defense"),
    example="champion price:free",
)


@cache
def entry(name: str) -> Entry:
    """What lists show of a card. `gift` is as of 2010. Raises UnknownCard."""
    known = facts(by_name(name))
    kind, price, speed = known["type"], known["price"] or "", known["speed"] or ""
    signs = (*((speed,) * (2 if known["instantaneous"] else 1)), price)
    offense = known["offense"]
    return Entry(
        name=known["name"],
        kind=kind,
        line=f"{known['origin']} {kind}",
        type_line=type_line(by_name(name)),
        alignments=(known["alignment"],),
        signs=signs,
        said=f"{'instantaneous ' if known['instantaneous'] else ''}{speed}, {price}",
        speed="",
        numbers=(str(offense), str(known["defense"])) if kind == "champion" else None,
        offense=offense if isinstance(offense, int) else None,
        free=price == "free",
        traits={
            "alignment": known["alignment"],
            "price": price,
            "type": kind,
            "speed": speed,
            "origin": known["origin"],
            "gift": known["gift"],
        },
        place=(PRICES.index(price), TYPES.index(kind), known["name"]),
    )


def limits(deck_format: Format) -> tuple[Limit, ...]:
    """Of free cards and of gift cards, by the lists that hold now."""
    found = (
        ("Free cards", {"price": "free"}, deck_format.free),
        ("Gift cards", {"gift": True}, deck_format.gifts),
    )
    return tuple(Limit(title, where, most) for title, where, most in found if most is not None)
