"""Ideas for one choice and what came of each in the same games: how much it costs against the first, and by what the
positions differ afterwards.

The games are those that the seat could be in, so nothing that it could not know is said. Only what was counted in them
is a reason.
"""

from __future__ import annotations

import math
from typing import Final, TypedDict

from engine.bots.epic.observation import Observation
from engine.bots.epic.search import SearchBot
from engine.bots.halving import Effort, Idea, Weighed
from engine.epic import Game
from engine.epic.rules import codes, offense
from engine.epic.simulation import left_gold
from engine.kernel.random import Rng

Subject = tuple[str, int]  # what is counted, and of which card or champion

WON: Final = "won"
LOST: Final = "lost"
THEIR_HEALTH: Final = "their_health"
HEALTH: Final = "health"
THEIR_CHAMPION: Final = "their_champion"  # still in play
CHAMPION: Final = "champion"
THEIR_OFFENSE: Final = "their_offense"  # of all their champions
OFFENSE: Final = "offense"
GOLD: Final = "gold"  # none of it was left when the turn ended
CARDS: Final = "cards"  # in hand
CARD: Final = "card"  # one that was in hand, and still is

# Of each subject how far the averages must differ for a reason, more of it or less of it being better.
LEAST: Final = {
    WON: 0.1, LOST: -0.1, THEIR_HEALTH: -2.0, HEALTH: 2.0, THEIR_CHAMPION: -0.5, CHAMPION: 0.5, THEIR_OFFENSE: -3.0,
    OFFENSE: 3.0, GOLD: 0.5, CARDS: 0.75, CARD: 0.5,
}  # fmt: skip
SURE: Final = 2.0  # standard errors
FEWEST: Final = 8  # games, however long they take


class Reason(TypedDict):
    """By what the positions differ in the first idea's favour: the kind, the card or champion, if it is about one, and
    the averages over so many games after the first idea and after the second one."""

    kind: str
    object: int
    first: float
    second: float
    games: int


class Line(TypedDict):
    """An idea, its chance of winning in the common games, how much less that is than the chance of the first idea, with
    the standard error of the difference, and reasons why the first one is better, those that decide a game before
    others."""

    idea: Weighed
    cost: float
    error: float
    reasons: list[Reason]


def contrast(
    observation: Observation, rng: Rng, ideas: list[tuple[int, list[int]]], effort: Effort, games: int
) -> list[Line]:
    """What comes of ideas, each an option and the refs of its objects, in so many common `games`, or in fewer once the
    budget of the effort is used up: a line for each, in their order. For two players."""
    bot, me = SearchBot(effort), observation.seat
    tried = [Idea(option, tuple(refs), 0.0) for option, refs in ideas]
    results: list[list[float]] = [[] for _ in tried]
    counted: list[dict[Subject, list[tuple[float, float]]]] = [{} for _ in tried]
    spent = played = 0
    while played < games and (spent < effort.budget or played < FEWEST):
        played += 1
        world = observation.determinize(rng)
        facts: list[dict[Subject, float]] = []
        for at, idea in enumerate(tried):
            end, result, applied = bot.line(world, me, idea, journal=True)
            spent += applied
            idea.add(result)
            results[at].append(result)
            facts.append(_facts(world, end, me))
            _count(counted[at], facts[0], facts[at])
    lines: list[Line] = []
    for at, idea in enumerate(tried):
        cost, error = _mean(list(map(_less, results[0], results[at])))
        lines.append(
            {
                "idea": idea.weighed(0.0),
                "cost": round(cost, 4),
                "error": round(error, 4),
                "reasons": _reasons(counted[at], played),
            }
        )
    return lines


def _less(one: float, other: float) -> float:
    return one - other


def _mean(numbers: list[float]) -> tuple[float, float]:
    """With its standard error."""
    count = len(numbers)
    mean = sum(numbers) / count
    return mean, math.sqrt(sum((one - mean) ** 2 for one in numbers) / max(1, count - 1) / count)


def _facts(world: Game, end: Game, me: int) -> dict[Subject, float]:
    """What is counted in a game that began in `world`; in one that is over only who won it."""
    won = bool(end.reason) and end.winner == me
    lost = bool(end.reason) and end.winner == 1 - me
    found: dict[Subject, float] = {(WON, 0): float(won), (LOST, 0): float(lost)}
    if end.reason:
        return found
    them = 1 - me
    found[HEALTH, 0], found[THEIR_HEALTH, 0] = float(end.health[me]), float(end.health[them])
    found[OFFENSE, 0], found[THEIR_OFFENSE, 0] = _offense(end, me), _offense(end, them)
    found[CARDS, 0] = float(len(end.hand[me]))
    if world.gold[me]:
        found[GOLD, 0] = float(not left_gold(end, world.turn, me))
    for seat, kind in ((me, CHAMPION), (them, THEIR_CHAMPION)):
        for slot in world.board[seat]:
            if _is_only(world, slot):
                found[kind, world.ref_of[slot]] = float(end.ref_of[slot] == world.ref_of[slot])
    names = [world.def_of[uid] for uid in world.hand[me]]
    for uid in world.hand[me]:
        if names.count(world.def_of[uid]) == 1:
            found[CARD, codes.CARD + uid] = float(end.zone_of[uid] == codes.HAND)
    return found


def _offense(g: Game, seat: int) -> float:
    return float(sum(offense(g, slot) for slot in g.board[seat]))


def _is_only(g: Game, slot: int) -> bool:
    """No other champion in play has the name of this one, which therefore says which one is meant."""
    alike = [other for board in g.board for other in board if g.card_index_of[other] == g.card_index_of[slot]]
    return len(alike) == 1


def _count(
    counted: dict[Subject, list[tuple[float, float]]], first: dict[Subject, float], second: dict[Subject, float]
) -> None:
    """What can be counted in both games."""
    for subject, number in first.items():
        if subject in second:
            counted.setdefault(subject, []).append((number, second[subject]))


def _reasons(counted: dict[Subject, list[tuple[float, float]]], games: int) -> list[Reason]:
    found: list[Reason] = []
    for kind, least in LEAST.items():
        of_a_kind: list[tuple[float, Reason]] = []
        for (what, obj), pairs in counted.items():
            if what != kind or 2 * len(pairs) < games:
                continue
            sign = 1.0 if least > 0 else -1.0
            gain, error = _mean([sign * (one - other) for one, other in pairs])
            if gain >= sign * least and gain > SURE * error:
                first, second = (round(_mean([pair[at] for pair in pairs])[0], 2) for at in (0, 1))
                of_a_kind.append(
                    (gain, {"kind": kind, "object": obj, "first": first, "second": second, "games": len(pairs)})
                )
        of_a_kind.sort(key=_dearest_first)
        found += [reason for _, reason in of_a_kind]
    return found


def _dearest_first(one: tuple[float, Reason]) -> tuple[float, int]:
    return -one[0], one[1]["object"]
