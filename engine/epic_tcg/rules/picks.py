"""Questions: a decision is put here, and choosing several of many is a run of small decisions (pick, pick, stop).

A multi-pick takes one at a time in the order in which they are offered, so that each set is reached one way only. Of
cards that the chooser cannot tell apart the first one left is offered.
"""

from __future__ import annotations

from typing import Final

from engine.epic_tcg.programs.ops import Op
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.state import Frame, Game, Offer

# stages of an op that asks more than once
FRESH: Final = 0
PICKING: Final = 1
PICKED: Final = 2


def ask(g: Game, seat: int, kind: int, options: list[int]) -> bool:
    """Put a decision. Options are sorted here."""
    options.sort()
    g.seat = seat
    g.kind = kind
    g.options = options
    return True


def option(verb: int, operand: int) -> int:
    return operand << codes.VERB_BITS | verb


def one_of_each(g: Game, among: list[int]) -> list[int]:
    """Of cards that are alike and stand side by side, the first; everything else as it is."""
    if not among or among[0] >= codes.FIRST_PIECE:  # no cards, which would come before
        return among
    found: list[int] = []
    before = (-1, -1, -1)
    for obj in among:
        alike = (-1, -1, -1)
        if codes.CARD <= obj < codes.FIRST_PIECE:
            uid = obj - codes.CARD
            alike = (g.holder_of[uid], g.owner_of[uid], g.def_of[uid])
        if alike[0] < 0 or alike != before:
            found.append(obj)
        before = alike
    return found


def offer(
    g: Game, f: Frame, seat: int, kind: int, among: list[int], least: int, most: int, musts: list[int] | None = None
) -> bool:
    """Offer the next pick over the ranked list `among`; as many of `musts` as possible are among the picks. False: it
    is over, and the picks are in the frame."""
    if f.stage == FRESH:
        f.picks = []
        f.stage = PICKING
    most = min(most, len(among))
    if f.stage == PICKING and len(f.picks) < most:
        least = min(least, most) if not musts else max(min(least, most), min(most, len(musts)))
        offered = g.offered = Offer(among, least, most, False, tuple(musts) if musts else ())
        options = [option(codes.PICK, obj) for obj in following(g, offered, f.picks)]
        if can_stop(offered, f.picks):
            options.append(codes.STOP)
        return ask(g, seat, kind, options)
    f.stage = FRESH
    return False


def is_over(f: Frame) -> bool:
    """Whether a run of picks has ended, and nothing has to be looked for any more. The picks are in the frame."""
    if f.stage != PICKED:
        return False
    f.stage = FRESH
    return True


def left(among: list[int], picked: list[int]) -> list[int]:
    """What comes after the last pick."""
    return among[among.index(picked[-1]) + 1 :] if picked else among


def following(g: Game, offered: Offer, picked: list[int]) -> list[int]:
    """What can be picked next, so that enough and all that must be can still be picked."""
    rest, need = left(offered.among, picked), offered.least - len(picked)
    if need > 1:
        rest = rest[: len(rest) - need + 1]
    if offered.musts:
        rest = [obj for obj in rest if _leaves_musts(offered, picked, obj)]
    return one_of_each(g, rest)


def can_stop(offered: Offer, picked: list[int]) -> bool:
    """Whether enough is picked, and what must be."""
    if len(picked) < offered.least or not offered.musts:
        return len(picked) >= offered.least
    musts = sum(obj in offered.musts for obj in picked)
    return musts >= min(offered.most, len(offered.musts))


def _leaves_musts(offered: Offer, picked: list[int], obj: int) -> bool:
    """Whether enough of those that must be picked can still be, when this is picked next."""
    later = sum(other in offered.musts for other in offered.among[offered.among.index(obj) + 1 :])
    before = sum(other in offered.musts for other in [*picked, obj])
    return before + min(later, offered.most - len(picked) - 1) >= min(offered.most, len(offered.musts))


def take_pick(g: Game, f: Frame, op: Op, chosen: int) -> None:
    """The answer to `offer`: the op is carried out again."""
    f.pc -= 1
    if chosen & codes.VERB_MASK == codes.STOP:
        f.stage = PICKED
    else:
        f.picks.append(chosen >> codes.VERB_BITS)
        if len(f.picks) == g.offered.most:
            f.stage = PICKED
