"""First hands of the Epic TCG (rule book, Taking a Mulligan): which cards could go back, and how good a hand is to
begin with, by what cards are worth alone (`plans.py`) and by the Mojo that was paid. Pure reading."""

from __future__ import annotations

from typing import Final

from engine.bots.epic_tcg import weights as w
from engine.bots.epic_tcg.battles import Refs
from engine.bots.epic_tcg.default_policy import left
from engine.bots.epic_tcg.plans import CARD_OF, RATING
from engine.bots.odds import chance
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.state import Game

RATED: Final = {CARD_OF[name]: points for name, points in RATING.items()}


def sets(g: Game) -> list[Refs]:
    """Cards to put back, in the order of picking, that begin with what was picked: no more, and the worst of the
    others, one more of them in each set. Not more cards than the deck has, and not for the last Mojo, which would lose
    the game."""
    seat, picked = g.seat, tuple(g.frames[-1].picks)
    rest = left(g)
    worst_first = sorted(rest, key=lambda obj: (RATED[g.def_of[obj - codes.CARD]], obj))
    most = min(len(rest), min(len(g.deck[seat]), g.mojo[seat] - 1) - len(picked))
    found = [picked]
    for count in range(1, most + 1):
        worst = set(worst_first[:count])
        found.append((*picked, *[obj for obj in rest if obj in worst]))
    return found


def win_chance(dealt: Game, g: Game, seat: int, known: frozenset[int]) -> float:
    """How likely a seat wins, from 0 to 1, that decided in `dealt` which cards go back, by its hand in `g`. Cards of it
    that are not among those `known` count as the average of the deck that they came from. All else counts as even."""
    if g.reason:
        return float(g.winners == (seat,))
    cards = [RATED[dealt.def_of[uid]] for uid in dealt.deck[seat] or dealt.hand[seat]]
    average = sum(cards) / len(cards)
    better = sum(RATED[g.def_of[uid]] - average for uid in g.hand[seat] if uid in known)
    return chance((better - w.MOJO_FOR_ANOTHER * (dealt.mojo[seat] - g.mojo[seat])) / w.UNIT_OF_RATINGS)
