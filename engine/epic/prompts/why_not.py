"""Why a player cannot choose something now, for whoever presses it and wonders.

Nothing here decides what is legal: that is what the options of the decision say. What is missing is found by asking the
predicates of the rules again, one part at a time: the parts of a cost, the traits of a filter. The answer depends only
on what the seat may know: cards in decks and in the opponent's hand all get the same one.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from engine.epic.programs import bits, ops, power_costs
from engine.epic.programs.definitions import DISCARD_POWERS, FILTERS, IS_DEITY, POWERS
from engine.epic.programs.signatures import FILTER, has_kind, of_kind, operand
from engine.epic.prompts.bounds import multi_pick_of
from engine.epic.prompts.choosing import IllegalOption
from engine.epic.prompts.decisions import copies_of
from engine.epic.prompts.divisions import division_of
from engine.epic.prompts.objects import name_of, reference
from engine.epic.prompts.options import objects
from engine.epic.prompts.reasons import REASONS, THE_QUESTIONS, Reason
from engine.epic.prompts.wording import prompt, rule
from engine.epic.rules import battle, codes, picks
from engine.epic.rules.derive import (
    blockable,
    can_attack,
    can_block,
    keywords,
    restricted_gold,
    slot_of,
)
from engine.epic.rules.frame import asking_op
from engine.epic.rules.selecting import loyal_cards
from engine.epic.rules.state import Game, has_turn
from engine.epic.rules.turn import payable, payable_off_board
from engine.kernel.grammar import capital

_REFERENCE: Final = re.compile(r"([pcb])([0-9]{1,9})", re.ASCII)


def why_not(g: Game, seat: int, ref: str) -> Reason | None:
    """Why `seat` cannot choose the thing with this reference (`p0`, `c12`, `b65537`) now; None when it can.

    Raises IllegalOption for what is no reference of this game.
    """
    obj = _object(g, ref)
    if g.reason:
        return _reason(g, "over", obj)
    if obj >= codes.FIRST_CHAMPION and slot_of(g, obj) < 0:
        return _reason(g, "gone", obj)
    if g.seat == seat and obj in choosable(g):
        return None
    if _is_out_of_reach(g, seat, obj):
        return _reason(g, "out_of_reach", obj)
    if g.seat != seat:
        return _reason(g, "not_your_choice", obj)
    return _reason(g, _in_window(g, obj) if g.kind == codes.WINDOW else _in_question(g, obj), obj)


def choosable(g: Game) -> set[int]:
    """Everything that the present decision names: by its options, or as a part of a multi-pick or a division."""
    found = {other for option in g.options for obj in objects(g, option) for other in copies_of(g, obj)}
    multi_pick = multi_pick_of(g)
    if multi_pick is not None:
        found.update(multi_pick.among)
    division = division_of(g, asking_op(g))
    if division is not None:
        found.update(share.obj for share in division.shares)
        if division.through is not None and division.through.most:
            found.add(division.through.obj)
    return found


def _object(g: Game, ref: str) -> int:
    """The object of a reference, which comes from outside."""
    match = _REFERENCE.fullmatch(ref)
    if match is not None:
        kind, number = match[1], int(match[2])
        obj = codes.CARD + number if kind == "c" else number
        known = {"p": number < g.seating.seats, "c": number < len(g.def_of), "b": number >= codes.FIRST_CHAMPION}
        if known[kind] and reference(obj) == ref:
            return obj
    raise IllegalOption("That is nothing at this table.")


def _is_out_of_reach(g: Game, seat: int, obj: int) -> bool:
    """A card in a deck, in play, in another player's hand or out of the game, whichever it is: where it lies must not
    show. What has been
    revealed from the top of a deck can be asked about while it is chosen among."""
    if not codes.CARD <= obj < codes.FIRST_CHAMPION:
        return False
    uid = obj - codes.CARD
    zone = g.zone_of[uid]
    if zone == codes.DECK:
        return g.seat != seat or asking_op(g)[0] != ops.REVEAL_TOP or obj not in g.frames[-1][codes.SELECTED :]
    return zone in (codes.IN_PLAY, codes.GONE) or (zone == codes.HAND and g.owner_of[uid] != seat)


def _reason(g: Game, code: str, obj: int) -> Reason:
    """The reason with this code, about an object that its reader may see."""
    wording = REASONS[code]
    text = wording.many if g.seating.many and wording.many else wording.text
    if "{name}" in text:
        text = capital(text.replace("{name}", name_of(g, obj, g.seat)))
    if "{asked}" in text:
        text = text.replace("{asked}", prompt(g, asking_op(g)))
    return Reason(code, text, rule(g, asking_op(g)) if wording.rule == THE_QUESTIONS else wording.rule)


# --- windows ---------------------------------------------------------------------------------------------------------


def _in_window(g: Game, obj: int) -> str:
    if obj < codes.CARD:
        return "player"
    if obj >= codes.FIRST_CHAMPION:
        slot = obj & codes.SLOT_MASK
        return _own_champion(g, slot) if g.controller_of[slot] == g.seat else "theirs"
    uid = obj - codes.CARD
    if g.owner_of[uid] != g.seat:
        return "theirs"
    if g.zone_of[uid] == codes.HAND:
        return _own_card(g, uid)
    powers = (POWERS if IS_DEITY[g.def_of[uid]] else DISCARD_POWERS)[g.def_of[uid]]
    if not powers:
        return "no_deity_power" if IS_DEITY[g.def_of[uid]] else "no_discarded_power"
    return _unpaid(g, obj, powers[0][0])


def _own_card(g: Game, uid: int) -> str:
    """Who has the gold for a card and may not play it would have to wait for another time (4.1.4)."""
    if not picks.can_play(g, g.seat, uid, False):
        return _short_of_gold(g, "no_gold")
    return "slow_in_battle" if has_turn(g, g.seat) else "slow_on_their_turn"


def _short_of_gold(g: Game, code: str) -> str:
    return "restricted_gold" if restricted_gold(g, g.seat, bits.ALL_ALIGNMENTS, True) else code


def _own_champion(g: Game, slot: int) -> str:
    in_main_phase = asking_op(g)[0] in (ops.MAIN_WINDOW, ops.CONTINUE_WINDOW)
    powers = POWERS[g.card_index_of[slot]]
    if powers:
        lost = g.flags_of[slot] & codes.LOST_ABILITIES
        return "lost_abilities" if lost else _unpaid(g, g.ref_of[slot], powers[0][0])
    if not in_main_phase:
        return "no_power"
    if not can_attack(g, slot):
        return _no_attacker(g, slot)
    return "no_attacks" if g.no_attacks else "protected"


_COSTS: Final = (
    (power_costs.health, "cost_health"),
    (power_costs.discards, "cost_discard"),
    (power_costs.banishes, "cost_banish"),
    (power_costs.counters, "cost_counters"),
)


def _unpaid(g: Game, obj: int, costs: int) -> str:
    """The first part of a power's cost that cannot be paid by itself (3.5.3)."""
    slot = slot_of(g, obj)
    for part in power_costs.parts(costs):
        if payable(g, slot, part) if slot >= 0 else payable_off_board(g, obj - codes.CARD, part):
            continue
        if part == power_costs.GOLD:
            return _short_of_gold(g, "no_gold_for_power")
        if part == power_costs.EXPEND:
            return "expended" if g.flags_of[slot] & codes.EXPENDED else "deploying"
        if part == power_costs.BREAK_THIS:
            return "cost_break"
        if part == power_costs.BREAK_CHAMPION:
            return "cost_break_champion"
        return next(code for number, code in _COSTS if number(part))
    raise AssertionError(f"the power of {reference(obj)} can be paid for")


