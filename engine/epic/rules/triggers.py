"""Abilities that trigger (3.4): who waits for an event goes into the batch that has not started (3.2.5a).

Called by atoms when something happens and by the turn at its set times. A waiting trigger remembers its champion's
reference, so that `gone` can tell how it was last seen.
"""

from __future__ import annotations

from typing import Final

from engine.epic.programs import bits
from engine.epic.programs.definitions import (
    DISCARD_MASK,
    DISCARD_TRIGGERS,
    FILTERS,
    GRANTS,
    RIGHTEOUS_PROGRAM,
    TRIGGER_MASK,
    TRIGGERS,
    WATCHED,
    ZONE_MASK,
    ZONE_TRIGGERS,
)
from engine.epic.programs.tables import Ability
from engine.epic.rules import codes
from engine.epic.rules.derive import fits, keywords, slot_of
from engine.epic.rules.state import Game, defender, opposed

_DAMAGE_EVENTS: Final = 1 << bits.M_DEALS_DAMAGE | 1 << bits.M_DAMAGES_PLAYER | 1 << bits.M_DAMAGES_OPPONENT


def trigger(g: Game, slot: int, trigger_events: int, x: int, who: int) -> None:
    """Abilities of the champion in `slot` that wait for one of the events go into the batch (3.2.5a)."""
    card_index = g.card_index_of[slot]
    if g.granted:
        for mask, program, ability_id in granted_to(g, g.ref_of[slot]):
            if mask & trigger_events:
                g.pending_triggers.append(
                    (program, g.uid_of[slot], g.ref_of[slot], g.controller_of[slot], x, who, ability_id)
                )
    if not TRIGGER_MASK[card_index] & trigger_events:
        return
    if g.flags_of[slot] & codes.LOST_ABILITIES:
        return
    for mask, program, ability_id in TRIGGERS[card_index]:
        if mask & trigger_events:
            g.pending_triggers.append(
                (program, g.uid_of[slot], g.ref_of[slot], g.controller_of[slot], x, who, ability_id)
            )


def trigger_attack(g: Game, slot: int) -> None:
    """A champion has become an attacking one: abilities trigger (4.4.2, M4.4.2)."""
    trigger(g, slot, 1 << bits.M_ATTACKS, 0, defender(g))


def trigger_block(g: Game, slot: int) -> None:
    """A champion has become a blocking one: abilities trigger (4.4.7, M4.4.7)."""
    trigger(g, slot, 1 << bits.M_BLOCKS, 0, g.active)


def granted_to(g: Game, ref: int) -> list[Ability]:
    """Abilities that a champion has gained this turn, each as often as it gained it."""
    return [GRANTS[ability] for champion, ability in g.granted if champion == ref]


def trigger_board(g: Game, seat: int, trigger_events: int) -> None:
    """Abilities of a player's champions that wait for one of the events."""
    card_index_of, granted = g.card_index_of, g.granted
    for slot in g.board[seat]:
        if TRIGGER_MASK[card_index_of[slot]] & trigger_events or granted:
            trigger(g, slot, trigger_events, 0, seat)


def trigger_watchers(g: Game, doomed: list[int]) -> None:
    """Champions of these slots are about to break together: abilities that wait for the breaking of such champions
    trigger, once for each. Those of the champions that break with them do as well (3.4)."""
    for seat in g.seating.clockwise[g.active]:
        for slot in g.board[seat]:
            card_index, ref = g.card_index_of[slot], g.ref_of[slot]
            if g.flags_of[slot] & codes.LOST_ABILITIES:
                continue
            for what, program, ability_id in WATCHED[card_index]:
                for other in doomed:
                    if g.seating.limited and g.controller_of[other] not in g.seating.reach[seat]:
                        continue
                    if fits(g, other, FILTERS[what], seat, ref, seat):
                        g.pending_triggers.append((program, g.uid_of[slot], ref, seat, 0, seat, ability_id))


