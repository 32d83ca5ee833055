"""How a text is searched: for the beginning of a word, a phrase, or a regular expression within a time limit."""

from __future__ import annotations

import time
from collections.abc import Callable

import regex

from decks.search.rows import Text, plain
from decks.search.syntax import Pattern, Phrase, SearchError, Value, printed
from engine.epic.catalogue import fold

REGEX_SECONDS = 0.1  # of the processor, for all cards and all expressions of one search
LONGEST_REGEX = 100


class Clock:
    """What is left of a search's time for regular expressions, counted from the first of them on. It is time of the
    processor, as regex counts it: a busy machine refuses nothing that a quiet one would answer."""

    def __init__(self, seconds: float = REGEX_SECONDS) -> None:
        self.seconds = seconds
        self.ends: float | None = None

    def left(self) -> float:
        if self.ends is None:
            self.ends = time.thread_time() + self.seconds
        return max(self.ends - time.thread_time(), 0.0001)


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


def _pattern_test(pattern: Pattern, clock: Clock) -> Callable[[Text], bool]:
    """Case does not matter; ^ and $ stand for the ends of each line."""
    if len(pattern.text) > LONGEST_REGEX:
        raise SearchError(f"A regular expression has at most {LONGEST_REGEX} letters.", *place(pattern))
    try:
        compiled = regex.compile(pattern.text, regex.IGNORECASE | regex.MULTILINE)
    except (regex.error, ValueError, OverflowError, RecursionError) as error:
        raise SearchError(f"This is no regular expression: {error}.", *place(pattern)) from None

    def found(text: Text) -> bool:
        try:
            return compiled.search(text.raw, timeout=clock.left()) is not None
        except TimeoutError:
            sentence = "This regular expression takes too long: a simpler one is expected."
            raise SearchError(sentence, *place(pattern)) from None

    return found
