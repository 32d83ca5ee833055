"""What the ops of effects do. Each handler gets the game, its frame and its op, and says whether it asks a question.

Handlers read derived characteristics and change the game through atoms only. Nothing happens to a piece that is warded
against the card or piece the effect belongs to (rule book, X Ward).
"""

from __future__ import annotations

from engine.epic_tcg.programs import bits, ops
from engine.epic_tcg.programs.definitions import FILTERS
from engine.epic_tcg.programs.ops import Op
from engine.epic_tcg.programs.tables import F_PIECE
from engine.epic_tcg.rules import atoms, battle, codes, damage, events, line, moving, triggers
from engine.epic_tcg.rules.derive import (
    amount,
    candidates,
    card_matches,
    has,
    holds,
    ranked,
    seat_of,
    seats,
    unstoppable,
    warded,
)
from engine.epic_tcg.rules.picks import FRESH, ask, offer, option
from engine.epic_tcg.rules.state import Frame, Game, Hit, Offer, in_play, place_on_line, push, slot_of

# --- flow ------------------------------------------------------------------------------------------------------------


def end(g: Game, f: Frame, op: Op) -> bool:
    g.frames.remove(f)
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


def may(g: Game, f: Frame, op: Op) -> bool:
    return ask(g, f.controller, codes.MAY, [codes.YES, codes.NO])


def take_may(g: Game, f: Frame, op: Op, chosen: int) -> None:
    if chosen == codes.NO:
        _decline(g, f, op)


def may_pay_action(g: Game, f: Frame, op: Op) -> bool:
    if not g.actions[f.controller]:
        f.pc = op[1]
        return False
    return ask(g, f.controller, codes.MAY, [codes.YES, codes.NO])


def take_may_pay_action(g: Game, f: Frame, op: Op, chosen: int) -> None:
    if chosen == codes.NO:
        _decline(g, f, op)
    else:
        atoms.pay_action(g, f.controller)
        f.changed += 1


def _decline(g: Game, f: Frame, op: Op) -> None:
    f.pc = op[1]
    atoms.note(g, events.DECLINED, f.controller, cause=f.card_index)


def does(g: Game, f: Frame, op: Op) -> bool:
    """Each of the players carries out a part, knowing what this effect knows."""
    _, who, program = op
    for seat in reversed(seats(g, f, who)):
        part = f.copy()
        part.program, part.pc, part.what, part.controller, part.stage = program, 0, codes.PART, seat, FRESH
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
    _select(f, line.legal_targets(g, f, group), add)
    return False


def pick(g: Game, f: Frame, op: Op) -> bool:
    """Chosen on resolution, without the word target: as many as there are."""
    _, what, count, flags, who = op
    wanted = FILTERS[what]
    among = candidates(g, f, wanted, flags & ops.ANOTHER)
    most = len(among) if count == ops.ANY_NUMBER else max(0, amount(g, f, count))
    least = 0 if flags & ops.UP_TO or count == ops.ANY_NUMBER else most
    if flags & ops.AT_RANDOM:
        g.rng.shuffle(among)
        _select(f, among[:most], 0)
        return False
    chooser = seats(g, f, who)
    if wanted.whose == ops.EACH_OPPONENT and chooser:
        if _offer_of_each(g, f, chooser[0], among, most):
            return True
    elif chooser and offer(g, f, chooser[0], codes.PICKS, among, least, most):
        return True
    _select(f, f.picks if chooser else [], 0)
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
            return offer(g, f, seat, codes.PICKS, [*others, *theirs], wanted, wanted)
    f.stage, f.picks = FRESH, picks
    return False


def select_all(g: Game, f: Frame, op: Op) -> bool:
    """All that match. What is veiled is unveiled where its hidden characteristics are asked for (Veiled)."""
    _, what, add, another = op
    wanted = FILTERS[what]
    if wanted.what == F_PIECE and wanted.asks:
        for slot in in_play(g):
            if not wanted.kind or wanted.kind & bits.CHAMPION:
                atoms.unveil(g, slot)
    _select(f, candidates(g, f, wanted, ops.ANOTHER * another), add)
    return False


def select_this(g: Game, f: Frame, op: Op) -> bool:
    """The piece or, where it is none, the card that the effect belongs to."""
    found = [f.ref] if slot_of(g, f.ref) >= 0 else [codes.CARD + f.uid] if f.uid >= 0 and not f.ref else []
    _select(f, found, op[1])
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


def slots_of(g: Game, f: Frame) -> list[int]:
    """Slots of the selected pieces that are still in play and can be affected by this effect."""
    found = [slot_of(g, obj) for obj in f.selected]
    return [slot for slot in found if slot >= 0 and not warded(g, slot, f.ref, f.card_index)]


def uids_of(g: Game, f: Frame) -> list[int]:
    """Selected cards that are not in play."""
    return [obj - codes.CARD for obj in f.selected if codes.CARD <= obj < codes.FIRST_PIECE]


# --- damage ----------------------------------------------------------------------------------------------------------


