"""The fields of the search language: their names, what they read from a row, and the values that they take.

A field turns an operator and a value into a test of rows, or raises SearchError at the place of what is wrong. Which
fields there are, a game says (`engine.kernel.searchable`), and index.py what the site adds to them.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from decks.search.rows import Row, words
from decks.search.syntax import Comparison, Pattern, SearchError, Value
from decks.search.texts import Clock, place, text_test
from engine.kernel.names import fold
from engine.kernel.searchable import FieldOf, LettersOf, NumberOf, TextOf, WordsOf

Test = Callable[[Row], bool]

SUGGESTED = 3  # values of a field, for one that it does not have
SHOWN_VALUES = 8  # when none is alike

_COMPARES: Final[dict[str, Callable[[Any, Any], bool]]] = {
    ":": lambda mine, its: mine == its,
    "=": lambda mine, its: mine == its,
    "!=": lambda mine, its: mine != its,
    "<": lambda mine, its: mine < its,
    "<=": lambda mine, its: mine <= its,
    ">": lambda mine, its: mine > its,
    ">=": lambda mine, its: mine >= its,
}


def either(things: Iterable[str]) -> str:
    """As in "a", "a or b", "a, b or c"."""
    *others, last = things
    return f"{', '.join(others)} or {last}" if others else last


def quoted(text: str) -> str:
    return f'"{text}"'


@dataclass(frozen=True)
class Asker:
    """What a search knows besides its text: the fields that there are, by both of their names, what is left of its
    time, and how many copies of each card, by name, whoever asks owns."""

    fields: Mapping[str, Field]
    clock: Clock = field(default_factory=Clock)
    owned: Mapping[str, int] = field(default_factory=dict)


def number_in(value: Value) -> int | None:
    """The number that a value is, if it is one."""
    digits = not isinstance(value, Pattern) and re.fullmatch(r"[+-]?[0-9]{1,9}", value.text)
    return int(value.text) if digits else None


# --- kinds of fields -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Field:
    """A field: its name, a shorter one, what it means, and searches that show it."""

    name: str
    short: str
    means: str
    examples: tuple[str, ...]
    values: tuple[str, ...] = ()  # to offer; a field that takes any text or number has none

    operators: ClassVar[tuple[str, ...]] = (":", "=", "!=")

    def test(self, asked: Comparison, asker: Asker) -> Test:
        """What the comparison asks of a row, its operator being one of the field's. Raises SearchError."""
        raise NotImplementedError

    def chosen(self, asked: Comparison) -> str | None:
        """The one value that the comparison asks for, as a button with that value would; None where it asks for
        anything else."""
        return None

    def wrong_value(self, value: Value, expected: str) -> SearchError:
        return SearchError(f'"{value.text}" is not a value of {self.name}: {expected}', *place(value))


@dataclass(frozen=True)
class TextField(Field):
    """A text of the card: `:` looks in it for a word's beginning, a phrase or an expression, `=` asks for all of it."""

    def test(self, asked: Comparison, asker: Asker) -> Test:
        name, whole = self.name, fold(asked.value.text)
        if asked.operator == ":" or isinstance(asked.value, Pattern):
            meets = text_test(asked.value, asker.clock)
        else:
            meets = lambda text: fold(text.raw) == whole  # noqa: E731
        if asked.operator == "!=":
            return lambda row: not meets(row.texts[name])
        return lambda row: meets(row.texts[name])


@dataclass(frozen=True)
class NumberField(Field):
    """A number of the card, compared with a number or with another field. Cards without it meet no comparison."""

    operators: ClassVar[tuple[str, ...]] = tuple(_COMPARES)

    def test(self, asked: Comparison, asker: Asker) -> Test:
        name, its, compares = self.name, self._other(asked.value, asker), _COMPARES[asked.operator]

        def meets(row: Row) -> bool:
            one, other = row.values[name], its(row)
            return one is not None and other is not None and compares(one, other)

        return meets

    def chosen(self, asked: Comparison) -> str | None:
        number = number_in(asked.value)
        return str(number) if number is not None and asked.operator in (":", "=") else None

    def _other(self, value: Value, asker: Asker) -> Callable[[Row], int | None]:
        number = number_in(value)
        if number is not None:
            return lambda row: number
        other = asker.fields.get(value.text.casefold())
        if isinstance(other, NumberField):
            name = other.name
            return lambda row: row.values[name]
        numbers = [one for one in asker.fields.values() if isinstance(one, NumberField) and one is not self]
        others = dict.fromkeys(one.name for one in numbers)
        raise self.wrong_value(value, f"{either(['a number', *others])} is expected.")


@dataclass(frozen=True)
class OwnedField(Field):
    """The copies that whoever asks owns, compared with a number; `yes` means any, `no` none."""

    values: tuple[str, ...] = ("yes", "no")

    operators: ClassVar[tuple[str, ...]] = tuple(_COMPARES)

    def test(self, asked: Comparison, asker: Asker) -> Test:
        owned, compares, number = asker.owned, _COMPARES[asked.operator], number_in(asked.value)
        if number is not None:
            return lambda row: compares(owned.get(row.name, 0), number)
        word = "" if isinstance(asked.value, Pattern) else asked.value.text.casefold()
        if word in self.values and asked.operator in (":", "=", "!="):
            wanted = (word == "yes") == (asked.operator != "!=")
            return lambda row: (row.name in owned) == wanted
        raise self.wrong_value(asked.value, "yes, no or a number is expected.")


