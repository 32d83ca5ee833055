"""What there is to choose from: the objects that a filter of an effect matches now. Changes nothing."""

from __future__ import annotations

from engine.epic_tcg.programs import bits, ops, tables
from engine.epic_tcg.programs.definitions import AIMS, FILTERS
from engine.epic_tcg.programs.tables import Filter
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.derive import amount, cards_in, defense, fits, has, has_trait, on_line_fits, seat_of, settled
from engine.epic_tcg.rules.state import Frame, Game, in_play, opponents, turn_order


def named(f: Frame) -> list[int]:
    """All that was announced, targets or not, and IT: what "another" is none of."""
    return [*f.selected, *[obj for op in AIMS[f.program] for obj in f.group(op[1])]]


def candidates(g: Game, f: Frame, what: Filter, flags: int) -> list[int]:
    """Objects that an effect may choose: players, cards (alike ones side by side), pieces, what is on the line."""
    what = settled(g, f, what)
    if what.what == tables.F_ANY_OF:
        found = [obj for part in what.parts for obj in candidates(g, f, FILTERS[part], flags)]
    elif what.what == tables.F_PLAYER:
        found = turn_order(g, 0) if not what.whose else sorted(opponents(g, f.controller))
        if flags & ops.IS_TARGET:
            found = [seat for seat in found if not has_trait(g, seat, bits.PLAYER_UNTARGETABLE)]
    elif what.what == tables.F_CARD:
        found = [codes.CARD + uid for uid in cards_in(g, f, what)]
    elif what.what == tables.F_LINE:
        found = [frame.obj for frame in g.line if on_line_fits(frame, what, f.controller, f.that_player, f.ref)]
    else:
        who = f.that_player
        if what.whose == ops.ITS_CONTROLLER:
            who = seat_of(g, f.selected[0], what.whose) if f.selected else codes.NOBODY
        slots = [slot for slot in in_play(g) if fits(g, slot, what, f.controller, f.ref, who)]
        if what.most_defense >= 0:
            slots = [slot for slot in slots if defense(g, slot) <= amount(g, f, what.most_defense)]
        if flags & ops.IS_TARGET:
            slots = [slot for slot in slots if not has(g, slot, bits.UNTARGETABLE)]
        found = [g.ref_of[slot] for slot in slots]
    if flags & ops.ANOTHER:
        before = named(f)
        before += [codes.CARD + g.last_known[obj][codes.LAST_UID] for obj in before if obj in g.last_known]  # left play
        found = [obj for obj in found if obj not in before]
    return ranked(g, found)


def legal_targets(g: Game, f: Frame, group: int) -> list[int]:
    """The targets of a group that still are what was asked for."""
    chosen = f.group(group)
    if not chosen:
        return []
    op = next(one for one in AIMS[f.program] if one[1] == group)
    legal = candidates(g, f, FILTERS[op[2]], op[4] & ops.IS_TARGET)
    return [obj for obj in chosen if obj in legal]


def ranked(g: Game, found: list[int]) -> list[int]:
    """In the order in which they are offered: ascending, but cards that are alike stand side by side, those that most
    know first, then as they lie."""
    if len(found) < 2:
        return found

    def key(obj: int) -> tuple[int, int, int, int, int, int]:
        if codes.CARD <= obj < codes.FIRST_PIECE:
            uid = obj - codes.CARD
            return 1, g.holder_of[uid], g.def_of[uid], g.owner_of[uid], -g.known_of[uid], _place(g, uid)
        return 0 if obj < codes.CARD else 2, 0, 0, 0, 0, obj

    return sorted(dict.fromkeys(found), key=key)


def _place(g: Game, uid: int) -> int:
    """Where a card lies in its hand, in its discard pile, or from the top of its deck."""
    zone, holder = g.zone_of[uid], g.holder_of[uid]
    if zone == codes.HAND:
        return g.hand[holder].index(uid)
    if zone == codes.DISCARD:
        return g.discard[holder].index(uid)
    return -g.deck[holder].index(uid) if zone == codes.DECK else uid
