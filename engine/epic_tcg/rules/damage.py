"""Damage: what prevents it, what it does, what triggers by it. An atom like those of `atoms.py`."""

from __future__ import annotations

from engine.epic_tcg.programs import bits
from engine.epic_tcg.rules import codes, events, triggers
from engine.epic_tcg.rules.atoms import note, note_piece, unveil
from engine.epic_tcg.rules.derive import damage_ward, has, kind, players_ward, warded
from engine.epic_tcg.rules.state import Game, Hit, slot_of, touch


def deal(g: Game, hits: list[Hit], *, battle: bool) -> int:
    """Deal damage together. All damage of a battle to one target is one instance for its damage ward, over the whole
    attack (rule book, Damage Ward); of effects each hit is one. How much was really dealt."""
    for hit in hits:
        slot = slot_of(g, hit[3])
        if slot >= 0:
            unveil(g, slot)
    dealt: list[triggers.Dealt] = []
    deadly: list[int] = []
    for source, controller, card_index, target, whole, is_deadly in _in_order(hits):
        amount = _let_through(g, source, card_index, target, whole, battle)
        if amount <= 0:
            continue
        dealt.append((source, controller, card_index, target, amount))
        if target < codes.CARD:
            g.mojo[target] -= amount
            note(g, events.PLAYER_DAMAGED, target, n=amount, cause=card_index)
        else:
            slot = slot_of(g, target)
            g.damage_of[slot] += amount
            g.damagers = [*g.damagers, (target, source)]
            note_piece(g, events.DAMAGED, slot, amount, card_index)
            if is_deadly:
                deadly.append(target)
    g.broken_by_deadly = (*g.broken_by_deadly, *deadly)
    touch(g)
    triggers.damaged(g, dealt, battle)
    return sum(one[4] for one in dealt)


def _in_order(hits: list[Hit]) -> list[Hit]:
    """Deadly damage first: a ward takes it before the rest, as whoever has the ward would choose."""
    return sorted(hits, key=lambda hit: -hit[5])


def _let_through(g: Game, source: int, card_index: int, target: int, amount: int, battle: bool) -> int:
    """How much of a hit arrives."""
    dealer = slot_of(g, source)
    if dealer >= 0:
        if has(g, dealer, bits.DEALS_NO_DAMAGE):
            return 0
    elif source in g.last_known and g.last_known[source][codes.LAST_KEYWORDS] & bits.DEALS_NO_DAMAGE:
        return 0
    if target < codes.CARD:
        if target not in g.players:
            return 0
        return amount - _taken_by_ward(g, target, amount, players_ward(g, target), battle)
    slot = slot_of(g, target)
    if slot < 0 or not kind(g, slot) & bits.CHAMPION:
        return 0
    if warded(g, slot, source, card_index):
        note_piece(g, events.PREVENTED, slot, amount, card_index)
        return 0
    return amount - _taken_by_ward(g, target, amount, damage_ward(g, slot), battle)


def _taken_by_ward(g: Game, target: int, amount: int, ward: int, battle: bool) -> int:
    if not ward or amount <= 0:
        return 0
    used = sum(n for obj, n in g.ward_used if obj == target) if battle else 0
    taken = min(amount, max(0, ward - used))
    if battle and taken:
        g.ward_used = [*g.ward_used, (target, taken)]
    return taken
