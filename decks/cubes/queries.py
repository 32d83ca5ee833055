"""Cubes as pages and drafts read them. Reads only; what a person may not read is answered as if it were not there."""

from __future__ import annotations

from django.db.models import Exists, F, OuterRef, Prefetch, QuerySet

from decks.cubes.models import Cube, CubeVersion
from decks.errors import NO_CUBE, OfAnotherGame
from decks.saving import version_numbered
from decks.versioned import Visibility
from live.errors import Refused
from people.persons import Person

CUBES_OFFERED = 60  # to choose from, where one is chosen


def cube_at(slug: str, person: Person, *, game: str | None) -> Cube:
    """The cube of a game at this address if this person may read it; of any game with None. Raises Refused("gone"), and
    OfAnotherGame if it is of another one."""
    cube = Cube.objects.filter(slug=slug.replace("\0", "")).select_related("user").first()
    if cube is None or not cube.readable_by(person):
        raise Refused("gone", NO_CUBE)
    if game is not None and game != cube.game:
        raise OfAnotherGame(cube.game, NO_CUBE)
    return cube


def version_of(cube: Cube, number: int | None = None) -> CubeVersion:
    """A version of the cube, the newest without a number. Raises Refused("gone")."""
    return version_numbered(cube, CubeVersion, cube.number if number is None else number)


def cubes_of(person: Person, game: str) -> QuerySet[Cube]:
    """The cubes of this person in a game, the one that changed last first."""
    return _to_list(Cube.objects.of(person).filter(game=game))


def public_cubes(game: str) -> QuerySet[Cube]:
    """The cubes of a game that are listed for everybody, the one that changed last first."""
    return _to_list(Cube.objects.filter(game=game, visibility=Visibility.PUBLIC))


def shared_cubes(game: str, words: str = "") -> QuerySet[Cube]:
    """Those of them that people made, by the words of their names."""
    return named(public_cubes(game).filter(site_key=None), words)


def named(found: QuerySet[Cube], words: str) -> QuerySet[Cube]:
    """Those of the cubes whose names have all of these words."""
    for word in words.split():
        found = found.filter(name__icontains=word)
    return found


def with_card(found: QuerySet[Cube], name: str) -> QuerySet[Cube]:
    """Those of the cubes in whose newest version this card is; `name` as printed."""
    newest = CubeVersion.objects.filter(cube=OuterRef("pk"), number=OuterRef("number"))
    return found.filter(Exists(newest.filter(cards__has_key=name)))


def cubes_of_the_site(game: str) -> QuerySet[Cube]:
    """The cubes of a game that the site keeps."""
    return _to_list(Cube.objects.filter(game=game).exclude(site_key=None)).order_by("pk")


def _to_list(found: QuerySet[Cube]) -> QuerySet[Cube]:
    """With all that a tile says of a cube, whose newest version is in the list `newest`."""
    newest = Prefetch("versions", CubeVersion.objects.filter(number=F("cube__number")).defer("note"), to_attr="newest")
    return found.select_related("user").prefetch_related(newest).defer("description")


def newest_versions(person: Person, game: str) -> list[CubeVersion]:
    """The newest versions of the cubes of this person in a game, the one that changed last first."""
    mine = Cube.objects.of(person).filter(game=game)
    found = CubeVersion.objects.filter(cube__in=mine, number=F("cube__number")).select_related("cube").defer("note")
    return list(found.order_by("-cube__touched", "-cube__pk")[:CUBES_OFFERED])


def offered(person: Person, game: str) -> list[Cube]:
    """The cubes of a game that this person may want to draft: their own, and those of the site."""
    every = Cube.objects.filter(game=game).defer("description")
    mine = Cube.objects.of(person).filter(game=game).defer("description")[:CUBES_OFFERED]
    return [*mine, *every.exclude(site_key=None).order_by("pk")]
