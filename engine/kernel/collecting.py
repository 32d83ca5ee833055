"""Cards as things that people own and count, whatever the game: what is counted as one, and kinds of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.kernel.counting import number_of
from engine.kernel.grammar import listed


class Part(NamedTuple):
    """The cards of a product that go by one noun, such as "card", "god" or "rare"."""

    noun: str
    names: tuple[str, ...]


@dataclass(frozen=True)
class Product:
    """Cards of a set of which there is one copy each in what is counted as one: a box, a pack, the rares of a set.

    `line` is what it stands under, and `title` what it is called there. `kind` is the noun for one of it. `query`
    is the search that finds its cards.
    """

    name: str
    set_name: str
    line: str
    title: str
    kind: str
    parts: tuple[Part, ...]
    query: str

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for part in self.parts for name in part.names)

    @property
    def contents(self) -> str:
        """As in "12 cards and 2 gods"."""
        return listed([number_of(len(names), noun) for noun, names in self.parts])


@dataclass(frozen=True)
class Kind:
    """Cards that a collection is summed up by, under a title; `query` is a search that finds them, "" for all."""

    title: str
    names: frozenset[str]
    query: str = ""


class Shown(NamedTuple):
    """What is shown to somebody who is about to say what they own: a line of a list, one that names a set, a list, a
    search, and what products there are."""

    line: str
    of_a_set: str
    lines: tuple[str, ...]
    search: str
    products: str
