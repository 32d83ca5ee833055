"""Papers, and where nine cards and their cut marks lie on one. Lengths are millimetres, from the lower left corner."""

from __future__ import annotations

from dataclasses import dataclass

from decks.faces.layout import MILLIMETRES as CARD

MM = 72 / 25.4  # points
ACROSS = DOWN = 3
ON_A_PAGE = ACROSS * DOWN
CLEAR, MARK = 1.0, 3.0  # from a card to a cut mark, and how long that is
EDGE = 2.0  # of the paper, which few printers reach

Line = tuple[float, float, float, float]


@dataclass(frozen=True)
class Paper:
    """A sheet, upright."""

    name: str
    width: float
    height: float

    @property
    def points(self) -> tuple[float, float]:
        return self.width * MM, self.height * MM


PAPERS = {"a4": Paper("A4", 210, 297), "letter": Paper("Letter", 215.9, 279.4)}


def _starts(room: float, card: float, count: int, gap: float) -> list[float]:
    """Where cards begin that lie side by side in the middle of so much room."""
    margin = (room - count * card - (count - 1) * gap) / 2
    return [margin + at * (card + gap) for at in range(count)]


def places(paper: Paper, gap: float) -> list[tuple[float, float]]:
    """The lower left corners of the cards of a page, row by row from the top."""
    columns, rows = _starts(paper.width, CARD[0], ACROSS, gap), _starts(paper.height, CARD[1], DOWN, gap)
    return [(x, y) for y in reversed(rows) for x in columns]


def cut_marks(paper: Paper, gap: float) -> list[Line]:
    """Short lines in the margins, at each edge of the cards: where to lay the knife. None touches a card."""
    columns, rows = _starts(paper.width, CARD[0], ACROSS, gap), _starts(paper.height, CARD[1], DOWN, gap)
    edges_x = sorted({round(x + side, 6) for x in columns for side in (0, CARD[0])})
    edges_y = sorted({round(y + side, 6) for y in rows for side in (0, CARD[1])})
    left, right, bottom, top = edges_x[0] - CLEAR, edges_x[-1] + CLEAR, edges_y[0] - CLEAR, edges_y[-1] + CLEAR
    wide, tall = min(MARK, left - EDGE), min(MARK, bottom - EDGE)
    marks: list[Line] = []
    for x in edges_x:
        marks += [(x, bottom - tall, x, bottom), (x, top, x, top + tall)]
    for y in edges_y:
        marks += [(left - wide, y, left, y), (right, y, right + wide, y)]
    return marks
