"""What the API says of itself: a page for people, the OpenAPI document, and a page that shows it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import condition, require_safe
from drf_spectacular.generators import SchemaGenerator
from rest_framework.request import Request

from decks import queries
from decks.api.errors import Declined
from decks.api.resource import Resource
from engine.games import DEFAULT, GAMES
from gate.games import home_of


@cache
def document() -> queries.Document:
    """The OpenAPI document. It says the same to everybody."""
    return queries.document(SchemaGenerator(urlconf="config.urls").get_schema(request=None, public=True))


@dataclass(frozen=True)
class Operation:
    """A verb that an address knows."""

    verb: str
    path: str
    summary: str


@cache
def operations() -> list[tuple[str, list[Operation]]]:
    """All of them, by what they are about."""
    found: dict[str, list[Operation]] = {}
    for path, verbs in json.loads(document().body)["paths"].items():
        for verb, one in verbs.items():
            found.setdefault(one["tags"][0], []).append(Operation(verb.upper(), path, one["summary"]))
    return list(found.items())


@require_safe
def about(request: HttpRequest) -> HttpResponse:
    """What programs can do here, and how they begin; the page is of the first game."""
    if request.path != reverse("api:about", urlconf=settings.ROOT_URLCONF):
        return redirect(reverse("api:about", urlconf=settings.ROOT_URLCONF))
    others = [(game.NAME, f"{home_of(key)}api/") for key, game in GAMES.items() if key != DEFAULT]
    site = request.build_absolute_uri("/")
    return render(
        request,
        "decks/api.html",
        {"parts": operations(), "site": site, "budget": settings.API_BUDGET, "others": others},
    )


@require_safe
def docs(request: HttpRequest) -> HttpResponse:
    """The OpenAPI document to read and to try."""
    return render(request, "decks/api_docs.html")


@require_safe
@condition(etag_func=lambda request: document().etag)
def schema(request: HttpRequest) -> HttpResponse:
    """The OpenAPI document."""
    headers = {"Cache-Control": "public, max-age=0, must-revalidate"}
    return HttpResponse(document().body, content_type="application/vnd.oai.openapi+json", headers=headers)


class Nothing(Resource):
    """Every other address under /api/."""

    schema = None

    def initial(self, request: Request, *args: object, **kwargs: object) -> None:
        raise Declined(404, "gone", "The API has no such address. Addresses end with a slash; see /api/ for the list.")
