"""What every position between two choices must be like. Tests, the fuzzer and `unpack` ask; play never does.

`status` lists every broken invariant as words, so that a failure says all that is wrong at once. A new table needs
nothing here: what it holds is looked at by its type.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any, Final

from engine.epic_tcg.programs.definitions import (
    ENTRIES,
    GIVES,
    GIVES_IN_DISCARD,
    NAMES,
    PROGRAMS,
    WORKS_IN_DISCARD,
)
from engine.epic_tcg.programs.game import STEP_NAMES
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.limits import CHOICE_LIMIT, PIECE_LIMIT, TURN_LIMIT
from engine.epic_tcg.rules.state import NONE, REGISTERS, TABLES, Frame, Game, gives, in_play, working_in

CARD_TABLES: Final = ("def_of", "owner_of", "zone_of", "holder_of", "known_of", "group_of")
SLOT_TABLES: Final = (
    "card_of", "ref_of", "uid_of", "owner_of_slot", "controller_of", "flags_of", "damage_of", "counters_of",
    "turn_keywords_of", "turn_lost_of", "turn_offense_of", "turn_defense_of", "turn_form_of", "turn_bundles_of",
    "kept_of",
)  # fmt: skip
SEAT_TABLES: Final = (
    "deck", "hand", "discard", "board", "mojo", "actions", "turns_taken", "endless_uses",
)  # fmt: skip
FRAMES: Final = ("frames", "line", "waiting", "batch", "delayed", "at_once")
APART: Final = ("begun", "derived", "givers", "journal", "rng", "setup")


def status(g: Game) -> list[str]:
    """Every broken invariant of a position in which somebody must decide or which is over; empty when all is well."""
    broken = _shapes(g)
    if broken:  # nothing else can be asked safely
        return broken
    return _cards(g) + _pieces(g) + _frames(g) + _turn(g) + _decision(g)


# --- shapes ----------------------------------------------------------------------------------------------------------


def _leaves(value: Any) -> Iterator[Any]:
    """All numbers in a table, whatever it is made of."""
    if isinstance(value, list | tuple):
        for one in value:
            yield from _leaves(one)
    elif isinstance(value, dict):
        for key, one in value.items():
            yield key
            yield from _leaves(one)
    elif isinstance(value, Frame):
        for name in REGISTERS:
            yield from _leaves(getattr(value, name))
    else:
        yield value


def _shapes(g: Game) -> list[str]:
    names = [name for name in TABLES if name not in APART]
    broken = [
        f"{name} holds more than plain ints"
        for name in names
        if not {int, bool}.issuperset(map(type, _leaves(getattr(g, name))))
    ]
    for tables, of in ((CARD_TABLES, "cards"), (SLOT_TABLES, "slots"), (SEAT_TABLES, "players")):
        if len({len(getattr(g, name)) for name in tables}) != 1:
            broken.append(f"the tables of {of} differ in length")
    if len(g.mojo) != g.seats or len(g.setup.decks) != g.seats:
        broken.append("the tables of players have another length than there are seats")
    return broken


# --- cards and pieces ------------------------------------------------------------------------------------------------


def _lying(g: Game) -> list[tuple[int, int, int]]:
    """Where cards lie: uid, zone, seat."""
    piles = ((codes.DECK, g.deck), (codes.HAND, g.hand), (codes.DISCARD, g.discard))
    found = [(uid, zone, seat) for zone, of in piles for seat, uids in enumerate(of) for uid in uids]
    in_play_too = [g.uid_of[slot] for slot in in_play(g) if g.uid_of[slot] >= 0]
    on_the_way = {frame.uid for frame in [*g.line, *g.frames] if frame.what == codes.OF_CARD and frame.uid >= 0}
    found += [(uid, codes.IN_PLAY, g.holder_of[uid]) for uid in in_play_too]
    found += [(uid, codes.UNDER, g.owner_of[uid]) for _, uid in g.under]
    return found + [
        (uid, codes.ON_LINE, g.holder_of[uid]) for uid in sorted(on_the_way) if g.zone_of[uid] == codes.ON_LINE
    ]


def _cards(g: Game) -> list[str]:
    """Each card is in the one zone that it says it is in; decks hold cards of their owners only."""
    found = _lying(g)
    lying = {uid: (zone, seat) for uid, zone, seat in found}
    broken = ["a card lies in two places"] if len(lying) < len(found) else []
    for uid, zone, seat in found:
        if zone == codes.DECK and g.owner_of[uid] != seat:
            broken.append(f"card {uid} lies in the deck of another player (rule book, Owner)")
    for uid, zone in enumerate(g.zone_of):
        if zone == codes.REMOVED:
            broken += [f"card {uid} has left the game and lies somewhere"] if uid in lying else []
        elif (not g.reason or uid in lying) and lying.get(uid) != (zone, g.holder_of[uid]):
            broken.append(f"card {uid} lies in {lying.get(uid)} and says {(zone, g.holder_of[uid])}")
    return broken


def _pieces(g: Game) -> list[str]:
    broken: list[str] = []
    slots = in_play(g)
    if len(slots) != len(set(slots)) or len(slots) > PIECE_LIMIT + 1:
        broken.append("a piece stands in two places, or there are too many")
    if sorted([*slots, *g.free]) != list(range(len(g.card_of))):
        broken.append("a slot is neither free nor in play, or both")
    for seat, mine in enumerate(g.board):
        for slot in mine:
            broken += [f"piece {slot} {what}" for what in _of_piece(g, slot, seat)]
    wanted = [slot for slot in slots if GIVES[g.card_of[slot]]]
    wanted += [~uid for pile in g.discard for uid in pile if GIVES_IN_DISCARD[g.def_of[uid]]]
    if sorted(g.statics) != sorted(wanted):
        broken.append("not all that has continuous abilities is listed, or something else is")
    elif g.given != reduce(or_, (gives(g, source) for source in g.statics), 0):
        broken.append("what continuous abilities may give is something else")
    if any(
        working_in(g, seat) != [uid for uid in g.discard[seat] if WORKS_IN_DISCARD[g.def_of[uid]]]
        for seat in range(g.seats)
    ):
        broken.append("not all that works in discard piles is listed, or something else is")
    refs = [g.ref_of[slot] for slot in slots] + [frame.obj for frame in g.line]
    if len(refs) != len(set(refs)) or any(ref >> codes.SLOT_BITS > g.last_serial for ref in refs):
        broken.append("two objects have the same number, or one that was not given")
    return broken


def _of_piece(g: Game, slot: int, seat: int) -> list[str]:
    """What is wrong with a piece on this player's board."""
    uid = g.uid_of[slot]
    wrong = {
        "has another controller": g.controller_of[slot] != seat,
        "has another place in its number": g.ref_of[slot] & codes.SLOT_MASK != slot,
        "is expended and flipped": g.flags_of[slot] & codes.TURNED == codes.TURNED,
        "has fewer counters than none": any(count < 0 for count in g.counters_of[slot]),
        "has less damage than none": g.damage_of[slot] < 0,
        "fights while nobody attacks": g.defender == codes.NOBODY
        and g.flags_of[slot] & (codes.ATTACKING | codes.BLOCKING) != 0,
        "has another owner than its card": uid >= 0 and g.owner_of_slot[slot] != g.owner_of[uid],
    }
    return [what for what, broken in wrong.items() if broken]


