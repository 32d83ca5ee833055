"""What a position comes to, as a hash: equal where players would find the same and the same chance lies ahead.

Unlike `pack.digest` it says nothing about how cards are compiled or numbered: cards go by their names and objects by
their places, and where in a program an effect goes on is left out, because what it leads to is seen one choice later.
So games that are kept can be compared with what another version of the engine makes of them.
"""

from __future__ import annotations

import hashlib

from engine.epic_tcg.positions.notation.places import Places
from engine.epic_tcg.positions.notation.writing import text_of
from engine.epic_tcg.rules import codes, derive
from engine.epic_tcg.rules.state import Game

LENGTH = 16  # hexadecimal digits


def footprint(g: Game) -> str:
    """Of a position in which somebody is asked, or which is over."""
    return hashlib.sha256(repr(_seen(g)).encode()).hexdigest()[:LENGTH]


def _seen(g: Game) -> tuple[object, ...]:
    return (
        text_of(g, exact=False),
        [[_derived(g, slot) for slot in slots] for slots in g.board],
        g.seat if not g.reason else codes.NOBODY,
        [] if g.reason else [codes.KIND_NAMES[g.kind], sorted(meanings(g))],
        g.rng.seed(),
    )


def _derived(g: Game, slot: int) -> tuple[int, ...]:
    of = (derive.offense, derive.defense, derive.keywords, derive.alignment, derive.origin, derive.kind)
    return tuple(ask(g, slot) for ask in of)


def meanings(g: Game) -> dict[str, int]:
    """The options of a decision by what they mean: the verb, and the object by its place. The same in all positions
    that have the same footprint."""
    places = Places(g)
    return {_meaning(places, g, option): option for option in g.options}


def _meaning(places: Places, g: Game, option: int) -> str:
    verb, operand = option & codes.VERB_MASK, option >> codes.VERB_BITS
    name = codes.VERB_NAMES[verb]
    if verb in (codes.PLAY, codes.PLAY_VEILED, codes.UNVEIL, codes.PICK):
        return f"{name} {places.name(operand)}"
    if verb == codes.USE:
        number = operand & (1 << codes.USE_BITS) - 1
        return f"{name} {places.name(operand >> codes.USE_BITS)} {number}"
    return f"{name} {operand}"
