"""What the player who decides calls the things of a question, told apart where several have one name.

They are told apart by their side or zone, by how they stand, and where all of that is the same by their place, as in
"your Wolf (2 of 3)". The rules never ask here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.epic_tcg.language import Alignment, Origin
from engine.epic_tcg.programs.definitions import D
from engine.epic_tcg.prompts.objects import is_card, is_on_line, knows_piece, name_of, player_name, whose
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.derive import alignment, defense, keywords, offense, origin
from engine.epic_tcg.rules.state import Game, place_on_line, slot_of
from engine.epic_tcg.text import keyword_names
from engine.epic_tcg.text.nouns import signs
from engine.kernel.grammar import marks_apart


def names_of(g: Game, objects: Iterable[int]) -> dict[int, str]:
    """The name of each of these objects in the words of the player who decides."""
    alike: dict[str, list[int]] = {}
    for obj in dict.fromkeys(objects):
        alike.setdefault(name_of(g, obj, g.seat), []).append(obj)
    found: dict[int, str] = {}
    for name, group in alike.items():
        if len(group) == 1:
            found[group[0]] = name
            continue
        found.update(_cards_apart(g, name, [obj for obj in group if is_card(obj)]))
        found.update(_apart(g, name, [obj for obj in group if is_on_line(obj)], _on_line(g, group)))
        found.update(_apart(g, name, [obj for obj in group if slot_of(g, obj) >= 0], _in_play(g, group)))
        gone = [obj for obj in group if obj not in found]
        found.update({obj: f"{name} ({place} of {len(gone)})" for place, obj in enumerate(gone, 1)})
    return found


def counters_words(counters: Sequence[int]) -> list[str]:
    """As in "two +1/+1 counters": one for each kind that there is."""
    return [
        f"{count} {name} counter{'s' if count > 1 else ''}"
        for name, count in zip(D.counters, counters, strict=False)
        if count
    ]


# --- cards -----------------------------------------------------------------------------------------------------------


def _cards_apart(g: Game, name: str, cards: list[int]) -> dict[int, str]:
    """By their zone and, of those that are not their player's own, by their owner. Cards that are alike are not told
    apart: which of them is chosen does not matter."""
    return {obj: f"{name} {_zone_of(g, obj - codes.CARD)}" for obj in cards}


def _zone_of(g: Game, uid: int) -> str:
    """As in "from your discard pile"."""
    holder, owner = g.holder_of[uid], g.owner_of[uid]
    zone = {codes.HAND: "hand", codes.DECK: "deck", codes.DISCARD: "discard pile"}.get(g.zone_of[uid], "play")
    owned = f", owned by {'you' if owner == g.seat else player_name(g, owner)}" if owner != holder else ""
    return f"from {whose(g, holder, g.seat)} {zone}{owned}"


# --- pieces, and what is on the line ---------------------------------------------------------------------------------

Facts = dict[int, tuple[int, tuple[str, ...]]]  # of an object: whose side it is on, and all that tells it apart


def _apart(g: Game, name: str, group: list[int], facts: Facts) -> dict[int, str]:
    """Those of one name, by what differs between those of one side."""
    found: dict[int, str] = {}
    sides = {seat: [obj for obj in group if facts[obj][0] == seat] for seat in range(g.seats)}
    for seat, side in sides.items():
        if not side:
            continue
        called = f"{whose(g, seat, g.seat)} {name}" if sum(map(bool, sides.values())) > 1 else name
        for obj, mark in zip(side, marks_apart([facts[obj][1] for obj in side]), strict=True):
            found[obj] = f"{called} ({mark})" if mark else called
    return found


def _on_line(g: Game, group: list[int]) -> Facts:
    """What is on the line differs by who controls it only."""
    items = [obj for obj in group if place_on_line(g, obj) >= 0]
    return {obj: (g.line[place_on_line(g, obj)].controller, ("",)) for obj in items}


def _in_play(g: Game, group: list[int]) -> Facts:
    slots = {obj: slot_of(g, obj) for obj in group if slot_of(g, obj) >= 0}
    return {obj: (g.controller_of[slot], _looks(g, slot)) for obj, slot in slots.items()}


def _looks(g: Game, slot: int) -> tuple[str, ...]:
    """In words, everything by which the player tells a piece from another one of the same name."""
    flags, damage = g.flags_of[slot], g.damage_of[slot]
    down = flags & codes.FACE_DOWN != 0
    state = "expended" if flags & codes.EXPENDED else "flipped" if flags & codes.FLIPPED else "prepared"
    battle = "attacking" if flags & codes.ATTACKING else "blocking" if flags & codes.BLOCKING else ""
    owner = g.owner_of_slot[slot]
    return (
        "" if down else f"{offense(g, slot)}/{defense(g, slot)}",
        "face down" if down and knows_piece(g, g.seat, slot) else "",
        f"{damage} damage" if damage else "",
        ", ".join(counters_words(g.counters_of[slot])),
        state,
        battle,
        "" if down else ", ".join(keyword_names(keywords(g, slot))),
        "" if down else " ".join(signs(Alignment(alignment(g, slot))) + signs(Origin(origin(g, slot)))),
        f"owned by {player_name(g, owner)}" if owner not in (g.seat, g.controller_of[slot]) else "",
        "not preparing" if flags & codes.STAYS_UNPREPARED else "",
    )
