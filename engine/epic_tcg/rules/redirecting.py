"""Damage that is dealt to a champion instead of its controller: as-triggers of the damage."""

from __future__ import annotations

from engine.epic_tcg.programs.definitions import TAKES_DAMAGE
from engine.epic_tcg.programs.ops import Op
from engine.epic_tcg.rules import atoms, codes, events
from engine.epic_tcg.rules.derive import holds, silent, view_from
from engine.epic_tcg.rules.picks import FRESH, PICKING, ask, option
from engine.epic_tcg.rules.state import Frame, Game, Hit


def _takers(g: Game, seat: int) -> list[int]:
    """Champions that take the damage of this player now."""
    return [
        g.ref_of[slot]
        for slot in g.board[seat]
        if TAKES_DAMAGE[g.card_of[slot]] >= 0
        and not silent(g, slot)
        and holds(g, view_from(g, slot), TAKES_DAMAGE[g.card_of[slot]])
    ]


def _damaged(g: Game, hits: list[Hit]) -> list[int]:
    targets = [hit[3] for hit in hits if hit[4] > 0]
    return [seat for seat in g.players if seat in targets]


def choose(g: Game, f: Frame, hits: list[Hit]) -> bool:
    """Whoever has several such champions says which one takes it (rule book, As Triggers)."""
    if f.stage == FRESH:
        f.stage, f.picks = PICKING, []
    for seat in _damaged(g, hits):
        takers = _takers(g, seat)
        if len(takers) > 1 and not any(ref in takers for ref in f.picks):
            return ask(g, seat, codes.REDIRECT, [option(codes.PICK, ref) for ref in takers])
    f.stage = FRESH
    return False


def take_taker(g: Game, f: Frame, op: Op, chosen: int) -> None:
    f.pc -= 1
    f.picks.append(chosen >> codes.VERB_BITS)


def redirected(g: Game, f: Frame, hits: list[Hit]) -> list[Hit]:
    """The hits as they are dealt: all of one moment to the one champion, whatever it can stand."""
    for seat in _damaged(g, hits):
        takers = _takers(g, seat)
        if takers:
            taker = next((ref for ref in f.picks if ref in takers), takers[0])
            atoms.note_piece(g, events.REDIRECTED, taker & codes.SLOT_MASK)
            hits = [(*hit[:3], taker, *hit[4:]) if hit[3] == seat else hit for hit in hits]
    return hits
