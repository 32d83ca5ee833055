"""What the API says of itself: a page for people, the OpenAPI document, and a page that shows it."""

from __future__ import annotations

from functools import cache
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import condition, require_safe
from drf_spectacular.generators import SchemaGenerator
from rest_framework.request import Request

from decks import queries
from decks.api.errors import Declined
from decks.api.resource import Resource


@cache
def told() -> queries.Document:
    """The OpenAPI document. It says the same to everybody."""
    return queries.document(SchemaGenerator(urlconf="config.urls").get_schema(request=None, public=True))


@require_safe
def about(request: HttpRequest) -> HttpResponse:
    """What programs can do here, and how they begin."""
    return render(request, "decks/api.html")


@require_safe
def docs(request: HttpRequest) -> HttpResponse:
    """The OpenAPI document to read and to try."""
    return render(request, "decks/api_docs.html")


@require_safe
@condition(etag_func=lambda request: told().etag)
def schema(request: HttpRequest) -> HttpResponse:
    """The OpenAPI document."""
    headers = {"Cache-Control": "public, max-age=0, must-revalidate"}
    return HttpResponse(told().body, content_type="application/vnd.oai.openapi+json", headers=headers)


class Nothing(Resource):
    """Every other address under /api/."""

    schema = None

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        raise Declined(404, "gone", "The API has no such address. Addresses end with a slash; /api/ lists them.")
