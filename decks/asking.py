"""What pages of this app begin and end with: who asks, what a page answers when it is refused, and what stands in an
address."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from decks.errors import GONE, OfAnotherGame
from decks.models import Deck
from decks.queries import LONGEST_SEARCH, deck_at
from gate.games import InAGame, urls_of
from gate.words import one_line
from live.errors import Refused
from people.persons import Person, person_for, person_in

View = Callable[..., HttpResponseBase]

asks = require_http_methods(["GET", "HEAD", "POST"])


def page(view: View) -> View:
    """A page about decks: never kept by caches, and refusals that no form shows become pages of their own."""

    @wraps(view)
    def answer(request: HttpRequest, *arguments: object, **named: object) -> HttpResponseBase:
        try:
            return view(request, *arguments, **named)
        except Refused as refused:
            if isinstance(refused, OfAnotherGame) and request.method in ("GET", "HEAD"):
                return redirect(_there(request, refused.game))
            if refused.code == "gone":
                raise Http404(str(refused)) from None
            if refused.code == "not_yours":
                raise PermissionDenied(str(refused)) from None
            messages.error(request, str(refused))
            return redirect("decks")

    return never_cache(answer)


def _there(request: HttpRequest, game: str) -> str:
    """The address of the same page in the game that what it shows is of."""
    at = request.resolver_match
    assert at is not None, "a view answers"
    address = reverse(at.view_name, args=at.args, kwargs=at.kwargs, urlconf=urls_of(game))
    if address == request.path:  # that game has no such page
        raise Http404(GONE)
    query = request.META.get("QUERY_STRING", "")
    return f"{address}?{query}" if query else address


def asking(request: HttpRequest) -> Person:
    return person_in(request.session, request.user)


def making(request: HttpRequest) -> Person:
    return person_for(request)


def deck_asked(request: InAGame, slug: str) -> Deck:
    """The deck at this address if whoever asks may read it. Raises Refused("gone"), and OfAnotherGame, which leads to
    the page's own address (`page`)."""
    return deck_at(slug, asking(request), game=request.game.KEY)


def words_asked(request: HttpRequest) -> str:
    """The words that decks are searched by, if any."""
    return one_line(request.GET.get("q", ""))[:LONGEST_SEARCH]


def number_typed(typed: str) -> int | None:
    """The number of a version that somebody speaks of, if it is one."""
    return int(typed) if typed.isdecimal() and len(typed) < 10 else None
