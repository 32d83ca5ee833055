"""The files that know of the rules of a game whose rule book has named sections and no numbers. Loads no Django.

`decks/data/rules-KEY.json` says the rules in our own words, section by section in the order of the book. `docs/KEY.md`
has the house rulings under a heading of that name; nothing else has their words. `decks/data/rule-tests-KEY.json` has
the tests that cite either (`make rules-table`, tests/rule_sections.py).
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).resolve().parent / "data"
DOCS: Final = DATA.parents[1] / "docs"
HEADING: Final = "\n## House rulings\n"
RULING: Final = re.compile(r"^- \*\*(\w+)\.\*\* (.+(?:\n  .+)*)", re.MULTILINE)


def sections_of(key: str) -> list[dict[str, Any]]:
    """The parts of the rule book of a game with their sections: the `name` of each, the `keyword` that it is about,
    what it `says` in sentences, the numbers of `rulings` on it, and why no test shows it (`untested`)."""
    found: list[dict[str, Any]] = json.loads((DATA / f"rules-{key}.json").read_text(encoding="utf-8"))
    return found


def citing_tests(key: str) -> dict[str, list[str]]:
    """By section and ruling the tests that cite it: file::name."""
    found: dict[str, list[str]] = json.loads(file_of_tests(key).read_text(encoding="utf-8"))
    return found


def file_of_tests(key: str) -> Path:
    """Where they are stored."""
    return DATA / f"rule-tests-{key}.json"


def rulings_of(key: str) -> dict[str, str]:
    """The house rulings of a game by their numbers, in order."""
    return rulings_in((DOCS / f"{key}.md").read_text(encoding="utf-8"))


def rulings_in(document: str) -> dict[str, str]:
    """Those of a document in Markdown."""
    listed = RULING.findall(document.partition(HEADING)[2])
    return {number: " ".join(text.split()) for number, text in listed}