# --- questions -------------------------------------------------------------------------------------------------------


def _in_question(g: Game, obj: int) -> str:
    f, op = g.frames[-1], asking_op(g)
    if g.kind == codes.DEFENDER:
        return _not_attacked(g, obj)
    if g.kind not in _PICKING:
        return "other_question"
    if obj in _chosen(f, op):
        return "picked"
    if obj in g.offered.among:
        return "passed_over"
    if codes.CARD <= obj < codes.FIRST_CHAMPION and IS_DEITY[g.def_of[obj - codes.CARD]]:
        return "deity"
    answered = _BY_OP.get(op[0])
    if answered is not None:
        return answered(g, op, obj)
    if not has_kind(op, FILTER):
        return "other_question"
    flags = operand(op, "flags") if op[0] == ops.PICK_OBJECTS else 0
    return _unfit(g, f, FILTERS[of_kind(op, FILTER)], flags, obj)


def _not_attacked(g: Game, obj: int) -> str:
    """Why this is nobody whom the player whose turn it is may attack (M4.4.1)."""
    if obj >= codes.CARD or obj == g.seat:
        return "other_question"
    return "not_attackable" if obj in g.seating.players else "left_the_game"


def _chosen(f: list[int], op: ops.Op) -> list[int]:
    """What the player has chosen already for what is asked now."""
    if op[0] in (ops.REVEAL_TOP, ops.ASSIGN_DAMAGE, ops.PICK_SURVIVORS):
        return []
    if op[0] == ops.DIVIDE_DAMAGE and f[codes.STAGE] != picks.PICKING:  # amounts follow
        return f[codes.SELECTED : codes.SELECTED + f[codes.X]]
    return f[codes.SELECTED :]


