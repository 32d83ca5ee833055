"""Cubes and their versions: as decks, read by whom they are shared with, changed by their owner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from django.urls import reverse
from rest_framework.request import Request
from rest_framework.response import Response

from decks.api import cube_serializers, serializers
from decks.api.paging import paged
from decks.api.persons import asking, game_of, making
from decks.api.resource import Possession
from decks.api.schema import described, page_of
from decks.api.versioned import card_asked, compared, short_list, stale, versions_data
from decks.cubes import domain, queries
from decks.cubes.models import Cube
from decks.exporting import cube_file
from live.errors import Refused

CUBES = "cubes"


class Cubes(Possession):
    """Yours, or those that are listed for everybody."""

    @described(
        CUBES,
        "Public cubes, or your own",
        {200: page_of(cube_serializers.ListedCubeSerializer)},
        404,
        query=cube_serializers.CubeQuery,
    )
    def get(self, request: Request) -> Response:
        query = self.asked(cube_serializers.CubeQuery)
        game = game_of(request)
        person, card = asking(request), card_asked(query, game)
        found = queries.cubes_of(person, game.KEY) if query.get("mine", False) else queries.public_cubes(game.KEY)
        found = queries.named(found, query["q"])
        if card:
            found = queries.with_card(found, card)

        def as_data(cubes: Iterable[Cube]) -> Sequence[object]:
            context = {"person": person}
            listed = cube_serializers.ListedCubeSerializer(list(cubes), many=True, context=context)  # type: ignore[arg-type]  # its types forget `many`
            return list(listed.data)

        return Response(paged(request, query, found, as_data))

    @described(
        CUBES,
        "Create a cube",
        {201: cube_serializers.CubeSerializer},
        409,
        body=cube_serializers.NewCubeSerializer,
        writes=True,
        examples=lambda game: {"A cube": {"name": "Apes", "cards": short_list(game)}},
    )
    def post(self, request: Request) -> Response:
        said = self.given(cube_serializers.NewCubeSerializer)
        return _made(request, domain.create(person=making(request), game=game_of(request).KEY, **said))


class OneCube(Possession):
    """A cube as it is now."""

    @described(CUBES, "One cube", {200: cube_serializers.CubeSerializer}, 404)
    def get(self, request: Request, slug: str) -> Response:
        return Response(_cube_data(request, _cube(request, slug)))

    @described(
        CUBES,
        "Change the details of a cube",
        {200: cube_serializers.CubeSerializer},
        404,
        body=serializers.SaidSerializer,
        writes=True,
        examples=lambda game: {"Share it": {"visibility": "public", "cover": game.construction.EXAMPLES[0]}},
    )
    def patch(self, request: Request, slug: str) -> Response:
        said = self.given(serializers.SaidSerializer)
        _cube(request, slug)
        return Response(_cube_data(request, domain.describe(slug=slug, person=asking(request), **said)))

    @described(CUBES, "Delete a cube with all its versions", {204: None}, 404, writes=True)
    def delete(self, request: Request, slug: str) -> Response:
        _cube(request, slug)
        domain.delete(slug=slug, person=asking(request))
        return Response(status=204)


class CubeCopies(Possession):
    """Where a cube is copied."""

    @described(
        CUBES,
        "Copy a cube",
        {201: cube_serializers.CubeSerializer},
        404,
        409,
        body=serializers.CopySerializer,
        writes=True,
        examples=lambda game: {"The newest version": {}, "An older one": {"number": 1}},
    )
    def post(self, request: Request, slug: str) -> Response:
        said = self.given(serializers.CopySerializer)
        _cube(request, slug)
        return _made(request, domain.copy(slug=slug, person=making(request), **said))


class CubeVersions(Possession):
    """All versions of a cube."""

    @described(
        CUBES,
        "The versions of a cube, newest first",
        {200: page_of(cube_serializers.CubeVersionSerializer)},
        404,
        query=serializers.PageQuery,
    )
    def get(self, request: Request, slug: str) -> Response:
        query = self.asked(serializers.PageQuery)
        found = _cube(request, slug).versions.all()
        return versions_data(request, query, found, cube_serializers.CubeVersionSerializer)

    @described(
        CUBES,
        "Save the cards of a cube",
        {200: cube_serializers.SavedCubeSerializer},
        404,
        409,
        body=cube_serializers.SaveCubeSerializer,
        writes=True,
        examples=lambda game: {"A save": {"base": 1, "cards": short_list(game), "note": "Fewer tokens."}},
    )
    def post(self, request: Request, slug: str) -> Response:
        said = self.given(cube_serializers.SaveCubeSerializer)
        try:
            version = domain.save(slug=slug, person=asking(request), game=game_of(request).KEY, **said)
        except Refused as refused:
            if refused.code != "stale":
                raise
            raise stale(refused, _cube(request, slug)) from None
        return Response(cube_serializers.SavedCubeSerializer(version).data)


class OneCubeVersion(Possession):
    """A cube as it was saved once."""

    @described(CUBES, "One version of a cube", {200: cube_serializers.CubeVersionSerializer}, 404)
    def get(self, request: Request, slug: str, number: int) -> Response:
        cube = _cube(request, slug)
        return Response(cube_serializers.CubeVersionSerializer(queries.version_of(cube, number)).data)

    @described(
        CUBES,
        "Change the note on a version of a cube",
        {200: cube_serializers.CubeVersionSerializer},
        404,
        body=serializers.NoteSerializer,
        writes=True,
        examples=lambda game: {"A note": {"note": "Too few removals."}},
    )
    def patch(self, request: Request, slug: str, number: int) -> Response:
        said = self.given(serializers.NoteSerializer)
        _cube(request, slug)
        version = domain.annotate(slug=slug, person=asking(request), number=number, **said)
        return Response(cube_serializers.CubeVersionSerializer(version).data)


class CubeFile(Possession):
    """A cube to keep."""

    @described(
        CUBES,
        "A cube as a file",
        {200: serializers.FileSerializer},
        404,
        query=serializers.ExportQuery,
    )
    def get(self, request: Request, slug: str) -> Response:
        query = self.asked(serializers.ExportQuery)
        cube = _cube(request, slug)
        return Response(cube_file(cube, queries.version_of(cube, query.get("number")), query["kind"])._asdict())


class CubeComparison(Possession):
    """What became of a cube."""

    @described(
        CUBES,
        "Compare two versions of a cube",
        {200: serializers.ComparisonSerializer},
        404,
        query=serializers.CompareQuery,
    )
    def get(self, request: Request, slug: str) -> Response:
        query = self.asked(serializers.CompareQuery)
        cube = _cube(request, slug)
        return Response(compared(queries.version_of(cube, query["one"]), queries.version_of(cube, query.get("two"))))


def _cube(request: Request, slug: str) -> Cube:
    """The cube at this address in the game that is asked. Raises Refused("gone")."""
    return queries.cube_at(slug, asking(request), game=game_of(request).KEY)


def _cube_data(request: Request, cube: Cube) -> dict[str, object]:
    context = {"person": asking(request), "newest": queries.version_of(cube)}
    return cube_serializers.CubeSerializer(cube, context=context).data


def _made(request: Request, cube: Cube) -> Response:
    return Response(_cube_data(request, cube), status=201, headers={"Location": reverse("api:cube", args=[cube.slug])})
