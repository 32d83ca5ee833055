"""What the ops of effects do. Each handler gets the game, its frame and its op, and says whether it asks a question.

Handlers read derived characteristics and change the game through atoms only. Nothing happens to a piece that is warded
against the card or piece the effect belongs to (rule book, X Ward).
"""

from __future__ import annotations

from typing import Final

from engine.epic_tcg.programs import bits, ops
from engine.epic_tcg.programs.definitions import FILTERS, PROGRAMS
from engine.epic_tcg.programs.ops import Op
from engine.epic_tcg.programs.tables import F_ANY_OF, F_CARD, F_PIECE, Z_HAND, Filter
from engine.epic_tcg.rules import atoms, battle, codes, damage, events, line, moving, redirecting, triggers
from engine.epic_tcg.rules.abilities import actions_of, limited_action
from engine.epic_tcg.rules.candidates import candidates, legal_targets
from engine.epic_tcg.rules.derive import amount, belongs, has, holds, seat_of, seats, settled
from engine.epic_tcg.rules.feasible import feasible
from engine.epic_tcg.rules.picks import FRESH, PICKING, ask, offer, option
from engine.epic_tcg.rules.selected import able, can_return, movable, slots_of, this_object, unveiled_slots_of
from engine.epic_tcg.rules.state import Frame, Game, Hit, Offer, in_play, push, slot_of

# --- flow ------------------------------------------------------------------------------------------------------------


def end(g: Game, f: Frame, op: Op) -> bool:
    """What a player has done in a part counts for the effect that it is a part of."""
    g.frames.pop()
    if f.what == codes.PART:
        whole = next(frame for frame in reversed(g.frames) if frame.what != codes.PART)
        whole.changed += f.changed
    return False


def accept(g: Game, f: Frame, op: Op) -> bool:
    f.changed = max(1, f.changed)
    return False


def test(g: Game, f: Frame, op: Op) -> bool:
    if not holds(g, f, op[1]):
        f.pc = op[2]
    return False


def jump(g: Game, f: Frame, op: Op) -> bool:
    _, f.pc = op
    return False


def begin_act(g: Game, f: Frame, op: Op) -> bool:
    f.changed = 0
    return False


def if_not_done(g: Game, f: Frame, op: Op) -> bool:
    if not f.changed:
        f.pc = op[1]
    return False


def switch(g: Game, f: Frame, op: Op) -> bool:
    f.pc = op[2 + f.group(op[1])[0]]
    return False


def decide(g: Game, f: Frame, op: Op) -> bool:
    """One of the modes that can be done, or none."""
    able_to = [n for n, place in enumerate(op[1:]) if feasible(g, f, place, -1)]
    return bool(able_to) and ask(g, f.controller, codes.MODES, [option(codes.MODE, n) for n in able_to])


def take_decision(g: Game, f: Frame, op: Op, chosen: int) -> None:
    f.pc = op[1 + (chosen >> codes.VERB_BITS)]


def may(g: Game, f: Frame, op: Op) -> bool:
    """Asked only where it can be done whole; its last step may find less than it asks for."""
    if not feasible(g, f, f.pc, op[1]):
        f.pc = op[1]
        return False
    return ask(g, f.controller, codes.MAY, [codes.YES, codes.NO])


def take_may(g: Game, f: Frame, op: Op, chosen: int) -> None:
    if chosen == codes.NO:
        _decline(g, f, op)


def may_pay_action(g: Game, f: Frame, op: Op) -> bool:
    if not actions_of(g, f):
        f.pc = op[1]
        return False
    return ask(g, f.controller, codes.MAY, [codes.YES, codes.NO])


def take_may_pay_action(g: Game, f: Frame, op: Op, chosen: int) -> None:
    if chosen == codes.NO:
        _decline(g, f, op)
    else:
        atoms.pay_action(g, f.controller, limited_action(g, f))
        f.changed += 1


def _decline(g: Game, f: Frame, op: Op) -> None:
    """The others are told, unless the mere offer would tell them what is hidden."""
    seen = 1 << f.controller if _offers_by_what_is_hidden(g, f, op[1]) else 0
    f.pc = op[1]
    atoms.note(g, events.DECLINED, f.controller, cause=f.card_index, seen=seen)


_FILTER_AT: Final = {ops.PICK: 1, ops.DISCARD: 2, ops.REVEAL: 1}


def _offers_by_what_is_hidden(g: Game, f: Frame, end: int) -> bool:
    """Whether the steps up to there are offered because of cards that were looked at, or of such cards in a hand."""
    if any(g.known_of[uid] != moving.everyone(g) for uid in f.shown):
        return True
    steps = [step for step in PROGRAMS[f.program][f.pc : end] if step[0] in _FILTER_AT]
    return any(_is_of_hand(FILTERS[step[_FILTER_AT[step[0]]]]) for step in steps)


