"""What frames the charge of a card on the table: the contour that its medallion has on its face, and a rim around it.

The contour lets the piece on the table be known as the card; the rim tells those apart that would look alike. Contours
are names of `scene.CONTOURS`; static/js/table/emblem.js draws both.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, TypedDict

from decks.faces.charges import chance, charge_of
from decks.faces.scene import contour_of
from engine import games

RIMS: Final = 6


class Frame(TypedDict):
    """The name of a contour, and the number of a rim below RIMS."""

    contour: str
    rim: int


def frame_of(name: str, game: str) -> Frame:
    """The frame of what has this name in a game. No two cards of one alignment share it and the charge."""
    return _frames(game)[name]


@cache
def _frames(game: str) -> Mapping[str, Frame]:
    """The frames of a game by names. The name decides on the rim; where an earlier card has it, the next."""
    found: dict[str, Frame] = {}
    taken: set[tuple[str, str, str, int]] = set()
    for face in games.of(game).catalogue.faces():
        contour, charge = contour_of(face.name, face.kind), charge_of(face)
        alike = [(alignment, charge, contour) for alignment in face.alignments]
        begin = chance(face.name, 1) % RIMS
        rims = (*range(begin, RIMS), *range(begin))
        rim = next(
            (rim for rim in rims if not any((*one, rim) in taken for one in alike)), begin
        )  # a test forbids more
        found[face.name] = {"contour": contour, "rim": rim}
        taken.update((*one, rim) for one in alike)
    return MappingProxyType(found)
