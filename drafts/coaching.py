"""The coach: what a bot would take in the reader's place, with its reasons. While one drafts against bots only, for the
question in front; after the end, for each choice that a player made, with what it cost by the bot's values.

While a draft goes on, all that is said follows from the seat's own view (`engine.limited.view`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypedDict

from django.utils import timezone

from drafts import positions, queries, returning
from drafts.logs import scores
from drafts.logs.deeds import Deed
from drafts.logs.scores import Line, Table
from drafts.logs.story import Step, Story
from drafts.models import By, Pod, Seat, Status
from drafts.rows import seat_of
from engine.bots.pickers import Picker
from engine.bots.scoring import DIGITS, Score, best
from engine.games import Bots
from engine.limited import View, view
from live.errors import Refused
from people.persons import Person

BURN = "burn"  # a kind of question

NO_SEAT = "The coach advises players, and you have no seat in this draft."
OTHERS = "The coach advises only in drafts against bots, and here other people play or can sit down."
UNKNOWN = "The bots of this game do not score cards, so the coach has nothing to say."
NOT_NOW = "The coach advises while the draft goes on and you are asked something."
DECIDE_FIRST = "Decide first whether you take back what a bot picked for you."
NO_OPTION = "That cannot be chosen now, so the coach has nothing to say about it."
NO_CHOICE = "There is nothing to choose here, so the coach has nothing to say."


class AdviceLine(TypedDict):
    """An option: its place among all, the best first, and how far behind the best one it is. `total` and `parts` are as
    they are read, `behind` is exact."""

    option: int
    place: int
    name: str
    total: str
    behind: str
    parts: list[tuple[str, str]]


class Advice(TypedDict):
    """What the coach says of a question, JSON-ready: docs/pods.md."""

    kind: str
    pack: int
    pick: int
    said: str
    count: int
    best: int | None
    marked: int | None
    meanings: list[tuple[str, str]]
    point: str
    lines: list[AdviceLine]


# --- while one drafts ------------------------------------------------------------------------------------------------


def advice(*, slug: str, person: Person, marked: int | None = None) -> Advice:
    """What a bot would do in the place of this person now, whose own choice is the option `marked`, if they have made
    one. Raises Refused where others play, or could."""
    pod = queries.pod_at(slug)
    seats = list(pod.seats.order_by("number"))
    mine = seat_of(seats, person)
    if mine is None:
        raise Refused("no_seat", NO_SEAT)
    if not pod.is_scored:
        raise Refused("unknown", UNKNOWN)
    if not is_alone(pod, mine, seats):
        raise Refused("others", OTHERS)
    if pod.status != Status.RUNNING:
        raise Refused("waiting", NOT_NOW)
    draft = positions.current(pod)
    if returning.offer(pod, draft, seats, mine, timezone.now()):
        raise Refused("waiting", DECIDE_FIRST)  # they are shown the draft as it was before what a bot picked
    seen = view(draft, mine.number)
    if seen["question"] is None:
        raise Refused("waiting", NOT_NOW)
    return advice_on(seen, marked, pod.picker, pod.room.bots)


def is_alone(pod: Pod, mine: Seat, seats: Iterable[Seat]) -> bool:
    """Whether bots have all other seats and keep them, so that advice is no advantage over anybody."""
    procedure = pod.procedure
    return (
        procedure is not None
        and not procedure.comes_and_goes
        and all(seat.bot for seat in seats if seat.number != mine.number)
    )


def advice_on(seen: View, marked: int | None, picker: Picker, bots: Bots) -> Advice:
    """What a bot says of the question of a view, and of the option that is marked; `bots` are those of its game."""
    question = seen["question"]
    if marked is not None and marked not in question["options"]:
        raise Refused("foreign", NO_OPTION)
    found = picker.explain(seen)
    table = scores.table(found, bots.PARTS) if len(found) > 1 else None
    answer = Advice(
        kind=question["kind"],
        pack=question["pack"],
        pick=question["pick"],
        said=NO_CHOICE,
        count=len(found),
        best=None,
        marked=marked,
        meanings=[],
        point=bots.POINT,
        lines=[],
    )
    if table is None:
        return answer
    places = {line.option: place for place, line in enumerate(table.lines, 1)}
    top, score_of = best(found), {score.option: score for score in found}
    few = scores.shortened(table, top.option if marked is None else marked)
    answer["said"] = _burnt(table) if question["kind"] == BURN else table.said
    answer["best"], answer["meanings"] = top.option, list(table.parts)
    answer["lines"] = [_line(line, score_of[line.option], places[line.option], top.total) for line in few.lines]
    return answer


def _burnt(table: Table) -> str:
    return f"A bot burns {table.lines[0].name}, the best of these cards for whoever would get it."


def _line(line: Line, score: Score, place: int, most: float) -> AdviceLine:
    values = {part: score.parts.get(part, 0.0) for part, _ in line.parts}
    parts = [(part, scores.rounded(value)) for part, value in values.items() if round(value, 1)]
    return {
        "option": line.option,
        "place": place,
        "name": line.name,
        "total": f"{scores.rounded(score.total)} points",
        "behind": points(most - score.total),
        "parts": parts,
    }


def points(value: float) -> str:
    """A number of points, without a sign; nothing is rounded away."""
    return f"{value:.{DIGITS}f}"


# --- after the end ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Difference:
    """A choice of a player for which a bot would have made another one. `choice`: its place among the picks; `step`:
    where the log tells of it, None for a list; `why`: the part of the score that speaks most for the bot's choice;
    `parts`: what its choice is ahead by, part by part."""

    choice: int
    kind: str
    step: Step | Deed | None
    took: str
    better: str
    cost: float
    why: str
    parts: tuple[tuple[str, str], ...]

    @property
    def points(self) -> str:
        return points(self.cost)


@dataclass(frozen=True)
class Summary:
    """What one seat chose, beside what a bot would have chosen. `own`: how many choices its player made, `others`: how
    many a bot or the clock made for it; `differences`: the dearest first; `means`: what the parts of scores mean."""

    own: int
    others: int
    differences: tuple[Difference, ...]
    means: Mapping[str, str]

    @property
    def same(self) -> int:
        return self.own - len(self.differences)

    @property
    def total(self) -> str:
        return scores.spoken(sum(one.cost for one in self.differences))

    @property
    def meanings(self) -> list[tuple[str, str]]:
        """The parts that matter in one of the differences, in words."""
        named = {part for one in self.differences for part, _ in one.parts}
        return [(part, meaning) for part, meaning in self.means.items() if part in named]


def summary(pod: Pod, story: Story, seat: int) -> Summary:
    """All choices of a seat in a draft that is over. Raises Refused("gone") when its cards are not what they were."""
    bot, means, own, others, found = pod.picker, pod.room.bots.PARTS, 0, 0, []
    for choice, ((draft, who, option), by) in enumerate(zip(positions.moments(pod), story.log["by"], strict=True)):
        if who != seat:
            continue
        seen = view(draft, seat)
        if len(seen["question"]["options"]) < 2:
            continue
        if by != By.PERSON:
            others += 1
            continue
        own += 1
        scored = bot.explain(seen)
        if cost := _cost(scored, option):
            kind = seen["question"]["kind"]
            step = story.of(seat)[len(draft.pools[seat]) - 1] if kind == BURN else story.step_or_deed(choice)
            found.append(_difference(choice, kind, step, scored, option, cost, means))
    return Summary(own, others, tuple(sorted(found, key=lambda one: (-one.cost, one.choice))), means)


def _cost(found: list[Score], option: int) -> float:
    """How many points an option is behind the best one."""
    return round(best(found).total - next(score.total for score in found if score.option == option), DIGITS)


def _difference(
    choice: int,
    kind: str,
    step: Step | Deed | None,
    found: list[Score],
    option: int,
    cost: float,
    parts: Iterable[str],
) -> Difference:
    top, took = best(found), next(score for score in found if score.option == option)
    ahead = {part: round(top.parts.get(part, 0.0) - took.parts.get(part, 0.0), DIGITS) for part in parts}
    return Difference(
        choice=choice,
        kind=kind,
        step=step,
        took=scores.name_of(took),
        better=scores.name_of(top),
        cost=cost,
        why=max(ahead, key=lambda part: ahead[part]),
        parts=tuple((part, scores.signed(value)) for part, value in ahead.items() if value),
    )
