"""Print sheets: nine cards to a page at their true size, for scissors and sleeves.

Every picture is embedded once, as the JPEG that it is, however often it is printed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from reportlab.pdfgen.canvas import Canvas

from decks.faces.layout import MILLIMETRES as CARD
from decks.faces.typesetting import TEXT
from decks.sheets.paper import ACROSS, CLEAR, MM, ON_A_PAGE, Paper, cut_marks, places
from decks.sheets.type import document, set_line

GAPS = (0, 2)  # between cards
HAIRLINE = 0.25  # points


@dataclass(frozen=True)
class Copies:
    """A picture, as a JPEG file of at least 300 dots to the inch, and how often it is printed."""

    picture: Path
    count: int


def pages_for(cards: int) -> int:
    return -(-cards // ON_A_PAGE)


def print_sheets(file: IO[bytes], copies: Sequence[Copies], paper: Paper, *, gap: float = 0, title: str) -> None:
    """Write a PDF of the pictures in their order."""
    pictures = [one.picture for one in copies for _ in range(one.count)]
    canvas = document(file, paper, title)
    pages = pages_for(len(pictures))
    for page in range(pages):
        spots = zip(pictures[page * ON_A_PAGE : (page + 1) * ON_A_PAGE], places(paper, gap), strict=False)
        for picture, (x, y) in spots:
            canvas.drawImage(str(picture), x * MM, y * MM, CARD[0] * MM, CARD[1] * MM)
        _marks(canvas, paper, gap)
        _legend(canvas, paper, gap, f"{title} · {page + 1} of {pages} · print at 100 %")
        canvas.showPage()
    canvas.save()


def _marks(canvas: Canvas, paper: Paper, gap: float) -> None:
    canvas.setLineWidth(HAIRLINE)
    canvas.lines([tuple(at * MM for at in line) for line in cut_marks(paper, gap)])


def _legend(canvas: Canvas, paper: Paper, gap: float, text: str) -> None:
    """A line in the margin below the middle card, between the marks."""
    x, y = places(paper, gap)[-ACROSS + 1]
    at = (x + CARD[0] / 2) * MM, (y - CLEAR - 2.2) * MM
    set_line(canvas, at, text, font=TEXT, size=6.5, width=(CARD[0] - 4) * MM, align="middle")
