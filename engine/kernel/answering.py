"""Laws about what a page answers: multi-picks, divisions and amounts as a whole, and what else a room wants tried.

Every answer goes the page's way: what the page begins with and random legal answers are accepted, illegal ones are
refused and change nothing, and no option is without words. Names no game: a room hands over its `Answering`. Tests and
the fuzzer ask, about a position in which somebody must decide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Generic

from engine.kernel.answers import IllegalOption, Verbs
from engine.kernel.position import P
from engine.kernel.random import Rng

Answer = dict[str, Any]
Tried = list[tuple[Answer, bool]]  # answers, and whether each is legal
TRIES = 2  # random answers of each sort


class Answering(Generic[P]):
    """How a room asks and is answered. `view` is a decision as the page of a seat gets it, `plan` the options that an
    answer stands for, `tries` what is tried at a decision. Verbs that are `parts` are never chosen but as parts of a
    whole; `alike` is what copies have in common, as in `Picking`."""

    def __init__(
        self,
        verbs: Verbs,
        parts: tuple[int, ...],
        view: Callable[[P, int], dict[str, Any] | None],
        plan: Callable[[P, Answer], list[int]],
        tries: Callable[[P, dict[str, Any], Rng], Tried],
        alike: Callable[[P, int, bool], tuple[int, ...] | None],
        digest: Callable[[P], str],
    ) -> None:
        self.verbs: Verbs = verbs
        self.parts: tuple[int, ...] = parts
        self.view: Callable[[P, int], dict[str, Any] | None] = view
        self.plan: Callable[[P, Answer], list[int]] = plan
        self.tries: Callable[[P, dict[str, Any], Rng], Tried] = tries
        self.alike: Callable[[P, int, bool], tuple[int, ...] | None] = alike
        self.digest: Callable[[P], str] = digest

    def laws(self, g: P, rng: Rng, tally: Counter[str]) -> list[str]:
        """What does not hold. `tally` counts the decisions that are answered as a whole, and the answers that are
        tried at these."""
        asked = self.view(g, g.seat)
        assert asked is not None, "a game that is over asks nothing"
        broken = _unworded(asked)
        kind = answered_as(asked)
        if kind:
            tally[kind] += 1
        elif any(self.verbs.of(option) in self.parts for option in g.options):
            broken.append("a part of a whole is asked for alone")
        if not (tried := self.tries(g, asked, rng)):
            return broken
        before = self.digest(g)
        meant: dict[tuple[int, ...], object] = {}
        for answer, legal in tried:
            steps = self.planned(g, answer)
            if kind:
                tally["accepted" if steps is not None else "refused"] += 1
            if legal != (steps is not None):
                broken.append(f"{answer} was {'refused' if legal else 'accepted'}")
            elif steps is not None:
                meaning = self._meaning(g, asked, answer)
                if meant.setdefault(tuple(steps), meaning) != meaning:
                    broken.append(f"{answer} was taken for another answer")
        if self.digest(g) != before:
            broken.append("trying answers changed the game")
        return broken

    def planned(self, g: P, answer: Answer) -> list[int] | None:
        """The options that the answer stands for; None when it is refused."""
        try:
            return self.plan(g, answer)
        except IllegalOption:
            return None

    def _meaning(self, g: P, asked: dict[str, Any], answer: Answer) -> object:
        """What tells an answer from others: copies of a card and, but for ordered multi-picks, their order do not."""
        if "amounts" in answer:
            return {ref: amount for ref, amount in answer["amounts"].items() if amount}
        ordered = asked["multi_pick"] is not None and asked["multi_pick"]["ordered"]
        chosen = [self._chosen(g, code, ordered) for code in answer["codes"] if code != self.verbs.stop]
        return chosen if ordered else sorted(chosen)

    def _chosen(self, g: P, code: int, ordered: bool) -> tuple[int, ...]:
        alike = self.alike(g, code >> self.verbs.bits, ordered) if self.verbs.of(code) == self.verbs.pick else None
        return (code,) if alike is None else alike


def answered_as(asked: dict[str, Any]) -> str:
    """As what a page answers this decision, if as a whole."""
    if asked["divide"]:
        return "divisions"
    return "multi-picks" if asked["multi_pick"] else "amounts" if asked["amount"] else ""


def _unworded(asked: dict[str, Any]) -> list[str]:
    texts = [asked["prompt"], *(option["text"] for option in asked["options"])]
    return [f"{text!r} says nothing" for text in texts if not any(letter.isalpha() for letter in text)]


# --- what is tried ---------------------------------------------------------------------------------------------------


def amounts(verbs: Verbs, options: list[int], rng: Rng) -> Tried:
    """Of a number to choose."""
    chosen = [options[0], options[-1], options[rng.below(len(options))]]
    return [
        *(({"codes": [code]}, True) for code in chosen),
        ({"codes": [options[-1] + (1 << verbs.bits)]}, False),
        ({"codes": options[:2]}, False),
        ({"amounts": {"p0": 1}}, False),
    ]


def multi_picks(verbs: Verbs, options: list[int], multi_pick: dict[str, Any], stranger: int, rng: Rng) -> Tried:
    """Of several to choose at once: as many as may be, with all that must be and without one of it, too few and too
    many, one twice, one that is in no game."""
    least, most = multi_pick["min"], multi_pick["max"]
    among = [candidate["code"] for candidate in multi_pick["candidates"]]
    musts = [one["code"] for one in multi_pick["candidates"] if one["refs"][0] in multi_pick.get("must", ())]
    others = [code for code in among if code not in musts]
    stops = verbs.stop in options
    counts = [least, most, *(least + rng.below(most - least + 1) for _ in range(TRIES))]
    found: Tried = [
        ({"codes": musts + some(others, count - len(musts), rng)}, True) for count in counts if count or stops
    ]
    if musts and len(others) >= least:
        found.append(({"codes": some(others, max(1, least), rng)}, False))
    found += [({"codes": [verbs.stop]}, stops), ({"codes": []}, stops)]
    if least > 1:
        found.append(({"codes": some(among, least - 1, rng)}, False))
    if most < len(among):
        found.append(({"codes": some(among, most + 1, rng)}, False))
    found.append(({"codes": [among[0], among[0], *among[1 : most - 1]]}, False))
    found.append(({"codes": [stranger << verbs.bits | verbs.pick, *among[1:most]]}, False))
    found.append(({"amounts": {"p0": 1}}, False))
    return found


def divisions(
    verbs: Verbs,
    divide: dict[str, Any],
    legal: list[dict[str, int]],
    is_legal: Callable[[dict[str, int]], bool],
    stranger: int,
    rng: Rng,
) -> Tried:
    """Of damage to divide: legal divisions, the same with some of it moved, which may be, more than there is, and some
    for what is in no game."""
    begun = divide["default"]
    refs = [target["ref"] for target in divide["targets"]] + ([divide["player"]["ref"]] if divide["player"] else [])
    found: Tried = [({"amounts": given}, True) for given in [begun, *legal]]
    for given in [begun, *legal]:
        for _ in range(TRIES):
            other = _moved(given, refs, rng)
            found.append(({"amounts": other}, is_legal(other)))
    one = refs[rng.below(len(refs))]
    return [
        *found,
        ({"amounts": begun | {one: begun.get(one, 0) + 1}}, False),
        ({"amounts": begun | {one: -1}}, False),
        ({"amounts": begun | {f"c{stranger}": 0}}, False),
        ({"codes": [stranger << verbs.bits | verbs.amount]}, False),
    ]


def divided(divide: dict[str, Any], rng: Rng) -> dict[str, int]:
    """A division that may be: what is due to each, and at least 1 to any other that is chosen."""
    given = {target["ref"]: target["least"] for target in divide["targets"] if target["least"]}
    others = [target["ref"] for target in divide["targets"] if not target["least"]]
    left = divide["total"] - sum(given.values())
    fewest, most = 0 if given else 1, min(left, divide["most_targets"] - len(given))
    given |= dict.fromkeys(some(others, fewest + rng.below(most - fewest + 1), rng), 1)
    refs = list(given)
    for _ in range(divide["total"] - sum(given.values())):
        given[refs[rng.below(len(refs))]] += 1
    return given


def may_be(divide: dict[str, Any], given: dict[str, int]) -> bool:
    """Whether what there is may be divided so: what is due to each, among so many targets."""
    number = sum(amount > 0 for amount in given.values())
    due = all(given.get(target["ref"], 0) >= target["least"] for target in divide["targets"])
    return number <= divide["most_targets"] and due


def some(among: list[Any], count: int, rng: Rng) -> list[Any]:
    """So many of them, in any order."""
    places = list(range(len(among)))
    rng.shuffle(places)
    return [among[place] for place in places[:count]]


def _moved(given: dict[str, int], refs: list[str], rng: Rng) -> dict[str, int]:
    """The same with a point of one part, some of it or all given to another, up to three times: now and then first all
    of the last one, which is the player's where damage breaks through."""
    moved = dict.fromkeys(refs, 0) | given
    for at in range(1 + rng.below(3)):
        last = at == 0 and rng.below(2) == 0
        giver, taker = refs[-1 if last else rng.below(len(refs))], refs[rng.below(len(refs))]
        part = moved[giver]
        size = part if last else (part, min(1, part), rng.below(part + 1))[rng.below(3)]
        moved[giver] -= size
        moved[taker] += size
    return moved
