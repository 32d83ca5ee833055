"""What the player who decides calls the things of a question, told apart where several have one name.

They are told apart by their side or zone, by how they stand, and where all of that is the same by their place, as in
"your Wolf (2 of 3)". The rules never ask here.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.epic import language as lang
from engine.epic.prompts.objects import name_of, player_name
from engine.epic.rules import codes
from engine.epic.rules.derive import alignments, defense, keywords, offense
from engine.epic.rules.state import Game
from engine.kernel.grammar import marks_apart


def names_of(g: Game, objects: Iterable[int]) -> dict[int, str]:
    """The name of each of these players, cards or champions in the words of the player who decides."""
    alike: dict[str, list[int]] = {}
    for obj in objects:
        alike.setdefault(name_of(g, obj, g.seat), []).append(obj)
    found: dict[int, str] = {}
    for name, group in alike.items():
        if len(group) == 1:
            found[group[0]] = name
            continue
        cards = [obj for obj in group if obj < codes.FIRST_CHAMPION]
        found.update({obj: f"{name} {_zone_of(g, obj - codes.CARD)}" for obj in cards})
        found.update(_champions_apart(g, name, [obj for obj in group if obj >= codes.FIRST_CHAMPION]))
    return found


def _zone_of(g: Game, uid: int) -> str:
    """As in "from your discard pile"."""
    zone = {codes.HAND: "hand", codes.DECK: "deck", codes.DISCARD: "discard pile"}[g.zone_of[uid]]
    return f"from {_whose(g, g.owner_of[uid])} {zone}"


def _whose(g: Game, seat: int) -> str:
    return "your" if seat == g.seat else f"{player_name(g, seat)}'s"


def _champions_apart(g: Game, name: str, refs: list[int]) -> dict[int, str]:
    """Champions of one name, by what differs between those of one side."""
    found: dict[int, str] = {}
    sides = {
        seat: [ref for ref in refs if g.controller_of[ref & codes.SLOT_MASK] == seat] for seat in range(g.seating.seats)
    }
    for seat, side in sides.items():
        if not side:
            continue
        called = f"{_whose(g, seat)} {name}" if sum(map(bool, sides.values())) > 1 else name
        marks = marks_apart([_looks(g, ref & codes.SLOT_MASK) for ref in side])
        for ref, mark in zip(side, marks, strict=True):
            found[ref] = f"{called} ({mark})" if mark else called
    return found


def _looks(g: Game, slot: int) -> tuple[str, ...]:
    """In words, everything by which a player tells a champion from another one of the same name."""
    flags, damage, counters = g.flags_of[slot], g.damage_of[slot], g.counters_of[slot]
    state = "expended" if flags & codes.EXPENDED else "flipped" if flags & codes.FLIPPED else "prepared"
    battle = "attacking" if flags & codes.ATTACKING else "blocking" if flags & codes.BLOCKING else ""
    return (
        f"{offense(g, slot)}/{defense(g, slot)}",
        f"{damage} damage" if damage else "",
        f"{counters} counter{'s' if counters > 1 else ''}" if counters else "",
        state,
        battle,
        "deploying" if flags & codes.DEPLOYING else "",
        "without abilities" if flags & codes.LOST_ABILITIES else "",
        ", ".join(str(one.name).lower().replace("_", " ") for one in lang.Keyword if one & keywords(g, slot)),
        " and ".join(str(one.name).lower() for one in lang.Alignment if one & alignments(g, slot)),
    )
