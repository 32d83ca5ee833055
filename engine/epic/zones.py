"""Ops that bring cards and champions from one zone to another in ways of their own (1.4): tokens that are copies.

Like the ops of `effects.py` they change the game through atoms only.
"""

from __future__ import annotations

from engine.epic import atoms, codes, ops
from engine.epic.frame import Frame, source_row
from engine.epic.state import Game


def put_copy(g: Game, f: Frame, op: ops.Op) -> bool:
    """A token that is a copy of this card as it is printed (2.3.6)."""
    row = source_row(g, f)
    f[codes.ITS :] = [atoms.put_token(g, row, f[codes.CONTROLLER], False, row)]
    return False
