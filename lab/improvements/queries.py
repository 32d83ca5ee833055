"""What improvements tell, and to whom. Reads only."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import islice

from django.db.models import QuerySet

from decks import queries as decks
from decks.models import Deck
from decks.queries import SAVED
from lab import background, findings, gains
from lab.executors import tasks
from lab.gains import Gain
from lab.improvements.deciding import Block, Job, Question
from lab.improvements.models import Improvement
from lab.improving import CONFIRMING, Way
from lab.keeping import DIGITS
from lab.stages import NOT_PLAYED, Ledger
from lab.swaps import Swap, differences
from live.errors import Refused
from people.persons import Person
from playtest.models import Ending

GONE = "This improvement does not exist or belongs to somebody else. You find yours in the laboratory."


@dataclass(frozen=True)
class Progress:
    """How far an improvement is: games that are played, of so many at most, and of those of the step that is going on.
    It `waits` for another one of its owner; `seconds` that are probably left at most, None while nobody knows. `done`
    is a share of 1000: what has ended by itself is done."""

    games: int
    most: int
    step: int
    step_most: int
    waits: bool
    seconds: float | None
    done: int

    @property
    def percent(self) -> int:
        return self.done // 10


@dataclass(frozen=True)
class Confirming:
    """What an attempt tries just now in fresh games, and its gain so far."""

    number: int
    swaps: tuple[Swap, ...]
    gain: Gain


def improvement_at(slug: str, person: Person, *, game: str | None) -> Improvement:
    """The person's improvement of a deck of this game at this address; of any game with None. Raises
    Refused("gone")."""
    found = Improvement.objects.filter(slug=slug).first()
    if found is None or not found.belongs_to(person) or game not in (None, found.game):
        raise Refused("gone", GONE)
    return found


def improvements_of(person: Person, *, game: str) -> list[Improvement]:
    """The person's improvements of decks of a game, the newest first."""
    return list(Improvement.objects.of(person).filter(game=game))


def progress(improvement: Improvement) -> Progress:
    games, most = 2 * improvement.pairs, improvement.games
    waits = not improvement.is_still and not _turns().filter(pk=improvement.pk).exists()
    known = improvement.pairs and not improvement.is_still and not waits
    row = improvement.stages.filter(name=improvement.stage).first() if improvement.stage else None
    columns = [] if row is None else [column for deck in row.decks for column in deck["scores"]]
    asked, missing = sum(map(len, columns)), sum(column.count(DIGITS[NOT_PLAYED]) for column in columns)
    return Progress(
        games=games,
        most=most,
        step=2 * (asked - missing),
        step_most=2 * asked,
        waits=waits,
        seconds=(most - games) / 2 * improvement.seconds / improvement.pairs if known else None,
        done=1000 if improvement.ending == Ending.DONE else 1000 * min(games, most) // most,
    )


def confirmed_now(improvement: Improvement, way: Way) -> Confirming | None:
    """The confirmation that is played just now; None while something else is, or before its first round."""
    if not improvement.stage.startswith(CONFIRMING):
        return None
    stage = improvement.stages.get(name=improvement.stage).read(improvement.cards)
    better, rounds = next(deck for deck in stage.quarters if deck != way.deck), stage.whole_rounds
    if not rounds:
        return None
    one, other = (stage.scores(deck, rounds) for deck in (better, way.deck))
    games = gains.gain(one, other, improvement.setting.games)
    return Confirming(len(way.attempts) + 1, differences(way.deck, better), games)


def source_of(improvement: Improvement, person: Person) -> Deck | None:
    """The stored deck that it began with; None where it was none, or is no longer there for this person."""
    if not improvement.source.startswith(SAVED):
        return None
    try:
        return decks.deck_at(improvement.source.removeprefix(SAVED), person, game=improvement.game)
    except Refused:
        return None


def found_by(improvement: Improvement) -> findings.Data:
    """What it has found, as `manage.py lab improve --json` prints it."""
    return findings.of_improvement(
        improvement.setting, improvement.format_key, improvement.course(), 2 * improvement.pairs, improvement.games
    )


# --- what is to be done ----------------------------------------------------------------------------------------------


def _turns() -> QuerySet[Improvement]:
    return background.turns(Improvement.objects.all())


def next_job(busy: Collection[Job] = ()) -> Job | None:
    """What is to be done next that nobody is busy with, None if there is nothing: for the improvement that was served
    longest ago among those whose turn it is."""
    for improvement in _turns().order_by("served", "pk"):
        job = job_of(improvement, [one for one in busy if one.slug == improvement.slug])
        if job is not None:
            return job
    return None


def job_of(improvement: Improvement, busy: Collection[Job] = ()) -> Job | None:
    """The next pairs of the stage that it waits for, or the question how it goes on when there are none; None: all that
    is left is on its way."""
    if any(isinstance(one, Question) for one in busy):
        return None
    row = improvement.stages.filter(name=improvement.stage).first() if improvement.stage else None
    if row is not None:
        taken = {unit for one in busy if isinstance(one, Block) and one.stage == row.name for unit in one.units}
        stage = row.read(improvement.cards)
        free = list(islice((unit for unit in stage.missing() if unit not in taken), improvement.size_of_block))
        if free:
            plan = Ledger(improvement.setting, improvement.games, {row.name: stage}).plan(row.name)
            return Block(improvement.slug, row.name, next(tasks(plan, iter(free), len(free))))
        if taken:
            return None
    return question_of(improvement)


def question_of(improvement: Improvement) -> Question:
    """How it goes on."""
    return Question(
        improvement.slug,
        improvement.setting,
        improvement.bounds,
        improvement.games,
        dict(improvement.stages.values_list("name", "decks")),
    )
