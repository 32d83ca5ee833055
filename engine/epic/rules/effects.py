"""What the ops of effects do. Each handler gets the game, its frame and its op, and says whether it asks a question.

Handlers read derived characteristics and change the game through atoms only. An op that asks has a second function that
takes the answer; `machine.py` pairs them.
"""

from __future__ import annotations

from typing import Final

from engine.epic.programs import bits, ops
from engine.epic.programs.definitions import FILTERS
from engine.epic.rules import atoms, battle, codes, events, this_turn, triggers
from engine.epic.rules.damage import deal
from engine.epic.rules.derive import can_attack, can_block, fits, has, slot_of
from engine.epic.rules.frame import (
    Frame,
    effect_frame,
    number,
    seats,
    selected_cards,
    selected_slots,
    source_card_index,
)
from engine.epic.rules.picks import FRESH, PICKED, PICKING, ask, begin, candidates, offer, ranked
from engine.epic.rules.state import Game, has_turn, within_reach

# --- acting on what was selected -------------------------------------------------------------------------------------


def damage(g: Game, f: Frame, op: ops.Op) -> bool:
    _, of, plus = op
    amount = number(g, f, of, plus, f[codes.CONTROLLER])
    hits = [(f[codes.REF], f[codes.CONTROLLER], obj, amount) for obj in f[codes.SELECTED :]]
    deal(g, hits, source_card_index(g, f))
    return False


def damage_players(g: Game, f: Frame, op: ops.Op) -> bool:
    """Each of the players as much as is counted for them."""
    _, of, plus, who = op
    hits = [(f[codes.REF], f[codes.CONTROLLER], seat, number(g, f, of, plus, seat)) for seat in seats(g, f, who)]
    deal(g, hits, source_card_index(g, f))
    return False


def damage_everyone(g: Game, f: Frame, op: ops.Op) -> bool:
    _, count = op
    players = sorted(g.seating.reach[f[codes.CONTROLLER]])
    f[codes.SELECTED :] = [*players, *(g.ref_of[slot] for slot in within_reach(g, f[codes.CONTROLLER]))]
    return damage(g, f, (ops.DAMAGE, ops.LITERAL, count))


def break_them(g: Game, f: Frame, op: ops.Op) -> bool:
    _break(g, f, selected_slots(g, f))
    return False


def break_others(g: Game, f: Frame, op: ops.Op) -> bool:
    safe = selected_slots(g, f)
    _break(g, f, [slot for slot in within_reach(g, f[codes.CONTROLLER]) if slot not in safe])
    return False


def _break(g: Game, f: Frame, slots: list[int]) -> None:
    """The attempt to break an unbreakable champion fails (5.9.2), which is told."""
    if g.journal is not None:
        for slot in slots:
            if has(g, slot, bits.UNBREAKABLE):
                atoms.note(g, events.UNBROKEN, g.controller_of[slot], g.card_index_of[slot], g.ref_of[slot])
    f[codes.CHANGED] += atoms.break_champions(g, slots)


def return_to_hand(g: Game, f: Frame, op: ops.Op) -> bool:
    slots = selected_slots(g, f)
    atoms.return_champions(g, slots)
    f[codes.CHANGED] += len(slots)
    for uid in selected_cards(g, f, codes.DISCARD):
        f[codes.CHANGED] += 1
        atoms.note(g, events.RETURNED, g.owner_of[uid], g.def_of[uid], codes.CARD + uid)
        atoms.to_hand(g, uid)
    return False


def enter_play(g: Game, f: Frame, op: ops.Op) -> bool:
    _, quiet, own = op
    card_index = source_card_index(g, f)
    uids = selected_cards(g, f, codes.DISCARD) + selected_cards(g, f, codes.HAND)
    refs: list[int] = []
    for uid in uids:
        controller = g.owner_of[uid] if own else f[codes.CONTROLLER]
        refs.append(atoms.put_card_into_play(g, uid, controller, quiet != 0, card_index))
    f[codes.SELECTED :] = refs
    f[codes.CHANGED] += len(refs)
    return False


def expend_them(g: Game, f: Frame, op: ops.Op) -> bool:
    for slot in selected_slots(g, f):
        f[codes.CHANGED] += not g.flags_of[slot] & codes.EXPENDED
        atoms.expend(g, slot)
    return False


