"""What the coach has found, and what it is to look at next. Reads only. Who may see it is decided by the pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import QuerySet

from people.persons import Person
from playtest.coach.choosing import dearest, questions, taken, to_look_again
from playtest.coach.wording import moment, points, reasons, uncertainty, unexplained
from playtest.coach.working import PlayedGame, Refs, SecondLook
from playtest.models import Coaching, Player, Table

MOST_GAMES = 30  # of a person, the latest, from which positions are asked


@dataclass(frozen=True)
class Job:
    """A look that is to be taken: the first one at a choice, or the second one at these ideas."""

    pk: int
    number: int
    look: int
    game: PlayedGame
    seat: int
    ideas: list[tuple[int, Refs]]


@dataclass(frozen=True)
class Advice:
    """A choice that cost much, in words; costs are so many of 100. By its `place` the dearest is 1, and it was made at
    this `step` of the replay. Where there are no reasons `unexplained` says so."""

    place: int
    step: int
    moment: str
    taken: str
    better: str
    cost: str
    error: str
    reasons: Sequence[str]
    unexplained: str


@dataclass(frozen=True)
class Progress:
    """How many looks were taken, and how many there will be by what is known; whether those at the dearest choices have
    begun."""

    taken: int
    total: int
    again: bool

    @property
    def percent(self) -> int:
        return 100 * self.taken // self.total if self.total else 100


@dataclass(frozen=True)
class Question:
    """A position of a game of this person's."""

    slug: str
    seat: int
    step: int
    look: SecondLook


def of_person(person: Person) -> QuerySet[Coaching]:
    """What the coach looks at for this person, the latest first."""
    return Coaching.objects.filter(player__in=Player.objects.of(person))


def coaching_of(table: Table, seat: int) -> Coaching | None:
    return Coaching.objects.filter(player__table=table, player__seat=seat).first()


def next_looks(coaching: Coaching) -> list[tuple[int, int]]:
    """The looks that were not taken yet, as the number of the choice and which look."""
    missing = [number for number in coaching.choices if str(number) not in coaching.first]
    if missing:
        return [(number, 1) for number in missing]
    return [(number, 2) for number in to_look_again(coaching.first) if str(number) not in coaching.second]


def next_job() -> Job | None:
    """The look that is to be taken next: at the game that waited longest since its last one."""
    found = Coaching.objects.filter(ended=None).order_by("served", "pk").first()
    if found is None:
        return None
    number, look = next_looks(found)[0]
    return job_of(found, number, look)


def job_of(coaching: Coaching, number: int, look: int) -> Job:
    """A look at one choice, ready to be taken."""
    player = Player.objects.select_related("table").get(pk=coaching.player_id)
    game = PlayedGame.of(player.table.game, player.table.play.record_in(player.table.record))
    ideas = [(option, refs) for option, refs in coaching.first[str(number)]["ideas"]] if look == 2 else []
    return Job(coaching.pk, number, look, game, player.seat, ideas)


def progress(coaching: Coaching) -> Progress:
    first, second = len(coaching.first), len(coaching.second)
    again = first == len(coaching.choices)
    more = len(to_look_again(coaching.first)) if again else 0
    return Progress(first + second, len(coaching.choices) + more, again)


def advice(coaching: Coaching | None) -> list[Advice]:
    """The choices that cost most, the dearest first: nothing before all are found."""
    if coaching is None or coaching.ended is None or coaching.why:
        return []
    game = coaching.player.table.game
    return [_advice(game, place, *one) for place, one in enumerate(dearest(coaching.second), start=1)]


def _advice(game: str, place: int, number: int, look: SecondLook) -> Advice:
    mine, best = taken(look), look["ideas"][0]
    return Advice(
        place=place,
        step=number,
        moment=moment(game, look),
        taken=mine["text"],
        better=best["text"],
        cost=points(mine["cost"]),
        error=uncertainty(mine["error"]),
        reasons=reasons(game, look, mine),
        unexplained=unexplained(game, look),
    )


def costly_steps(table: Table, person: Person) -> dict[int, list[int]]:
    """The steps of the choices that cost most, for each seat of this person's that the coach has looked at."""
    rows = of_person(person).filter(player__table=table).select_related("player__table")
    return {row.player.seat: [one.step for one in advice(row)] for row in rows}


def questions_of(person: Person, game: str) -> list[Question]:
    """Positions from what this person has played of a game, those of the latest games first."""
    rows = (
        of_person(person)
        .filter(player__table__game=game)
        .select_related("player__table")
        .order_by("-player__table__finished", "-pk")
    )
    rows = rows.only("second", "player__seat", "player__table__slug", "player__table__finished")
    return [
        Question(row.player.table.slug, row.player.seat, number, look)
        for row in rows[:MOST_GAMES]
        for number, look in questions(row.second)
    ]


def question_at(table: Table, seat: int, step: int) -> Question | None:
    """The question about this moment, if there is one."""
    found = coaching_of(table, seat)
    looks = dict(questions(found.second)) if found else {}
    return Question(table.slug, seat, step, looks[step]) if step in looks else None
