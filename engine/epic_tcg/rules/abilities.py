"""Which abilities something has now: of its own, kept, gained or given continuously; and what may pay for them. Changes
nothing."""

from __future__ import annotations

from engine.epic_tcg.programs import bits, tables
from engine.epic_tcg.programs.definitions import BUNDLES, FILTERS, KEYWORDS, TRIGGERED, USED, WAITS_FOR
from engine.epic_tcg.programs.tables import Triggered, Used
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.derive import (
    applies,
    cards_in,
    giver_of,
    givers,
    on_line_fits,
    silent,
    source_has,
    view_from,
)
from engine.epic_tcg.rules.state import Frame, Game


def used_of(g: Game, slot: int) -> tuple[Used, ...]:
    """The abilities of a piece that can be used, in the order of their numbers: its own, those that a copy has kept,
    then those gained this turn."""
    found = () if silent(g, slot) else USED[g.card_of[slot]]
    kept, bundles = g.kept_of[slot], g.turn_bundles_of[slot]
    if kept < 0 and not bundles:
        return found
    if kept >= 0 and not silent(g, slot):
        found += tuple(used for used in BUNDLES[kept].used if used not in found)
    for bundle in bundles:
        found += BUNDLES[bundle].used
    return found


def triggered_of(g: Game, slot: int, event: int) -> list[Triggered]:
    """The abilities of a piece that such an event triggers: its own, and those that it has continuously from
    elsewhere."""
    found: list[Triggered] = []
    if WAITS_FOR[g.card_of[slot]] >> event & 1 and not silent(g, slot):
        found = [row for row in TRIGGERED[g.card_of[slot]] if row.event == event]
    if g.given & bits.GIVES_ABILITIES:
        for giver in givers(g):
            if giver[1].bundle >= 0 and applies(g, giver, slot):
                found += [row for row in BUNDLES[giver[1].bundle].triggered if row.event == event]
    return found


def unstoppable(g: Game, frame: Frame) -> bool:
    """Whether it cannot be stopped, by what it says itself or by what something in play says of it."""
    if frame.what == codes.OF_CARD and not frame.face_down and KEYWORDS[frame.card_index] & bits.UNSTOPPABLE:
        return True
    found = [(static, giver_of(g, source)) for source, static in givers(g)]
    found += [(static, seat) for seat, bundle, _, _ in g.turn_abilities for static in BUNDLES[bundle].statics]
    for static, seat in found:
        what = FILTERS[static.filter] if static.filter >= 0 else None
        if what and what.what == tables.F_LINE and on_line_fits(frame, what, seat, codes.NOBODY, 0):
            return True
    return False


def veiled_in_hand(g: Game, seat: int, uid: int) -> bool:
    """Whether something in play says that this card in a player's hand has veiled."""
    return g.given & bits.GIVES_TO_CARDS != 0 and any(
        static.filter >= 0
        and FILTERS[static.filter].what == tables.F_CARD
        and uid in cards_in(g, view_from(g, source), FILTERS[static.filter])
        and g.holder_of[uid] == seat
        for source, static in givers(g)
    )


def actions_of(g: Game, f: Frame) -> int:
    """How many actions the controller of a frame could pay for it: those for such cards only among them."""
    found = g.actions[f.controller]
    return found + sum(_pays_for(g, f, one) for one in g.limited_actions) if g.limited_actions else found


def _pays_for(g: Game, f: Frame, limited: tuple[int, int]) -> bool:
    seat, what = limited
    return seat == f.controller and not f.face_down and source_has(g, f.ref, f.card_index, FILTERS[what])


def limited_action(g: Game, f: Frame) -> int:
    """The place of a limited action that pays for this, or -1."""
    return next((at for at, one in enumerate(g.limited_actions) if _pays_for(g, f, one)), -1)
