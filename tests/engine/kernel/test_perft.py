"""The text of counted positions. What is counted in games: `tests/engine/epic/proofs/test_perft.py`."""

from pathlib import Path

import pytest

from engine.kernel.perft import BadPerft, parse_perft, text_of

ENGINE = Path(__file__).resolve().parents[1]
TEXTS = {path.stem: path.read_text("utf-8") for path in sorted(ENGINE.glob("*/proofs/perft/*.perft"))}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_the_text_of_counted_positions_reads_back(text):
    cases = parse_perft(text)
    assert cases
    assert text_of(cases) == text
    assert parse_perft(text_of(cases)) == cases


@pytest.mark.parametrize(
    ("text", "line"),
    [("1 5", 1), ("# so\nseed: 4", 2), ("position: moment=main\n\nmany", 3), ("position: moment=main\n1 5 6", 2),
     ("position: moment=main\nseed: x", 2)],
)  # fmt: skip
def test_a_line_that_says_nothing_is_named(text, line):
    with pytest.raises(BadPerft, match=f"^Line {line}: "):
        parse_perft(text)