def _is_of_hand(wanted: Filter) -> bool:
    if wanted.what == F_ANY_OF:
        return any(_is_of_hand(FILTERS[part]) for part in wanted.parts)
    return wanted.what == F_CARD and wanted.zone == Z_HAND


def does(g: Game, f: Frame, op: Op) -> bool:
    """Each of the players carries out a part, knowing what this effect knows."""
    _, who, program = op
    f.changed = 0
    for seat in reversed(seats(g, f, who)):
        part = f.copy()
        part.program, part.pc, part.what, part.controller, part.stage = program, 0, codes.PART, seat, FRESH
        part.by = 0
        push(g, part)
    return False


# --- selecting -------------------------------------------------------------------------------------------------------


def _select(f: Frame, found: list[int], add: int) -> None:
    f.selected = [*f.selected, *[obj for obj in found if obj not in f.selected]] if add else list(found)
    for obj in found:
        if obj < codes.CARD:
            f.that_player = obj


def take_targets(g: Game, f: Frame, op: Op) -> bool:
    _, group, add = op
    _select(f, legal_targets(g, f, group), add)
    return False


def pick(g: Game, f: Frame, op: Op) -> bool:
    """Chosen on resolution, without the word target: as many as there are."""
    _, what, count, flags, who, add = op
    among = candidates(g, f, FILTERS[what], flags & ops.ANOTHER)
    if flags & ops.WHOLE:
        act = next(one for one in PROGRAMS[f.program][f.pc :] if one[0] != ops.PICK)
        among = able(g, f, act, among)
    if who == ops.EACH_PLAYER:
        return _pick_each(g, f, op, among)
    most = len(among) if count == ops.ANY_NUMBER else max(0, amount(g, f, count))
    least = 0 if flags & ops.UP_TO or count == ops.ANY_NUMBER else most
    if flags & ops.AT_RANDOM:
        g.rng.shuffle(among)
        _select(f, among[:most], add)
        return False
    chooser = seats(g, f, who)
    if FILTERS[what].whose == ops.EACH_OPPONENT and chooser:
        if _offer_of_each(g, f, chooser[0], among, most):
            return True
    elif chooser and offer(g, f, chooser[0], codes.PICKS, among, least, most):
        return True
    _select(f, f.picks if chooser else [], add)
    return False


def _pick_each(g: Game, f: Frame, op: Op, among: list[int]) -> bool:
    """Each player among their own, one after the other: `by` counts those that have, `done` is what they picked."""
    _, _, count, flags, who, add = op
    choosers = seats(g, f, who)
    if f.by == 0 and f.stage == FRESH:
        f.done = []
    while f.by < len(choosers):
        mine = [obj for obj in among if seat_of(g, obj, ops.ITS_CONTROLLER) == choosers[f.by]]
        most = len(mine) if count == ops.ANY_NUMBER else max(0, amount(g, f, count))
        least = 0 if flags & ops.UP_TO or count == ops.ANY_NUMBER else most
        if offer(g, f, choosers[f.by], codes.PICKS, mine, least, most):
            return True
        f.done = [*f.done, *f.picks]
        f.by += 1
    _select(f, f.done, add)
    f.by, f.done, f.done_of = 0, [], []
    return False


def _offer_of_each(g: Game, f: Frame, seat: int, among: list[int], count: int) -> bool:
    """So many of what each opponent has, one opponent after the other. False: it is over, and the picks are in the
    frame."""
    picks = f.picks if f.stage else []
    wanted = 0
    for holder in dict.fromkeys(seat_of(g, obj, ops.ITS_CONTROLLER) for obj in among):
        theirs = [obj for obj in among if seat_of(g, obj, ops.ITS_CONTROLLER) == holder]
        wanted += min(count, len(theirs))
        if len(picks) < wanted:
            others = [obj for obj in picks if obj not in theirs]
            f.stage = min(f.stage, PICKING)  # the picks of one opponent may have ended
            return offer(g, f, seat, codes.PICKS, [*others, *theirs], wanted, wanted)
    f.stage, f.picks = FRESH, picks
    return False


def select_all(g: Game, f: Frame, op: Op) -> bool:
    """All that match. What is veiled is unveiled where its hidden characteristics are asked for (Veiled): of one player
    only, if the others' are not meant."""
    _, what, add, another = op
    wanted = settled(g, f, FILTERS[what])
    if wanted.what == F_PIECE and wanted.asks and (not wanted.kind or wanted.kind & bits.CHAMPION):
        for slot in in_play(g):
            if not wanted.whose or belongs(g.controller_of[slot], wanted.whose, f.controller, f.that_player):
                atoms.unveil(g, slot)
    _select(f, candidates(g, f, wanted, ops.ANOTHER * another), add)
    return False