# --- frames, turn, decision ------------------------------------------------------------------------------------------


def _frames(g: Game) -> list[str]:
    broken = ["what no frame may change was changed"] if NONE else []
    for name in FRAMES:
        for frame in getattr(g, name):
            if frame.program not in range(len(PROGRAMS)) or frame.pc not in range(len(PROGRAMS[frame.program]) + 1):
                broken.append(f"a frame in {name} is in no place of a program")
            if frame.card_index not in range(-1, len(NAMES)) or frame.controller not in range(g.seats):
                broken.append(f"a frame in {name} belongs to no card or player")
    if not g.reason and [frame.what for frame in g.frames[:1]] != [codes.OF_GAME]:
        broken.append("the course of the game is not the lowest frame")
    for frame in g.line:
        if frame.obj & codes.SLOT_MASK != codes.LINE_SLOT or frame.pc != ENTRIES[frame.program]:
            broken.append("something on the line is not announced as a whole")
        if frame.controller not in g.players and not g.reason:
            broken.append("something on the line is of a player who has left")
    return broken


def _turn(g: Game) -> list[str]:
    wrong = {
        "who has left is still in the game": sorted([*g.players, *g.lost]) != list(range(g.seats)),
        "the turn is none": not 0 <= g.turn <= TURN_LIMIT + 1,
        "the step is none": g.step not in range(len(STEP_NAMES)),
        "who is active has left": not g.reason and g.active not in g.players,
        "who has priority has left": not g.reason and g.priority not in g.players,
        "more have passed than there are players": not 0 <= g.passed <= g.seats,
        "the attacked player is none": g.defender not in range(-1, g.seats),
        "a player still in the game has no Mojo": not g.reason and any(g.mojo[seat] <= 0 for seat in g.players),
        "a player has fewer actions than none": any(count < 0 for count in g.actions),
    }
    return [what for what, broken in wrong.items() if broken]


def _decision(g: Game) -> list[str]:
    if g.reason:
        broken = ["somebody is asked though the game is over"] if g.options or g.seat != codes.NOBODY else []
        return broken + (["a winner is none"] if any(seat not in range(g.seats) for seat in g.winners) else [])
    wrong = {
        "nothing can be chosen": not g.options,
        "options are not sorted and different": g.options != sorted(set(g.options)),
        "who must decide has left": g.seat not in g.players,
        "something has not settled": g.unsettled or bool(g.at_once),
        "the kind of the decision is none": g.kind not in range(len(codes.KIND_NAMES)),
        "more choices were made than the limit allows": g.choices > CHOICE_LIMIT,
    }
    return [what for what, broken in wrong.items() if broken]
