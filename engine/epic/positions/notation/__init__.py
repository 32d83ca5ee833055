"""One line of text that says a whole position, as FEN does for chess. Bug reports, puzzles, tests and links use it.

    turn=3 active=0 first=0 moment=main seat=0 / health=30 gold=1 hand=Kong,2*Lash board=CaveTroll(damage=1,expended)
    discard=- deck=3*Rage / health=27 gold=1 hand=Muse@01 board=- discard=Hurricane! deck=Rage,Lash

(on one line). Three parts divided by ` / `: the turn, what is of seat 0, what is of seat 1. A fourth one says what is
half done, if anything is: effects that resolve, abilities that wait, the answer so far. `docs/notation.md` explains
every field.

Laws: `write(read(write(g))) == write(g)`, and every choice leads to the same position from `read(write(g))` as from `g`
when the random source is the same (`proofs/notations.py`). The random source has no notation: `read` takes a seed.

A notation names hidden cards too: what is shown to one seat is the notation of a game determinized for it.
"""

from __future__ import annotations

from engine.epic.positions.notation.reading import parse
from engine.epic.positions.notation.writing import text_of
from engine.epic.positions.plain.building import build
from engine.epic.positions.plain.describing import position_of
from engine.epic.positions.plain.position import BadPosition
from engine.epic.rules.state import Game
from engine.kernel.notation import BadNotation

__all__ = ["BadNotation", "parse", "read", "text_of", "write"]


def write(g: Game) -> str:
    """The position of a game in one line."""
    return text_of(position_of(g))


def read(text: str, seed: int = 0) -> Game:
    """The game in a position, at its decision. Raises BadNotation with the place and what was expected there."""
    position = parse(text)
    try:
        return build(position, seed)
    except BadPosition as error:
        raise BadNotation(str(error)) from error
