"""What there is to choose from: the objects that a filter of an effect matches now. Changes nothing."""

from __future__ import annotations

from typing import Final

from engine.epic_tcg.programs import bits, ops, tables
from engine.epic_tcg.programs.definitions import AIMS, FILTERS
from engine.epic_tcg.programs.tables import Filter
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.derive import amount, cards_in, defense, fits, has, has_trait, on_line_fits, seat_of, settled
from engine.epic_tcg.rules.state import Frame, Game, opponents, slot_of, turn_order

MOST: Final = 1_000_000  # more than there can be of anything


def named(f: Frame) -> list[int]:
    """All that was announced, targets or not, and IT: what "another" is none of."""
    return [*f.selected, *[obj for op in AIMS[f.program] for obj in f.group(op[1])]]


def candidates(g: Game, f: Frame, what: Filter, flags: int) -> list[int]:
    """Objects that an effect may choose, ranked: players, cards, pieces, what is on the line."""
    return ranked(g, matching(g, f, what, flags))


def matching(g: Game, f: Frame, what: Filter, flags: int, enough: int = MOST) -> list[int]:
    """The same as they come, each once; of pieces no more than are `enough`."""
    if flags & ops.ANOTHER:
        before = named(f)
        before += [codes.CARD + g.last_known[obj][codes.LAST_UID] for obj in before if obj in g.last_known]  # left play
        return [obj for obj in matching(g, f, what, flags & ~ops.ANOTHER) if obj not in before]
    if what.what == tables.F_PIECE:
        return _pieces(g, f, what, flags, g.board, enough)
    if what.what == tables.F_CARD:
        return [codes.CARD + uid for uid in cards_in(g, f, what)]
    if what.what == tables.F_ANY_OF:
        found: list[int] = []
        for part in what.parts:
            if len(found) < enough:
                found += [obj for obj in matching(g, f, FILTERS[part], flags, enough) if obj not in found]
        return found
    if what.what == tables.F_PLAYER:
        seats = turn_order(g, 0) if not what.whose else sorted(opponents(g, f.controller))
        if flags & ops.IS_TARGET:
            seats = [seat for seat in seats if not has_trait(g, seat, bits.PLAYER_UNTARGETABLE)]
        return seats
    what = settled(g, f, what)
    return [frame.obj for frame in g.line if on_line_fits(frame, what, f.controller, f.that_player, f.ref)]


def _pieces(g: Game, f: Frame, what: Filter, flags: int, board: list[list[int]], enough: int) -> list[int]:
    """Of these slots, by seat, the pieces that match."""
    found: list[int] = []
    what, you, who, target = settled(g, f, what), f.controller, f.that_player, flags & ops.IS_TARGET
    if what.whose == ops.ITS_CONTROLLER:
        who = seat_of(g, f.selected[0], what.whose) if f.selected else codes.NOBODY
    for slots in board:
        for slot in slots:
            if not fits(g, slot, what, you, f.ref, who) or (target and has(g, slot, bits.UNTARGETABLE)):
                continue
            if what.most_defense < 0 or defense(g, slot) <= amount(g, f, what.most_defense):
                found.append(g.ref_of[slot])
                if len(found) == enough:
                    return found
    return found


def legal_targets(g: Game, f: Frame, group: int) -> list[int]:
    """The targets of a group that still are what was asked for."""
    chosen = f.group(group)
    if not chosen:
        return []
    op = next(one for one in AIMS[f.program] if one[1] == group)
    what, flags = FILTERS[op[2]], op[4] & ops.IS_TARGET
    if what.what == tables.F_PIECE:
        slots = [slot_of(g, obj) for obj in chosen]
        return _pieces(g, f, what, flags, [[slot for slot in slots if slot >= 0]], MOST)
    legal = matching(g, f, what, flags)
    return [obj for obj in chosen if obj in legal]


def ranked(g: Game, found: list[int]) -> list[int]:
    """Different objects in the order in which they are offered: ascending, but cards that are alike stand side by side,
    those that most know first, then as they lie."""
    if len(found) < 2:
        return found
    cards = [obj for obj in found if codes.CARD <= obj < codes.FIRST_PIECE]
    if not cards:
        return sorted(found)

    def key(card: int) -> tuple[int, int, int, int, int]:
        uid = card - codes.CARD
        return g.holder_of[uid], g.def_of[uid], g.owner_of[uid], -g.known_of[uid], _place(g, uid)

    cards.sort(key=key)
    if len(cards) == len(found):
        return cards
    players = sorted(obj for obj in found if obj < codes.CARD)
    return players + cards + sorted(obj for obj in found if obj >= codes.FIRST_PIECE)


def _place(g: Game, uid: int) -> int:
    """Where a card lies in its hand, in its discard pile, or from the top of its deck."""
    zone, holder = g.zone_of[uid], g.holder_of[uid]
    if zone == codes.HAND:
        return g.hand[holder].index(uid)
    if zone == codes.DISCARD:
        return g.discard[holder].index(uid)
    return -g.deck[holder].index(uid) if zone == codes.DECK else uid
