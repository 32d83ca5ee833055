"""How a game ended is worded once, for a seat and between two names."""

import ast
from pathlib import Path

import pytest

from engine.epic.rules import codes
from engine.epic.views import why
from engine.epic.views.results import ending

ROOT = Path(__file__).parents[4]
REASONS = codes.REASON_NAMES[1:]


@pytest.mark.parametrize(
    ("winner", "reason", "seat", "text"),
    [
        (0, codes.BY_HEALTH, 0, "You win: your opponent fell to 0 health."),
        (0, codes.BY_HEALTH, 1, "Your opponent wins: you fell to 0 health."),
        (1, codes.BY_DECK, 1, "You win: you had to draw from an empty deck."),
        (1, codes.BY_DECK, 0, "Your opponent wins: your opponent had to draw from an empty deck."),
        (0, codes.BY_CARD, 0, "You win: the effect of a card decided the game."),
        (0, codes.BY_CONCESSION, 0, "You win: your opponent conceded."),
        (codes.NOBODY, codes.BY_BOTH, 0, "A draw: both players fell to 0 health at the same time."),
        (codes.NOBODY, codes.BY_LIMIT, 1, "A draw: the game reached a limit of the engine."),
    ],
)
def test_an_ending_as_a_seat_reads_it(winner, reason, seat, text):
    assert ending(winner, reason, seat) == text


def test_an_ending_between_two_names():
    assert why("health", "Ann", "Ben") == "Ben fell to 0 health"
    assert why("both") == "both players fell to 0 health at the same time"


def words_an_ending(node, said):
    """A text that says why, or a table of texts by the reason."""
    if isinstance(node, ast.Dict):
        return {getattr(key, "value", "") for key in node.keys} >= {"health", "concession"}
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and any(one in node.value for one in said)


def test_every_reason_has_its_words_and_no_other_module_has_them():
    said = {why(reason, "", "").strip() for reason in REASONS} - {"conceded"}  # one word, which a sample is called too
    assert len(said) == len(REASONS) - 1
    found = [
        (path.relative_to(ROOT).as_posix(), ast.unparse(node))
        for folder in ("bench", "decks", "drafts", "engine", "live", "people", "playtest")
        for path in (ROOT / folder).rglob("*.py")
        if path.name != "results.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if words_an_ending(node, said)
    ]
    pages = [*(ROOT / "static" / "js").rglob("*.js"), *(ROOT / "templates").rglob("*.html")]
    found += [(path.name, one) for path in pages for one in said if one in path.read_text(encoding="utf-8")]
    assert found == []
