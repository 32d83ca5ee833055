"""Battles by arithmetic: which blocks are worth trying, what a block would cost, how to divide damage.

No look-ahead and no triggers: quick answers for choices inside a look-ahead and candidates for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from engine.bots.epic.evaluation import champion_value, health_value
from engine.bots.epic.values import Values
from engine.epic import Game
from engine.epic.programs import bits
from engine.epic.rules import battle, can_block, codes, defense, keywords, offense

PAIRED = 5  # blockers among which pairs are tried


@dataclass(frozen=True)
class Fighter:
    """A champion in a battle; `left` is the damage that would break it, 0 when none would."""

    ref: int
    offense: int
    left: int
    wall: int
    keywords: int
    value: float


def fighter(g: Game, slot: int, values: Values) -> Fighter:
    own = keywords(g, slot)
    wall = defense(g, slot)
    left = 0 if own & bits.UNBREAKABLE else max(1, wall - g.damage_of[slot])
    return Fighter(g.ref_of[slot], offense(g, slot), left, wall, own, champion_value(g, slot, values))


def broken(strikers: list[Fighter], others: list[Fighter]) -> float:
    """Value of those that the strikers can break together, the best bargains first."""
    pool = sum(one.offense for one in strikers)
    strokes = sum(1 for one in strikers if one.keywords & bits.BREAKS_DAMAGED and one.offense)
    lost = 0.0
    for one in sorted(others, key=lambda one: (-one.value / max(1, one.left), one.ref)):
        if not one.left:
            continue
        if one.left <= pool:
            pool -= one.left
            lost += one.value
        elif strokes and pool:
            strokes -= 1
            pool -= 1
            lost += one.value
    return lost


def judge(attackers: list[Fighter], blockers: list[Fighter], health: int) -> float:
    """What a block brings its player: health kept, attackers broken, blockers lost."""
    if not blockers:
        loss = sum(one.offense for one in attackers)
        return health_value(health - loss) - health_value(health) - (1000.0 if loss >= health else 0.0)
    push = sum(one.offense for one in attackers if one.keywords & bits.BREAKTHROUGH)
    loss = max(0, push - sum(one.wall for one in blockers))
    score = health_value(health - loss) - health_value(health) - (1000.0 if loss >= health else 0.0)
    return score + broken(blockers, attackers) - broken(attackers, blockers)


def blocks(g: Game, values: Values, most: int, prefix: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """Sets of blockers (references, ascending) that begin with what was picked, the most promising first."""
    seat = g.seat
    attackers = [fighter(g, slot, values) for slot in battle.attackers(g)]
    already = [fighter(g, slot, values) for slot in battle.blockers(g)]  # of teammates
    able = sorted(
        (fighter(g, slot, values) for slot in g.board[seat] if can_block(g, slot)), key=lambda one: (one.value, one.ref)
    )
    sets: list[tuple[Fighter, ...]] = [(), *((one,) for one in able)]
    strong = sorted(able, key=lambda one: (-one.offense, one.ref))[:PAIRED]
    sets += combinations(strong, 2)
    if len(able) > 2:
        sets += [tuple(strong[:3]), tuple(able)]
    chosen: dict[tuple[int, ...], float] = {}
    for one in sets:
        refs = tuple(sorted(each.ref for each in one))
        if refs[: len(prefix)] == prefix:
            chosen[refs] = judge(attackers, [*one, *already], g.health[seat])
    if not chosen:
        chosen[prefix] = 0.0
    return sorted(chosen, key=lambda refs: (-chosen[refs], refs))[:most]


def amount(g: Game, values: Values) -> int:
    """How much battle damage to give to the next target (4.4.11b)."""
    return next_amount(g, amounts(g, values))


def amounts(g: Game, values: Values) -> list[int]:
    """How much battle damage the champion that assigns next shall give to each of its targets, what it has given among
    it: all that gets through to the player, the rest where it breaks most."""
    f = g.frames[-1]
    slot = (battle.attackers(g) + battle.blockers(g))[f[codes.X]]
    targets = battle.damage_targets(g, slot)
    wanted = f[codes.SELECTED :]
    if targets[len(wanted)] < codes.CARD:
        wanted.append(_most(g))
    rest = offense(g, slot) - sum(wanted)
    if len(wanted) < len(targets):
        wanted += share(g, targets[len(wanted) :], rest, values, _assigned(g))
    return wanted


def next_amount(g: Game, wanted: list[int]) -> int:
    """What is wanted for the next target, as far as it is legal."""
    least = g.options[0] >> codes.VERB_BITS
    return min(_most(g), max(least, wanted[len(g.frames[-1]) - codes.SELECTED]))


def _most(g: Game) -> int:
    return g.options[-1] >> codes.VERB_BITS


def _assigned(g: Game) -> dict[int, int]:
    found: dict[int, int] = {}
    for _, _, target, amount in g.assigned:
        found[target] = found.get(target, 0) + amount
    return found


def share(g: Game, targets: list[int], total: int, values: Values, before: dict[int, int]) -> list[int]:
    """Divide damage among champions so that the best ones break; what is left goes to the last one."""
    fighters = [fighter(g, ref & codes.SLOT_MASK, values) for ref in targets]
    needs = [max(0, one.left - before.get(one.ref, 0)) if one.left else 0 for one in fighters]
    wanted = [0] * len(targets)
    rest = total
    for at in sorted(range(len(targets)), key=lambda at: (-fighters[at].value / max(1, needs[at]), at)):
        if needs[at] and needs[at] <= rest:
            wanted[at] = needs[at]
            rest -= needs[at]
    wanted[-1] += rest
    return wanted
