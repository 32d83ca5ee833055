"""How the cards of a deck are laid out for people: in groups, at a glance, compared with other cards. Pure functions.

Which groups there are and what they are called a game says (`engine.construction.layout`), to the builder as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine import games
from engine.construction.formats import Format
from engine.construction.layout import Entry, Layout, Sort


def groupings_of(game: str) -> dict[str, str]:
    """The ways to group the cards of a game, with their titles."""
    return {one.key: one.title for one in games.of(game).construction.LAYOUT.groupings}


@dataclass(frozen=True)
class Row:
    """So many copies of a card of a game."""

    count: int
    card: Any
    game: str

    @property
    def entry(self) -> Entry:
        """What lists show of the card."""
        return games.of(self.game).construction.entry(self.name)

    @property
    def name(self) -> str:
        return str(self.card.name)

    @property
    def is_event(self) -> bool:
        return self.entry.kind == "event"

    @property
    def is_fast(self) -> bool:
        return bool(self.entry.traits.get("fast"))

    @property
    def numbers(self) -> str:
        """ "13/14"; "" for an event."""
        return self.entry.strength

    @property
    def alignments(self) -> tuple[str, ...]:
        return self.entry.alignments


@dataclass(frozen=True)
class Part:
    """The cards of a group that are of one sort; "" where a group has but one part."""

    key: str
    title: str
    size: int
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Group:
    """Cards of one sort. `icon` is that of an alignment, or ""."""

    key: str
    title: str
    icon: str
    size: int
    parts: tuple[Part, ...]


_WHOLE = (Sort("all", "", {}),)


@dataclass(frozen=True)
class Counts:
    """How many cards a deck has, and of which sorts."""

    cards: int
    names: int
    free: int
    champions: int
    events: int


@dataclass(frozen=True)
class Share:
    """So many cards of one sort, and where in a bar of 100 they begin and how long they are there."""

    key: str
    title: str
    size: int
    at: str
    length: str


@dataclass(frozen=True)
class Limited:
    """How many cards of a sort there are, and how many a format allows."""

    title: str
    count: int
    most: int


@dataclass(frozen=True)
class Change:
    """A card of which two decks have different counts."""

    name: str
    before: int
    after: int

    @property
    def by(self) -> int:
        return self.after - self.before

    @property
    def text(self) -> str:
        return f"+{self.by}" if self.by > 0 else f"−{-self.by}"


@dataclass(frozen=True)
class Comparison:
    """What the second deck has more of and less of, and how many cards are in both."""

    more: tuple[Change, ...]
    less: tuple[Change, ...]
    same: int

    @property
    def changes(self) -> tuple[Change, ...]:
        return (*self.more, *self.less)


def groups(cards: Mapping[str, int], grouping: str = "alignment", *, game: str) -> tuple[Group, ...]:
    """The cards in the groups of one of the ways of the game, in their parts, by name. Where a card is of several
    alignments or classes the first one counts."""
    layout, rows = games.of(game).construction.LAYOUT, _rows(cards, game)
    how = next((one for one in layout.groupings if one.key == grouping), layout.groupings[0])
    within = layout.sorts.get(how.within, _WHOLE)
    return tuple(
        Group(sort.key, sort.title, sort.icon, size, tuple(_parted(of, within)))
        for sort, size, of in _sorted(rows, layout.sorts.get(how.key) or _by_word(layout, how.key, rows))
    )


def rows_of(cards: Mapping[str, int], *, game: str) -> tuple[Row, ...]:
    """The cards as rows of a table: by what they cost, kind and name."""
    return tuple(sorted(_rows(cards, game), key=lambda row: row.entry.place))


def at_a_glance(cards: Mapping[str, int], *, game: str) -> tuple[tuple[Share, ...], ...]:
    """How the cards are shared out: for each of the ways of the game the sorts that there are."""
    layout, rows = games.of(game).construction.LAYOUT, _rows(cards, game)
    return tuple(_shares(_parted(rows, layout.sorts[by])) for by in layout.glance) if rows else ()


def limited(cards: Mapping[str, int], deck_format: Format, *, game: str) -> tuple[Limited, ...]:
    """How many cards of each sort that a format limits there are, of the deck and its sideboard together."""
    known = [(row.count, row.entry.traits.items()) for row in _rows(cards, game)]
    return tuple(
        Limited(one.title, sum(count for count, traits in known if one.where.items() <= traits), one.most)
        for one in games.of(game).construction.limits(deck_format)
    )


def _rows(cards: Mapping[str, int], game: str) -> tuple[Row, ...]:
    named = games.of(game).catalogue.named
    return tuple(Row(count, named(name), game) for name, count in sorted(cards.items()))


def _sorted(rows: Iterable[Row], sorts: Iterable[Sort]) -> Iterable[tuple[Sort, int, tuple[Row, ...]]]:
    """The sorts that there are, with the number of their cards and with the cards."""
    known = [(row, row.entry.traits.items()) for row in rows]
    for sort in sorts:
        of = tuple(row for row, traits in known if sort.where.items() <= traits)
        if of:
            yield sort, sum(row.count for row in of), of


def _parted(rows: Iterable[Row], sorts: Iterable[Sort]) -> Iterable[Part]:
    for sort, size, of in _sorted(rows, sorts):
        yield Part(sort.key, sort.title, size, of)


def _by_word(layout: Layout, trait: str, rows: Iterable[Row]) -> tuple[Sort, ...]:
    """A sort for each word that some card has as this trait, by name; those without one come last."""
    words = sorted({str(row.entry.traits[trait]) for row in rows} - {""})
    without = next(one.without for one in layout.groupings if one.key == trait)
    return (*(Sort(word, word.capitalize(), {trait: word}) for word in words), Sort("none", without, {trait: ""}))


def _shares(parts: Iterable[Part]) -> tuple[Share, ...]:
    found = tuple(parts)
    total, at, shares = sum(part.size for part in found), 0, []
    for part in found:
        shares.append(
            Share(part.key, part.title, part.size, f"{100 * at / total:.2f}%", f"{100 * part.size / total:.2f}%")
        )
        at += part.size
    return tuple(shares)


def counts(cards: Mapping[str, int], *, game: str) -> Counts:
    rows = _rows(cards, game)

    def of(kind: str) -> int:
        return sum(row.count for row in rows if row.entry.kind == kind)

    free = sum(row.count for row in rows if row.entry.free)
    return Counts(sum(cards.values()), len(rows), free, of("champion"), of("event"))


def comparison(one: Mapping[str, int], other: Mapping[str, int]) -> Comparison:
    """How to come from the one to the other."""
    changes = [
        Change(name, one.get(name, 0), other.get(name, 0))
        for name in sorted({*one, *other})
        if one.get(name, 0) != other.get(name, 0)
    ]
    return Comparison(
        more=tuple(change for change in changes if change.by > 0),
        less=tuple(change for change in changes if change.by < 0),
        same=sum(min(count, other.get(name, 0)) for name, count in one.items()),
    )
