"""Ops that bring cards and champions from one zone to another (1.4): banished, returned, copied, revealed, played.

Like the ops of `effects.py` they change the game through atoms only.
"""

from __future__ import annotations

from engine.epic.programs import bits, ops
from engine.epic.programs.definitions import FILTERS
from engine.epic.rules import atoms, codes, events
from engine.epic.rules.derive import has
from engine.epic.rules.frame import Frame, number, seats, selected_cards, selected_slots, source_card_index
from engine.epic.rules.picks import FRESH, PICKING, ask, can_play, candidates, one_of_each, ranked
from engine.epic.rules.state import Game
from engine.epic.rules.turn import play_card


def banish_them(g: Game, f: Frame, op: ops.Op) -> bool:
    """What was selected goes to the bottom together (5.15.2): from play, from where it lies open, or unseen from a
    hand."""
    slots = selected_slots(g, f)
    if g.journal is not None:
        for slot in slots:
            if has(g, slot, bits.UNBANISHABLE):  # 5.11.2
                atoms.note(g, events.UNBANISHED, g.controller_of[slot], g.card_index_of[slot], g.ref_of[slot])
    done = atoms.banish_champions(g, slots)
    open_cards = selected_cards(g, f, codes.DISCARD) + selected_cards(g, f, codes.SUPPLEMENTAL)
    open_cards += [
        uid for uid in selected_cards(g, f, codes.DECK) if g.deck[g.owner_of[uid]][-1] == uid
    ]  # just revealed
    if open_cards:
        atoms.banish_cards(g, open_cards)
    held = selected_cards(g, f, codes.HAND)
    if held:
        atoms.banish_unseen(g, held)
    f[codes.CHANGED] += done + len(open_cards) + len(held)
    return False


def banish_pile(g: Game, f: Frame, op: ops.Op) -> bool:
    _, who = op
    for seat in seats(g, f, who):
        pile = ranked(g, [codes.CARD + uid for uid in g.discard[seat]])  # a pile has no order of its own (1.4.4)
        uids = [card - codes.CARD for card in pile]
        atoms.banish_cards(g, uids)
        f[codes.CHANGED] += len(uids)
    return False


def return_to_play(g: Game, f: Frame, op: ops.Op) -> bool:
    """Champions leave play and enter it anew under their owners' control; tokens do not come back (2.3.5)."""
    slots = selected_slots(g, f)
    f[codes.SELECTED :] = atoms.return_to_play(g, slots, source_card_index(g, f))
    f[codes.CHANGED] += len(slots)
    return False


# --- revealed from the top of a deck (5.19) --------------------------------------------------------------------------


def reveal_top(g: Game, f: Frame, op: ops.Op) -> bool:
    """Reveal cards of one's deck and choose the one to keep; the others are banished. While the choice waits they are
    the frame's list."""
    _, of, plus, what, flags, _ = op
    seat = f[codes.CONTROLLER]
    if f[codes.STAGE] == FRESH:
        uids = atoms.reveal_top(g, seat, number(g, f, of, plus, seat), source_card_index(g, f))
        f[codes.SELECTED :] = [codes.CARD + uid for uid in uids]
        f[codes.STAGE] = PICKING
    among = candidates(g, f, FILTERS[what], 0)
    if not among:
        _keep(g, f, flags, codes.NOBODY)
        return False
    options = [card << codes.VERB_BITS | codes.TARGET for card in one_of_each(g, among)]
    if flags & ops.IS_OPTIONAL:
        options.append(codes.NO)
    return ask(g, seat, codes.TARGETS, options)


def take_revealed(g: Game, f: Frame, op: ops.Op, option: int) -> None:
    _, _, _, _, flags, _ = op
    _keep(g, f, flags, codes.NOBODY if option == codes.NO else option >> codes.VERB_BITS)


def _keep(g: Game, f: Frame, flags: int, kept: int) -> None:
    """The chosen card goes into hand or play and is IT from now on; the rest is banished."""
    rest = [card - codes.CARD for card in f[codes.SELECTED :] if card != kept]
    f[codes.STAGE] = FRESH
    f[codes.CHANGED] += len(f) - codes.SELECTED
    del f[codes.SELECTED :]
    if kept >= 0:
        card_index = source_card_index(g, f)
        if flags & ops.INTO_PLAY:
            kept = atoms.put_card_into_play(g, kept - codes.CARD, f[codes.CONTROLLER], False, card_index)
        else:
            atoms.keep(g, kept - codes.CARD, card_index)
        f.append(kept)
    atoms.banish_cards(g, rest)


def reveal_top_card(g: Game, f: Frame, op: ops.Op) -> bool:
    _, who = op
    whose = seats(g, f, who)
    uids = atoms.reveal_top(g, whose[0], 1, source_card_index(g, f)) if whose else []
    f[codes.SELECTED :] = [codes.CARD + uid for uid in uids]
    return False


# --- played by an effect (3.2) ---------------------------------------------------------------------------------------


def if_playable(g: Game, f: Frame, op: ops.Op) -> bool:
    _, free, place = op
    if not _playable(g, f, free != 0):
        f[codes.PC] = place
    return False


def _playable(g: Game, f: Frame, free: bool) -> bool:
    """Whether IT is a card that the controller has the gold to play."""
    if len(f) == codes.SELECTED or not codes.CARD <= f[codes.SELECTED] < codes.FIRST_CHAMPION:
        return False
    return can_play(g, f[codes.CONTROLLER], f[codes.SELECTED] - codes.CARD, free)


def play_it(g: Game, f: Frame, op: ops.Op) -> bool:
    """Play IT, at a time when nothing else could be played. An event resolves at once; what follows here waits."""
    _, free = op
    if _playable(g, f, free != 0):
        f[codes.CHANGED] += 1
        f[codes.SELECTED :] = [
            play_card(g, f[codes.CONTROLLER], f[codes.SELECTED] - codes.CARD, free != 0, source_card_index(g, f))
        ]
    return False
