"""Laws about what a page answers as a whole: divisions, multi-picks and amounts.

Every answer goes the page's way, through `decision_view` and `plan`: what the page begins with and random legal answers
are accepted, illegal ones are refused and change nothing, and no option is without words. Tests and the fuzzer ask,
about a position in which somebody must decide.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.epic.positions.pack import digest
from engine.epic.programs import ops
from engine.epic.prompts.choosing import IllegalOption
from engine.epic.prompts.decisions import decision_view
from engine.epic.prompts.divisions import dealing
from engine.epic.prompts.multi_picks import plan
from engine.epic.rules import battle, codes
from engine.epic.rules.frame import asking_op
from engine.epic.rules.state import Game
from engine.kernel.random import Rng

Answer = dict[str, Any]
Tried = list[tuple[Answer, bool]]  # answers, and whether each is legal
STRANGER = codes.FIRST_CHAMPION - 1  # no object: no game has so many cards
TRIES = 2  # random answers of each sort


def answer_laws(g: Game, rng: Rng, tally: Counter[str]) -> list[str]:
    """What does not hold. `tally` counts the decisions that are answered as a whole, and the answers that are tried."""
    asked = decision_view(g, g.seat)
    assert asked is not None, "a game that is over asks nothing"
    broken = _unworded(asked)
    kind = answered_as(asked)
    if not kind:
        verbs = {option & codes.VERB_MASK for option in g.options}
        return broken + (["a part of a whole is asked for alone"] if verbs & {codes.PICK, codes.AMOUNT} else [])
    tally[kind] += 1
    before = digest(g)
    meant: dict[tuple[int, ...], object] = {}
    for answer, legal in tries(g, asked, rng):
        steps = planned(g, answer)
        tally["accepted" if steps is not None else "refused"] += 1
        if legal != (steps is not None):
            broken.append(f"{answer} was {'refused' if legal else 'accepted'}")
        elif steps is not None:
            meaning = _meaning(g, asked, answer)
            if meant.setdefault(tuple(steps), meaning) != meaning:
                broken.append(f"{answer} was taken for another answer")
    if digest(g) != before:
        broken.append("trying answers changed the game")
    return broken


def answered_as(asked: dict[str, Any]) -> str:
    """As what a page answers this decision, if as a whole."""
    if asked["divide"]:
        return "divisions"
    return "multi-picks" if asked["multi_pick"] else "amounts" if asked["amount"] else ""


def planned(g: Game, answer: Answer) -> list[int] | None:
    """The options that the answer stands for; None when it is refused."""
    try:
        return plan(g, answer)
    except IllegalOption:
        return None


def _unworded(asked: dict[str, Any]) -> list[str]:
    texts = [asked["prompt"], *(option["text"] for option in asked["options"])]
    return [f"{text!r} says nothing" for text in texts if not any(letter.isalpha() for letter in text)]


def _meaning(g: Game, asked: dict[str, Any], answer: Answer) -> object:
    """What tells an answer from others: copies of a card and, but for ordered multi-picks, their order do not."""
    if "amounts" in answer:
        return {ref: amount for ref, amount in answer["amounts"].items() if amount}
    alike = [_alike(g, code) for code in answer["codes"] if code != codes.STOP]
    return alike if asked["multi_pick"] and asked["multi_pick"]["ordered"] else sorted(alike)


def _alike(g: Game, code: int) -> tuple[int, ...]:
    obj = code >> codes.VERB_BITS
    if code & codes.VERB_MASK == codes.PICK and codes.CARD <= obj < codes.FIRST_CHAMPION:
        return g.owner_of[obj - codes.CARD], g.def_of[obj - codes.CARD]
    return (code,)


def tries(g: Game, asked: dict[str, Any], rng: Rng) -> Tried:
    """Answers to try, legal and illegal ones: what the page begins with, and random ones."""
    kind = answered_as(asked)
    if kind == "divisions":
        return _divided(g, asked["divide"], rng)
    return _multi_pick(g, asked["multi_pick"], rng) if kind == "multi-picks" else _amount(g, rng)


def _stranger(verb: int) -> int:
    return STRANGER << codes.VERB_BITS | verb


def _amount(g: Game, rng: Rng) -> Tried:
    chosen = [g.options[0], g.options[-1], g.options[rng.below(len(g.options))]]
    return [
        *(({"codes": [code]}, True) for code in chosen),
        ({"codes": [g.options[-1] + (1 << codes.VERB_BITS)]}, False),
        ({"codes": g.options[:2]}, False),
        ({"amounts": {f"p{g.seat}": 1}}, False),
    ]


# --- multi-picks -----------------------------------------------------------------------------------------------------


def _multi_pick(g: Game, multi_pick: dict[str, Any], rng: Rng) -> Tried:
    least, most = multi_pick["min"], multi_pick["max"]
    among = [candidate["code"] for candidate in multi_pick["candidates"]]
    counts = [least, most, *(least + rng.below(most - least + 1) for _ in range(TRIES))]
    found: Tried = [({"codes": _some(among, count, rng)}, True) for count in counts if count or codes.STOP in g.options]
    if codes.STOP in g.options:
        found.append(({"codes": [codes.STOP]}, True))
    else:
        found.append(({"codes": []}, False))
    if least > 1:
        found.append(({"codes": _some(among, least - 1, rng)}, False))
    if most < len(among):
        found.append(({"codes": _some(among, most + 1, rng)}, False))
    found.append(({"codes": [among[0], among[0], *among[1 : most - 1]]}, False))
    found.append(({"codes": [_stranger(codes.PICK), *among[1:most]]}, False))
    found.append(({"amounts": {"p0": 1}}, False))
    return found


def _some(among: list[int], count: int, rng: Rng) -> list[int]:
    pool = among[:]
    rng.shuffle(pool)
    return pool[:count]


# --- divisions -------------------------------------------------------------------------------------------------------


def _divided(g: Game, divide: dict[str, Any], rng: Rng) -> Tried:
    refs = [target["ref"] for target in divide["targets"]] + ([divide["player"]["ref"]] if divide["player"] else [])
    in_battle = asking_op(g)[0] == ops.ASSIGN_DAMAGE
    legal = [divide["default"], *(_in_battle(g, rng) if in_battle else _in_effect(divide, rng) for _ in range(TRIES))]
    found: Tried = [({"amounts": amounts}, True) for amounts in legal]
    for amounts in legal:
        for _ in range(TRIES):
            moved = _moved(amounts, refs, rng)
            found.append(({"amounts": moved}, _bounded(g, moved) if in_battle else _may_be(divide, moved)))
    one = refs[rng.below(len(refs))]
    given = divide["default"].get(one, 0)
    return [
        *found,
        ({"amounts": divide["default"] | {one: given + 1}}, False),
        ({"amounts": divide["default"] | {one: -1}}, False),
        ({"amounts": divide["default"] | {f"c{STRANGER}": 0}}, False),
        ({"codes": [_stranger(codes.AMOUNT)]}, False),
    ]


def _moved(amounts: dict[str, int], refs: list[str], rng: Rng) -> dict[str, int]:
    """The same with a point of one part, some of it or all given to another, up to three times: now and then first all
    of the last one, which is the player's where damage breaks through."""
    moved = dict.fromkeys(refs, 0) | amounts
    for at in range(1 + rng.below(3)):
        last = at == 0 and rng.below(2) == 0
        giver, taker = refs[-1 if last else rng.below(len(refs))], refs[rng.below(len(refs))]
        part = moved[giver]
        size = part if last else (part, min(1, part), rng.below(part + 1))[rng.below(3)]
        moved[giver] -= size
        moved[taker] += size
    return moved


