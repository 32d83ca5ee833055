"""Whether a way to resolve a card would do nothing now, so that a question can say so. The rules never ask."""

from __future__ import annotations

from engine.epic.positions.pack import digest
from engine.epic.programs import ops
from engine.epic.programs.definitions import PROGRAMS
from engine.epic.rules import codes
from engine.epic.rules.damage import break_lethal
from engine.epic.rules.machine import RUN, TAKE
from engine.epic.rules.state import Game


def does_nothing(g: Game, option: int) -> bool:
    """Whether this mode would leave everything as it is. It is tried on a copy up to the first real question: where
    somebody has something to choose, something can happen. What another player carries out counts as something,
    because it may depend on cards that nobody else may know."""
    trial = g.clone()
    op = PROGRAMS[trial.frames[-1][codes.PROGRAM]][trial.frames[-1][codes.PC] - 1]
    TAKE[op[0]](trial, trial.frames[-1], op, option)
    chosen = trial.clone()
    if not _resolves_alone(trial):
        return False
    trial.frames, trial.seat, trial.kind, trial.options = chosen.frames, chosen.seat, chosen.kind, chosen.options
    return digest(trial) == digest(chosen)


def _resolves_alone(g: Game) -> bool:
    """Carry out the rest of the effect on top. False: somebody must choose, the game ends, or another player acts."""
    depth, seat = len(g.frames), g.frames[-1][codes.CONTROLLER]
    while not g.reason:
        f = g.frames[-1]
        op = PROGRAMS[f[codes.PROGRAM]][f[codes.PC]]
        if len(g.frames) == depth and op[0] in (ops.END, ops.FINISH):
            return True
        if f[codes.CONTROLLER] != seat:
            return False
        f[codes.PC] += 1
        if RUN[op[0]](g, f, op):
            if len(g.options) > 1:
                return False
            TAKE[op[0]](g, f, op, g.options[0])
        if g.unsettled:
            break_lethal(g, [])
    return False
