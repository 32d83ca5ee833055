"""How a text is searched: for the beginning of a word, a phrase, or a regular expression within a time limit; and
where in it a word or a phrase stands."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

import regex

from decks.search.patterns import PatternError, checked
from decks.search.rows import PLACES, Row, Text, plain, words
from decks.search.spelling import Spelling
from decks.search.syntax import Pattern, Phrase, SearchError, Value, Word, printed
from engine.kernel.names import fold

REGEX_SECONDS = 0.1  # of the processor, for all cards and all expressions of one search

T = TypeVar("T")


class Clock:
    """What is `left` of a search's time for regular expressions, in seconds. It is time of the processor, as regex
    counts it, and of nothing else than these expressions: neither a busy machine nor what Python does between them, as
    collecting garbage, refuses what a quiet one would answer."""

    def __init__(self, seconds: float = REGEX_SECONDS) -> None:
        self.left = seconds

    def within(self, ask: Callable[[float], T]) -> T:
        """The answer of `ask`, which gets the seconds that it may take. Raises TimeoutError also when nothing is left
        at all: regex looks at its limit only now and then, and would answer any number of short questions beyond it."""
        if self.left <= 0:
            raise TimeoutError
        started = time.thread_time()
        try:
            return ask(self.left)
        finally:
            self.left -= time.thread_time() - started


def place(value: Value) -> tuple[int, int]:
    """Where a value stands in the text of its search."""
    return value.at, value.at + len(printed(value))


def text_test(value: Value, clock: Clock) -> Callable[[Text], bool]:
    """Whether a text has a word that begins so, holds the phrase or meets the expression. Raises SearchError."""
    if isinstance(value, Pattern):
        return _pattern_test(value, clock)
    phrase, beginning = plain(value.text), fold(value.text)
    if isinstance(value, Phrase) or not beginning:
        return lambda text: phrase in text.plain
    return lambda text: text.has_word(beginning)


def bare_test(value: Value, clock: Clock, spelling: Spelling) -> Callable[[Text], bool]:
    """The same of what stands without a field: a word that nobody prints is read as those that were probably meant."""
    instead = spelling.meant(fold(value.text)) if isinstance(value, Word) else ()
    if instead:
        return lambda text: any(map(text.has_word, instead))
    return text_test(value, clock)


def _pattern_test(pattern: Pattern, clock: Clock) -> Callable[[Text], bool]:
    """Case does not matter; ^ and $ stand for the ends of each line."""
    try:
        written = checked(pattern.text)
    except PatternError as wrong:
        raise SearchError(str(wrong), *_inside(pattern, wrong)) from None

    def within_time(ask: Callable[[float], T]) -> T:
        try:
            return clock.within(ask)
        except TimeoutError:
            sentence = "This regular expression takes too long: a simpler one is expected."
            raise SearchError(sentence, *place(pattern)) from None

    compiled = within_time(lambda _: regex.compile(written, regex.IGNORECASE | regex.MULTILINE))
    return lambda text: within_time(lambda left: compiled.search(text.raw, timeout=left)) is not None


def _inside(pattern: Pattern, wrong: PatternError) -> tuple[int, int]:
    """The place of what is wrong with an expression, in the text of its search."""
    at, end = (pattern.at + len(printed(Pattern(pattern.text[:one]))) - 1 for one in (wrong.at, wrong.end))
    return at, end


# --- where it stands -------------------------------------------------------------------------------------------------

WORD: Final = re.compile(r"[^\s.,:;!?()\"“”]+")
WORDS_AROUND: Final = 6  # on each side of what is shown of a text


@dataclass(frozen=True)
class Passage:
    """Where a card has what was asked for and its name has not: in which of PLACES, the words as they print, and some
    of those before and after them in their line."""

    place: str
    before: str
    words: str
    after: str


def passage(value: Word | Phrase, row: Row, spelling: Spelling) -> Passage | None:
    """Where the card has it, None if its name has it, or if none of its texts does."""
    meets = bare_test(value, Clock(), spelling)
    place = next((place for place in PLACES if meets(row.texts[place])), "name")
    if place == "name":
        return None
    raw = row.texts[place].raw
    at, end = _span(value, raw, spelling)
    line_at = raw.rfind("\n", 0, at) + 1
    line_end = raw.find("\n", end)
    before, after = raw[line_at:at], raw[end : line_end if line_end >= 0 else None]
    return Passage(place, _last_words(before), raw[at:end], _first_words(after))


def _span(value: Word | Phrase, raw: str, spelling: Spelling) -> tuple[int, int]:
    """Where in the text it stands first; the beginning of the text, if its letters are others."""
    folded = fold(value.text)
    if isinstance(value, Word) and folded:
        wanted = spelling.meant(folded) or (folded,)
        printed_words = WORD.finditer(raw)
        found = next((one for one in printed_words if any(word.startswith(wanted) for word in words(one[0]))), None)
    else:
        found = re.search(r"\s+".join(map(re.escape, value.text.split())), raw, re.IGNORECASE)
    return found.span() if found else (0, 0)


def _last_words(text: str) -> str:
    """The end of a text, and a sign for what is left out."""
    shown = re.search(rf"(?:\S+\s+){{0,{WORDS_AROUND}}}\S*$", text)
    assert shown, "nothing at all would match"
    return f"… {shown[0]}" if shown.start() else text


def _first_words(text: str) -> str:
    """The beginning of a text, and a sign for what is left out."""
    shown = re.match(rf"\S*(?:\s+\S+){{0,{WORDS_AROUND}}}", text)
    assert shown, "nothing at all would match"
    return f"{shown[0]} …" if shown.end() < len(text.rstrip()) else text
