"""The cubes of a person in a backup: out, and in again the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from decks import histories
from decks.cubes import domain
from decks.cubes.models import Cube
from decks.exchange import game_named
from decks.histories import moment, of_kind, when
from engine.games import DEFAULT, GAMES
from people.persons import Person

KEY = "cubes"
_KINDS: dict[str, type] = {
    "name": str,
    "description": str,
    "cover": str,
    "visibility": str,
    "note": str,
    "autosave": bool,
}
_TIMES = ("made", "created", "touched")


def out(person: Person) -> object:
    """The one that changed last first."""
    return [_cube_out(cube) for cube in Cube.objects.of(person).prefetch_related("versions")]


def _cube_out(cube: Cube) -> dict[str, object]:
    *earlier, newest = sorted(cube.versions.all(), key=lambda version: version.number)
    return {
        "name": cube.name,
        **({} if cube.game == DEFAULT else {"game": cube.game}),
        "cards": dict(sorted(newest.cards.items())),
        "description": cube.description,
        "cover": cube.cover,
        "visibility": cube.visibility,
        "note": newest.note,
        "made": when(newest.made),
        "autosave": newest.autosave,
        "created": when(cube.created),
        "touched": when(cube.touched),
        "versions": histories.written(earlier),
    }


def read(person: Person, value: object) -> list[domain.Fresh]:
    """What the file says of them, the one that changed last at the end. Raises Refused and Unreadable."""
    found = reversed(of_kind(list, value, KEY))
    return [domain.prepared(person=person, data=_said(of_kind(dict, one, KEY))) for one in found]


def put(person: Person, fresh: list[domain.Fresh]) -> dict[str, str]:
    """Store them. Nothing else speaks of cubes. Raises Refused."""
    for one in fresh:
        domain.store(person=person, fresh=one)
    return {}


def _said(about: Mapping[str, object]) -> domain.NewCube:
    fields: dict[str, object] = {key: of_kind(kind, about[key], key) for key, kind in _KINDS.items() if key in about}
    fields |= {key: moment(about[key], key) for key in _TIMES if key in about}
    game = game_named(about.get("game")) or DEFAULT
    fields["name"], fields["game"] = of_kind(str, about.get("name"), "name"), game
    fields["cards"] = of_kind(dict, about.get("cards"), "cards")
    fields["earlier"] = histories.read(about.get("versions", []), GAMES[game].limited.MOST_CARDS)
    return cast(domain.NewCube, fields)


def listed(parts: Mapping[str, object]) -> list[Mapping[str, object]]:
    """The cubes that come with a backup, unchecked."""
    found = parts.get(KEY)
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []
