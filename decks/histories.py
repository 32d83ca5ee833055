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
COUNTS = {
    "cards": "changed",
    "sideboard": "sideboard_changed",
    "maybeboard": "maybeboard_changed",
}  # the fields that are counts, and their changes

RARE = ("sideboard",)  # counts that many games have not, and that are said only where they change


def written(versions: Iterable[SavedVersion]) -> list[dict[str, object]]:
    """Versions from the first one on."""
    found = []
    before = {field: Counter[str]() for field in COUNTS}
    for version in versions:
        one: dict[str, object] = {}
        for field in version.content:
            said = getattr(version, field)
            if field in COUNTS:
                changed = _changed(before[field], Counter(said))
                if changed or field not in RARE:
                    one[COUNTS[field]] = changed
                before[field] = Counter(said)
            else:
                one[field] = said
        more = {"note": version.note, "made": when(version.made), "autosave": version.autosave}
        found.append(one | more)
    return found


def _changed(before: Counter[str], now: Counter[str]) -> dict[str, int]:
    """By how many copies of which cards."""
    return {name: now[name] - before[name] for name in sorted({*now, *before}) if now[name] != before[name]}


def read(value: object, most: int) -> list[OldVersion]:
    """The same as `written`, of lists of at most so many different cards."""
    found: list[OldVersion] = []
    now: dict[str, dict[str, int]] = {field: {} for field in COUNTS}
    for one in of_kind(list, value, KEY):
        version = of_kind(dict, one, KEY)
        for field, changes in COUNTS.items():
            now[field] = _with(now[field], version.get(changes, {}), most)
        found.append(
            {
                "cards": now["cards"],
                "sideboard": now["sideboard"],
                "maybeboard": now["maybeboard"],
                "deity": of_kind(str, version.get("deity", ""), KEY),
                "note": of_kind(str, version.get("note", ""), KEY),
                "made": moment(version.get("made"), KEY),
                "autosave": of_kind(bool, version.get("autosave", False), KEY),
            }
        )
    return found


def _with(counts: Mapping[str, int], changes: object, most: int) -> dict[str, int]:
    """The counts after these changes, of at most so many different cards."""
    found = Counter(counts)
    for name, by in of_kind(dict, changes, KEY).items():
        found[name] += of_kind(int, by, KEY)
    if len(found) > most:
        raise Unreadable(f"A version in this file has more than {most} cards.")
    return {name: count for name, count in found.items() if count}


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
