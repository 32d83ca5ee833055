"""Whether what a player may do can be done: whole, but that its last step may find less than it asks for. Changes
nothing."""

from __future__ import annotations

from typing import Final

from engine.epic_tcg.programs import bits, ops
from engine.epic_tcg.programs.definitions import FILTERS, PROGRAMS
from engine.epic_tcg.programs.ops import Op
from engine.epic_tcg.rules import line, line_effects
from engine.epic_tcg.rules.candidates import candidates, legal_targets
from engine.epic_tcg.rules.derive import amount, card_matches, has_trait, seats, settled
from engine.epic_tcg.rules.selected import able, this_object
from engine.epic_tcg.rules.state import Frame, Game

_SELECTING: Final = (ops.TAKE_TARGETS, ops.PICK, ops.SELECT_ALL, ops.SELECT_THIS, ops.SELECT_PLAYERS, ops.IT_AGAIN)
_ON_SELECTED: Final = (
    ops.DAMAGE, ops.DAMAGE_DIVIDED, ops.BREAK, ops.BANISH, ops.TO_HAND, ops.TO_DISCARD, ops.TO_TOP, ops.INTO_PLAY,
    ops.TURN, ops.GAIN, ops.LOSE_KEYWORDS, ops.COUNTERS, ops.CONTROL, ops.VEIL, ops.STOP, ops.DISCARD_THEM,
    ops.DRAW_THEM, ops.COPY_ON_LINE, ops.SHOW,
)  # fmt: skip
_ENDS: Final = (ops.JUMP, ops.END, ops.FINISH, ops.ACCEPT)
_OPEN: Final = (*_ENDS, ops.IF, ops.IF_NOT_DONE, ops.MAY, ops.DOES)  # what follows may be done or not


class _Walk:
    """An effect on the way through steps that are not done: the frame as it would be by then, and how many things the
    last choice asks for."""

    __slots__ = ("frame", "wanted")

    def __init__(self, f: Frame) -> None:
        self.frame: Frame = f.copy()
        self.wanted: int = 1


def feasible(g: Game, f: Frame, pc: int, end: int) -> bool:
    """Whether the steps from `pc` on, up to `end` or to where they part, can be done."""
    program = PROGRAMS[f.program]
    walk = _Walk(f)
    while pc != end:
        op = program[pc]
        pc += 1
        if op[0] == ops.SWITCH:
            pc = op[2 + f.group(op[1])[0]]
        elif op[0] in _OPEN:
            return True
        elif op[0] in _SELECTING:
            _select(g, op, walk)
        elif not _can_act(g, op, walk, last=pc == end or program[pc][0] in _ENDS):
            return False
    return True


def _select(g: Game, op: Op, walk: _Walk) -> None:
    """What would be selected, or could be."""
    f, what = walk.frame, op[0]
    walk.wanted = 1
    if what == ops.IT_AGAIN:
        f.selected = f.kept_it
        return
    if what == ops.TAKE_TARGETS:
        found, add = legal_targets(g, f, op[1]), op[2]
    elif what == ops.PICK:
        found, add = candidates(g, f, FILTERS[op[1]], op[3] & ops.ANOTHER), op[5]
        any_number = op[3] & ops.UP_TO or op[2] == ops.ANY_NUMBER
        walk.wanted = 0 if any_number else max(0, amount(g, f, op[2]))
    elif what == ops.SELECT_ALL:
        found, add = candidates(g, f, FILTERS[op[1]], ops.ANOTHER * op[3]), op[2]
    elif what == ops.SELECT_THIS:
        found, add = this_object(g, f), op[1]
        f.kept_it = f.selected
    else:
        found, add = seats(g, f, op[1]), op[2]
    f.selected = [*f.selected, *found] if add else found


def _can_act(g: Game, op: Op, walk: _Walk, *, last: bool) -> bool:
    f, what = walk.frame, op[0]
    if what == ops.COUNT:
        f.number = max(0, amount(g, f, op[1]))
        return True
    if what == ops.DRAW_THEM and all(has_trait(g, seat, bits.CANNOT_DRAW) for seat in seats(g, f, op[1])):
        return False
    if what in _ON_SELECTED:
        return len(able(g, f, op, f.selected)) >= (1 if last else walk.wanted)
    if what == ops.CHANGE_TARGETS:
        return op[1] & ops.OF_COPY != 0 or line_effects.could_change(g, f, op[1])
    if what == ops.PUT_THIS_ON_LINE:
        return line.can_put_on_line(g, f)
    return _can_do(g, op, f)


def _can_do(g: Game, op: Op, f: Frame) -> bool:
    """Whether players can do this. Cards of a hand that are discarded or revealed are all there, or it cannot be."""
    what = op[0]
    if what == ops.DRAW:
        return not all(has_trait(g, seat, bits.CANNOT_DRAW) for seat in seats(g, f, op[1]))
    if what == ops.GAIN_MOJO:
        return not all(has_trait(g, seat, bits.CANNOT_GAIN_MOJO) for seat in seats(g, f, op[1]))
    if what == ops.LOSE_MOJO:
        whose = seats(g, f, op[1])
        return bool(whose) and (op[1] != ops.YOU or g.mojo[f.controller] >= f.number)
    if what in (ops.DISCARD, ops.REVEAL):
        filter_at, flags_at = (2, 3) if what == ops.DISCARD else (1, 2)
        wanted = settled(g, f, FILTERS[op[filter_at]])
        there = sum(card_matches(wanted, g.def_of[uid]) for uid in g.hand[f.controller])
        return op[flags_at] & ops.UP_TO != 0 or there >= f.number
    return True
