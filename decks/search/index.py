"""The index of a game: its cards as rows, and all that a search of them knows. `of` makes one for each game.

What can be searched, the game says (`engine.kernel.searchable.Searchable`). The site adds fields of its own: the
formats that allow, ban or restrict a card, and how many copies whoever asks owns. Rows are made at once, so that there
is one of each however many ask at the same time; all else when it is first asked for, and stays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from typing import Any, Final

from decks.legality import Legality, legalities
from decks.search.fields import Field, OwnedField, field_of
from decks.search.rows import TYPE_LINE, Read, Row, Text, text_of
from decks.search.spelling import Spelling
from decks.search.syntax import Query, parse
from engine import games
from engine.kernel.searchable import FieldOf, Group, NumberOf, Range, Shown, TextOf, WordsOf

OWNED: Final = "owned"  # the field that is not of the card, but of who asks
MATCH, NAME = "match", "name"  # the orders of every game, beside its own


class Index:
    """All that searches of one game's cards know.

    `rows` has a row for each card, in the order of printing. `groups` and `ranges` are what can be clicked; `shown` are
    the searches that show what can be written.
    """

    def __init__(self, game: games.Game) -> None:
        self.game = game
        self._searchable = game.catalogue.SEARCHABLE
        self.groups: tuple[Group, ...] = self._searchable.groups
        self.ranges: tuple[Range, ...] = self._searchable.ranges
        self.shown: Shown = self._searchable.shown
        self.rows = tuple(Row(card, self._read) for card in self._searchable.cards)

    # --- cards

    @cached_property
    def by_slug(self) -> Mapping[str, Row]:
        """The rows by their addresses."""
        found = {row.slug: row for row in self.rows}
        assert len(found) == len(self.rows), "two cards have the same address"
        return found

    @cached_property
    def by_name(self) -> Mapping[str, Row]:
        """The rows by the names of their cards exactly as printed."""
        return {row.name: row for row in self.rows}

    @cached_property
    def every_card(self) -> int:
        """All rows as a bit set: the lowest bit stands for the first."""
        return (1 << len(self.rows)) - 1

    @cached_property
    def spelling(self) -> Spelling:
        """The words of all cards."""
        return Spelling(self.rows)

    # --- what can be asked

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """The fields of the game, then those of the site."""
        owned = OwnedField(
            OWNED,
            "ow",
            "How many copies you own according to your collection, counting all printings. “yes” means at least one.",
            self.shown.beside[OWNED],
        )
        return (*map(field_of, self._reading), owned)

    @cached_property
    def named(self) -> Mapping[str, Field]:
        """The fields by both of their names."""
        found = {name: field for field in self.fields for name in (field.name, field.short)}
        assert len(found) == 2 * len(self.fields), "two fields have the same name"
        return found

    @cached_property
    def orders(self) -> Mapping[str, str]:
        """The titles of the orders, by their keys."""
        return {MATCH: "Best match", NAME: "Name", **{one.key: one.title for one in self._searchable.orders}}

    def parse(self, text: str) -> Query:
        """The tree of a search. Raises SearchError."""
        return parse(text, self.shown.comparison)

    # --- what is read from a card

    @cached_property
    def _reading(self) -> tuple[FieldOf, ...]:
        return (*self._searchable.fields, *_of_formats(self.game.construction, self.shown))

    @cached_property
    def _read(self) -> Read:
        texts = {one.name: _as_text(one.of) for one in self._reading if isinstance(one, TextOf)}
        values: dict[str, Callable[[Any], Any]] = {
            one.name: one.of for one in self._reading if isinstance(one, NumberOf)
        }
        values |= {one.name: _as_set(one.of) for one in self._reading if isinstance(one, WordsOf)}
        return Read(
            self._searchable.facts,
            self._searchable.products,
            {**texts, TYPE_LINE: _as_text(self._searchable.type_line)},
            values,
            {one.key: one.of for one in self._searchable.orders},
        )


def _as_text(of: Callable[[Any], str]) -> Callable[[Any], Text]:
    return lambda card: text_of(of(card))


def _as_set(of: Callable[[Any], Iterable[str]]) -> Callable[[Any], frozenset[str]]:
    return lambda card: frozenset(of(card))


def _of_formats(construction: games.Construction, shown: Shown) -> list[WordsOf]:
    """What the formats of a game say of a card: which ones allow it, and where some do, which ban or restrict it."""

    @cache
    def said(name: str) -> tuple[Legality, ...]:
        return legalities(name, construction)

    def with_status(status: str) -> Callable[[Any], list[str]]:
        return lambda card: [one.format.key for one in said(card.name) if one.status == status]

    formats = construction.FORMATS
    banning = tuple(one.key for one in formats if any(each.banned for each in one.lists))
    restricting = tuple(one.key for one in formats if any(each.restricted for each in one.lists))
    return [
        WordsOf(
            "legal",
            "l",
            "Formats that allow the card.",
            shown.beside["legal"],
            lambda card: [one.format.key for one in said(card.name) if one.playable],
            tuple(one.key for one in formats),
        ),
        *(
            WordsOf(name, short, means, shown.beside[name], with_status(name), values)
            for name, short, means, values in (
                ("banned", "b", "Formats that ban the card.", banning),
                ("restricted", "re", "Formats that restrict the card to one copy.", restricting),
            )
            if values
        ),
    ]


_INDEXES: Final = {key: Index(game) for key, game in games.GAMES.items()}


def of(key: str) -> Index:
    """The index of the game of this key. Raises `games.UnknownGame`."""
    return _INDEXES[games.of(key).KEY]
