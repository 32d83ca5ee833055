"""Meetings and games of bots as the tests of the laboratory have them."""

from datetime import UTC, datetime

import pytest

from engine.epic.versions import VERSION
from lab import ladder
from lab.playing import RANDOM, Played

DAY = datetime(2026, 11, 26, 20, 30, tzinfo=UTC)


def games_of(first, second, drawn=0):
    """Games of which so many were won by either bot, those of a pair alike. All decisions take 2 and 5 ms."""
    winners = [0] * first + [1] * second + [None] * drawn
    return [Played(winner, ([2.0], [5.0])) for winner in winners]


def met(bots, first, second, drawn=0, kind=RANDOM, version=VERSION, compiled=True):
    games = games_of(first, second, drawn)
    return ladder.meeting(bots, kind, games, seed=1, date=DAY, version=version, compiled=compiled)


@pytest.fixture
def file(tmp_path, monkeypatch):
    """Where the meetings of the page are stored in this test; there is no file yet."""
    path = tmp_path / "ladder.json"
    monkeypatch.setattr(ladder, "FILE", path)
    return path
