"""Decks and their versions: read by whom they are shared with, changed by their owner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from django.urls import reverse
from rest_framework.request import Request
from rest_framework.response import Response

from decks import domain, listing, queries
from decks.api import serializers
from decks.api.paging import paged
from decks.api.persons import asking, making
from decks.api.resource import Possession, Said
from decks.api.schema import described, page_of
from decks.api.versioned import card_asked, changes_data, compared, stale, versions_data
from decks.exporting import deck_file
from decks.models import Deck
from engine.epic.construction import CONSTRUCTED
from live.errors import Refused

DECKS, VERSIONS = "decks", "versions"
APES = {"Kong": 3, "Fire Shaman": 3, "Flame Strike": 2}


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
        query = self.asked(serializers.DeckQuery)
        filters = _asked(query)
        mine = query.get("mine", False)
        found = queries.filtered(queries.decks_of(asking(request)), filters) if mine else queries.public_decks(filters)

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
        examples={"A deck": {"name": "Apes", "format": "constructed", "cards": APES}},
    )
    def post(self, request: Request) -> Response:
        said = self.given(serializers.NewDeckSerializer)
        said["format_spec"] = said.pop("format") or CONSTRUCTED.key
        return _made(request, domain.create(person=making(request), **said))


class OneDeck(Possession):
    """A deck as it is now."""

    @described(DECKS, "One deck", {200: serializers.DeckSerializer}, 404)
    def get(self, request: Request, slug: str) -> Response:
        return Response(_deck_data(request, queries.deck_at(slug, asking(request))))

    @described(
        DECKS,
        "Change the details of a deck",
        {200: serializers.DeckSerializer},
        404,
        body=serializers.AboutSerializer,
        writes=True,
        examples={"Share it": {"visibility": "public", "tags": ["apes", "fast"]}},
    )
    def patch(self, request: Request, slug: str) -> Response:
        said = self.given(serializers.AboutSerializer)
        said["format_spec"] = said.pop("format")
        return Response(_deck_data(request, domain.describe(slug=slug, person=asking(request), **said)))

    @described(DECKS, "Delete a deck with all its versions", {204: None}, 404, writes=True)
    def delete(self, request: Request, slug: str) -> Response:
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
        examples={"The newest version": {}, "An older one": {"number": 1}},
    )
    def post(self, request: Request, slug: str) -> Response:
        said = self.given(serializers.CopySerializer)
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
        found = queries.deck_at(slug, asking(request)).versions.all()
        return versions_data(request, query, found, serializers.VersionSerializer)

    @described(
        VERSIONS,
        "Save the cards of a deck",
        {200: serializers.SavedSerializer},
        404,
        409,
        body=serializers.SaveSerializer,
        writes=True,
        examples={"A save": {"base": 1, "cards": APES, "autosave": True}},
    )
    def post(self, request: Request, slug: str) -> Response:
        said = self.given(serializers.SaveSerializer)
        try:
            version = domain.save(slug=slug, person=asking(request), **said)
        except Refused as refused:
            if refused.code != "stale":
                raise
            raise stale(refused, queries.deck_at(slug, asking(request))) from None
        return Response(serializers.SavedSerializer(version).data)


class OneVersion(Possession):
    """A deck as it was saved once."""

    @described(VERSIONS, "One version of a deck", {200: serializers.VersionSerializer}, 404)
    def get(self, request: Request, slug: str, number: int) -> Response:
        deck = queries.deck_at(slug, asking(request))
        return Response(serializers.VersionSerializer(queries.version_of(deck, number)).data)

    @described(
        VERSIONS,
        "Change the note on a version",
        {200: serializers.VersionSerializer},
        404,
        body=serializers.NoteSerializer,
        writes=True,
        examples={"A note": {"note": "Won three of four."}},
    )
    def patch(self, request: Request, slug: str, number: int) -> Response:
        said = self.given(serializers.NoteSerializer)
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
        deck = queries.deck_at(slug, asking(request))
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
        deck = queries.deck_at(slug, asking(request))
        one, two = queries.version_of(deck, query["one"]), queries.version_of(deck, query.get("two"))
        beside = listing.comparison(one.maybeboard, two.maybeboard)
        return Response(compared(one, two) | {"maybeboard": changes_data(beside)})


def _deck_data(request: Request, deck: Deck) -> dict[str, object]:
    context = {"person": asking(request), "newest": queries.version_of(deck)}
    return serializers.DeckSerializer(deck, context=context).data


def _made(request: Request, deck: Deck) -> Response:
    return Response(_deck_data(request, deck), status=201, headers={"Location": reverse("api:deck", args=[deck.slug])})


def _asked(query: Said) -> queries.DeckFilters:
    """In the words of queries. Raises Declined."""
    return queries.DeckFilters(
        alignments=tuple(word for word in queries.ALIGNMENTS if word in query.get("alignment", ())),
        only=query.get("only", False),
        format_key=query.get("format", ""),
        tag=query.get("tag", "").lower(),
        card=card_asked(query),
        order=query["order"],
    )
