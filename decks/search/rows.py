"""What is searched: a row for each card of a game, made once from the definitions and held in memory.

A row keeps what searches read of its card once it is asked for: its facts, its texts in the three shapes that they
need, the values of its fields. Nothing here changes.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeVar

from django.utils.text import slugify

from engine.kernel.names import fold

V = TypeVar("V")

TYPE_LINE: Final = "type line"  # a text that is no field: "Evil human mage champion", "Wild god, deity"
PLACES: Final = ("name", TYPE_LINE, "text")  # the texts in which a word without a field is looked for, in this order


def plain(text: str) -> str:
    """Without case, accents, curly apostrophes and line ends: what phrases are looked up in."""
    bare = "".join(one for one in unicodedata.normalize("NFKD", text) if not unicodedata.combining(one))
    return " ".join(bare.casefold().replace("’", "'").split())


def words(text: str) -> list[str]:
    """The words of a text, folded; one with hyphens counts whole and in its parts."""
    found = []
    for word in text.split():
        parts = word.split("-") if "-" in word.strip("-") else []
        found += [fold(part) for part in (word, *parts)]
    return [word for word in dict.fromkeys(found) if word]


@dataclass(frozen=True)
class Text:
    """A text as it prints, as `plain` has it, and as a line of its words with a space before each."""

    raw: str
    plain: str
    words: str

    def has_word(self, beginning: str) -> bool:
        """Whether a word begins so; the beginning is folded."""
        return f" {beginning}" in self.words


def text_of(raw: str) -> Text:
    return Text(raw, plain(raw), "".join(f" {word}" for word in words(raw)))


@dataclass(frozen=True)
class Read:
    """What rows of a game read from its cards. `texts` are those of fields and the line of types, `values` those of
    fields of other kinds, `keys` what cards are ordered by, each under its name."""

    facts: Callable[[Any], Mapping[str, Any]]
    products: Callable[[Any], tuple[str, ...]]
    texts: Mapping[str, Callable[[Any], Text]]
    values: Mapping[str, Callable[[Any], Any]]
    keys: Mapping[str, Callable[[Any], Any]]


class Kept(dict[str, V]):
    """What is read from a card under some names, each once it is asked for."""

    __slots__ = ("_card", "_of")

    def __init__(self, card: Any, of: Mapping[str, Callable[[Any], V]]) -> None:
        super().__init__()
        self._card, self._of = card, of

    def __missing__(self, name: str) -> V:
        found = self[name] = self._of[name](self._card)
        return found


class Row:
    """A card. What is read from it is made when it is first asked for: searches need all of it, and the site starts
    without."""

    def __init__(self, card: Any, read: Read) -> None:
        self.card, self._read = card, read
        self.name: str = card.name
        self.slug = slugify(self.name.replace("'", ""))

    @cached_property
    def facts(self) -> Mapping[str, Any]:
        return self._read.facts(self.card)

    @cached_property
    def products(self) -> tuple[str, ...]:
        """Those that print it, in their order."""
        return self._read.products(self.card)

    @cached_property
    def texts(self) -> Kept[Text]:
        """By field, and TYPE_LINE."""
        return Kept(self.card, self._read.texts)

    @cached_property
    def values(self) -> Kept[Any]:
        """By field: a number, None for none, or a set of words."""
        return Kept(self.card, self._read.values)

    @cached_property
    def keys(self) -> Kept[Any]:
        """By order: what cards are ordered by."""
        return Kept(self.card, self._read.keys)
