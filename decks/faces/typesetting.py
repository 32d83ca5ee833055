"""Typesetting of names and rules text: words, symbols among them, lines, and the size at which a text fits its box.

All lengths are in units of the face. A text is set once, at the size of print, and drawn at any scale: its lines break
alike on every picture of a card.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from PIL import ImageFont

FONTS = Path(__file__).parent / "fonts"
TITLE, TEXT, BOLD = "title", "text", "bold"
MEASURE = 200  # the size at which words are measured: the same proportions for all sizes

LEADING = 1.16  # from line to line
GAP = 0.36  # more between paragraphs
SPACE = 0.24
# widths of symbols, in ems of the text
WIDTHS = {
    "0": 0.86, "1": 0.86, "expend": 0.92, "offense": 0.8, "defense": 0.8, "arrow": 0.86, "diamond": 0.6,
    "good": 0.94, "evil": 0.94, "sage": 0.94, "wild": 0.94, "action": 0.86, "flip": 0.86, "build": 0.86, "paced": 0.86,
    "fast": 0.8,
}  # fmt: skip
SIGNS = {"→": "arrow", "◆": "diamond"}

_PIECES = re.compile(r"\{(\w+)\}|([→◆])")
_LEAD = re.compile(r"^((?:[^→:.\"]|\.(?! ))+?)( ?→|:)(.*)$")
_KEYWORDS = re.compile(r"^[A-Z][a-z-]+( ward)?((, | ◆ )[A-Z][a-z-]+( ward)?)*$")
OR = "— OR —"


@lru_cache(maxsize=64)  # long names have sizes of their own
def font(name: str, size: float) -> ImageFont.FreeTypeFont:
    """A font at a size in dots."""
    return ImageFont.truetype(FONTS / f"{name}.ttf", size)


@cache
def width(text: str, name: str) -> float:
    """How wide a text is, in ems."""
    return font(name, MEASURE).getlength(text) / MEASURE


@dataclass(frozen=True)
class Atom:
    """Letters in a font, or a symbol."""

    text: str
    font: str
    symbol: bool = False

    @property
    def width(self) -> float:
        return WIDTHS[self.text] if self.symbol else width(self.text, self.font)


Word = tuple[Atom, ...]  # atoms between which no line breaks


@dataclass(frozen=True)
class Placed:
    """An atom on its place: x of its left edge, y of the base line."""

    atom: Atom
    x: float
    y: float


@dataclass(frozen=True)
class Setting:
    """A text that is set: its atoms, the heights at which an OR divides it, and how tall it is."""

    size: float
    atoms: tuple[Placed, ...]
    ors: tuple[float, ...]
    height: float


def typographic(text: str) -> str:
    """Quotes, minus signs and hard spaces, as print has them."""
    text = re.sub(r"(?<=\w)'", "’", text)
    text = re.sub(r'"(?=\w)', "“", text).replace('"', "”")
    text = re.sub(r"(?<!\w)-(?=\d)", "−", text)
    return re.sub(r"(?<=\d) (?=\{(?:offense|defense)\})", "\u00a0", text)  # a number stays with its symbol


def words(line: str) -> list[Word]:
    """A line of rules text. What stands before an arrow or a colon is bold, and so are keywords."""
    if _KEYWORDS.match(line):
        return _words(line, BOLD)
    lead = _LEAD.match(line)
    if not lead:
        return _words(line, TEXT)
    return _words(lead[1] + lead[2], BOLD) + _words(lead[3], TEXT)


def _words(text: str, name: str) -> list[Word]:
    return [tuple(_atoms(word, name)) for word in typographic(text).split(" ") if word]


def _atoms(word: str, name: str) -> list[Atom]:
    atoms, at = [], 0
    for found in _PIECES.finditer(word):
        if found.start() > at:
            atoms.append(Atom(word[at : found.start()], name))
        atoms.append(Atom(found[1] or SIGNS[found[2]], name, symbol=True))
        at = found.end()
    if at < len(word):
        atoms.append(Atom(word[at:], name))
    return atoms


def broken(line: Sequence[Word], ems: float) -> list[list[Word]]:
    """A line of words as lines no wider than so many ems; the last is not left with a single short word."""
    lines = _greedy(line, ems)
    narrower = ems
    while len(lines) > 1 and _length(lines[-1]) < 0.2 * ems and narrower > 0.7 * ems:
        narrower *= 0.97
        again = _greedy(line, narrower)
        if len(again) > len(lines):
            break
        lines = again
    return lines


def _greedy(line: Sequence[Word], ems: float) -> list[list[Word]]:
    lines: list[list[Word]] = [[]]
    used = 0.0
    for word in line:
        wide = sum(atom.width for atom in word)
        if lines[-1] and used + SPACE + wide > ems:
            lines.append([])
            used = 0.0
        used += wide + (SPACE if lines[-1] else 0)
        lines[-1].append(word)
    return lines


def _length(line: Sequence[Word]) -> float:
    return sum(atom.width for word in line for atom in word) + SPACE * (len(line) - 1)


def set_text(text: str, wide: float, size: float) -> Setting:
    """Rules text in a column, from the top at y = 0."""
    atoms: list[Placed] = []
    ors: list[float] = []
    y = 0.0
    for number, line in enumerate(filter(None, text.split("\n"))):
        if number:
            y += GAP * size
        if line == OR:
            ors.append(y + 0.42 * size)
            y += 0.84 * size
            continue
        for row in broken(words(line), wide / size):
            base, x = y + 0.9 * size, 0.0
            for word in row:
                for atom in word:
                    atoms.append(Placed(atom, x, base))
                    x += atom.width * size
                x += SPACE * size
            y += LEADING * size
    return Setting(size, tuple(atoms), tuple(ors), y)


def fit_line(text: str, name: str, wide: float, largest: float, least: float) -> float:
    """The size of a single line that has so much room: the largest, or smaller when it is long."""
    return max(least, min(largest, wide / width(text, name)))
