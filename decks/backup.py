"""All that a person keeps here as one JSON object, out and in again, here or on another site.

    {"formats": {...}, "folders": [...], "collection": [...], "decks": [...]}

Each key but "decks" is a part of its own (PARTS): what makes it, and what stores it. A part that another app or another
room of this one keeps is one more line there. Decks come last, because they speak of what the parts have stored: of a
folder by its name, of a house format by its key. What a deck says besides its cards is written and read here (`about`,
`said`); its cards are written and read as those of every deck are (decks/exchange.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TypeVar

from django.db import transaction
from django.utils import timezone
from django.utils.dateparse import parse_datetime

from decks import domain, exchange, folders, queries
from decks.collection import domain as collections
from decks.collection.counting import Printing
from decks.collection.queries import collection_of, counts_of
from decks.exchange import Unreadable
from decks.formats import domain as formats
from decks.formats.models import HouseFormat
from decks.formats.queries import formats_of
from decks.models import Deck, Folder, Version
from engine.epic.construction import HOUSE, MAX_CARDS
from people.persons import Person

MOST_RESTORED = 10_000  # versions at once
Keys = dict[str, str]  # by the key that something has in the file, the one that it has now
T = TypeVar("T")


@dataclass(frozen=True)
class Part:
    """`out` says what a person has of it; `put` stores that for a person, and returns the keys by which decks speak of
    what is stored. `put` is inside a transaction and raises Refused and Unreadable for what nobody can read."""

    key: str
    out: Callable[[Person], object]
    put: Callable[[Person, object], Keys]


# --- parts -----------------------------------------------------------------------------------------------------------


def _formats_out(person: Person) -> object:
    return {one.key: one.data for one in formats_of(person)}


def _formats_put(person: Person, value: object) -> Keys:
    """Formats with the same rules as one that is there already are that one."""
    there = [(one.data, one.key) for one in formats_of(person)]
    keys: Keys = {}
    for key, data in _of(dict, value, "formats").items():
        same = next((known for rules, known in there if rules == data), None)
        keys[key] = same or formats.define(person=person, data=_of(dict, data, "formats")).key
    return keys


def _folders_out(person: Person) -> object:
    return [one.name for one in queries.folders_of(person)]


def _folders_put(person: Person, value: object) -> Keys:
    names = [_of(str, name, "folders") for name in _of(list, value, "folders")]
    return {name: folders.make(person=person, name=name).slug for name in names}


def _collection_out(person: Person) -> object:
    found = collection_of(person)
    counts = counts_of(found) if found else {}
    return [[*printing, count] for printing, count in sorted(counts.items())]


def _collection_put(person: Person, value: object) -> Keys:
    """Of each printing the larger count stays, as where a guest signs in: the same cards twice are likelier than a
    second set of them."""
    listed: dict[Printing, int] = {}
    for row in _of(list, value, "collection"):
        match row:
            case [str(card), str(set_name), int(count)]:
                listed[Printing(card, set_name)] = count
            case _:
                raise Unreadable('The collection is written as [["Kong", "Base Set", 3], ...].')
    if listed:
        found = collection_of(person)
        held = counts_of(found) if found else {}
        most = {one: max(listed.get(one, 0), held.get(one, 0)) for one in {*listed, *held}}
        collections.bring(person=person, counts=most, base=found.revision if found else 0, replace=True)
    return {}


PARTS = (
    Part("formats", _formats_out, _formats_put),
    Part("folders", _folders_out, _folders_put),
    Part("collection", _collection_out, _collection_put),
)


# --- out -------------------------------------------------------------------------------------------------------------


def everything(person: Person) -> str:
    """The backup of this person, as JSON."""
    parts = {part.key: part.out(person) for part in PARTS}
    return exchange.dumped({**parts, "decks": _decks_out(person)})


def _decks_out(person: Person) -> list[dict[str, object]]:
    """The one that changed last first."""
    decks = Deck.objects.of(person).select_related("folder", "house_format").prefetch_related("tags", "versions")
    return [_deck_out(deck) for deck in decks]


def _deck_out(deck: Deck) -> dict[str, object]:
    *earlier, newest = sorted(deck.versions.all(), key=lambda version: version.number)
    spec = deck.house or deck.format_key
    cards = exchange.as_data(newest.cards, newest.deity, deck.name, spec, deck.pool, newest.maybeboard)
    return {**cards, **about(deck, newest), "versions": _history(earlier)}


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
        "made": _when(newest.made),
        "autosave": newest.autosave,
        "created": _when(deck.created),
        "touched": _when(deck.touched),
    }


def _history(versions: Iterable[Version]) -> list[dict[str, object]]:
    """From the first one: of each what changed from the one before, so that long histories stay short."""
    found: list[dict[str, object]] = []
    cards, maybeboard = Counter[str](), Counter[str]()
    for version in versions:
        before, beside = cards, maybeboard
        cards, maybeboard = Counter(version.cards), Counter(version.maybeboard)
        found.append(
            {
                "changed": _changed(before, cards),
                "maybeboard_changed": _changed(beside, maybeboard),
                "deity": version.deity,
                "note": version.note,
                "made": _when(version.made),
                "autosave": version.autosave,
            }
        )
    return found


def _changed(before: Counter[str], now: Counter[str]) -> dict[str, int]:
    """By how many copies of which cards."""
    return {name: now[name] - before[name] for name in sorted({*now, *before}) if now[name] != before[name]}


def _when(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat()


# --- in --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Said:
    """What a deck in a file says besides its cards, read but not yet looked up: its folder by its name, its house
    format by its key. Both are "" for none."""

    fields: domain.NewDeck
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
            fields[key] = _of(kind, more[key], key)
    if "tags" in more:
        fields["tags"] = [_of(str, tag, "tags") for tag in _of(list, more["tags"], "tags")]
    for key in ("made", "created", "touched"):
        if key in more:
            fields[key] = _moment(more[key], key)
    earlier = _earlier(more.get("versions", []))
    if earlier:
        fields["earlier"] = earlier
    folder, house_format = (_of(str, more.get(key, ""), key) for key in ("folder", "house_format"))
    return Said(fields, folder, house_format)  # type: ignore[arg-type]  # each was read as its kind


def check_size(decks: Iterable[exchange.Incoming]) -> None:
    """Raise Unreadable when these are more versions than are restored at once, before they are read."""
    versions = (one.more.get("versions") for one in decks)
    if sum(len(found) for found in versions if isinstance(found, list)) > MOST_RESTORED:
        raise Unreadable(f"This file has more than {MOST_RESTORED} old versions. Split it into smaller files.")


_KINDS: dict[str, type] = {
    "description": str, "cover": str, "visibility": str, "note": str,
    "favourite": bool, "built": bool, "discussed": bool, "autosave": bool,
}  # fmt: skip


def _earlier(value: object) -> list[domain.OldVersion]:
    """The versions before the newest. Raises Unreadable."""
    found: list[domain.OldVersion] = []
    cards: dict[str, int] = {}
    maybeboard: dict[str, int] = {}
    for one in _of(list, value, "versions"):
        version = _of(dict, one, "versions")
        cards = _with(cards, version.get("changed", {}))
        maybeboard = _with(maybeboard, version.get("maybeboard_changed", {}))
        found.append(
            {
                "cards": cards,
                "maybeboard": maybeboard,
                "deity": _of(str, version.get("deity", ""), "versions"),
                "note": _of(str, version.get("note", ""), "versions"),
                "made": _moment(version.get("made"), "versions"),
                "autosave": _of(bool, version.get("autosave", False), "versions"),
            }
        )
    return found


def _with(cards: Mapping[str, int], changed: object) -> dict[str, int]:
    """The cards after these changes. Raises Unreadable."""
    counts = Counter(cards)
    for name, by in _of(dict, changed, "versions").items():
        counts[name] += _of(int, by, "versions")
    if len(counts) > MAX_CARDS:
        raise Unreadable(f"A version of a deck in this file has more than {MAX_CARDS} cards.")
    return {name: count for name, count in counts.items() if count}


@dataclass(frozen=True)
class Known:
    """The folders and the house formats that a person has now, by what they are called in a file."""

    folders: Mapping[str, Folder]
    formats: Mapping[str, HouseFormat]

    @classmethod
    def of(cls, person: Person, keys: Mapping[str, Keys]) -> Known:
        by_slug = {folder.slug: folder for folder in Folder.objects.of(person)}
        by_key = {one.key: one for one in formats_of(person)}
        return cls(
            {name: by_slug[slug] for name, slug in keys.get("folders", {}).items()},
            {said: by_key[key] for said, key in keys.get("formats", {}).items()},
        )

    def tell(self, deck: Deck, about: Said) -> None:
        """Let a deck that is not stored yet lie in its folder, and be made for its house format."""
        deck.folder = self.folders.get(about.folder)
        found = self.formats.get(about.house_format)
        if found is not None:
            deck.format_key, deck.house, deck.house_format = HOUSE, found.data, found


def restore(*, person: Person, decks: Iterable[tuple[domain.NewDeck, Said]], parts: Mapping[str, object]) -> list[Deck]:
    """Store decks and what came with them: all of it, or nothing when something is refused. Raises Refused and
    Unreadable."""
    found = list(decks)
    fresh = domain.prepared(person=person, decks=[{**about.fields, **deck} for deck, about in found])
    with transaction.atomic():
        keys = {part.key: part.put(person, parts[part.key]) for part in PARTS if part.key in parts}
        known = Known.of(person, keys)
        for one, (_, about) in zip(fresh, found, strict=True):
            known.tell(one.deck, about)
        domain.store(person=person, fresh=fresh)
    return [one.deck for one in fresh]


def _of(kind: type[T], value: object, key: str) -> T:
    """The value, if it is of this kind and nothing that only looks like it. Raises Unreadable."""
    if type(value) is not kind:
        raise Unreadable(f"“{key}” of a backup cannot be read. Export the file again, or remove this part of it.")
    return value


def _moment(value: object, key: str) -> datetime:
    """A time that is not to come. Raises Unreadable."""
    try:
        moment = parse_datetime(_of(str, value, key))
    except ValueError:
        moment = None
    if moment is None or moment.tzinfo is None or moment.year < 1970:
        raise Unreadable(f"“{key}” of a backup has a time that cannot be read.")
    return min(moment, timezone.now())
