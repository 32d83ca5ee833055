"""Facts that somebody else wrote down, compared with what a game's catalogue says. The game says what facts look like.

Such a list is a JSON object with lists of objects, one for each `Section`, whose entries have the section's fields.
Whatever else stands there is not compared: the text of a card is made from what it does.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


class BadFacts(ValueError):
    """What was read is no list of facts; the message says where."""


def _plain(value: Any) -> str:
    return "none" if value is None else str(value)


@dataclass(frozen=True)
class Field:
    """A fact: what it must be, in words for "is not ...", whether a value is that, and how people read it. What means
    the same reads the same."""

    words: str
    fits: Callable[[object], bool]
    shown: Callable[[Any], str] = _plain


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


TEXT = Field("a text", _is_text)
TEXT_OR_NULL = Field("a text or null", lambda value: value is None or _is_text(value))
NUMBER_OR_NULL = Field("a whole number or null", lambda value: value is None or _is_number(value))
YES_OR_NO = Field("true or false", lambda value: isinstance(value, bool), lambda value: "yes" if value else "no")

Context = Mapping[str, Mapping[str, Any]]  # name -> facts


@dataclass(frozen=True)
class Section:
    """The list `key` of a file: what one entry is called, its fields, "name" among them, and what is so where a file
    does not say it."""

    key: str
    one: str
    fields: Mapping[str, Field]
    absent: Mapping[str, Any] = field(default_factory=dict)
    suffix: str = ""  # after a name, where a difference is told


@dataclass(frozen=True)
class Difference:
    """A card or token and how the catalogue and the file differ about it."""

    name: str
    what: str

    def __str__(self) -> str:
        return f"{self.name}: {self.what}"


def read(text: str, sections: Sequence[Section]) -> list[Context]:
    """The facts in a text of JSON, by section. Raises BadFacts."""
    try:
        whole = json.loads(text)
    except ValueError as error:
        raise BadFacts(f"It is not JSON: {error}.") from None
    except RecursionError:
        raise BadFacts("It is not a list of facts: it is nested too deeply.") from None
    if not isinstance(whole, dict) or not all(isinstance(whole.get(section.key), list) for section in sections):
        keys = " and ".join(f'"{section.key}"' for section in sections)
        lists = f"the list{'s' if len(sections) > 1 else ''} {keys}"
        raise BadFacts(f"It is not a list of facts: it must be an object with {lists}.")
    return [_context(section, whole[section.key]) for section in sections]


def _context(section: Section, entries: list[object]) -> Context:
    context: dict[str, dict[str, Any]] = {}
    for number, entry in enumerate(entries, start=1):
        where = f"{section.one.capitalize()} {number}"
        if not isinstance(entry, dict):
            raise BadFacts(f"{where} is not an object.")
        known = {**section.absent, **entry}
        for name, asked in section.fields.items():
            if name not in known:
                raise BadFacts(f'{where}{_called(entry)} has no "{name}".')
            if not asked.fits(known[name]):
                raise BadFacts(f'{where}{_called(entry)} has a "{name}" that is not {asked.words}.')
        if known["name"] in context:
            raise BadFacts(f"{where}{_called(entry)} is told of a second time.")
        context[known["name"]] = {name: known[name] for name in section.fields}
    return context


def _called(entry: dict[str, object]) -> str:
    name = entry.get("name")
    return f" ({name})" if isinstance(name, str) else ""


def differences(ours: Context, theirs: Context, section: Section) -> list[Difference]:
    """Every difference between the catalogue and a file in one section, by name."""
    found = []
    for name in sorted(ours.keys() | theirs.keys()):
        if name not in ours:
            sentences = ["only the file has it"]
        elif name not in theirs:
            sentences = ["only the catalogue has it"]
        else:
            sides = [
                (asked, kind.shown(ours[name][asked]), kind.shown(theirs[name][asked]))
                for asked, kind in section.fields.items()
            ]
            sentences = [
                f"{asked} {mine} in the catalogue, {other} in the file" for asked, mine, other in sides if mine != other
            ]
        found += [Difference(name + section.suffix, sentence) for sentence in sentences]
    return found
