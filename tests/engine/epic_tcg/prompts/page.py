"""Answers as a page gives them: the whole of a multi-pick, a division or a number, legal ones and illegal ones, with
what `plan` makes of them."""

from engine.epic_tcg.positions.pack import digest
from engine.epic_tcg.prompts import plan
from engine.epic_tcg.prompts.decisions import decision_view
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.machine import apply
from engine.kernel.answers import IllegalOption

STRANGER = codes.FIRST_PIECE - 1  # no object: no game has so many cards


def planned(g, answer):
    """The options that the answer stands for; None when it is refused."""
    try:
        return plan(g, answer)
    except IllegalOption:
        return None


def answered(g, answer):
    """A copy of the game after this answer."""
    copy = g.clone()
    for option in plan(g, answer):
        apply(copy, option)
    return copy


def answer_laws(g, rng):
    """Every answer that the page can give is taken, others are refused, and trying changes nothing."""
    asked = decision_view(g, g.seat)
    before = digest(g)
    for answer, legal in tries(asked, rng):
        assert (planned(g, answer) is not None) == legal, (asked, answer)
    assert digest(g) == before


def tries(asked, rng):
    if asked["divide"]:
        return divisions(asked, rng)
    if asked["multi_pick"]:
        return multi_picks(asked, rng)
    if asked["amount"]:
        first, last = asked["options"][0]["code"], asked["options"][-1]["code"]
        return [({"codes": [first]}, True), ({"codes": [last + 32]}, False), ({"codes": [first, last]}, False)]
    one = asked["options"][rng.below(len(asked["options"]))]["code"]
    return [({"codes": [one]}, True), ({"amounts": {"p0": 1}}, False), ({"codes": []}, False)]


def some(among, count, rng):
    places = list(range(len(among)))
    rng.shuffle(places)
    return [among[place] for place in places[:count]]


def multi_picks(asked, rng):
    multi = asked["multi_pick"]
    among, least, most = [one["code"] for one in multi["candidates"]], multi["min"], multi["max"]
    stops = any(option["code"] == codes.STOP for option in asked["options"])
    found = [({"codes": some(among, n, rng)}, True) for n in (least, most, least + rng.below(most - least + 1)) if n]
    found.append(({"codes": [codes.STOP]}, stops))
    found.append(({"codes": [STRANGER << codes.VERB_BITS | codes.PICK]}, False))
    found.append(({"codes": [among[0], among[0]]}, False))
    if least > 1:
        found.append(({"codes": some(among, least - 1, rng)}, False))
    if most < len(among):
        found.append(({"codes": some(among, most + 1, rng)}, False))
    return found


def divisions(asked, rng):
    divide = asked["divide"]
    refs = [target["ref"] for target in divide["targets"]]
    given = dict.fromkeys(refs, 0)
    for target in divide["targets"]:
        given[target["ref"]] += target["least"]
    room = divide["most_targets"] - sum(map(bool, given.values()))
    free = [ref for ref in refs if given[ref]] + some([ref for ref in refs if not given[ref]], room, rng)
    for _ in range(divide["total"] - sum(given.values())):
        given[free[rng.below(len(free))]] += 1
    one = refs[rng.below(len(refs))]
    return [
        ({"amounts": divide["default"]}, True),
        ({"amounts": given}, True),
        ({"amounts": given | {one: given[one] + 1}}, False),
        ({"amounts": divide["default"] | {"p9": 0}}, False),
    ]
