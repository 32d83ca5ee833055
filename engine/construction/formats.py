"""Formats as data: sizes, copies, sets, pools, dated ban lists; and what of a deck breaks them, in sentences.

A deck is a count by card name. What a game asks of its cards beside this, its own formats say, and so whether there are
sideboards.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import NamedTuple, Self, TypeVar

from engine.kernel.counting import number_of

Deck = Mapping[str, int]

ANY_NUMBER = 200  # copies where no rule limits them: more than any deck has


@dataclass(frozen=True)
class BanList:
    """A ban and restricted list: no copy of what is banned, one of what is restricted, from the day `since` to the day
    before `until`; without these, always. `note` says what is not known of it."""

    name: str
    banned: tuple[str, ...] = ()
    restricted: tuple[str, ...] = ()
    since: date | None = None
    until: date | None = None
    note: str = ""

    def holds(self, on: date | None) -> bool:
        """On that day; without a day, once every list has begun and those that end have ended."""
        if on is None:
            return self.until is None
        return (self.since is None or self.since <= on) and (self.until is None or on < self.until)

    @property
    def parts(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """What it says of cards, each with their names: what is banned comes first."""
        return (("Banned", self.banned), ("Restricted to one copy", self.restricted))

    @property
    def title(self) -> str:
        """As in: list "Bans of 2017" (from 2017-07-01)."""
        since = f" (from {self.since.isoformat()})" if self.since else ""
        return f'list "{self.name}"{since}'


@dataclass(frozen=True)
class Format:
    """Construction rules. `least` and `most` are sizes of the deck, `copies` of each card (None: any number).

    `sets`: the only sets or products allowed (empty: all). `pool`: the deck is made from a pool of dealt or drafted
    cards.
    """

    key: str
    name: str
    least: int
    most: int | None = None
    copies: int | None = None
    sets: tuple[str, ...] = ()
    lists: tuple[BanList, ...] = ()
    pool: bool = False

    def with_lists(self, *lists: BanList) -> Self:
        """The same format with more ban and restricted lists."""
        return replace(self, lists=(*self.lists, *lists))

    @property
    def size(self) -> str:
        """As in "exactly 30", "at least 60", "60 to 80"."""
        if self.most is None:
            return f"at least {self.least}"
        return f"exactly {self.least}" if self.most == self.least else f"{self.least} to {self.most}"

    @property
    def cards(self) -> str:
        """The same with its noun: "exactly 1 card", "at least 60 cards"."""
        return f"{self.size} {'card' if (self.most or self.least) == 1 else 'cards'}"


F = TypeVar("F", bound=Format)


class UnknownFormat(ValueError):
    """No format has this key; the message says which there are."""

    code = "format"

    def __init__(self, key: str, formats: Iterable[Format]) -> None:
        super().__init__(f'No format is called "{key[:40]}". There are {", ".join(one.key for one in formats)}.')


def keyed(key: str, formats: Sequence[F]) -> F:
    """The one of these formats with this key. Raises UnknownFormat."""
    for one in formats:
        if one.key == key:
            return one
    raise UnknownFormat(key, formats)


@dataclass(frozen=True)
class Problem:
    """What is wrong with one field of a format that somebody defines, as in `lists[0].since`; empty where it is the
    whole."""

    field: str
    text: str

    def __str__(self) -> str:
        return f"{self.field}: {self.text}" if self.field else self.text


class BadFormat(ValueError):
    """What was read is no format. `problems` are all that was found, in the order of the fields."""

    code = "format"

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, problems)))


@dataclass(frozen=True)
class Violation:
    """One reason why a deck is not legal.

    `rule` is a stable word: size, banned, restricted, sets, pool, copies, or one of the game's. `cards` are those that
    it is about (none where it is about all of them), `have` what there is of them, `need` the number that the rule asks
    for. `fact` says so, `advice` what to do.
    """

    rule: str
    cards: tuple[str, ...]
    have: int
    need: int
    fact: str
    advice: str

    @property
    def text(self) -> str:
        return f"{self.fact}: {self.advice}."

    def to_json(self) -> dict[str, str | int | list[str]]:
        """JSON-ready."""
        return {
            "rule": self.rule, "cards": list(self.cards), "have": self.have, "need": self.need, "text": self.text,
        }  # fmt: skip


def size_violations(size: int, deck_format: Format, has: str = "has") -> list[Violation]:
    """What is wrong with a number of cards: nothing or one violation."""
    fact = f"The deck {has} {number_of(size, 'card')}; {deck_format.name} needs {deck_format.size}"
    if size < deck_format.least:
        return [Violation("size", (), size, deck_format.least, fact, f"add {amount(deck_format.least - size)}")]
    if deck_format.most is not None and size > deck_format.most:
        return [Violation("size", (), size, deck_format.most, fact, f"cut {amount(size - deck_format.most)}")]
    return []


class Where(NamedTuple):
    """Where cards are counted, as sentences say it."""

    has: str
    within: str


DECK = Where("the deck has", "in the deck")


def card_violations(
    name: str,
    count: int,
    deck_format: Format,
    printed_in: Mapping[str, Container[str]],
    pool: Deck | None,
    on: date | None,
    where: Where = DECK,
) -> list[Violation]:
    """What is wrong with so many copies of one card, whatever else is in the deck. `printed_in` are the names of the
    cards that each set or product prints."""
    found = []
    copies = number_of(count, "copy", "copies")
    for one in deck_format.lists:
        if not one.holds(on):
            continue
        if name in one.banned:
            found.append(_too_many("banned", name, count, 0, f"The {one.title} bans {name}; {where.has} {copies}"))
        elif name in one.restricted and count > 1:
            fact = f"The {one.title} restricts {name} to one copy; {where.has} {copies}"
            found.append(_too_many("restricted", name, count, 1, fact))
    if deck_format.sets and not any(name in printed_in[printed] for printed in deck_format.sets):
        allowed = f"{deck_format.name} allows cards of {either(deck_format.sets)} only"
        fact = f"{allowed}; {where.has} {copies} of {name}"
        found.append(_too_many("sets", name, count, 0, fact))
    if deck_format.pool and pool is not None and count > (most := max(0, pool.get(name, 0))):
        fact = f"{name}: {copies} {where.within}, {most or 'none'} in the pool"
        found.append(_too_many("pool", name, count, most, fact))
    if deck_format.copies is not None and count > deck_format.copies:
        fact = f"{name}: {copies}; {deck_format.name} allows {amount(deck_format.copies)} of each card"
        found.append(_too_many("copies", name, count, deck_format.copies, fact))
    return found


def allowed_copies(
    names: Iterable[str],
    deck_format: Format,
    printed_in: Mapping[str, Container[str]],
    pool: Deck | None,
    on: date | None,
) -> dict[str, int]:
    """For each of these cards of which the format allows some copies, how many; ANY_NUMBER where nothing limits
    them."""
    found = {}
    for name in names:
        asked = card_violations(name, ANY_NUMBER, deck_format, printed_in, pool, on)
        most = min((one.need for one in asked), default=ANY_NUMBER)
        if most:
            found[name] = most
    return found


def _too_many(rule: str, name: str, have: int, most: int, fact: str) -> Violation:
    return Violation(rule, (name,), have, most, fact, f"cut {amount(have - most)}")


# --- words -----------------------------------------------------------------------------------------------------------


def amount(count: int) -> str:
    """As in "cut one", "cut 2"."""
    return "one" if count == 1 else str(count)


def either(names: tuple[str, ...]) -> str:
    """As in "Tyrants, Uprising or Pantheon"."""
    return " or ".join(filter(None, (", ".join(names[:-1]), names[-1])))
