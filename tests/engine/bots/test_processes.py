"""Games shared among processes: the same as in one, on the compiled engine too (`make test-compiled`)."""

import pytest

from engine.bots.epic.contribution import Trials
from engine.bots.epic.drafting import Contest
from engine.bots.epic.match import Match
from engine.bots.processes import shared
from tests.engine.epic.limited.by_chance import setup_of

GAMES = [
    Match(decks=(None, None), bots=("random", "random"), seed=3),
    Match(decks=(None,) * 4, bots=("random",) * 4, seed=3, format="hydra", teams=2, deities=(None,) * 4),
    Trials(3),
    Contest(setup_of("dark"), ("random", "random"), 2),
]


@pytest.mark.parametrize("games", GAMES)
def test_two_processes_play_the_games_of_one(games):
    assert list(shared(games.play, 4, 2)) == list(map(games.play, range(4)))