_PICKING: Final = (
    codes.MULLIGAN, codes.ATTACKERS, codes.BLOCKERS, codes.TARGETS, codes.PICKS, codes.DIVIDE, codes.DISCARDS,
    codes.REVEAL,
)  # fmt: skip


def _not_dealt(g: Game, op: ops.Op, obj: int) -> str:
    return "undamaged"


def _not_attacking(g: Game, op: ops.Op, obj: int) -> str:
    slot = slot_of(g, obj)
    if slot < 0:
        return "other_question"
    return "not_your_attacker" if g.controller_of[slot] != g.seat else _no_attacker(g, slot)


def _no_attacker(g: Game, slot: int) -> str:
    """Why a champion is not eligible to attack (4.4.1)."""
    flags = g.flags_of[slot]
    if flags & codes.EXPENDED:
        return "attacked" if flags & codes.ATTACKED else "expended_attacker"
    return "flipped_attacker" if flags & codes.FLIPPED else "deploying"


def _not_blocking(g: Game, op: ops.Op, obj: int) -> str:
    slot = slot_of(g, obj)
    if slot < 0:
        return "other_question"
    return "not_your_blocker" if g.controller_of[slot] != g.seat else _no_blocker(g, slot)


def _no_blocker(g: Game, slot: int) -> str:
    """Why a champion can block none of the attackers (4.4.6), of which another one can block at least one."""
    flags = g.flags_of[slot]
    if flags & codes.EXPENDED:
        return "expended_blocker"
    if flags & codes.FLIPPED:
        return "flipped_blocker"
    flying = any(blockable(g, other, keywords(g, other), slot, True) for other in battle.attackers(g))
    return "cannot_block_airborne" if flying else "too_weak"  # somebody can block, so nothing is unblockable for all


def _not_joining(g: Game, op: ops.Op, obj: int) -> str:
    """Who joins a battle must be able to (house ruling H6), and fit what the effect asks for."""
    f, slot = g.frames[-1], slot_of(g, obj)
    if slot >= 0 and g.controller_of[slot] != g.seat:
        return "wrong_controller"
    if slot >= 0 and has_turn(g, g.seat) and not can_attack(g, slot):
        return _no_attacker(g, slot)
    if slot >= 0 and not has_turn(g, g.seat) and not can_block(g, slot, operand(op, "keywords")):
        return _no_blocker(g, slot)
    return _unfit(g, f, FILTERS[of_kind(op, FILTER)], 0, obj)


def _not_loyal(g: Game, op: ops.Op, obj: int) -> str:
    mine = codes.CARD <= obj < codes.FIRST_CHAMPION and g.zone_of[obj - codes.CARD] == codes.HAND
    return "disloyal" if mine and obj not in loyal_cards(g, g.frames[-1]) else "other_question"


def _not_surviving(g: Game, op: ops.Op, obj: int) -> str:
    return "wrong_controller" if obj >= codes.FIRST_CHAMPION else "wrong_kind"


def _not_damaged(g: Game, op: ops.Op, obj: int) -> str:
    return _unfit(g, g.frames[-1], (ops.F_ANY,), ops.IS_TARGET, obj)


_BY_OP: Final[dict[int, Callable[[Game, ops.Op, int], str]]] = {
    ops.ASSIGN_DAMAGE: _not_dealt,
    ops.DECLARE_ATTACKERS: _not_attacking,
    ops.DECLARE_BLOCKERS: _not_blocking,
    ops.REVEAL_LOYAL: _not_loyal,
    ops.JOIN_BATTLE: _not_joining,
    ops.PICK_SURVIVORS: _not_surviving,
    ops.DIVIDE_DAMAGE: _not_damaged,
    ops.DAMAGE_IN_TURN: _not_damaged,
}


# --- what an effect asks for -----------------------------------------------------------------------------------------

