"""Positions in one line, and what a bot does in them."""

import pytest

from engine.bots.epic.observation import Observation
from engine.bots.epic.players import BOTS
from engine.epic import apply
from engine.epic.positions.notation import read
from engine.epic.prompts.decisions import describe
from engine.epic.rules.codes import ATTACKERS, BLOCKERS, DISCARDS, DIVIDE, MULLIGAN, PICKS, STOP
from engine.kernel.random import Rng

DECK = "deck=15*LurkingGiant"
RUNS = (ATTACKERS, BLOCKERS, DISCARDS, DIVIDE, MULLIGAN, PICKS)


class Puzzle:
    """A position in which seat 0 is the bot's."""

    def __init__(self, turn, mine, theirs):
        self.game = read(f"{turn} / {DECK} {mine} / {DECK} {theirs}")
        self.bot = BOTS["greedy"]()
        assert self.game.seat == 0

    def acts(self):
        """What the bot does: its option in words, then the choices that follow from it, until a window comes."""
        said = []
        while self.game.seat == 0 and (not said or self.game.kind):
            option = self.bot.choose(Observation(self.game, 0), Rng(7))
            if self.game.kind not in RUNS or option != STOP or not said:
                said.append(describe(self.game, option)["text"])
            apply(self.game, option)
        return said

    def passes(self):
        """The opponent passes, as long as it is asked in a window."""
        while self.game.seat == 1 and self.game.kind == 0:
            apply(self.game, self.game.options[0])


@pytest.fixture
def my_turn():
    """A moment of the bot's own turn, the main phase if not said otherwise."""

    def set_up(mine, theirs, moment="main"):
        return Puzzle(f"turn=5 active=0 first=0 moment={moment} seat=0", mine, theirs)

    return set_up


@pytest.fixture
def their_turn():
    """A moment of the opponent's turn in which the bot decides."""

    def set_up(moment, mine, theirs):
        return Puzzle(f"turn=6 active=1 first=0 moment={moment} seat=0", mine, theirs)

    return set_up
