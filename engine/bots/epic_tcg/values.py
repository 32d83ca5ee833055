"""What a card of the Epic TCG counts before the game is looked at: its body, what it does, how good it is in hand.

Read from the compiled definitions, so that a new card is judged without a word about it here. Built once, at import.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.bots.epic_tcg import weights as w
from engine.epic_tcg.programs import bits, ops, tables
from engine.epic_tcg.programs.definitions import (
    AMOUNTS,
    BUNDLES,
    DAMAGE_WARD,
    DEFENSE,
    ENTRIES,
    FILTERS,
    KEYWORDS,
    KIND,
    NAMES,
    OFFENSE,
    PRICE,
    PROGRAM_OF,
    PROGRAMS,
    STATICS,
    TRAITS,
    TRIGGERED,
    TRIGGERED_IN_DISCARD,
    USED,
    USED_IN_DISCARD,
    WARDS,
)

_ONCE: Final = (bits.M_ENTERS, bits.M_ENTERS_FROM_HAND, bits.M_UNVEILED)  # events that happen to a card once
_MINE: Final = (ops.YOU, ops.THE_CONTROLLER)
_UNKNOWN: Final = 2  # a number that depends on the game
_MODES: Final = 0.6  # of the sum of all modes, for the choice among them
_DEPTH: Final = 3  # of programs within programs


def body(keywords: int, offense: int, defense: int) -> float:
    """The numbers and keywords of a champion."""
    attack = offense if offense < w.BIG else (offense + w.BIG) / 2
    wall = defense if defense < w.BIG else (defense + w.BIG) / 2
    strikes = 0.0 if keywords & (bits.CANNOT_ATTACK | bits.DEALS_NO_DAMAGE) else 1.0
    value = w.BODY + w.OFFENSE * attack * (0.3 + 0.7 * strikes)
    value += w.DEFENSE * wall * (0.5 if keywords & bits.CANNOT_BLOCK else 1.0)
    if not keywords:
        return value
    if keywords & bits.UNBLOCKABLE:
        value += w.UNBLOCKABLE * offense * strikes
    elif keywords & bits.AIRBORNE:
        value += w.EVASION * offense * strikes
    value += w.PUSH * offense * strikes if keywords & bits.BREAKTHROUGH else 0.0
    value += w.HUNTS * offense * strikes if keywords & bits.HUNTER else 0.0
    value += w.SHOOTS * offense if keywords & bits.RANGE else 0.0
    value += w.DEADLY if keywords & bits.DEADLY else 0.0
    value += w.SAFE if keywords & bits.UNBREAKABLE else 0.0
    value += w.SHY if keywords & bits.UNTARGETABLE else 0.0
    return value + w.STAYS * (keywords & (bits.UNBANISHABLE | bits.UNSTOPPABLE)).bit_count()


def number(index: int) -> int:
    """A number of an effect, as far as the card says it."""
    row = AMOUNTS[index]
    return row.plus if row.of == tables.N_LITERAL else row.plus + _UNKNOWN * row.times


def effect(program: int, place: int = -1, depth: int = 0) -> float:
    """What the second part of a program is for its player."""
    total, counted, wide, modes = 0.0, 1, False, 1
    for op in PROGRAMS[program][ENTRIES[program] if place < 0 else place :]:
        what = op[0]
        if what == ops.COUNT:
            counted = number(op[1])
        elif what == ops.SELECT_ALL:
            wide = FILTERS[op[1]].what == tables.F_PIECE
        elif what in (ops.TAKE_TARGETS, ops.PICK):
            wide = False
        elif what in (ops.SWITCH, ops.DECIDE):
            modes = max(modes, len(op) - 2)
        elif what == ops.DOES:
            inner = effect(op[2], 0, depth + 1) if depth < _DEPTH else 0.0
            total += inner if op[1] in _MINE else -inner
        else:
            total += _act(op, counted) * (w.MANY if wide else 1.0)
    return total * _MODES if modes > 1 else total


def coming(card: int) -> list[int]:
    """The programs of what it does as it comes: of an event, and of what triggers as a piece enters or is unveiled."""
    if KIND[card] & bits.EVENT:
        return [PROGRAM_OF[card]] if PROGRAM_OF[card] >= 0 else []
    return [row.program for row in TRIGGERED[card] if row.event in _ONCE]


def acts(program: int) -> Iterator[tuple[ops.Op, int]]:
    """What the second part of a program does, act by act, each with the number that was counted for it."""
    counted = 1
    for op in PROGRAMS[program][ENTRIES[program] :]:
        if op[0] == ops.COUNT:
            counted = number(op[1])
        else:
            yield op, counted


def _act(op: ops.Op, counted: int) -> float:
    """One act, done so many times where a number belongs to it."""
    what = op[0]
    each = _EACH.get(what)
    if each is not None:
        return each * counted
    if what == ops.DAMAGE_DIVIDED:
        return w.DAMAGE_EACH * 6
    if what in _ON_PLAYERS:
        value = _ON_PLAYERS[what] * (1 if what in (ops.DISCARD_HAND, ops.LOSE_GAME) else counted)
        good = what in (ops.DRAW, ops.DRAW_THEM, ops.GAIN_MOJO)
        if op[1] == ops.EACH_PLAYER:
            return 0.0
        return value if good == (op[1] in _MINE) else -value
    return _ONE.get(what, 0.0)


_EACH: Final = {
    ops.DAMAGE: w.DAMAGE_EACH, ops.COUNTERS: w.COUNTER_EACH, ops.GAIN_ACTIONS: w.ACTION, ops.MAKE_TOKENS: w.TOKEN_EACH,
}  # fmt: skip
_ON_PLAYERS: Final = {
    ops.DRAW: w.DRAW_EACH, ops.DRAW_THEM: w.DRAW_EACH, ops.DISCARD: 2.5, ops.DISCARD_HAND: 6.0,
    ops.GAIN_MOJO: w.MOJO_EACH, ops.LOSE_MOJO: w.MOJO_EACH, ops.LOSE_GAME: 10.0,
}  # fmt: skip
_ONE: Final = {
    ops.BREAK: w.BREAK_ONE, ops.BANISH: w.BREAK_ONE, ops.TO_HAND: w.RETURN_ONE, ops.STOP: w.STOP_ONE,
    ops.INTO_PLAY: w.PUT_ONE, ops.CONTROL: w.STEAL_ONE, ops.EXCHANGE: 4.0, ops.EXTRA_TURN: 9.0, ops.GAIN: 1.2,
    ops.TURN: w.TURN_ONE, ops.BECOME_COPY: 2.0, ops.COPY_ON_LINE: 3.0, ops.CHANGE_TARGETS: 2.5,
    ops.NO_BATTLE_DAMAGE: 2.5, ops.LEAVE_ATTACK: 2.5, ops.BANISH_PILE: 0.3, ops.GAIN_ABILITY: 1.5,
    ops.GAIN_LIMITED_ACTIONS: 2.0, ops.TO_TOP: 2.0,
}  # fmt: skip


def _used(rows: Sequence[tables.Used]) -> float:
    return sum(w.USED * max(0.3, effect(row.program)) * (1.0 if row.turns else 0.6) for row in rows)


def _triggered(rows: Sequence[tables.Triggered]) -> float:
    """What triggers again and again."""
    return sum(w.TRIGGER * effect(row.program) for row in rows if row.event not in _ONCE)


def _held(rows: Sequence[tables.Static]) -> float:
    total = 0.0
    for row in rows:
        given = sum(number(one) for one in (row.offense, row.defense) if one >= 0)
        total += 0.4 * given + 0.4 * row.keywords.bit_count() + 0.5 * row.damage_ward
        total += w.STATIC if row.bundle >= 0 and BUNDLES[row.bundle].used else 0.0
    return total


def _abilities(card: int) -> float:
    """What a card keeps doing while it is in play."""
    value = _used(USED[card]) + _triggered(TRIGGERED[card]) + _held(STATICS[card])
    value += w.WARD * DAMAGE_WARD[card] + 0.5 * len(WARDS[card]) + w.STATIC * len(TRAITS[card])
    return value


def _piece(card: int) -> float:
    """What a card counts in play, if nothing else is there."""
    if KIND[card] & bits.CHAMPION:
        return body(KEYWORDS[card], number(OFFENSE[card]), number(DEFENSE[card])) + ABILITIES[card]
    return w.LASTING + ABILITIES[card] if KIND[card] & bits.OBJECT else 0.0


def _comes(card: int) -> float:
    """What it does as it comes."""
    return sum(effect(program) for program in coming(card))


def _in_hand(card: int) -> float:
    """A card in hand: better ones count more, within bounds."""
    return max(w.LOW, min(w.HIGH, w.CARD + w.SPREAD * (POWER[card] - MIDDLE)))


ROWS: Final = [card for card in range(len(NAMES)) if PRICE[card] >= 0]  # no tokens
ABILITIES: Final = [_abilities(card) for card in range(len(NAMES))]
PIECE: Final = [_piece(card) for card in range(len(NAMES))]
COMES: Final = [_comes(card) for card in range(len(NAMES))]
LATER: Final = [
    0.5 * (_used(USED_IN_DISCARD[card]) + _triggered(TRIGGERED_IN_DISCARD[card])) for card in range(len(NAMES))
]  # in the discard pile
POWER: Final = [
    PIECE[card] + COMES[card] + LATER[card] + (w.ACTION if PRICE[card] == bits.FREE else 0.0)
    for card in range(len(NAMES))
]  # all that it does
MIDDLE: Final = sorted(POWER[card] for card in ROWS)[len(ROWS) // 2]
HAND: Final = [_in_hand(card) for card in range(len(NAMES))]
PLAYED: Final = [PIECE[card] + COMES[card] - HAND[card] for card in range(len(NAMES))]  # what playing it brings
