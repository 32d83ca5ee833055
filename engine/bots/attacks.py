"""Which champions to attack with: a handful of sets, each fought out on a clone against the blocks to fear most."""

from __future__ import annotations

from itertools import combinations

from engine.bots import habits
from engine.bots.evaluation import champion_worth
from engine.bots.lookahead import Lookahead, Outcome
from engine.bots.weights import ATTACKS
from engine.epic import codes
from engine.epic.derive import keywords, offense
from engine.epic.state import Game

EVASIVE = codes.AIRBORNE | codes.UNBLOCKABLE
PAIRED = 4  # champions among which pairs are tried

Refs = tuple[int, ...]


def attack_sets(g: Game, look: Lookahead) -> list[Refs]:
    """Sets of attackers (references, ascending) that begin with what was picked so far. `g` waits for attackers."""
    prefix = tuple(g.frames[-1][codes.ITS :])
    able = [*prefix, *(option >> codes.VERB_BITS for option in g.options if option != codes.STOP)]
    strong = sorted(able, key=lambda ref: (-offense(g, ref & codes.SLOT_MASK), ref))
    fierce = [ref for ref in strong if offense(g, ref & codes.SLOT_MASK)]
    evasive = [ref for ref in fierce if keywords(g, ref & codes.SLOT_MASK) & EVASIVE]
    sets: list[list[int]] = [fierce, evasive]
    sets += [[ref] for ref in _unlike(g, strong)]
    sets += [fierce[1:], [ref for ref in fierce if ref not in evasive]]
    sets += [list(pair) for pair in combinations(fierce[:PAIRED], 2)]
    cheap = sorted(fierce, key=lambda ref: (champion_worth(g, ref & codes.SLOT_MASK, look.worth), ref))
    sets += [cheap[:-1], cheap[: len(cheap) // 2]]
    if prefix:
        sets.append(list(prefix))
    found: dict[Refs, None] = {}
    for one in sets:
        refs = tuple(sorted(one))
        if refs and refs[: len(prefix)] == prefix:
            found[refs] = None
    return list(found)[:ATTACKS] or [tuple(able[: len(prefix) + 1])]


def _unlike(g: Game, refs: list[int]) -> list[int]:
    """The first of each kind of equal champions."""
    seen: dict[tuple[int, ...], int] = {}
    for ref in refs:
        slot = ref & codes.SLOT_MASK
        key = (g.row_of[slot], offense(g, slot), keywords(g, slot), g.damage_of[slot], g.counters_of[slot])
        seen.setdefault(key, ref)
    return list(seen.values())


def best_attack(g: Game, look: Lookahead) -> tuple[Refs, Outcome]:
    """The best set and what comes of it. `g` waits for attackers and stays as it is."""
    best: tuple[Refs, Outcome] | None = None
    for refs in attack_sets(g, look):
        trial = g.clone()
        look.commit(trial, codes.ATTACKERS, refs)
        outcome = look.outcome(trial, 1)
        if best is None or outcome.total > best[1].total + 1e-6:
            best = refs, outcome
        if look.budget <= 0:
            break
    assert best is not None
    return best


def attack_from_window(g: Game, look: Lookahead) -> Outcome:
    """What comes of going to battle from a window of the main phase."""
    trial = g.clone()
    look.apply(trial, codes.BATTLE)
    if trial.kind != codes.ATTACKERS or trial.seat != look.me:  # the only champion that can attack does
        return look.outcome(trial, 1)
    return best_attack(trial, look)[1]


def next_attacker(g: Game, look: Lookahead) -> int:
    """The next pick of the best set."""
    return habits.follow(g, best_attack(g, look)[0])
