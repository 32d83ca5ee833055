"""The fonts of the sheets: those of the faces. They know the letters of languages written in Latin."""

from __future__ import annotations

from functools import cache
from typing import IO

from reportlab import rl_config
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from decks.faces.typesetting import BOLD, FONTS, TEXT, TITLE, typographic
from decks.sheets.paper import Paper

rl_config.useA85 = 0  # pictures go into the file as they are, not written out in letters

UNKNOWN, CUT = "?", "..."
LEAST = 0.6  # of its size, to which a line shrinks before it is cut


@cache
def _font(name: str) -> TTFont:
    font = TTFont(f"Fourfold {name}", FONTS / f"{name}.ttf")
    pdfmetrics.registerFont(font)
    return font


def document(file: IO[bytes], paper: Paper, title: str) -> Canvas:
    """An empty PDF that says the same whenever it is made."""
    for name in (TEXT, BOLD, TITLE):
        _font(name)
    canvas = Canvas(file, pagesize=paper.points, pageCompression=1, invariant=1, lang="en")
    canvas.setTitle(title)
    canvas.setAuthor("Fourfold")
    canvas.setSubject("Fan-made; not affiliated with the publisher of the game")
    return canvas


def unprintable(text: str) -> str:
    """The signs that the fonts do not have, each once."""
    known = _font(TEXT).face.charToGlyph
    return "".join(dict.fromkeys(sign for sign in text if ord(sign) not in known))


def set_line(
    canvas: Canvas, at: tuple[float, float], text: str, *, font: str, size: float, width: float = 0, align: str = "left"
) -> None:
    """A line of text at a place in points, smaller if it is wider than `width`, and cut if it were tiny then."""
    text, name = _known(typographic(text)), f"Fourfold {font}"
    if width and (wide := canvas.stringWidth(text, name, size)) > width:
        size *= max(LEAST, width / wide)
        text = _cut(canvas, text, name, size, width)
    canvas.setFont(name, size)
    {"left": canvas.drawString, "right": canvas.drawRightString, "middle": canvas.drawCentredString}[align](*at, text)


def _cut(canvas: Canvas, text: str, name: str, size: float, width: float) -> str:
    """The text if it has room, or as much of its beginning as has."""
    if canvas.stringWidth(text, name, size) <= width + 0.01:
        return text
    while text and canvas.stringWidth(f"{text}{CUT}", name, size) > width:
        text = text[:-1]
    return f"{text.rstrip()}{CUT}"


def _known(text: str) -> str:
    strange = unprintable(text)
    return "".join(UNKNOWN if sign in strange else sign for sign in text)
