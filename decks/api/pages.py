"""What the API says of itself: a page for people, the OpenAPI document, and a page that shows it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from functools import cache

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import resolve, reverse
from django.views.decorators.http import condition, require_safe
from drf_spectacular.generators import SchemaGenerator
from rest_framework.request import Request

from decks import queries
from decks.api.errors import Declined
from decks.api.resource import Resource
from engine import games
from engine.games import DEFAULT, GAMES
from gate.games import InAGame, home_of, urls_of


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


@cache
def operations_of(key: str) -> list[tuple[str, list[Operation]]]:
    """Those that a game has, at its addresses: of another than the first one a part of them."""
    if key == DEFAULT:
        return operations()
    first, own = home_of(DEFAULT), home_of(key)
    found = []
    for part, listed in operations():
        moved = [replace(one, path=own + one.path.removeprefix(first)) for one in listed]
        if known := [one for one in moved if _is_known(one.path, urls_of(key))]:
            found.append((part, known))
    return found


def _is_known(path: str, urls: str) -> bool:
    """Whether the API has this address, with anything in the place of what stands in braces."""
    return resolve(re.sub(r"{\w+}", "1", path), urlconf=urls).url_name != "nothing"


@require_safe
def about(request: InAGame) -> HttpResponse:
    """What programs can do here, and how they begin."""
    game = request.game
    context = {
        "parts": operations_of(game.KEY),
        "address": reverse("api:about"),
        "site": request.build_absolute_uri(home_of(game.KEY)),
        "search": "class:dragon" if game.KEY == DEFAULT else "dragon",
        "card": game.construction.EXAMPLES[0],
        "budget": settings.API_BUDGET,
        "others": [(game.NAME, f"{home_of(key)}api/") for key, game in GAMES.items() if key != DEFAULT],
        "docs": reverse("api:docs", urlconf=settings.ROOT_URLCONF),
        "schema": reverse("api:schema", urlconf=settings.ROOT_URLCONF),
        "first": games.of(DEFAULT).NAME if game.KEY != DEFAULT else "",
    }
    return render(request, "decks/api.html", context)


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
