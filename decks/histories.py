"""The versions of a deck or a cube in a backup: of each what changed from the one before, so that long histories stay
short. What anything in a backup is made of is read here, too. All of it raises Unreadable for what nobody can read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import TypeVar

from django.utils import timezone
from django.utils.dateparse import parse_datetime

from decks.domain import OldVersion
from decks.exchange import Unreadable
from decks.versioned import SavedVersion

T = TypeVar("T")
KEY = "versions"


def written(versions: Iterable[SavedVersion]) -> list[dict[str, object]]:
    """Versions from the first one on."""
    found, before = [], Counter[str]()
    for version in versions:
        now = Counter[str](version.cards)
        changed = {name: now[name] - before[name] for name in sorted({*now, *before}) if now[name] != before[name]}
        said = {field: getattr(version, field) for field in version.content if field != "cards"}
        more = {"note": version.note, "made": when(version.made), "autosave": version.autosave}
        found.append({"changed": changed, **said, **more})
        before = now
    return found


def read(value: object, most: int) -> list[OldVersion]:
    """The same as `written`, of lists of at most so many different cards."""
    found: list[OldVersion] = []
    cards: Counter[str] = Counter()
    for one in of_kind(list, value, KEY):
        version = of_kind(dict, one, KEY)
        if len(cards) > most:
            raise Unreadable(f"A version in this file has more than {most} cards.")
        cards = cards.copy()
        for name, by in of_kind(dict, version.get("changed", {}), KEY).items():
            cards[name] += of_kind(int, by, KEY)
        found.append(
            {
                "cards": {name: count for name, count in cards.items() if count},
                "deity": of_kind(str, version.get("deity", ""), KEY),
                "note": of_kind(str, version.get("note", ""), KEY),
                "made": moment(version.get("made"), KEY),
                "autosave": of_kind(bool, version.get("autosave", False), KEY),
            }
        )
        cards = Counter(found[-1]["cards"])
    return found


def count(said: Mapping[str, object]) -> int:
    """How many old versions something brings along, before they are read."""
    found = said.get(KEY)
    return len(found) if isinstance(found, list) else 0


def when(made: datetime) -> str:
    return made.astimezone(UTC).isoformat()


def moment(value: object, key: str) -> datetime:
    """A time that is not to come."""
    try:
        found = parse_datetime(of_kind(str, value, key))
    except ValueError:
        found = None
    if found is None or found.tzinfo is None or found.year < 1970:
        raise Unreadable(f"“{key}” of a backup has a time that cannot be read.")
    return min(found, timezone.now())


def of_kind(kind: type[T], value: object, key: str) -> T:
    """The value, if it is of this kind and nothing that only looks like it."""
    if type(value) is not kind:
        raise Unreadable(f"“{key}” of a backup cannot be read. Export the file again, or remove this part of it.")
    return value
