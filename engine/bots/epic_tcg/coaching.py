"""What the coach goes by in the Epic TCG: see `engine/bots/contrast.py`."""

from __future__ import annotations

from collections.abc import Sequence
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
from engine.bots.epic_tcg.greedy import BY_POLICY
from engine.bots.epic_tcg.search import SETS, SearchBot
from engine.bots.halving import Effort
from engine.epic_tcg import Game
from engine.epic_tcg.programs import bits
from engine.epic_tcg.prompts import names_of
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.derive import kind, offense
from engine.epic_tcg.rules.state import slot_of
from engine.epic_tcg.simulation import actions_left


def is_reviewed(g: Game) -> bool:
    """Whether the choice that waits is: those of which the bot has ideas, of sets the first pick."""
    return not g.frames[-1].picks if g.kind in SETS else g.kind not in BY_POLICY


def picked(options: Sequence[int]) -> tuple[int, ...]:
    """The refs of the objects that these options pick."""
    return tuple(option >> codes.VERB_BITS for option in options if option & codes.VERB_MASK == codes.PICK)


def count(world: Game, end: Game, me: int) -> Facts:
    """What is counted in a game that began in `world`; in one that is over only who won it."""
    them = 1 - me
    found: Facts = {(WON, 0): float(end.winners == (me,)), (LOST, 0): float(end.winners == (them,))}
    if end.reason:
        return found
    found[HEALTH, 0], found[THEIR_HEALTH, 0] = float(end.mojo[me]), float(end.mojo[them])
    found[OFFENSE, 0], found[THEIR_OFFENSE, 0] = _offense(end, me), _offense(end, them)
    found[CARDS, 0] = float(len(end.hand[me]))
    if world.actions[me]:
        found[GOLD, 0] = float(not actions_left(world, end, me))
    for seat, what in ((me, CHAMPION), (them, THEIR_CHAMPION)):
        for slot in world.board[seat]:
            if _is_only(world, slot):
                found[what, world.ref_of[slot]] = float(slot_of(end, world.ref_of[slot]) >= 0)
    names = [world.def_of[uid] for uid in world.hand[me]]
    for uid in world.hand[me]:
        if names.count(world.def_of[uid]) == 1:
            found[CARD, codes.CARD + uid] = float(end.zone_of[uid] == codes.HAND)
    return found


def _offense(g: Game, seat: int) -> float:
    return float(sum(offense(g, slot) for slot in g.board[seat] if kind(g, slot) & bits.CHAMPION))


def _is_only(g: Game, slot: int) -> bool:
    """It lies face up, and no other piece in play has its name, which therefore says which one is meant."""
    alike = [other for board in g.board for other in board if g.card_of[other] == g.card_of[slot]]
    return len(alike) == 1 and not g.flags_of[slot] & codes.FACE_DOWN


def name(g: Game, obj: int) -> str:
    """In the words of the player who decides."""
    return names_of(g, [obj])[obj]


def bot(budget: int) -> SearchBot:
    return SearchBot(Effort(budget=budget, inner=30))


COACH: Final = Coach(
    bot=bot,
    sets=SETS,
    is_reviewed=is_reviewed,
    picked=picked,
    count=count,
    name=name,
    moments={
        "prepare": "Prepare Step", "pre_battle": "Pre-Battle Step", "battle": "Battle Step", "build": "Build Step",
        "end": "End Step",
    },
    remark="In these games your opponent attacks and blocks but plays no cards, since their hand could be any cards.",
)  # fmt: skip
