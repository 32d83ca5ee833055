"""Abilities that trigger (3.4): who waits for a moment goes into the batch that has not started (3.2.5a).

Called by atoms when something happens and by the turn at its set moments. A waiting trigger remembers its champion's
reference, so that `gone` can tell how it was last seen.
"""

from __future__ import annotations

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
from engine.epic.rules.state import Game

_DAMAGE_MOMENTS = 1 << bits.M_DEALS_DAMAGE | 1 << bits.M_DAMAGES_PLAYER | 1 << bits.M_DAMAGES_OPPONENT


def trigger(g: Game, slot: int, moments: int, x: int, who: int) -> None:
    """Abilities of the champion in `slot` that wait for one of the moments go into the batch (3.2.5a)."""
    row = g.row_of[slot]
    if g.granted:
        for mask, program, label in granted_to(g, g.ref_of[slot]):
            if mask & moments:
                g.waiting.append((program, g.uid_of[slot], g.ref_of[slot], g.controller_of[slot], x, who, label))
    if not TRIGGER_MASK[row] & moments:
        return
    if g.flags_of[slot] & codes.BLANKED:
        return
    for mask, program, label in TRIGGERS[row]:
        if mask & moments:
            g.waiting.append((program, g.uid_of[slot], g.ref_of[slot], g.controller_of[slot], x, who, label))


def granted_to(g: Game, ref: int) -> list[Ability]:
    """Abilities that a champion has gained this turn, each as often as it gained it."""
    return [GRANTS[g.granted[at + 1]] for at in range(0, len(g.granted), 2) if g.granted[at] == ref]


def trigger_board(g: Game, seat: int, moments: int) -> None:
    """Abilities of a player's champions that wait for one of the moments."""
    row_of, granted = g.row_of, g.granted
    for slot in g.board[seat]:
        if TRIGGER_MASK[row_of[slot]] & moments or granted:
            trigger(g, slot, moments, 0, seat)


def trigger_watchers(g: Game, doomed: list[int]) -> None:
    """Champions of these slots are about to break together: abilities that wait for the breaking of such champions
    trigger, once for each. Those of the champions that break with them do as well (3.4)."""
    for seat in (g.active, 1 - g.active):
        for slot in g.board[seat]:
            row, ref = g.row_of[slot], g.ref_of[slot]
            if g.flags_of[slot] & codes.BLANKED:
                continue
            for what, program, label in WATCHED[row]:
                for other in doomed:
                    if fits(g, other, FILTERS[what], seat, ref, seat):
                        g.waiting.append((program, g.uid_of[slot], ref, seat, 0, seat, label))


def trigger_allies(g: Game, seat: int, alignment: int) -> None:
    """Ally abilities (5.18) of the player's champions, of cards in their discard pile and of their deity."""
    moments = alignment << bits.M_ALLY_GOOD
    trigger_board(g, seat, moments)
    trigger_discarded(g, seat, moments)
    trigger_deity(g, seat, moments)


def trigger_deity(g: Game, seat: int, moments: int) -> None:
    """Abilities of a player's deity, which works from the supplemental zone (2.4.2). Events there wait for nothing."""
    for uid in g.aside[seat]:
        row = g.def_of[uid]
        if TRIGGER_MASK[row] & moments:
            for mask, program, label in TRIGGERS[row]:
                if mask & moments:
                    g.waiting.append((program, uid, 0, seat, 0, seat, label))


def trigger_discarded(g: Game, seat: int, moments: int) -> None:
    """Shaded abilities of the cards in a discard pile (5.0.2)."""
    def_of = g.def_of
    for uid in g.discard[seat]:
        row = def_of[uid]
        if DISCARD_MASK[row] & moments:
            for mask, program, label in DISCARD_TRIGGERS[row]:
                if mask & moments:
                    g.waiting.append((program, uid, 0, seat, 0, seat, label))


def trigger_zone(g: Game, uid: int, moment: int) -> None:
    """Abilities that follow a card from zone to zone: it came into its owner's discard pile, left it, was recalled."""
    if not ZONE_MASK[g.def_of[uid]] & 1 << moment:
        return
    owner = g.owner_of[uid]
    for moments, program, label in ZONE_TRIGGERS[g.def_of[uid]]:
        if moments >> moment & 1:
            g.waiting.append((program, uid, 0, owner, 0, owner, label))


def last_keywords(g: Game, ref: int) -> int:
    """Keywords of a champion, as last seen when it has left play."""
    slot = slot_of(g, ref)
    if slot >= 0:
        return keywords(g, slot)
    return g.gone[ref][5] if ref in g.gone else 0


def trigger_damage(g: Game, source: int, total: int, to_first: int, to_second: int, controller: int) -> None:
    """A champion dealt damage: `total` in all, and so much of it to each seat (5.13, 4.4.14)."""
    if last_keywords(g, source) & bits.RIGHTEOUS:  # 5.13.1
        slot = slot_of(g, source)
        uid = g.uid_of[slot] if slot >= 0 else g.gone[source][1]
        g.waiting.append((RIGHTEOUS_PROGRAM, uid, source, controller, total, controller, -1))
    slot = slot_of(g, source)
    row = g.row_of[slot] if slot >= 0 else g.gone[source][0] if source in g.gone else -1
    if row < 0 or not (TRIGGER_MASK[row] & _DAMAGE_MOMENTS or g.granted):
        return
    blanked = (g.flags_of[slot] if slot >= 0 else g.gone[source][6]) & codes.BLANKED
    uid = g.uid_of[slot] if slot >= 0 else g.gone[source][1]
    for moments, program, label in (*(() if blanked else TRIGGERS[row]), *granted_to(g, source)):
        if moments >> bits.M_DEALS_DAMAGE & 1:
            g.waiting.append((program, uid, source, controller, total, controller, label))
        for seat, amount in ((0, to_first), (1, to_second)):
            hits_opponent = moments >> bits.M_DAMAGES_OPPONENT & 1 and seat != controller
            if amount and (moments >> bits.M_DAMAGES_PLAYER & 1 or hits_opponent):
                g.waiting.append((program, uid, source, controller, amount, seat, label))
