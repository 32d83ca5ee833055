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
        "A word is looked up in names and in rules texts; its beginning is enough, and cards that have it in their "
        "name come first. Capitals, accents and apostrophes do not matter. A word that no card has is read as the one "
        "that comes closest.",
        ("wolf", "drakas fire", "fire shamen"),
    ),
    Lesson("Phrases", "What stands between quotes is looked up as it stands.", ('"dark one"', '"target player"')),
    Lesson(
        "Fields",
        "A field, an operator and a value: the list below has all of them. Cards have to meet everything that you "
        "write.",
        ("cost:0", "class:dragon cost:1", 'name:"dark one"'),
    ),
    Lesson(
        "Or",
        "With or between them, one of two things is enough.",
        ("class:elf or class:fairy", "wolf kind:event or class:wolf"),
    ),
    Lesson(
        "Not",
        "A minus sign, or the word not, asks for cards that do not meet what follows.",
        ("keyword:airborne -class:dragon", "not kind:champion cost:0"),
    ),
    Lesson(
        "Parentheses",
        "They hold together what belongs together.",
        ("alignment:sage (class:dragon or class:wurm)", "-(kind:event or cost:1)"),
    ),
    Lesson(
        "Regular expressions",
        "Between slashes: . ^ $ | ( ) [ ] * + ? {2,3} (?= (?! (?<= (?<! and \\d \\w \\s \\b mean what they usually do; "
        "^ and $ stand for the ends of a line. Without a field they are looked up in names and texts. "
        "One that takes too long is stopped.",
        (r"/deal \d\d? damage/", "name:/^the/", "text:/^tribute/"),
    ),
)

OPERATORS: Final = (
    (":", "Has it: a word or the beginning of one, a phrase, an alignment and maybe others. Of numbers: is it."),
    ("=", "Is it: the whole text, exactly this word, exactly these alignments, this number."),
    ("!=", "Is not it."),
    ("< <= > >=", "Of numbers: less, at most, more, at least. Of alignments: some of these, or these and more."),
)  # fmt: skip


@cache
def counts() -> dict[str, int]:
    """How many cards each example finds; those that depend on who asks are not counted."""
    shown = [one.examples for one in LESSONS] + [one.examples for one in FIELDS]
    texts = [text for examples in shown for text in examples]
    found = {text: find(text) for text in texts}
    return {text: len(one.rows) for text, one in found.items() if not one.asks_owned}
