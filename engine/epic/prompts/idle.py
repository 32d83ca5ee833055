"""Questions whose answer changes nothing: a way to resolve a card that would do nothing now, and the order of gains.
The rules never ask here."""

from __future__ import annotations

from typing import Final

from engine.epic.positions.pack import digest
from engine.epic.programs import ops
from engine.epic.programs.definitions import PROGRAMS
from engine.epic.programs.signatures import operand
from engine.epic.rules import codes
from engine.epic.rules.elimination import settle
from engine.epic.rules.machine import RUN, TAKE
from engine.epic.rules.state import Game

_GAINS: Final = {ops.DRAW_CARDS, ops.HEAL, ops.GAIN_GOLD}


def order_changes_nothing(g: Game) -> bool:
    """Whether the abilities whose order is asked for only bring their player cards, health and gold, as much in one
    order as in the other."""
    if g.reason or g.kind != codes.ORDERS:
        return False
    waiting = [g.resolving_triggers[option >> codes.VERB_BITS] for option in g.options]
    return all(_only_gains(PROGRAMS[trigger[codes.TRIGGER_PROGRAM]]) for trigger in waiting)


def _only_gains(program: ops.Program) -> bool:
    return all(op[0] == ops.END or (op[0] in _GAINS and _is_sure(op)) for op in program)


def _is_sure(op: ops.Op) -> bool:
    """Whether it is for its player, and how much it is counts nothing that the other gains change."""
    if op[0] == ops.GAIN_GOLD:
        return True
    of = operand(op, "amount") & ops.NUMBER_KIND if op[0] == ops.HEAL else ops.LITERAL
    return operand(op, "who") == ops.YOU and of in (ops.LITERAL, ops.THE_X)


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
            settle(g)
    return False
