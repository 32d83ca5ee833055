"""Runs of the laboratory whose games nobody has played: tests say how they ended."""

import os
import signal
from dataclasses import dataclass

from lab.matchups import CardUse, Contender, GamePlayed, Matchup
from lab.runs import Plan, Run, StoppingRule

KONGS = Contender("kongs", ("Kong",) * 15 + ("Lash",) * 15)
MUSES = Contender("muses", ("Muse",) * 30)
LASHES = Contender("lashes", ("Lash",) * 30)
NO_END = StoppingRule(10**6, decided=False)


def game(winner, turns=9, reason="health", **cards):
    """A game that this side won. Cards have (turn drawn, turn played)."""
    return GamePlayed(winner, reason, turns, {name: CardUse(*use) for name, use in cards.items()})


def pair(one, two):
    """Two games that these sides won."""
    return game(one), game(two)


WON, LOST, SPLIT = pair(0, 0), pair(1, 1), pair(0, 1)


def plan(*contenders, meetings=((0, 1),), watched=False):
    return Plan(contenders or (KONGS, MUSES), meetings, "random", 1, watched)


def run_of(*pairs, of=None, rule=NO_END):
    """A run of one matchup with these pairs."""
    return Run(of or plan(), rule, [dict(enumerate(pairs))])


@dataclass(frozen=True)
class DeadlyMatchup(Matchup):
    """Its pair 2 kills the process that plays it."""

    def play(self, number):
        if number == 2:
            os.kill(os.getpid(), signal.SIGKILL)
        return WON


@dataclass(frozen=True)
class DeadlyPlan(Plan):
    """One matchup, which is deadly."""

    def matchup(self, at):
        return DeadlyMatchup((KONGS, MUSES), self.bot, self.seed)
