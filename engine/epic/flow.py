"""Ops that steer a program: where it ends, tests, modes, questions of yes or no, what is put off.

Each handler gets the game, its frame and its op, and says whether it asks a question.
"""

from __future__ import annotations

from engine.epic import atoms, codes, events, ops
from engine.epic.frame import Frame, is_true, source_row
from engine.epic.picks import ask
from engine.epic.state import Game


def end(g: Game, f: Frame, op: ops.Op) -> bool:
    g.frames.pop()
    return False


def finish(g: Game, f: Frame, op: ops.Op) -> bool:
    """The event goes to its owner's discard pile, unless it went elsewhere (2.2.4)."""
    if g.zone_of[f[codes.UID]] == codes.SUPPLEMENTAL:
        atoms.to_discard(g, f[codes.UID])
    g.frames.pop()
    return False


def test(g: Game, f: Frame, op: ops.Op) -> bool:
    if not is_true(g, f, op[1], op[2], op[3]):
        f[codes.PC] = op[4]
    return False


def if_none(g: Game, f: Frame, op: ops.Op) -> bool:
    if len(f) == codes.ITS:
        f[codes.PC] = op[1]
    return False


def jump(g: Game, f: Frame, op: ops.Op) -> bool:
    f[codes.PC] = op[1]
    return False


def modes(g: Game, f: Frame, op: ops.Op) -> bool:
    """Choose the effect of a card divided by OR (3.2.1); a mode's own cost must be payable (3.6.3)."""
    gold = g.gold[f[codes.CONTROLLER]]
    options = [n << codes.VERB_BITS | codes.MODE for n in range(op[1]) if op[3 + 2 * n] <= gold]
    return ask(g, f[codes.CONTROLLER], codes.MODES, options)


def take_mode(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    mode = option >> codes.VERB_BITS
    atoms.pay_gold(g, f[codes.CONTROLLER], op[3 + 2 * mode])
    f[codes.PC] = op[2 + 2 * mode]
    atoms.note(g, events.CHOSE_MODE, f[codes.CONTROLLER], source_row(g, f), codes.CARD + f[codes.UID], mode)


def may(g: Game, f: Frame, op: ops.Op) -> bool:
    return ask(g, f[codes.CONTROLLER], codes.MAY, [codes.YES, codes.NO])


def take_may(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    if option == codes.NO:
        f[codes.PC] = op[1]


def take_may_pay(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    if option == codes.NO:
        f[codes.PC] = op[2]
    else:
        atoms.lose(g, f[codes.CONTROLLER], op[1], source_row(g, f))


def delay(g: Game, f: Frame, op: ops.Op) -> bool:
    g.delayed.append(
        (op[1], f[codes.UID], f[codes.REF], f[codes.CONTROLLER], f[codes.X], f[codes.WHO], -1, *f[codes.ITS :])
    )
    return False
