"""Runs of the laboratory whose games nobody has played: tests say how they ended."""

import os
import random
import signal
from dataclasses import dataclass

from engine.bots.epic.contribution import SEEN
from engine.epic.versions import VERSION
from engine.games import DEFAULT
from lab.beliefs import first_cards
from lab.matchups import CardUse, Contender, GamePlayed, Matchup
from lab.runs import Plan, Run, StoppingRule

EPIC = DEFAULT, VERSION  # the game of these decks, and its version
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
    return Plan(contenders or (KONGS, MUSES), meetings, "random", 1, *EPIC, watched)


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
        return DeadlyMatchup((KONGS, MUSES), self.bot, self.seed, *EPIC)


class World:
    """Plays in place of bots, as an executor: a deck wins a game with the chance `even` and what each of its first
    cards adds to it (`adds`, by name). Games of the same seed and number have the same luck. After `most` pairs it is
    interrupted."""

    def __init__(self, adds, even=0.5, most=None):
        self.adds = adds
        self.even = even
        self.most = most
        self.pairs = 0

    def results(self, plan, units):
        for at, number in units:
            if self.pairs == self.most:
                raise KeyboardInterrupt
            self.pairs += 1
            mine, theirs = plan.matchup(at).decks
            lot = random.Random(f"{plan.seed}/{number}")
            chance = self.even + sum(self.adds.get(name, 0) for name in first_cards(mine, theirs, plan.seed, number))
            yield (at, number), pair(*(int(lot.random() >= chance) for _ in range(2)))

    def chance(self, cards):
        """Of a deck of these cards, where that never leaves 0 to 1: each is as likely as another among the first."""
        return self.even + SEEN * sum(self.adds.get(name, 0) for name in cards) / len(cards)
