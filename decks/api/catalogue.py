"""Cards, formats and faces: facts that are the same for everybody, with what is known to whoever asks alone: the copies
that they own, and the house formats that they saved."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Any

from django.urls import reverse
from django.utils.cache import add_never_cache_headers
from rest_framework.request import Request
from rest_framework.response import Response

from decks import search
from decks.api import serializers
from decks.api.errors import Declined
from decks.api.fields import Choice, QueryNumber
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
from engine.construction.formats import Format as AnyFormat
from engine.construction.formats import UnknownFormat
from engine.epic.catalogue import is_fast
from engine.epic.construction import CONSTRUCTED, PER_FREE, Format, formats
from engine.epic.language import Card
from engine.games import DEFAULT
from gate.games import has_section

CARDS, FORMATS, FACES = "cards", "formats", "faces"
OWNED = "owned"  # the field of a card that depends on who asks


class Cards(Fact):
    """All cards and deities."""

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
        query = self.asked(_query_of(game))
        fields = query.get("fields") or _fields_of(game)
        owned = cache(lambda: _owned(request))
        found = find(
            search.of(game), query["q"], query["sort"], descending=query.get("desc", False), owned=lambda: owned() or {}
        )
        corrected = [{"typed": typed, "meant": list(meant)} for typed, meant in found.corrected]
        mine = owned() if OWNED in fields else None
        data = card_data if game == DEFAULT else other_card_data
        as_data = partial(_cards_data, data=data, fields=fields, owned=mine)
        response = Response(paged(request, query, found.rows, as_data) | {"mended": corrected})
        return _personal(response) if found.asks_owned or mine is not None else response


@cache
def _query_of(game: str) -> type[serializers.CardQuery]:
    """What is asked of the cards of a game."""
    if game == DEFAULT:
        return serializers.CardQuery
    index = search.of(game)

    class CardQueryOfAnother(serializers.CardQuery):
        page_size = QueryNumber(
            min_value=1, max_value=max(serializers.MOST_ON_A_PAGE, len(index.rows)), default=serializers.PAGE
        )
        sort = Choice(choices=list(index.orders), default="match")

        def validate_fields(self, typed: str) -> list[str]:
            known = (*index.rows[0].facts, "slug", "owned")
            return [name for name in map(str.strip, typed.split(",")) if name in known]

    return CardQueryOfAnother


def _fields_of(game: str) -> list[str]:
    """What is said of a card of a game, unless somebody asks for some of it."""
    if game == DEFAULT:
        return list(serializers.CardSerializer().fields)
    return [*search.of(game).rows[0].facts, "slug", OWNED]


class OneCard(Fact):
    """A card or deity by the name in its address."""

    @described(CARDS, "One card", {200: serializers.CardSerializer}, 404, kept=True)
    def get(self, request: Request, slug: str) -> Response:
        row = search.of(game_of(request).KEY).by_slug.get(slug)
        if row is None:
            raise Declined(404, "gone", "No such card. Search the cards to find the right spelling.")
        owned = _owned(request)
        response = Response(card_data(row) | {OWNED: _copies(row, owned)})
        return response if owned is None else _personal(response)


class Formats(Fact):
    """All formats of the site, then the house formats that you saved."""

    @described(FORMATS, "All formats, including your own", {200: serializers.FormatSerializer(many=True)}, kept=True)
    def get(self, request: Request) -> Response:
        game = game_of(request)
        mine = [house_format_data(one) for one in formats_of(asking(request), game.KEY)]
        response = Response([format_data(one, game.KEY) for one in game.construction.DECK_FORMATS] + mine)
        return _personal(response) if mine else response


class OneFormat(Fact):
    """A format by its key."""

    @described(FORMATS, "One format", {200: serializers.FormatSerializer}, 404, kept=True)
    def get(self, request: Request, key: str) -> Response:
        try:
            game = game_of(request)
            return Response(format_data(game.construction.by_key(key), game.KEY))
        except UnknownFormat as unknown:
            raise Declined(404, "gone", str(unknown)) from None


class OneHouseFormat(Fact):
    """A house format, for whoever has its address."""

    @described(FORMATS, "One house format", {200: serializers.FormatSerializer}, 404, kept=True)
    def get(self, request: Request, address: str) -> Response:
        return Response(house_format_data(house_format_at(address, game_of(request).KEY)))


class OneFace(Fact):
    """The pictures of a card, a deity or a token."""

    @described(FACES, "The pictures of a card", {200: serializers.FacesSerializer}, 404, kept=True)
    def get(self, request: Request, slug: str) -> Response:
        if slug not in faces():
            raise Declined(404, "gone", "There is no picture with this name.")
        return Response(addresses(faces()[slug]))


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
    rows: Iterable[Row],
    data: Callable[[Row], Mapping[str, object]],
    fields: Sequence[str],
    owned: Mapping[str, int] | None,
) -> list[dict[str, object]]:
    """These fields of cards."""
    described = ((row, data(row)) for row in rows)
    return [{name: _copies(row, owned) if name == OWNED else one[name] for name in fields} for row, one in described]


@cache
def card_data(row: Row) -> dict[str, object]:
    """What is the same for everybody; nobody owns it here."""
    card, of_decks = row.card, games.of(DEFAULT).construction
    more = {
        "slug": row.slug,
        "keywords": sorted(row.values["keyword"]),
        "fast": isinstance(card, Card) and is_fast(card),
        "faces": addresses(face_of(row.name)),
        "copies": legality(row.name, CONSTRUCTED, of_decks).copies if isinstance(card, Card) else 0,
        "legal": [deck_format.key for deck_format in formats.FORMATS if deck_format.key in row.values["legal"]],
        OWNED: None,
    }
    return dict(serializers.CardSerializer({**row.facts, **more}).data)


def other_card_data(row: Row) -> Mapping[str, object]:
    """The facts of a card of a game of which the API says no more."""
    return {**row.facts, "slug": row.slug}


def addresses(face: FaceFile) -> dict[str, str]:
    return {size: reverse("face", args=[face.file(size)]) for size in SIZES}


@cache
def format_data(deck_format: AnyFormat, game: str) -> dict[str, object]:
    return _format_data(deck_format, game)


def _format_data(deck_format: Any, game: str) -> dict[str, object]:
    """A format of a game, as programs and the builder need it."""
    if game == DEFAULT:
        data = {name: getattr(deck_format, name) for name in deck_format.__dataclass_fields__}
        rules = sentences(deck_format)
        return dict(serializers.FormatSerializer(data | {"size": deck_format.size, "rules": rules}).data)
    construction = games.of(game).construction
    return {
        "key": deck_format.key,
        "name": deck_format.name,
        "size": deck_format.size,
        "least": deck_format.least,
        "most": deck_format.most,
        "copies": deck_format.copies,
        "pool": deck_format.pool,
        "sets": list(deck_format.sets),
        "limits": [vars(one) for one in construction.limits(deck_format)],
        "rules": list(construction.rules(deck_format)),
    }


def house_format_data(found: HouseFormat) -> dict[str, object]:
    return _format_data(replace(found.format, key=found.key), found.game)


def sentences(deck_format: Format) -> list[str]:
    """The construction rules of a format, in words."""
    said = [f"A deck has {deck_format.cards}."]
    if deck_format.copies is not None:
        each = "one copy" if deck_format.copies == 1 else f"at most {deck_format.copies} copies"
        said.append(f"It has {each} of each card, counting all printings.")
    if deck_format.ratio:
        said.append(f"For each free card of an alignment it needs {PER_FREE} cards of cost 1 of that alignment.")
    if deck_format.one_alignment:
        said.append("All cards share an alignment.")
    if deck_format.pool:
        said.append("It is built from a pool of dealt or drafted cards.")
    if deck_format.sets:
        said.append(f"Its cards come only from {', '.join(deck_format.sets)}.")
    for one in deck_format.lists:
        if one.banned:
            said.append(f"{one.name}: no {', '.join(one.banned)}.")
        if one.restricted:
            said.append(f"{one.name}: one copy at most of {', '.join(one.restricted)}.")
    return said
