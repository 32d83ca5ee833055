"""`python -m bench.chances` measures how well chances of winning predict who wins."""

import json
import math
import subprocess
import sys

import pytest

from bench.chances import Band, Seen, bands, log_loss, scale
from tests.patience import PATIENCE


@pytest.mark.parametrize("game", ["epic", "epic-tcg"])
def test_chances_of_games_of_a_bot_are_counted_in_bands(game):
    command = [sys.executable, "-m", "bench.chances", "--game", game, "--bot", "random", "--games", "3", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=3 * PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert sum(positions for _, _, positions in found["bands"]) > 10
    assert all(0 <= predicted <= 1 and 0 <= seen <= 1 for predicted, seen, _ in found["bands"])
    assert found["log_loss"] > 0


def test_a_band_says_what_was_predicted_and_what_was_seen():
    seen = [Seen(0.12, 0.0), Seen(0.18, 1.0), Seen(0.55, 1.0), Seen(1.0, 1.0)]
    assert list(bands(seen)) == [Band(0.15, 0.5, 2), Band(0.55, 1.0, 1), Band(1.0, 1.0, 1)]


@pytest.mark.parametrize(
    ("predicted", "best"), [(0.75, 1.0), (0.5 + 0.4, 0.5), (math.sqrt(3) / (1 + math.sqrt(3)), 2.0)]
)
def test_the_scale_is_one_where_chances_are_right(predicted, best):
    """Three of four won: the log odds of 3 are half of those of 9, and twice those of its root."""
    seen = [Seen(predicted, result) for result in (1.0, 1.0, 1.0, 0.0)]
    assert scale(seen) == pytest.approx(best)


def test_the_log_loss_is_least_where_chances_are_right():
    def loss(predicted):
        return log_loss([Seen(predicted, result) for result in (1.0, 1.0, 1.0, 0.0)])

    assert loss(0.75) < min(loss(0.7), loss(0.8))
    assert loss(0.5) == pytest.approx(math.log(2))
