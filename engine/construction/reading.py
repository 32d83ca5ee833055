"""Reading lists of any game: what every list does, line by line; what a line of cards brings, a game says.

What cannot be read is told by line and never raised to whoever reads a list.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Iterable, Sequence
from typing import ClassVar, TypeVar

from engine.construction.lists import (
    MAX_COPIES,
    MAX_LINE_LENGTH,
    MAX_LINES,
    SET_APART,
    LeftOut,
    LineError,
    about,
    bare,
    counted,
    heading,
    is_total,
    lines_of,
    named,
)
from engine.kernel.names import Named, Unknown, fold

T = TypeVar("T", bound=Named)


class BadLine(ValueError):
    """A line that is neither cards nor a remark; carries the name that was probably meant."""

    def __init__(self, message: str, suggestion: str = "") -> None:
        super().__init__(message)
        self.suggestion = suggestion


class Reader(ABC):
    """Reads a list line by line. `title` is that of the heading that sets apart what follows, or "". `errors` are the
    lines that cannot be read, `passed` those that say something of the list, as its author or its format.

    Headings, totals, comments (# and //), blank lines and the name of the list ("Deck: Ape rush") are passed over.
    """

    heading_words: ClassVar[Container[str]]  # words that make a heading without a mark

    def __init__(self) -> None:
        self.title = ""
        self.errors: list[LineError] = []
        self.passed: list[LeftOut] = []

    @abstractmethod
    def entry(self, number: int, shown: str, line: str) -> None:
        """A line that names cards: its number, what was typed, and that without remark and bullet. Raises BadLine."""

    def read(self, text: str) -> None:
        """All lines of a list."""
        lines = lines_of(text)
        for number, typed in enumerate(lines[:MAX_LINES], start=1):
            self._line(number, typed)
        if len(lines) > MAX_LINES:
            sentence = f"A list may have {MAX_LINES} lines; the rest was not read."
            self.errors.append(LineError(MAX_LINES + 1, lines[MAX_LINES].strip()[:MAX_LINE_LENGTH], sentence))

    def _line(self, number: int, typed: str) -> None:
        line, shown = bare(typed), typed.strip()[:MAX_LINE_LENGTH]
        title = heading(line, self.heading_words, SET_APART)
        if title:
            self.title = title if title in SET_APART else ""
        elif about(line)[0]:
            if not named(line):
                self.passed.append(LeftOut(number, shown))
        elif line and not is_total(line):
            try:
                self.entry(number, shown, line)
            except BadLine as wrong:
                self.errors.append(LineError(number, shown, str(wrong), wrong.suggestion))


def entry_of(line: str) -> tuple[int, str]:
    """How many copies a line asks for, and what it calls them. Raises BadLine."""
    if len(line) > MAX_LINE_LENGTH:
        raise BadLine(f"This line is longer than {MAX_LINE_LENGTH} characters. Write one card on each line.")
    return counted(line)


def looked_up(look_up: Callable[[str], T], name: str) -> T:
    """What has this name. Raises BadLine with the name that was probably meant."""
    try:
        return look_up(name)
    except Unknown as unknown:
        raise BadLine(str(unknown), unknown.suggestions[0] if unknown.suggestions else "") from None


def check_count(count: int, name: str) -> None:
    """A line names one copy at least, and not too many. Raises BadLine."""
    if count < 1:
        raise BadLine("A line needs at least 1 copy. Delete the line to leave the card out.", name)
    if count > MAX_COPIES:
        raise BadLine(f"{count} copies are too many: at most {MAX_COPIES} on one line.", name)


def put(pile: list[str], name: str, count: int, most: int, what: str, of_what: str = "") -> None:
    """Add copies to a pile that takes at most so many cards. Raises BadLine, in which the pile is called `what`."""
    if len(pile) + count > most:
        raise BadLine(f"This line takes the {what} past {most} cards, the most for one{of_what}.")
    pile += [name] * count


def corrected(text: str, errors: Iterable[LineError], name_in: Callable[[str], str]) -> str:
    """The list with each name that nothing has replaced by the one probably meant, if there is one; all else stays.
    `errors` are those of the list, and `name_in` tells what a bare line calls its cards."""
    lines = lines_of(text)
    for error in errors:
        if not error.suggestion:
            continue
        line = bare(lines[error.line - 1])
        name = name_in(line)
        if fold(name) != fold(error.suggestion):
            better = error.suggestion.join(line.rsplit(name, 1))
            lines[error.line - 1] = lines[error.line - 1].replace(line, better, 1)
    return "\n".join(lines)


def section(title: str, rows: Sequence[tuple[int, str]]) -> list[str]:
    """Counts with their names under a heading, as text to read; nothing without cards."""
    if not rows:
        return []
    size = sum(count for count, _ in rows)
    return ["\n".join([f"{title} ({size})", *(f"{count} {name}" for count, name in rows), ""])]
