"""Pages of a draft lie among those of its game: whoever comes by the address of another game is led there."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import URLPattern, path, reverse

from drafts.rows import game_of
from gate.games import InAGame, urls_of

View = Callable[..., HttpResponse]


def of_pod(route: str, view: View, name: str) -> URLPattern:
    """The address of a page of the pod that `slug` names."""

    @wraps(view)
    def answer(request: InAGame, slug: str, **named: object) -> HttpResponse:
        game = game_of(slug)
        return view(request, slug, **named) if game in ("", request.game.KEY) else _led(request, game)

    return path(route, answer, name=name)


def _led(request: HttpRequest, game: str) -> HttpResponse:
    """To the same page in the game of the pod; what is sent to a page goes with it."""
    match = request.resolver_match
    assert match is not None, "it led here"
    address = reverse(match.url_name, urlconf=urls_of(game), kwargs=match.kwargs)
    query = request.META.get("QUERY_STRING", "")
    return HttpResponseRedirect(f"{address}?{query}" if query else address, preserve_request=True)
