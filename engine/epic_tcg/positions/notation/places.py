"""Objects by where they are, as the notation names them.

A player is `0`, a piece `0.2`, a card `hand0.3`, `discard0.0`, `deck0.0` (the top one), `playing0.0` (being announced,
on the line or resolving), `play0.2` (of a piece), `under0.0` (lying under one) or `removed0.0`; what lies on the line
`line.0`, what was there and resolves `stack.0`, what has left and is remembered `gone.0`, what is remembered no more
`lost`.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.epic_tcg.positions.notation.words import GONE, LINE, LOST, STACK
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.state import Frame, Game

Alike = Callable[[int], tuple[int, ...]]


class Places:
    """The names of all objects of a game. What has left and is named is numbered in that order, in `gone`."""

    def __init__(self, g: Game) -> None:
        self.g = g
        self.gone: list[int] = []
        self.name_of: dict[int, str] = {seat: str(seat) for seat in range(g.seats)}
        self.playing = _by_seat(g, codes.ON_LINE, _order_of_frames(g))
        self.removed = _by_seat(g, codes.REMOVED, lambda uid: (g.def_of[uid], uid))
        self.under = [[uid for _, uid in g.under if g.holder_of[uid] == seat] for seat in range(g.seats)]
        for seat in range(g.seats):
            self._piles(seat)
            for at, slot in enumerate(g.board[seat]):
                self.name_of[g.ref_of[slot]] = f"{seat}.{at}"
                if g.uid_of[slot] >= 0:
                    self.name_of[codes.CARD + g.uid_of[slot]] = f"play{seat}.{at}"
        for word, frames in ((LINE, g.line), (STACK, g.frames[1:])):
            for at, frame in enumerate(frames):
                if frame.obj and frame.obj not in g.last_known:
                    self.name_of[frame.obj] = f"{word}.{at}"

    def _piles(self, seat: int) -> None:
        g = self.g
        self._lie("hand", seat, g.hand[seat])
        self._lie("discard", seat, g.discard[seat])
        self._lie("deck", seat, g.deck[seat][::-1])
        self._lie("playing", seat, self.playing[seat])
        self._lie("removed", seat, self.removed[seat])
        self._lie("under", seat, self.under[seat])

    def _lie(self, zone: str, seat: int, uids: list[int]) -> None:
        for at, uid in enumerate(uids):
            self.name_of[codes.CARD + uid] = f"{zone}{seat}.{at}"

    def name(self, obj: int) -> str:
        found = self.name_of.get(obj)
        if found is not None:
            return found
        if obj not in self.g.last_known:
            return LOST
        self.gone.append(obj)
        self.name_of[obj] = f"{GONE}.{len(self.gone) - 1}"
        return self.name_of[obj]

    def card(self, uid: int) -> str:
        return self.name(codes.CARD + uid)


def _by_seat(g: Game, zone: int, key: Alike) -> list[list[int]]:
    uids = sorted((uid for uid in range(len(g.def_of)) if g.zone_of[uid] == zone), key=key)
    return [[uid for uid in uids if g.holder_of[uid] == seat] for seat in range(g.seats)]


def _order_of_frames(g: Game) -> Alike:
    frames: list[Frame] = [*g.line, *g.frames]
    first = {frame.uid: at for at, frame in reversed([*enumerate(frames)])}
    return lambda uid: (first.get(uid, len(frames)), uid)


def default_order(g: Game) -> list[int]:
    """Pieces seat by seat, then the line while the game goes on: the order in which the numbers of objects ascend where
    nothing else is said."""
    line = [] if g.reason else [frame.obj for frame in g.line]
    return [g.ref_of[slot] for slots in g.board for slot in slots] + line