# kind of filter -> a filter of that kind that asks for nothing, and its traits: places in it, and the code
_Traits = tuple[tuple[tuple[int, ...], str], ...]
_FILTERS: Final[dict[int, tuple[tuple[int, ...], _Traits]]] = {
    ops.F_CHAMPION: (
        (ops.F_CHAMPION, 0, 0, -1, -1, 0, 0, 0, 0),
        (
            ((ops.CHAMPION_WHOSE,), "wrong_controller"),
            ((ops.CHAMPION_OTHER,), "itself"),
            ((ops.CHAMPION_BATTLE,), "not_in_battle"),
            ((ops.CHAMPION_TOKEN,), "wrong_token"),
            ((ops.CHAMPION_COST,), "wrong_cost"),
            ((ops.CHAMPION_ALIGNMENT,), "wrong_alignment"),
            ((ops.CHAMPION_CLASSES,), "wrong_class"),
            ((ops.CHAMPION_NOT_ALIGNMENT,), "wrong_alignment"),
            ((ops.CHAMPION_NOT_CLASSES,), "wrong_class"),
            ((ops.CHAMPION_STATES,), "wrong_state"),
            ((ops.CHAMPION_NOT_KEYWORDS,), "wrong_keyword"),
            ((ops.CHAMPION_NOT_NAMED,), "wrong_name"),
            ((ops.CHAMPION_MOST_DEFENSE, ops.CHAMPION_MOST_PLUS), "too_much_defense"),
        ),
    ),
    ops.F_DISCARD: (
        (ops.F_DISCARD, 0, 0, -1, ops.EACH, 0, 0),
        (
            ((ops.DISCARDED_WHOSE,), "wrong_pile"),
            ((ops.DISCARDED_OTHER,), "itself"),
            ((ops.DISCARDED_KIND,), "wrong_type"),
            ((ops.DISCARDED_COST,), "wrong_cost"),
            ((ops.DISCARDED_ALIGNMENT,), "wrong_alignment"),
            ((ops.DISCARDED_BROKEN,), "not_broken"),
        ),
    ),
    ops.F_HAND: ((ops.F_HAND, 0), (((ops.HAND_KIND,), "wrong_type"),)),
    ops.F_PLAYER: ((ops.F_PLAYER, ops.EACH), (((ops.PLAYER_WHOSE,), "wrong_player"),)),
    ops.F_ANY: ((ops.F_ANY,), ()),
    ops.F_REVEALED: (
        (ops.F_REVEALED, 0, 0),
        (((ops.REVEALED_KIND,), "wrong_type"), ((ops.REVEALED_ALIGNMENT,), "wrong_alignment")),
    ),
}
_MORE: Final = (1, 0, 0, 0, 0, -1, -1, 0)  # from CHAMPION_MORE on, where nothing more is asked for


def _unfit(g: Game, f: list[int], what: tuple[int, ...], flags: int, obj: int) -> str:
    """Why an object is no candidate of a filter: each trait is asked for alone, then what the effect adds."""
    if g.seating.many and (whose := _player_of(g, obj)) not in g.seating.reach[f[codes.CONTROLLER]]:
        return "beyond_reach" if whose in g.seating.players else "left_the_game"
    anything, traits = _FILTERS[what[ops.FILTER_KIND]]
    if len(what) > len(anything):
        anything = (*anything[: ops.CHAMPION_MORE], *_MORE)
    if obj not in picks.candidates(g, f, anything, 0):
        return "wrong_kind"
    for places, code in traits:
        if places[-1] < len(what):
            only = list(anything)
            for place in places:
                only[place] = what[place]
            if obj not in picks.candidates(g, f, tuple(only), 0):
                return code
    if flags & ops.IS_TARGET and obj not in picks.candidates(g, f, what, ops.IS_TARGET):
        return "player_untargetable" if obj < codes.CARD else "untargetable"
    if flags & ops.IS_BREAKABLE and obj not in picks.candidates(g, f, what, ops.IS_BREAKABLE):
        return "cannot_be_broken"
    if flags & ops.IS_PLAYED and obj not in picks.candidates(g, f, what, flags & (ops.IS_PLAYED | ops.IS_FREE)):
        return _short_of_gold(g, "no_gold")
    return "other_question"


def _player_of(g: Game, obj: int) -> int:
    """The player themselves, or the one who controls a champion or owns a card."""
    if obj < codes.CARD:
        return obj
    return g.owner_of[obj - codes.CARD] if obj < codes.FIRST_CHAMPION else g.controller_of[obj & codes.SLOT_MASK]
