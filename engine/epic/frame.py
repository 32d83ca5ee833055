"""What an effect knows while it resolves: its card, the players and numbers it names, what it has selected.

Read from the registers of its frame (`codes.py`) and the game; nothing here changes either.
"""

from __future__ import annotations

from engine.epic import codes, ops
from engine.epic.definitions import IS_EVENT, ROW_OF_PROGRAM
from engine.epic.derive import offense, slot_of
from engine.epic.state import Game

Frame = list[int]


def source_row(g: Game, f: Frame) -> int:
    """The card that the frame's effect belongs to, wherever it is now."""
    row = ROW_OF_PROGRAM[f[codes.PROGRAM]]
    return row if row >= 0 or f[codes.UID] < 0 else g.def_of[f[codes.UID]]


def seats(g: Game, f: Frame, who: int) -> tuple[int, ...]:
    """Players that a word names; you first where it is each."""
    you = f[codes.CONTROLLER]
    if who == ops.YOU:
        return (you,)
    if who == ops.OPPONENT:
        return (1 - you,)
    if who == ops.THAT_PLAYER:
        return (f[codes.WHO],)
    if who == ops.TURN_PLAYER:
        return (g.active,)
    if who == ops.ITS_CONTROLLER:
        return (its_controller(g, f),) if len(f) > codes.ITS else ()
    return (you, 1 - you)


def its_controller(g: Game, f: Frame) -> int:
    slot = slot_of(g, f[codes.ITS])
    return g.controller_of[slot] if slot >= 0 else g.gone[f[codes.ITS]][2]


def number(g: Game, f: Frame, kind: int, plus: int, seat: int) -> int:
    """A number on resolution; negative numbers count as 0."""
    if kind == ops.LITERAL:
        return plus
    if kind == ops.THE_X:
        found = f[codes.X]
    elif kind == ops.OFFENSE_OF_IT:
        if len(f) == codes.ITS:
            return 0
        slot = slot_of(g, f[codes.ITS])
        found = offense(g, slot) if slot >= 0 else g.gone[f[codes.ITS]][3]
    elif kind == ops.DAMAGE_ON_THIS:
        slot = slot_of(g, f[codes.REF])
        found = g.damage_of[slot] if slot >= 0 else 0
    else:
        assert kind == ops.CHAMPIONS_IN_DISCARD
        found = sum(1 for uid in g.discard[seat] if not IS_EVENT[g.def_of[uid]])
    return max(0, found + plus)


def its_slots(g: Game, f: Frame) -> list[int]:
    """Slots of those selected that are still in play."""
    found = [slot_of(g, obj) for obj in f[codes.ITS :]]
    return [slot for slot in found if slot >= 0]


def its_cards(g: Game, f: Frame, zone: int) -> list[int]:
    """Uids of the selected cards that are still in a zone."""
    return [
        obj - codes.CARD for obj in f[codes.ITS :]
        if codes.CARD <= obj < codes.FIRST_CHAMPION and g.zone_of[obj - codes.CARD] == zone
    ]  # fmt: skip


def is_true(g: Game, f: Frame, condition: int, a: int, b: int) -> bool:
    you = f[codes.CONTROLLER]
    if condition == ops.C_YOUR_TURN:
        return g.active == you
    if condition == ops.C_OPPONENTS_TURN:
        return g.active != you
    if condition == ops.C_THIS_IN_PLAY:
        return slot_of(g, f[codes.REF]) >= 0
    if condition == ops.C_THIS_IN_DISCARD:
        return f[codes.UID] >= 0 and g.zone_of[f[codes.UID]] == codes.DISCARD
    if condition == ops.C_PLAYED:
        return g.played[you * 2 + a] & b != 0
    if condition == ops.C_THIS_EXPENDED:
        slot = slot_of(g, f[codes.REF])
        return slot >= 0 and g.flags_of[slot] & codes.EXPENDED != 0
    if len(f) == codes.ITS:
        return False
    if condition == ops.C_YOU_CONTROLLED_IT:
        return its_controller(g, f) == you
    assert condition == ops.C_IT_ATTACKED_UNBLOCKED
    last = g.gone.get(f[codes.ITS])
    return last is not None and last[7] != 0 and last[2] != you
