"""What may stand in a regular expression of a search, and how large it may be, decided before anything is compiled.

`checked` reads an expression by its own small grammar and writes it anew for `regex`. What the grammar does not know
cannot reach the compiler - recursion, fuzzy matching, named lists, properties, flags, verbs, operations on sets -
because only what was understood is written, and every other sign as itself. Each part has a size, and a repeat
multiplies it, so that the size bounds the program that comes of it.

    expression  sequence ("|" sequence)*
    sequence    (part repeat?)*
    part        sign | . | ^ | $ | escape | [set] | (expression) | (?: | (?= | (?! | (?<= | (?<! expression )
    repeat      (* | + | ? | {n} | {n,} | {,m} | {n,m}) ??
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from engine.kernel.counting import number_of

LONGEST = 100  # letters
MOST_REPEATS = 255  # as in {255}, {1,255}
LARGEST = 1000  # parts, each counted as often as it is repeated

GROUPS: Final = ("(?:", "(?=", "(?!", "(?<=", "(?<!")
CLASSES: Final = "dDwWsS"  # escapes that stand for one of several letters
PLACES: Final = "bBAZ"  # escapes that stand for a place between letters
BREAKS: Final = "nt"  # escapes of signs that nobody can type

_REPEAT: Final = re.compile(r"(?:[*+?]|\{(?:(?P<least>[0-9]+)?,?(?P<most>[0-9]+)?)\})(?P<lazy>\?)?")


class PatternError(ValueError):
    """What is wrong with an expression: a sentence, and the place, text[at:end]."""

    def __init__(self, sentence: str, at: int, end: int) -> None:
        super().__init__(sentence)
        self.at, self.end = at, end


@dataclass(frozen=True)
class Part:
    """A part as `regex` reads it, and its size; a place between letters cannot be repeated."""

    text: str
    size: int = 1
    is_place: bool = False


def checked(text: str) -> str:
    """The expression, written for `regex`. Raises PatternError."""
    if len(text) > LONGEST:
        raise PatternError(f"A regular expression can have at most {LONGEST} characters.", 0, len(text))
    return _Reader(text).whole().text


def _sign(sign: str) -> str:
    """A sign that stands for itself, in a set as outside."""
    return sign if sign.isalnum() or sign.isspace() else f"\\{sign}"


class _Reader:
    """Reads an expression from the left. Its length bounds how deep groups lie in each other."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.groups = 0  # that were opened
        self.closed: set[int] = set()

    def _next(self) -> str:
        """The next sign, "" at the end."""
        return self.text[self.at : self.at + 1]

    def _wrong(self, sentence: str, at: int) -> PatternError:
        return PatternError(sentence, at, max(self.at, at + 1))

    def _of_size(self, part: Part, at: int) -> Part:
        if part.size > LARGEST:
            sentence = (
                f"This regular expression is too large: {part.size} parts, counting repeats. The limit is {LARGEST}."
            )
            raise self._wrong(sentence, at)
        return part

    def whole(self) -> Part:
        part = self._expression()
        if self._next() == ")":
            raise self._wrong('This ")" closes nothing: write \\) to find it itself.', self.at)
        return part

    def _expression(self) -> Part:
        at, sequences = self.at, [self._sequence()]
        while self._next() == "|":
            self.at += 1
            sequences.append(self._sequence())
        text = "|".join(one.text for one in sequences)
        return self._of_size(Part(text, sum(one.size for one in sequences)), at)

    def _sequence(self) -> Part:
        parts = [Part("", 0)]
        while self._next() not in ("", "|", ")"):
            at, part = self.at, self._part()
            parts.append(self._repeated(part, at))
        return Part("".join(one.text for one in parts), sum(one.size for one in parts))

    # --- repeats -----------------------------------------------------------------------------------------------------

    def _repeat(self) -> re.Match[str] | None:
        """The repeat that stands here. Braces with anything else in them are signs, as in {expend}."""
        found = _REPEAT.match(self.text, self.at)
        bare = found and found[0].startswith("{") and not (found["least"] or found["most"])
        return None if bare else found

    def _repeated(self, part: Part, at: int) -> Part:
        repeat = self._repeat()
        if repeat is None:
            return part
        start, self.at = self.at, repeat.end()
        if part.is_place:
            raise self._wrong("This matches a position, which cannot be repeated.", at)
        part = self._of_size(self._counted(part, repeat, start), at)
        if self._repeat() is not None:
            again, self.at = self.at, self.at + 1
            raise self._wrong("The part before this is already repeated.", again)
        return part

    def _counted(self, part: Part, repeat: re.Match[str], at: int) -> Part:
        least, most = (int(repeat[name] or 0) for name in ("least", "most"))
        if max(least, most) > MOST_REPEATS:
            raise self._wrong(f'"{repeat[0]}" repeats too often: the limit is {MOST_REPEATS} times.', at)
        if repeat["most"] and least > most:
            raise self._wrong(f'"{repeat[0]}" asks for {number_of(least, "time")} or more, and for {most} at most.', at)
        return Part(f"{part.text}{repeat[0]}", part.size * max(1, least, most))

    # --- parts -------------------------------------------------------------------------------------------------------

    def _part(self) -> Part:
        at, sign, repeat = self.at, self._next(), self._repeat()
        if repeat is not None:
            self.at = repeat.end()
            raise self._wrong(_nothing_to_repeat(repeat[0]), at)
        if sign == "(":
            return self._group()
        if sign == "[":
            return self._set()
        if sign == "\\":
            return self._escape()
        self.at += 1
        return Part(sign, is_place=sign in "^$") if sign in ".^$" else Part(_sign(sign))

    def _group(self) -> Part:
        at = self.at
        opening = next((one for one in GROUPS if self.text.startswith(one, at)), "(")
        self.at += len(opening)
        if opening == "(" and self._next() == "?":
            self.at = min(at + 3, len(self.text))
            known = ", ".join(f"{one}...)" for one in ("(", *GROUPS[:-1]))
            sentence = (
                f'"{self.text[at : self.at]}" begins no group that is known here: {known} and {GROUPS[-1]}...) are.'
            )
            raise self._wrong(sentence, at)
        number = 0
        if opening == "(":
            number = self.groups = self.groups + 1
        inner = self._expression()
        if self._next() != ")":
            self.at = at + len(opening)
            raise self._wrong('This group has no end: a ")" is expected.', at)
        self.at += 1
        self.closed.add(number)
        return Part(f"{opening}{inner.text})", max(1, inner.size), is_place=opening in GROUPS[1:])

    def _escape(self) -> Part:
        at = self.at
        sign = self.text[at + 1 : at + 2]
        self.at = min(at + 2, len(self.text))
        if sign and sign in "123456789":
            if int(sign) not in self.closed:
                raise self._wrong(f'"\\{sign}" stands for what a group found, and no group {sign} ends before it.', at)
            return Part(f"\\g<{sign}>")
        if sign and sign in PLACES:
            return Part(f"\\{sign}", is_place=True)
        return Part(self._escaped(at))

    def _escaped(self, at: int) -> str:
        """What an escape, which is read already, means in a set as outside."""
        sign = self.text[at + 1 : at + 2]
        if not sign:
            raise self._wrong("After this a sign is expected: write \\\\ to find it itself.", at)
        if sign in CLASSES or sign in BREAKS:
            return f"\\{sign}"
        if sign.isalnum():
            known = " ".join(f"\\{one}" for one in (*CLASSES, *PLACES, *BREAKS))
            raise self._wrong(f'"\\{sign}" is not known here: {known}, \\1 to \\9 and escaped signs are.', at)
        return _sign(sign)

    # --- sets --------------------------------------------------------------------------------------------------------

    def _set(self) -> Part:
        at = self.at
        negated = self.text.startswith("[^", at)
        self.at += 1 + negated
        members: list[str] = []
        while self._next() != "]":
            if not self._next():
                self.at = at + 1
                raise self._wrong('This set has no end: a "]" is expected.', at)
            members.append(self._member())
        self.at += 1
        if not members:
            raise self._wrong("This set is empty: write \\] to find that sign itself.", at)
        return Part(f"[{'^' * negated}{''.join(members)}]", 1 + len(members))

    def _member(self) -> str:
        """A letter of a set, a class, or the letters from one to another."""
        at = self.at
        first = self._letter()
        if self._next() != "-" or self.text[self.at + 1 : self.at + 2] in ("", "]"):
            return first
        self.at += 1
        last = self._letter()
        written = self.text[at : self.at]
        if any(len(one) == 2 and one[1] in CLASSES for one in (first, last)):
            raise self._wrong(f'"{written}" is no range: a letter is expected on both sides.', at)
        if _ordinal(first) > _ordinal(last):
            raise self._wrong(f'"{written}" is no range: it begins after its end.', at)
        return f"{first}-{last}"

    def _letter(self) -> str:
        at, sign = self.at, self._next()
        self.at += 1
        if sign == "[":
            raise self._wrong("A set holds letters and ranges: write \\[ to find this sign itself.", at)
        if sign == "\\":
            self.at = min(at + 2, len(self.text))
            return self._escaped(at)
        return _sign(sign)


def _nothing_to_repeat(repeat: str) -> str:
    itself = "".join(f"\\{sign}" if sign in "*+?{}" else sign for sign in repeat)
    return f'Before "{repeat}" something to repeat is expected: write {itself} to find it itself.'


def _ordinal(written: str) -> int:
    """The number of a letter of a set, as `_sign` and `_escaped` write it."""
    return {"\\n": 10, "\\t": 9}.get(written, ord(written[-1]))
