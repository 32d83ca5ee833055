"""What ops of effects do that lasts for the turn or the attack, or waits for its end; and what changes pieces for good.
Handlers like those of `effects.py`."""

from __future__ import annotations

from engine.epic_tcg.programs import bits
from engine.epic_tcg.programs.ops import Op
from engine.epic_tcg.rules import atoms, codes, triggers
from engine.epic_tcg.rules.derive import amount
from engine.epic_tcg.rules.selected import slots_of
from engine.epic_tcg.rules.state import Frame, Game, slot_of


def stay_unprepared(g: Game, f: Frame, op: Op) -> bool:
    for slot in slots_of(g, f):
        atoms.stay_unprepared(g, slot, f.card_index)
    return False


def leave_attack(g: Game, f: Frame, op: Op) -> bool:
    f.changed = sum(atoms.leave_attack(g, slot) for slot in slots_of(g, f))
    return False


def no_battle_damage(g: Game, f: Frame, op: Op) -> bool:
    atoms.no_battle_damage(g, f.card_index)
    return False


def gain(g: Game, f: Frame, op: Op) -> bool:
    _, keywords, offense, defense = op
    plus = [amount(g, f, index) if index >= 0 else 0 for index in (offense, defense)]
    for slot in slots_of(g, f):
        atoms.gain(g, slot, keywords, plus[0], plus[1], f.card_index)
    return False


def lose_keywords(g: Game, f: Frame, op: Op) -> bool:
    for slot in slots_of(g, f):
        atoms.lose_keywords(g, slot, op[1], f.card_index)
    return False


def at_end(g: Game, f: Frame, op: Op) -> bool:
    later = Frame(op[1], codes.OF_TRIGGER, f.controller, f.card_index, f.uid, f.ref)
    later.selected, later.that_player, later.x = f.selected[:], f.that_player, f.x
    g.delayed.append(later)
    return False


def trait_this_turn(g: Game, f: Frame, op: Op) -> bool:
    atoms.trait_this_turn(g, f.controller, op[1], f.card_index)
    return False


def ability_this_turn(g: Game, f: Frame, op: Op) -> bool:
    atoms.ability_this_turn(g, f.controller, op[1], f.card_index, f.uid)
    return False


def gain_ability(g: Game, f: Frame, op: Op) -> bool:
    for slot in slots_of(g, f):
        atoms.gain_bundle(g, slot, op[1], f.card_index)
    return False


def become(g: Game, f: Frame, op: Op) -> bool:
    _, offense, defense, keywords, kind = op
    for slot in slots_of(g, f):
        atoms.become(g, slot, (offense, defense, kind), keywords, f.card_index)
    return False


# --- copies ----------------------------------------------------------------------------------------------------------


def become_copy(g: Game, f: Frame, op: Op) -> bool:
    """This becomes a copy of IT. As it comes into play it enters as the copy, once as each card."""
    _, kept, entering = op
    slot, card_index = slot_of(g, f.ref), _copied(g, f)
    if slot < 0 or card_index < 0:
        return False
    before = g.card_of[slot]
    atoms.become_copy(g, slot, card_index, kept)
    f.changed = 1
    if entering and card_index != before and card_index not in f.entered:
        number = len(g.at_once)
        triggers.own(g, slot, bits.M_ENTERS)
        if g.flags_of[slot] & codes.FROM_HAND:
            triggers.own(g, slot, bits.M_ENTERS_FROM_HAND)
        for frame in g.at_once[number:]:
            frame.entered = (*f.entered, before, card_index)
    return False


def _copied(g: Game, f: Frame) -> int:
    """The card that IT is, or -1."""
    obj = f.selected[0] if f.selected else 0
    slot = slot_of(g, obj)
    if slot >= 0:
        return g.card_of[slot]
    return g.def_of[obj - codes.CARD] if codes.CARD <= obj < codes.FIRST_PIECE else -1
