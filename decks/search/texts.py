"""How a text is searched: for the beginning of a word, a phrase, or a regular expression within a time limit."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

import regex

from decks.search.patterns import PatternError, checked
from decks.search.rows import Text, plain
from decks.search.syntax import Pattern, Phrase, SearchError, Value, printed
from engine.epic.catalogue import fold

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