def _hit(g: Game, f: Frame, target: int, amount: int, deadly: int) -> Hit:
    """Damage of a champion with deadly is deadly, however it deals it."""
    source = f.by or f.ref
    slot = slot_of(g, source)
    sharp = deadly or (slot >= 0 and has(g, slot, bits.DEADLY))
    card_index = g.card_of[slot] if slot >= 0 else f.card_index
    return (source, f.controller, card_index, target, amount, int(sharp))


def deal(g: Game, f: Frame, op: Op) -> bool:
    hits = [_hit(g, f, obj, f.number, op[1]) for obj in f.selected]
    f.changed = damage.deal(g, hits, battle=False)
    return False


def deal_divided(g: Game, f: Frame, op: Op) -> bool:
    targets, amounts = f.group(op[1]), f.group(op[1] + 1)
    f.by = 0
    hits = [_hit(g, f, obj, n, 0) for obj, n in zip(targets, amounts, strict=True) if obj in f.selected]
    f.changed = damage.deal(g, hits, battle=False)
    return False


# --- pieces ----------------------------------------------------------------------------------------------------------


def break_them(g: Game, f: Frame, op: Op) -> bool:
    whose = seats(g, f, op[1]) if op[1] != ops.ITS_CONTROLLER else []
    slots = slots_of(g, f)
    triggers.breaks(g, f.ref, [slot for slot in slots if not has(g, slot, bits.UNBREAKABLE)])
    f.done = moving.break_pieces(g, slots, whose[0] if whose else codes.NOBODY)
    f.changed = len(f.done)
    return False


def banish_them(g: Game, f: Frame, op: Op) -> bool:
    done = moving.banish_pieces(g, slots_of(g, f))
    uids = [uid for uid in uids_of(g, f) if g.zone_of[uid] != codes.IN_PLAY]
    moving.banish_cards(g, uids)
    f.done = [*done, *[codes.CARD + uid for uid in uids]]
    f.changed = len(f.done)
    return False


def _move(g: Game, f: Frame, who: int, kind: int) -> None:
    """Pieces and cards into hands or discard piles, or on top of decks."""
    slots = slots_of(g, f)
    cards = [uid for uid in uids_of(g, f) if g.zone_of[uid] not in (codes.IN_PLAY, codes.DECK, codes.REMOVED)]
    to = [_receiver(g, f, who, g.ref_of[slot]) for slot in slots]
    f.changed = len(slots) + len(cards)
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
    for uid in uids_of(g, f):
        if g.zone_of[uid] not in (codes.HAND, codes.DISCARD) and uid not in f.shown:
            continue
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


def put_counters(g: Game, f: Frame, op: Op) -> bool:
    for slot in slots_of(g, f):
        atoms.add_counters(g, slot, op[1], f.number)
    return False


def control(g: Game, f: Frame, op: Op) -> bool:
    f.changed = sum(atoms.control(g, slot, f.controller, for_turn=op[1] != 0) for slot in slots_of(g, f))
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


# --- the line --------------------------------------------------------------------------------------------------------


def stop(g: Game, f: Frame, op: Op) -> bool:
    """Off the line; a card goes to the discard pile of its controller, or where the effect says (rule book, Stop)."""
    _, how = op
    f.changed = 0
    for obj in f.selected:
        at = place_on_line(g, obj)
        if at < 0 or unstoppable(g, g.line[at]):
            continue
        stopped = moving.take_off_line(g, obj)
        f.changed += 1
        atoms.note(g, events.STOPPED, stopped.controller, stopped.card_index, obj, stopped.what, f.card_index)
        if stopped.what == codes.OF_CARD:
            _put_stopped(g, f, stopped, how)
    return False


def _put_stopped(g: Game, f: Frame, stopped: Frame, how: int) -> None:
    uid = stopped.uid
    if how == ops.BY_BANISH:
        moving.banish_cards(g, [uid])
    elif how in (ops.BY_HAND, ops.BY_YOUR_HAND):
        moving.to_hand(g, uid, f.controller if how == ops.BY_YOUR_HAND else stopped.controller, moving.everyone(g))
    elif how == ops.BY_TOP:
        moving.to_top(g, uid, moving.everyone(g))
    else:
        moving.to_discard(g, uid, f.controller if how == ops.BY_YOUR_DISCARD else stopped.controller)


# --- players ---------------------------------------------------------------------------------------------------------


def draw(g: Game, f: Frame, op: Op) -> bool:
    f.changed = sum(moving.draw(g, seat, f.number) for seat in seats(g, f, op[1]))
    return False


def draw_them(g: Game, f: Frame, op: Op) -> bool:
    whose = seats(g, f, op[1])
    uids = [uid for uid in uids_of(g, f) if g.zone_of[uid] == codes.DECK]
    f.changed = moving.draw_these(g, uids, whose[0]) if whose else 0
    return False


def look(g: Game, f: Frame, op: Op) -> bool:
    """Top cards of a deck, the top one first: IT, and the zone TOP of this effect."""
    _, who, by_all = op
    whose = seats(g, f, who)
    f.shown = g.deck[whose[0]][: -f.number - 1 : -1] if whose else []
    for uid in f.shown:
        moving.reveal(g, uid, moving.everyone(g) if by_all else 1 << f.controller)
    f.selected = [codes.CARD + uid for uid in f.shown]
    return False


