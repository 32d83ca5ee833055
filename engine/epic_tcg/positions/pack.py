"""A whole position as bytes, and its digest. Who stores or sends positions comes here.

A pack holds every table of the game, hidden cards and the random source included, but no journal, nothing to take back
and nothing that is derived from the tables. It is read by the definitions that wrote it and refused by others, because
card indexes and programs are places in their tables. Tables are written by what they hold: ints, flags, lists, tuples,
dicts, frames and offers, so that a new one is packed as well; anything else raises TypeError.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from typing import Any, Final

from engine.epic_tcg.positions.laws import APART, status
from engine.epic_tcg.programs.definitions import D
from engine.epic_tcg.rules.setup import Setup
from engine.epic_tcg.rules.state import REGISTERS, TABLES, Frame, Game, Offer, stale
from engine.kernel.random import Rng
from engine.kernel.records import BadSetup

VERSION: Final = 1
MAGIC: Final = b"EPICTCG"
LARGEST: Final = 1 << 22  # bytes of a position before it is squeezed
PACKED: Final = tuple(name for name in TABLES if name not in APART)
GOES_ON: Final = ("choices",)  # where a game returns to an earlier position
_TUPLE, _DICT, _FRAME, _OFFER = "t", "d", "f", "o"
_SIGNATURE: Final = 8  # bytes


class BadPack(ValueError):
    """Bytes that are no position of this engine; the sentence says why."""

    code = "pack"


def signature() -> bytes:
    """Of the definitions and of the tables that a pack is made with."""
    said = repr((D.names, D.programs, D.filters, D.amounts, D.conditions, D.counters, D.bundles, PACKED, REGISTERS))
    return hashlib.sha256(said.encode()).digest()[:_SIGNATURE]


def pack(g: Game) -> bytes:
    """The whole position, journal excepted, in one to three kilobytes."""
    return MAGIC + bytes([VERSION]) + signature() + zlib.compress(_written(g), 9)


def digest(g: Game) -> str:
    """A hash of all tables of the position: equal where every number is, on every machine."""
    return hashlib.sha256(_written(g)).hexdigest()[:16]


def unpack(data: bytes) -> Game:
    """The position that was packed; it keeps no journal. Raises BadPack."""
    head = len(MAGIC) + 1
    body = head + _SIGNATURE
    if data[: len(MAGIC)] != MAGIC or len(data) <= body:
        raise BadPack("These bytes are no packed position of the Epic TCG.")
    if data[len(MAGIC)] != VERSION:
        raise BadPack(f"This position was packed in format {data[len(MAGIC)]}; this engine reads format {VERSION}.")
    if data[head:body] != signature():
        raise BadPack("This position was packed with other card definitions; it cannot be read with these.")
    try:
        g = _read(_unsqueezed(data[body:]))
        broken = status(g)
    except (zlib.error, ValueError, TypeError, LookupError, AssertionError, RecursionError) as error:
        raise BadPack("This packed position is damaged.") from error
    if broken:
        raise BadPack(f"This packed position is damaged: {broken[0]}.")
    return g


def return_to(g: Game, before: Game) -> None:
    """Make an earlier position of the game its position again; what it has told and counted goes on."""
    again = before.clone()
    g.rng = again.rng
    for name in PACKED:
        if name not in GOES_ON:
            setattr(g, name, getattr(again, name))
    stale(g)


# --- writing ---------------------------------------------------------------------------------------------------------


def _written(g: Game) -> bytes:
    tables = {name: _plain(getattr(g, name)) for name in PACKED}
    return json.dumps([g.setup.to_json(), g.rng.seed(), tables], separators=(",", ":")).encode()


def _plain(value: Any) -> Any:
    """A list as it is; what JSON does not know as a list that begins with its sign."""
    kind = type(value)
    if kind is int or kind is bool:
        return value
    if kind is list:
        return [_plain(one) for one in value]
    if kind is tuple:
        return [_TUPLE, *map(_plain, value)]
    if kind is dict:
        return [_DICT, *[[_plain(key), _plain(one)] for key, one in sorted(value.items())]]
    if kind is Frame:
        return [_FRAME, *[_plain(getattr(value, name)) for name in REGISTERS]]
    if kind is Offer:
        return [_OFFER, *map(_plain, value)]
    raise TypeError(f"a table holds {kind.__name__}, which no pack can keep")


# --- reading ---------------------------------------------------------------------------------------------------------


def _unsqueezed(data: bytes) -> Any:
    squeezed = zlib.decompressobj()
    plain = squeezed.decompress(data, LARGEST)
    if not squeezed.eof or squeezed.unused_data:
        raise ValueError("not one whole stream")
    return json.loads(plain)


def _read(values: Any) -> Game:
    setup, seed, tables = values
    if sorted(tables) != sorted(PACKED) or type(seed) is not int:
        raise ValueError("not the tables of a position")
    try:
        g = Game(Setup.from_json(setup), Rng(seed))
    except BadSetup as error:
        raise ValueError(str(error)) from error
    g.journal = None
    for name, value in tables.items():
        found = _value(value)
        if type(found) is not type(getattr(g, name)):
            raise TypeError(f"{name} has another shape")
        setattr(g, name, found)
    return g


def _value(value: Any) -> Any:
    if type(value) in (int, bool):
        return value
    if type(value) is not list:
        raise TypeError("neither number nor list")
    sign = value[0] if value and type(value[0]) is str else ""
    if sign == _FRAME:
        return _frame(value[1:])
    if sign == _DICT:
        return {_value(key): _value(one) for key, one in value[1:]}
    if sign == _OFFER:
        return _offer(value[1:])
    found = [_value(one) for one in value[len(sign) :]]
    if sign not in ("", _TUPLE):
        raise ValueError("no such sign")
    return tuple(found) if sign else found


def _offer(values: list[Any]) -> Offer:
    offer = Offer(*map(_value, values))
    if [type(one) for one in offer] != [list, int, int, bool, tuple]:
        raise TypeError("an offer has another shape")
    return offer


def _frame(values: list[Any]) -> Frame:
    frame = Frame(0, 0, 0)
    for name, value in zip(REGISTERS, values, strict=True):
        found = _value(value)
        if type(found) is not type(getattr(frame, name)):
            raise TypeError(f"{name} of a frame has another shape")
        setattr(frame, name, found)
    return frame
