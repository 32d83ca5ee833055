"""The search language as text and as a tree: `parse` reads it, `printed` writes it, and parse(printed(tree)) == tree.

The tree says nothing about fields: what a name means and which values it takes is known to fields.py. Every node knows
where it stands in the text that it was read from, so that errors can point there; where it stands is not part of what
it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import UnionType
from typing import TypeGuard, cast

from lark import Lark, Token, Transformer, UnexpectedCharacters, UnexpectedToken, v_args

# The tree nests by three letters a level, "-(a)", so that the length bounds the recursion of those who walk it.
LONGEST = 400

QUOTES = '"“”„'


class SearchError(ValueError):
    """What is wrong with a search: a sentence that says what was expected, and the place, text[at:end]."""

    code = "search"

    def __init__(self, sentence: str, at: int, end: int) -> None:
        super().__init__(sentence)
        self.at, self.end = at, end


@dataclass(frozen=True)
class Word:
    """A bare word, or a bare value after an operator."""

    text: str
    at: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Phrase:
    """What stands between quotes."""

    text: str
    at: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Pattern:
    """A regular expression: what stands between slashes."""

    text: str
    at: int = field(default=0, compare=False)


Value = Word | Phrase | Pattern


@dataclass(frozen=True)
class Comparison:
    """The name of a field, an operator and a value."""

    name: str
    operator: str
    value: Value
    at: int = field(default=0, compare=False)
    operator_at: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Not:
    """Cards that do not meet this."""

    of: Query


@dataclass(frozen=True)
class And:
    """Cards that meet all parts; without any part: all cards."""

    parts: tuple[Query, ...]


@dataclass(frozen=True)
class Or:
    """Cards that meet at least one part."""

    parts: tuple[Query, ...]


Query = Value | Comparison | Not | And | Or
EVERYTHING = And(())


def conjuncts(query: Query) -> tuple[Query, ...]:
    """The parts of a search that must all be met."""
    return query.parts if isinstance(query, And) else (query,)


def all_of(parts: Sequence[Query]) -> Query:
    """The search that asks for all of these."""
    return parts[0] if len(parts) == 1 else And(tuple(parts))


def has_pattern(query: Query) -> bool:
    """Whether a regular expression is part of it."""
    match query:
        case And(parts) | Or(parts):
            return any(map(has_pattern, parts))
        case Not(of):
            return has_pattern(of)
        case Comparison(value=value):
            return isinstance(value, Pattern)
        case _:
            return isinstance(query, Pattern)


def bare(query: Query) -> Iterator[Value]:
    """What a search asks for without a field; not what it denies."""
    match query:
        case And(parts) | Or(parts):
            for part in parts:
                yield from bare(part)
        case Word() | Phrase() | Pattern():
            yield query
        case _:
            return


# --- text -> tree ----------------------------------------------------------------------------------------------------


def _unescaped(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)


@v_args(inline=True)
class _Tree(Transformer[Token, Query]):
    """Rules of grammar.lark -> nodes."""

    def word(self, token: Token) -> Word:
        return Word(str(token), _start(token))

    def phrase(self, token: Token) -> Phrase:
        return Phrase(_unescaped(token[1:-1]), _start(token))

    def pattern(self, token: Token) -> Pattern:
        text = re.sub(r"\\.", lambda escape: "/" if escape[0] == r"\/" else escape[0], token[1:-1])
        return Pattern(text, _start(token))

    def comparison(self, name: Token, operator: Token, value: Value) -> Comparison:
        return Comparison(str(name), str(operator), value, _start(name), _start(operator))

    def negation(self, of: Query) -> Not:
        return Not(of)

    def all_of(self, *parts: Query) -> And:
        return And(parts)

    def any_of(self, *parts: Query) -> Or:
        return Or(parts)


def _start(token: Token) -> int:
    return token.start_pos or 0


@cache
def _parser() -> Lark:
    """Made for the first search, because that takes a while."""
    return Lark(
        (Path(__file__).parent / "grammar.lark").read_text(encoding="utf-8"),
        start="query",
        parser="lalr",
        transformer=_Tree(),
        maybe_placeholders=False,
    )


def parse(text: str, comparison: str) -> Query:
    """The tree of a search. Raises SearchError, whose sentences show such a `comparison`, as in "cost:1"."""
    if len(text) > LONGEST:
        raise SearchError(
            f"A search can have at most {LONGEST} characters; this one has {len(text)}.", LONGEST, len(text)
        )
    if not text.strip():
        return EVERYTHING
    try:
        return cast(Query, _parser().parse(text))  # what _Tree has made of it
    except UnexpectedToken as found:
        raise _unexpected_token(text, found, comparison) from None
    except UnexpectedCharacters as found:
        raise _unexpected_letter(text, found.pos_in_stream or 0, comparison) from None


# --- errors ----------------------------------------------------------------------------------------------------------


def _operand(comparison: str) -> str:
    return f'a word, a field with a value such as {comparison}, or "("'


def _unexpected_letter(text: str, at: int, comparison: str) -> SearchError:
    letter = text[at]
    if letter in QUOTES:
        return SearchError('This quote has no end: a second " is expected.', at, len(text))
    if letter == "/":
        return SearchError("This regular expression has no end: a second / is expected.", at, len(text))
    return SearchError(f'"{letter}" is not expected here: {_operand(comparison)} is.', at, at + 1)


def _unexpected_token(text: str, found: UnexpectedToken, comparison: str) -> SearchError:
    token, at_end = found.token, found.token.type == "$END"
    at = len(text.rstrip()) if at_end else _start(token)
    end = len(text) if at_end else at + len(token)
    if "VALUE" in found.accepts:
        operator = _last_seen(found, "OPERATOR")
        return SearchError(f'After "{operator}" a value is expected.', _start(operator), max(end, at))
    if at_end and "_RPAR" in found.accepts:
        return SearchError('This "(" is open at the end: a ")" is expected.', *_open_parenthesis(found))
    if token.type == "_RPAR" and not any(_is(one, "_LPAR") for one in _seen(found)):
        return SearchError('This ")" closes nothing: a "(" is expected before it.', at, end)
    if token.type == "OPERATOR":
        field_name = comparison.partition(":")[0]
        return SearchError(f'Before "{token}" a field is expected, such as {field_name} or text.', at, end)
    if at_end:
        return SearchError(f"The search ends too early: {_operand(comparison)} is expected.", at, end)
    return SearchError(f'"{token}" is not expected here: {_operand(comparison)} is.', at, end)


def _seen(found: UnexpectedToken) -> list[object]:
    """Tokens and nodes that the parser holds, in their order."""
    return list(found.interactive_parser.parser_state.value_stack)


def _is(one: object, kind: str) -> TypeGuard[Token]:
    return isinstance(one, Token) and one.type == kind


def _last_seen(found: UnexpectedToken, kind: str) -> Token:
    return next(one for one in reversed(_seen(found)) if _is(one, kind))


def _open_parenthesis(found: UnexpectedToken) -> tuple[int, int]:
    at = _start(_last_seen(found, "_LPAR"))
    return at, at + 1


# --- tree -> text ----------------------------------------------------------------------------------------------------


def printed(query: Query) -> str:
    """The search as text, with no more parentheses than it needs."""
    match query:
        case Word(text):
            return text
        case Phrase(text):
            return '"' + re.sub(rf"[{QUOTES}\\]", r"\\\g<0>", text) + '"'
        case Pattern(text):
            return "/" + re.sub(r"\\.|/", lambda part: r"\/" if part[0] == "/" else part[0], text) + "/"
        case Comparison(name, operator, value):
            return f"{name}{operator}{printed(value)}"
        case Not(of):
            return "-" + _inner(of, And | Or | Not)
        case And(parts):
            return " ".join(_inner(part, And | Or) for part in parts)
        case Or(parts):
            return " or ".join(_inner(part, Or) for part in parts)


def _inner(query: Query, divided: type[Query] | UnionType) -> str:
    """A part, in parentheses when it is one of these."""
    return f"({printed(query)})" if isinstance(query, divided) else printed(query)
