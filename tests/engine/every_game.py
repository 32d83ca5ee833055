"""All games that keep the contract, for tests of it: the two of the site, and one that is made up."""

import json
from types import SimpleNamespace

import pytest

from engine import games
from engine.epic import Setup as EpicSetup
from engine.epic import new_game as new_epic
from engine.epic_tcg import Setup as EpicTcgSetup
from engine.epic_tcg import new_game as new_epic_tcg
from tests.engine import made_up_game
from tests.engine.epic.written import written as epic_facts
from tests.engine.epic_tcg.written import written as epic_tcg_facts

BEGUN = {  # a game that has just begun
    "epic": lambda: new_epic(EpicSetup(decks=(("Kong",) * 30,) * 2), 1),
    "epic-tcg": lambda: new_epic_tcg(EpicTcgSetup((("Hulk",) * 30,) * 2), 1),
    made_up_game.KEY: lambda: SimpleNamespace(seat=1, kind=0, options=[2, 5, 7], choices=0, reason=0),
}
GAMES = {**games.GAMES, made_up_game.KEY: made_up_game.GAME}
FACTS = {
    "epic": lambda: json.dumps(epic_facts()),
    "epic-tcg": lambda: json.dumps(epic_tcg_facts()),
    made_up_game.KEY: made_up_game.facts_written,
}
POSITIONS = {  # of each game that can be played: nothing to do but to pass, or to play the one card
    "epic": "moment=main / hand=Kong deck=9*Lash / deck=9*Lash",
    "epic-tcg": "turn=3 moment=build / hand=Hulk deck=9*BurrowingWurm / deck=9*BurrowingWurm",
}
HOW_MANY = {"epic": 285, "epic-tcg": 504, made_up_game.KEY: 12}

every_game = pytest.mark.parametrize("key", GAMES)
every_game_of_the_site = pytest.mark.parametrize("key", games.GAMES)
