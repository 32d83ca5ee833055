"""A plugin of pytest: `python -m pytest -p compiled.testing` tests the compiled engine (make test-compiled).

It is read before Django is, whose apps import the engine; and in each process, where several share the tests. Tests of
parts that are not compiled say nothing new there, so it leaves them out.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import compiled
from compiled.build import INTERPRETED

if not compiled.use():
    raise pytest.UsageError("There is no compiled engine to test: make compile")

# Not compiled either, but what uses them is: their tests play games.
PLAYED: Final = frozenset({"cards", "language", "records", "views"})
TESTS: Final = Path(__file__).resolve().parents[1] / "tests"


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Whether these are the tests of a package that stays as it is written."""
    if not collection_path.is_relative_to(TESTS):
        return None
    name = ".".join(collection_path.relative_to(TESTS).parts)
    return (name in INTERPRETED and collection_path.name not in PLAYED) or None