def trigger_allies(g: Game, seat: int, alignment: int) -> None:
    """Ally abilities (5.18) of the player's champions, of cards in their discard pile and of their deity."""
    trigger_events = alignment << bits.M_ALLY_GOOD
    trigger_board(g, seat, trigger_events)
    trigger_discarded(g, seat, trigger_events)
    trigger_deity(g, seat, trigger_events)


def trigger_deity(g: Game, seat: int, trigger_events: int) -> None:
    """Abilities of a player's deity, which works from the supplemental zone (2.4.2). Events there wait for nothing."""
    for uid in g.supplemental[seat]:
        card_index = g.def_of[uid]
        if TRIGGER_MASK[card_index] & trigger_events:
            for mask, program, ability_id in TRIGGERS[card_index]:
                if mask & trigger_events:
                    g.pending_triggers.append((program, uid, 0, seat, 0, seat, ability_id))


def trigger_discarded(g: Game, seat: int, trigger_events: int) -> None:
    """Shaded abilities of the cards in a discard pile (5.0.2)."""
    def_of = g.def_of
    for uid in g.discard[seat]:
        card_index = def_of[uid]
        if DISCARD_MASK[card_index] & trigger_events:
            for mask, program, ability_id in DISCARD_TRIGGERS[card_index]:
                if mask & trigger_events:
                    g.pending_triggers.append((program, uid, 0, seat, 0, seat, ability_id))


def trigger_zone(g: Game, uid: int, trigger_event: int) -> None:
    """Abilities that follow a card from zone to zone: it came into its owner's discard pile, left it, was recalled."""
    if not ZONE_MASK[g.def_of[uid]] & 1 << trigger_event:
        return
    owner = g.owner_of[uid]
    for trigger_events, program, ability_id in ZONE_TRIGGERS[g.def_of[uid]]:
        if trigger_events >> trigger_event & 1:
            g.pending_triggers.append((program, uid, 0, owner, 0, owner, ability_id))


def last_keywords(g: Game, ref: int) -> int:
    """Keywords of a champion, as last seen when it has left play."""
    slot = slot_of(g, ref)
    if slot >= 0:
        return keywords(g, slot)
    return g.last_known[ref][codes.LAST_KEYWORDS] if ref in g.last_known else 0


def trigger_damage(g: Game, source: int, controller: int, total: int, to_seats: list[int]) -> None:
    """A champion dealt damage: `total` in all, and so much of it to each seat (5.13, 4.4.14)."""
    if last_keywords(g, source) & bits.RIGHTEOUS:  # 5.13.1
        slot = slot_of(g, source)
        uid = g.uid_of[slot] if slot >= 0 else g.last_known[source][codes.LAST_UID]
        g.pending_triggers.append((RIGHTEOUS_PROGRAM, uid, source, controller, total, controller, -1))
    slot = slot_of(g, source)
    card_index = (
        g.card_index_of[slot]
        if slot >= 0
        else g.last_known[source][codes.LAST_CARD_INDEX]
        if source in g.last_known
        else -1
    )
    if card_index < 0 or not (TRIGGER_MASK[card_index] & _DAMAGE_EVENTS or g.granted):
        return
    lost_abilities = (g.flags_of[slot] if slot >= 0 else g.last_known[source][codes.LAST_FLAGS]) & codes.LOST_ABILITIES
    uid = g.uid_of[slot] if slot >= 0 else g.last_known[source][codes.LAST_UID]
    for trigger_events, program, ability_id in (
        *(() if lost_abilities else TRIGGERS[card_index]),
        *granted_to(g, source),
    ):
        if trigger_events >> bits.M_DEALS_DAMAGE & 1:
            g.pending_triggers.append((program, uid, source, controller, total, controller, ability_id))
        for seat, amount in enumerate(to_seats):
            hits_opponent = trigger_events >> bits.M_DAMAGES_OPPONENT & 1 and opposed(g, seat, controller)
            if amount and (trigger_events >> bits.M_DAMAGES_PLAYER & 1 or hits_opponent):
                g.pending_triggers.append((program, uid, source, controller, amount, seat, ability_id))
