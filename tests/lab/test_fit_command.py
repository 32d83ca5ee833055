"""`manage.py fit`: what is learned of winning, and the file that is written."""

import json
import runpy
from io import StringIO

import numpy as np
import pytest
from django.core.management import call_command

from engine.bots.epic.lessons import Lesson, Lessons
from engine.bots.epic.winning import COLUMNS, NAMES, OF_A_CARD
from engine.epic.programs import NAME
from lab.management.commands.fit import LAMBDA, Found, tables

TURN, ATTACK = NAMES.index("turn"), NAMES.index("attack")


def test_what_wins_gets_weight_and_what_does_not_gets_none():
    """Who may attack wins three games of four; whose turn it is has no part in it."""
    sides = (-1.0, 1.0)
    games = [
        [
            Lesson(int(side > 0), (TURN, ATTACK), (turn, side), (game % 4 == 0) == (side < 0))
            for turn in sides
            for side in sides
        ]
        for game in range(200)
    ]
    found = Found(games)
    weights = found.weights()
    assert weights[TURN] == pytest.approx(0, abs=0.01)
    assert weights[ATTACK] == pytest.approx(1.0986, abs=0.2)  # the logarithm of 3 to 1, drawn a little towards 0
    assert sum(map(bool, weights)) <= 2
    loss, bands = found.check(weights)
    assert len(bands) == 2
    assert sum(count for _, _, count in bands) == 4 * 20  # of ten pairs of games one is held out
    assert loss > 0


def test_a_position_is_learned_from_what_comes_later():
    """Two positions of each seat: LAMBDA of what is learned of the first one is who won, the rest what is judged
    of the second one."""
    found = Found([[Lesson(seat, (TURN,), (1.0,), seat == 1) for _ in range(2) for seat in (0, 1)]])
    later = found.seen_later(np.array([0.0, 0.0, 0.25, 0.5]))
    assert list(later) == pytest.approx([(1 - LAMBDA) * 0.25, LAMBDA + (1 - LAMBDA) * 0.5, 0, 1])


def test_a_game_teaches_the_same_each_time():
    lessons = Lessons(7)
    learned = lessons.play(3)
    assert lessons.play(3) == learned
    assert {one.won for one in learned} == {False, True}


def test_the_file_holds_what_was_learned(tmp_path):
    file, out = tmp_path / "winning.py", StringIO()
    call_command("fit", games=20, seed=2, workers=1, write=str(file), json=True, stdout=out)
    report = json.loads(out.getvalue())
    assert (report["games"], report["seed"]) == (20, 2)
    assert all(0 <= band["predicted"] <= 1 for band in report["calibration"])
    written = runpy.run_path(str(file))
    assert set(written["BY_NAME"]) <= set(NAMES)
    assert set(written["BY_CARD"]) <= set(NAME)
    assert written["BY_NAME"]
    assert written["GAMES"] == 20
    assert written["CALIBRATION"] == tuple(
        (round(band["predicted"], 2), round(band["seen"], 2), band["positions"]) for band in report["calibration"]
    )


def test_weights_are_written_by_name():
    weights = [0.0] * COLUMNS
    weights[ATTACK] = 1.5
    weights[len(NAMES) + OF_A_CARD.index("to recall") * len(NAME) + NAME.index("Kong")] = -0.25
    written: dict[str, object] = {}
    exec("from typing import Final\n" + tables(weights), written)  # noqa: S102 - what was written is Python
    assert written["BY_NAME"] == {"attack": 1.5}
    assert written["BY_CARD"] == {"Kong": (0.0, 0.0, 0.0, -0.25)}
