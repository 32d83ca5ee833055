"""Quick answers to every question of the Epic TCG, for any seat, without looking ahead: what inner choices of a bot
that looks ahead fall back on, and how other players are thought to choose."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from engine.bots.epic_tcg import weights as w
from engine.bots.epic_tcg.battles import battle_amount, block_sets
from engine.bots.epic_tcg.judging import needed, piece_value
from engine.bots.epic_tcg.values import HAND, PIECE, number
from engine.epic_tcg.programs import ops
from engine.epic_tcg.programs.definitions import PROGRAMS
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.state import Frame, Game, place_on_line, slot_of

_HARM: Final = frozenset(
    {
        ops.DAMAGE, ops.DAMAGE_DIVIDED, ops.BREAK, ops.BANISH, ops.TO_HAND, ops.TO_DISCARD, ops.TO_TOP, ops.CONTROL,
        ops.STOP, ops.DISCARD_THEM, ops.DISCARD, ops.DISCARD_HAND, ops.LOSE_MOJO, ops.LOSE_KEYWORDS,
        ops.STAY_UNPREPARED, ops.LEAVE_ATTACK, ops.BANISH_PILE, ops.REVEAL_HAND, ops.PUT_UNDER, ops.LOSE_GAME,
    }
)  # fmt: skip
_HELP: Final = frozenset(
    {
        ops.INTO_PLAY, ops.GAIN, ops.DRAW, ops.DRAW_THEM, ops.GAIN_MOJO, ops.BECOME_COPY, ops.COPY_ON_LINE,
        ops.GAIN_ABILITY, ops.JOIN_ATTACK, ops.RESOLVE_NOW, ops.MAKE_TOKENS, ops.COUNTERS,
    }
)  # fmt: skip
_PLAYER: Final = 3.0  # a player as a target
_SCRATCH: Final = 0.1  # of damage that does not break


def answer(g: Game) -> int:
    """An option of the decision that waits."""
    choose = _ANSWERS.get(g.kind)
    return choose(g) if choose else g.options[0]


def follow(g: Game, refs: Iterable[int]) -> int:
    """The next pick of a multi-pick that shall end with these objects; STOP when they are all picked."""
    wanted = set(refs)
    for obj in g.offered.among:
        option = obj << codes.VERB_BITS | codes.PICK
        if obj in wanted and option in g.options:
            return option
    return codes.STOP if codes.STOP in g.options else g.options[0]


def _attack(g: Game) -> int:
    """No attack, where nobody has to."""
    return codes.NO if codes.NO in g.options else g.options[0]


def _attackers(g: Game) -> int:
    return codes.STOP if codes.STOP in g.options else g.options[-1]


def _blockers(g: Game) -> int:
    return follow(g, block_sets(g, 1)[0])


# --- cards -----------------------------------------------------------------------------------------------------------


def _card(g: Game, obj: int) -> int:
    return g.def_of[obj - codes.CARD]


def left(g: Game) -> list[int]:
    """What of a multi-pick comes after the last pick."""
    among, picks = g.offered.among, g.frames[-1].picks
    return among[among.index(picks[-1]) + 1 :] if picks and picks[-1] in among else among


def _mulligan(g: Game) -> int:
    """Put back what counts little; each one costs 1 Mojo."""
    return follow(g, [obj for obj in left(g) if HAND[_card(g, obj)] < w.PUT_BACK])


def _worst(g: Game) -> int:
    """Discard what counts least: as many as still have to be."""
    rest = left(g)
    count = max(1, g.offered.least - len(g.frames[-1].picks))
    return follow(g, sorted(rest, key=lambda obj: (_cost(g, obj), obj))[:count])


def _cost(g: Game, obj: int) -> float:
    """What it costs to give this up."""
    if obj < codes.CARD:
        return 0.0
    if obj < codes.FIRST_PIECE:
        return HAND[_card(g, obj)]
    slot = slot_of(g, obj)
    return piece_value(g, slot) if slot >= 0 else 0.0


def _payment(g: Game) -> int:
    """Pay what can be paid on top, in the first way there is, with what counts least."""
    if g.options[0] & codes.VERB_MASK in (codes.MODE, codes.YES):
        return g.options[0]
    return _worst(g) if g.offered.least > len(g.frames[-1].picks) or codes.STOP not in g.options else codes.STOP


# --- targets ---------------------------------------------------------------------------------------------------------


def _picks(g: Game) -> int:
    """The best one by what happens to it; none, where that can be and nothing is to be won."""
    if g.offered.ordered:
        return max(g.options, key=lambda option: (HAND[_card(g, option >> codes.VERB_BITS)], -option))
    sign, damage, op = purpose(g)
    best, most = -1, -1e9
    for option in g.options:
        if option & codes.VERB_MASK == codes.PICK:
            score = _wish(g, option >> codes.VERB_BITS, sign, damage, op)
            if score > most:
                best, most = option, score
    if best < 0 or (most <= 0 and codes.STOP in g.options):
        return codes.STOP
    return best


def purpose(g: Game) -> tuple[int, int, int]:
    """What happens to what is chosen: -1 for harm and +1 for help, the damage dealt, and the op."""
    f = g.frames[-1]
    program = PROGRAMS[f.program]
    asking = program[f.pc - 1]
    place = f.pc
    if asking[0] == ops.CHOOSE_TARGETS:
        place = next(
            (at + 1 for at, op in enumerate(program) if op[0] == ops.TAKE_TARGETS and op[1] == asking[1]), f.pc
        )
    counted = f.number
    for op in program[place:]:
        if op[0] == ops.COUNT:
            counted = number(op[1])
        elif op[0] in (ops.DAMAGE, ops.DAMAGE_DIVIDED):
            return -1, counted, op[0]
        elif op[0] in _HARM:
            return -1, 99, op[0]
        elif op[0] in _HELP or op[0] == ops.TURN:
            return (-1 if op[0] == ops.TURN and op[1] else 1), 0, op[0]
    return 1, 0, ops.END


def _wish(g: Game, obj: int, sign: int, damage: int, op: int) -> float:
    me = g.seat
    if obj < codes.CARD:
        return sign * (_PLAYER if obj == me else -_PLAYER)
    if obj < codes.FIRST_PIECE:
        card = _card(g, obj)
        mine = g.holder_of[obj - codes.CARD] == me
        return PIECE[card] + HAND[card] if op in (ops.INTO_PLAY, ops.TO_HAND) or not mine else -HAND[card]
    slot = slot_of(g, obj)
    if slot < 0:
        at = place_on_line(g, obj)
        return 0.0 if at < 0 else sign * (1.0 if g.line[at].controller == me else -1.0)
    value = piece_value(g, slot)
    if op == ops.DAMAGE and not 0 < needed(g, slot) <= damage:
        value *= _SCRATCH
    return sign * (value if g.controller_of[slot] == me else -value)


# --- numbers ---------------------------------------------------------------------------------------------------------


def amounts(g: Game) -> list[int]:
    """A few of the amounts that can be chosen: the least, the most and some between."""
    options, most = g.options, w.AMOUNTS
    if len(options) <= most:
        return options
    usual = answer(g)
    places = {at * (len(options) - 1) // (most - 1) for at in range(most)} | {options.index(usual)}
    return [options[at] for at in sorted(places)]


def _amount(g: Game) -> int:
    """Of divided damage what breaks the target; of counters all; of any number few."""
    f = g.frames[-1]
    op = PROGRAMS[f.program][f.pc - 1]
    if op[0] == ops.CHOOSE_DIVISION:
        return _share(g, f, op)
    return g.options[-1] if op[0] == ops.PAY_COUNTERS else g.options[len(g.options) // 4]


def _share(g: Game, f: Frame, op: ops.Op) -> int:
    target = f.group(op[1] - 1)[len(f.picks)]
    slot = slot_of(g, target)
    wanted = needed(g, slot) if slot >= 0 else 99 if target < codes.CARD else 1
    high = g.options[-1] >> codes.VERB_BITS
    return (wanted if 0 < wanted <= high else 1 if slot >= 0 else high) << codes.VERB_BITS | codes.AMOUNT


_ANSWERS: Final[dict[int, Callable[[Game], int]]] = {
    codes.MULLIGAN: _mulligan,
    codes.TARGETS: _picks,
    codes.PICKS: _picks,
    codes.AMOUNTS: _amount,
    codes.PAYMENT: _payment,
    codes.ATTACK: _attack,
    codes.ATTACKERS: _attackers,
    codes.BLOCKERS: _blockers,
    codes.DIVIDE: lambda g: battle_amount(g) << codes.VERB_BITS | codes.AMOUNT,
    codes.DISCARDS: _worst,
}
