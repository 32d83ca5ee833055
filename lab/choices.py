"""Decks of a game that can be chosen in its laboratory, and what a chosen one is. A person chooses from the decks of
the site, their own, those of their drafts, and public ones; what they may not read is not there, however it is asked
for."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from django import forms
from django.db.models import QuerySet

from decks import queries as decks
from decks.models import Deck
from decks.site_decks import key_of_ready, site_decks
from drafts import queries as drafts
from drafts.building import deck_of, seat_for
from drafts.models import Pod, Status
from drafts.rows import seat_of
from engine.games import Game
from engine.kernel.counting import number_of
from lab.matchups import Contender
from lab.storing import in_order
from live.errors import Refused
from people.persons import Person
from playtest.trials.domain import FEWEST, MOST

SITE: Final = "site:"  # and the key of a deck of the site
DRAFT: Final = "draft:"  # and the address of a draft
PUBLIC: Final = "Public decks"
PUBLIC_OFFERED, FOUND_OFFERED = 8, 24
LONGEST_KEY = 80
NOT_OVER: Final = "The draft “{}” is not over. You can choose what you play after it when it is."
CLOSED: Final = "The draft “{}” was closed before it ended, so you have no deck from it."
_KEY = re.compile(rf"({SITE}|{DRAFT}|{decks.SAVED})([\w-]{{1,{LONGEST_KEY}}})", re.ASCII)


class Keys(forms.Field):
    """The decks that are ticked in a column: keys, each once, in the order of the page."""

    widget = forms.MultipleHiddenInput

    def clean(self, value: object) -> list[str]:
        return list(dict.fromkeys(map(str, value))) if isinstance(value, list) else []


@dataclass(frozen=True)
class Choice:
    """A deck on offer: its key in the form, its name, and what is said beside it."""

    key: str
    name: str
    note: str = ""


@dataclass(frozen=True)
class Group:
    """Decks on offer that come from the same place."""

    title: str
    choices: tuple[Choice, ...]


def offered(person: Person, game: Game, words: str = "", kept: Iterable[str] = ()) -> list[Group]:
    """What this person can choose from in a game; of public decks those with these words in their names, tags or cards.
    What was chosen before (`kept`) stays on offer."""
    mine, ready = Deck.objects.of(person).filter(game=game.KEY), ready_names(game)
    published = tuple(_of_site(game, key) for key in site_decks(game.KEY) if key not in ready)
    found = [
        Group("Ready-made", tuple(_of_site(game, key) for key in ready)),
        Group("Your decks", tuple(map(_of_deck, _playable(mine)[: decks.DECKS_OFFERED]))),
        Group("From your drafts", tuple(_of_draft(pod) for pod in _drafted(person, game))),
        Group("Tournament decks", published),
    ]
    listed = {one.key for group in found for one in group.choices}
    public = (
        decks.public_decks(decks.DeckFilters(words=words, game=game.KEY))
        .filter(site_key=None)
        .exclude(pk__in=_own(person))
    )
    theirs = tuple(map(_of_deck, _playable(public)[: FOUND_OFFERED if words else PUBLIC_OFFERED]))
    listed.update(one.key for one in theirs)
    before = tuple(one for key in kept if key not in listed and (one := _choice(key, person, game)) is not None)
    found += [Group("Chosen before", before), Group(PUBLIC, theirs)]
    return [group for group in found if group.choices]


def contender(key: str, person: Person, game: Game) -> Contender | None:
    """The deck of a game that was chosen, as it is now; None where there is none that this person may read."""
    match _parts(key):
        case (prefix, slug) if prefix == SITE:
            site = site_decks(game.KEY).get(slug)
            return None if site is None else Contender(_of_site(game, slug).name, in_order(site.cards))
        case (prefix, slug) if prefix == DRAFT:
            return _drafted_deck(slug, person, game)
        case (_, slug):
            try:
                deck = decks.deck_at(slug, person, game=game.KEY)
            except Refused:
                return None
            version = decks.version_of(deck)
            return Contender(deck.name, in_order(version.cards), version.deity or None)
    return None


def unfinished(key: str, person: Person) -> str:
    """Where this is a deck from a draft in which the person has a seat and which has not come to its end: what is said
    of it; "" for all others."""
    match _parts(key):
        case (prefix, slug) if prefix == DRAFT:
            pod = Pod.objects.filter(slug=slug).exclude(status=Status.OVER).first()
            if pod is not None and seat_of(pod.seats.all(), person) is not None:
                return (CLOSED if pod.status == Status.CLOSED else NOT_OVER).format(pod.name)
    return ""


def check_playable(game: Game, chosen: Iterable[Contender], code: str) -> None:
    """Raises Refused with this code where bots cannot play one of these decks in a game."""
    for deck in chosen:
        if not FEWEST <= len(deck.cards) <= MOST:
            size = number_of(len(deck.cards), "card")
            raise Refused(code, f"“{deck.name}” has {size}. Bots need {FEWEST} to {MOST}. Choose another deck.")
        if unknown := next((name for name in deck.cards if not game.construction.in_decks(name)), None):
            raise Refused(code, f"“{deck.name}” has {unknown}, which this site does not know. Choose another deck.")


def _parts(key: str) -> tuple[str, str] | None:
    """The prefix and the rest of a key; None where it is none."""
    found = _KEY.fullmatch(key)
    return None if found is None else (found[1], found[2])


def _choice(key: str, person: Person, game: Game) -> Choice | None:
    """A deck that is chosen already, by its key."""
    found = contender(key, person, game)
    return None if found is None else Choice(key, found.name)


def ready_names(game: Game) -> dict[str, str]:
    """The names of the decks that a game has ready, by their keys among the decks of the site."""
    return {key_of_ready(game.KEY, one): one.name for one in game.construction.READY}


def _of_site(game: Game, key: str) -> Choice:
    deck, ready = site_decks(game.KEY)[key], ready_names(game)
    return Choice(f"{SITE}{key}", ready[key]) if key in ready else Choice(f"{SITE}{key}", deck.name, deck.occasion)


def _of_deck(deck: Deck) -> Choice:
    return Choice(f"{decks.SAVED}{deck.slug}", deck.name)


def _own(person: Person) -> Iterable[int]:
    return Deck.objects.of(person).values_list("pk", flat=True)


def _playable(found: QuerySet[Deck]) -> QuerySet[Deck]:
    """Those of these that bots can play."""
    return found.filter(size__gte=FEWEST, size__lte=MOST)


# --- drafts ----------------------------------------------------------------------------------------------------------


def _drafted(person: Person, game: Game) -> list[Pod]:
    """Drafts of a game that are over, in which this person has a seat and has made no deck of their own of it, which
    would be among their decks."""
    found = []
    for pod in drafts.pods_of(person, game.KEY):
        seat = seat_of(pod.seats.all(), person) if pod.status == Status.OVER else None
        if seat is not None and seat.deck_id is None:
            found.append(pod)
    return found


def _of_draft(pod: Pod) -> Choice:
    return Choice(f"{DRAFT}{pod.slug}", f"{pod.name}, your deck")


def _drafted_deck(slug: str, person: Person, game: Game) -> Contender | None:
    """What this person plays after a draft of a game: their deck, or the one that the bot suggests."""
    try:
        pod = drafts.pod_at(slug)
        if pod.game != game.KEY:
            return None
        played = deck_of(pod, seat_for(pod, person))
    except Refused:
        return None
    return Contender(_of_draft(pod).name, tuple(sorted(played.cards)))