def show(g: Game, f: Frame, op: Op) -> bool:
    for uid in uids_of(g, f):
        moving.reveal(g, uid, moving.everyone(g))
    return False


def count_all(g: Game, f: Frame, op: Op) -> bool:
    f.number = len(g.hand[f.controller])
    return False


def reveal(g: Game, f: Frame, op: Op) -> bool:
    """Show cards of one's hand: exactly so many, or none where there are fewer; X is how many."""
    _, what, flags = op
    among = ranked(
        g, [codes.CARD + uid for uid in g.hand[f.controller] if card_matches(FILTERS[what], g.def_of[uid])]
    )  # fmt: skip
    least = 0 if flags & ops.UP_TO else f.number
    most = f.number if len(among) >= least else 0
    if offer(g, f, f.controller, codes.PICKS, among, least, most):
        return True
    for card in f.picks:
        moving.reveal(g, card - codes.CARD, moving.everyone(g))
    f.x = f.changed = len(f.picks)
    return False


def at_end(g: Game, f: Frame, op: Op) -> bool:
    later = Frame(op[1], codes.OF_TRIGGER, f.controller, f.card_index, f.uid, f.ref)
    later.selected, later.that_player, later.x = f.selected[:], f.that_player, f.x
    g.delayed.append(later)
    return False


def trait_this_turn(g: Game, f: Frame, op: Op) -> bool:
    atoms.trait_this_turn(g, f.controller, op[1], f.card_index)
    return False


def discard_them(g: Game, f: Frame, op: Op) -> bool:
    uids = [uid for uid in uids_of(g, f) if g.zone_of[uid] == codes.HAND]
    moving.discard(g, uids)
    f.changed = len(uids)
    return False


def discard(g: Game, f: Frame, op: Op) -> bool:
    """Cards of each player's choice, or at random, as many as there are; one player after the other: `by` counts
    those that have."""
    _, who, what, at_random = op
    whose = seats(g, f, who)
    if f.by == 0 and f.stage == FRESH:
        f.changed = 0
    if f.by >= len(whose):
        f.by = 0
        return False
    seat = whose[f.by]
    among = ranked(g, [codes.CARD + uid for uid in g.hand[seat] if card_matches(FILTERS[what], g.def_of[uid])])
    if at_random:
        g.rng.shuffle(among)
        f.picks = among[: f.number]
    elif offer(g, f, seat, codes.DISCARDS, among, f.number, f.number):
        return True
    f.changed += len(f.picks)
    moving.discard(g, [card - codes.CARD for card in f.picks])
    f.by += 1
    f.pc -= 1
    return False


def discard_hand(g: Game, f: Frame, op: Op) -> bool:
    _, who, what = op
    f.changed = 0
    for seat in seats(g, f, who):
        uids = [uid for uid in g.hand[seat] if card_matches(FILTERS[what], g.def_of[uid])]
        moving.discard(g, uids)
        f.changed += len(uids)
    return False


def reveal_hand(g: Game, f: Frame, op: Op) -> bool:
    _, who, to_you = op
    for seat in seats(g, f, who):
        for uid in g.hand[seat]:
            moving.reveal(g, uid, 1 << f.controller if to_you else moving.everyone(g))
    return False


def banish_pile(g: Game, f: Frame, op: Op) -> bool:
    uids = [uid for seat in seats(g, f, op[1]) for uid in g.discard[seat]]
    f.done = [codes.CARD + uid for uid in uids]
    f.changed = len(uids)
    moving.banish_cards(g, uids)
    return False


def gain_mojo(g: Game, f: Frame, op: Op) -> bool:
    for seat in seats(g, f, op[1]):
        atoms.gain_mojo(g, seat, f.number, f.card_index)
    return False


def lose_mojo(g: Game, f: Frame, op: Op) -> bool:
    whose = seats(g, f, op[1])
    for seat in whose:
        atoms.lose_mojo(g, seat, f.number, f.card_index)
    f.changed = f.number * len(whose)
    return False


def lose_game(g: Game, f: Frame, op: Op) -> bool:
    """Like falling to 0 Mojo (rule book, Winning the Game)."""
    for seat in seats(g, f, op[1]):
        atoms.lose_mojo(g, seat, max(1, g.mojo[seat]), f.card_index)
    return False


def make_tokens(g: Game, f: Frame, op: Op) -> bool:
    token = op[1] if op[1] >= 0 else f.card_index
    made = [moving.make_token(g, token, f.controller) for _ in range(f.number)]
    f.selected = [ref for ref in made if ref]
    f.changed = len(f.selected)
    return False


def gain_actions(g: Game, f: Frame, op: Op) -> bool:
    atoms.gain_actions(g, f.controller, op[1], f.card_index)
    return False


def extra_turn(g: Game, f: Frame, op: Op) -> bool:
    atoms.extra_turn(g, f.controller, f.card_index)
    return False
