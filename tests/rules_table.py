"""The table of rules: where each numbered rule of the complete rules is implemented, and which tests show it.

    python -m tests.rules_table     writes docs/rules-table.md (`make rules-table`)

The rules are in `decks/data/rules.json`: their numbers, titles in our own words and, where there is nothing to test,
the reason. The rest is read from the sources of the engine of Epic and its tests, which cite rules in comments, in
strings and in the names of tests: "4.4.6a", "M4.4.3 to M4.4.5", `test_m4_4_1_and_h6_...`. What a file of tests cites
outside its tests counts for none of them. The site shows the table, too (`decks/rules_table.py`).
"""

from __future__ import annotations

import ast
import json
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "decks" / "data" / "rules.json"
TABLE = ROOT / "docs" / "rules-table.md"
CODE, TESTS = "engine/epic", "tests/engine/epic"
SHOWN = 3  # places and tests of a rule

NUMBER = r"M?\d+\.\d+(?:\.\d+)?[a-z]?"
CITED = re.compile(rf"(?<![\w.])({NUMBER})(?:(?:\s+to\s+|-)({NUMBER}))?(?!\w|\.\d)")
CITED_IN_NAME = re.compile(r"(?:^test|_and)_(m?\d+_\d+(?:_\d+)?[a-z]?)(?=_|$)")
WORDS = {tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}

HEAD = ("| rule | about | implemented | shown by |", "|---|---|---|---|")
INTRODUCTION = """\
# The table of rules

Where each numbered rule of the complete rules of 6 April 2017 is implemented, and which tests show it. `make
rules-table` makes this page from what the engine and its tests cite. `tests/test_rules_table.py` fails where the page
is out of date, and where a rule has no code or no test, and no reason for that either. Titles and reasons are ours,
in `decks/data/rules.json`. Where no file cites a rule by its own number, the files of its section are named. Rules
whose number begins with M are about battles of more than two players. The site shows this table at `/cards/rules/`.
"""


@dataclass(frozen=True)
class Rule:
    """A numbered rule, or a heading of the document, which asks for nothing by itself."""

    number: str
    title: str
    heading: bool
    reason: str  # why no test shows it; "" where one should


@dataclass(frozen=True)
class Place:
    """A function that cites a rule, or "" for what a module says outside of them; `named`: by its own name."""

    file: str
    function: str
    named: bool = False

    def __str__(self) -> str:
        return f"{self.file}::{self.function}" if self.function else self.file

    @property
    def rank(self) -> tuple[bool, bool, str]:
        """What shows a rule best comes first: what is named after it, then what is about rules."""
        return not self.named, "/rules/" not in self.file, str(self)


@cache
def rules() -> tuple[Rule, ...]:
    """All of them and the headings, in the order of the document."""
    return tuple(
        Rule(row["number"], row.get("title") or row["heading"], "heading" in row, row.get("reason", ""))
        for row in json.loads(RULES.read_text(encoding="utf-8"))
    )


def cited(text: str, numbers: Sequence[str]) -> Iterator[str]:
    """The numbers that a text names, known or not; of "4.4.3 to 4.4.5" also those between them."""
    for first, last in CITED.findall(text):
        if last and first in numbers and last in numbers:
            yield from numbers[numbers.index(first) : numbers.index(last) + 1]
        else:
            yield from filter(None, (first, last))


def cited_in_name(name: str) -> set[str]:
    """test_4_2_2a_and_m4_4_1_it_ends -> 4.2.2a, M4.4.1."""
    return {found.replace("m", "M").replace("_", ".") for found in CITED_IN_NAME.findall(name)}


def _functions(tree: ast.Module) -> dict[int, str]:
    """By line the function that it is in, with its class."""
    found: dict[int, str] = {}
    for node in tree.body:
        inside = node.body if isinstance(node, ast.ClassDef) else [node]
        for one in inside:
            if isinstance(one, ast.FunctionDef):
                name = one.name if one is node else f"{node.name}.{one.name}"
                begin = min([one.lineno, *(decorator.lineno for decorator in one.decorator_list)])
                found |= dict.fromkeys(range(begin, (one.end_lineno or begin) + 1), name)
    return found


def citations(folder: str, root: Path = ROOT) -> dict[str, set[Place]]:
    """For each number that the modules of a folder cite, where. Of tests, only those that are collected count."""
    numbers = [rule.number for rule in rules()]
    tests = folder.startswith("tests/")
    found: dict[str, set[Place]] = defaultdict(set)
    for path in sorted((root / folder).rglob("*.py")):
        file = path.relative_to(root).as_posix()
        functions = _functions(ast.parse(path.read_text(encoding="utf-8")))
        for name in set(functions.values()):
            for number in cited_in_name(name):
                found[number].add(Place(file, name, named=True))
        with path.open("rb") as source:
            for token in tokenize.tokenize(source.readline):
                if token.type in WORDS:
                    name = functions.get(token.start[0], "")
                    prose = token.string.startswith(("#", '"""'))
                    for number in cited(token.string, numbers):
                        # Two numbers in data are coordinates more often than a rule.
                        if (prose or number.count(".") > 1) and number not in cited_in_name(name):
                            found[number].add(Place(file, name))
    if tests:
        return {number: {one for one in places if one.function.startswith("test_")} for number, places in found.items()}
    return dict(found)


def section(number: str) -> str:
    """What a number stands below: M4.4.6 of M4.4.6a, 5.15 of 5.15.1; "" of a chapter."""
    return number[:-1] if number[-1].isalpha() else number.rpartition(".")[0]


def implementing(rule: Rule, code: dict[str, set[Place]]) -> set[Place]:
    """The code that cites a rule or, where none does, what it stands below."""
    number = rule.number
    while number and number not in code:
        number = section(number)
    return code.get(number, set())


def missing(code: dict[str, set[Place]], tests: dict[str, set[Place]]) -> list[str]:
    """A sentence for each rule that nothing implements or no test shows, though it has no reason for that."""
    found = []
    for rule in rules():
        if not rule.heading and not rule.reason:
            if not tests.get(rule.number):
                found.append(f"No test cites {rule.number}, and {RULES.name} gives no reason.")
            if not implementing(rule, code):
                found.append(f"No code cites {rule.number} or what it stands below, and {RULES.name} gives no reason.")
    return found


def table(code: dict[str, set[Place]], tests: dict[str, set[Place]]) -> str:
    """The page, in Markdown."""
    lines = [INTRODUCTION]
    for rule in rules():
        if rule.heading and "." not in rule.number:
            lines += ["", f"## {rule.number} {rule.title}", "", *HEAD]
        elif rule.heading:
            lines.append(f"| **{rule.number}** | **{rule.title}** | | |")
        else:
            shown = _listed(tests.get(rule.number, set())) or rule.reason
            lines.append(f"| {rule.number} | {rule.title} | {_listed(implementing(rule, code))} | {shown} |")
    return "\n".join(lines).replace("\n\n\n", "\n\n") + "\n"


def _listed(places: set[Place]) -> str:
    best = sorted(places, key=lambda place: place.rank)
    return " ".join([f"`{place}`" for place in best[:SHOWN]] + ["and more"] * (len(best) > SHOWN))


def main() -> None:
    TABLE.write_text(table(citations(CODE), citations(TESTS)), encoding="utf-8")


if __name__ == "__main__":
    main()
