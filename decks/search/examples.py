"""The language by example, for the help page: what can be written, in words, and searches that show it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from decks.search.finding import find
from decks.search.index import Index
from engine.kernel.grammar import listed


@dataclass(frozen=True)
class Lesson:
    """One thing that can be written."""

    title: str
    text: str
    examples: tuple[str, ...]


@cache
def lessons(index: Index) -> tuple[Lesson, ...]:
    """What can be written, with examples of the game."""
    shown = index.shown
    return (
        Lesson(
            "Words",
            f"Words are searched in card names, type lines (such as “{shown.type_line}”) and rules texts. The start "
            "of a word is enough. Matches in the name come first, then those in the type line. Where a name does not "
            "have the word, the result shows where it was found. Upper case, accents and apostrophes make no "
            "difference. If no card has the word, the closest word is used instead.",
            shown.words,
        ),
        Lesson("Phrases", "Put words in quotes to find them exactly as written.", shown.phrases),
        Lesson(
            "Fields",
            "Write a field, an operator and a value; all are listed below. A field searches in one place only: "
            f"{shown.places}. Results match everything you write.",
            shown.fields,
        ),
        Lesson("Filters", _filters(index), shown.filters),
        Lesson("Or", "Write or between two conditions to match either.", shown.either),
        Lesson(
            "Not",
            "Write a minus sign or the word not to exclude cards that match what follows.",
            shown.denied,
        ),
        Lesson("Parentheses", "Use parentheses to group conditions.", shown.parentheses),
        Lesson(
            "Regular expressions",
            "Write them between slashes. . ^ $ | ( ) [ ] * + ? {2,3} (?= (?! (?<= (?<! and \\d \\w \\s \\b have their "
            "usual meaning; ^ and $ match the start and end of a line. Without a field they search names, type lines "
            "and texts. A regular expression that takes too long is stopped.",
            shown.patterns,
        ),
    )


def _filters(index: Index) -> str:
    """What the filters do, by the groups of the game."""
    one_of = listed([group.plural for group in index.groups if not group.every])
    text = (
        "The filters beside the results are part of the search: what you select is written into the search box, and "
        f"what the box says is selected. Of {one_of} a card needs one of those you select"
    )
    every = listed([group.plural for group in index.groups if group.every])
    return f"{text}; of {every} it needs all." if every else f"{text}."


OPERATORS: Final = (
    (":", "Contains: a word or the start of one, a phrase, an alignment among others. Numbers: equal."),
    ("=", "Equals: the whole text, exactly this word, exactly these alignments, this number."),
    ("!=", "Does not equal."),
    ("< <= > >=", "Numbers: less, at most, more, at least. Alignments: some of these, or these and more."),
)  # fmt: skip


UNHURRIED: Final = 60.0  # for regular expressions that are known to be quick


@cache
def counts(index: Index) -> dict[str, int]:
    """How many cards each example finds; those that depend on who asks are not counted."""
    shown = [one.examples for one in lessons(index)] + [one.examples for one in index.fields]
    texts = [text for examples in shown for text in examples]
    found = {text: find(index, text, seconds=UNHURRIED) for text in texts}
    return {text: len(one.rows) for text, one in found.items() if not one.asks_owned}
