"""The rules of a game whose rule book has named sections and no numbers, as the site shows them (`rule_files.py`)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from decks.conformance import Test
from decks.rule_files import citing_tests, rulings_of, sections_of
from engine import games


@dataclass(frozen=True)
class Ruling:
    """What holds where the rule book is silent, and the tests that show it."""

    number: str
    text: str
    tests: tuple[Test, ...]

    @property
    def anchor(self) -> str:
        return anchor(self.number)


@dataclass(frozen=True)
class Section:
    """A section of the book: its rules in sentences, the rulings on it, the tests that show it, and why none does;
    "" where one should."""

    name: str
    says: tuple[str, ...]
    rulings: tuple[Ruling, ...]
    tests: tuple[Test, ...]
    untested: str

    @property
    def anchor(self) -> str:
        return anchor(self.name)


@dataclass(frozen=True)
class Part:
    """A part of the book with its sections in order."""

    title: str
    sections: tuple[Section, ...]

    @property
    def anchor(self) -> str:
        return anchor(self.title)


@dataclass(frozen=True)
class RuleBook:
    """All parts in the order of the book, and all house rulings in theirs."""

    parts: tuple[Part, ...]
    rulings: tuple[Ruling, ...]


def anchor(rule: str) -> str:
    """Where a rule stands on the page, by what cites it: the name of a section, also after that of its part, as in
    "Game Terms: Break", or the number of a ruling. `anchorOf` of static/js/table/rules.js does the same."""
    words = re.sub(r"[^a-z0-9]+", "-", rule.rpartition(": ")[2].lower().replace("’", "").replace("'", ""))
    return f"rule-{words.strip('-')}"


@cache
def rule_book(key: str) -> RuleBook:
    """That of a game, read once."""
    keywords = games.of(key).play.WORDS["keywords"]
    meanings = {name: words["meaning"] for name, words in keywords.items()}
    return read(sections_of(key), rulings_of(key), citing_tests(key), meanings)


def read(
    parts: Sequence[Mapping[str, Any]],
    texts: Mapping[str, str],
    tests: Mapping[str, Sequence[str]],
    meanings: Mapping[str, str],
) -> RuleBook:
    """The rules from what is written down of them, and from what keywords mean by the game itself."""
    rulings = {number: Ruling(number, text, _tests(tests.get(number, ()))) for number, text in texts.items()}

    def section(row: Mapping[str, Any]) -> Section:
        meaning = [meanings[row["keyword"]]] if "keyword" in row else []
        return Section(
            name=row["name"],
            says=(*meaning, *row.get("says", ())),
            rulings=tuple(rulings[number] for number in row.get("rulings", ())),
            tests=_tests(tests.get(row["name"], ())),
            untested=row.get("untested", ""),
        )

    book = tuple(Part(part["part"], tuple(map(section, part["sections"]))) for part in parts)
    return RuleBook(book, tuple(rulings.values()))


def _tests(named: Sequence[str]) -> tuple[Test, ...]:
    return tuple(Test(file, name) for file, _, name in (one.partition("::") for one in named))
