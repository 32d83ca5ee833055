"""Formats that users define, as JSON: size, copies, ratio on or off, allowed sets, dated ban and restricted lists.

    {"name": "Friday night", "least": 60, "most": 80, "copies": 2, "ratio": true, "sets": ["Base Set", "Tyrants"],
     "lists": ["Bans of 2017", {"name": "Ours", "banned": ["Kong"], "restricted": [], "since": "2024-05-01"}]}

Only the name must be there: what is missing is as in Constructed. A list is a published one by its name, or says itself
what it bans and restricts, from the day `since` to the day before `until`. Files, forms and the API come here; what
`as_data` gives, `read` reads back as it was.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date
from difflib import get_close_matches

from engine.construction.formats import BadFormat, BanList, Problem
from engine.construction.lists import MAX_CARDS, MAX_COPIES
from engine.epic.catalogue.products import CARD_OF, PRINTED_IN, UnknownCard, by_name
from engine.epic.construction.formats import BAN_LISTS, CONSTRUCTED, Format

HOUSE = "house"  # the key of a house format, unless the caller has another one
LONGEST_NAME = 60
MOST_LISTS = 20

_FIELDS = ("name", "least", "most", "copies", "ratio", "sets", "lists")
_LIST_FIELDS = ("name", "banned", "restricted", "since", "until")
_PUBLISHED = {one.name: one for one in BAN_LISTS}


def parse(text: str, key: str = HOUSE) -> Format:
    """The format in a text of JSON. Raises BadFormat."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadFormat([Problem("", f"This is not JSON: {error}.")]) from None
    except RecursionError:
        raise BadFormat([Problem("", "This is nested too deeply to be a format.")]) from None
    return read(data, key)


def read(data: object, key: str = HOUSE) -> Format:
    """The format that parsed JSON says. Raises BadFormat."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise BadFormat([Problem("", "A text in this file contains a broken character.")]) from None
    reader = _Reader()
    found = reader.whole(data, key)
    if reader.problems:
        raise BadFormat(reader.problems)
    return found


def as_data(deck_format: Format) -> dict[str, object]:
    """What `read` reads, all fields said."""
    return {
        "name": deck_format.name,
        "least": deck_format.least,
        "most": deck_format.most,
        "copies": deck_format.copies,
        "ratio": deck_format.ratio,
        "sets": list(deck_format.sets),
        "lists": [_list_data(one) for one in deck_format.lists],
    }


def _list_data(one: BanList) -> object:
    if _PUBLISHED.get(one.name) == one:
        return one.name
    return {
        "name": one.name, "banned": list(one.banned), "restricted": list(one.restricted),
        "since": one.since and one.since.isoformat(), "until": one.until and one.until.isoformat(),
    }  # fmt: skip


class _Reader:
    """Reads field by field; what is wrong is noted, and something harmless read in its place."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def wrong(self, field: str, text: str) -> None:
        self.problems.append(Problem(field, text))

    def whole(self, given: object, key: str) -> Format:
        fields = self.fields("", "A format", given, _FIELDS)
        if fields is None:
            return CONSTRUCTED
        name = self.name("name", fields.get("name"))
        before = len(self.problems)
        least = self.number("least", fields.get("least", CONSTRUCTED.least), 1, MAX_CARDS)
        most = fields.get("most", CONSTRUCTED.most)
        if most is not None:
            most = self.number("most", most, 1, MAX_CARDS, "null for no upper bound")
            if most < least and len(self.problems) == before:
                self.wrong("most", f"The maximum must be at least the minimum, which is {least}; it is {most}.")
        copies = fields.get("copies", CONSTRUCTED.copies)
        if copies is not None:
            copies = self.number("copies", copies, 1, MAX_COPIES, "null for any number")
        ratio = fields.get("ratio", CONSTRUCTED.ratio)
        if not isinstance(ratio, bool):
            self.wrong("ratio", f"This must be true or false; it is {_shown(ratio)}.")
        sets = self.sets("sets", fields.get("sets", []))
        lists = self.lists("lists", fields.get("lists", []))
        return Format(key, name, least, most, copies, sets, lists, ratio=ratio is True)

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
        for at, name in enumerate(self.items(field, given, len(PRINTED_IN))):
            if isinstance(name, str) and name in PRINTED_IN:
                found.append(name)
                continue
            close = get_close_matches(name, PRINTED_IN, 1, cutoff=0.5) if isinstance(name, str) else []
            hint = f"Did you mean {_quoted(close)}?" if close else f"There are {_quoted(tuple(PRINTED_IN))}."
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
            if given not in _PUBLISHED:
                self.wrong(
                    field, f"No published list is called {_shown(given)}. There is {_quoted(tuple(_PUBLISHED))}."
                )
            return _PUBLISHED.get(given, BanList(""))
        fields = self.fields(field, "A list", given, _LIST_FIELDS)
        if fields is None:
            return BanList("")
        name = self.name(f"{field}.name", fields.get("name"))
        banned = self.cards(f"{field}.banned", fields.get("banned", []))
        restricted = self.cards(f"{field}.restricted", fields.get("restricted", []))
        for card in restricted:
            if card in banned:
                self.wrong(f"{field}.restricted", f"{card} is banned by the same list.")
        since = self.day(f"{field}.since", fields.get("since"))
        until = self.day(f"{field}.until", fields.get("until"))
        if since and until and until <= since:
            self.wrong(
                f"{field}.until", f"This must be later than since, {since.isoformat()}; it is {until.isoformat()}."
            )
        return BanList(name, banned, restricted, since, until)

    def cards(self, field: str, given: object) -> tuple[str, ...]:
        found: list[str] = []
        for at, name in enumerate(self.items(field, given, len(CARD_OF))):
            if not isinstance(name, str):
                self.wrong(f"{field}[{at}]", f"This must be the name of a card; it is {_shown(name)}.")
                continue
            try:
                found.append(by_name(name).name)
            except UnknownCard as unknown:
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
