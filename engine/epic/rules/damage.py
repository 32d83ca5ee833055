"""Damage, and what it breaks (4.4.11, 5.16.3): atoms like those of `atoms.py`."""

from __future__ import annotations

from engine.epic.programs import bits
from engine.epic.rules import codes, events
from engine.epic.rules.atoms import break_champions, change_health, check_health, note
from engine.epic.rules.derive import damaged_player, defense, slot_of
from engine.epic.rules.state import Game, Hit, in_play
from engine.epic.rules.triggers import last_keywords, trigger_damage


def deal(g: Game, hits: list[Hit], card_index: int) -> None:
    """Deal damage together; `card_index` is the card that deals it where no champion does, -1 in battle.

    Then abilities of the sources trigger, and with two players one at 0 has lost. What the damage breaks, breaks before
    anything else happens (`break_lethal`).
    """
    doomed: list[int] = []
    dealt: dict[int, list[int]] = {}  # by source: controller, all, then to each seat
    for source, controller, target, amount in hits:
        if amount <= 0:
            continue
        if target < codes.CARD:
            if target not in g.seating.players:
                continue
            change_health(g, target, -amount)
            note(g, events.PLAYER_DAMAGED, target, n=amount, other=_source_card_index(g, source, card_index))
        else:
            slot = slot_of(g, target)
            if slot < 0:
                continue
            g.damage_of[slot] += amount
            note(
                g,
                events.DAMAGED,
                g.controller_of[slot],
                g.card_index_of[slot],
                target,
                amount,
                _source_card_index(g, source, card_index),
            )
            if source and target not in doomed and last_keywords(g, source) & bits.BREAKS_DAMAGED:
                doomed.append(target)
        if source:
            sums = dealt.setdefault(source, [controller, 0, *[0] * g.seating.seats])
            sums[1] += amount
            if target < codes.CARD:
                sums[2 + target] += amount
                if not damaged_player(g, source, target):
                    g.damaged_players = [*g.damaged_players, (source, target)]
    for source, sums in dealt.items():
        trigger_damage(g, source, sums[0], sums[1], sums[2:])
    g.doomed = tuple(doomed)
    g.unsettled = True
    check_health(g)


def _source_card_index(g: Game, source: int, card_index: int) -> int:
    slot = slot_of(g, source)
    return g.card_index_of[slot] if slot >= 0 else card_index


def break_lethal(g: Game) -> None:
    """Champions with damage of at least their defense break together, at once (5.16.3), with those whose source breaks
    what it damages; again while that leaves others with too much (5.9.3)."""
    slots: list[int] = []
    if g.doomed:
        slots = [slot for slot in [slot_of(g, ref) for ref in g.doomed] if slot >= 0]
        g.doomed = ()
    while True:
        g.unsettled = False
        lethal = [
            slot for slot in in_play(g) if g.damage_of[slot] and g.damage_of[slot] >= defense(g, slot)
        ]  # fmt: skip
        slots = slots + [slot for slot in lethal if slot not in slots]
        if slots:
            break_champions(g, slots)
        if not g.unsettled:
            return
        slots = []
