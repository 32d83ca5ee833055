"""What is known about how well the engine plays each card: clause by clause, its tests and its games of random play.

Two stored files of each game are read, and what they do not know is told as unknown: the tests that prove each clause
(`make conformance` finds them out; see tests/engine/proving.py) and the report of random play (`manage.py fuzz
--store`). What was found out about a card holds until its definition changes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from decks.queries import FUZZ_REPORT, PROOFS, of_game
from engine import games
from engine.games import Clause, Game

RULE: Final = re.compile(r"m?\d+(_\d+)*[a-z]?(?=_|$)")  # with which the name of a test begins


@dataclass(frozen=True)
class Test:
    """A test: where it stands and its name, which reads as a sentence."""

    file: str
    name: str

    @property
    def sentence(self) -> str:
        return sentence(self.name)


@dataclass(frozen=True)
class ClauseRow:
    """A clause, the tests that prove it and the games in which it did something; None: it was not counted."""

    text: str
    in_discard: bool
    continuous: bool  # holds while its card is in play: counted are the games in which it was
    tests: tuple[Test, ...]
    games: int | None


@dataclass(frozen=True)
class CardRow:
    """A card with its clauses. `checked` is false when its definition is newer than the tests that were found out."""

    facts: Mapping[str, Any]
    alignments: tuple[str, ...]
    products: tuple[str, ...]
    checked: bool
    named: int  # tests that name the card
    clauses: tuple[ClauseRow, ...]
    others: tuple[Test, ...]  # its own tests that prove no single clause

    @property
    def proofs(self) -> frozenset[Test]:
        """The tests that prove any of its clauses."""
        return frozenset(test for clause in self.clauses for test in clause.tests)


@dataclass(frozen=True)
class Fuzz:
    """The stored report of random play; `current` says whether it was about the cards as they are."""

    date: str
    games: int
    seed: int
    current: bool


@dataclass(frozen=True)
class Conformance:
    """All cards, and where the knowledge comes from; None: nothing is stored."""

    cards: tuple[CardRow, ...]
    tests_date: str | None
    fuzz: Fuzz | None


def conformance(proofs: Path, fuzz_report: Path, key: str) -> Conformance:
    """What the stored files say about the cards of a game."""
    game = games.of(key)
    proved, fuzzed = _stored(proofs), _stored(fuzz_report)
    fuzz = None
    if fuzzed:
        current = fuzzed["definitions"] == game.proofs.FINGERPRINT
        fuzz = Fuzz(fuzzed["date"][:10], fuzzed["games"], fuzzed["seed"], current)
    rows = tuple(
        _card(game, card, proved.get("cards", {}).get(card.name, {}), fuzzed.get("cards", {}).get(card.name, []))
        for card in sorted(game.catalogue.SEARCHABLE.cards, key=lambda card: str(card.name))
    )
    return Conformance(rows, proved.get("date"), fuzz)


@cache
def stored_conformance(key: str) -> Conformance:
    """The same from the files of the repository, read once."""
    return conformance(of_game(PROOFS, key), of_game(FUZZ_REPORT, key), key)


def of_card(name: str, key: str) -> CardRow:
    """What is known of one card, by its printed name."""
    return next(row for row in stored_conformance(key).cards if row.facts["name"] == name)


@cache
def cites_rules(key: str) -> bool:
    """Whether names of the tests of a game cite numbered rules, which have two numbers at least: "4.4"."""
    proofs = {test for row in stored_conformance(key).cards for test in row.proofs}
    return any("_" in found[0] for test in proofs if (found := RULE.match(test.name.removeprefix("test_"))))


def _stored(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def _card(game: Game, card: Any, proved: dict[str, Any], fuzzed: list[dict[str, Any]]) -> CardRow:
    checked = proved.get("definition") == game.proofs.fingerprint(card)
    tests = proved["tests"] if checked else {}
    counted = {one["text"]: one["games"] for one in fuzzed}
    searchable = game.catalogue.SEARCHABLE
    return CardRow(
        facts=searchable.facts(card),
        alignments=searchable.words("alignment", card),
        products=searchable.products(card),
        checked=checked,
        named=proved["named"] if checked else 0,
        clauses=tuple(
            _clause(clause, [test for test, numbers in tests.items() if at in numbers], counted)
            for at, clause in enumerate(game.proofs.clauses(card))
        ),
        others=tuple(_test(test) for test, numbers in tests.items() if not numbers),
    )


def _clause(clause: Clause, tests: list[str], counted: Mapping[str, int]) -> ClauseRow:
    return ClauseRow(
        text=clause.text,
        in_discard=clause.in_discard,
        continuous=clause.continuous,
        tests=tuple(map(_test, tests)),
        games=counted.get(clause.counted_as),
    )


def _test(test: str) -> Test:
    file, _, name = test.partition("::")
    return Test(file, name)


def sentence(name: str) -> str:
    """A test's name as a sentence: test_5_7_4_and_h10_nothing_is_lost -> 5.7.4 and H10 nothing is lost."""
    words = name.removeprefix("test_")
    rule = RULE.match(words)
    if rule:
        words = rule[0].replace("m", "M").replace("_", ".") + words[rule.end() :]
    words = re.sub(r"\bh(\d+)\b", r"H\1", words.replace("_", " "))
    return words[:1].upper() + words[1:]


# --- what the page shows ---------------------------------------------------------------------------------------------

SHOWN = {
    "all": "All clauses",
    "untested": "Without a test",
    "unseen": "Not seen in any game",
}


@dataclass(frozen=True)
class Totals:
    """Numbers of cards and clauses, and of clauses with and without what they should have."""

    cards: int
    clauses: int
    tested: int
    untested: int
    seen: int
    unseen: int


def totals(rows: tuple[CardRow, ...]) -> Totals:
    """What is not known counts as missing."""
    every = [clause for row in rows for clause in row.clauses]
    tested = sum(bool(clause.tests) for clause in every)
    seen = sum(bool(clause.games) for clause in every)
    return Totals(len(rows), len(every), tested, len(every) - tested, seen, len(every) - seen)


def chosen(rows: tuple[CardRow, ...], product: str, alignment: str, show: str) -> tuple[CardRow, ...]:
    """Cards of a product and an alignment ("" for any) that have clauses to show."""
    return tuple(
        row
        for row in rows
        if (not product or product in row.products)
        and (not alignment or alignment in row.alignments)
        and (show == "all" or any(_lacks(clause, show) for clause in row.clauses))
    )


def _lacks(clause: ClauseRow, show: str) -> bool:
    return not (clause.tests if show == "untested" else clause.games)
