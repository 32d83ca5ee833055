"""One line of text that says a whole position, as FEN does for chess. Bug reports, puzzles, tests and links use it.

    turn=3 active=0 moment=build / mojo=30 actions=1 hand=Kong,2*Muse board=Wolf(damage=1,expended) discard=-
    deck=3*Rage / mojo=27 actions=1 hand=Hulk@01 board=- discard=- deck=Rage / line=Muse(by=0,of=playing0.0,g0=0.0)

(on one line). Parts divided by ` / `: the turn, what is of each seat, and last what is going on, if anything is: what
lies on the line, what resolves, what waits to be put on the line, answers so far. A deck begins with its top card.
`words.py` has all words, `places.py` says how objects are named.

Laws: `read(write(g))` has the footprint of `g` when the random source is the same, and is written alike
(`proofs/notations.py`). The random source has no notation: `read` takes a seed.

A notation names hidden cards too: what is shown to one seat is the notation of a game determinized for it.
"""

from __future__ import annotations

from engine.epic_tcg.positions.notation.building import build
from engine.epic_tcg.positions.notation.reading import Reader
from engine.epic_tcg.positions.notation.words import EVERY_WINDOW
from engine.epic_tcg.positions.notation.writing import text_of
from engine.epic_tcg.rules.state import Game
from engine.kernel.notation import BadNotation

__all__ = ["BadNotation", "read", "text_of", "write"]


def write(g: Game) -> str:
    """The position of a game in one line."""
    return text_of(g)


def read(text: str, seed: int = 0, *, every_window: bool = False) -> Game:
    """The game in a position, at its decision; it keeps a journal from there on. With `every_window` priority waits
    also where nothing but passing is possible, whatever the text says. Raises BadNotation with the place and
    what was expected there."""
    said = Reader(text).all()
    if every_window:
        said.turn["rules"] = (*said.turn.get("rules", ()), EVERY_WINDOW)
    return build(said, seed)
