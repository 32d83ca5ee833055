"""Why a player cannot choose something now, for whoever presses it and wonders.

Nothing here decides what is legal: that is what the options of the decision say. What is missing is found by asking the
predicates of the rules again, one part at a time: the parts of an announcement, the traits of a filter. The answer
depends only on what the seat may know: cards in decks and in other hands all get the same one.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from engine.epic_tcg.programs import bits, ops
from engine.epic_tcg.programs.definitions import (
    ENTRIES,
    FILTERS,
    KEYWORDS,
    PROGRAM_IN_DISCARD,
    PROGRAMS,
    SPEED,
    USED,
    USED_IN_DISCARD,
)
from engine.epic_tcg.programs.game import BUILD
from engine.epic_tcg.programs.ops import Op
from engine.epic_tcg.programs.tables import F_ANY_OF, F_CARD, F_LINE, F_PIECE, F_PLAYER, Filter, Used
from engine.epic_tcg.prompts.bounds import multi_pick_of
from engine.epic_tcg.prompts.decisions import copies_of
from engine.epic_tcg.prompts.divisions import division_of
from engine.epic_tcg.prompts.objects import asking_op, is_card, is_on_line, name_of, reference
from engine.epic_tcg.prompts.options import objects
from engine.epic_tcg.prompts.reasons import REASONS, THE_QUESTIONS
from engine.epic_tcg.prompts.wording import prompt, rule
from engine.epic_tcg.rules import announcing, codes, line
from engine.epic_tcg.rules.abilities import actions_of, used_of
from engine.epic_tcg.rules.candidates import candidates
from engine.epic_tcg.rules.derive import has, has_trait, kind, silent
from engine.epic_tcg.rules.limits import USE_LIMIT
from engine.epic_tcg.rules.sight import visible
from engine.epic_tcg.rules.state import Frame, Game, place_on_line, slot_of
from engine.kernel.answers import IllegalOption, Reason
from engine.kernel.grammar import capital

_REFERENCE: Final = re.compile(r"([pcbl])([0-9]{1,9})", re.ASCII)


def why_not(g: Game, seat: int, ref: str) -> Reason | None:
    """Why `seat` cannot choose the thing with this reference (`p0`, `c12`, `b65537`, `l65791`) now; None when it can.

    Raises IllegalOption for what is no reference of this game.
    """
    obj = _object(g, ref)
    if g.reason:
        return _reason(g, "over", obj)
    if is_on_line(obj) and place_on_line(g, obj) < 0:
        return _reason(g, "off_the_line", obj)
    if obj >= codes.FIRST_PIECE and not is_on_line(obj) and slot_of(g, obj) < 0:
        return _reason(g, "gone", obj)
    if g.seat == seat and obj in choosable(g):
        return None
    if is_card(obj) and _is_out_of_reach(g, seat, obj - codes.CARD):
        return _reason(g, "out_of_reach", obj)
    if g.seat != seat:
        return _reason(g, "not_your_choice", obj)
    return _reason(g, _with_priority(g, obj) if g.kind == codes.PRIORITY else _in_question(g, obj), obj)


def choosable(g: Game) -> set[int]:
    """Everything that the present decision names: by its options, or as a part of a multi-pick or a division."""
    found = {other for option in g.options for obj in objects(g, option) for other in copies_of(g, obj)}
    multi_pick = multi_pick_of(g)
    if multi_pick is not None:
        found.update(multi_pick.among)
    division = division_of(g)
    if division is not None:
        found.update(share.obj for share in division.shares)
    return found


def _object(g: Game, ref: str) -> int:
    """The object of a reference, which comes from outside."""
    match = _REFERENCE.fullmatch(ref)
    if match is not None:
        kind_of, number = match[1], int(match[2])
        obj = codes.CARD + number if kind_of == "c" else number
        on_line = is_on_line(number)
        known = {
            "p": number < g.seats,
            "c": number < len(g.def_of),
            "b": number >= codes.FIRST_PIECE and not on_line,
            "l": on_line,
        }
        if known[kind_of] and reference(obj) == ref:
            return obj
    raise IllegalOption("That is nothing at this table.")


def _is_out_of_reach(g: Game, seat: int, uid: int) -> bool:
    """A card in a deck, in play, on the line or out of the game, or in another player's hand unseen, whichever it is:
    where it lies must not show. What an effect shows from the top of a deck can be asked about while it is chosen
    among."""
    zone = g.zone_of[uid]
    if zone == codes.DECK:
        return g.seat != seat or uid not in g.frames[-1].shown or not visible(g, seat, uid)
    return zone in (codes.IN_PLAY, codes.ON_LINE, codes.REMOVED, codes.UNDER) or not visible(g, seat, uid)


def _reason(g: Game, code: str, obj: int) -> Reason:
    """The reason with this code, about an object that its reader may see."""
    wording = REASONS[code]
    text = wording.many if g.seats > 2 and wording.many else wording.text
    if "{name}" in text:
        text = capital(text.replace("{name}", name_of(g, obj, g.seat)))
    if "{asked}" in text:
        text = text.replace("{asked}", prompt(g))
    return Reason(code, text, rule(g) if wording.rule == THE_QUESTIONS and not g.reason else wording.rule)


# --- priority --------------------------------------------------------------------------------------------------------


def _with_priority(g: Game, obj: int) -> str:
    if obj < codes.CARD:
        return "player"
    if is_on_line(obj):
        return "on_the_line"
    slot = slot_of(g, obj)
    if slot >= 0:
        return _own_piece(g, slot) if g.controller_of[slot] == g.seat else "theirs"
    uid = obj - codes.CARD
    if g.holder_of[uid] != g.seat:
        return "theirs"
    return _own_card(g, uid) if g.zone_of[uid] == codes.HAND else _own_discarded(g, uid)


def _own_card(g: Game, uid: int) -> str:
    """A card in hand: its time first, then its action, then the rest of what is announced."""
    card_index = g.def_of[uid]
    if not line.in_time(g, g.seat, SPEED[card_index]):
        return _untimely(g, SPEED[card_index])
    return _impossible(g, line.card_frame(g, g.seat, uid, face_down=0))


def _untimely(g: Game, speed: int) -> str:
    """Why nothing of this speed can be played now."""
    when = speed & bits.SPEED
    if g.seat != g.active:
        return "not_your_turn"
    if g.line:
        return "line_not_empty"
    return "build_only" if when == bits.BUILD and g.step != BUILD else "paced_only"


def _own_piece(g: Game, slot: int) -> str:
    ref, used = g.ref_of[slot], used_of(g, slot)
    if not used and not (silent(g, slot) and USED[g.card_of[slot]]):
        attacks = kind(g, slot) & bits.CHAMPION and not KEYWORDS[g.card_of[slot]] & bits.SWARM
        return "attacks_later" if attacks else "no_ability"
    if not used:
        return "demoralized"
    return _unused(g, [(one, line.ability_frame(g, g.seat, slot, one)) for one in used], ref)


def _own_discarded(g: Game, uid: int) -> str:
    used = USED_IN_DISCARD[g.def_of[uid]]
    if PROGRAM_IN_DISCARD[g.def_of[uid]] >= 0:
        return _own_card(g, uid)
    if not used:
        return "no_discarded_ability"
    return _unused(g, [(one, line.discard_frame(g, g.seat, uid, one)) for one in used], codes.CARD + uid)


def _unused(g: Game, used: list[tuple[Used, Frame]], obj: int) -> str:
    """Why the first ability of a card or piece cannot be used."""
    if has_trait(g, g.seat, bits.CANNOT_USE_ABILITIES):
        return "cannot_use_abilities"
    one, frame = used[0]
    if not line.in_time(g, g.seat, one.speed):
        return _untimely(g, one.speed)
    if one.endless and g.endless_uses[g.seat] >= USE_LIMIT:
        return "used_too_often"
    return _impossible(g, frame)


def _impossible(g: Game, f: Frame) -> str:
    """The first part of an announcement that cannot be done by itself; an action comes first."""
    steps = PROGRAMS[f.program][: ENTRIES[f.program]]
    if any(op[0] == ops.PAY_ACTION for op in steps) and not actions_of(g, f):
        return "no_action"
    for op in steps:
        if op[0] in _ANNOUNCED and not announcing.step_possible(g, f, op, announcing.Spent()):
            return _failed(g, f, op)
    return "no_target"  # each part can be done alone, but not all of them together


_ANNOUNCED: Final = (
    ops.CHOOSE_TARGETS, ops.PAY_TURN, ops.PAY_MOJO, ops.PAY_THIS, ops.PAY_COUNTERS, ops.PAY_PICKS,
)  # fmt: skip
_PICKED: Final = {
    ops.BY_DISCARD: "cost_discard",
    ops.BY_REVEAL: "cost_reveal",
    ops.BY_BREAK: "cost_break",
    ops.BY_BANISH: "cost_banish",
}
_FAILED: Final = {
    ops.CHOOSE_TARGETS: "no_target",
    ops.PAY_MOJO: "cost_mojo",
    ops.PAY_THIS: "cost_kept",
    ops.PAY_COUNTERS: "cost_counters",
}


def _failed(g: Game, f: Frame, op: Op) -> str:
    if op[0] == ops.PAY_PICKS:
        return _PICKED[op[1]]
    if op[0] == ops.PAY_TURN:
        slot = slot_of(g, f.ref)
        return "cost_flipped" if slot >= 0 and g.flags_of[slot] & codes.FLIPPED else "cost_expended"
    return _FAILED[op[0]]


# --- questions -------------------------------------------------------------------------------------------------------


def _in_question(g: Game, obj: int) -> str:
    f, op = g.frames[-1], asking_op(g)
    if g.kind == codes.ATTACK:
        return _not_attacked(g, obj)
    if g.kind == codes.DIVIDE:
        return "undamaged"
    if g.kind not in _PICKING or (g.kind == codes.PAYMENT and op[0] != ops.PAY_PICKS):
        return "other_question"
    if obj in f.picks:
        return "picked"
    if obj in g.offered.among:
        return "passed_over"
    if g.kind == codes.ATTACKERS:
        return _not_attacking(g, obj)
    if g.kind == codes.BLOCKERS:
        return _not_blocking(g, obj)
    what = _FILTER_AT.get(op[0])
    if what is None:
        return "other_question"
    return _unfit(g, f, op, FILTERS[op[what]], obj)


_PICKING: Final = (
    codes.MULLIGAN, codes.TARGETS, codes.PICKS, codes.PAYMENT, codes.ATTACKERS, codes.BLOCKERS, codes.DISCARDS,
)  # fmt: skip
_FILTER_AT: Final = {ops.CHOOSE_TARGETS: 2, ops.PICK: 1, ops.PAY_PICKS: 2, ops.REVEAL: 1, ops.DISCARD: 2}


def _not_attacked(g: Game, obj: int) -> str:
    """Why this is nobody whom the active player may attack."""
    if obj < codes.CARD:
        return "left_the_game" if obj not in g.players else "other_question" if obj == g.seat else "not_attackable"
    slot = slot_of(g, obj)
    return "not_attackable" if slot >= 0 and g.controller_of[slot] != g.seat else "other_question"


def _not_attacking(g: Game, obj: int) -> str:
    slot = slot_of(g, obj)
    if slot < 0:
        return "other_question"
    if g.controller_of[slot] != g.seat:
        return "not_your_attacker"
    if not kind(g, slot) & bits.CHAMPION:
        return "not_a_champion"
    flags = g.flags_of[slot]
    if flags & codes.TURNED:
        turned = "expended_attacker" if flags & codes.EXPENDED else "flipped_attacker"
        return "attacked" if flags & codes.ATTACKED else turned
    if has(g, slot, bits.CANNOT_ATTACK):
        return "cannot_attack"
    return "cannot_hunt_it" if has(g, slot, bits.HUNTER) else "no_hunter"


def _not_blocking(g: Game, obj: int) -> str:
    slot = slot_of(g, obj)
    if slot < 0:
        return "other_question"
    if g.controller_of[slot] != g.seat:
        return "not_your_blocker"
    if not kind(g, slot) & bits.CHAMPION:
        return "not_a_champion"
    if g.flags_of[slot] & codes.TURNED:
        return "expended_blocker" if g.flags_of[slot] & codes.EXPENDED else "flipped_blocker"
    return "cannot_block" if has(g, slot, bits.CANNOT_BLOCK) else "cannot_block_these"


# --- what an effect asks for -----------------------------------------------------------------------------------------

# fields of a filter, and the code of what does not have them
_TRAITS: Final = (
    (("kind",), "wrong_type"),
    (("whose",), "wrong_controller"),
    (("other",), "itself"),
    (("alignment", "not_alignment"), "wrong_alignment"),
    (("origin", "not_origin"), "wrong_origin"),
    (("named", "not_named"), "wrong_name"),
    (("price",), "wrong_price"),
    (("token",), "wrong_token"),
    (("states",), "wrong_state"),
    (("having", "without"), "wrong_keyword"),
    (("most_defense",), "too_much_defense"),
    (("counter",), "wrong_counters"),
)


def _unfit(g: Game, f: Frame, op: Op, what: Filter, obj: int) -> str:
    """Why an object is no candidate of a filter: each trait is asked for alone, then what the effect adds."""
    filters = [FILTERS[part] for part in what.parts] if what.what == F_ANY_OF else [what]
    fitting = [one for one in filters if obj in candidates(g, f, _anything(one), 0)]
    if not fitting:
        return "wrong_kind"
    one = fitting[0]
    for names, code in _TRAITS:
        only = replace(_anything(one), **{name: getattr(one, name) for name in names})
        if obj not in candidates(g, f, only, 0):
            return "wrong_player" if obj < codes.CARD else _of_veiled(g, obj, code)
    flags = op[4] if op[0] == ops.CHOOSE_TARGETS else op[3] if op[0] == ops.PICK else 0
    if flags & ops.IS_TARGET and obj not in candidates(g, f, one, ops.IS_TARGET):
        return "untargetable"
    if flags & ops.ANOTHER and obj not in candidates(g, f, one, ops.ANOTHER):
        return "named_before"
    return "cannot_be_paid" if op[0] == ops.PAY_PICKS else "other_question"


def _of_veiled(g: Game, obj: int, code: str) -> str:
    """What lies face down may not be told about."""
    slot = slot_of(g, obj)
    hidden = code in _HIDDEN
    return "face_down" if slot >= 0 and g.flags_of[slot] & codes.FACE_DOWN and hidden else code


_HIDDEN: Final = (
    "wrong_alignment", "wrong_origin", "wrong_price", "wrong_keyword", "wrong_name", "too_much_defense",
)  # fmt: skip


def _anything(what: Filter) -> Filter:
    """A filter of the same sort that asks for nothing."""
    if what.what == F_CARD:
        return Filter(F_CARD, zone=what.zone)
    if what.what == F_LINE:
        return Filter(F_LINE, cards=what.cards, abilities=what.abilities)
    assert what.what in (F_PIECE, F_PLAYER), "filters are of four sorts"
    return Filter(what.what, traits=what.traits)
