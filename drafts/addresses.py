"""Pages of a draft lie among those of its game: whoever comes by the address of another game is led there."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import URLPattern, path, reverse

from drafts.rows import game_of
from gate.games import InAGame, urls_of

View = Callable[..., HttpResponse]

NO_PAGE: Final = "There is no such page for drafts of this game yet. Go back to the draft."


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
    if address == request.path:  # that of the first game stands for one that this game has not
        raise Http404(NO_PAGE)
    query = request.META.get("QUERY_STRING", "")
    return HttpResponseRedirect(f"{address}?{query}" if query else address, preserve_request=True)
