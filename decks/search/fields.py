"""The fields of the search language: their names, what they read from a card, and the values that they take.

A field turns an operator and a value into a test of rows, or raises SearchError at the place of what is wrong. The help
page, the completion and the sentences of errors all read the registry at the end.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from decks.search.rows import DEEDS, KEYWORDS, Row, words
from decks.search.syntax import Comparison, Pattern, SearchError, Value
from decks.search.texts import Clock, place, text_test
from engine.epic.catalogue import CARDS, PRODUCTS
from engine.epic.construction import FORMATS
from engine.kernel.names import fold

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
    """What a search knows besides its text: what is left of its time, and how many copies of each card, by name,
    whoever asks owns."""

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

    operators: ClassVar[tuple[str, ...]] = (":", "=", "!=")

    @property
    def values(self) -> tuple[str, ...]:
        """Values to offer; a field that takes any text or number has none."""
        return ()

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

    of: Callable[[Row], int | None]

    operators: ClassVar[tuple[str, ...]] = tuple(_COMPARES)

    def test(self, asked: Comparison, asker: Asker) -> Test:
        mine, its, compares = self.of, self._other(asked.value), _COMPARES[asked.operator]

        def meets(row: Row) -> bool:
            one, other = mine(row), its(row)
            return one is not None and other is not None and compares(one, other)

        return meets

    def chosen(self, asked: Comparison) -> str | None:
        number = number_in(asked.value)
        return str(number) if number is not None and asked.operator in (":", "=") else None

    def _other(self, value: Value) -> Callable[[Row], int | None]:
        number = number_in(value)
        if number is not None:
            return lambda row: number
        other = BY_NAME.get(value.text.casefold())
        if isinstance(other, NumberField):
            return other.of
        others = [one.name for one in FIELDS if isinstance(one, NumberField) and one is not self]
        raise self.wrong_value(value, f"{either(['a number', *others])} is expected.")


@dataclass(frozen=True)
class OwnedField(Field):
    """The copies that whoever asks owns, compared with a number; `yes` means any, `no` none."""

    operators: ClassVar[tuple[str, ...]] = tuple(_COMPARES)

    @property
    def values(self) -> tuple[str, ...]:
        return ("yes", "no")

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

    of: Callable[[Row], Iterable[str]]
    known: tuple[str, ...]

    @property
    def values(self) -> tuple[str, ...]:
        return self.known

    def test(self, asked: Comparison, asker: Asker) -> Test:
        of, wanted = self.of, self._meant(asked)
        if asked.operator == "!=":
            return lambda row: wanted.isdisjoint(of(row))
        return lambda row: not wanted.isdisjoint(of(row))

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
        exact = [one for one in self.known if fold(one) == folded]
        begun = [one for one in self.known if any(word.startswith(folded) for word in (fold(one), *words(one)))]
        return folded, exact, begun

    def _expected(self, folded: str, begun: list[str]) -> str:
        by_folded = {fold(one): one for one in self.known}
        close = begun or [by_folded[one] for one in difflib.get_close_matches(folded, by_folded)]
        if close:
            return f"did you mean {either(close[:SUGGESTED])}?"
        shown, more = self.known[:SHOWN_VALUES], len(self.known) - SHOWN_VALUES
        return f"{either([*shown, f'one of {more} more'] if more > 0 else shown)} is expected."


@dataclass(frozen=True)
class AlignmentField(Field):
    """The alignments of a card, compared with a set of them or, as a number, by their count."""

    operators: ClassVar[tuple[str, ...]] = tuple(_COMPARES)

    @property
    def values(self) -> tuple[str, ...]:
        return ALIGNMENTS

    def test(self, asked: Comparison, asker: Asker) -> Test:
        value, compares = asked.value, _COMPARES[asked.operator]
        if not isinstance(value, Pattern) and re.fullmatch(r"[0-9]", value.text):
            count = int(value.text)
            return lambda row: compares(len(_alignments(row)), count)
        wanted = self._set(value)
        if asked.operator == ":":
            return lambda row: _alignments(row) >= wanted
        return lambda row: compares(_alignments(row), wanted)

    def chosen(self, asked: Comparison) -> str | None:
        read = self._read(asked.value)
        return next(iter(read)) if len(read) == 1 and asked.operator in (":", ">=") else None

    def _set(self, value: Value) -> frozenset[str]:
        read = self._read(value)
        if read:
            return read
        raise self.wrong_value(value, "good, evil, sage or wild is expected, or several of their letters, such as gw.")

    def _read(self, value: Value) -> frozenset[str]:
        """From names or their beginnings, with commas between several, or from first letters together; empty if it is
        something else."""
        text = "" if isinstance(value, Pattern) else value.text.casefold()
        parts = [part for part in re.split(r"[\s,+]+", text) if part]
        begun = [[one for one in ALIGNMENTS if one.startswith(part)] for part in parts]
        if parts and all(begun):
            return frozenset(one for some in begun for one in some)
        letters = {one[0]: one for one in ALIGNMENTS}
        if text and set(text) <= set(letters):
            return frozenset(letters[letter] for letter in text)
        return frozenset()


# --- what the fields read --------------------------------------------------------------------------------------------

OWNED: Final = "owned"  # the field that is not of the card, but of who asks
ALIGNMENTS: Final = ("good", "evil", "sage", "wild")
KINDS: Final = ("champion", "event", "deity", "god", "goddess", "elder god", "elder goddess")


def _alignments(row: Row) -> frozenset[str]:
    return frozenset(row.facts["alignments"])


def _kinds(row: Row) -> set[str]:
    """Champion, event or deity; of a deity its rank too, and an elder god is a god."""
    rank = str(row.facts["rank"] or "")
    return {str(row.facts["kind"]), *filter(None, (rank, rank.rpartition(" ")[2]))}


def _classes(row: Row) -> set[str]:
    return set(row.facts["classes"])


CLASSES: Final = tuple(sorted({word for card in CARDS for word in card.classes.split()}))
PRINTED: Final = tuple(dict.fromkeys(name for product, sets in PRODUCTS for name in (product, *dict(sets))))

FIELDS: Final[tuple[Field, ...]] = (
    TextField("name", "n", "The name.", ("name:wolf", 'name:"dark one"', "name=kong")),
    TextField(
        "text",
        "x",
        "The rules text. Write symbols as {1}, {expend}, {offense}, {defense}, {good} and so on.",
        ("text:human", 'text:"any number"', r"text:/deal \d\d damage/"),
    ),
    AlignmentField(
        "alignment",
        "a",
        "The alignments of the card. : or >= finds cards with these and maybe more, = exactly these. A number compares "
        "how many it has. First letters are enough.",
        ("alignment:good", "a=gw", "alignment>1"),
    ),
    NumberField("cost", "c", "The cost: 0 or 1. Deities have no cost.", ("cost:0",), lambda row: row.facts["cost"]),
    WordsField(
        "kind",
        "k",
        "Champion, event or deity, or the rank of a deity.",
        ("kind:event", "kind:goddess"),
        _kinds,
        KINDS,
    ),
    WordsField(
        "class", "cl", "The classes of the card.", ("class:dragon", "class:human class:mage"), _classes, CLASSES
    ),
    WordsField(
        "type",
        "t",
        "The kind or the class.",
        ("type:demon", "type:event"),
        lambda row: _kinds(row) | _classes(row),
        (*KINDS, *CLASSES),
    ),
    NumberField(
        "offense",
        "o",
        "Offense of champions, compared with a number or with defense.",
        ("offense>=10", "offense>defense"),
        lambda row: row.facts["offense"],
    ),
    NumberField("defense", "d", "Defense of champions.", ("defense<=2",), lambda row: row.facts["defense"]),
    WordsField(
        "keyword",
        "kw",
        "Keywords a champion always has.",
        ("keyword:airborne", "keyword:ambush -keyword:blitz"),
        lambda row: row.keywords,
        KEYWORDS,
    ),
    WordsField(
        "ability",
        "ab",
        "Abilities and effects of the card.",
        ("ability:tribute", "ability:recycle", "ability:control"),
        lambda row: row.abilities,
        DEEDS,
    ),
    TextField("tribute", "tr", "The text of tribute abilities.", ("tribute:token",)),
    TextField("loyalty", "lo", "The text of loyalty abilities.", ("loyalty:draw", "loyalty:/loyalty x/")),
    TextField("ally", "al", "The text of ally abilities.", ("ally:{good}", "ally:health")),
    TextField("power", "po", "The text of powers, including their costs.", ("power:{expend}", "power:{1}")),
    TextField(
        "discard", "di", "The shaded text, which works only in the discard pile.", ("discard:return", "-discard:/^$/")
    ),
    WordsField(
        "set",
        "s",
        "The sets and products that include the card.",
        ("set:tyrants", 'set:"base set"', "set:zannos"),
        lambda row: row.sets,
        PRINTED,
    ),
    WordsField("gem", "g", "The gem of any printing.", ("gem:red",), lambda row: row.gems, ("red", "white")),
    WordsField(
        "legal",
        "l",
        "Formats that allow the card.",
        ("legal:constructed-2017", "legal:preconstructed"),
        lambda row: row.legal,
        tuple(one.key for one in FORMATS),
    ),
    WordsField(
        "banned",
        "b",
        "Formats that ban the card.",
        ("banned:constructed-2017",),
        lambda row: row.banned,
        tuple(one.key for one in FORMATS if any(each.banned for each in one.lists)),
    ),
    OwnedField(
        OWNED,
        "ow",
        "How many copies you own according to your collection, counting all printings. “yes” means at least one.",
        ("owned:yes", "owned>=3", "owned=0 set:tyrants"),
    ),
)
BY_NAME: Final = {name: field for field in FIELDS for name in (field.name, field.short)}

assert len(BY_NAME) == 2 * len(FIELDS), "two fields have the same name"


def test_of(asked: Comparison, asker: Asker) -> Test:
    """What a comparison asks of a row. Raises SearchError."""
    found = BY_NAME.get(asked.name.casefold())
    if found is None:
        close = difflib.get_close_matches(asked.name.casefold(), BY_NAME, 1, cutoff=0.7)
        hint = (
            f"did you mean {BY_NAME[close[0]].name}?" if close else f"{either(one.name for one in FIELDS)} is expected."
        )
        raise SearchError(f'There is no field "{asked.name}": {hint}', asked.at, asked.at + len(asked.name))
    if asked.operator not in found.operators:
        said = f'"{asked.operator}" does not go with {found.name}: {either(map(quoted, found.operators))} is expected.'
        raise SearchError(said, asked.operator_at, asked.operator_at + len(asked.operator))
    return found.test(asked, asker)
