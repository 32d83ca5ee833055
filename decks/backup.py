"""All that a person keeps here as one JSON object, out and in again, here or on another site.

    {"formats": {...}, "folders": [...], "collection": [...], "collections": {...}, "cubes": [...], "decks": [...]}

Each key but "decks" is a part of its own (PARTS): what makes it, and what stores it. A part that another app or another
room of this one keeps is one more line there. Decks come last, because they speak of what the parts have stored: of a
folder by its name, of a house format by its key. What a deck says besides its cards is written and read here (`about`,
`said`), the deck that it was copied from and its draft in ties.py; its cards are written and read as those of every
deck are (decks/exchange.py).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.db import transaction

from decks import domain, exchange, folders, histories, ties
from decks.collection import domain as collections
from decks.collection.counting import Printing
from decks.collection.queries import collection_of, counts_of
from decks.cubes import moving as cubes
from decks.exchange import Unreadable
from decks.formats import domain as formats
from decks.formats.models import HOUSE, HouseFormat
from decks.formats.queries import formats_of
from decks.histories import moment, of_kind, when
from decks.models import Deck, Folder, Version
from decks.ties import Ties
from engine.construction.lists import MAX_CARDS
from engine.games import DEFAULT, GAMES, of
from people.persons import Person

MOST_RESTORED = 10_000  # versions at once
Keys = dict[str, str]  # by the key that something has in the file, the one that it has now


@dataclass(frozen=True)
class Part:
    """`out` says what a person has of it, None where the file need not speak of it; `put` stores that for a person, and
    returns the keys by which decks speak of what is stored. `put` is inside a transaction and raises Refused and
    Unreadable for what nobody can read. What takes long to read is made ready by `read` before that, which raises the
    same."""

    key: str
    out: Callable[[Person], object]
    put: Callable[[Person, Any], Keys]
    read: Callable[[Person, object], Any] = lambda person, value: value


# --- parts -----------------------------------------------------------------------------------------------------------


def _formats_out(person: Person) -> object:
    """By key. Those of another game than the first name it, as decks do."""
    return {
        one.key: one.data if game == DEFAULT else {"game": game, **one.data}
        for game in GAMES
        for one in formats_of(person, game)
    }


def _formats_put(person: Person, value: object) -> Keys:
    """Formats with the same rules as one that is there already are that one."""
    there = [(game, one.data, one.key) for game in GAMES for one in formats_of(person, game)]
    keys: Keys = {}
    for key, said in of_kind(dict, value, "formats").items():
        data = dict(of_kind(dict, said, "formats"))
        game = data.pop("game", DEFAULT)
        if game not in GAMES:
            raise Unreadable(f"The game of the format {key[:40]} is not known here.")
        same = next((known for of, rules, known in there if (of, rules) == (game, data)), None)
        keys[key] = same or formats.define(person=person, data=data, game=game).key
    return keys


def _folders_out(person: Person) -> object:
    return [one.name for one in Folder.objects.of(person)]


def _folders_put(person: Person, value: object) -> Keys:
    names = [of_kind(str, name, "folders") for name in of_kind(list, value, "folders")]
    return {name: folders.make(person=person, name=name).slug for name in names}


def _first_collection_out(person: Person) -> object:
    """That of the first game, which has been in the files longest."""
    return _collection_out(person, DEFAULT)


def _first_collection_put(person: Person, value: object) -> Keys:
    return _collection_put(person, value, DEFAULT)


def _collection_out(person: Person, game: str) -> list[list[str | int]]:
    counts = counts_of(collection_of(person, game))
    return [[*printing, count] for printing, count in sorted(counts.items())]


def _collections_out(person: Person) -> object:
    """Those of other games than the first, by their keys; None where there are none."""
    found = {key: _collection_out(person, key) for key in GAMES if key != DEFAULT}
    return {key: rows for key, rows in found.items() if rows} or None


def _collections_put(person: Person, value: object) -> Keys:
    for key, rows in of_kind(dict, value, "collections").items():
        if key not in GAMES:
            raise Unreadable(f"The file has a collection of “{key[:40]}”, which is no game of this site.")
        _collection_put(person, rows, key)
    return {}


def _collection_put(person: Person, value: object, game: str) -> Keys:
    """Of each printing the larger count stays, as where a guest signs in: the same cards twice are likelier than a
    second set of them."""
    listed: dict[Printing, int] = {}
    for row in of_kind(list, value, "collection"):
        match row:
            case [str(card), str(set_name), int(count)]:
                listed[Printing(card, set_name)] = count
            case _:
                name = of(game).construction.EXAMPLES[0]
                example = json.dumps([name, of(game).collecting.home(name), 3])
                raise Unreadable(f"The collection is written as [{example}, ...].")
    if listed:
        found = collection_of(person, game)
        held = counts_of(found)
        most = {one: max(listed.get(one, 0), held.get(one, 0)) for one in {*listed, *held}}
        base = found.revision if found else 0
        collections.bring(person=person, counts=most, base=base, replace=True, game=game)
    return {}


PARTS = (
    Part("formats", _formats_out, _formats_put),
    Part("folders", _folders_out, _folders_put),
    Part("collection", _first_collection_out, _first_collection_put),
    Part("collections", _collections_out, _collections_put),
    Part("cubes", cubes.out, cubes.put, cubes.read),
)


# --- out -------------------------------------------------------------------------------------------------------------


def everything(person: Person) -> str:
    """The backup of this person, as JSON."""
    parts = {part.key: part.out(person) for part in PARTS}
    there = {key: kept for key, kept in parts.items() if kept is not None}
    return exchange.dumped({**there, "decks": _decks_out(person)})


def _decks_out(person: Person) -> list[dict[str, object]]:
    """The one that changed last first."""
    tied = ("folder", "house_format", "copied_from", "draft")
    heavy = ("copied_from__description", "copied_from__pool", "draft__log")
    decks = Deck.objects.of(person).select_related(*tied).defer(*heavy).prefetch_related("tags", "versions")
    return [_deck_out(deck, person) for deck in decks]


def _deck_out(deck: Deck, person: Person) -> dict[str, object]:
    *earlier, newest = sorted(deck.versions.all(), key=lambda version: version.number)
    spec = deck.house or deck.format_key
    boards = {"sideboard": newest.sideboard, "maybeboard": newest.maybeboard}
    cards = exchange.as_data(newest.cards, newest.deity, deck.name, spec, deck.pool, game=deck.game, **boards)
    return {**cards, **about(deck, newest), **ties.out(deck, person), "versions": histories.written(earlier)}


def about(deck: Deck, newest: Version) -> dict[str, object]:
    """What a deck says of itself besides its cards."""
    return {
        "house_format": deck.house_format.key if deck.house_format else "",
        "description": deck.description,
        "tags": sorted(tag.name for tag in deck.tags.all()),
        "folder": deck.folder.name if deck.folder else "",
        "cover": deck.cover,
        "visibility": deck.visibility,
        "favourite": deck.favourite,
        "built": deck.built,
        "discussed": deck.discussed,
        "note": newest.note,
        "made": when(newest.made),
        "autosave": newest.autosave,
        "created": when(deck.created),
        "touched": when(deck.touched),
    }


# --- in --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Said:
    """What a deck in a file says besides its cards, read but not yet looked up: its folder by its name, its house
    format by its key. Both are "" for none."""

    fields: domain.NewDeck
    ties: Ties
    folder: str = ""
    house_format: str = ""

    @property
    def note(self) -> str:
        return self.fields.get("note", "")


def said(more: Mapping[str, object]) -> Said:
    """The same of what a file says. What it does not say is as in a new deck. Raises Unreadable."""
    fields: dict[str, object] = {}
    for key, kind in _KINDS.items():
        if key in more:
            fields[key] = of_kind(kind, more[key], key)
    if "tags" in more:
        fields["tags"] = [of_kind(str, tag, "tags") for tag in of_kind(list, more["tags"], "tags")]
    for key in ("made", "created", "touched"):
        if key in more:
            fields[key] = moment(more[key], key)
    earlier = histories.read(more.get("versions", []), MAX_CARDS)
    if earlier:
        fields["earlier"] = earlier
    folder, house_format = (of_kind(str, more.get(key, ""), key) for key in ("folder", "house_format"))
    return Said(fields, ties.read(more), folder, house_format)  # type: ignore[arg-type]  # each was read as its kind


def check_size(decks: Iterable[exchange.Incoming], parts: Mapping[str, object]) -> None:
    """Raise Unreadable when these are more versions than are restored at once, before they are read."""
    all_said = [*(one.more for one in decks), *cubes.listed(parts)]
    if sum(map(histories.count, all_said)) > MOST_RESTORED:
        raise Unreadable(f"This file has more than {MOST_RESTORED} old versions. Split it into smaller files.")


_KINDS: dict[str, type] = {
    "description": str, "cover": str, "visibility": str, "note": str,
    "favourite": bool, "built": bool, "discussed": bool, "autosave": bool,
}  # fmt: skip


@dataclass(frozen=True)
class Known:
    """The folders and the house formats that a person has now, by what they are called in a file."""

    folders: Mapping[str, Folder]
    formats: Mapping[str, HouseFormat]

    @classmethod
    def of(cls, person: Person, keys: Mapping[str, Keys]) -> Known:
        by_slug = {folder.slug: folder for folder in Folder.objects.of(person)}
        by_key = {one.key: one for game in GAMES for one in formats_of(person, game)}
        return cls(
            {name: by_slug[slug] for name, slug in keys.get("folders", {}).items()},
            {said: by_key[key] for said, key in keys.get("formats", {}).items()},
        )

    def tell(self, deck: Deck, about: Said) -> None:
        """Let a deck that is not stored yet lie in its folder, and be made for its house format."""
        deck.folder = self.folders.get(about.folder)
        found = self.formats.get(about.house_format)
        if found is not None and deck.game == found.game:
            deck.format_key, deck.house, deck.house_format = HOUSE, found.data, found


def restore(*, person: Person, decks: Iterable[tuple[domain.NewDeck, Said]], parts: Mapping[str, object]) -> list[Deck]:
    """Store decks and what came with them: all of it, or nothing when something is refused. Raises Refused and
    Unreadable."""
    found = list(decks)
    fresh = domain.prepared(person=person, decks=[{**about.fields, **deck} for deck, about in found])
    ready = {part.key: part.read(person, parts[part.key]) for part in PARTS if part.key in parts}
    with transaction.atomic():
        keys = {part.key: part.put(person, ready[part.key]) for part in PARTS if part.key in ready}
        known = Known.of(person, keys)
        for one, (_, about) in zip(fresh, found, strict=True):
            known.tell(one.deck, about)
        domain.store(person=person, fresh=fresh)
        ties.tie(person=person, decks=[(one.deck, about.ties) for one, (_, about) in zip(fresh, found, strict=True)])
    return [one.deck for one in fresh]