def select_this(g: Game, f: Frame, op: Op) -> bool:
    """The piece or, where it is none, the card that the effect belongs to."""
    if not op[1]:
        f.kept_it = f.selected
    _select(f, this_object(g, f), op[1])
    return False


def it_again(g: Game, f: Frame, op: Op) -> bool:
    f.selected, f.kept_it = f.kept_it, []
    return False


def select_players(g: Game, f: Frame, op: Op) -> bool:
    _select(f, seats(g, f, op[1]), op[2])
    return False


def count(g: Game, f: Frame, op: Op) -> bool:
    f.number = max(0, amount(g, f, op[1]))
    f.by = 0
    return False


def source_is_it(g: Game, f: Frame, op: Op) -> bool:
    f.by = f.selected[0] if f.selected else 0
    return False


def taken_first(g: Game, f: Frame, uids: list[int]) -> bool:
    """Whether one of these cards has something to say before an effect of another player takes it out of a hand: that
    comes first, then the op is carried out again."""
    for uid in uids:
        asks = g.zone_of[uid] == codes.HAND and g.holder_of[uid] != f.effect_of and uid not in f.asked
        if asks and triggers.taken_from_hand(g, uid):
            f.asked = (*f.asked, uid)
            f.pc -= 1
            return True
    f.asked = ()
    return False


# --- damage ----------------------------------------------------------------------------------------------------------


def _hit(g: Game, f: Frame, target: int, amount: int, deadly: int) -> Hit:
    """Damage of a champion with deadly is deadly, however it deals it."""
    source = f.by or f.ref
    slot = slot_of(g, source)
    sharp = deadly or (slot >= 0 and has(g, slot, bits.DEADLY))
    card_index = g.card_of[slot] if slot >= 0 else f.card_index
    return (source, f.controller, card_index, target, amount, int(sharp))


def deal(g: Game, f: Frame, op: Op) -> bool:
    return _deal(g, f, [_hit(g, f, obj, f.number, op[1]) for obj in f.selected])


def deal_divided(g: Game, f: Frame, op: Op) -> bool:
    targets, amounts = f.group(op[1]), f.group(op[1] + 1)
    f.by = 0
    return _deal(g, f, [_hit(g, f, obj, n, 0) for obj, n in zip(targets, amounts, strict=True) if obj in f.selected])


def _deal(g: Game, f: Frame, hits: list[Hit]) -> bool:
    if redirecting.choose(g, f, hits):
        return True
    dealt = redirecting.redirected(g, f, hits)
    if f.that_player != codes.NOBODY and _to(hits, f.that_player) and not _to(dealt, f.that_player):
        f.that_player = codes.NOBODY  # a champion takes it, and so no player is damaged
    f.changed = damage.deal(g, dealt, battle=False)
    return False


def _to(hits: list[Hit], target: int) -> bool:
    return any(hit[3] == target for hit in hits)


# --- pieces ----------------------------------------------------------------------------------------------------------


def break_them(g: Game, f: Frame, op: Op) -> bool:
    whose = seats(g, f, op[1]) if op[1] != ops.ITS_CONTROLLER else []
    slots = unveiled_slots_of(g, f)
    triggers.breaks(g, f.ref, [slot for slot in slots if not has(g, slot, bits.UNBREAKABLE)])
    f.done = moving.break_pieces(g, slots, whose[0] if whose else codes.NOBODY)
    f.done_of = [seat_of(g, obj, ops.ITS_CONTROLLER) for obj in f.done]
    f.changed = len(f.done)
    return False


def banish_them(g: Game, f: Frame, op: Op) -> bool:
    uids = movable(g, f)
    if taken_first(g, f, uids):
        return False
    done_of = [seat_of(g, codes.CARD + uid, ops.ITS_CONTROLLER) for uid in uids]  # before they lie in their decks
    done = moving.banish_pieces(g, unveiled_slots_of(g, f), uids)
    f.done = [*done, *[codes.CARD + uid for uid in uids]]
    f.done_of = [*[seat_of(g, obj, ops.ITS_CONTROLLER) for obj in done], *done_of]
    f.changed = len(f.done)
    return False


