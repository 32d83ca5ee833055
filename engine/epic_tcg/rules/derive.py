"""What is true of pieces, cards and players now, computed when asked: printed ones, then continuous abilities (rule
book, Order to Apply Continuous Abilities), and what filters, amounts and conditions of a frame say. Changes nothing but
`derived` and `givers`, where it keeps what it has found.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.epic_tcg.programs import bits, ops, tables
from engine.epic_tcg.programs.definitions import (
    AIMS,
    ALIGNMENT,
    AMOUNTS,
    CONDITIONS,
    DAMAGE_WARD,
    DEFENSE,
    FILTERS,
    KEYWORDS,
    KIND,
    OFFENSE,
    ORIGIN,
    PRICE,
    STATICS,
    STATICS_IN_DISCARD,
    TRAITS,
    WARDS,
    D,
)
from engine.epic_tcg.programs.game import BUILD, PRE_BATTLE
from engine.epic_tcg.programs.saying import ability_says, card_says
from engine.epic_tcg.programs.tables import Filter
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.state import Frame, Game, Giver, in_play, opponents, place_on_line, slot_of, turn_order

NO_ALIGNMENT: Final = 16  # what has none is not of it
_MOMENTS: Final = {tables.C_YOUR_TURN: 0, tables.C_YOUR_PRE_BATTLE: PRE_BATTLE, tables.C_YOUR_BUILD: BUILD}

# --- pieces ----------------------------------------------------------------------------------------------------------


def counters(g: Game, slot: int, kind: int) -> int:
    found = g.counters_of[slot]
    return found[kind] if kind < len(found) else 0


def card_index_of(g: Game, obj: int) -> int:
    """The card of a piece, of a card or of something on the line, as last seen when it has left; -1 of players and of
    what nobody remembers."""
    if obj < codes.CARD:
        return -1
    if obj < codes.FIRST_PIECE:
        return g.def_of[obj - codes.CARD]
    slot = slot_of(g, obj)
    if slot >= 0:
        return g.card_of[slot]
    at = place_on_line(g, obj)
    if at >= 0:
        return g.line[at].card_index
    return g.last_known[obj][codes.LAST_CARD_INDEX] if obj in g.last_known else -1


def silent(g: Game, slot: int) -> bool:
    """Whether a piece has no abilities of its own: it is face down (rule book, Veiled) or demoralized."""
    if g.flags_of[slot] & codes.FACE_DOWN:
        return True
    if not g.counters_of[slot]:  # as most of the time
        return False
    return counters(g, slot, bits.DEMORALIZED) > 0


def view_from(g: Game, source: int) -> Frame:
    """A frame that sees what an ability of a piece sees, or one of the card ~`source` in a discard pile."""
    if source < 0:
        return Frame(0, codes.PART, g.holder_of[~source], g.def_of[~source], ~source)
    slot = source
    return Frame(0, codes.PART, g.controller_of[slot], g.card_of[slot], g.uid_of[slot], g.ref_of[slot])


def giver_of(g: Game, source: int) -> int:
    """The player whose piece or card this is."""
    return g.controller_of[source] if source >= 0 else g.holder_of[~source]


def givers(g: Game) -> list[Giver]:
    """The continuous abilities that hold now, of pieces and of cards in discard piles."""
    if g.givers is None:
        g.givers = _givers(g)
    return g.givers


def _givers(g: Game) -> list[Giver]:
    found: list[Giver] = []
    for source in g.statics:
        if source >= 0 and silent(g, source):
            continue
        rows = STATICS[g.card_of[source]] if source >= 0 else STATICS_IN_DISCARD[g.def_of[~source]]
        found += [(source, row) for row in rows if row.condition < 0 or holds(g, view_from(g, source), row.condition)]
    return found


def applies(g: Game, giver: Giver, slot: int) -> bool:
    """Whether a continuous ability that holds applies to this piece. What it asks for is what the piece "is":
    alignments and origins that others say it is of come before (rule book, Order to Apply Continuous Abilities)."""
    source, static = giver
    if static.filter < 0:
        return source == slot
    what = FILTERS[static.filter]
    if what.what != tables.F_PIECE:
        return False
    ref = g.ref_of[source] if source >= 0 else 0
    gives_type = static.alignment or static.origin  # which wards ask about in their turn
    if source != slot and WARDS[g.card_of[slot]] and not gives_type:
        card_index = g.card_of[source] if source >= 0 else g.def_of[~source]
        if warded(g, slot, ref, card_index):
            return False
    return fits(g, slot, what, giver_of(g, source), ref, codes.NOBODY)


def kind(g: Game, slot: int) -> int:
    """Champion or object; a piece may have become another one for the turn."""
    if g.flags_of[slot] & codes.FACE_DOWN:
        return bits.CHAMPION
    form = g.turn_form_of[slot]
    return form[2] if form and form[2] else KIND[g.card_of[slot]]


def alignment(g: Game, slot: int) -> int:
    """The alignment: none while face down; another one where something says that it is of it."""
    if g.flags_of[slot] & codes.FACE_DOWN:
        return 0
    if g.given & bits.GIVES_ALIGNMENT:
        for giver in givers(g):
            if giver[1].alignment and applies(g, giver, slot):
                return giver[1].alignment
    return ALIGNMENT[g.card_of[slot]]


def origin(g: Game, slot: int) -> int:
    if g.flags_of[slot] & codes.FACE_DOWN:
        return 0
    if g.given & bits.GIVES_ORIGIN:
        for giver in givers(g):
            if giver[1].origin and applies(g, giver, slot):
                return giver[1].origin
    return ORIGIN[g.card_of[slot]]


_KEYWORDS, _OFFENSE, _DEFENSE = 0, 1, 2  # places in `g.derived`, beside the slot


def keywords(g: Game, slot: int) -> int:
    """Bit set of keywords. What is lost this turn stays lost, whatever was gained before or after."""
    found = g.derived.get(slot << 2)
    if found is None:
        found = g.derived[slot << 2 | _KEYWORDS] = _keywords(g, slot)
    return found


def _keywords(g: Game, slot: int) -> int:
    words = 0 if silent(g, slot) else KEYWORDS[g.card_of[slot]]
    if g.given & bits.GIVES_KEYWORDS:
        for giver in givers(g):
            if giver[1].keywords and applies(g, giver, slot):
                words |= giver[1].keywords
    if g.counters_of[slot] and counters(g, slot, bits.UNTARGETABLE_COUNTER):
        words |= bits.UNTARGETABLE
    return (words | g.turn_keywords_of[slot]) & ~g.turn_lost_of[slot]


def has(g: Game, slot: int, keyword: int) -> bool:
    found = g.derived.get(slot << 2)
    return (keywords(g, slot) if found is None else found) & keyword != 0


def offense(g: Game, slot: int) -> int:
    """How much damage it deals in battle, at least 0 (rule book, Negative Numbers)."""
    found = g.derived.get(slot << 2 | _OFFENSE)
    if found is None:
        found = g.derived[slot << 2 | _OFFENSE] = max(0, _number(g, slot, OFFENSE, offense=True))
    return found


def defense(g: Game, slot: int) -> int:
    """How much damage breaks it."""
    found = g.derived.get(slot << 2 | _DEFENSE)
    if found is None:
        found = g.derived[slot << 2 | _DEFENSE] = max(0, _number(g, slot, DEFENSE, offense=False))
    return found


def _number(g: Game, slot: int, printed: list[int], *, offense: bool) -> int:
    """A number that may be negative: what is added later counts from there (rule book, Negative Numbers)."""
    demoralized = bool(g.counters_of[slot]) and counters(g, slot, bits.DEMORALIZED) > 0
    form = g.turn_form_of[slot]
    if demoralized:
        number = 0 if offense else 1
    elif form:
        number = form[0 if offense else 1]
    else:
        number = _amount_of(g, slot, printed[g.card_of[slot]])
    for giver in givers(g) if g.given & (bits.GIVES_OFFENSE if offense else bits.GIVES_DEFENSE) else ():
        given = giver[1].offense if offense else giver[1].defense
        if given >= 0 and applies(g, giver, slot):
            number += _amount_of(g, giver[0], given)
    number += g.turn_offense_of[slot] if offense else g.turn_defense_of[slot]
    return number + counters(g, slot, bits.PLUS)


def _amount_of(g: Game, source: int, index: int) -> int:
    """A number of a piece, or of the card ~`source` in a discard pile. Most are literal."""
    row = AMOUNTS[index]
    return row.plus if row.of == tables.N_LITERAL else amount(g, view_from(g, source), index)


def damage_ward(g: Game, slot: int) -> int:
    ward = 0 if silent(g, slot) else DAMAGE_WARD[g.card_of[slot]]
    for giver in givers(g) if g.given & bits.GIVES_WARD else ():
        if giver[1].damage_ward and applies(g, giver, slot):
            ward += giver[1].damage_ward
    return ward


def warded(g: Game, slot: int, source: int, card_index: int) -> bool:
    """Whether what comes from this source cannot affect the piece (rule book, X Ward). `source` is a piece or 0, and
    then what counts is what its card says."""
    wards = WARDS[g.card_of[slot]]
    if not wards or silent(g, slot):
        return False
    return any(source_has(g, source, card_index, FILTERS[ward]) for ward in wards)


def source_has(g: Game, source: int, card_index: int, what: Filter) -> bool:
    slot = slot_of(g, source)
    if slot >= 0:
        return fits(g, slot, what, codes.NOBODY, 0, codes.NOBODY)
    if source in g.last_known:
        last = g.last_known[source]
        facts = (last[codes.LAST_CARD_INDEX], last[codes.LAST_ALIGNMENT], last[codes.LAST_ORIGIN])
        return matches(what, facts[0], last[codes.LAST_KIND], *facts[1:], last[codes.LAST_UID] < 0)
    return card_index >= 0 and card_matches(what, card_index)


# --- filters ---------------------------------------------------------------------------------------------------------


def settled(g: Game, f: Frame, what: Filter) -> Filter:
    """The filter, with the alignment filled in that this effect has chosen, or that of IT."""
    if not (what.chosen or what.of_it):
        return what
    wanted = f.alignment if what.chosen else _alignment_of(g, f.selected[0]) if f.selected else 0
    if what.chosen < 0:
        return replace(what, not_alignment=wanted, chosen=0, traits=1)
    return replace(what, alignment=wanted or NO_ALIGNMENT, chosen=0, of_it=0, traits=1)


def _alignment_of(g: Game, obj: int) -> int:
    slot, at = slot_of(g, obj), place_on_line(g, obj)
    if slot >= 0:
        return alignment(g, slot)
    if at >= 0:
        return 0 if g.line[at].face_down else ALIGNMENT[g.line[at].card_index]
    last = g.last_known.get(obj)
    return last[codes.LAST_ALIGNMENT] if last else 0


def matches(what: Filter, card_index: int, kind: int, alignment: int, origin: int, token: bool) -> bool:
    """Whether something with these characteristics has the traits of a filter."""
    return not (
        (what.kind and not kind & what.kind)
        or (what.alignment and not alignment & what.alignment)
        or (what.origin and not origin & what.origin)
        or alignment & what.not_alignment
        or origin & what.not_origin
        or (what.named >= 0 and card_index != what.named)
        or (what.not_named >= 0 and card_index == what.not_named)
        or (what.price > -2 and (token or PRICE[card_index] != what.price))
        or (what.token >= 0 and token != what.token)
    )


def card_matches(what: Filter, card_index: int) -> bool:
    if what.kind and not KIND[card_index] & what.kind:
        return False
    return not what.traits or matches(
        what, card_index, KIND[card_index], ALIGNMENT[card_index], ORIGIN[card_index], False
    )


def fits(g: Game, slot: int, what: Filter, you: int, this: int, who: int) -> bool:
    """Whether a piece matches a filter of an effect of `you`, which belongs to the piece `this`."""
    if what.whose and not belongs(g.controller_of[slot], what.whose, you, who):
        return False
    if what.kind and not kind(g, slot) & what.kind:
        return False
    return not what.closer or _fits_closer(g, slot, what, you, this)


def _fits_closer(g: Game, slot: int, what: Filter, you: int, this: int) -> bool:
    """Whether a piece that is of such a player and kind has the rest of it."""
    if g.flags_of[slot] & codes.FACE_DOWN:
        if what.alignment or what.origin or what.named >= 0 or what.price > -2 or what.having:
            return False
    elif what.traits:  # an ability that gives an alignment or an origin is not asked about itself
        is_of = alignment(g, slot) if what.alignment or what.not_alignment else 0
        is_from = origin(g, slot) if what.origin or what.not_origin else 0
        if not matches(what, g.card_of[slot], what.kind, is_of, is_from, g.uid_of[slot] < 0):
            return False
    if what.other and g.ref_of[slot] == this:
        return False
    if what.states and not _in_state(g, slot, what.states, you, this):
        return False
    if (what.having and not has(g, slot, what.having)) or (what.without and has(g, slot, what.without)):
        return False
    return what.counter < 0 or counters(g, slot, what.counter) > 0


def _in_state(g: Game, slot: int, states: int, you: int, this: int) -> bool:
    flags = g.flags_of[slot]
    if states & tables.S_WITH_THIS:
        mine = slot_of(g, this)
        if mine < 0 or not flags & g.flags_of[mine] & (codes.ATTACKING | codes.BLOCKING):
            return False
    fighting = states & (tables.S_ATTACKING | tables.S_BLOCKING)
    if fighting:
        wanted = codes.ATTACKING * (states & tables.S_ATTACKING != 0)
        wanted |= codes.BLOCKING * (states & tables.S_BLOCKING != 0)
        if not flags & wanted:
            return False
    if states & tables.S_ATTACKING_YOU and not (flags & codes.ATTACKING and g.defender == you and not g.hunted):
        return False
    return not (states & tables.S_PREPARED and flags & codes.TURNED)


def belongs(seat: int, whose: int, you: int, who: int) -> bool:
    """Whether something of this player is meant: `who` for THAT_PLAYER and ITS_CONTROLLER; EACH_PLAYER: anybody."""
    if whose in (ops.YOU, ops.THE_CONTROLLER):
        return seat == you
    if whose in (ops.OPPONENT, ops.EACH_OPPONENT):
        return seat != you
    return whose not in (ops.THAT_PLAYER, ops.ITS_CONTROLLER) or seat == who


def targets_of(frame: Frame) -> list[int]:
    """What something on the line, or on its way there, has as targets."""
    return [obj for op in AIMS[frame.program] if op[4] & ops.IS_TARGET for obj in frame.group(op[1])]


def on_line_fits(frame: Frame, what: Filter, you: int, who: int, this: int) -> bool:
    """Whether something on the line matches a filter of an effect of `you`, which belongs to the piece `this`."""
    if not (what.cards if frame.what == codes.OF_CARD else what.abilities):
        return False
    if what.whose and not belongs(frame.controller, what.whose, you, who):
        return False
    if what.targets_this and this not in targets_of(frame):
        return False
    if frame.face_down:
        fine = not what.kind or what.kind & bits.CHAMPION != 0
        return fine and not (what.alignment or what.origin or what.price > -2 or what.saying)
    if what.saying and frame.what == codes.OF_CARD and not card_says(D, frame.card_index, what.saying):
        return False
    if what.saying and frame.what != codes.OF_CARD and not ability_says(D, frame.program, what.saying):
        return False
    return card_matches(what, frame.card_index)


def object_has(g: Game, obj: int, what: Filter) -> bool:
    """Whether a piece, a card or something on the line has traits, as last seen when it has left."""
    if obj < codes.CARD:
        return what.what == tables.F_PLAYER
    if obj < codes.FIRST_PIECE:
        return card_matches(what, g.def_of[obj - codes.CARD])
    at = place_on_line(g, obj)
    if at >= 0:
        return card_matches(what, g.line[at].card_index)
    return source_has(g, obj, -1, what)


# --- players ---------------------------------------------------------------------------------------------------------


def has_trait(g: Game, seat: int, trait: int) -> bool:
    """Whether a player has this trait, by a continuous ability or for this turn."""
    if g.turn_traits and (seat, trait) in g.turn_traits:
        return True
    if not g.given & bits.GIVES_TO_PLAYERS:
        return False
    for source in g.statics:
        for given in TRAITS[g.card_of[source]] if source >= 0 else ():
            if given.trait == trait and _holds_for(g, source, given, seat):
                return True
    return False


def _holds_for(g: Game, source: int, given: tables.Trait, seat: int) -> bool:
    return (
        not silent(g, source)
        and belongs(seat, given.who, g.controller_of[source], codes.NOBODY)
        and (given.condition < 0 or holds(g, view_from(g, source), given.condition))
    )


def players_ward(g: Game, seat: int) -> int:
    """Damage ward of a player."""
    if not g.given & bits.GIVES_TO_PLAYERS:
        return 0
    return sum(
        given.damage_ward
        for source in g.statics
        if source >= 0
        for given in TRAITS[g.card_of[source]]
        if given.damage_ward and _holds_for(g, source, given, seat)
    )


def seats(g: Game, f: Frame, who: int) -> list[int]:
    """Players still in the game that a word names, in the order in which they act (language, Who)."""
    if who == ops.YOU:
        found = [f.controller]
    elif who == ops.THE_CONTROLLER:
        found = [f.effect_of]
    elif who in (ops.OPPONENT, ops.EACH_OPPONENT):
        found = opponents(g, f.controller)
    elif who == ops.THAT_PLAYER:
        found = [f.that_player]
    elif who == ops.CHOSEN:
        found = [obj for obj in f.selected if obj < codes.CARD]
    elif who in (ops.ITS_CONTROLLER, ops.ITS_OWNER):
        found = [seat_of(g, f.selected[0], who)] if f.selected else []
    else:
        return turn_order(g, g.active)
    return [seat for seat in found if seat in g.players]


def seat_of(g: Game, obj: int, who: int) -> int:
    """The controller or owner of an object, as last seen when it has left play or the line."""
    if obj < codes.CARD:
        return obj
    if obj < codes.FIRST_PIECE:
        return g.owner_of[obj - codes.CARD] if who == ops.ITS_OWNER else g.holder_of[obj - codes.CARD]
    slot = slot_of(g, obj)
    if slot >= 0:
        return g.owner_of_slot[slot] if who == ops.ITS_OWNER else g.controller_of[slot]
    at = place_on_line(g, obj)
    if at >= 0:
        frame = g.line[at]
        return g.owner_of[frame.uid] if who == ops.ITS_OWNER and frame.uid >= 0 else frame.controller
    last = g.last_known.get(obj)
    if last is None:
        return codes.NOBODY
    return last[codes.LAST_OWNER if who == ops.ITS_OWNER else codes.LAST_CONTROLLER]


# --- numbers and conditions ------------------------------------------------------------------------------------------


def amount(g: Game, f: Frame, index: int) -> int:
    """A number of an effect. What it is of counts as 0 where it is negative (rule book, Negative Numbers)."""
    row = AMOUNTS[index]
    of = row.of
    if of == tables.N_LITERAL:
        return row.plus
    if of == tables.N_IF:
        return amount(g, f, row.then if holds(g, f, row.condition) else row.otherwise)
    found = max(0, _found(g, f, row)) * row.times + row.plus
    return found if row.most < 0 else min(found, row.most)


def _found(g: Game, f: Frame, row: tables.Amount) -> int:
    of = row.of
    if of == tables.N_X:
        return f.x
    if of == tables.N_DAMAGE_DEALT:
        return f.dealt
    if of == tables.N_DONE:
        return f.changed if row.filter < 0 else _done(g, f, row)
    if of == tables.N_YOUR_MOJO:
        return g.mojo[f.controller]
    if of == tables.N_COUNT:
        return _count(g, f, FILTERS[row.filter])
    obj = f.ref if of in (tables.N_DAMAGE_ON_THIS, tables.N_COUNTERS_ON_THIS) else f.selected[0] if f.selected else 0
    slot = slot_of(g, obj)
    last = g.last_known.get(obj)
    if slot < 0 and last is None:
        return 0
    if of == tables.N_OFFENSE_OF_IT:
        return offense(g, slot) if slot >= 0 else last[codes.LAST_OFFENSE] if last else 0
    if of == tables.N_DEFENSE_OF_IT:
        return defense(g, slot) if slot >= 0 else last[codes.LAST_DEFENSE] if last else 0
    if of == tables.N_DAMAGE_ON_THIS:
        return g.damage_of[slot] if slot >= 0 else last[codes.LAST_DAMAGE] if last else 0
    return sum(g.counters_of[slot]) if slot >= 0 else last[codes.LAST_COUNTERS] if last else 0


def _done(g: Game, f: Frame, row: tables.Amount) -> int:
    """How many things with these traits the last act has changed, or to how many players they belonged."""
    found = [seat for obj, seat in zip(f.done, f.done_of, strict=True) if object_has(g, obj, FILTERS[row.filter])]
    return len(set(found)) if row.players else len(found)


def _count(g: Game, f: Frame, what: Filter) -> int:
    if what.what == tables.F_PIECE:
        return sum(1 for slot in in_play(g) if fits(g, slot, what, f.controller, f.ref, f.that_player))
    return len(cards_in(g, f, what))


def cards_in(g: Game, f: Frame, what: Filter) -> list[int]:
    """Uids of the cards that an F_CARD filter matches."""
    what = settled(g, f, what)
    if what.zone == tables.Z_UNDER:
        return [uid for ref, uid in g.under if ref == f.ref and card_matches(what, g.def_of[uid])]
    if what.zone == tables.Z_TOP:
        return [uid for uid in f.shown if g.zone_of[uid] == codes.DECK and card_matches(what, g.def_of[uid])]
    zone = g.hand if what.zone == tables.Z_HAND else g.discard
    if what.whose == ops.YOU:
        among = zone[f.controller]
    else:
        whose = [seat for seat in turn_order(g, 0) if belongs(seat, what.whose, f.controller, f.that_player)]
        among = [uid for seat in whose for uid in zone[seat]]
    return [uid for uid in among if card_matches(what, g.def_of[uid]) and not (what.other and uid == f.uid)]


def holds(g: Game, f: Frame, index: int) -> bool:
    """Whether a condition holds for an effect."""
    row = CONDITIONS[index]
    what = row.kind
    if what in _MOMENTS:
        return g.active == f.controller and _MOMENTS[what] in (0, g.step)
    if what == tables.C_PAID:
        return f.paid != 0
    if what == tables.C_IT_IS:
        return bool(f.selected) and any(_it_is(g, f, f.selected[0], FILTERS[one]) for one in row.filters)
    if what == tables.C_YOU_PLAYED:
        wanted = FILTERS[row.filters[0]]
        return any(seat == f.controller and card_matches(wanted, card) for seat, card in g.played)
    if what == tables.C_THIS_IN_DISCARD:
        return f.uid >= 0 and g.zone_of[f.uid] == codes.DISCARD and g.holder_of[f.uid] == f.controller
    if what == tables.C_WHEN_PLAYED:
        return f.played_in & row.count != 0
    if what == tables.C_ACTION_PAID:
        return bool(f.selected) and _action_paid(g, f.selected[0])
    if what == tables.C_ONLY_SUCH:
        wanted = FILTERS[row.filters[0]]
        pile = g.discard[f.controller]
        return f.uid in pile and all(card_matches(wanted, g.def_of[uid]) for uid in pile)
    if what == tables.C_TOOK_TURNS:
        return any(g.turns_taken[seat] >= row.count for seat in seats(g, f, row.who))
    slot = slot_of(g, f.ref)
    turned = g.flags_of[slot] if slot >= 0 else 0
    if what == tables.C_THIS_EXPENDED:
        return turned & codes.EXPENDED != 0
    assert what == tables.C_THIS_PREPARED
    return slot >= 0 and not turned & codes.TURNED


def _action_paid(g: Game, obj: int) -> bool:
    """Whether an action was paid for something that is on the line, or was."""
    at, last = place_on_line(g, obj), g.last_known.get(obj)
    return g.line[at].actions > 0 if at >= 0 else last is not None and last[codes.LAST_ACTIONS] > 0


def _it_is(g: Game, f: Frame, obj: int, what: Filter) -> bool:
    """Whether IT has these traits, and is or was controlled by the player meant. What the effect has just taken out of
    play counts as it was there."""
    if codes.CARD <= obj < codes.FIRST_PIECE:
        taken = [ref for ref in f.done if ref in g.last_known and g.last_known[ref][codes.LAST_UID] == obj - codes.CARD]
        obj = taken[0] if taken else obj
    if what.whose and what.what != tables.F_CARD:
        seat = seat_of(g, obj, ops.ITS_CONTROLLER)
        if not belongs(seat, what.whose, f.controller, f.that_player):
            return False
    return object_has(g, obj, what)
