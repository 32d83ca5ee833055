"""How decks are laid out for people: what a list shows of a card, and by what its cards are grouped. A game fills these
shapes; pages and the builder read them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Entry:
    """What the list of a deck shows of a card.

    `line` says in a few words what it is ("giant ape"), `kind` in one; `type_line` is the whole line of types. `signs`
    are those of its face, `said` what they say in words ("costs 1"), `speed` what is said of one that stands out.
    `numbers` are offense and defense as printed, `offense` is None where there is none, or one that depends on the
    game. `free`: it costs nothing. By `traits` it is grouped and counted. `place` is where it stands in a table.
    """

    name: str
    kind: str
    line: str
    type_line: str
    alignments: tuple[str, ...]
    signs: tuple[str, ...]
    said: str
    speed: str
    numbers: tuple[str, str] | None
    offense: int | None
    free: bool
    traits: Mapping[str, object]
    place: Any

    @property
    def strength(self) -> str:
        """ "13/14"; "" for what has no numbers."""
        return "/".join(self.numbers) if self.numbers else ""


@dataclass(frozen=True)
class Sort:
    """Cards with these traits, and what they are called. `icon` is the name of a sign, "" for none."""

    key: str
    title: str
    where: Mapping[str, object]
    icon: str = ""


@dataclass(frozen=True)
class Grouping:
    """A way to group cards: by the sorts of this key, and each group `within` by those of another one. Without sorts of
    its key it is by the words that cards have as this trait; those without a word are called `without`."""

    key: str
    title: str
    within: str = ""
    without: str = ""


@dataclass(frozen=True)
class Layout:
    """`price` is the trait that says what a card costs, `paid` what those are called that are not free. `glance` are
    the keys of the sorts by which a deck is shared out at a glance, `pool` the sorts by which a pool is counted in a
    draft, beside its alignments. Offense from `largest` on shares a place in curves.
    `filters` are searches that a click adds to one, each with the name of its sign, `orders` those of cards that are
    offered, and `highest` those of them that people often want the other way round; `example` is a search that shows
    how. A free card of an alignment asks for `per_free` others of it, in formats that ask for any."""

    price: str
    paid: str
    groupings: tuple[Grouping, ...]
    sorts: Mapping[str, tuple[Sort, ...]]
    glance: tuple[str, ...]
    pool: tuple[Sort, ...]
    largest: int
    filters: tuple[tuple[str, str], ...]
    orders: tuple[str, ...]
    highest: tuple[str, ...]
    example: str
    per_free: int = 0


@dataclass(frozen=True)
class Limit:
    """So many cards with these traits a format allows, over deck and sideboard together."""

    title: str
    where: Mapping[str, object]
    most: int
