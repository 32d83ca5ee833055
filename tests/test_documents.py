"""Every path, make target and command that the documents name exists; they name all draft formats and no other."""

import re
from pathlib import Path

import pytest
from django.core.management import get_commands

from engine.epic.limited import PROCEDURES

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
TOP = {path.name for path in ROOT.iterdir() if path.is_dir()} - {"var"}
PATH = re.compile(r"(?<![\w/.-])((?:[\w-]+/)+[\w-]*(?:\.\w+)?)")


def code(document: Path) -> str:
    text = document.read_text(encoding="utf-8")
    return "\n".join(re.findall(r"```.*?```|`[^`]+`|\]\([^)]+\)", text, re.S))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_what_a_document_names_exists(document):
    words = code(document)
    paths = {path for path in PATH.findall(words) if path.split("/")[0] in TOP}
    targets = set(re.findall(r"\bmake ([a-z][\w-]*)", words))
    commands = set(re.findall(r"manage\.py ([a-z]\w*)", words))
    rules = set(re.findall(r"^([a-z][\w-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    assert {path for path in paths if not (ROOT / path).exists()} == set()
    assert targets - rules == set()
    assert commands - set(get_commands()) == set()


# --- the draft formats, which `engine/epic/limited` defines ----------------------------------------------------------


def players(procedure):
    least, most = procedure.seats
    return str(least) if least == most else f"{least} to {most}"


def test_the_table_of_draft_formats_names_each_and_no_other():
    section = (ROOT / "docs/drafts.md").read_text(encoding="utf-8").partition("\n## Formats\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", section, re.M)
    assert rows == [(one.key, players(one)) for one in PROCEDURES]


def test_the_readme_names_each_draft_format_and_no_other():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    listed = re.search(r"choose a format \(([^)]+)\)", readme)[1]
    named = {name.removeprefix("your ") for name in re.split(r",\s|\sor\s", listed)}
    assert {name.lower() for name in named} == {one.name.removesuffix(" Draft").lower() for one in PROCEDURES}
    keys = re.search(r"bots draft and build decks: (.+)", readme)[1]
    assert keys.split() == [one.key for one in PROCEDURES]
