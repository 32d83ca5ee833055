"""Formats that users define, as JSON: size, copies, what else a game asks of decks, allowed sets, dated lists of cards.

    {"name": "Friday night", "least": 60, "most": 80, "copies": 2, "sets": ["Base Set", "Tyrants"],
     "lists": ["Bans of 2017", {"name": "Ours", "banned": ["Kong"], "restricted": [], "since": "2024-05-01"}]}

Only the name must be there: what is missing is as in a usual format of the game. A list is a published one by its name,
or says itself what it bans and restricts, from the day `since` to the day before `until`. Files, forms and the API come
here; what `as_data` gives, `read` reads back as it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from difflib import get_close_matches
from typing import Any, Final, Generic

from engine.construction.formats import BadFormat, BanList, F, Problem
from engine.construction.lists import MAX_CARDS, MAX_COPIES
from engine.kernel.names import Unknown

HOUSE: Final = "house"  # the key of a house format, unless the caller has another one
LONGEST_NAME: Final = 60
MOST_LISTS: Final = 20


@dataclass(frozen=True)
class Switch:
    """Something that a game's formats ask of decks or do not. `label` is for people."""

    key: str
    label: str


@dataclass(frozen=True)
class Number:
    """A number that a game's formats have, from 0 to `most`. `otherwise` says what null stands for; where it is empty
    there must be a number. `hint` is for people."""

    key: str
    label: str
    most: int
    otherwise: str = ""
    hint: str = ""


@dataclass(frozen=True)
class Marked:
    """Cards of a list beside those that are banned and restricted, such as gifts. `label` is for people."""

    key: str
    label: str


@dataclass(frozen=True)
class HouseFormats(Generic[F]):
    """What the house formats of a game are made of.

    What is missing is as in `usual`. `sets` are all sets and products with the names of their cards, `products` those
    of them that are whole products. `named` gives a card's name as printed and raises `kernel.names.Unknown`; `cards`
    is how many there are. `asks` are fields of the game's own, which its formats have under the same names; `marks` are
    the same of its lists, of which `made_list` makes one. `objections` are what is wrong with a format as a whole.
    """

    usual: F
    sets: Mapping[str, Collection[str]]
    products: Collection[str]
    published: Sequence[BanList]
    named: Callable[[str], str]
    cards: int
    asks: tuple[Switch | Number, ...] = ()
    marks: tuple[Marked, ...] = ()
    made_list: Callable[..., BanList] = BanList
    objections: Callable[[F], Sequence[Problem]] = lambda _: ()

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields of a format, in the order in which they are said."""
        return ("name", "least", "most", "copies", *(one.key for one in self.asks), "sets", "lists")

    @property
    def list_fields(self) -> tuple[str, ...]:
        """Those of a list."""
        return ("name", "banned", "restricted", *(one.key for one in self.marks), "since", "until")

    def parse(self, text: str, key: str = HOUSE) -> F:
        """The format in a text of JSON. Raises BadFormat."""
        try:
            data = json.loads(text)
        except ValueError as error:
            raise BadFormat([Problem("", f"This is not JSON: {error}.")]) from None
        except RecursionError:
            raise BadFormat([Problem("", "This is nested too deeply to be a format.")]) from None
        return self.read(data, key)

    def read(self, data: object, key: str = HOUSE) -> F:
        """The format that parsed JSON says. Raises BadFormat."""
        try:
            json.dumps(data, ensure_ascii=False).encode()
        except UnicodeEncodeError:
            raise BadFormat([Problem("", "A text in this file contains a broken character.")]) from None
        reader = _Reader(self)
        found = reader.whole(data, key)
        if not reader.problems:
            reader.problems += self.objections(found)
        if reader.problems:
            raise BadFormat(reader.problems)
        return found

    def as_data(self, deck_format: F) -> dict[str, object]:
        """What `read` reads, all fields said."""
        plain = {field: getattr(deck_format, field) for field in self.fields}
        return plain | {
            "sets": list(deck_format.sets),
            "lists": [self._list_data(one) for one in deck_format.lists],
        }

    def is_published(self, one: BanList) -> bool:
        """Whether a list is one of the game's own."""
        return one in self.published

    def _list_data(self, one: BanList) -> object:
        if self.is_published(one):
            return one.name
        return {field: _plain(getattr(one, field)) for field in self.list_fields}


