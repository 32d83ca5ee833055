"""Ops that select: what they find or a player picks becomes the list of the frame, which the ops that act read."""

from __future__ import annotations

from engine.epic.programs import ops
from engine.epic.programs.definitions import ALIGNMENT, FILTERS
from engine.epic.rules import atoms, codes, events
from engine.epic.rules.frame import Frame, selected_slots, source_alignments, source_card_index
from engine.epic.rules.picks import FRESH, PICKING, ask, begin, candidates, looks_into_hand, offer, ranked
from engine.epic.rules.state import Game, within_reach


def select_all(g: Game, f: Frame, op: ops.Op) -> bool:
    _, what = op
    f[codes.SELECTED :] = candidates(g, f, FILTERS[what], 0)
    return False


def select_this(g: Game, f: Frame, op: ops.Op) -> bool:
    f[codes.SELECTED :] = [f[codes.REF] if f[codes.REF] else codes.CARD + f[codes.UID]]
    return False


def add_this(g: Game, f: Frame, op: ops.Op) -> bool:
    f.append(f[codes.REF] if f[codes.REF] else codes.CARD + f[codes.UID])
    return False


def add_same_name(g: Game, f: Frame, op: ops.Op) -> bool:
    for slot in selected_slots(g, f)[:1]:
        card_index = g.card_index_of[slot]
        for other in within_reach(g, f[codes.CONTROLLER]):
            if g.card_index_of[other] == card_index and other != slot:
                f.append(g.ref_of[other])
    return False


def add_champions_of(g: Game, f: Frame, op: ops.Op) -> bool:
    for seat in f[codes.SELECTED :]:
        f.extend(g.ref_of[slot] for slot in g.board[seat])
    return False


def pick_survivors(g: Game, f: Frame, op: ops.Op) -> bool:
    """Starting with you, each player chooses a champion they control."""
    if f[codes.STAGE] == 0:
        del f[codes.SELECTED :]
    circle = g.seating.reach[f[codes.CONTROLLER]]
    while f[codes.STAGE] < len(circle):
        seat = circle[f[codes.STAGE]]
        if g.board[seat]:
            options = [g.ref_of[slot] << codes.VERB_BITS | codes.TARGET for slot in g.board[seat]]
            return ask(g, seat, codes.TARGETS, options)
        f[codes.STAGE] += 1
    f[codes.STAGE] = 0
    return False


def take_survivor(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    f.append(option >> codes.VERB_BITS)
    f[codes.STAGE] += 1
    f[codes.PC] -= 1


def pick_any_number(g: Game, f: Frame, op: ops.Op) -> bool:
    _, what, _ = op
    begin(f)
    if FILTERS[what][ops.FILTER_KIND] == ops.F_HAND:
        looks_into_hand(g, f[codes.CONTROLLER])
    if f[codes.STAGE] == PICKING:
        among = candidates(g, f, FILTERS[what], 0)
        if offer(g, f, f[codes.CONTROLLER], codes.PICKS, among, 0, len(among)):
            return True
    f[codes.STAGE] = FRESH
    f[codes.X] = len(f) - codes.SELECTED
    return False


def loyal_cards(g: Game, f: Frame) -> list[int]:
    """Cards in the controller's hand that share an alignment with this card (5.3.1)."""
    mask = source_alignments(g, f)
    hand = g.hand[f[codes.CONTROLLER]]
    return ranked(g, [codes.CARD + uid for uid in hand if ALIGNMENT[g.def_of[uid]] & mask])


def reveal_loyal(g: Game, f: Frame, op: ops.Op) -> bool:
    """Loyalty: reveal that many cards that share an alignment with this card, or none (5.3). With X any number of them,
    which is X from then on."""
    begin(f)
    _, count, place, _ = op
    seat = f[codes.CONTROLLER]
    looks_into_hand(g, seat)
    if f[codes.STAGE] == PICKING:
        among = loyal_cards(g, f)
        if count == ops.ANY_NUMBER:
            if offer(g, f, seat, codes.REVEAL, among, 0, len(among)):
                return True
        elif len(among) >= count and offer(g, f, seat, codes.REVEAL, among, 0, count, all_or_none=True):
            return True
    f[codes.STAGE] = FRESH
    shown = len(f) - codes.SELECTED
    if shown < max(1, count):
        atoms.note(g, events.REVEALED_NONE, seat)
        f[codes.PC] = place
        return False
    if count == ops.ANY_NUMBER:
        f[codes.X] = shown
    for card in f[codes.SELECTED :]:
        atoms.reveal(g, card - codes.CARD, source_card_index(g, f))
    return False
