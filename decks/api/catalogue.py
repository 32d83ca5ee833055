"""Cards, formats and faces: facts that are the same for everybody, with what is known to whoever asks alone: the copies
that they own, and the house formats that they saved."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial

from django.urls import reverse
from django.utils.cache import add_never_cache_headers
from rest_framework.request import Request
from rest_framework.response import Response

from decks import search
from decks.api import serializers
from decks.api.errors import Declined
from decks.api.paging import paged
from decks.api.persons import asking, game_of
from decks.api.resource import Fact
from decks.api.schema import described, page_of
from decks.collection.queries import collection_of, copies_in
from decks.faces.files import SIZES, FaceFile, face_of, faces
from decks.formats.models import HouseFormat
from decks.formats.queries import formats_of, house_format_at
from decks.legality import legality
from decks.search import Row, find
from engine import games
from engine.construction.formats import Format, UnknownFormat
from engine.games import Game
from gate.games import has_section

CARDS, FORMATS, FACES = "cards", "formats", "faces"
OWNED = "owned"  # the field of a card that depends on who asks


class Cards(Fact):
    """All cards{deities| and deities}."""

    @described(
        CARDS,
        "Search the cards",
        {200: page_of(serializers.CardSerializer, mended=serializers.CorrectionSerializer(many=True))},
        404,
        query=serializers.CardQuery,
        kept=True,
    )
    def get(self, request: Request) -> Response:
        game = game_of(request).KEY
        query = self.asked(serializers.CardQuery)
        fields = query.get("fields")
        owned = cache(lambda: _owned(request))
        found = find(
            search.of(game), query["q"], query["sort"], descending=query.get("desc", False), owned=lambda: owned() or {}
        )
        corrected = [{"typed": typed, "meant": list(meant)} for typed, meant in found.corrected]
        mine = owned() if fields is None or OWNED in fields else None
        as_data = partial(_cards_data, game=game, fields=fields, owned=mine)
        response = Response(paged(request, query, found.rows, as_data) | {"mended": corrected})
        return _personal(response) if found.asks_owned or mine is not None else response


class OneCard(Fact):
    """A card{deities| or deity} by the name in its address."""

    @described(CARDS, "One card", {200: serializers.CardSerializer}, 404, kept=True)
    def get(self, request: Request, slug: str) -> Response:
        game = game_of(request).KEY
        row = search.of(game).by_slug.get(slug)
        if row is None:
            raise Declined(404, "gone", "No such card. Search the cards to find the right spelling.")
        owned = _owned(request)
        response = Response(card_data(row, game) | {OWNED: _copies(row, owned)})
        return response if owned is None else _personal(response)


class Formats(Fact):
    """All formats of the site, then the house formats that you saved."""

    @described(FORMATS, "All formats, including your own", {200: serializers.FormatSerializer(many=True)}, kept=True)
    def get(self, request: Request) -> Response:
        game = game_of(request)
        mine = [house_format_data(one) for one in formats_of(asking(request), game.KEY)]
        response = Response([format_data(one, game) for one in game.construction.DECK_FORMATS] + mine)
        return _personal(response) if mine else response


class OneFormat(Fact):
    """A format by its key."""

    @described(FORMATS, "One format", {200: serializers.FormatSerializer}, 404, kept=True)
    def get(self, request: Request, key: str) -> Response:
        try:
            game = game_of(request)
            return Response(format_data(game.construction.by_key(key), game))
        except UnknownFormat as unknown:
            raise Declined(404, "gone", str(unknown)) from None


class OneHouseFormat(Fact):
    """A house format, for whoever has its address."""

    @described(FORMATS, "One house format", {200: serializers.FormatSerializer}, 404, kept=True)
    def get(self, request: Request, address: str) -> Response:
        return Response(house_format_data(house_format_at(address, game_of(request).KEY)))


class OneFace(Fact):
    """The pictures of a card{deities|, a deity} or a token."""

    @described(FACES, "The pictures of a card", {200: serializers.FacesSerializer}, 404, kept=True)
    def get(self, request: Request, slug: str) -> Response:
        known = faces(game_of(request).KEY)
        if slug not in known:
            raise Declined(404, "gone", "There is no picture with this name.")
        return Response(addresses(known[slug]))


def _personal(response: Response) -> Response:
    """The response, for nobody but whoever asked."""
    add_never_cache_headers(response)
    return response


def _owned(request: Request) -> Mapping[str, int] | None:
    """Copies by name, None without a collection."""
    game = game_of(request).KEY
    return copies_in(collection_of(asking(request), game)) if has_section(game, "collection") else None


def _copies(row: Row, owned: Mapping[str, int] | None) -> int | None:
    return None if owned is None else owned.get(row.name, 0)


def _cards_data(
    rows: Iterable[Row], game: str, fields: Sequence[str] | None, owned: Mapping[str, int] | None
) -> list[dict[str, object]]:
    """These fields of cards of a game, all without any."""
    data = (card_data(row, game) | {OWNED: _copies(row, owned)} for row in rows)
    return [one if fields is None else {name: one[name] for name in fields} for one in data]


@cache
def card_data(row: Row, key: str) -> dict[str, object]:
    """What is the same for everybody of a card of a game; nobody owns it here."""
    game = games.of(key)
    construction, (name, *rest) = game.construction, game.catalogue.facts_of(row.card).items()
    in_decks = construction.in_decks(row.name)
    return dict([name, ("slug", row.slug), *rest]) | {
        "faces": addresses(face_of(row.name, key)),
        "copies": legality(row.name, construction.DECK_FORMATS[0], construction).copies if in_decks else 0,
        "legal": [one.key for one in construction.FORMATS if one.key in row.values["legal"]],
        OWNED: None,
    }


def addresses(face: FaceFile) -> dict[str, str]:
    return {size: reverse("face", args=[face.file(size)]) for size in SIZES}


def format_data(deck_format: Format, game: Game) -> Mapping[str, object]:
    """A format of a game, as programs and the builder need it."""
    return game.construction.facts_of(deck_format)


def house_format_data(found: HouseFormat) -> Mapping[str, object]:
    return format_data(replace(found.format, key=found.key), games.of(found.game))
