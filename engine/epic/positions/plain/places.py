"""Where in the program of a game each moment is (`programs/game.py`), both ways."""

from __future__ import annotations

from typing import Final

from engine.epic.positions.plain.cards import mulligans_before
from engine.epic.positions.plain.position import (
    AFTER_DAMAGE,
    ATTACKERS,
    BEFORE_BLOCKS,
    BEFORE_DAMAGE,
    BLOCKERS,
    CLEAN_UP,
    CONTINUE,
    DAMAGE,
    END,
    END_OFFER,
    HAND_LIMIT,
    MAIN,
    MULLIGAN,
    OVER,
    START,
    TURN_OVER,
    Position,
)
from engine.epic.programs import game, ops
from engine.epic.programs.definitions import PROGRAMS
from engine.epic.rules import codes
from engine.epic.rules.picks import PICKING
from engine.epic.rules.state import Game

Place = tuple[int, int, int]  # in the program, phase, step

_ASKING: Final[dict[str, Place]] = {  # the op that puts the question
    MULLIGAN: (game.MULLIGANS, codes.PHASE_MULLIGAN, codes.STEP_NONE),
    MAIN: (game.MAIN + 1, codes.PHASE_MAIN, codes.STEP_NONE),
    END_OFFER: (game.OFFER + 1, codes.PHASE_MAIN, codes.STEP_END_OFFER),
    CONTINUE: (game.CONTINUE + 1, codes.PHASE_MAIN, codes.STEP_CONTINUE),
    ATTACKERS: (game.BATTLE, codes.PHASE_BATTLE, codes.STEP_ATTACKERS),
    BEFORE_BLOCKS: (game.BEFORE_BLOCKS + 1, codes.PHASE_BATTLE, codes.STEP_BEFORE_BLOCKS),
    BLOCKERS: (game.BLOCKS, codes.PHASE_BATTLE, codes.STEP_BLOCKERS),
    BEFORE_DAMAGE: (game.BEFORE_DAMAGE + 1, codes.PHASE_BATTLE, codes.STEP_BEFORE_DAMAGE),
    DAMAGE: (game.DAMAGE, codes.PHASE_BATTLE, codes.STEP_DAMAGE),
    HAND_LIMIT: (game.LIMIT, codes.PHASE_END, codes.STEP_NONE),
    OVER: (game.START, codes.PHASE_OVER, codes.STEP_NONE),
}
_SETTLING: Final[dict[str, Place]] = {  # the op that resolves what waits
    START: (game.START + 1, codes.PHASE_START, codes.STEP_NONE),
    MAIN: (game.MAIN, codes.PHASE_MAIN, codes.STEP_NONE),
    END_OFFER: (game.OFFER, codes.PHASE_MAIN, codes.STEP_END_OFFER),
    CONTINUE: (game.MAIN, codes.PHASE_MAIN, codes.STEP_CONTINUE),  # what is played then leads back to the main window
    BEFORE_BLOCKS: (game.BEFORE_BLOCKS, codes.PHASE_BATTLE, codes.STEP_BEFORE_BLOCKS),
    BEFORE_DAMAGE: (game.BEFORE_DAMAGE, codes.PHASE_BATTLE, codes.STEP_BEFORE_DAMAGE),
    AFTER_DAMAGE: (game.AFTER_DAMAGE, codes.PHASE_BATTLE, codes.STEP_DAMAGE),
    TURN_OVER: (game.ENDING, codes.PHASE_END, codes.STEP_NONE),
    END: (game.ENDING + 1, codes.PHASE_END, codes.STEP_NONE),
    CLEAN_UP: (game.LIMIT + 1, codes.PHASE_END, codes.STEP_NONE),
}


def place_of(position: Position) -> Place:
    """Where the game of a position goes on, with its phase and step."""
    if position.ongoing is not None and position.ongoing.settles:
        return _SETTLING[position.moment]
    place, phase, step = _ASKING[position.moment]
    later = position.moment == MULLIGAN and mulligans_before(position) > 0
    return place + later, phase, step


def moment_of(g: Game) -> str:
    """The name of a moment in which somebody decides, or in which the game is over."""
    if g.reason:
        return OVER
    place = g.frames[0][codes.PC] - 1
    if settles(g):
        place += len(g.frames) > 1  # it resolves what waits once more
        return next(moment for moment, (at, _, step) in _SETTLING.items() if at == place and step == g.step)
    if place == game.MULLIGANS + 1:
        return MULLIGAN
    return next(moment for moment, (at, _, _) in _ASKING.items() if at == place)


def settles(g: Game) -> bool:
    """Effects resolve, or abilities wait to."""
    return len(g.frames) > 1 or bool(g.resolving_triggers or g.pending_triggers)


def has_declared(g: Game) -> bool:
    """Attackers or blockers were just declared: the windows that follow have not begun, and the battle goes on."""
    return g.passed < 0 and g.step in (codes.STEP_BEFORE_BLOCKS, codes.STEP_BEFORE_DAMAGE)


def is_quiet(g: Game) -> bool:
    """Nothing is half done, and somebody decides."""
    if g.reason or settles(g):
        return False
    f = g.frames[0]
    return PROGRAMS[f[codes.PROGRAM]][f[codes.PC] - 1][0] != ops.ASSIGN_DAMAGE and len(_picks(f)) == 0


def _picks(f: list[int]) -> list[int]:
    """What was picked so far of a multi-pick of the rules."""
    return f[codes.SELECTED :] if f[codes.STAGE] == PICKING else []
