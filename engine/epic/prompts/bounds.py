"""Runs of picks as a whole: what of a run is left for its player, who may answer all of it at once.

The engine asks for attackers, blockers, discards and the like one by one, and picks by itself where there is one thing
to pick. What it picked so since the player last had a choice is left to the player as well: who is asked for two cards
names two.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.epic.programs import ops
from engine.epic.programs.definitions import FILTERS
from engine.epic.rules import codes, picks
from engine.epic.rules.selecting import loyal_cards
from engine.epic.rules.state import Game
from engine.epic.rules.turn import HAND_LIMIT


class MultiPick(NamedTuple):
    """What is left of a run: objects to pick among (each copy of equal cards), how many at least and at most, whether
    their order matters, and what the player has picked already."""

    among: list[int]
    least: int
    most: int
    ordered: bool
    picked: list[int]


class _Terms(NamedTuple):
    """What an op offers from the beginning of its run: see `picks.offer`."""

    among: list[int]
    least: int
    most: int
    all_or_none: bool = False
    ordered: bool = False


def multi_pick_of(g: Game, op: ops.Op) -> MultiPick | None:
    """What is left of the run that the op asks for; None for other decisions."""
    if g.kind == codes.DIVIDE or not any(option & codes.VERB_MASK == codes.PICK for option in g.options):
        return None
    f = g.frames[-1]
    if op[0] in (ops.DECLARE_ATTACKERS, ops.DECLARE_BLOCKERS):  # one of them at most is owed, so none is taken unasked
        offered = [option >> codes.VERB_BITS for option in g.options if option & codes.VERB_MASK == codes.PICK]
        return MultiPick(offered, 0 if codes.STOP in g.options else 1, len(offered), False, f[codes.SELECTED :])
    terms = _terms(g, f, op)
    picked = _picked(g, terms, f[codes.SELECTED :])
    least = terms.most if terms.all_or_none else terms.least
    return MultiPick(
        picks.left(terms.among, picked, terms.ordered),
        max(0, least - len(picked)),
        terms.most - len(picked),
        terms.ordered,
        picked,
    )


def _terms(g: Game, f: list[int], op: ops.Op) -> _Terms:
    if op[0] == ops.PICK_OBJECTS:
        among = picks.candidates(g, f, FILTERS[op[1]], op[3])
        most = min(f[codes.X] if op[2] == ops.THE_COUNT else op[2], len(among))
        whole = op[3] & ops.IS_WHOLE != 0
        return _Terms(among, 0 if whole or op[3] & ops.IS_OPTIONAL else most, most, whole)
    if op[0] == ops.PICK_ANY_NUMBER:
        among = picks.candidates(g, f, FILTERS[op[1]], 0)
        return _Terms(among, 0, len(among))
    if op[0] == ops.REVEAL_LOYAL:
        loyal = loyal_cards(g, f)
        return _Terms(loyal, 0, len(loyal)) if op[1] == ops.ANY_NUMBER else _Terms(loyal, 0, op[1], all_or_none=True)
    if op[0] == ops.RECYCLE:
        return _Terms(_ranked(g, g.discard[g.seat]), 0, 2, all_or_none=True, ordered=True)
    hand = _ranked(g, g.hand[g.seat])
    if op[0] == ops.MULLIGAN_OF:
        return _Terms(hand, 0, len(hand))
    if op[0] == ops.HAND_LIMIT:
        return _Terms(hand, len(hand) - HAND_LIMIT, len(hand) - HAND_LIMIT)
    assert op[0] == ops.DISCARD_CARDS, f"op {op} picks in a way of its own"
    count = min(op[1], len(hand))
    return _Terms(hand, count, count)


def _ranked(g: Game, uids: list[int]) -> list[int]:
    return picks.ranked(g, [codes.CARD + uid for uid in uids])


def _picked(g: Game, terms: _Terms, done: list[int]) -> list[int]:
    """The picks so far up to the last one for which there was another choice: another object, or to stop."""
    for count in range(len(done) - 1, -1, -1):
        need = terms.most - count if terms.all_or_none and count else terms.least - count
        if need <= 0 or len(picks.following(g, terms.among, done[:count], need, terms.ordered)) > 1:
            return done[: count + 1]
    return []
