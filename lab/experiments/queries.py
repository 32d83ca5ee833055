"""What experiments tell, and to whom. Reads only."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass, replace

from lab import background
from lab.experiments.models import Experiment, ExperimentMatchup, ExperimentPair
from lab.experiments.playing import Block, read_pair, seen_by
from lab.matchups import FIRST, SECOND, PairPlayed
from lab.runs import Course, Plan, Run
from live.errors import Refused
from people.persons import Person

GONE = "This experiment does not exist or belongs to somebody else. You find yours in the laboratory."
NO_MATCHUP = "This experiment has no such matchup. Go back to it and choose one of its matrix."
NO_DECK = "This experiment has no such deck. Go back to it and choose one."


@dataclass(frozen=True)
class Progress:
    """How far an experiment is: games that count, of so many at most, and matchups whose question is answered. It
    `waits` for another one of its owner; `seconds` that are probably left at most, None while nobody knows. `done` is a
    share of 1000: a matchup that is answered counts as a whole."""

    games: int
    most: int
    answered: int
    matchups: int
    waits: bool
    seconds: float | None
    done: int

    @property
    def percent(self) -> int:
        return self.done // 10


def experiment_at(slug: str, person: Person, *, game: str) -> Experiment:
    """The person's experiment at this address with decks of this game, with its matchups as they are now: all that is
    said of them is of one moment. Raises Refused("gone")."""
    found = Experiment.objects.filter(slug=slug, game=game).prefetch_related("matchups").first()
    if found is None or not found.belongs_to(person):
        raise Refused("gone", GONE)
    return found


def experiments_of(person: Person, *, game: str) -> list[Experiment]:
    """The person's experiments with decks of a game, the newest first, each with its matchups."""
    return list(Experiment.objects.of(person).filter(game=game).prefetch_related("matchups"))


def progress(experiment: Experiment) -> Progress:
    matchups, each = list(experiment.matchups.all()), experiment.rule.most_pairs
    pairs = sum(one.length for one in matchups)
    still_open = [one for one in matchups if not one.stopped]
    waits = not experiment.is_still and not background.turns(Experiment.objects.all()).filter(pk=experiment.pk).exists()
    known = experiment.pairs and not experiment.is_still and not waits
    left = sum(each - one.length for one in still_open)
    whole = sum(each if one.stopped else one.length for one in matchups)
    return Progress(
        games=2 * pairs,
        most=2 * each * len(matchups),
        answered=len(matchups) - len(still_open),
        matchups=len(matchups),
        waits=waits,
        seconds=left * experiment.seconds / experiment.pairs if known else None,
        done=1000 * whole // (each * len(matchups)),
    )


# --- what was played -------------------------------------------------------------------------------------------------


def run_of(experiment: Experiment) -> Run:
    """All that was played, as the command line has it, without cards."""
    matchups = list(experiment.matchups.all())
    played = defaultdict[int, dict[int, PairPlayed]](dict)
    rows = ExperimentPair.objects.filter(matchup__in=matchups).values_list("matchup", "number", "games")
    for matchup, number, games in rows.order_by():
        played[matchup][number] = read_pair(games)
    return Run.restored(experiment.plan, experiment.rule, [one.course(played[one.pk]) for one in matchups])


def counts_of(experiment: Experiment) -> Run:
    """The same without the games: what was counted is enough for the matrix, and is read at once."""
    return Run.restored(experiment.plan, experiment.rule, [one.course({}) for one in experiment.matchups.all()])


def course_of(matchup: ExperimentMatchup) -> Course:
    """How far a matchup is, with its games, without cards."""
    rows = matchup.played.values_list("number", "games").order_by()
    return matchup.course({number: read_pair(games) for number, games in rows})


def run_with_cards(experiment: Experiment, deck: int) -> Run:
    """The matchups of this deck, by its place among the decks, as it sees them, with its cards: it is the first deck of
    each. Raises Refused("gone") where there is none."""
    plan = experiment.plan
    sides = {
        place: FIRST if meeting[FIRST] == deck else SECOND
        for place, meeting in enumerate(plan.meetings)
        if deck in meeting
    }
    if not sides:
        raise Refused("gone", NO_DECK)
    names = sorted(set(plan.contenders[deck].cards))
    courses = []
    for matchup in experiment.matchups.filter(place__in=sides):
        side, played = sides[matchup.place], dict[int, PairPlayed]()
        rows = matchup.played.values_list("number", "games", "cards", "orders").order_by()
        for number, games, uses, orders in rows:
            played[number] = seen_by(side, read_pair(games), uses, orders, names)
        course = matchup.course(played)
        if side == SECOND:
            course.counts = type(course.counts)({1 - score: count for score, count in course.counts.items()})
        courses.append(course)
    return Run.restored(_seen_from(plan, deck, sides), experiment.rule, courses)


def _seen_from(plan: Plan, deck: int, sides: dict[int, int]) -> Plan:
    others = [plan.meetings[place][SECOND if side == FIRST else FIRST] for place, side in sides.items()]
    return replace(plan, meetings=tuple((deck, other) for other in others))


def matchup_at(experiment: Experiment, number: int) -> ExperimentMatchup:
    """The matchup of this number, from 1. Raises Refused("gone")."""
    found = experiment.matchups.filter(place=number - 1).first()
    if found is None:
        raise Refused("gone", NO_MATCHUP)
    return found


# --- what is to be done ----------------------------------------------------------------------------------------------


def next_block(busy: Collection[Block] = ()) -> Block | None:
    """The pairs to be played next that nobody is busy with, None if there are none: of the experiment that was served
    longest ago among those whose turn it is."""
    for experiment in background.turns(Experiment.objects.all()).order_by("served", "pk"):
        block = block_of(experiment, [one for one in busy if one.slug == experiment.slug])
        if block is not None:
            return block
    return None


def block_of(experiment: Experiment, busy: Collection[Block] = ()) -> Block | None:
    """The next pairs of an experiment, of the open matchup that has the fewest; None: all that is left is on its
    way."""
    most, size = experiment.rule.most_pairs, experiment.size_of_block
    offers: list[tuple[int, int, tuple[int, ...]]] = []
    for matchup in experiment.matchups.filter(stopped=""):
        taken = {number for block in busy if block.place == matchup.place for number in block.numbers}
        taken.update(matchup.played.filter(number__gte=matchup.length).values_list("number", flat=True))
        free = [number for number in range(matchup.length, most) if number not in taken][:size]
        if free:
            offers.append((matchup.length + len(taken), matchup.place, tuple(free)))
    if not offers:
        return None
    _, place, numbers = min(offers)
    return Block(experiment.slug, place, numbers, experiment.plan.matchup(place))
