"""What can be searched of the cards of a game: shapes that each game fills and that whoever searches reads.

A card is a definition of its game and has a name. What is read from it depends on nothing but the card. How a search is
written, and what is asked of the person who searches, is not known here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from typing import Any

# --- fields ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class FieldOf:
    """A field of cards: its name, a shorter one, what it means in a sentence or two, and searches that show it."""

    name: str
    short: str
    means: str
    examples: tuple[str, ...]


@dataclass(frozen=True)
class TextOf(FieldOf):
    """A text, lines divided by "\\n"; "" where a card has none."""

    of: Callable[[Any], str]


@dataclass(frozen=True)
class NumberOf(FieldOf):
    """A number; None where a card has none, or one that depends on the game."""

    of: Callable[[Any], int | None]


@dataclass(frozen=True)
class WordsOf(FieldOf):
    """Words of a fixed list, `values`, in the order in which people are shown them."""

    of: Callable[[Any], Iterable[str]]
    values: tuple[str, ...]


@dataclass(frozen=True)
class LettersOf(WordsOf):
    """Words that begin with different letters and are compared as a set: alignments."""


# --- what is clicked, and orders -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Group:
    """Values of a field to click; `plural` is its title inside a sentence, as in "alignments". What is found has one of
    those that are chosen; with `every`, all of them."""

    field: str
    title: str
    plural: str
    values: tuple[str, ...]
    every: bool = False


@dataclass(frozen=True)
class Range:
    """A number of cards, with the least and the most that can be chosen."""

    field: str
    title: str
    least: int
    most: int


def range_of(field: str, numbers: Iterable[int | None]) -> Range:
    """The range of these numbers of a field."""
    known = [number for number in numbers if number is not None]
    return Range(field, field.capitalize(), min(known), max(known))


@dataclass(frozen=True)
class Order:
    """An order of cards. `of` gives what they are compared by, of one type within an order; None comes last."""

    key: str
    title: str
    of: Callable[[Any], Any]


# --- what shows it ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Shown:
    """What the help shows of a game: searches by what they teach, each of which finds some cards and not all.

    `comparison` is the plainest of a field with a value, as in "cost:1"; `type_line` is one of a card, and `places` the
    names of fields that each read one place of a card, as a sentence lists them. `beside` are examples of the fields
    that whoever searches adds to those of the game, by the name of the field.
    """

    comparison: str
    type_line: str
    places: str
    words: tuple[str, ...]
    phrases: tuple[str, ...]
    fields: tuple[str, ...]
    filters: tuple[str, ...]
    either: tuple[str, ...]
    denied: tuple[str, ...]
    parentheses: tuple[str, ...]
    patterns: tuple[str, ...]
    beside: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Searchable:
    """All of it. `cards` come in the order of printing; `facts` are JSON-ready, `type_line` is the whole line of types,
    and `products` are what prints a card, as people know them. Two of the fields are texts called "name" and "text":
    there, and in the line of types, words without a field are looked up."""

    cards: tuple[Any, ...]
    facts: Callable[[Any], Mapping[str, Any]]
    type_line: Callable[[Any], str]
    products: Callable[[Any], tuple[str, ...]]
    fields: tuple[FieldOf, ...]
    groups: tuple[Group, ...]
    ranges: tuple[Range, ...]
    orders: tuple[Order, ...]
    shown: Shown

    def words(self, field: str, card: Any) -> tuple[str, ...]:
        """What a card has of a field of words."""
        named = (one for one in self.fields if one.name == field and isinstance(one, WordsOf))
        return tuple(word for one in named for word in one.of(card))

    def values_of(self, field: str) -> tuple[str, ...]:
        """What of this field can be clicked, in order."""
        return next(one.values for one in self.groups if one.field == field)


# --- from definitions ------------------------------------------------------------------------------------------------


def parts(thing: object) -> Iterator[object]:
    """A thing of a vocabulary and everything that it is made of."""
    yield thing
    if isinstance(thing, tuple):
        for one in thing:
            yield from parts(one)
    elif is_dataclass(thing) and not isinstance(thing, type):
        for one in fields(thing):
            yield from parts(getattr(thing, one.name))


def words_for(thing: object, words: Mapping[type | Enum, str]) -> frozenset[str]:
    """The words that stand for parts of a thing: for values of an enum, or for the types of others."""
    found = [part if isinstance(part, Enum) else type(part) for part in parts(thing)]
    return frozenset(words[part] for part in found if part in words)
