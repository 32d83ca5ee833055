"""A position as one line of text: signs, numbers, names and lists, read from left to right. Names no game.

A game's notation builds on `Scanner`, knows its own words, and says in `BadNotation` what is wrong and where.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Final, NoReturn, TypeVar

from engine.kernel.names import fold

MOST: Final = 400  # of one item in a list
LARGEST: Final = 1_000_000  # number in a field
NOBODY: Final = "none"

_NAME: Final = re.compile(r"[^\W_]+")
_WORD: Final = re.compile(r"[a-z][a-z0-9-]*")
_COUNT: Final = re.compile(r"[0-9]+\*")
_NUMBER: Final = re.compile(r"[+-]?[0-9]+")

T = TypeVar("T")


def compact(name: str) -> str:
    """A card's name without spaces and punctuation: what a notation writes."""
    plain = unicodedata.normalize("NFKD", name)
    words = "".join(" " if letter in " -" else letter if letter.isalnum() else "" for letter in plain)
    return "".join(word[:1].upper() + word[1:] for word in words.split())


class BadNotation(ValueError):
    """Text that is no position. `place` is the character (from 0) at which `expected` should stand, or -1 where the
    text can be read and the position cannot be played."""

    code = "notation"

    def __init__(self, sentence: str, place: int = -1, expected: str = "") -> None:
        self.place = place
        self.expected = expected
        super().__init__(sentence)


class Scanner:
    """Every method leaves `at` behind what it read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.seats = 2  # unless the text says otherwise, before anything about seats

    def fail(self, expected: str, place: int | None = None) -> NoReturn:
        where = self.at if place is None else place
        found = self.text[where : where + 20]
        seen = f'there is "{found}"' if found else "the text ends"
        sentence = f"At character {where + 1} of the position {expected} was expected, but {seen}."
        raise BadNotation(sentence, where, expected)

    def spaces(self) -> None:
        while self.text[self.at : self.at + 1].isspace():
            self.at += 1

    def accept(self, sign: str) -> bool:
        if self.text.startswith(sign, self.at):
            self.at += len(sign)
            return True
        return False

    def expect(self, sign: str) -> None:
        if not self.accept(sign):
            self.fail(f'"{sign}"')

    def match(self, pattern: re.Pattern[str], expected: str) -> str:
        found = pattern.match(self.text, self.at)
        if found is None:
            self.fail(expected)
        self.at = found.end()
        return found.group()

    def number(self, least: int = 0, most: int = LARGEST) -> int:
        start = self.at
        digits = self.match(_NUMBER, "a number")
        if len(digits) > 8 or not least <= int(digits) <= most:
            self.fail(f"a number from {least} to {most}", start)
        return int(digits)

    def seat(self) -> int:
        return self.number(0, self.seats - 1)

    def seat_or_none(self) -> int | None:
        return None if self.accept(NOBODY) else self.seat()

    def word(self, expected: str) -> str:
        return self.match(_WORD, expected)

    def one_of(self, words: Iterable[str]) -> str:
        start = self.at
        known = list(words)
        word = self.word(f"one of {', '.join(known)}")
        if word not in known:
            self.fail(f"one of {', '.join(known)}", start)
        return word

    def joined(self, item: Callable[[], T]) -> list[T]:
        found = [item()]
        while self.accept("+"):
            found.append(item())
        return found

    def named(self, names: Mapping[str, str]) -> str:
        """A card, by its name or what is left of it without spaces and punctuation; `names` are by that (`fold`)."""
        start = self.at
        if self.accept('"'):
            end = self.text.find('"', self.at)
            if end < 0:
                self.fail("a closing quotation mark", len(self.text))
            name = self.text[self.at : end]
            self.at = end + 1
        else:
            name = self.match(_NAME, "the name of a card")
        known = names.get(fold(name))
        if known is None:
            self.fail("the name of a card", start)
        return known

    def knowers(self) -> int:
        """After a card and @: the seats that know it, as a bit set."""
        start = self.at
        wanted = "0, 1 or 01 (who knows the card)" if self.seats == 2 else "seats (who knows the card)"
        seats = self.match(_NUMBER, wanted)
        if any(seat not in map(str, range(self.seats)) for seat in seats) or seats != "".join(sorted({*seats})):
            self.fail(wanted, start)
        return sum(1 << int(seat) for seat in seats)

    def fields(self, read: Callable[[str], bool], known: Iterable[str]) -> None:
        """Read `name` after `name` with `read`, which says whether it knows the word, up to the end of the part."""
        seen: list[str] = []
        self.spaces()
        while self.at < len(self.text) and not self.text.startswith("/", self.at):
            start = self.at
            word = self.match(_WORD, f"one of {', '.join(known)}")
            if word in seen:
                self.fail(f"no second {word}", start)
            seen.append(word)
            if not read(word):
                self.fail(f"one of {', '.join(known)}", start)
            if self.at < len(self.text) and not self.text[self.at].isspace():
                self.fail("a space")
            self.spaces()

    def count(self) -> int:
        """How many alike, where that is said."""
        if not _COUNT.match(self.text, self.at):
            return 1
        count = self.number(1, MOST)
        self.expect("*")
        return count

    def items(self, item: Callable[[], T], *, counted: bool = True) -> tuple[T, ...]:
        """A list of items, with their counts where `counted`."""
        if self.accept("-"):
            return ()
        found: list[T] = []
        while True:
            count = self.count() if counted else 1
            found += [item()] * count
            if not self.accept(","):
                return tuple(found)
