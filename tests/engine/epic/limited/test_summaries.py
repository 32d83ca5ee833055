"""What a draft format is like is said once, with the numbers of its procedure."""

import ast
from pathlib import Path

from engine.epic.limited import PROCEDURES, SUMMARIES

ROOT = Path(__file__).parents[4]
CHAPTERS = {"Sealed", "Pack Draft", "Open Draft"}  # of the rulebook, which is cited by them


def test_every_format_has_a_summary_of_sentences():
    assert list(SUMMARIES) == [one.key for one in PROCEDURES]
    assert all(text.endswith(".") and "{" not in text for text in SUMMARIES.values())


def test_a_summary_has_the_numbers_of_the_procedure():
    assert SUMMARIES["dark"] == (
        "Ten secret rounds: keep one of five cards, trade the other four, keep two of those. Two are removed."
    )
    assert SUMMARIES["cube"].startswith("Three packs of 12 are passed around. Pick 36 cards")
    assert SUMMARIES["random60"].startswith("No picks: everybody gets 60 different cards, can swap them once for 56")


def test_no_other_module_has_a_text_for_each_format():
    """A table of sentences by the key of a format, or a name of one written again, is a second source."""
    keys, names = set(SUMMARIES), {one.name for one in PROCEDURES} - CHAPTERS
    found = []
    for folder in ("bench", "decks", "drafts", "playtest", "soak"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and node.value in names:
                    found.append((path.name, node.value))
                if isinstance(node, ast.Dict):
                    formats = {ast.unparse(key).strip("'") for key in node.keys if key} & keys
                    said = [one for one in ast.walk(node) if isinstance(one, ast.Constant) and " " in str(one.value)]
                    found += [
                        (path.name, one.value) for one in said if len(formats) > 3 and str(one.value).endswith(".")
                    ]
    pages = [*(ROOT / "static" / "js").rglob("*.js"), *(ROOT / "templates").rglob("*.html")]
    texts = [(path.name, path.read_text(encoding="utf-8")) for path in pages]
    found += [(name, one) for name, text in texts for one in SUMMARIES.values() if one in text]
    assert found == []
