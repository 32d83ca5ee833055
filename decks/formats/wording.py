"""A format in plain words: its rules, where they are printed, and its lists with the days on which they hold."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from engine.construction.formats import BanList, Format
from engine.games import Game
from engine.kernel.counting import number_of

NOW = ("", "not yet", "expired")  # whether a list holds, in the order in which lists are read


class Part(NamedTuple):
    """Cards of which a list says one thing, by the title above them."""

    title: str
    names: tuple[str, ...]


@dataclass(frozen=True)
class ListInWords:
    """A list of cards. `days` say when it holds, "" for always; `now` is one of NOW; `note` is what is not
    known of it. `parts` are those that have cards."""

    name: str
    parts: tuple[Part, ...]
    days: str
    now: str
    note: str


@dataclass(frozen=True)
class FormatInWords:
    """A format: what sort it is, what is asked of a deck, where that is printed, and its lists, those first that
    hold."""

    deck_format: Format
    about: str
    rules: tuple[str, ...]
    source: str
    lists: tuple[ListInWords, ...]


def in_words(deck_format: Format, game: Game, on: date) -> FormatInWords:
    """A format of a game as it is on a day."""
    return FormatInWords(
        deck_format,
        game.limited.SUMMARIES.get(deck_format.key) or game.construction.about(deck_format),
        game.construction.rules(deck_format),
        game.construction.source(deck_format),
        tuple(sorted((_list(one, on) for one in deck_format.lists), key=lambda one: NOW.index(one.now))),
    )


def _list(one: BanList, on: date) -> ListInWords:
    parts = tuple(Part(*part) for part in one.parts if part[1])
    return ListInWords(one.name, parts, days(one), _now(one, on), one.note)


def _now(one: BanList, on: date) -> str:
    if one.holds(on):
        return ""
    return "not yet" if one.since is not None and on < one.since else "expired"


def days(one: BanList) -> str:
    """As in "from 1 July 2017", "from 1 July 2017, before 1 May 2018"."""
    since = [f"from {_day(one.since)}"] if one.since else []
    until = [f"before {_day(one.until)}"] if one.until else []
    return ", ".join(since + until)


def _day(day: date) -> str:
    return f"{day.day} {day:%B} {day.year}"


def published(game: Game) -> list[tuple[str, str]]:
    """The published lists of a game to choose from: name, and what it says in words."""
    return [(one.name, f"{one.name}: {_said(one)}") for one in game.construction.HOUSE_FORMATS.published]


def _said(one: BanList) -> str:
    """As in "Amnesia, Fumble, from 1 July 2017", or "banned: 3 cards; gift cards: 47 cards, from 1 January 2010"."""
    parts = [Part(*part) for part in one.parts if part[1]]
    only = len(parts) == 1 and parts[0].names == one.banned
    said = (
        [", ".join(one.banned)]
        if only
        else [f"{title.lower()}: {number_of(len(names), 'card')}" for title, names in parts]
    )
    return ", ".join(filter(None, ["; ".join(said), days(one)]))