def _move(g: Game, f: Frame, who: int, kind: int) -> None:
    """Pieces and cards into hands or discard piles, or on top of decks."""
    cards = movable(g, f)
    if taken_first(g, f, cards):
        return
    slots = unveiled_slots_of(g, f)
    to = [_receiver(g, f, who, g.ref_of[slot]) for slot in slots]
    f.changed = len(slots) + len(cards)
    f.done, f.done_of = [g.ref_of[slot] for slot in slots], [g.controller_of[slot] for slot in slots]
    moved = moving.take_pieces(g, slots, kind, to)
    for uid in cards:
        seat = _receiver(g, f, who, codes.CARD + uid)
        atoms.note(g, kind, seat, g.def_of[uid], codes.CARD + uid)
        if kind == events.TO_HAND:
            moving.to_hand(g, uid, seat, moving.everyone(g))
        elif kind == events.TO_DISCARD:
            moving.to_discard(g, uid, seat)
        else:
            moving.to_top(g, uid, moving.everyone(g))
    f.selected = [*moved, *[codes.CARD + uid for uid in cards]]


def _receiver(g: Game, f: Frame, who: int, obj: int) -> int:
    if who in (ops.ITS_CONTROLLER, ops.ITS_OWNER):
        return seat_of(g, obj, who)
    found = seats(g, f, who)
    return found[0] if found else f.controller


def to_hand(g: Game, f: Frame, op: Op) -> bool:
    _move(g, f, op[1], events.TO_HAND)
    return False


def to_discard(g: Game, f: Frame, op: Op) -> bool:
    _move(g, f, op[1], events.TO_DISCARD)
    return False


def to_top(g: Game, f: Frame, op: Op) -> bool:
    """Top cards that were looked at go back in any order: the first that is picked will be the top one."""
    looked = [obj for obj in f.selected if obj - codes.CARD in f.shown]
    if looked:
        left = [obj for obj in looked if obj not in f.picks] if f.stage else looked
        if not f.stage:
            f.stage, f.picks = 1, []
        if len(left) > 1:
            g.offered = Offer(looked, len(looked), len(looked), ordered=True)
            return ask(g, f.controller, codes.PICKS, [option(codes.PICK, obj) for obj in left])
        for obj in reversed([*f.picks, *left]):
            moving.to_top(g, obj - codes.CARD, g.known_of[obj - codes.CARD])
        f.stage = FRESH
        return False
    _move(g, f, ops.ITS_OWNER, events.TO_TOP)
    return False


def into_play(g: Game, f: Frame, op: Op) -> bool:
    """Cards come into play; they were not played. IT is the piece from then on."""
    found: list[int] = []
    uids = [uid for uid in movable(g, f) if not op[2] or can_return(g, f, codes.CARD + uid)]
    if taken_first(g, f, uids):
        return False
    for uid in uids:
        seat = g.holder_of[uid] if op[1] == ops.EACH_PLAYER else _receiver(g, f, op[1], codes.CARD + uid)
        from_hand = g.zone_of[uid] == codes.HAND
        found.append(g.ref_of[moving.enter(g, g.def_of[uid], uid, seat, from_hand=from_hand)])
    f.selected = found
    f.changed = len(found)
    return False


def turn(g: Game, f: Frame, op: Op) -> bool:
    _, flag, this = op
    own = slot_of(g, f.ref)
    slots = slots_of(g, f) if not this else [own] if own >= 0 else []
    f.changed = sum(atoms.turn(g, slot, flag) if flag else atoms.prepare(g, slot) for slot in slots)
    return False


def put_counters(g: Game, f: Frame, op: Op) -> bool:
    for slot in slots_of(g, f):
        atoms.add_counters(g, slot, op[1], f.number)
    return False


def control(g: Game, f: Frame, op: Op) -> bool:
    f.changed = sum(atoms.control(g, slot, f.controller, for_turn=op[1] != 0) for slot in slots_of(g, f))
    return False


def exchange(g: Game, f: Frame, op: Op) -> bool:
    """Two pieces change sides, if both are there and are controlled by different players."""
    slots = slots_of(g, f)
    before = [g.controller_of[slot] for slot in slots]
    f.changed = int(len(set(before)) == 2)
    if f.changed:
        for slot, seat in zip(slots, reversed(before), strict=True):
            atoms.control(g, slot, seat, for_turn=False)
    return False


def put_under(g: Game, f: Frame, op: Op) -> bool:
    f.changed = moving.put_under(g, unveiled_slots_of(g, f), f.ref)
    return False


def veil(g: Game, f: Frame, op: Op) -> bool:
    f.changed = sum(atoms.veil(g, slot) for slot in slots_of(g, f))
    return False


def enter(g: Game, f: Frame, op: Op) -> bool:
    return line.enter(g, f, op)


def join_attack(g: Game, f: Frame, op: Op) -> bool:
    """Swarm: it shares the state of the group, blocked or not, and was not declared as an attacker."""
    slot = slot_of(g, f.ref)
    if slot >= 0 and g.defender != codes.NOBODY and g.controller_of[slot] == g.active and battle.attackers(g):
        atoms.attack(g, slot)
    return False
