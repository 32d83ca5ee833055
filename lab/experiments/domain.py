"""What can happen to experiments.

Each verb is one transaction. An experiment is its owner's alone: for everybody else it is not there. Decks are copied
as it begins, so that later changes of a deck change nothing. A block of pairs is stored as it ends, with the row of the
experiment locked, so that a server that is killed loses at most the pairs that were being played; they are played again
and come out the same.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from django.db import transaction

from engine.games import Game
from engine.kernel.counting import number_of
from lab import background
from lab.choices import check_playable
from lab.experiments import queries
from lab.experiments.models import Experiment, ExperimentMatchup, ExperimentPair
from lab.experiments.playing import BlockPlayed, cards_data, games_data, orders_data, read_pair
from lab.matchups import Contender
from lab.plans import check, named_apart
from lab.requests import BadRequest
from lab.runs import count_on
from lab.steering import Steering
from lab.storing import deck_data
from live.errors import Refused
from live.notifications import Notifications
from people.persons import Person
from playtest.models import Ending

MOST_DECKS = 12
MOST_IN_ALL = 50_000  # games of all matchups together
AT_MOST = (100, 200, 500, 1000, 2000, 5000)  # games of two decks
WITHIN = (3, 5, 10, 20)  # percentage points
MOST_WAITING, MOST_KEPT = 5, 25  # experiments of one person
WHAT = "experiments"
SEED_BITS = 53

ALONE = "Choose two decks or more. All of them meet each other."
NO_DECKS = "Choose at least one deck to test."
NO_FIELD = "Choose at least one deck of the field, or let all decks meet each other."
OUTDATED = "The rules of this site have changed since this experiment began. Start a new one."

news: Final = Notifications()  # that there may be something to play
_steering = Steering(Experiment.objects.all(), news, queries.GONE)
pause, go_on, cancel = _steering.pause, _steering.go_on, _steering.cancel
delete, fail = _steering.delete, _steering.fail


def start(
    *,
    person: Person,
    game: Game,
    decks: Sequence[Contender],
    field: Sequence[Contender],
    bot: str,
    games: int,
    within: int,
    decided: bool,
    keys: Sequence[str] = (),
) -> Experiment:
    """Each of the decks of a game meets each of the field; without a field they meet each other. It is played when the
    person's earlier ones are. `keys` are those of all decks, if they were chosen (`lab.choices`). Raises Refused with
    the field of the form that is wrong as its code."""
    assert person.guest_key or person.user, "nobody would own it"
    _check(game, decks, field, bot, games, within)
    named = named_apart((*decks, *field))
    experiment = Experiment(
        guest_key=person.guest_key,
        user=person.user,
        game=game.KEY,
        decks=[deck_data(deck) | {"key": key} for deck, key in zip(named, keys or [""] * len(named), strict=True)],
        tested=len(decks) if field else 0,
        bot=bot,
        seed=secrets.randbits(SEED_BITS),
        games=games,
        within=within,
        decided=decided,
        version=game.play.VERSION,
    )
    try:
        check(experiment.plan)
    except BadRequest as refusal:
        raise Refused("test", str(refusal)) from None
    with transaction.atomic():
        background.check_room(Experiment.objects.of(person), MOST_WAITING, MOST_KEPT, WHAT)
        experiment.save()
        ExperimentMatchup.objects.bulk_create(
            ExperimentMatchup(experiment=experiment, place=place) for place in range(len(experiment.plan.meetings))
        )
        transaction.on_commit(news.notify)
    return experiment


def store(*, slug: str, place: int, played: BlockPlayed) -> int:
    """Keep pairs of a matchup; how many were kept: none where the experiment has ended, or the question of the matchup
    is answered, and no pair that is known or comes after the answer. Where it is paused they are kept."""
    with transaction.atomic():
        experiment = background.open_at(Experiment.objects.all(), slug)
        if experiment is None:
            return 0
        matchup = experiment.matchups.get(place=place)
        if matchup.stopped:
            return 0
        plan, counted = experiment.plan, matchup.length
        names = [sorted(set(deck.cards)) for deck in plan.matchup(place).decks]
        waiting = matchup.played.filter(number__gte=counted).values_list("number", "games")
        known = {number: read_pair(games) for number, games in waiting}
        new = {number: views for number, views in played.pairs.items() if number >= counted and number not in known}
        course = matchup.course(known | {number: views[0] for number, views in new.items()})
        count_on(course, experiment.rule)
        matchup.follow(course)
        matchup.save()
        if course.stopped:  # what was played beyond the answer does not count
            matchup.played.filter(number__gte=course.length).delete()
            new = {number: views for number, views in new.items() if number < course.length}
        ExperimentPair.objects.bulk_create(
            ExperimentPair(
                matchup=matchup,
                number=number,
                games=games_data(views[0]),
                cards=cards_data(views, names),
                orders=orders_data(views, names),
            )
            for number, views in new.items()
        )
        experiment.count(len(played.pairs), played.seconds)
        if course.stopped and not experiment.matchups.filter(stopped="").exists():
            experiment.end(Ending.DONE)
        experiment.save()
    return len(new)


def give_up_outdated() -> int:
    """End those that were begun by another version of the engine; how many there were."""
    return background.give_up_outdated(Experiment.objects.all(), OUTDATED)


def adopt(*, person: Person) -> int:
    """Give the account the experiments of its guest; how many there were."""
    return Experiment.objects.adopt(person)


# --- what may be asked -----------------------------------------------------------------------------------------------


def _check(
    game: Game, decks: Sequence[Contender], field: Sequence[Contender], bot: str, games: int, within: int
) -> None:
    if not decks:
        raise Refused("test", NO_DECKS)
    chosen = len(decks) + len(field)
    if chosen < 2:
        raise Refused("test", ALONE)
    if chosen > MOST_DECKS:
        raise Refused("test", f"Choose {MOST_DECKS} decks at most, the field included; you chose {chosen}.")
    check_playable(game, (*decks, *field), "test")
    bots = [level.key for level in game.bots.LEVELS]
    if bot not in bots:
        raise Refused("bot", f"Choose one of the bots {', '.join(sorted(bots))}.")
    if games not in AT_MOST:
        raise Refused("games", f"Choose one of {', '.join(map(str, AT_MOST))} games.")
    if within not in WITHIN:
        raise Refused("within", f"Choose one of {', '.join(map(str, WITHIN))} points.")
    matchups = len(decks) * len(field) if field else len(decks) * (len(decks) - 1) // 2
    if matchups * games > MOST_IN_ALL:
        raise Refused(
            "games",
            f"{number_of(matchups, 'matchup')} of up to {games:,} games are {matchups * games:,} games; an experiment "
            f"can have at most {MOST_IN_ALL:,}. Choose fewer games, or fewer decks.",
        )
