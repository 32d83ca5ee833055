"""The scenario language as fixtures."""

from __future__ import annotations

import pytest

from tests.engine.epic_tcg.scenario import seated, start_game


@pytest.fixture
def table():
    """`table(you=Side(...), opponent=Side(...), ...)`: a scenario in a position; see scenario.py."""
    return seated


@pytest.fixture
def deal():
    """`deal(yours, theirs, ...)`: a real game, at its first decision."""
    return start_game
