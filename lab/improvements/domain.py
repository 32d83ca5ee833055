"""What can happen to improvements.

Each verb is one transaction. An improvement is its owner's alone: for everybody else it is not there. All decks are
copied as it begins, so that later changes of them change nothing. Blocks of pairs and decisions are stored as they
come, with the row of the improvement locked, so that a server that is killed loses at most the pairs that were being
played; they are played again and come out the same.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from django.db import transaction

from decks import domain as decks
from decks.collection import queries as collections
from decks.models import Deck, Version
from decks.saving import LONGEST_NAME, LONGEST_NOTE
from drafts.models import Pod
from engine.games import DEFAULT, of
from lab import background
from lab.choices import DRAFT, check_playable
from lab.improvements import queries
from lab.improvements.bases import Base
from lab.improvements.deciding import Answer, BlockPlayed
from lab.improvements.models import Improvement
from lab.improvements.ways import way_data
from lab.improvements.wording import note_of
from lab.improving import LEAST_GAMES
from lab.matchups import Contender
from lab.plans import named_apart
from lab.stages import Stage
from lab.steering import Steering
from lab.storing import deck_data
from lab.swaps import Bounds
from live.errors import Refused
from live.notifications import Notifications
from people.persons import Person
from playtest.models import Ending

MOST_FIELD = 8  # decks
AT_MOST = (1000, 2000, 5000, 10_000, 20_000, 60_000)  # games
MOST_WAITING, MOST_KEPT = 5, 25  # improvements of one person
SEED_BITS = 53
WHAT = "improvements"
BETTER = ", improved"  # what a deck is called, after its old name

NO_FIELD = "Choose at least one deck of the field."
NO_COLLECTION = "You have no collection yet. Allow all cards, or enter your collection first."
NO_POOL = "A deck for {} is made from a pool, and this deck has none. Choose another format."
NOTHING = "There is nothing to save: no better deck has been found."
NOT_STILL = "The games still go on. Wait for the end, or pause them, and then save the deck."
NOT_STORED = "This deck is not one of yours. Save the better one as a new deck."
OUTDATED = "The rules of this site have changed since this improvement began. Start a new one."

news: Final = Notifications()  # that there may be something to do
_steering = Steering(Improvement.objects.all(), news, queries.GONE)
pause, go_on, cancel = _steering.pause, _steering.go_on, _steering.cancel
delete, fail = _steering.delete, _steering.fail


def start(
    *, person: Person, base: Base, field: Sequence[Contender], format_key: str, collection: bool, bot: str, games: int
) -> Improvement:
    """Make a deck better against a field, within one of its formats: with its pool where the format has one, else with
    all cards, or with those of the person's `collection` that lie in no other built deck. It begins when the person's
    earlier ones are done. Raises Refused with the field of the form that is wrong as its code."""
    assert person.guest_key or person.user, "nobody would own it"
    check_playable(of(DEFAULT), (base.contender,), "deck")
    check_playable(of(DEFAULT), field, "against")
    _check(field, bot, games)
    bounds = _bounds(base, format_key, person, collection=collection)
    own = format_key == base.format_key
    improvement = Improvement(
        guest_key=person.guest_key,
        user=person.user,
        decks=[deck_data(deck) for deck in named_apart((base.contender, *field))],
        source=base.key,
        number=base.deck.number if base.deck else 0,
        format_key=format_key,
        house=base.house if own else None,
        owned=None if bounds.owned is None else {name: bounds.owned[name] for name in sorted(bounds.owned)},
        bot=bot,
        seed=secrets.randbits(SEED_BITS),
        games=games,
        version=of(DEFAULT).play.VERSION,
    )
    with transaction.atomic():
        background.check_room(Improvement.objects.of(person), MOST_WAITING, MOST_KEPT, WHAT)
        improvement.save()
        transaction.on_commit(news.notify)
    return improvement


def store(*, slug: str, stage: str, played: BlockPlayed) -> int:
    """Keep pairs of a stage; how many were kept: none where the improvement has ended or waits for another stage, and
    no pair that is known. Where it is paused they are kept."""
    with transaction.atomic():
        improvement = background.open_at(Improvement.objects.all(), slug)
        if improvement is None or improvement.stage != stage:
            return 0
        row, deck = improvement.stages.get(name=stage), improvement.cards
        known = row.read(deck)
        kept = sum(known.fill(unit, quarters) for unit, quarters in played.quarters.items())
        row.follow(known, deck)
        row.save()
        improvement.count(kept, played.seconds)
        improvement.save()
    return kept


def follow(*, slug: str, answer: Answer) -> None:
    """The way goes on like this: it waits for the games that it asks for, or it is over. Nothing where the improvement
    has ended."""
    with transaction.atomic():
        improvement = background.open_at(Improvement.objects.all(), slug)
        if improvement is None:
            return
        improvement.way = way_data(answer.way)
        improvement.count(0, 0.0)
        if answer.asked is None:
            improvement.stage = ""
            improvement.end(Ending.DONE)
        else:
            improvement.stage = answer.asked.stage
            row, _ = improvement.stages.get_or_create(name=answer.asked.stage)
            known: Stage = row.read(improvement.cards)
            known.ask(answer.asked.decks, answer.asked.rounds, len(improvement.decks) - 1)
            row.follow(known, improvement.cards)
            row.save()
        improvement.save()
        transaction.on_commit(news.notify)


def give_up_outdated() -> int:
    """End those that were begun by another version of the engine; how many there were."""
    return background.give_up_outdated(Improvement.objects.all(), OUTDATED)


def adopt(*, person: Person) -> int:
    """Give the account the improvements of its guest; how many there were."""
    return Improvement.objects.adopt(person)


# --- the better deck -------------------------------------------------------------------------------------------------


def save_version(*, person: Person, slug: str, revision: int) -> Version:
    """Make the better deck the newest version of the person's own deck, of which they have seen this revision, with a
    note of the swaps. Raises Refused."""
    improvement = _better(person, slug)
    deck = queries.source_of(improvement, person)
    if deck is None or not deck.belongs_to(person):
        raise Refused("not_yours", NOT_STORED)
    way = improvement.course()
    return decks.save(
        slug=deck.slug,
        person=person,
        base=revision,
        cards=dict(sorted(Counter(way.deck).items())),
        deity=improvement.decks[0]["deity"] or "",
        note=note_of(improvement.cards, way)[:LONGEST_NOTE],
    )


def save_new(*, person: Person, slug: str) -> Deck:
    """A new deck of this person with the cards of the better one, and with the pool that it comes from. Raises
    Refused."""
    improvement = _better(person, slug)
    way, source = improvement.course(), queries.source_of(improvement, person)
    about: decks.NewDeck = {
        "name": improvement.name[: LONGEST_NAME - len(BETTER)].rstrip() + BETTER,
        "format_spec": improvement.format_key if improvement.house is None else improvement.house,
        "cards": dict(sorted(Counter(way.deck).items())),
        "deity": improvement.decks[0]["deity"] or "",
        "note": note_of(improvement.cards, way)[:LONGEST_NOTE],
        "pool": improvement.owned if improvement.format.pool else None,
        "draft": _draft_of(improvement, source, person),
    }
    if source is not None:
        about |= {"copied_from": source, "copied_number": min(improvement.number, source.number)}
    return decks.create(person=person, **about)


def _draft_of(improvement: Improvement, source: Deck | None, person: Person) -> Pod | None:
    """Where its pool was drafted, for who drafted it."""
    if improvement.source.startswith(DRAFT):
        return Pod.objects.filter(slug=improvement.source.removeprefix(DRAFT)).first()
    return source.draft if source is not None and source.belongs_to(person) else None


def _better(person: Person, slug: str) -> Improvement:
    improvement = queries.improvement_at(slug, person)
    if not improvement.is_still:
        raise Refused("changed", NOT_STILL)
    if Counter(improvement.course().deck) == Counter(improvement.cards):
        raise Refused("changed", NOTHING)
    return improvement


# --- what may be asked -----------------------------------------------------------------------------------------------


def _check(field: Sequence[Contender], bot: str, games: int) -> None:
    if not field:
        raise Refused("against", NO_FIELD)
    if len(field) > MOST_FIELD:
        raise Refused("against", f"Choose {MOST_FIELD} decks of the field at most; you chose {len(field)}.")
    bots = [level.key for level in of(DEFAULT).bots.LEVELS]
    if bot not in bots:
        raise Refused("bot", f"Choose one of the bots {', '.join(sorted(bots))}.")
    if games not in AT_MOST:
        raise Refused("games", f"Choose one of {', '.join(map(str, AT_MOST))} games.")
    least = LEAST_GAMES * len(field)
    if games < least:
        raise Refused(
            "games",
            f"{games:,} games are too few for a field of {len(field)} decks. Choose {least:,} games or more, or fewer "
            "decks.",
        )


def _bounds(base: Base, format_key: str, person: Person, *, collection: bool) -> Bounds:
    """The format and what is owned. Raises Refused, also where the deck itself is not legal."""
    deck_format = dict(base.formats).get(format_key)
    if deck_format is None:
        raise Refused("format", "Choose one of the formats in which this deck is legal.")
    owned: Mapping[str, int] | None = None
    if deck_format.pool:
        owned = base.pool
        if owned is None:
            raise Refused("format", NO_POOL.format(deck_format.name))
    elif collection:
        free = collections.free(person, DEFAULT, but=base.deck.slug if base.deck else "")
        if free is None:
            raise Refused("cards", NO_COLLECTION)
        owned = {name: copies for name, copies in free.items() if copies > 0}
    bounds = Bounds(deck_format, owned=owned)
    if problem := bounds.problem(base.contender.cards):
        raise Refused(
            "format", f"“{base.contender.name}” is not legal in {deck_format.name}. {problem} Repair it first."
        )
    return bounds
