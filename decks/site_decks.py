"""The decks that the site keeps itself, so that nobody starts on an empty page: the ready decks of every game, and
those that players of the first game published (FILE). They are public, nobody can change them, everybody can copy them.

`manage.py serve` stores them (`keep`) after it has migrated: what is there already stays, with its address, and gets a
new version when its cards in the data are others; what is no longer in the data goes.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path

from django.db import IntegrityError, transaction
from django.utils.formats import date_format

from decks.models import Deck, Tag, Version
from decks.saving import tell
from decks.versioned import Visibility
from engine import games
from engine.construction.ready import ReadyDeck

FILE = Path(__file__).parent / "data" / "site_decks.json"


@dataclass(frozen=True)
class SiteDeck:
    """A deck of the site; its `key` is that of no other deck, whatever the game. `when` is a year, a month or a day, as
    in "2016-02"; what is not known is ""."""

    key: str
    name: str
    format_key: str
    cards: Mapping[str, int]
    tags: tuple[str, ...]
    event: str = ""
    place: str = ""
    when: str = ""

    @property
    def slug(self) -> str:
        """Its address, which is the same on every site."""
        return f"site-{self.key}"

    @property
    def occasion(self) -> str:
        """Where it comes from: "Design article, February 2016"."""
        return ", ".join(filter(None, (self.event, self.place, _in_words(self.when))))


def key_of_ready(game: str, ready: ReadyDeck) -> str:
    """The key of a ready deck of a game among the decks of the site."""
    return ready.key if game == games.DEFAULT else f"{game}-{ready.key}"


@cache
def site_decks(game: str) -> dict[str, SiteDeck]:
    """Those of a game by key."""
    ready_ones = {
        key: SiteDeck(
            key=key,
            name=f"{ready.name}, {ready.kind}",
            format_key=ready.format_key,
            cards=Counter(ready.cards),
            tags=(ready.kind,),
            event=ready.source,
        )
        for ready in games.of(game).construction.READY
        for key in [key_of_ready(game, ready)]
    }
    return ready_ones | _published() if game == games.DEFAULT else ready_ones


def _published() -> dict[str, SiteDeck]:
    return {
        one["key"]: SiteDeck(
            key=one["key"],
            name=one["name"],
            format_key=one["format"],
            cards=one["cards"],
            tags=tuple(one["tags"]),
            event=one["event"],
            place=one["place"],
            when=one["date"],
        )
        for one in json.loads(FILE.read_text(encoding="utf-8"))["decks"]
    }


def occasion_of(deck: Deck) -> str:
    """Where a deck of the site comes from; "" of all other decks."""
    found = site_decks(deck.game).get(deck.site_key or "")
    return found.occasion if found else ""


def keep() -> None:
    """Let the database have these decks, as they are in the data."""
    try:
        _keep()
    except IntegrityError:  # another process that starts now was quicker
        _keep()


def _keep() -> None:
    wanted = {(game, key): deck for game in games.GAMES for key, deck in site_decks(game).items()}
    with transaction.atomic():
        kept = {(deck.game, deck.site_key): deck for deck in Deck.objects.select_for_update().exclude(site_key=None)}
        Deck.objects.filter(pk__in=[deck.pk for at, deck in kept.items() if at not in wanted]).delete()
        newest = {
            version.deck_id: version
            for version in Version.objects.filter(deck__in=kept.values()).order_by("number")  # the last one stays
        }
        for (game, key), of_data in wanted.items():
            deck = kept.get((game, key))
            if deck is None:
                deck = Deck(game=game, site_key=key, slug=of_data.slug, visibility=Visibility.PUBLIC, number=0)
            _store(deck, newest.get(deck.pk), of_data)


def _store(deck: Deck, newest: Version | None, of_data: SiteDeck) -> None:
    """Write what differs from the data, and nothing else."""
    cards = dict(sorted(of_data.cards.items()))
    said = {"name": of_data.name, "format_key": of_data.format_key}
    changed = newest is None or dict(newest.cards) != cards
    if changed:
        deck.number += 1
        tell(deck, cards)
    if changed or any(getattr(deck, field) != value for field, value in said.items()):
        for field, value in said.items():
            setattr(deck, field, value)
        deck.save()
    if changed:
        Version.objects.create(deck=deck, number=deck.number, cards=cards)
    if {tag.name for tag in deck.tags.all()} != set(of_data.tags):
        deck.tags.all().delete()
        Tag.objects.bulk_create([Tag(deck=deck, name=tag) for tag in of_data.tags])


def _in_words(when: str) -> str:
    """ "February 2016" of "2016-02"."""
    numbers = [int(number) for number in when.split("-")] if when else []
    if len(numbers) < 2:
        return when
    return date_format(date(*numbers, *[1] * (3 - len(numbers))), "F Y" if len(numbers) == 2 else "j F Y")
