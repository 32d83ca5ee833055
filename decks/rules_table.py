"""The table of rules of docs/rules-table.md, as the site shows it; `tests/rules_table.py` makes that file."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from decks.conformance import Test

FILE = Path(__file__).resolve().parent.parent / "docs" / "rules-table.md"


@dataclass(frozen=True)
class Place:
    """Code that implements a rule: a file, and a function of it or ""."""

    file: str
    function: str


@dataclass(frozen=True)
class RuleRow:
    """A numbered rule. `reason` says why it has no test, "" where it has; `more_*`: there are others as well."""

    number: str
    title: str
    places: tuple[Place, ...]
    more_places: bool
    tests: tuple[Test, ...]
    more_tests: bool
    reason: str


@dataclass(frozen=True)
class Section:
    """Rules under a heading of the document; `title` is "" for those of a chapter that have none."""

    number: str
    title: str
    rules: tuple[RuleRow, ...]


@dataclass(frozen=True)
class Chapter:
    """A chapter of the document, as "4", with its sections in order."""

    number: str
    title: str
    sections: tuple[Section, ...]


@cache
def chapters() -> tuple[Chapter, ...]:
    """All of them, read once."""
    return read(FILE.read_text(encoding="utf-8"))


def read(text: str) -> tuple[Chapter, ...]:
    """The chapters of a table in Markdown. Before its first heading a chapter has a section without a title."""
    found = []
    for part in text.split("\n## ")[1:]:
        heading, _, body = part.partition("\n")
        number, _, title = heading.partition(" ")
        headings = [(number, "")]
        rules: dict[tuple[str, str], list[RuleRow]] = defaultdict(list)
        for row in re.findall(r"^\| (.+?) \| (.+?) \| (.*?) ?\| (.*?) ?\|$", body, re.MULTILINE)[1:]:
            if row[0].startswith("**"):
                headings.append((row[0].strip("*"), row[1].strip("*")))
            else:
                rules[headings[-1]].append(_rule(*row))
        sections = tuple(Section(*one, tuple(rules[one])) for one in headings if rules[one])
        found.append(Chapter(number, title, sections))
    return tuple(found)


def _rule(number: str, title: str, places: str, shown: str) -> RuleRow:
    named = [one.partition("::") for one in re.findall(r"`(.+?)`", shown)]
    return RuleRow(
        number=number,
        title=title,
        places=tuple(Place(*one.partition("::")[::2]) for one in re.findall(r"`(.+?)`", places)),
        more_places=places.endswith("and more"),
        tests=tuple(Test(file, name) for file, _, name in named),
        more_tests=shown.endswith("and more"),
        reason="" if named else shown,
    )
