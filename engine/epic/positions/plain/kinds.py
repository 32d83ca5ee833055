"""What kinds of things an effect can have selected where it waits: players, champions, cards.

Ops read what was selected as the op before left it. A position that is read from text could hold anything there, so its
reader asks here what can be. `test_kinds.py` compares what each op needs with what can reach it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.epic.positions.plain.abilities import ANY_CHAMPION, CHAMPION, abilities_of
from engine.epic.programs import ops
from engine.epic.programs.definitions import FILTERS, PROGRAMS
from engine.epic.programs.signatures import (
    FILTER,
    PLACE,
    PROGRAM,
    has_kind,
    modes_of,
    of_kind,
    operand,
    place_of_kind,
)

PLAYERS: Final = 1
CHAMPIONS: Final = 2
CARDS: Final = 4
_OF_FILTER: Final = {
    ops.F_CHAMPION: CHAMPIONS,
    ops.F_ANY: PLAYERS | CHAMPIONS,
    ops.F_PLAYER: PLAYERS,
    ops.F_DISCARD: CARDS,
    ops.F_HAND: CARDS,
    ops.F_REVEALED: CARDS,
}
_FILTERED: Final = (ops.PICK_OBJECTS, ops.SELECT_ALL, ops.PICK_ANY_NUMBER)
_SELECTS: Final = {  # whatever was selected before
    ops.PICK_SURVIVORS: CHAMPIONS,
    ops.REVEAL_LOYAL: CARDS,
    ops.RETURN_TO_PLAY: CHAMPIONS,
    ops.ENTER_PLAY: CHAMPIONS,
    ops.JOIN_BATTLE: 0,
    ops.DISCARD_CARDS: CARDS,
    ops.MAKE_TOKENS: CHAMPIONS,
    ops.REVEAL_TOP_CARD: CARDS,
    ops.PLAY_IT: CHAMPIONS | CARDS,
    ops.DAMAGE_EVERYONE: PLAYERS | CHAMPIONS,
    ops.DIVIDE_DAMAGE: PLAYERS | CHAMPIONS,
    ops.DAMAGE_IN_TURN: PLAYERS | CHAMPIONS,
    ops.RECYCLE: CARDS,
}
KEEPING: Final = (ops.MODES_OF, ops.MAY_DO, ops.MAY_PAY, ops.LOSE_ANY)  # ask, and leave what was selected


def after(op: ops.Op, before: int, this: int) -> int:
    """What can be selected after an op. `this`: the kind of what the effect is of."""
    if op[0] in _FILTERED:
        return _OF_FILTER[FILTERS[of_kind(op, FILTER)][ops.FILTER_KIND]]
    if op[0] == ops.REVEAL_TOP:
        return CHAMPIONS if operand(op, "flags") & ops.INTO_PLAY else CARDS
    if op[0] == ops.SELECT_THIS:
        return this
    if op[0] == ops.ADD_THIS:
        return before | this
    if op[0] == ops.ADD_CHAMPIONS_OF:
        return before | CHAMPIONS
    return _SELECTS.get(op[0], before)


def following(op: ops.Op, place: int) -> list[int]:
    """The places to which an op may go."""
    if op[0] in (ops.END, ops.FINISH):
        return []
    if op[0] == ops.MODES_OF:
        return [begin for begin, _ in modes_of(op)]
    places = [op[place_of_kind(op[0], PLACE)]] if has_kind(op, PLACE) else []
    return places if op[0] == ops.JUMP else [*places, place + 1]


@cache
def kinds_of(card_index: int) -> dict[int, list[int]]:
    """By program of a card, what can be selected before each of its ops."""
    found: dict[int, list[int]] = {}
    for ability in abilities_of(card_index).values():
        if ability.program not in found:
            this = CHAMPIONS if ability.of in (CHAMPION, ANY_CHAMPION) else CARDS
            _follow(found, ability.program, 0, this)
    return found


def _follow(found: dict[int, list[int]], program: int, begun: int, this: int) -> None:
    """Walk through a program, and through those that it begins, until nothing new can be selected anywhere."""
    code = PROGRAMS[program]
    before = found[program] = [-1] * len(code)
    waiting = [(0, begun)]
    while waiting:
        place, kinds = waiting.pop()
        seen = before[place]
        if seen >= 0 and seen | kinds == seen:
            continue
        before[place] = kinds = kinds | max(seen, 0)
        left = after(code[place], kinds, this)
        waiting += [(to, left) for to in following(code[place], place)]
    for place, op in enumerate(code):
        if op[0] in (ops.DOES, ops.DELAY):
            _follow(found, of_kind(op, PROGRAM), max(before[place], 0), this)


def waiting_kinds(card_index: int, program: int, place: int) -> int:
    """What can be selected while an effect waits at a step; -1 as a place: before it has begun."""
    before = kinds_of(card_index)[program]
    if place < 0:
        return before[0]
    op = PROGRAMS[program][place]
    if op[0] == ops.PLAY_IT:
        return CHAMPIONS | CARDS
    return before[place] if op[0] in (*KEEPING, ops.DOES) else 0
