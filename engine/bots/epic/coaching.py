"""What the coach goes by in the Epic Card Game: see `engine/bots/contrast.py`."""

from __future__ import annotations

from typing import Final

from engine.bots.contrast import (
    CARD,
    CARDS,
    CHAMPION,
    GOLD,
    HEALTH,
    LOST,
    OFFENSE,
    THEIR_CHAMPION,
    THEIR_HEALTH,
    THEIR_OFFENSE,
    WON,
    Coach,
    Facts,
)
from engine.bots.epic.review import is_reviewed, picked
from engine.bots.epic.search import SETS, SearchBot
from engine.bots.halving import Effort
from engine.epic import Game
from engine.epic.prompts import names_of
from engine.epic.rules import codes, offense
from engine.epic.simulation import left_gold


def count(world: Game, end: Game, me: int) -> Facts:
    """What is counted in a game that began in `world`; in one that is over only who won it."""
    won = bool(end.reason) and end.winner == me
    lost = bool(end.reason) and end.winner == 1 - me
    found: Facts = {(WON, 0): float(won), (LOST, 0): float(lost)}
    if end.reason:
        return found
    them = 1 - me
    found[HEALTH, 0], found[THEIR_HEALTH, 0] = float(end.health[me]), float(end.health[them])
    found[OFFENSE, 0], found[THEIR_OFFENSE, 0] = _offense(end, me), _offense(end, them)
    found[CARDS, 0] = float(len(end.hand[me]))
    if world.gold[me]:
        found[GOLD, 0] = float(not left_gold(end, world.turn, me))
    for seat, kind in ((me, CHAMPION), (them, THEIR_CHAMPION)):
        for slot in world.board[seat]:
            if _is_only(world, slot):
                found[kind, world.ref_of[slot]] = float(end.ref_of[slot] == world.ref_of[slot])
    names = [world.def_of[uid] for uid in world.hand[me]]
    for uid in world.hand[me]:
        if names.count(world.def_of[uid]) == 1:
            found[CARD, codes.CARD + uid] = float(end.zone_of[uid] == codes.HAND)
    return found


def _offense(g: Game, seat: int) -> float:
    return float(sum(offense(g, slot) for slot in g.board[seat]))


def _is_only(g: Game, slot: int) -> bool:
    """No other champion in play has the name of this one, which therefore says which one is meant."""
    alike = [other for board in g.board for other in board if g.card_index_of[other] == g.card_index_of[slot]]
    return len(alike) == 1


def name(g: Game, obj: int) -> str:
    """In the words of the player who decides."""
    return names_of(g, [obj])[obj]


def bot(budget: int) -> SearchBot:
    return SearchBot(Effort(budget=budget))


COACH: Final = Coach(
    bot=bot,
    sets=SETS,
    is_reviewed=is_reviewed,
    picked=picked,
    count=count,
    name=name,
    moments={"start": "start of the turn", "main": "main phase", "battle": "battle", "end": "end of the turn"},
)