@dataclass(frozen=True)
class WordsField(Field):
    """Words of a fixed list. `:` takes the beginning of a word as well, and then means all that begin so."""

    def test(self, asked: Comparison, asker: Asker) -> Test:
        name, wanted = self.name, self._meant(asked)
        if asked.operator == "!=":
            return lambda row: wanted.isdisjoint(row.values[name])
        return lambda row: not wanted.isdisjoint(row.values[name])

    def chosen(self, asked: Comparison) -> str | None:
        _, exact, begun = self._read(asked)
        found = exact or begun if asked.operator == ":" else exact
        return found[0] if len(found) == 1 and asked.operator != "!=" else None

    def _meant(self, asked: Comparison) -> frozenset[str]:
        folded, exact, begun = self._read(asked)
        if exact or (begun and asked.operator == ":"):
            return frozenset(exact or begun)
        raise self.wrong_value(asked.value, self._expected(folded, begun))

    def _read(self, asked: Comparison) -> tuple[str, list[str], list[str]]:
        """What the comparison says, and the words that are just that, and those that begin so."""
        folded = "" if isinstance(asked.value, Pattern) else fold(asked.value.text)
        if not folded:
            return folded, [], []
        exact = [one for one in self.values if fold(one) == folded]
        begun = [one for one in self.values if any(word.startswith(folded) for word in (fold(one), *words(one)))]
        return folded, exact, begun

    def _expected(self, folded: str, begun: list[str]) -> str:
        by_folded = {fold(one): one for one in self.values}
        close = begun or [by_folded[one] for one in difflib.get_close_matches(folded, by_folded)]
        if close:
            return f"did you mean {either(close[:SUGGESTED])}?"
        shown, more = self.values[:SHOWN_VALUES], len(self.values) - SHOWN_VALUES
        return f"{either([*shown, f'one of {more} more'] if more > 0 else shown)} is expected."


@dataclass(frozen=True)
class LettersField(Field):
    """Words that begin with different letters, compared as a set or, as a number, by their count: the alignments of a
    card."""

    operators: ClassVar[tuple[str, ...]] = tuple(_COMPARES)

    def test(self, asked: Comparison, asker: Asker) -> Test:
        name, value, compares = self.name, asked.value, _COMPARES[asked.operator]
        if not isinstance(value, Pattern) and re.fullmatch(r"[0-9]", value.text):
            count = int(value.text)
            return lambda row: compares(len(row.values[name]), count)
        wanted = self._set(value)
        if asked.operator == ":":
            return lambda row: row.values[name] >= wanted
        return lambda row: compares(row.values[name], wanted)

    def chosen(self, asked: Comparison) -> str | None:
        read = self._read(asked.value)
        return next(iter(read)) if len(read) == 1 and asked.operator in (":", ">=") else None

    def _set(self, value: Value) -> frozenset[str]:
        read = self._read(value)
        if read:
            return read
        letters = self.values[0][0] + self.values[-1][0]
        raise self.wrong_value(
            value, f"{either(self.values)} is expected, or several of their letters, such as {letters}."
        )

    def _read(self, value: Value) -> frozenset[str]:
        """From names or their beginnings, with commas between several, or from first letters together; empty if it is
        something else."""
        text = "" if isinstance(value, Pattern) else value.text.casefold()
        parts = [part for part in re.split(r"[\s,+]+", text) if part]
        begun = [[one for one in self.values if one.startswith(part)] for part in parts]
        if parts and all(begun):
            return frozenset(one for some in begun for one in some)
        letters = {one[0]: one for one in self.values}
        if text and set(text) <= set(letters):
            return frozenset(letters[letter] for letter in text)
        return frozenset()


# --- those of a game -------------------------------------------------------------------------------------------------


def field_of(read: FieldOf) -> Field:
    """The field that reads this from a card."""
    said = (read.name, read.short, read.means, read.examples)
    match read:
        case TextOf():
            return TextField(*said)
        case NumberOf():
            return NumberField(*said)
        case LettersOf():
            return LettersField(*said, read.values)
        case WordsOf():
            return WordsField(*said, read.values)
    raise TypeError(f"no kind of field reads {read!r}")


def test_of(asked: Comparison, asker: Asker) -> Test:
    """What a comparison asks of a row. Raises SearchError."""
    fields, name = asker.fields, asked.name.casefold()
    found = fields.get(name)
    if found is None:
        close = difflib.get_close_matches(name, fields, 1, cutoff=0.7)
        names = dict.fromkeys(one.name for one in fields.values())
        hint = f"did you mean {fields[close[0]].name}?" if close else f"{either(names)} is expected."
        raise SearchError(f'There is no field "{asked.name}": {hint}', asked.at, asked.at + len(asked.name))
    if asked.operator not in found.operators:
        said = f'"{asked.operator}" does not go with {found.name}: {either(map(quoted, found.operators))} is expected.'
        raise SearchError(said, asked.operator_at, asked.operator_at + len(asked.operator))
    return found.test(asked, asker)
