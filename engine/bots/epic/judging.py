"""The chance of winning in a position, for people: what bots judge positions by, as one number. Pure reading."""

from __future__ import annotations

from engine.bots.epic.greedy import values_of
from engine.bots.epic.weights import WEIGHTS
from engine.bots.epic.winning import FITTED, log_odds
from engine.bots.odds import chance
from engine.epic import Game
from engine.epic.rules import codes, opposed


def win_chance(g: Game, me: int) -> float:
    """How likely seat `me` wins, from 0 to 1, by what it knows: of two players, at the start of a turn or at the end of
    the game. Fitted to games of bots: between other players it is a guess."""
    if g.reason:
        return score(g, me)
    return chance(log_odds(g, me, values_of(WEIGHTS), frozenset(g.hand[me]), FITTED))


def score(g: Game, me: int) -> float:
    """What seat `me` has of a game that is over: 1 where it or its team has won, 0 where it has lost, else a half."""
    return 0.5 if g.winner == codes.NOBODY else float(not opposed(g, g.winner, me))
