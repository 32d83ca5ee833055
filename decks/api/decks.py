"""Decks and their versions: read by whom they are shared with, changed by their owner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from django.urls import reverse
from rest_framework.request import Request
from rest_framework.response import Response

from decks import domain, listing, queries
from decks.api import serializers
from decks.api.fields import formats_of
from decks.api.paging import paged
from decks.api.persons import asking, game_of, making
from decks.api.resource import Possession, Said
from decks.api.schema import described, page_of
from decks.api.versioned import card_asked, changes_data, compared, short_list, stale, versions_data
from decks.exporting import deck_file
from decks.models import Deck
from engine import games
from engine.games import Game
from live.errors import Refused

DECKS, VERSIONS = "decks", "versions"


class Decks(Possession):
    """Yours, or those that are listed for everybody."""

    @described(
        DECKS,
        "Public decks, or your own",
        {200: page_of(serializers.ListedSerializer)},
        404,
        query=serializers.DeckQuery,
    )
    def get(self, request: Request) -> Response:
        game = game_of(request)
        filters = _asked(query := self.asked(serializers.DeckQuery), game)
        mine = query.get("mine", False)
        every = queries.decks_of(asking(request), filters.game)
        found = queries.filtered(every, filters) if mine else queries.public_decks(filters)

        def as_data(decks: Iterable[Deck]) -> Sequence[object]:
            context = {"person": asking(request)}
            listed = serializers.ListedSerializer(list(decks), many=True, context=context)  # type: ignore[arg-type]  # its types forget `many`
            return list(listed.data)

        return Response(paged(request, query, found, as_data))

    @described(
        DECKS,
        "Create a deck",
        {201: serializers.DeckSerializer},
        409,
        body=serializers.NewDeckSerializer,
        writes=True,
        examples=lambda game: {"A deck": {"name": "Apes", "format": formats_of(game)[0], "cards": short_list(game)}},
    )
    def post(self, request: Request) -> Response:
        said = self.given(serializers.NewDeckSerializer)
        game = game_of(request)
        said["format_spec"] = said.pop("format") or game.construction.DECK_FORMATS[0].key
        return _made(request, domain.create(person=making(request), game=game.KEY, **said))


class OneDeck(Possession):
    """A deck as it is now."""

    @described(DECKS, "One deck", {200: serializers.DeckSerializer}, 404)
    def get(self, request: Request, slug: str) -> Response:
        return Response(_deck_data(request, _deck(request, slug)))

    @described(
        DECKS,
        "Change the details of a deck",
        {200: serializers.DeckSerializer},
        404,
        body=serializers.AboutSerializer,
        writes=True,
        examples=lambda game: {"Share it": {"visibility": "public", "tags": ["apes", "fast"]}},
    )
    def patch(self, request: Request, slug: str) -> Response:
        said = self.given(serializers.AboutSerializer)
        _deck(request, slug)
        said["format_spec"] = said.pop("format")
        return Response(_deck_data(request, domain.describe(slug=slug, person=asking(request), **said)))

    @described(DECKS, "Delete a deck with all its versions", {204: None}, 404, writes=True)
    def delete(self, request: Request, slug: str) -> Response:
        _deck(request, slug)
        domain.delete(slug=slug, person=asking(request))
        return Response(status=204)


class Copies(Possession):
    """Where a deck is copied."""

    @described(
        DECKS,
        "Copy a deck",
        {201: serializers.DeckSerializer},
        404,
        409,
        body=serializers.CopySerializer,
        writes=True,
        examples=lambda game: {"The newest version": {}, "An older one": {"number": 1}},
    )
    def post(self, request: Request, slug: str) -> Response:
        said = self.given(serializers.CopySerializer)
        _deck(request, slug)
        return _made(request, domain.copy(slug=slug, person=making(request), **said))


class Versions(Possession):
    """All versions of a deck."""

    @described(
        VERSIONS,
        "The versions of a deck, newest first",
        {200: page_of(serializers.VersionSerializer)},
        404,
        query=serializers.PageQuery,
    )
    def get(self, request: Request, slug: str) -> Response:
        query = self.asked(serializers.PageQuery)
        found = _deck(request, slug).versions.all()
        return versions_data(request, query, found, serializers.VersionSerializer)

    @described(
        VERSIONS,
        "Save the cards of a deck",
        {200: serializers.SavedSerializer},
        404,
        409,
        body=serializers.SaveSerializer,
        writes=True,
        examples=lambda game: {"A save": {"base": 1, "cards": short_list(game), "autosave": True}},
    )
    def post(self, request: Request, slug: str) -> Response:
        said = self.given(serializers.SaveSerializer)
        try:
            version = domain.save(slug=slug, person=asking(request), game=game_of(request).KEY, **said)
        except Refused as refused:
            if refused.code != "stale":
                raise
            raise stale(refused, _deck(request, slug)) from None
        return Response(serializers.SavedSerializer(version).data)


class OneVersion(Possession):
    """A deck as it was saved once."""

    @described(VERSIONS, "One version of a deck", {200: serializers.VersionSerializer}, 404)
    def get(self, request: Request, slug: str, number: int) -> Response:
        deck = _deck(request, slug)
        return Response(serializers.VersionSerializer(queries.version_of(deck, number)).data)

    @described(
        VERSIONS,
        "Change the note on a version",
        {200: serializers.VersionSerializer},
        404,
        body=serializers.NoteSerializer,
        writes=True,
        examples=lambda game: {"A note": {"note": "Won three of four."}},
    )
    def patch(self, request: Request, slug: str, number: int) -> Response:
        said = self.given(serializers.NoteSerializer)
        _deck(request, slug)
        version = domain.annotate(slug=slug, person=asking(request), number=number, **said)
        return Response(serializers.VersionSerializer(version).data)


class DeckFile(Possession):
    """A deck to keep."""

    @described(
        VERSIONS,
        "A deck as a file",
        {200: serializers.FileSerializer},
        404,
        query=serializers.ExportQuery,
    )
    def get(self, request: Request, slug: str) -> Response:
        query = self.asked(serializers.ExportQuery)
        deck = _deck(request, slug)
        return Response(deck_file(deck, queries.version_of(deck, query.get("number")), query["kind"])._asdict())


class DeckComparison(Possession):
    """What became of a deck."""

    @described(
        VERSIONS,
        "Compare two versions of a deck",
        {200: serializers.ComparisonSerializer},
        404,
        query=serializers.CompareQuery,
    )
    def get(self, request: Request, slug: str) -> Response:
        query = self.asked(serializers.CompareQuery)
        deck = _deck(request, slug)
        one, two = queries.version_of(deck, query["one"]), queries.version_of(deck, query.get("two"))
        beside = listing.comparison(one.maybeboard, two.maybeboard)
        more = {"maybeboard": changes_data(beside)}
        if games.of(deck.game).construction.SIDEBOARDS:
            more["sideboard"] = changes_data(listing.comparison(one.sideboard, two.sideboard))
        return Response(compared(one, two) | more)


def _deck(request: Request, slug: str) -> Deck:
    """The deck at this address in the game that is asked. Raises Refused("gone")."""
    return queries.deck_at(slug, asking(request), game=game_of(request).KEY)


def _deck_data(request: Request, deck: Deck) -> dict[str, object]:
    context = {"person": asking(request), "newest": queries.version_of(deck)}
    return serializers.DeckSerializer(deck, context=context).data


def _made(request: Request, deck: Deck) -> Response:
    return Response(_deck_data(request, deck), status=201, headers={"Location": reverse("api:deck", args=[deck.slug])})


def _asked(query: Said, game: Game) -> queries.DeckFilters:
    """In the words of queries. Raises Declined."""
    return queries.DeckFilters(
        alignments=tuple(word for word in game.construction.ALIGNMENTS if word in query.get("alignment", ())),
        only=query.get("only", False),
        format_key=query.get("format", ""),
        tag=query.get("tag", "").lower(),
        card=card_asked(query, game),
        game=game.KEY,
        order=query["order"],
    )
