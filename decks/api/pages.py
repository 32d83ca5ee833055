"""What the API says of itself: a page for people, the OpenAPI document, and a page that shows it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import get_resolver, include, path, reverse
from django.views.decorators.http import condition, require_safe
from drf_spectacular.generators import SchemaGenerator
from rest_framework.request import Request

from decks import queries
from decks.api.errors import Declined
from decks.api.resource import Resource
from engine import games
from gate.games import InAGame, home_of, urls_of


@cache
def document(key: str) -> queries.Document:
    """The OpenAPI document of a game. It says the same to everybody."""
    _, api = get_resolver(urls_of(key)).namespace_dict["api"]
    made = SchemaGenerator(patterns=[path(f"{home_of(key).lstrip('/')}api/", include((api.url_patterns, "api")))])
    found = made.get_schema(request=None, public=True)
    found["info"]["description"] = f"Cards, formats and decks of the {games.of(key).NAME}, for programs."
    return queries.document(found)


@dataclass(frozen=True)
class Operation:
    """A verb that an address knows."""

    verb: str
    path: str
    summary: str


@cache
def operations(key: str) -> list[tuple[str, list[Operation]]]:
    """All of those of a game, by what they are about."""
    found: dict[str, list[Operation]] = {}
    for address, verbs in json.loads(document(key).body)["paths"].items():
        for verb, one in verbs.items():
            found.setdefault(one["tags"][0], []).append(Operation(verb.upper(), address, one["summary"]))
    return list(found.items())


@require_safe
def about(request: InAGame) -> HttpResponse:
    """What programs can do here, and how they begin."""
    game = request.game
    context = {
        "parts": operations(game.KEY),
        "address": reverse("api:about"),
        "site": request.build_absolute_uri(home_of(game.KEY)),
        "search": game.catalogue.SEARCHABLE.shown.words[0],
        "card": game.construction.EXAMPLES[0],
        "budget": settings.API_BUDGET,
        "others": [(one.NAME, f"{home_of(key)}api/") for key, one in games.GAMES.items() if key != game.KEY],
    }
    return render(request, "decks/api.html", context)


@require_safe
def docs(request: HttpRequest) -> HttpResponse:
    """The OpenAPI document to read and to try."""
    return render(request, "decks/api_docs.html")


@require_safe
@condition(etag_func=lambda request: document(request.game.KEY).etag)
def schema(request: InAGame) -> HttpResponse:
    """The OpenAPI document of the game."""
    headers = {"Cache-Control": "public, max-age=0, must-revalidate"}
    return HttpResponse(
        document(request.game.KEY).body, content_type="application/vnd.oai.openapi+json", headers=headers
    )


class Nothing(Resource):
    """Every other address under /api/."""

    schema = None

    def initial(self, request: Request, *args: object, **kwargs: object) -> None:
        sentence = f"The API has no such address. Addresses end with a slash; see {reverse('api:about')} for the list."
        raise Declined(404, "gone", sentence)
