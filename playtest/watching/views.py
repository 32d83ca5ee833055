"""Pages of spectators: what is played at their address, and the replay of a game of which they were shown all."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_safe

from gate.games import InAGame, urls_of
from live import sounds
from live.errors import Refused
from people.persons import person_in
from playtest import queries as tables
from playtest.models import Table
from playtest.naming import called, players
from playtest.practice.terms import practice_in
from playtest.replays import OPEN, FinishedGame, seen_by
from playtest.replays import replay as seen_by_a_seat
from playtest.watching import queries
from playtest.wording import terms

STATUS = {"changed": 409, "malformed": 400}


@never_cache
@require_safe
def watch(request: InAGame, slug: str) -> HttpResponse:
    """The table as spectators see it; what lies on it comes over the WebSocket. Players are led to their own."""
    try:
        found = queries.place(slug)
    except Refused as refused:
        raise Http404(str(refused)) from None
    if found.of != request.game.KEY:
        return redirect(reverse("watch", args=[slug], urlconf=urls_of(found.of)))
    person = person_in(request.session, request.user)
    if found.is_played_by(person):
        sits = found.table is not None and tables.seat_of(found.table, person) is not None
        own = {"why": queries.PLAYS, "table": found.table if sits else None, "challenge": found.challenge}
        return render(request, "playtest/watching/plays.html", own, status=403)
    context = {"slug": slug, "title": players(found.names), "terms": terms(found.of), "sounds": sounds.addresses()}
    return render(request, "playtest/watching/watch.html", context)


@never_cache
@require_safe
def replay(request: InAGame, slug: str, number: int) -> HttpResponse:
    """A finished game, step by step."""
    game = _finished(slug, number)
    if game.game != request.game.KEY:
        return redirect(reverse("watched_replay", args=[slug, number], urlconf=urls_of(game.game)))
    context = {
        "steps": reverse("watched_steps", args=(slug, number)),
        "title": players(called(game.names)),
        "practice": practice_in(game).in_words,
        "terms": terms(game.game),
    }
    return render(request, "playtest/watching/replay.html", context)


@never_cache
@gzip_page
@require_safe
def steps(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """All steps of that game as data: with both hands, or as one of the players saw them."""
    game = _finished(slug, number)
    try:
        finished = FinishedGame.of(game)
        seat = seen_by(request.GET.get("seen_by", OPEN), finished)
        if seat == OPEN:
            return JsonResponse(queries.whole_game(finished))
        return JsonResponse(seen_by_a_seat(finished, seen_by=seat, seat=int(seat)))
    except Refused as refused:
        return JsonResponse({"code": refused.code, "text": str(refused)}, status=STATUS[refused.code])


def _finished(slug: str, number: int) -> Table:
    """That game; 404 where it may not be seen as a whole."""
    try:
        return queries.finished_game(slug, number)
    except Refused as refused:
        raise Http404(str(refused)) from None
