"""Battles of the Epic TCG by arithmetic: which attacks and blocks are to be tried, and how damage is divided.

No looking ahead and no triggers: candidates for a bot that looks ahead, and quick answers inside of that.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from engine.bots.epic_tcg.judging import mojo_value, needed, piece_value
from engine.epic_tcg.programs import bits
from engine.epic_tcg.rules import battle, codes
from engine.epic_tcg.rules.derive import defense, keywords, offense
from engine.epic_tcg.rules.state import Game, slot_of

Refs = tuple[int, ...]
PAIRED = 4  # champions among which pairs are tried
LOST = 1000.0  # what it counts to lose the game


@dataclass(frozen=True)
class Fighter:
    """A champion in a battle; `left` is the damage that breaks it, 0 where none does."""

    ref: int
    offense: int
    left: int
    wall: int
    keywords: int
    value: float


def fighter(g: Game, slot: int) -> Fighter:
    words = keywords(g, slot)
    power = 0 if words & bits.DEALS_NO_DAMAGE else offense(g, slot)
    return Fighter(g.ref_of[slot], power, needed(g, slot), defense(g, slot), words, piece_value(g, slot))


def broken(strikers: list[Fighter], others: list[Fighter]) -> tuple[float, list[Fighter]]:
    """The value of those that the strikers can break together, the best bargains first; and who is left."""
    pool = sum(one.offense for one in strikers)
    deadly = sum(1 for one in strikers if one.keywords & bits.DEADLY and one.offense)
    lost, left = 0.0, list[Fighter]()
    for one in sorted(others, key=lambda one: (-one.value / max(1, one.left), one.ref)):
        if one.left and one.left <= pool:
            pool -= one.left
            lost += one.value
        elif one.left and deadly and pool:
            deadly -= 1
            pool -= 1
            lost += one.value
        else:
            left.append(one)
    return lost, left


def judge(attackers: list[Fighter], blockers: list[Fighter], mojo: int, hunted: list[Fighter]) -> float:
    """What a block brings its player: Mojo kept, attackers broken, blockers lost. Range strikes first."""
    if not blockers:
        if hunted:
            return broken(hunted, attackers)[0] - broken(attackers, hunted)[0]
        return _loss(sum(one.offense for one in attackers), mojo)
    score, walls = 0.0, sum(one.wall for one in blockers)
    if not hunted:
        score += _loss(sum(max(0, one.offense - walls) for one in attackers if one.keywords & bits.BREAKTHROUGH), mojo)
    near, far = ([one for one in blockers if (one.keywords & bits.RANGE != 0) == shoots] for shoots in (False, True))
    close, shooters = (
        [one for one in attackers if (one.keywords & bits.RANGE != 0) == shoots] for shoots in (False, True)
    )
    gain, alive = broken(far, attackers)
    cost, unhurt = broken(shooters, blockers)
    more, _ = broken([one for one in near if one in unhurt], alive)
    dear, _ = broken([one for one in close if one in alive], unhurt)
    return score + gain + more - cost - dear


def _loss(damage: int, mojo: int) -> float:
    return mojo_value(max(0, mojo - damage)) - mojo_value(mojo) - (LOST if damage >= mojo else 0.0)


def block_sets(g: Game, most: int) -> list[Refs]:
    """Sets of blockers, in the order of picking, that begin with what was picked; the most promising first."""
    prefix = tuple(g.frames[-1].picks)
    attackers = [fighter(g, slot) for slot in battle.attackers(g)]
    hunted = [fighter(g, slot) for slot in (slot_of(g, g.hunted),) if slot >= 0]
    able = [fighter(g, slot_of(g, ref)) for ref in g.offered.among]
    cheap = sorted(able, key=lambda one: (one.value, one.ref))
    strong = sorted(able, key=lambda one: (-one.offense, one.ref))[:PAIRED]
    sets: list[tuple[Fighter, ...]] = [(), *((one,) for one in cheap), *combinations(strong, 2)]
    if len(able) > 2:
        sets += [tuple(strong[:3]), tuple(able)]
    found: dict[Refs, float] = {}
    for one in sets:
        refs = _in_order(g, [each.ref for each in one])
        if refs[: len(prefix)] == prefix:
            found[refs] = judge(attackers, list(one), g.mojo[g.seat], hunted)
    return sorted(found or {prefix: 0.0}, key=lambda refs: (-found.get(refs, 0.0), refs))[:most]


def attack_sets(g: Game, most: int) -> list[Refs]:
    """Sets of attackers, in the order of picking, that begin with what was picked. `g` asks for attackers."""
    prefix = tuple(g.frames[-1].picks)
    able = list(g.offered.among)
    power = {ref: offense(g, slot_of(g, ref)) for ref in able}
    fierce = sorted((ref for ref in able if power[ref]), key=lambda ref: (-power[ref], ref))
    sets = [[ref] for ref in _unlike(g, fierce)] + [fierce]
    sets += [[ref for ref in fierce if keywords(g, slot_of(g, ref)) & (bits.AIRBORNE | bits.UNBLOCKABLE)]]
    sets += [list(pair) for pair in combinations(fierce[:PAIRED], 2)]
    sets += [[ref] for ref in able if not power[ref]][:1]
    found: dict[Refs, None] = {}
    for one in sets:
        refs = _in_order(g, one)
        if refs and refs[: len(prefix)] == prefix:
            found[refs] = None
    return list(found)[:most] or [prefix or tuple(able[:1])]


def _in_order(g: Game, refs: list[int]) -> Refs:
    return tuple(ref for ref in g.offered.among if ref in refs)


def _unlike(g: Game, refs: list[int]) -> list[int]:
    """The first of each kind of equal champions."""
    seen: dict[tuple[int, ...], int] = {}
    for ref in refs:
        slot = slot_of(g, ref)
        key = (g.card_of[slot], offense(g, slot), defense(g, slot), keywords(g, slot), g.damage_of[slot])
        seen.setdefault(key, ref)
    return list(seen.values())


def battle_amount(g: Game) -> int:
    """How much battle damage goes to the next of several champions: what breaks it, if that is there."""
    f = g.frames[-1]
    slot = slot_of(g, f.selected[f.x])
    target = battle.opposing(g, slot)[len(f.picks)]
    most = g.options[-1] >> codes.VERB_BITS
    need = needed(g, target) - sum(hit[4] for hit in g.assigned if hit[3] == g.ref_of[target])
    if need > 0 and keywords(g, slot) & bits.DEADLY:
        need = 1
    return need if 0 < need <= most else 0
