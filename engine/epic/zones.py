"""Ops that bring cards and champions from one zone to another (1.4): banished, returned, copied.

Like the ops of `effects.py` they change the game through atoms only.
"""

from __future__ import annotations

from engine.epic import atoms, codes, ops
from engine.epic.frame import Frame, its_cards, its_slots, seats, source_row
from engine.epic.state import Game


def banish_them(g: Game, f: Frame, op: ops.Op) -> bool:
    """What was selected goes to the bottom together (5.15.2): from play, from where it lies open, or unseen from a
    hand."""
    done = atoms.banish_champions(g, its_slots(g, f))
    open_cards = its_cards(g, f, codes.DISCARD) + its_cards(g, f, codes.SUPPLEMENTAL)
    open_cards += [uid for uid in its_cards(g, f, codes.DECK) if g.deck[g.owner_of[uid]][-1] == uid]  # just revealed
    if open_cards:
        atoms.banish_cards(g, open_cards)
    held = its_cards(g, f, codes.HAND)
    if held:
        atoms.banish_unseen(g, held)
    f[codes.DID] += done + len(open_cards) + len(held)
    return False


def banish_pile(g: Game, f: Frame, op: ops.Op) -> bool:
    for seat in seats(g, f, op[1]):
        uids = g.discard[seat][:]
        atoms.banish_cards(g, uids)
        f[codes.DID] += len(uids)
    return False


def return_to_play(g: Game, f: Frame, op: ops.Op) -> bool:
    """Champions leave play and enter it anew under their owners' control; tokens do not come back (2.3.5)."""
    slots = its_slots(g, f)
    f[codes.ITS :] = atoms.return_to_play(g, slots, source_row(g, f))
    f[codes.DID] += len(slots)
    return False


def put_copy(g: Game, f: Frame, op: ops.Op) -> bool:
    """A token that is a copy of this card as it is printed (2.3.6)."""
    row = source_row(g, f)
    f[codes.ITS :] = [atoms.put_token(g, row, f[codes.CONTROLLER], False, row)]
    return False
