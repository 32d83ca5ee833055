"""docs/security.md names tests that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`(tests/[^`:]+\.py)(?:::(\w+))?`", PAGE)


def test_every_promise_is_tried_by_tests_that_are_there():
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| promise")]
    assert len(rows) > 20
    assert [row for row in rows if "`tests/" not in row] == []
    missing = [path for path, test in NAMED if not _has(path, test)]
    assert missing == []


def _has(path, test):
    file = ROOT / path
    return file.exists() and f"def {test or 'test_'}" in file.read_text(encoding="utf-8")
