"""What the ops of effects do. Each handler gets the game, its frame and its op, and says whether it asks a question.

Handlers read derived characteristics and change the game through atoms only. An op that asks has a second function that
takes the answer; `machine.py` pairs them.
"""

from __future__ import annotations

from engine.epic import atoms, codes, events, ops, triggers
from engine.epic.definitions import ALIGNMENT, FILTERS, IS_EVENT, ROW_OF_PROGRAM
from engine.epic.derive import alignments, can_attack, can_block, fits, offense, slot_of
from engine.epic.picks import FRESH, PICKED, PICKING, ask, begin, candidates, offer, ranked
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
        return (_its_controller(g, f),) if len(f) > codes.ITS else ()
    return (you, 1 - you)


def _its_controller(g: Game, f: Frame) -> int:
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


# --- flow ------------------------------------------------------------------------------------------------------------


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
    if not _true(g, f, op[1], op[2], op[3]):
        f[codes.PC] = op[4]
    return False


def _true(g: Game, f: Frame, condition: int, a: int, b: int) -> bool:
    you = f[codes.CONTROLLER]
    if condition == ops.C_YOUR_TURN:
        return g.active == you
    if condition == ops.C_OPPONENTS_TURN:
        return g.active != you
    if condition == ops.C_THIS_IN_PLAY:
        return slot_of(g, f[codes.REF]) >= 0
    if condition == ops.C_THIS_IN_DISCARD:
        return g.zone_of[f[codes.UID]] == codes.DISCARD
    if condition == ops.C_PLAYED:
        return g.played[you * 2 + a] & b != 0
    if condition == ops.C_THIS_EXPENDED:
        slot = slot_of(g, f[codes.REF])
        return slot >= 0 and g.flags_of[slot] & codes.EXPENDED != 0
    if len(f) == codes.ITS:
        return False
    if condition == ops.C_YOU_CONTROLLED_IT:
        return _its_controller(g, f) == you
    assert condition == ops.C_IT_ATTACKED_UNBLOCKED
    last = g.gone.get(f[codes.ITS])
    return last is not None and last[7] != 0 and last[2] != you


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


# --- selecting -------------------------------------------------------------------------------------------------------


def select_all(g: Game, f: Frame, op: ops.Op) -> bool:
    f[codes.ITS :] = candidates(g, f, FILTERS[op[1]], 0)
    return False


def select_this(g: Game, f: Frame, op: ops.Op) -> bool:
    f[codes.ITS :] = [f[codes.REF] if f[codes.REF] else codes.CARD + f[codes.UID]]
    return False


def add_namesakes(g: Game, f: Frame, op: ops.Op) -> bool:
    for slot in its_slots(g, f)[:1]:
        row = g.row_of[slot]
        for seat in (0, 1):
            for other in g.board[seat]:
                if g.row_of[other] == row and other != slot:
                    f.append(g.ref_of[other])
    return False


def add_champions_of(g: Game, f: Frame, op: ops.Op) -> bool:
    if len(f) > codes.ITS:
        f.extend(g.ref_of[slot] for slot in g.board[f[codes.ITS]])
    return False


def pick_survivors(g: Game, f: Frame, op: ops.Op) -> bool:
    """Starting with you, each player chooses a champion they control."""
    if f[codes.STAGE] == 0:
        del f[codes.ITS :]
    while f[codes.STAGE] < 2:
        seat = f[codes.CONTROLLER] if f[codes.STAGE] == 0 else 1 - f[codes.CONTROLLER]
        if g.board[seat]:
            options = [g.ref_of[slot] << codes.VERB_BITS | codes.TARGET for slot in g.board[seat]]
            return ask(g, seat, codes.TARGETS, options)
        f[codes.STAGE] += 1
    f[codes.STAGE] = 0
    return False


