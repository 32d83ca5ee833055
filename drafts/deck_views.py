"""The page between a draft and its decks: one's own pool, what a bot would build, and the deck that is made of it."""

from __future__ import annotations

from collections import Counter

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from drafts import advice, building, queries, teams
from drafts.models import Pod, Seat
from engine.construction.formats import Violation
from live.errors import Refused
from people.persons import person_in

SUGGESTED = "suggestion"  # what a button says


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def pod_deck(request: HttpRequest, slug: str) -> HttpResponse:
    """Look at one's pool, or make a deck of it."""
    person = person_in(request.session, request.user)
    try:
        pod = queries.pod_at(slug)
    except Refused as refused:
        raise Http404(str(refused)) from None
    if request.method == "POST":
        return _begin(request, pod)
    try:
        context = _pool(pod, building.seat_for(pod, person))
    except Refused as refused:
        context = {"sentence": str(refused)}
    return render(request, "drafts/deck.html", {"pod": pod} | context)


def _begin(request: HttpRequest, pod: Pod) -> HttpResponse:
    """Make the deck and go on in the builder; where there is nothing to choose, look at it."""
    person = person_in(request.session, request.user)
    suggested = request.POST.get("do") == SUGGESTED
    try:
        made = building.begin(slug=pod.slug, person=person, suggested=suggested, again="again" in request.POST)
        given = building.is_given(pod, building.seat_for(pod, person).number)
    except Refused as refused:
        messages.error(request, str(refused))
        return redirect("pod_deck", pod.slug)
    return redirect("deck" if given and suggested else "build_deck", made.slug)


def _pool(pod: Pod, seat: Seat) -> dict[str, object]:
    pool, build = building.pool_of(pod, seat.number), building.advised(pod, seat.number)
    played, deck_format = building.deck_of(pod, seat), pod.deck_format
    wrong: list[Violation] = []
    if played.passed_over and played.deck is not None:
        newest = played.deck.versions.get(number=played.deck.number)
        own = played.deck.pool if pod.team > 1 else Counter(pool)
        wrong = pod.room.construction.judged(newest.contents, deck_format, pool=own, on=None)
    shared = teams.shared(seat.number, teams.members(pod, seat.number), pool) if pod.team > 1 else None
    return {
        "deck_format": deck_format,
        "given": building.is_given(pod, seat.number),
        "counts": advice.counts(pool, pod.game),
        "left_out": len(pool) - len(build.deck),
        "groups": advice.groups(build, pod.game, rated=pod.is_rated),
        "played": played,
        "wrong": wrong,
        "shared": shared,
    }
