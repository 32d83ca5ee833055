"""The bots of a game, as the laboratory offers them."""

import pytest

from engine.games import of
from lab.levels import offered, pace


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.005, "hundreds of games a second"),
        (0.05, "dozens of games a second"),
        (0.3, "several games a second"),
        (1.2, "about a game a second"),
        (1.6, "about 2 seconds a game"),
        (8.0, "about 8 seconds a game"),
    ],
)
def test_how_fast_games_are_is_said_in_words(seconds, words):
    assert pace(seconds) == words


def test_each_bot_says_how_it_plays_and_how_fast():
    assert dict(offered(of("epic")))["hard"] == "Hard: looks further ahead; about a game a second"
    assert [key for key, _ in offered(of("epic-tcg"))] == ["greedy", "hard", "random"]