def take_survivor(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    f.append(option >> codes.VERB_BITS)
    f[codes.STAGE] += 1
    f[codes.PC] -= 1


def pick_any_number(g: Game, f: Frame, op: ops.Op) -> bool:
    begin(f)
    if f[codes.STAGE] == PICKING:
        among = candidates(g, f, FILTERS[op[1]], 0)
        if offer(g, f, f[codes.CONTROLLER], codes.PICKS, among, 0, len(among)):
            return True
    f[codes.STAGE] = FRESH
    f[codes.X] = len(f) - codes.ITS
    return False


def loyal_cards(g: Game, f: Frame) -> list[int]:
    """Cards in the controller's hand that share an alignment with this card (5.3.1)."""
    slot = slot_of(g, f[codes.REF])
    mask = alignments(g, slot) if slot >= 0 else ALIGNMENT[source_row(g, f)]
    hand = g.hand[f[codes.CONTROLLER]]
    return ranked(g, [codes.CARD + uid for uid in hand if ALIGNMENT[g.def_of[uid]] & mask])


def reveal_loyal(g: Game, f: Frame, op: ops.Op) -> bool:
    """Loyalty X: reveal X cards that share an alignment with this card, or none (5.3)."""
    begin(f)
    seat, count = f[codes.CONTROLLER], op[1]
    if f[codes.STAGE] == PICKING:
        among = loyal_cards(g, f)
        if len(among) >= count and offer(g, f, seat, codes.REVEAL, among, 0, count, all_or_none=True):
            return True
    f[codes.STAGE] = FRESH
    if len(f) - codes.ITS < count:
        f[codes.PC] = op[2]
    else:
        for card in f[codes.ITS :]:
            atoms.reveal(g, card - codes.CARD, source_row(g, f))
    return False


# --- acting on what was selected -------------------------------------------------------------------------------------


def damage(g: Game, f: Frame, op: ops.Op) -> bool:
    amount = number(g, f, op[1], op[2], f[codes.CONTROLLER])
    hits: list[int] = []
    for obj in f[codes.ITS :]:
        hits += [f[codes.REF], f[codes.CONTROLLER], obj, amount]
    atoms.deal(g, hits, source_row(g, f))
    return False


def damage_everyone(g: Game, f: Frame, op: ops.Op) -> bool:
    f[codes.ITS :] = [0, 1, *(g.ref_of[slot] for seat in (0, 1) for slot in g.board[seat])]
    return damage(g, f, (ops.DAMAGE, ops.LITERAL, op[1]))


def break_them(g: Game, f: Frame, op: ops.Op) -> bool:
    atoms.break_champions(g, its_slots(g, f))
    return False


def break_others(g: Game, f: Frame, op: ops.Op) -> bool:
    safe = its_slots(g, f)
    atoms.break_champions(g, [slot for seat in (0, 1) for slot in g.board[seat] if slot not in safe])
    return False


def banish_them(g: Game, f: Frame, op: ops.Op) -> bool:
    atoms.banish_champions(g, its_slots(g, f))
    atoms.banish_cards(g, its_cards(g, f, codes.DISCARD))
    return False


def banish_pile(g: Game, f: Frame, op: ops.Op) -> bool:
    if len(f) > codes.ITS:
        atoms.banish_cards(g, g.discard[f[codes.ITS]][:])
    return False


def return_to_hand(g: Game, f: Frame, op: ops.Op) -> bool:
    atoms.return_champions(g, its_slots(g, f))
    for uid in its_cards(g, f, codes.DISCARD):
        atoms.note(g, events.RETURNED, g.owner_of[uid], g.def_of[uid], codes.CARD + uid)
        atoms.to_hand(g, uid)
    return False


def enter_play(g: Game, f: Frame, op: ops.Op) -> bool:
    row = source_row(g, f)
    uids = its_cards(g, f, codes.DISCARD) + its_cards(g, f, codes.HAND)
    refs: list[int] = []
    for uid in uids:
        controller = g.owner_of[uid] if op[2] else f[codes.CONTROLLER]
        refs.append(atoms.put_card_into_play(g, uid, controller, op[1] != 0, row))
    f[codes.ITS :] = refs
    return False


def expend_them(g: Game, f: Frame, op: ops.Op) -> bool:
    for slot in its_slots(g, f):
        atoms.expend(g, slot)
    return False


def prepare_them(g: Game, f: Frame, op: ops.Op) -> bool:
    for slot in its_slots(g, f):
        atoms.prepare(g, slot)
    return False


def gain(g: Game, f: Frame, op: ops.Op) -> bool:
    row = source_row(g, f)
    for slot in its_slots(g, f):
        atoms.gain(g, slot, op[1], op[2], op[3], op[4] != 0, row)
    return False


def weaken_damaged(g: Game, f: Frame, op: ops.Op) -> bool:
    row = source_row(g, f)
    for slot in its_slots(g, f):
        atoms.gain(g, slot, 0, -op[1], 0, False, row)
    return False


def add_counters(g: Game, f: Frame, op: ops.Op) -> bool:
    for slot in its_slots(g, f):
        atoms.add_counters(g, slot, number(g, f, op[1], op[2], f[codes.CONTROLLER]))
    return False


def take_control(g: Game, f: Frame, op: ops.Op) -> bool:
    for slot in its_slots(g, f):
        atoms.take_control(g, slot, f[codes.CONTROLLER], op[1] != 0)
    return False


def transform_them(g: Game, f: Frame, op: ops.Op) -> bool:
    atoms.transform(g, its_slots(g, f), op[1], source_row(g, f))
    return False


def leave_battle(g: Game, f: Frame, op: ops.Op) -> bool:
    for slot in its_slots(g, f):
        atoms.leave_battle(g, slot)
    return False


def join_battle(g: Game, f: Frame, op: ops.Op) -> bool:
    """One of your champions may attack or block with this one; it must itself be able to (house ruling H6)."""
    this = slot_of(g, f[codes.REF])
    del f[codes.ITS :]
    if this < 0:
        return False
    attacking = g.flags_of[this] & codes.ATTACKING and not g.no_attacks
    blocking = g.flags_of[this] & codes.BLOCKING
    options: list[int] = []
    for slot in g.board[f[codes.CONTROLLER]]:
        able = can_attack(g, slot) if attacking else can_block(g, slot, op[2]) if blocking else False
        if able and fits(g, slot, FILTERS[op[1]], f[codes.CONTROLLER], f[codes.REF], f[codes.WHO]):
            options.append(g.ref_of[slot] << codes.VERB_BITS | codes.TARGET)
    if not options:
        return False
    options.append(codes.NO)
    return ask(g, f[codes.CONTROLLER], codes.TARGETS, options)


def take_join(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    if option == codes.NO:
        return
    slot = slot_of(g, option >> codes.VERB_BITS)
    atoms.gain(g, slot, op[2], 0, 0, False, source_row(g, f))
    if g.controller_of[slot] == g.active:
        atoms.attack(g, slot)
    else:
        atoms.block(g, slot)


# --- acting on players and the rest ----------------------------------------------------------------------------------


def draw_cards(g: Game, f: Frame, op: ops.Op) -> bool:
    for seat in seats(g, f, op[2]):
        atoms.draw(g, seat, op[1])
        if g.reason:
            break
    return False


def discard_cards(g: Game, f: Frame, op: ops.Op) -> bool:
    """Discard cards of one's choice, as many as there are (1.7.2)."""
    begin(f)
    seat = seats(g, f, op[2])[0]
    if f[codes.STAGE] == PICKING:
        among = ranked(g, [codes.CARD + uid for uid in g.hand[seat]])
        count = min(op[1], len(among))
        if offer(g, f, seat, codes.DISCARDS, among, count, count):
            return True
    f[codes.STAGE] = FRESH
    atoms.discard(g, its_cards(g, f, codes.HAND))
    return False


def heal(g: Game, f: Frame, op: ops.Op) -> bool:
    for seat in seats(g, f, op[3]):
        atoms.heal(g, seat, number(g, f, op[1], op[2], seat), source_row(g, f))
    return False


def lose(g: Game, f: Frame, op: ops.Op) -> bool:
    for seat in seats(g, f, op[3]):
        atoms.lose(g, seat, number(g, f, op[1], op[2], seat), source_row(g, f))
    return False


def gain_dealt(g: Game, f: Frame, op: ops.Op) -> bool:
    """Righteous (5.13)."""
    atoms.heal(g, f[codes.CONTROLLER], f[codes.X], source_row(g, f))
    return False


def make_tokens(g: Game, f: Frame, op: ops.Op) -> bool:
    row = source_row(g, f)
    made: list[int] = []
    for seat in seats(g, f, op[4]):
        for _ in range(number(g, f, op[1], op[2], seat)):
            if g.reason:  # too many champions
                return False
            made.append(atoms.put_token(g, op[3], seat, op[5] != 0, row))
    f[codes.ITS :] = made
    return False


def divide_damage(g: Game, f: Frame, op: ops.Op) -> bool:
    """Pick targets, then an amount of at least 1 for each. The frame's list holds targets, then amounts; X counts
    the targets once they are picked."""
    begin(f)
    total, most = op[1], op[2]
    if f[codes.STAGE] == PICKING:
        among = candidates(g, f, (ops.F_ANY,), ops.IS_TARGET)
        if offer(g, f, f[codes.CONTROLLER], codes.DIVIDE, among, min(1, len(among)), min(most, total, len(among))):
            return True
        f[codes.STAGE] = PICKED
    if f[codes.STAGE] == PICKED:
        f[codes.X] = len(f) - codes.ITS
        f[codes.STAGE] = PICKED + 1
    given = f[codes.ITS + f[codes.X] :]
    left = f[codes.X] - len(given)
    rest = total - sum(given)
    if left > 1:
        options = [n << codes.VERB_BITS | codes.AMOUNT for n in range(1, rest - left + 2)]
        return ask(g, f[codes.CONTROLLER], codes.DIVIDE, options)
    if left == 1:
        f.append(rest)
    hits: list[int] = []
    for at in range(f[codes.X]):
        hits += [f[codes.REF], f[codes.CONTROLLER], f[codes.ITS + at], f[codes.ITS + f[codes.X] + at]]
    f[codes.STAGE] = FRESH
    del f[codes.ITS + f[codes.X] :]
    atoms.deal(g, hits, source_row(g, f))
    return False


def take_division(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    f[codes.PC] -= 1
    if option & codes.VERB_MASK == codes.STOP:
        f[codes.STAGE] = PICKED
    else:
        f.append(option >> codes.VERB_BITS)


def damage_in_turn(g: Game, f: Frame, op: ops.Op) -> bool:
    """Choose as many different targets as there are amounts, one after the other."""
    begin(f)
    amounts = op[2:]
    chosen = f[codes.ITS :]
    if len(chosen) < len(amounts):
        among = [obj for obj in candidates(g, f, (ops.F_ANY,), ops.IS_TARGET) if obj not in chosen]
        if among:
            options = [obj << codes.VERB_BITS | codes.TARGET for obj in among]
            return ask(g, f[codes.CONTROLLER], codes.TARGETS, options)
    f[codes.STAGE] = FRESH
    hits: list[int] = []
    for at, obj in enumerate(chosen):
        hits += [f[codes.REF], f[codes.CONTROLLER], obj, amounts[at]]
    atoms.deal(g, hits, source_row(g, f))
    return False


def take_in_turn(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    f[codes.PC] -= 1
    f.append(option >> codes.VERB_BITS)


def banish_lone_attacker(g: Game, f: Frame, op: ops.Op) -> bool:
    attackers = [slot for slot in g.board[g.active] if g.flags_of[slot] & codes.ATTACKING]
    if len(attackers) == 1:
        atoms.banish_champions(g, attackers)
    return False


def forbid_attacks(g: Game, f: Frame, op: ops.Op) -> bool:
    atoms.forbid_attacks(g, source_row(g, f))
    return False


def recall_this(g: Game, f: Frame, op: ops.Op) -> bool:
    """From the discard pile to the hand (5.4); it works from there only (5.4.2)."""
    uid = f[codes.UID]
    if g.zone_of[uid] == codes.DISCARD:
        atoms.note(g, events.RECALLED, g.owner_of[uid], g.def_of[uid], codes.CARD + uid)
        atoms.to_hand(g, uid)
        triggers.trigger_zone(g, uid, codes.M_RECALLED)
    return False


def recycle(g: Game, f: Frame, op: ops.Op) -> bool:
    """You may put exactly two cards of your discard pile on the bottom of your deck in any order; then draw (5.5)."""
    begin(f)
    seat = f[codes.CONTROLLER]
    if f[codes.STAGE] == PICKING:
        among = ranked(g, [codes.CARD + uid for uid in g.discard[seat]])
        if len(among) >= 2 and offer(g, f, seat, codes.PICKS, among, 0, 2, all_or_none=True, ordered=True):
            return True
    f[codes.STAGE] = FRESH
    if len(f) - codes.ITS == 2:
        for card in f[codes.ITS :]:
            uid = card - codes.CARD
            atoms.note(g, events.RECYCLED, seat, g.def_of[uid], card, other=source_row(g, f))
            atoms.to_bottom(g, [uid], events.BOTH)
        atoms.draw(g, seat, 1)
    return False