def _left_of_battle(g: Game) -> tuple[int, list[int], list[str]]:
    """The champion that deals its damage, the amounts that were chosen, and for whom amounts are left to choose."""
    slot = dealing(g)
    chosen = battle.chosen_amounts(g, slot, g.frames[-1][codes.SELECTED :])
    left = battle.damage_targets(g, slot)[len(chosen) :]
    return slot, chosen, [f"b{obj}" if obj >= codes.CARD else f"p{obj}" for obj in left]


def _in_battle(g: Game, rng: Rng) -> dict[str, int]:
    """A division that the engine can be led to step by step."""
    slot, chosen, left = _left_of_battle(g)
    given: dict[str, int] = {}
    for ref in left:
        low, high = battle.amount_bounds(g, slot, chosen)
        given[ref] = low + rng.below(high - low + 1)
        chosen = [*chosen, given[ref]]
    return given


def _bounded(g: Game, given: dict[str, int]) -> bool:
    """Whether the engine can be led to this division step by step."""
    slot, chosen, left = _left_of_battle(g)
    for ref in left:
        low, high = battle.amount_bounds(g, slot, chosen)
        chosen = [*chosen, given.get(ref, 0)]
        if not low <= chosen[-1] <= high:
            return False
    return True


def _in_effect(divide: dict[str, Any], rng: Rng) -> dict[str, int]:
    """At least 1 for each of some targets, those among them that were picked already."""
    picked = [target["ref"] for target in divide["targets"] if target["least"]]
    others = [target["ref"] for target in divide["targets"] if not target["least"]]
    order = [*range(len(others))]
    rng.shuffle(order)
    most = divide["most_targets"]
    count = max(1, len(picked)) + rng.below(most - max(1, len(picked)) + 1)
    chosen = (picked + [others[at] for at in order])[:count]
    given = dict.fromkeys(chosen, 1)
    for _ in range(divide["total"] - len(chosen)):
        given[chosen[rng.below(len(chosen))]] += 1
    return given


def _may_be(divide: dict[str, Any], given: dict[str, int]) -> bool:
    """Whether a divided effect may be divided so: each of so many targets gets at least 1."""
    picked = [target["ref"] for target in divide["targets"] if target["least"]]
    number = sum(amount > 0 for amount in given.values())
    return number <= divide["most_targets"] and all(given.get(ref, 0) for ref in picked)
