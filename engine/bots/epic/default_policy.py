"""Quick answers to every question, for either seat, without looking ahead: what inner choices of a look-ahead fall back
on, and how the other player is thought to choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.bots.epic.blocks import amount, blocks
from engine.bots.epic.evaluation import champion_value, health_value
from engine.bots.epic.rivals import rival
from engine.bots.epic.values import Values
from engine.epic import Game
from engine.epic.programs import COST, IS_EVENT, PROGRAMS, bits, ops, signatures
from engine.epic.rules import asking_op, codes, defense, keywords, slot_of

_HARM: Final = frozenset(
    {
        ops.DAMAGE, ops.BREAK_THEM, ops.BANISH_THEM, ops.RETURN_TO_HAND, ops.EXPEND_THEM, ops.TRANSFORM_THEM,
        ops.TAKE_CONTROL, ops.BANISH_PILE, ops.DISCARD_CARDS, ops.LOSE, ops.DELAY, ops.DAMAGE_IN_TURN,
    }
)  # fmt: skip
_HELP: Final = frozenset({ops.GAIN, ops.PREPARE_THEM, ops.ADD_COUNTERS, ops.HEAL, ops.DRAW_CARDS})
PLAYER: Final = 3.0  # the value of a player as a target
SCRATCH: Final = 0.1  # of damage that does not break


def answer(g: Game, values: Values) -> int:
    """An option of the decision that waits."""
    choose = _ANSWERS.get(g.kind)
    return choose(g, values) if choose else g.options[0]


def _window(g: Game, values: Values) -> int:
    return g.options[0] if g.options[0] == codes.PASS else codes.BATTLE if codes.BATTLE in g.options else g.options[-1]


def _defender(g: Game, values: Values) -> int:
    option = rival(g, g.seat) << codes.VERB_BITS | codes.TARGET
    return option if option in g.options else g.options[0]


def _attackers(g: Game, values: Values) -> int:
    return codes.STOP if codes.STOP in g.options else g.options[-1]


def _blockers(g: Game, values: Values) -> int:
    prefix = tuple(g.frames[-1][codes.SELECTED :])
    return follow(g, blocks(g, values, 1, prefix)[0])


def follow(g: Game, refs: tuple[int, ...]) -> int:
    """The next pick of a multi-pick that shall end with these objects; STOP when they are all picked."""
    for ref in refs:
        option = ref << codes.VERB_BITS | codes.PICK
        if option in g.options:
            return option
    return codes.STOP if codes.STOP in g.options else g.options[0]


# --- cards -----------------------------------------------------------------------------------------------------------


def _picks_of(g: Game) -> list[int]:
    return [option for option in g.options if option & codes.VERB_MASK == codes.PICK]


def _card_index(g: Game, option: int) -> int:
    return g.def_of[(option >> codes.VERB_BITS) - codes.CARD]


def _worst(g: Game, values: Values) -> int:
    """Discard what is worth least: of a multi-pick that still needs some, the earliest of the worst."""
    picked = len(g.frames[-1]) - codes.SELECTED
    return worst(g, values, g.offered.least - picked)


def worst(g: Game, values: Values, count: int) -> int:
    """The pick of a card in hand with which a multi-pick over ranked cards reaches the `count` worst of those left."""
    options = _picks_of(g)
    if not options:
        return g.options[0]
    rest = _rest(g)
    doomed = sorted(rest, key=lambda uid: (values.hand[g.def_of[uid]], -COST[g.def_of[uid]], uid))[: max(1, count)]
    card_indexes = {g.def_of[uid] for uid in doomed}
    return next((option for option in _ranked(g, options) if _card_index(g, option) in card_indexes), options[0])


def _rest(g: Game) -> list[int]:
    """Cards of the hand that the multi-pick can still reach: later in rank than the last pick."""
    hand = _ranks(g, g.hand[g.seat])
    last = g.frames[-1][-1] - codes.CARD if len(g.frames[-1]) > codes.SELECTED else -1
    return hand[hand.index(last) + 1 :] if last in hand else hand


def _ranks(g: Game, uids: list[int]) -> list[int]:
    return sorted(uids, key=lambda uid: (g.owner_of[uid], g.def_of[uid], -g.known_of[uid], uid))


def _ranked(g: Game, options: list[int]) -> list[int]:
    order = {uid: at for at, uid in enumerate(_ranks(g, [(one >> codes.VERB_BITS) - codes.CARD for one in options]))}
    return sorted(options, key=lambda one: order[(one >> codes.VERB_BITS) - codes.CARD])


def mulligan(g: Game, values: Values) -> int:
    """Put back what is well below an average card; each one costs 1 health."""
    w = values.w
    for option in _ranked(g, _picks_of(g)):
        if values.hand[_card_index(g, option)] < w.mulligan_below:
            return option
    return codes.STOP if codes.STOP in g.options else g.options[0]


def mulligans(g: Game, values: Values, most: int) -> list[tuple[int, ...]]:
    """Sets of cards to put back (references in the order of picking) that begin with what was picked: no more, and the
    worst of the others, up to `most`."""
    picked = tuple(g.frames[-1][codes.SELECTED :])
    rest = _rest(g)
    worst_first = sorted(rest, key=lambda uid: (values.hand[g.def_of[uid]], uid))
    found = [picked]
    for count in range(1, min(most, len(rest)) + 1):
        card_indexes = [g.def_of[uid] for uid in worst_first[:count]]
        refs = list(picked)
        for uid in rest:
            if g.def_of[uid] in card_indexes:
                card_indexes.remove(g.def_of[uid])
                refs.append(codes.CARD + uid)
        found.append(tuple(refs))
    return found


def _reveal(g: Game, values: Values) -> int:
    options = _picks_of(g)
    return _ranked(g, options)[0] if options else g.options[0]


# --- targets ---------------------------------------------------------------------------------------------------------


def _targets(g: Game, values: Values) -> int:
    best, found = g.options[0], -1e9
    op, sign, damage = _purpose(g)
    for option in g.options:
        score = 0.0 if option == codes.NO else _wish(g, option >> codes.VERB_BITS, op, sign, damage, values)
        if score > found:
            best, found = option, score
    return best


def _purpose(g: Game) -> tuple[int, int, int]:
    """What happens to what is chosen: the op, -1 for harm and +1 for help, and the damage dealt."""
    f = g.frames[-1]
    asking = asking_op(g)
    if asking[0] == ops.REVEAL_TOP:
        return ops.RETURN_TO_HAND, 1, 0
    if asking[0] == ops.DAMAGE_IN_TURN:
        return ops.DAMAGE, -1, signatures.rest_of(asking)[len(f) - codes.SELECTED]
    for op in PROGRAMS[f[codes.PROGRAM]][f[codes.PC] :]:
        if op[0] == ops.DAMAGE:
            return op[0], -1, signatures.printed_number(op)
        if op[0] in _HARM:
            return op[0], -1, 99
        if op[0] in _HELP or op[0] in (ops.ENTER_PLAY, ops.PLAY_IT):
            return op[0], 1, 0
    return ops.END, 1, 0


def _wish(g: Game, obj: int, op: int, sign: int, damage: int, values: Values) -> float:
    me = g.seat
    if obj < codes.CARD:
        return sign * (PLAYER if obj == me else -PLAYER if obj == rival(g, me) else -1.0)
    if obj < codes.FIRST_CHAMPION:
        uid = obj - codes.CARD
        value = values.hand[g.def_of[uid]] + (5 * COST[g.def_of[uid]] if not IS_EVENT[g.def_of[uid]] else 0)
        return value if op in (ops.ENTER_PLAY, ops.RETURN_TO_HAND, ops.PLAY_IT) or g.owner_of[uid] != me else -value
    slot = slot_of(g, obj)
    if slot < 0:
        return 0.0
    value = champion_value(g, slot, values)
    if op == ops.DAMAGE and not _breaks(g, slot, damage):
        value *= SCRATCH
    return value * sign if g.controller_of[slot] == me else -value * sign


def _breaks(g: Game, slot: int, damage: int) -> bool:
    return not keywords(g, slot) & bits.UNBREAKABLE and damage >= defense(g, slot) - g.damage_of[slot]


def _picks(g: Game, values: Values) -> int:
    """Several objects: recycle the worst cards, choose the best of anything else."""
    options = _picks_of(g)
    if not options:
        return g.options[0]
    if asking_op(g)[0] == ops.RECYCLE:
        return min(
            options, key=lambda one: (values.returns[_card_index(g, one)], values.hand[_card_index(g, one)], one)
        )
    if asking_op(g)[0] == ops.PICK_ANY_NUMBER:
        return _ranked(g, options)[0]
    op, sign, damage = _purpose(g)
    scores = [(_wish(g, one >> codes.VERB_BITS, op, sign, damage, values), -one) for one in options]
    best = max(scores)
    return -best[1] if best[0] > 0 or codes.STOP not in g.options else codes.STOP


# --- dividing --------------------------------------------------------------------------------------------------------


def assigns_damage(g: Game) -> bool:
    """Whether a champion divides its battle damage."""
    return g.kind == codes.DIVIDE and asking_op(g)[0] == ops.ASSIGN_DAMAGE


def _divide(g: Game, values: Values) -> int:
    if assigns_damage(g):
        return amount(g, values) << codes.VERB_BITS | codes.AMOUNT
    if g.options[-1] & codes.VERB_MASK == codes.AMOUNT:
        return _next_share(g, g.frames[-1], values)
    return follow(g, _divided_targets(g, values))


def _divided_targets(g: Game, values: Values) -> tuple[int, ...]:
    """The champions of the other player that the damage breaks, and that player for the rest, or a champion of theirs
    where the player cannot be chosen."""
    f = g.frames[-1]
    foe = rival(g, g.seat)
    given = sum(_need(g, obj) for obj in f[codes.SELECTED :] if obj >= codes.CARD)
    left = signatures.operand(asking_op(g), "total") - given
    prey = [option >> codes.VERB_BITS for option in _picks_of(g)]
    chosen = [foe] if foe in prey or foe in f[codes.SELECTED :] else []
    slots = [slot_of(g, obj) for obj in prey if obj >= codes.FIRST_CHAMPION]
    theirs = [slot for slot in slots if g.controller_of[slot] == foe and _breaks(g, slot, left)]
    for slot in sorted(theirs, key=lambda slot: (-champion_value(g, slot, values) / max(1, defense(g, slot)), slot)):
        need = max(1, defense(g, slot) - g.damage_of[slot])
        if need <= left and len(chosen) < g.offered.most:
            left -= need
            chosen.append(g.ref_of[slot])
    if not left and len(chosen) > 1 and chosen[0] == foe:
        chosen = chosen[1:]
    if not chosen and len(f) == codes.SELECTED:
        chosen = [g.ref_of[slot] for slot in slots if g.controller_of[slot] == foe][:1]
    return tuple(sorted(chosen))


def _next_share(g: Game, f: list[int], values: Values) -> int:
    targets = f[codes.SELECTED : codes.SELECTED + f[codes.X]]
    given = f[codes.SELECTED + f[codes.X] :]
    target = targets[len(given)]
    low, high = g.options[0] >> codes.VERB_BITS, g.options[-1] >> codes.VERB_BITS
    if target < codes.CARD:
        others = [slot_of(g, obj) for obj in targets if obj >= codes.FIRST_CHAMPION]
        needs = sum(max(1, defense(g, slot) - g.damage_of[slot]) for slot in others if slot >= 0)
        wanted = signatures.operand(asking_op(g), "total") - sum(given) - needs
    else:
        wanted = _need(g, target)
    return min(high, max(low, wanted)) << codes.VERB_BITS | codes.AMOUNT


def _need(g: Game, target: int) -> int:
    slot = target & codes.SLOT_MASK
    return max(1, defense(g, slot) - g.damage_of[slot])


# --- an amount of health ----------------------------------------------------------------------------------------------


def amounts(g: Game) -> list[int]:
    """Options worth a thought where health is given for damage: none, and what breaks a champion of the other player,
    short of all health."""
    times = _damage_for_each(g)
    wanted = {0, *(-(-_need(g, g.ref_of[slot]) // times) for slot in _prey(g))}
    return [option for option in g.options[:-1] if option >> codes.VERB_BITS in wanted] or g.options[:1]


def _amount(g: Game, values: Values) -> int:
    times, health, prey = _damage_for_each(g), g.health[g.seat], _prey(g)
    best, most = g.options[0], 0.0
    for option in amounts(g):
        given = option >> codes.VERB_BITS
        broken = [champion_value(g, slot, values) for slot in prey if _need(g, g.ref_of[slot]) <= times * given]
        gain = max(broken, default=0.0) - health_value(health) + health_value(health - given)
        if gain > most:
            best, most = option, gain
    return best


def _damage_for_each(g: Game) -> int:
    """Damage that the effect deals for each point of the amount that it asks for."""
    f = g.frames[-1]
    for op in PROGRAMS[f[codes.PROGRAM]][f[codes.PC] :]:
        if op[0] == ops.DAMAGE:
            number = signatures.operand(op, "amount")
            if number & ops.NUMBER_KIND == ops.THE_X:
                return (number >> ops.NUMBER_TIMES_AT & ops.NUMBER_TIMES) + 1
    return 1


def _prey(g: Game) -> list[int]:
    safe = bits.UNBREAKABLE | bits.UNTARGETABLE
    return [slot for slot in g.board[rival(g, g.seat)] if not keywords(g, slot) & safe]


_ANSWERS: Final[dict[int, Callable[[Game, Values], int]]] = {
    codes.WINDOW: _window,
    codes.MULLIGAN: mulligan,
    codes.DEFENDER: _defender,
    codes.ATTACKERS: _attackers,
    codes.BLOCKERS: _blockers,
    codes.TARGETS: _targets,
    codes.PICKS: _picks,
    codes.DIVIDE: _divide,
    codes.MAY: lambda g, values: codes.YES,
    codes.DISCARDS: _worst,
    codes.REVEAL: _reveal,
    codes.AMOUNTS: _amount,
}
