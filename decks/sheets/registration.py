"""The sheet that registers a deck for a tournament: what a judge reads, counts and signs.

Cards stand in the sections that their game says, in two columns with a box to tick; below them what the rules of the
format ask about. Sixty cards fill one page; more go on on the next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import IO

from reportlab.pdfgen.canvas import Canvas

from decks.faces.typesetting import BOLD, TEXT, TITLE
from decks.sheets.paper import MM, Paper
from decks.sheets.type import document, set_line
from engine import games
from engine.construction.formats import Format
from engine.construction.registering import Registered, Section
from engine.kernel.counting import number_of

MARGIN, BETWEEN = 13.0, 8.0  # around the page, and between its columns
ROW, HEADING = 4.6, 7.2  # heights in the list
HEAD, NEXT_HEAD = 44.0, 13.0  # what the top of the first page takes, and of those that follow
TABLE, REASON = 38.0, 4.4  # heights at the foot: the table with the signatures, at least, and each reason
TABLE_HEAD, TABLE_LINE = 12.0, 5.0  # and in the table
MOST_REASONS = (8, 5, 2)  # fewer where the list is long
NAME, SMALL, LABEL = 10.0, 8.5, 8.0  # sizes of letters, in points


@dataclass(frozen=True)
class Registration:
    """What the sheet tells. `player`, `event` and `date` may be "": a line to write on."""

    deck: str
    deck_format: Format
    cards: Mapping[str, int]
    deity: str = ""
    player: str = ""
    event: str = ""
    date: str = ""
    pool: Mapping[str, int] | None = None
    sideboard: Mapping[str, int] = field(default_factory=dict)
    game: str = field(kw_only=True)

    @cached_property
    def registered(self) -> Registered:
        """What its game says of it."""
        construction = games.of(self.game).construction
        return construction.registered(self.cards, self.sideboard, self.deck_format, self.pool)


@dataclass(frozen=True)
class Row:
    """A line of the list: a heading, with the sum of what is under it, or a card."""

    count: int
    text: str
    cost: str = ""
    heading: bool = False

    @property
    def height(self) -> float:
        return HEADING if self.heading else ROW


def rows(sections: Sequence[Section]) -> list[Row]:
    """The list: each section under its heading."""
    found: list[Row] = []
    for section in sections:
        found.append(Row(section.size, section.title, heading=True))
        found += [Row(*entry) for entry in section.entries]
    return found


def columns(listed: Sequence[Row], heights: Sequence[float]) -> list[list[Row]]:
    """The list divided into columns of these heights, the last one as often as needed. No heading ends a column."""
    made: list[list[Row]] = [[]]
    for at, row in enumerate(listed):
        room = heights[min(len(made), len(heights)) - 1] - sum(one.height for one in made[-1])
        wanted = row.height + (listed[at + 1].height if row.heading else 0)
        if made[-1] and wanted > room:
            made.append([])
        made[-1].append(row)
    return made


def _even(listed: list[Row]) -> list[list[Row]]:
    """Two columns, about as long as each other."""
    height = sum(row.height for row in listed) / 2
    while len(evened := columns(listed, (height,))) > 2:
        height += ROW
    return evened


def registration_sheet(file: IO[bytes], sheet: Registration, paper: Paper) -> None:
    """Write the sheet as a PDF."""
    canvas = document(file, paper, f"Deck registration: {sheet.deck}")
    reasons, foot, divided = _fitted(sheet, paper)
    pages = max(1, -(-len(divided) // 2))
    wide = (paper.width - 2 * MARGIN - BETWEEN) / 2
    for page in range(pages):
        _head(canvas, paper, sheet) if page == 0 else _head_again(canvas, paper, sheet)
        top = paper.height - MARGIN - (NEXT_HEAD if page else HEAD)
        for side, column in enumerate(divided[2 * page : 2 * page + 2]):
            _column(canvas, column, MARGIN + side * (wide + BETWEEN), top, wide)
        if page == 0:
            _foot(canvas, paper, sheet, reasons, MARGIN + foot)
        _line(
            canvas,
            paper.width / 2,
            7,
            f"Page {page + 1} of {pages} · made with Fourfold, fan-made",
            size=7,
            align="middle",
        )
        canvas.showPage()
    canvas.save()


def _fitted(sheet: Registration, paper: Paper) -> tuple[list[str], float, list[list[Row]]]:
    """The reasons that are told, how tall the foot is, and the columns of the list: all on one page, if they can be."""
    listed = rows(sheet.registered.sections)
    table = max(TABLE, TABLE_HEAD + TABLE_LINE * len(sheet.registered.table))
    first, following = (paper.height - 2 * MARGIN - head for head in (HEAD, NEXT_HEAD))
    for most in MOST_REASONS:
        reasons = _reasons(sheet, most)
        foot = table + REASON * len(reasons) + (6 if sheet.deity else 0)
        divided = columns(listed, (first - foot, first - foot, following))
        if len(divided) <= 2:
            return reasons, foot, _even(listed)
    return reasons, foot, divided


def _reasons(sheet: Registration, most: int) -> list[str]:
    """Why the deck is not legal, the first few in words."""
    found = [*sheet.registered.reasons]
    if len(found) > most:
        found = [*found[: most - 1], f"And {len(found) - most + 1} more reasons."]
    return found


# --- the page, from the top; lengths are millimetres -----------------------------------------------------------------


def _line(
    canvas: Canvas,
    x: float,
    y: float,
    text: str,
    *,
    font: str = TEXT,
    size: float = NAME,
    width: float = 0,
    align: str = "left",
) -> None:
    set_line(canvas, (x * MM, y * MM), text, font=font, size=size, width=width * MM, align=align)


def _rule(canvas: Canvas, x: float, y: float, width: float, weight: float = 0.5) -> None:
    canvas.setLineWidth(weight)
    canvas.line(x * MM, y * MM, (x + width) * MM, y * MM)


def _field(canvas: Canvas, x: float, y: float, width: float, label: str, value: str) -> None:
    """A label above a line, with what was typed on it."""
    _rule(canvas, x, y, width)
    _line(canvas, x, y + 6.2, label, size=LABEL)
    _line(canvas, x + 1, y + 1.3, value, font=BOLD, size=12, width=width - 2)


def _head(canvas: Canvas, paper: Paper, sheet: Registration) -> None:
    top, wide = paper.height - MARGIN, paper.width - 2 * MARGIN
    half, right = (wide - BETWEEN) / 2, MARGIN + (wide + BETWEEN) / 2
    _line(canvas, MARGIN, top - 6, "Deck registration", font=TITLE, size=20)
    _line(canvas, paper.width - MARGIN, top - 6, games.of(sheet.game).NAME, size=11, align="right")
    _field(canvas, MARGIN, top - 20, half, "Player", sheet.player)
    _field(canvas, right, top - 20, half * 0.62, "Event", sheet.event)
    _field(canvas, right + half * 0.66, top - 20, half * 0.34, "Date", sheet.date)
    _field(canvas, MARGIN, top - 32, half, "Deck", sheet.deck)
    _field(canvas, right, top - 32, half, "Format", f"{sheet.deck_format.name}, {sheet.deck_format.cards}")
    size, names = sum(sheet.cards.values()), len(sheet.cards)
    counted = f"{number_of(size, 'card')}, {names} different"
    if sheet.sideboard:
        counted += f"; {sum(sheet.sideboard.values())} in the sideboard"
    _line(canvas, MARGIN, top - 39, counted, font=BOLD, size=12)
    _line(canvas, paper.width - MARGIN, top - 39, "tick · copies · card · cost", size=LABEL, align="right")
    _rule(canvas, MARGIN, top - 41, wide, 1)


def _head_again(canvas: Canvas, paper: Paper, sheet: Registration) -> None:
    top, wide = paper.height - MARGIN, paper.width - 2 * MARGIN
    _line(canvas, MARGIN, top - 6, f"Deck registration, continued: {sheet.deck}", font=TITLE, size=13, width=wide * 0.6)
    _line(canvas, paper.width - MARGIN, top - 6, sheet.player, font=BOLD, size=11, width=wide * 0.38, align="right")
    _rule(canvas, MARGIN, top - 10, wide, 1)


def _column(canvas: Canvas, column: Sequence[Row], x: float, top: float, wide: float) -> None:
    y = top
    for row in column:
        y -= row.height
        if row.heading:
            _line(canvas, x, y + 1.4, row.text, font=BOLD, size=12)
            _line(canvas, x + wide, y + 1.4, str(row.count), font=BOLD, size=12, align="right")
            _rule(canvas, x, y, wide)
            continue
        canvas.setLineWidth(0.5)
        canvas.rect(x * MM, (y + 0.6) * MM, 3 * MM, 3 * MM)
        _line(canvas, x + 8.6, y + 1, str(row.count), font=BOLD, align="right")
        _line(canvas, x + 11, y + 1, row.text, width=wide - 18)
        _line(canvas, x + wide, y + 1, row.cost, align="right")


def _foot(canvas: Canvas, paper: Paper, sheet: Registration, reasons: Sequence[str], top: float) -> None:
    wide, y = paper.width - 2 * MARGIN, top
    _rule(canvas, MARGIN, y, wide, 1)
    if sheet.deity:
        y -= 6
        _line(canvas, MARGIN, y + 1, f"Deity: {sheet.deity}", font=BOLD)
    y -= 6
    verdict = f"Not legal in {sheet.deck_format.name}:" if reasons else f"Legal in {sheet.deck_format.name}."
    _line(canvas, MARGIN, y + 1, verdict, font=BOLD)
    for reason in reasons:
        y -= REASON
        _line(canvas, MARGIN + 3, y + 1, reason, size=SMALL, width=wide - 3)
    _table(canvas, MARGIN, y - 2, sheet.registered)
    half, right = (wide - BETWEEN) / 2, MARGIN + (wide + BETWEEN) / 2
    for at, who in enumerate(("Signature of the player", "Checked by a judge, with the time")):
        _field(canvas, right, y - 14 - at * 13, half, who, "")


def _table(canvas: Canvas, x: float, y: float, registered: Registered) -> None:
    """What the format asks about, with what is wrong at the end of a line."""
    stops = [x + 34 + 22 * at for at in range(len(registered.heads))]
    for stop, head in zip(stops, registered.heads, strict=True):
        _line(canvas, stop, y - 4, head, size=LABEL, align="right")
    _rule(canvas, x, y - 5.4, stops[-1] - x)
    for at, line in enumerate(registered.table):
        height = y - 10 - at * TABLE_LINE
        _line(canvas, x, height, line.title)
        for stop, figure in zip(stops, line.figures, strict=False):
            _line(canvas, stop, height, figure, font=BOLD, align="right")
        if line.remark:
            _line(canvas, stops[-1] + 2, height, line.remark, size=SMALL)
