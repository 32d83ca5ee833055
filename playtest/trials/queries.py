"""What trials tell, and to whom. Reads only."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass

from django.db.models import Count, QuerySet, Sum

from decks.models import Deck
from live.errors import Refused
from people.persons import Person
from playtest.models import Trial, TrialPair
from playtest.trials.domain import GONE
from playtest.trials.playing import Job
from playtest.trials.reports import CardRow, Report, card_row, report

NEWEST_FIRST = ("-created", "-pk")  # said where pairs are counted: Django has no order of its own there
MOST_TRIALS, MOST_PAIRS = 20, 1000  # that are read for the figures of a card: of the newest trial all, whatever it has


@dataclass(frozen=True)
class Progress:
    """How far a trial is, in pairs; `waits` for another trial of its owner; `seconds` that are probably left, None
    while nobody knows."""

    played: int
    total: int
    waits: bool
    seconds: float | None

    @property
    def percent(self) -> int:
        return 100 * self.played // self.total


@dataclass(frozen=True)
class CardFigures:
    """How a card fared in these trials together, the newest first."""

    row: CardRow
    trials: tuple[Trial, ...]


def trial_at(slug: str, person: Person, *, game: str) -> Trial:
    """The person's trial at this address, of a deck of this game. Raises Refused("gone")."""
    trial = Trial.objects.filter(slug=slug, deck__game=game).select_related("deck", "deck__user").first()
    if trial is None or not trial.belongs_to(person):
        raise Refused("gone", GONE)
    return trial


def trials_of(deck: Deck, person: Person) -> QuerySet[Trial]:
    """The person's trials of a deck, the newest first, each with how many of its pairs are `done`."""
    return Trial.objects.of(person).filter(deck=deck).annotate(done=Count("played")).order_by(*NEWEST_FIRST)


def progress(trial: Trial) -> Progress:
    found = trial.played.aggregate(pairs=Count("pk"), seconds=Sum("seconds"))
    left = trial.total - found["pairs"]
    waits = trial.ended is None and not _turns().filter(pk=trial.pk).exists()
    known = found["pairs"] and trial.ended is None and not waits
    return Progress(
        played=found["pairs"],
        total=trial.total,
        waits=waits,
        seconds=left * found["seconds"] / found["pairs"] if known else None,
    )


def _turns() -> QuerySet[Trial]:
    """Trials whose turn it is: of each person the oldest that has not ended."""
    return Trial.objects.filter(ended=None).oldest_of_each()


def next_job(busy: Collection[Job] = ()) -> Job | None:
    """The pair to be played next that nobody is busy with, None if there is none: of the trial that was served longest
    ago among those whose turn it is."""
    for trial in _turns().select_related("deck").order_by("served", "pk"):
        taken = {job.number for job in busy if job.slug == trial.slug}
        taken.update(trial.played.values_list("number", flat=True))
        number = next((number for number in range(trial.total) if number not in taken), None)
        if number is not None:
            return job_of(trial, number)
    return None


def job_of(trial: Trial, number: int) -> Job:
    """Pair `number` of a trial, ready to be played."""
    at, which = divmod(number, len(trial.against))
    other = trial.against[which]
    return Job(
        slug=trial.slug,
        number=number,
        game=trial.deck.game,
        decks=(_deck(trial.cards), _deck(other["cards"])),
        deities=(trial.deity or None, other["deity"] or None),
        bot=trial.bot,
        seed=int(trial.seed) + which,
        at=at,
    )


def _deck(cards: dict[str, int]) -> tuple[str, ...]:
    return tuple(name for name, count in sorted(cards.items()) for _ in range(count))


def report_of(trial: Trial) -> Report:
    """What its games say so far."""
    return report(trial.played.values_list("number", "games"), trial.cards, [one["name"] for one in trial.against])


def card_figures(name: str, person: Person, *, game: str) -> CardFigures | None:
    """How a card of a game fared in the person's newest trials with it; None if it was in no game of theirs."""
    with_it = Trial.objects.of(person).filter(deck__game=game, cards__has_key=name)
    played_ones = with_it.annotate(done=Count("played")).filter(done__gt=0).only("slug", "name", "number", "cards")
    trials: list[Trial] = []
    pairs = 0
    for trial in played_ones.order_by(*NEWEST_FIRST)[:MOST_TRIALS]:
        pairs += trial.done
        if trials and pairs > MOST_PAIRS:
            break
        trials.append(trial)
    if not trials:
        return None
    place_in = {trial.pk: sorted(trial.cards).index(name) for trial in trials}
    played = TrialPair.objects.filter(trial__in=place_in).values_list("trial", "games")
    games = [(place_in[trial], game) for trial, both in played for game in both]
    return CardFigures(card_row(name, trials[0].cards[name], games), tuple(trials))


def as_json(trial: Trial, report: Report) -> dict[str, object]:
    """Everything about a trial: what was asked, what came of it, and every game."""
    asked = ("name", "number", "cards", "deity", "against", "bot", "pairs", "seed", "ending", "why")
    return {
        **{key: getattr(trial, key) for key in asked},
        "report": asdict(report),
        "card_names": sorted(trial.cards),
        "games": [{"pair": number, "games": games} for number, games in trial.played.values_list("number", "games")],
    }
