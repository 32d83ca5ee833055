"""What an effect has selected, and to what of it an act can do something. Changes nothing, but that it may unveil."""

from __future__ import annotations

from engine.epic_tcg.programs import bits, ops
from engine.epic_tcg.programs.ops import Op
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.atoms import unveil
from engine.epic_tcg.rules.derive import has, warded
from engine.epic_tcg.rules.state import Frame, Game, slot_of


def this_object(g: Game, f: Frame) -> list[int]:
    """The piece or, where it is none, the card that the effect belongs to."""
    return [f.ref] if slot_of(g, f.ref) >= 0 else [codes.CARD + f.uid] if f.uid >= 0 and not f.ref else []


def slots_of(g: Game, f: Frame) -> list[int]:
    """Slots of the selected pieces that are still in play and can be affected by this effect."""
    found = [slot_of(g, obj) for obj in f.selected]
    return [slot for slot in found if slot >= 0 and not warded(g, slot, f.ref, f.card_index)]


def unveiled_slots_of(g: Game, f: Frame) -> list[int]:
    """The same of an effect that breaks, banishes or moves them. All that lie face down are unveiled, as that would be
    done to them, and may be warded then (rule book, Veiled)."""
    for obj in f.selected:
        slot = slot_of(g, obj)
        if slot >= 0:
            unveil(g, slot)
    return slots_of(g, f)


def uids_of(g: Game, f: Frame) -> list[int]:
    """Selected cards that are not in play."""
    return [obj - codes.CARD for obj in f.selected if codes.CARD <= obj < codes.FIRST_PIECE]


def movable(g: Game, f: Frame) -> list[int]:
    """Selected cards that are where effects can take them from: a hand, a discard pile, the shown top of a deck, or the
    line for the card that resolves."""
    return [uid for uid in uids_of(g, f) if can_move(g, f, codes.CARD + uid)]


def can_move(g: Game, f: Frame, card: int) -> bool:
    uid = card - codes.CARD
    return (
        g.zone_of[uid] in (codes.HAND, codes.DISCARD, codes.UNDER)
        or (g.zone_of[uid] == codes.DECK and uid in f.shown)
        or (g.zone_of[uid] == codes.ON_LINE and uid == f.uid)
    )


def can_return(g: Game, f: Frame, card: int) -> bool:
    """Whether a card can be returned to play: from one's own discard pile, or from under a piece."""
    uid = card - codes.CARD
    return g.zone_of[uid] == codes.UNDER or (g.zone_of[uid] == codes.DISCARD and g.holder_of[uid] == f.controller)


_MOVES = (ops.BANISH, ops.TO_HAND, ops.TO_DISCARD, ops.TO_TOP, ops.INTO_PLAY)


def able(g: Game, f: Frame, act: Op, among: list[int]) -> list[int]:
    """Those to which this act of an effect can do something."""
    safe = {ops.BREAK: bits.UNBREAKABLE, ops.BANISH: bits.UNBANISHABLE}.get(act[0], 0)
    found: list[int] = []
    for obj in among:
        slot = slot_of(g, obj)
        if slot >= 0:
            fine = not (has(g, slot, safe) or warded(g, slot, f.ref, f.card_index)) and _can_turn(g, slot, act)
        else:
            fine = obj < codes.CARD or obj >= codes.FIRST_PIECE or act[0] not in _MOVES or can_move(g, f, obj)
            if act[0] == ops.INTO_PLAY and act[2]:
                fine = fine and codes.CARD <= obj < codes.FIRST_PIECE and can_return(g, f, obj)
        if fine:
            found.append(obj)
    return found


def _can_turn(g: Game, slot: int, act: Op) -> bool:
    turned = g.flags_of[slot] & codes.TURNED
    if act[0] != ops.TURN:
        return True
    if act[1] == codes.FLIPPED:
        return not turned
    return turned != codes.EXPENDED if act[1] else turned != 0