def _plain(value: object) -> object:
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, frozenset):
        return sorted(value)
    return list(value) if isinstance(value, tuple) else value


class _Reader(Generic[F]):
    """Reads field by field; what is wrong is noted, and something harmless read in its place."""

    def __init__(self, house: HouseFormats[F]) -> None:
        self.house = house
        self.published = {one.name: one for one in house.published}
        self.problems: list[Problem] = []

    def wrong(self, field: str, text: str) -> None:
        self.problems.append(Problem(field, text))

    def whole(self, given: object, key: str) -> F:
        usual = self.house.usual
        fields = self.fields("", "A format", given, self.house.fields)
        if fields is None:
            return usual
        name = self.name("name", fields.get("name"))
        before = len(self.problems)
        least = self.number("least", fields.get("least", usual.least), 1, MAX_CARDS)
        most = fields.get("most", usual.most)
        if most is not None:
            most = self.number("most", most, 1, MAX_CARDS, "null for no upper bound")
            if most < least and len(self.problems) == before:
                self.wrong("most", f"The maximum must be at least the minimum, which is {least}; it is {most}.")
        copies = fields.get("copies", usual.copies)
        if copies is not None:
            copies = self.number("copies", copies, 1, MAX_COPIES, "null for any number")
        own: dict[str, Any] = {
            ask.key: self.own(ask, fields.get(ask.key, getattr(usual, ask.key))) for ask in self.house.asks
        }
        sets = self.sets("sets", fields.get("sets", list(usual.sets)))
        lists = self.lists("lists", fields.get("lists", [one.name for one in usual.lists]))
        return replace(usual, key=key, name=name, least=least, most=most, copies=copies, sets=sets, lists=lists, **own)

    def own(self, ask: Switch | Number, given: object) -> object:
        """What is said of a field of the game's own."""
        if isinstance(ask, Number):
            if given is None and ask.otherwise:
                return None
            otherwise = f"null for {ask.otherwise}" if ask.otherwise else ""
            return self.number(ask.key, given, 0, ask.most, otherwise)
        if not isinstance(given, bool):
            self.wrong(ask.key, f"This must be true or false; it is {_shown(given)}.")
        return given is True

    def fields(self, field: str, what: str, given: object, known: tuple[str, ...]) -> Mapping[str, object] | None:
        """The fields of an object, or None where it is none."""
        if not isinstance(given, dict):
            self.wrong(field, f"{what} is an object with fields such as {_quoted(known[:2])}; this is {_shown(given)}.")
            return None
        for name in given:
            if name not in known:
                close = get_close_matches(name, known, 1)
                hint = f"Did you mean {_quoted(close)}?" if close else f"The fields are {_quoted(known)}."
                self.wrong(_within(field, name), f"There is no such field. {hint}")
        return given

    def name(self, field: str, given: object) -> str:
        name = " ".join(given.split()) if isinstance(given, str) else ""
        if not name.isprintable() or not name or len(name) > LONGEST_NAME:
            been = "it is missing" if given is None else f"it is {_shown(given)}"
            self.wrong(field, f"This must be a text of 1 to {LONGEST_NAME} characters; {been}.")
        return name

    def number(self, field: str, given: object, least: int, most: int, otherwise: str = "") -> int:
        if isinstance(given, int) and not isinstance(given, bool) and least <= given <= most:
            return given
        otherwise = f", or {otherwise}" if otherwise else ""
        self.wrong(field, f"This must be a whole number from {least} to {most}{otherwise}; it is {_shown(given)}.")
        return least

    def items(self, field: str, given: object, most: int) -> list[object]:
        if isinstance(given, list) and len(given) <= most:
            return given
        been = f"it has {len(given)} entries" if isinstance(given, list) else f"it is {_shown(given)}"
        self.wrong(field, f"This must be a list of at most {most} entries; {been}.")
        return []

    def sets(self, field: str, given: object) -> tuple[str, ...]:
        found: list[str] = []
        known = self.house.sets
        for at, name in enumerate(self.items(field, given, len(known))):
            if isinstance(name, str) and name in known:
                found.append(name)
                continue
            close = get_close_matches(name, known, 1, cutoff=0.5) if isinstance(name, str) else []
            hint = f"Did you mean {_quoted(close)}?" if close else f"There are {_quoted(tuple(known))}."
            self.wrong(f"{field}[{at}]", f"No set or product is called {_shown(name)}. {hint}")
        return tuple(dict.fromkeys(found))

    def lists(self, field: str, given: object) -> tuple[BanList, ...]:
        found = [
            self.ban_list(f"{field}[{at}]", one) for at, one in enumerate(self.items(field, given, MOST_LISTS))
        ]  # fmt: skip
        names = [one.name for one in found]
        for at, name in enumerate(names):
            if name and name in names[:at]:
                self.wrong(f"{field}[{at}].name", f'Another list is called "{name}" already.')
        return tuple(found)

    def ban_list(self, field: str, given: object) -> BanList:
        if isinstance(given, str):
            if given not in self.published:
                known = _quoted(tuple(self.published))
                self.wrong(field, f"No published list is called {_shown(given)}. There is {known}.")
            return self.published.get(given, BanList(""))
        fields = self.fields(field, "A list", given, self.house.list_fields)
        if fields is None:
            return BanList("")
        name = self.name(f"{field}.name", fields.get("name"))
        banned = self.cards(f"{field}.banned", fields.get("banned", []))
        restricted = self.cards(f"{field}.restricted", fields.get("restricted", []))
        for card in restricted:
            if card in banned:
                self.wrong(f"{field}.restricted", f"{card} is banned by the same list.")
        marked = {one.key: self.cards(f"{field}.{one.key}", fields.get(one.key, [])) for one in self.house.marks}
        since = self.day(f"{field}.since", fields.get("since"))
        until = self.day(f"{field}.until", fields.get("until"))
        if since and until and until <= since:
            self.wrong(
                f"{field}.until", f"This must be later than since, {since.isoformat()}; it is {until.isoformat()}."
            )
        return self.house.made_list(name, banned, restricted, since, until, **marked)

    def cards(self, field: str, given: object) -> tuple[str, ...]:
        found: list[str] = []
        for at, name in enumerate(self.items(field, given, self.house.cards)):
            if not isinstance(name, str):
                self.wrong(f"{field}[{at}]", f"This must be the name of a card; it is {_shown(name)}.")
                continue
            try:
                found.append(self.house.named(name))
            except Unknown as unknown:
                self.wrong(f"{field}[{at}]", str(unknown))
        return tuple(dict.fromkeys(found))

    def day(self, field: str, given: object) -> date | None:
        if given is None:
            return None
        try:
            if isinstance(given, str):
                return date.fromisoformat(given)
        except ValueError:
            pass
        self.wrong(field, f'This must be a day such as "2017-07-01", or null for none; it is {_shown(given)}.')
        return None


def _within(field: str, name: str) -> str:
    return f"{field}.{name[:LONGEST_NAME]}" if field else name[:LONGEST_NAME]


def _shown(given: object) -> str:
    text = json.dumps(given, ensure_ascii=False)
    return text if len(text) <= LONGEST_NAME else f"{text[:LONGEST_NAME]}..."


def _quoted(names: list[str] | tuple[str, ...]) -> str:
    return ", ".join(f'"{name}"' for name in names)
