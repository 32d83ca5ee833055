"""Every path, make target and management command that the documents name exists."""

import re
from pathlib import Path

import pytest
from django.core.management import get_commands

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
