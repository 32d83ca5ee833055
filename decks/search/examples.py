"""The language by example, for the help page: what can be written, in words, and searches that show it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from decks.search.fields import FIELDS
from decks.search.finding import find


@dataclass(frozen=True)
class Lesson:
    """One thing that can be written."""

    title: str
    text: str
    examples: tuple[str, ...]


LESSONS: Final = (
    Lesson(
        "Words",
        "Words are searched in card names and rules texts. The start of a word is enough, and matches in the name come "
        "first. Upper case, accents and apostrophes make no difference. If no card has the word, the closest word is "
        "used instead.",
        ("wolf", "drakas fire", "fire shamen"),
    ),
    Lesson("Phrases", "Put words in quotes to find them exactly as written.", ('"dark one"', '"target player"')),
    Lesson(
        "Fields",
        "Write a field, an operator and a value; all are listed below. Results match everything you write.",
        ("cost:0", "class:dragon cost:1", 'name:"dark one"'),
    ),
    Lesson(
        "Or",
        "Write or between two conditions to match either.",
        ("class:elf or class:fairy", "wolf kind:event or class:wolf"),
    ),
    Lesson(
        "Not",
        "Write a minus sign or the word not to exclude cards that match what follows.",
        ("keyword:airborne -class:dragon", "not kind:champion cost:0"),
    ),
    Lesson(
        "Parentheses",
        "Use parentheses to group conditions.",
        ("alignment:sage (class:dragon or class:wurm)", "-(kind:event or cost:1)"),
    ),
    Lesson(
        "Regular expressions",
        "Write them between slashes. . ^ $ | ( ) [ ] * + ? {2,3} (?= (?! (?<= (?<! and \\d \\w \\s \\b have their "
        "usual meaning; ^ and $ match the start and end of a line. Without a field they search names and texts. "
        "A regular expression that takes too long is stopped.",
        (r"/deal \d\d? damage/", "name:/^the/", "text:/^tribute/"),
    ),
)

OPERATORS: Final = (
    (":", "Contains: a word or the start of one, a phrase, an alignment among others. Numbers: equal."),
    ("=", "Equals: the whole text, exactly this word, exactly these alignments, this number."),
    ("!=", "Does not equal."),
    ("< <= > >=", "Numbers: less, at most, more, at least. Alignments: some of these, or these and more."),
)  # fmt: skip


UNHURRIED: Final = 60.0  # for regular expressions that are known to be quick


@cache
def counts() -> dict[str, int]:
    """How many cards each example finds; those that depend on who asks are not counted."""
    shown = [one.examples for one in LESSONS] + [one.examples for one in FIELDS]
    texts = [text for examples in shown for text in examples]
    found = {text: find(text, seconds=UNHURRIED) for text in texts}
    return {text: len(one.rows) for text, one in found.items() if not one.asks_owned}
