"""Which tests show which section of a rule book that has no numbers, and which house ruling.

    python -m tests.rule_sections     writes decks/data/rule-tests-KEY.json (`make rules-table`)

A test cites sections and rulings in its docstring: "Rule book, Battle, Expend; T7." Names of sections follow one
another behind "rule book", as they stand in `decks/data/rules-KEY.json`; a ruling is cited by its number anywhere. What
a file of tests cites outside its tests counts for none of them. The site shows them (`decks/rule_book.py`).
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from decks.rule_files import file_of_tests, rulings_of, sections_of

ROOT = Path(__file__).resolve().parents[1]
KEYS = ("epic-tcg",)  # of the games whose rule book has no numbers


def names(key: str) -> list[str]:
    """All sections of a game, in the order of the book."""
    return [section["name"] for part in sections_of(key) for section in part["sections"]]


def cited(text: str, known: Sequence[str]) -> Iterator[str]:
    """The sections and rulings that a docstring names. Raises ValueError where what follows "rule book," is none."""
    words = " ".join(text.split())
    yield from re.findall(r"\bT\d+\b", words)
    longest_first = "|".join(re.escape(name) for name in sorted(known, key=len, reverse=True))
    for found in re.finditer(r"\b[Rr]ule book, ", words):
        rest = words[found.end() :]
        while name := re.match(rf"(?:{longest_first})\b", rest):
            yield name[0]
            rest = rest[name.end() :]
            after = re.match(r"(?:,| and|, and) (?=[A-Z])", rest)
            if not after:
                break
            rest = rest[after.end() :]
        else:
            raise ValueError(f'"{rest[:40]}" is no section of the rule book.')


def citations(key: str, root: Path = ROOT) -> dict[str, list[str]]:
    """By section and ruling of a game the tests that cite it, those about rules first; in the order of the book."""
    known = names(key)
    found: dict[str, list[str]] = {name: [] for name in [*known, *rulings_of(key)]}
    files = sorted(
        (root / "tests" / "engine" / key.replace("-", "_")).rglob("test_*.py"),
        key=lambda path: ("rules" not in path.parts, path),
    )
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for name in dict.fromkeys(cited(ast.get_docstring(node) or "", known)):
                    if name not in found:
                        raise ValueError(f"{node.name} cites {name}, which there is not.")
                    found[name].append(f"{path.relative_to(root).as_posix()}::{node.name}")
    return found


def missing(key: str, shown: Mapping[str, Sequence[str]]) -> list[str]:
    """What no test shows, though nothing says why not; and what a test shows that is said to have none."""
    rows = [section for part in sections_of(key) for section in part["sections"]]
    return [row["name"] for row in rows if bool(shown[row["name"]]) == bool(row.get("untested"))]


def text(key: str) -> str:
    """What the file of a game has, a line for each section."""
    lines = (f"{json.dumps(name, ensure_ascii=False)}: {json.dumps(tests)}" for name, tests in citations(key).items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    for key in KEYS:
        file_of_tests(key).write_text(text(key), encoding="utf-8")


if __name__ == "__main__":
    main()