def prepare_them(g: Game, f: Frame, op: ops.Op) -> bool:
    for slot in selected_slots(g, f):
        atoms.prepare(g, slot)
    return False


def gain(g: Game, f: Frame, op: ops.Op) -> bool:
    _, keywords, offense, defense, lasting, ability = op
    card_index = source_card_index(g, f)
    slots = selected_slots(g, f)
    if keywords or offense or defense:
        for slot in slots:
            atoms.gain(g, slot, keywords, offense, defense, lasting != 0, card_index)
    if ability >= 0:
        for slot in slots:
            this_turn.grant(g, slot, ability, card_index)
    return False


def have_this_turn(g: Game, f: Frame, op: ops.Op) -> bool:
    _, turn_static = op
    this_turn.have(g, turn_static, f[codes.CONTROLLER])
    return False


def weaken_damaged(g: Game, f: Frame, op: ops.Op) -> bool:
    _, offense = op
    card_index = source_card_index(g, f)
    for slot in selected_slots(g, f):
        atoms.gain(g, slot, 0, -offense, 0, False, card_index)
    return False


def add_counters(g: Game, f: Frame, op: ops.Op) -> bool:
    _, of, plus = op
    for slot in selected_slots(g, f):
        atoms.add_counters(g, slot, number(g, f, of, plus, f[codes.CONTROLLER]))
    return False


def take_control(g: Game, f: Frame, op: ops.Op) -> bool:
    _, for_turn = op
    for slot in selected_slots(g, f):
        atoms.take_control(g, slot, f[codes.CONTROLLER], for_turn != 0)
    return False


def lose_abilities(g: Game, f: Frame, op: ops.Op) -> bool:
    for slot in selected_slots(g, f):
        this_turn.lose_abilities(g, slot)
    return False


def transform_them(g: Game, f: Frame, op: ops.Op) -> bool:
    _, token = op
    atoms.transform(g, selected_slots(g, f), token, source_card_index(g, f))
    return False


def leave_battle(g: Game, f: Frame, op: ops.Op) -> bool:
    for slot in selected_slots(g, f):
        atoms.leave_battle(g, slot)
    return False


def join_battle(g: Game, f: Frame, op: ops.Op) -> bool:
    """One of your champions may attack or block with this one; it must itself be able to (house ruling H6)."""
    _, what, keywords, _ = op
    this = slot_of(g, f[codes.REF])
    del f[codes.SELECTED :]
    if this < 0:
        return False
    attacking = g.flags_of[this] & codes.ATTACKING and not g.no_attacks
    blocking = g.flags_of[this] & codes.BLOCKING
    options: list[int] = []
    for slot in g.board[f[codes.CONTROLLER]]:
        able = can_attack(g, slot) if attacking else can_block(g, slot, keywords) if blocking else False
        if able and fits(g, slot, FILTERS[what], f[codes.CONTROLLER], f[codes.REF], f[codes.THAT_PLAYER]):
            options.append(g.ref_of[slot] << codes.VERB_BITS | codes.TARGET)
    if not options:
        return False
    options.append(codes.NO)
    return ask(g, f[codes.CONTROLLER], codes.TARGETS, options)


