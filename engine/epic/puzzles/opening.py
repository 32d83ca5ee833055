"""Positions in which nothing is hidden: both hands lie open, and each deck holds copies of one dull card.

A puzzle is such a position. What a player does not see cannot matter in it, because there is nothing of that kind: a
card that is drawn or revealed is the card that both expect.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.epic.positions.notation import text_of
from engine.epic.positions.plain import position_of
from engine.epic.positions.plain.position import Held, PlayerState
from engine.epic.programs import ops
from engine.epic.programs.definitions import CARD_INDEX_OF_PROGRAM, FILTERS, PROGRAMS
from engine.epic.rules.state import Game
from engine.epic.views.hidden import visible

CARDS: Final = 20  # of a deck: more than are drawn in a turn
_BOTH: Final = 3  # the bit set of seats


def open_position(g: Game, filler: str) -> str:
    """The position of a game in notation, with both hands open and decks of this card."""
    position = position_of(g)
    one, two = position.players
    return text_of(replace(position, players=(_opened(one, filler), _opened(two, filler))))


def _opened(player: PlayerState, filler: str) -> PlayerState:
    hand = tuple(replace(held, known=_BOTH, block=0) for held in player.hand)
    return replace(player, hand=hand, deck=(Held(filler, _BOTH),) * CARDS)


def _banishes_unseen(program: tuple[ops.Op, ...]) -> bool:
    """Whether cards are chosen from a hand in it, and banished (1.10.2)."""
    chosen = any(op[0] == ops.PICK_OBJECTS and FILTERS[op[1]][ops.FILTER_KIND] == ops.F_HAND for op in program)
    return chosen and any(op[0] == ops.BANISH_THEM for op in program)


_HIDING: Final = frozenset(
    CARD_INDEX_OF_PROGRAM[at] for at, program in enumerate(PROGRAMS) if _banishes_unseen(program)
)


def stays_open(g: Game) -> bool:
    """No card of the game can put cards from a hand where only their owner knows which they are."""
    return not any(card_index in _HIDING for card_index in g.def_of)


def is_open(g: Game) -> bool:
    """Both players know every card of both hands and both decks."""
    hidden = (uid for zone in (*g.hand, *g.deck) for uid in zone)
    return all(visible(g, 0, uid) and visible(g, 1, uid) for uid in hidden)
