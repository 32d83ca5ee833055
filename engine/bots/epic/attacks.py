"""Which champions to attack with: a handful of sets that are worth fighting out."""

from __future__ import annotations

from itertools import combinations

from engine.bots.epic.evaluation import champion_value
from engine.bots.epic.values import Values
from engine.epic import Game
from engine.epic.programs import bits
from engine.epic.rules import codes, keywords, offense

EVASIVE = bits.AIRBORNE | bits.UNBLOCKABLE | bits.UNBLOCKABLE_BY_WEAKER
PAIRED = 4  # champions among which pairs are tried

Refs = tuple[int, ...]


def attack_sets(g: Game, values: Values, most: int) -> list[Refs]:
    """Sets of attackers (references, ascending) that begin with what was picked so far. `g` waits for attackers."""
    prefix = tuple(g.frames[-1][codes.SELECTED :])
    able = [*prefix, *(option >> codes.VERB_BITS for option in g.options if option != codes.STOP)]
    strong = sorted(able, key=lambda ref: (-offense(g, ref & codes.SLOT_MASK), ref))
    fierce = [ref for ref in strong if offense(g, ref & codes.SLOT_MASK)]
    evasive = [ref for ref in fierce if keywords(g, ref & codes.SLOT_MASK) & EVASIVE]
    sets: list[list[int]] = [fierce, evasive]
    sets += [[ref] for ref in _unlike(g, strong)]
    sets += [fierce[1:], [ref for ref in fierce if ref not in evasive]]
    sets += [list(pair) for pair in combinations(fierce[:PAIRED], 2)]
    cheap = sorted(fierce, key=lambda ref: (champion_value(g, ref & codes.SLOT_MASK, values), ref))
    sets += [cheap[:-1], cheap[: len(cheap) // 2]]
    if prefix:
        sets.append(list(prefix))
    elif codes.STOP in g.options:  # a teammate attacks
        sets.insert(0, [])
    found: dict[Refs, None] = {}
    for one in sets:
        refs = tuple(sorted(one))
        if refs[: len(prefix)] == prefix and (refs or codes.STOP in g.options):
            found[refs] = None
    return list(found)[:most] or [tuple(able[: len(prefix) + 1])]


def _unlike(g: Game, refs: list[int]) -> list[int]:
    """The first of each kind of equal champions."""
    seen: dict[tuple[int, ...], int] = {}
    for ref in refs:
        slot = ref & codes.SLOT_MASK
        key = (g.card_index_of[slot], offense(g, slot), keywords(g, slot), g.damage_of[slot], g.counters_of[slot])
        seen.setdefault(key, ref)
    return list(seen.values())
