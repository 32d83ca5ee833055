"""What can happen to trials.

Each verb is one transaction. A trial is its owner's alone, whoever may read the deck: what is not theirs is answered as
if it were not there. A pair is stored as it ends, with the trial's row locked, so that a server that is killed loses at
most the pairs that were being played; they are played again and come out the same.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from django.db import transaction
from django.utils import timezone

from decks import queries as decks
from engine.games import GAMES, of
from engine.kernel.counting import number_of
from live.errors import Refused
from live.notifications import Notifications
from people.persons import Person
from playtest.models import Ending, Trial, TrialPair
from playtest.trials.opponents import Opponent
from playtest.trials.playing import GameData

FEWEST, MOST = 20, 200  # cards of a deck that bots can play
MOST_OPPONENTS, MOST_PAIRS, MOST_IN_ALL = 8, 500, 1000  # pairs against each, and against all together
MOST_WAITING, MOST_KEPT = 5, 100  # trials of one person
SEED_BITS = 53

GONE = "This trial does not exist or belongs to somebody else. You find your trials under Bot games of a deck."

news: Final = Notifications()  # that there may be a pair to play


def start(
    *, person: Person, deck: str, number: int | None, against: Sequence[Opponent], bot: str, pairs: int, game: str
) -> Trial:
    """A trial of this version of a deck of a game that the person may read, the newest without a number. It is played
    when the person's earlier ones are."""
    assert person.guest_key or person.user, "nobody would own it"
    _check(against, bot, pairs, game)
    with transaction.atomic():
        found = decks.deck_at(deck, person, game=game)
        version = decks.version_of(found, number)
        _check_size("This version", sum(version.cards.values()))
        mine = Trial.objects.of(person)
        if mine.filter(ended=None).count() >= MOST_WAITING:
            raise Refused(
                "too_many",
                f"{MOST_WAITING} of your trials are not finished yet. Wait for one to finish, or cancel one.",
            )
        if mine.count() >= MOST_KEPT:
            raise Refused("too_many", f"You have {MOST_KEPT} trials, the maximum. Delete one first.")
        trial = Trial.objects.create(
            guest_key=person.guest_key,
            user=person.user,
            deck=found,
            number=version.number,
            name=found.name,
            cards=version.cards,
            deity=version.deity,
            against=[one.as_data() for one in against],
            bot=bot,
            pairs=pairs,
            seed=str(secrets.randbits(SEED_BITS)),
            version=of(game).play.VERSION,
        )
        transaction.on_commit(news.notify)
    return trial


def cancel(*, person: Person, slug: str) -> Trial:
    """Play no more of its games; what was played stays. One that has ended stays as it is."""
    with transaction.atomic():
        trial = _own(person, slug)
        if trial.ended is None:
            _end(trial, Ending.CANCELLED)
            transaction.on_commit(news.notify)
    return trial


def delete(*, person: Person, slug: str) -> None:
    """Remove a trial with its results, finished or not."""
    with transaction.atomic():
        _own(person, slug).delete()
        transaction.on_commit(news.notify)


def store(*, slug: str, number: int, games: list[GameData], seconds: float) -> bool:
    """Keep a pair that was played; False when the trial has ended or has this pair already, and nothing is kept."""
    with transaction.atomic():
        trial = Trial.objects.select_for_update().filter(slug=slug, ended=None).first()
        if trial is None or trial.played.filter(number=number).exists():
            return False
        TrialPair.objects.create(trial=trial, number=number, games=games, seconds=seconds)
        trial.served = timezone.now()
        if trial.played.count() == trial.total:
            _end(trial, Ending.DONE)
        trial.save()
    return True


def fail(*, slug: str, why: str) -> None:
    """Give a trial up that cannot be played on."""
    with transaction.atomic():
        trial = Trial.objects.select_for_update().filter(slug=slug, ended=None).first()
        if trial is not None:
            trial.why = why[:300]
            _end(trial, Ending.FAILED)


def give_up_outdated() -> int:
    """End the trials that were begun by another version of the engine, because what is left would be another game; how
    many there were."""
    why = "The rules of this site have changed since this trial began. Start a new one."
    given_up = 0
    with transaction.atomic():
        for game in GAMES.values():
            going_on = Trial.objects.select_for_update().filter(ended=None, deck__game=game.KEY)
            outdated = going_on.exclude(version=game.play.VERSION)
            given_up += outdated.update(ending=Ending.FAILED, ended=timezone.now(), why=why)
    return given_up


def adopt(*, person: Person) -> int:
    """Give the account the trials of its guest; how many there were."""
    return Trial.objects.adopt(person)


def _end(trial: Trial, ending: Ending) -> None:
    trial.ending, trial.ended = ending, timezone.now()
    trial.save()


def _own(person: Person, slug: str) -> Trial:
    """The person's trial, its row locked until the transaction ends."""
    trial = Trial.objects.select_for_update().filter(slug=slug).first()
    if trial is None or not trial.belongs_to(person):
        raise Refused("gone", GONE)
    return trial


def _check(against: Sequence[Opponent], bot: str, pairs: int, game: str) -> None:
    bots = [level.key for level in of(game).bots.LEVELS]
    if bot not in bots:
        raise Refused("bot", f"There is no bot {bot[:30]}. Bots are {', '.join(sorted(bots))}.")
    if not 1 <= len(against) <= MOST_OPPONENTS:
        raise Refused("against", f"Choose 1 to {MOST_OPPONENTS} decks to play against; you chose {len(against)}.")
    for one in against:
        _check_size(f"“{one.name}”", sum(one.cards.values()))
    if not 1 <= pairs <= MOST_PAIRS:
        raise Refused("pairs", f"Play 1 to {MOST_PAIRS} pairs of games against each deck.")
    if pairs * len(against) > MOST_IN_ALL:
        raise Refused(
            "pairs",
            f"{pairs} pairs against each of {len(against)} decks are {pairs * len(against)}; a trial "
            f"can have at most {MOST_IN_ALL}. Play fewer pairs, or against fewer decks.",
        )


def _check_size(what: str, size: int) -> None:
    if not FEWEST <= size <= MOST:
        raise Refused("cards", f"{what} has {number_of(size, 'card')}. Bots need {FEWEST} to {MOST}.")