def take_join(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    if option == codes.NO:
        return
    _, _, keywords, _ = op
    slot = slot_of(g, option >> codes.VERB_BITS)
    atoms.gain(g, slot, keywords, 0, 0, False, source_card_index(g, f))
    if has_turn(g, g.controller_of[slot]):
        atoms.attack(g, slot)
        triggers.trigger_attack(g, slot)
    else:
        atoms.block(g, slot)
        triggers.trigger_block(g, slot)


# --- acting on players and the rest ----------------------------------------------------------------------------------


def draw_cards(g: Game, f: Frame, op: ops.Op) -> bool:
    _, count, who = op
    for seat in seats(g, f, who):
        atoms.draw(g, seat, count)
        if g.reason:
            break
    return False


_NEXT: Final = PICKED + 1  # as a stage: the next player discards


def discard_cards(g: Game, f: Frame, op: ops.Op) -> bool:
    """Discard cards of one's choice, as many as there are (1.7.2)."""
    _, count, who, _ = op
    if who in (ops.ITS_OWNER, ops.ITS_CONTROLLER):  # what is picked will take the place of IT
        if f[codes.STAGE] == FRESH:
            owners = seats(g, f, who)
            f[codes.THAT_PLAYER] = owners[0] if owners else -1
        who = ops.THAT_PLAYER
    whose = seats(g, f, who)
    if not whose:  # no player could be chosen
        return False
    seat = whose[0]
    if len(whose) > 1:  # one after the other: the one whose turn it is to discard is that player
        if f[codes.STAGE] == FRESH:
            f[codes.THAT_PLAYER] = seat
        elif f[codes.THAT_PLAYER] in whose:
            seat = f[codes.THAT_PLAYER]
    if f[codes.STAGE] == _NEXT:
        f[codes.STAGE] = FRESH
    begin(f)
    if f[codes.STAGE] == PICKING:
        among = ranked(g, [codes.CARD + uid for uid in g.hand[seat]])
        count = min(count, len(among))
        if not among:
            atoms.note(g, events.NO_DISCARD, seat, other=source_card_index(g, f))
        if offer(g, f, seat, codes.DISCARDS, among, count, count):
            return True
    f[codes.STAGE] = FRESH
    f[codes.CHANGED] += len(f) - codes.SELECTED
    atoms.discard(g, selected_cards(g, f, codes.HAND), effect_frame(g)[codes.CONTROLLER])
    if seat != whose[-1]:
        f[codes.THAT_PLAYER] = whose[whose.index(seat) + 1]
        f[codes.STAGE] = _NEXT
        f[codes.PC] -= 1
    return False


def heal(g: Game, f: Frame, op: ops.Op) -> bool:
    _, of, plus, who = op
    for seat in seats(g, f, who):
        atoms.heal(g, seat, number(g, f, of, plus, seat), source_card_index(g, f))
    return False


def lose(g: Game, f: Frame, op: ops.Op) -> bool:
    _, of, plus, who = op
    for seat in seats(g, f, who):
        atoms.lose(g, seat, number(g, f, of, plus, seat), source_card_index(g, f))
    return False


def lose_any(g: Game, f: Frame, op: ops.Op) -> bool:
    """Any amount of health, none and all included; losing all of it loses the game (house ruling H16)."""
    seat = f[codes.CONTROLLER]
    return ask(g, seat, codes.AMOUNTS, [n << codes.VERB_BITS | codes.AMOUNT for n in range(g.health[seat] + 1)])


def take_loss(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    f[codes.X] = option >> codes.VERB_BITS
    f[codes.CHANGED] += f[codes.X] > 0
    atoms.lose(g, f[codes.CONTROLLER], f[codes.X], source_card_index(g, f))


def make_tokens(g: Game, f: Frame, op: ops.Op) -> bool:
    _, of, plus, token, who, expended = op
    card_index = source_card_index(g, f)
    made: list[int] = []
    for seat in seats(g, f, who):
        count = number(g, f, of, plus, seat)
        made += [atoms.put_token(g, token, seat, expended != 0, card_index) for _ in range(count)]
    f[codes.SELECTED :] = [ref for ref in made if ref]
    return False


def divide_damage(g: Game, f: Frame, op: ops.Op) -> bool:
    """Pick targets, then an amount of at least 1 for each. The frame's list holds targets, then amounts; X counts
    the targets once they are picked."""
    _, total, most, _ = op
    begin(f)
    if f[codes.STAGE] == PICKING:
        among = candidates(g, f, (ops.F_ANY,), ops.IS_TARGET)
        if offer(g, f, f[codes.CONTROLLER], codes.DIVIDE, among, min(1, len(among)), min(most, total, len(among))):
            return True
        f[codes.STAGE] = PICKED
    if f[codes.STAGE] == PICKED:
        f[codes.X] = len(f) - codes.SELECTED
        f[codes.STAGE] = PICKED + 1
    given = f[codes.SELECTED + f[codes.X] :]
    left = f[codes.X] - len(given)
    rest = total - sum(given)
    if left > 1:
        options = [n << codes.VERB_BITS | codes.AMOUNT for n in range(1, rest - left + 2)]
        return ask(g, f[codes.CONTROLLER], codes.DIVIDE, options)
    if left == 1:
        f.append(rest)
    targets, amounts = f[codes.SELECTED : codes.SELECTED + f[codes.X]], f[codes.SELECTED + f[codes.X] :]
    hits = [
        (f[codes.REF], f[codes.CONTROLLER], target, amount) for target, amount in zip(targets, amounts, strict=True)
    ]
    f[codes.STAGE] = FRESH
    del f[codes.SELECTED + f[codes.X] :]
    deal(g, hits, source_card_index(g, f))
    return False


def take_division(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    f[codes.PC] -= 1
    if option & codes.VERB_MASK == codes.STOP:
        f[codes.STAGE] = PICKED
    else:
        f.append(option >> codes.VERB_BITS)


def damage_in_turn(g: Game, f: Frame, op: ops.Op) -> bool:
    """Choose as many different targets as there are amounts, one after the other."""
    _, _, *amounts = op
    begin(f)
    chosen = f[codes.SELECTED :]
    if len(chosen) < len(amounts):
        among = [obj for obj in candidates(g, f, (ops.F_ANY,), ops.IS_TARGET) if obj not in chosen]
        if among:
            options = [obj << codes.VERB_BITS | codes.TARGET for obj in among]
            return ask(g, f[codes.CONTROLLER], codes.TARGETS, options)
    f[codes.STAGE] = FRESH
    hits = [(f[codes.REF], f[codes.CONTROLLER], obj, amounts[at]) for at, obj in enumerate(chosen)]
    deal(g, hits, source_card_index(g, f))
    return False


def take_in_turn(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    f[codes.PC] -= 1
    f.append(option >> codes.VERB_BITS)


def banish_lone_attacker(g: Game, f: Frame, op: ops.Op) -> bool:
    attacking = battle.attackers(g)
    if len(attacking) == 1:
        atoms.banish_champions(g, attacking)
    return False


def forbid_attacks(g: Game, f: Frame, op: ops.Op) -> bool:
    if g.active in g.seating.reach[f[codes.CONTROLLER]]:
        this_turn.forbid_attacks(g, source_card_index(g, f))
    return False


def gain_gold(g: Game, f: Frame, op: ops.Op) -> bool:
    _, count, alignment, to_play = op
    atoms.gain_gold(g, f[codes.CONTROLLER], count, alignment, to_play != 0, source_card_index(g, f))
    return False


def forbid_healing(g: Game, f: Frame, op: ops.Op) -> bool:
    _, who = op
    for seat in seats(g, f, who):
        this_turn.forbid_healing(g, seat, source_card_index(g, f))
    return False


def win_game(g: Game, f: Frame, op: ops.Op) -> bool:
    """The controller wins (1.2.1)."""
    atoms.end_game(g, f[codes.CONTROLLER], codes.BY_CARD)
    return False


def recall_this(g: Game, f: Frame, op: ops.Op) -> bool:
    """From the discard pile to the hand (5.4); it works from there only (5.4.2)."""
    uid = f[codes.UID]
    if uid >= 0 and g.zone_of[uid] == codes.DISCARD:
        atoms.note(g, events.RECALLED, g.owner_of[uid], g.def_of[uid], codes.CARD + uid)
        atoms.to_hand(g, uid)
        triggers.trigger_zone(g, uid, bits.M_RECALLED)
    return False


def recycle(g: Game, f: Frame, op: ops.Op) -> bool:
    """You may put exactly two cards of your discard pile on the bottom of your deck in any order; then draw (5.5).
    By the rules of 2015 you banish them, which is in random order."""
    begin(f)
    seat = f[codes.CONTROLLER]
    if f[codes.STAGE] == PICKING:
        among = ranked(g, [codes.CARD + uid for uid in g.discard[seat]])
        in_order = not g.setup.of_2015
        if len(among) >= 2 and offer(g, f, seat, codes.PICKS, among, 0, 2, all_or_none=True, ordered=in_order):
            return True
    f[codes.STAGE] = FRESH
    if len(f) - codes.SELECTED == 2:
        uids = [card - codes.CARD for card in f[codes.SELECTED :]]
        for uid in uids:
            atoms.note(g, events.RECYCLED, seat, g.def_of[uid], codes.CARD + uid, other=source_card_index(g, f))
            if not g.setup.of_2015:
                atoms.to_bottom(g, [uid], g.seating.everyone)
        if g.setup.of_2015:
            atoms.to_bottom(g, uids, g.seating.everyone)
        atoms.draw(g, seat, 1)
    else:
        atoms.note(g, events.NOT_RECYCLED, seat, n=len(g.discard[seat]), other=source_card_index(g, f))
    return False
