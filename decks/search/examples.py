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
        "Words are searched in card names, type lines (such as “Evil human mage champion”) and rules texts. The start "
        "of a word is enough. Matches in the name come first, then those in the type line. Where a name does not have "
        "the word, the result shows where it was found. Upper case, accents and apostrophes make no difference. If no "
        "card has the word, the closest word is used instead.",
        ("dragon", "good event", "drakas fire", "fire shamen"),
    ),
    Lesson("Phrases", "Put words in quotes to find them exactly as written.", ('"dark one"', '"target player"')),
    Lesson(
        "Fields",
        "Write a field, an operator and a value; all are listed below. A field searches in one place only: name, type, "
        "class or text. Results match everything you write.",
        ("cost:0", "class:dragon cost:1", 'name:"dark one"', "text:human -type:human"),
    ),
    Lesson(
        "Filters",
        "The filters beside the results are part of the search: what you select is written into the search box, and "
        "what the box says is selected. Of alignments, costs, kinds, products and gems a card needs one of those you "
        "select; of keywords it needs all.",
        ("(alignment:good or alignment:wild) cost:0", "keyword:airborne keyword:blitz", "offense>=8 offense<=10"),
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
        "usual meaning; ^ and $ match the start and end of a line. Without a field they search names, type lines and "
        "texts. A regular expression that takes too long is stopped.",
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
