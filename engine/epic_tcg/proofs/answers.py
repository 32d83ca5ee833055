"""Laws about what a page answers as a whole: divisions, multi-picks and amounts.

Every answer goes the page's way, through `decision_view` and `plan`: what the page begins with and random legal answers
are accepted, illegal ones are refused and change nothing, and no option is without words. Tests and the fuzzer ask,
about a position in which somebody must decide.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from engine.epic_tcg.positions.pack import digest
from engine.epic_tcg.prompts import plan
from engine.epic_tcg.prompts.decisions import decision_view
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.state import Game
from engine.kernel.answers import IllegalOption
from engine.kernel.random import Rng

Answer = dict[str, Any]
Tried = list[tuple[Answer, bool]]  # answers, and whether each is legal
STRANGER: Final = codes.FIRST_PIECE - 1  # no object: no game has so many cards


def answer_laws(g: Game, rng: Rng, tally: Counter[str]) -> list[str]:
    """What does not hold. `tally` counts the decisions that are answered as a whole, and the answers that are tried."""
    asked = decision_view(g, g.seat)
    assert asked is not None, "a game that is over asks nothing"
    broken = _unworded(asked)
    if kind := answered_as(asked):
        tally[kind] += 1
    before = digest(g)
    for answer, legal in tries(asked, rng):
        accepted = planned(g, answer) is not None
        if kind:
            tally["accepted" if accepted else "refused"] += 1
        if legal != accepted:
            broken.append(f"{answer} was {'refused' if legal else 'accepted'}")
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


def tries(asked: dict[str, Any], rng: Rng) -> Tried:
    """Answers to try, legal and illegal ones: what the page begins with, and random ones."""
    if asked["divide"]:
        return _divisions(asked["divide"], rng)
    if asked["multi_pick"]:
        return _multi_picks(asked, rng)
    if asked["amount"]:
        first, last = asked["options"][0]["code"], asked["options"][-1]["code"]
        more = last + (1 << codes.VERB_BITS)
        return [({"codes": [first]}, True), ({"codes": [more]}, False), ({"codes": [first, last]}, False)]
    one = asked["options"][rng.below(len(asked["options"]))]["code"]
    return [({"codes": [one]}, True), ({"amounts": {"p0": 1}}, False), ({"codes": []}, False)]


def _some(among: list[Any], count: int, rng: Rng) -> list[Any]:
    places = list(range(len(among)))
    rng.shuffle(places)
    return [among[place] for place in places[:count]]


def _multi_picks(asked: dict[str, Any], rng: Rng) -> Tried:
    multi = asked["multi_pick"]
    among, least, most = [one["code"] for one in multi["candidates"]], multi["min"], multi["max"]
    stops = any(option["code"] == codes.STOP for option in asked["options"])
    counts = (least, most, least + rng.below(most - least + 1))
    found: Tried = [({"codes": _some(among, count, rng)}, True) for count in counts if count]
    found.append(({"codes": [codes.STOP]}, stops))
    found.append(({"codes": [STRANGER << codes.VERB_BITS | codes.PICK]}, False))
    found.append(({"codes": [among[0], among[0]]}, False))
    if least > 1:
        found.append(({"codes": _some(among, least - 1, rng)}, False))
    if most < len(among):
        found.append(({"codes": _some(among, most + 1, rng)}, False))
    return found


def _divisions(divide: dict[str, Any], rng: Rng) -> Tried:
    refs = [target["ref"] for target in divide["targets"]]
    given = dict.fromkeys(refs, 0)
    for target in divide["targets"]:
        given[target["ref"]] += target["least"]
    room = divide["most_targets"] - sum(map(bool, given.values()))
    free = [ref for ref in refs if given[ref]] + _some([ref for ref in refs if not given[ref]], room, rng)
    for _ in range(divide["total"] - sum(given.values())):
        given[free[rng.below(len(free))]] += 1
    one = refs[rng.below(len(refs))]
    return [
        ({"amounts": divide["default"]}, True),
        ({"amounts": given}, True),
        ({"amounts": given | {one: given[one] + 1}}, False),
        ({"amounts": divide["default"] | {"p9": 0}}, False),
    ]
