"""A whole position as bytes, and its digest. Who stores or sends positions comes here.

A pack holds everything, hidden cards and the random source included, but no journal and not what the op that asks says
when it is carried out again. It is read by the definitions that wrote it and refused by others, because card indexes
are places in their tables. `SHAPES`, `OF_MANY`, `ASKED` and `EMPTY` name every slot of `Game` once: who adds one
adds it there.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from typing import Any, Final

from engine.epic.positions.laws import status
from engine.epic.programs.definitions import FINGERPRINT
from engine.epic.rules.machine import asked_again
from engine.epic.rules.setup import Setup
from engine.epic.rules.state import Game
from engine.kernel.random import Rng
from engine.kernel.records import BadSetup

VERSION: Final = 2
MAGIC: Final = b"EPIC"
LARGEST: Final = 1 << 20  # bytes of a position before it is squeezed

# shapes of slots
NUMBER: Final = 0
FLAG: Final = 1
LIST: Final = 2
LISTS: Final = 3
TUPLES: Final = 4
LAST_SEEN: Final = 5
SETUP: Final = 6
RANDOM: Final = 7
LEFT_OUT: Final = 8
SEATING: Final = 9  # the seats still in the game
SHAPES: Final[dict[str, int]] = {
    "setup": SETUP,
    "rng": RANDOM,
    **dict.fromkeys(("journal", "begun"), LEFT_OUT),
    **dict.fromkeys(("def_of", "owner_of", "zone_of", "known_of", "block_of"), LIST),
    **dict.fromkeys(("deck", "hand", "discard", "supplemental", "board"), LISTS),
    **dict.fromkeys(
        ("card_index_of", "ref_of", "uid_of", "owner_of_slot", "controller_of", "flags_of", "damage_of"), LIST
    ),
    **dict.fromkeys(("counters_of", "keywords_of", "turn_keywords_of", "turn_offense_of", "turn_defense_of"), LIST),
    **dict.fromkeys(("free", "statics", "health", "gold", "restricted_gold", "played", "cards_played"), LIST),
    **dict.fromkeys(
        ("turn", "first", "active", "initiative", "phase", "step", "plays", "passed", "no_healing"), NUMBER
    ),
    **dict.fromkeys(("blocked", "no_attacks", "unsettled"), FLAG),
    **dict.fromkeys(("broken", "options"), LIST),
    **dict.fromkeys(
        ("assigned", "temporary_control", "damaged_players", "suspended", "granted", "turn_statics"), TUPLES
    ),
    "last_known": LAST_SEEN,
    "frames": LISTS,
    **dict.fromkeys(("resolving_triggers", "pending_triggers", "delayed_triggers"), TUPLES),
    **dict.fromkeys(("last_serial", "last_block", "choices", "seat", "kind", "winner", "reason"), NUMBER),
}
# in games of more than two players only: with two they are always the same
OF_MANY: Final[dict[str, int]] = {"seating": SEATING, **dict.fromkeys(("defender", "last_play"), NUMBER)}
ASKED: Final = ("offered",)  # by whichever op asks, once more when a pack is read
EMPTY: Final = ("doomed",)  # whenever somebody is asked
GOES_ON: Final = ("journal", "begun", "choices")  # where a game returns to an earlier position


class BadPack(ValueError):
    """Bytes that are no position of this engine; the sentence says why."""

    code = "pack"


def pack(g: Game) -> bytes:
    """The whole position, journal excepted, in about a kilobyte."""
    return MAGIC + bytes([VERSION]) + bytes.fromhex(FINGERPRINT) + zlib.compress(_written(g), 9)


def digest(g: Game) -> str:
    """A hash of the whole position, journal excepted: equal for equal positions on every machine."""
    return hashlib.sha256(_written(g)).hexdigest()[:16]


def unpack(data: bytes) -> Game:
    """The position that was packed; it keeps no journal. Raises BadPack."""
    head = len(MAGIC) + 1
    body = head + len(FINGERPRINT) // 2
    if data[: len(MAGIC)] != MAGIC or len(data) <= body:
        raise BadPack("These bytes are no packed position of Epic.")
    if data[len(MAGIC)] != VERSION:
        raise BadPack(f"This position was packed in format {data[len(MAGIC)]}; this engine reads format {VERSION}.")
    if data[head:body].hex() != FINGERPRINT:
        raise BadPack("This position was packed with other card definitions; it cannot be read with these.")
    try:
        g = _read(_unsqueezed(data[body:]))
        broken = status(g)
        again = None if broken or g.reason else asked_again(g)
    except (zlib.error, ValueError, TypeError, LookupError, ArithmeticError, RecursionError, AssertionError) as error:
        raise BadPack("This packed position is damaged.") from error
    if broken:
        raise BadPack(f"This packed position is damaged: {broken[0]}.")
    if again is not None:
        g.offered = again.offered
    return g


def return_to(g: Game, before: Game) -> None:
    """Make an earlier position of the game its position again; what it has told and counted goes on."""
    again = before.clone()
    for name in (*SHAPES, *OF_MANY, *ASKED):
        if name not in GOES_ON:
            setattr(g, name, getattr(again, name))


def _written(g: Game) -> bytes:
    shapes = SHAPES | OF_MANY if g.seating.many else SHAPES
    return json.dumps([_plain(g, name, shape) for name, shape in shapes.items()], separators=(",", ":")).encode()


def _plain(g: Game, name: str, shape: int) -> Any:
    if shape == SETUP:
        return g.setup.to_json()
    if shape == RANDOM:
        return g.rng.seed()
    if shape == LEFT_OUT:
        return 0
    if shape == SEATING:
        return g.seating.players
    value = getattr(g, name)
    return sorted(value.items()) if shape == LAST_SEEN else value


def _unsqueezed(data: bytes) -> list[Any]:
    squeezed = zlib.decompressobj()
    plain = squeezed.decompress(data, LARGEST)
    if not squeezed.eof or squeezed.unused_data:
        raise ValueError("not one whole stream")
    values = json.loads(plain)
    if not isinstance(values, list) or len(values) not in (len(SHAPES), len(SHAPES | OF_MANY)):
        raise ValueError("not the slots of a position")
    return values


def _read(values: list[Any]) -> Game:
    shapes = SHAPES if len(values) == len(SHAPES) else SHAPES | OF_MANY
    checked = {name: _checked(shape, value) for (name, shape), value in zip(shapes.items(), values, strict=True)}
    g = Game(checked["setup"], checked["rng"])
    if g.seating.many != (len(shapes) > len(SHAPES)):
        raise ValueError("not the slots of a game of so many")
    if g.seating.many:
        players = checked.pop("seating")
        g.seating = g.seating.without([seat for seat in g.seating.players if seat not in players])
    for name, value in checked.items():
        setattr(g, name, value)
    return g


def _checked(shape: int, value: Any) -> Any:
    """The value of a slot from what JSON holds; ValueError or TypeError when it has another shape."""
    if shape == SETUP:
        try:
            return Setup.from_json(value)
        except BadSetup as error:
            raise ValueError(str(error)) from error
    if shape == RANDOM:
        return Rng(_number(value))
    if shape == LEFT_OUT:
        return None
    if shape == NUMBER:
        return _number(value)
    if shape == FLAG:
        if type(value) is not bool:
            raise TypeError("not a flag")
        return value
    if shape in (LIST, SEATING):
        return [_number(each) for each in value]
    if shape == LISTS:
        return [[_number(each) for each in card_index] for card_index in value]
    if shape == TUPLES:
        return [tuple(_number(each) for each in card_index) for card_index in value]
    return {_number(ref): tuple(_number(each) for each in card_index) for ref, card_index in value}


def _number(value: Any) -> int:
    if type(value) is not int:
        raise TypeError("not a number")
    return value
