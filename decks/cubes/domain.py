"""What can be done with cubes.

Each verb is one transaction with the cube's row locked, and reads what it was told before that. A cube is changed by
its owner only; what may not be read is answered as if it were not there. Verbs raise Refused, with a code and a
sentence.
Nothing else writes cubes and their versions, but for those that the site keeps (decks/cubes/of_the_site.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import NamedTuple, Required, TypedDict, Unpack

from django.db import transaction
from django.utils import timezone

from decks.cubes.models import Cube, CubeVersion
from decks.errors import NO_CUBE, NOT_YOUR_CUBE
from decks.saving import (
    LONGEST_NAME,
    MOST_VERSIONS,
    OldVersion,
    Said,
    read_cards,
    read_cover,
    read_description,
    read_name,
    read_note,
    read_said,
    read_visibility,
    save_version,
    tell,
    version_numbered,
)
from decks.versioned import Visibility
from engine import games
from engine.construction.lists import MAX_COPIES
from live.errors import Refused
from people.persons import Person

MOST_CUBES = 100  # of a person, of all games
UNNAMED = "New cube"


class NewCube(TypedDict, total=False):
    """The data of a cube that is to be made, and of its version 1; name, cards and the key of its game always."""

    name: Required[str]
    game: Required[str]
    cards: Required[Mapping[str, int]]
    note: str
    autosave: bool
    description: str
    cover: str
    visibility: str
    earlier: Sequence[OldVersion]
    made: datetime
    created: datetime
    touched: datetime


def create(*, person: Person, **data: Unpack[NewCube]) -> Cube:
    """A new cube, private unless its data says otherwise, with these cards."""
    fresh = prepared(person=person, data=data)
    store(person=person, fresh=fresh)
    return fresh.cube


class Fresh(NamedTuple):
    """Rows that are not stored yet, and when the cube was made and changed, if that was not now."""

    cube: Cube
    versions: list[CubeVersion]
    when: dict[str, datetime]


def prepared(*, person: Person, data: NewCube) -> Fresh:
    """A cube that is read and checked but not stored yet. That may take long, so do it before the transaction."""
    assert person.guest_key or person.user, "nobody would own it"
    game, name = data["game"], read_name(data["name"], Cube.word)
    cube = Cube(guest_key=person.guest_key, user=person.user, game=game, name=name)
    cube.description, cube.cover = (
        read_description(data.get("description", "")),
        read_cover(data.get("cover", ""), game=game),
    )
    cube.visibility = read_visibility(data.get("visibility", Visibility.PRIVATE), Cube.word)
    when: dict[str, datetime] = {key: data[key] for key in ("created", "touched") if key in data}
    return Fresh(cube, _versions(cube, data), when)


def store(*, person: Person, fresh: Fresh) -> None:
    """Store a new cube with its versions, unless there are too many."""
    with transaction.atomic():
        if Cube.objects.of(person).count() >= MOST_CUBES:
            raise Refused("too_many", f"You have {MOST_CUBES} cubes, the maximum. Delete one first.")
        fresh.cube.save()
        CubeVersion.objects.bulk_create(fresh.versions, batch_size=200)
        if fresh.when:
            Cube.objects.filter(pk=fresh.cube.pk).update(**fresh.when)


def save(
    *,
    slug: str,
    person: Person,
    base: int,
    cards: Mapping[str, int],
    note: str = "",
    autosave: bool = False,
    game: str,
) -> CubeVersion:
    """The cards of a cube of this game as they are to be from now on; what becomes a version is said in
    `saving.save_version`."""
    cards, note = read_cube(cards, game), read_note(note)
    with transaction.atomic():
        cube = _locked(slug, person, game)
        newest = cube.versions.get(number=cube.number)
        return save_version(cube, newest, {"cards": cards}, base=base, note=note, autosave=autosave)


def add(*, slug: str, person: Person, cards: Mapping[str, int], game: str) -> CubeVersion:
    """The cube with so many more copies of these cards of the game. What is added in one sitting is one version."""
    with transaction.atomic():
        cube = _locked(slug, person, game)  # a card of two games is another one in each
        newest = cube.versions.get(number=cube.number)
        together = dict(Counter(newest.cards) + Counter(cards))
        return save(slug=slug, person=person, base=cube.revision, cards=together, autosave=True, game=game)


def begin(*, person: Person, cards: Mapping[str, int], game: str) -> Cube:
    """A new cube to add more to."""
    return create(person=person, name=UNNAMED, game=game, cards=cards, autosave=True)


def restore(*, slug: str, person: Person, number: int) -> CubeVersion:
    """Make the cards of an old version the newest again."""
    with transaction.atomic():
        cube = _locked(slug, person)
        old = version_numbered(cube, CubeVersion, number)
        note = f"Restored from version {old.number}."
        return save(slug=slug, person=person, base=cube.revision, cards=old.cards, note=note, game=cube.game)


def annotate(*, slug: str, person: Person, number: int, note: str) -> CubeVersion:
    """Change the note on a version."""
    note = read_note(note)
    with transaction.atomic():
        version = version_numbered(_locked(slug, person), CubeVersion, number)
        version.note = note
        version.save(update_fields=["note"])
    return version


def describe(*, slug: str, person: Person, **said: Unpack[Said]) -> Cube:
    """Change what is said about the cube: what is None stays."""
    found = Cube.objects.filter(slug=slug).values_list("game", flat=True).first()
    if found is None:
        raise Refused("gone", NO_CUBE)
    fields = read_said(said, Cube.word, game=found)
    with transaction.atomic():
        cube = _locked(slug, person)
        for field, value in fields.items():
            setattr(cube, field, value)
        cube.save()
    return cube


def copy(*, slug: str, person: Person, number: int | None = None) -> Cube:
    """A private cube of this person with the cards of that version, of the newest without a number."""
    source = Cube.objects.filter(slug=slug).first()
    if source is None or not source.readable_by(person):
        raise Refused("gone", NO_CUBE)
    version = version_numbered(source, CubeVersion, source.number if number is None else number)
    return create(
        person=person,
        name=f"Copy of {source.name}"[:LONGEST_NAME],
        game=source.game,
        cards=version.cards,
        note=f"Copied from version {version.number} of “{source.name}”.",
    )


def delete(*, slug: str, person: Person) -> None:
    """Remove the cube with all its versions. Drafts that were dealt from it stay."""
    with transaction.atomic():
        _locked(slug, person).delete()


def adopt(*, person: Person) -> int:
    """Give the account the cubes of its guest; how many there were."""
    return Cube.objects.adopt(person)


def read_cube(counts: Mapping[str, int], game: str) -> dict[str, int]:
    """The cards of a cube of a game, under their names as printed. Raises Refused."""
    return read_cards(counts, MAX_COPIES, games.of(game).limited.MOST_CARDS, Cube.word, game=game)


# --- rows ------------------------------------------------------------------------------------------------------------


def locked_to_read(slug: str, person: Person) -> Cube:
    """The cube's row, locked until the transaction ends, if this person may read it."""
    cube = Cube.objects.select_for_update().filter(slug=slug).first()
    if cube is None or not cube.readable_by(person):
        raise Refused("gone", NO_CUBE)
    return cube


def _locked(slug: str, person: Person, game: str | None = None) -> Cube:
    """The same if this person may change it, and if it is of the game where one is named."""
    cube = locked_to_read(slug, person)
    if game is not None and cube.game != game:
        raise Refused("gone", NO_CUBE)
    if not cube.belongs_to(person):
        raise Refused("not_yours", NOT_YOUR_CUBE)
    return cube


def _versions(cube: Cube, data: NewCube) -> list[CubeVersion]:
    """The versions of a cube that is not stored yet, which it is told of."""
    earlier = data.get("earlier", ())
    if len(earlier) >= MOST_VERSIONS:
        raise Refused("too_many", f"A cube has at most {MOST_VERSIONS} versions.")
    newest: OldVersion = {
        "cards": data["cards"],
        "note": data.get("note", ""),
        "made": data.get("made") or timezone.now(),
        "autosave": data.get("autosave", False),
    }
    made = [
        CubeVersion(
            cube=cube,
            number=number,
            cards=read_cube(old["cards"], cube.game),
            note=read_note(old["note"]),
            made=old["made"],
            autosave=old["autosave"],
        )
        for number, old in enumerate((*earlier, newest), start=1)
    ]
    cube.number = len(made)
    tell(cube, made[-1].cards)
    return made
