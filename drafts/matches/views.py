"""The page of the games after a draft, and the buttons on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from drafts import queries as pods
from drafts.hosting_views import seat_number
from drafts.matches import domain, queries, together
from drafts.models import Pairings
from gate.addresses import address_of
from gate.limits import GAMES, TooOften
from live.errors import Refused
from people.persons import person_for, person_in
from playtest.models import Absence, Table
from playtest.queries import challenge_slug

View = Callable[..., HttpResponse]


@never_cache
@require_safe
def pod_games(request: HttpRequest, slug: str) -> HttpResponse:
    """Whom to play, the pairings and the standings. The page asks again by itself, and is told when nothing is new."""
    return _page(request, slug)


def _page(request: HttpRequest, slug: str, chosen: Mapping[str, str] | None = None) -> HttpResponse:
    """That page. `chosen` is what the form for a game of all is filled in with, by field."""
    try:
        seen = queries.games_page(slug=slug, person=person_in(request.session, request.user))
    except Refused as refused:
        raise Http404(str(refused)) from None
    if request.headers.get("HX-Request") and request.GET.get("fingerprint") == seen.fingerprint:
        return HttpResponse(status=204)
    usual = {"format": next(iter(seen.can_play_together), ""), "bots": "on", "arrangement": together.SEATED}
    context = {
        "pod": pods.pod_at(slug),
        "games": seen,
        "kinds": Pairings.choices,
        "absences": Absence.choices,
        "chosen": chosen or usual,
    }
    return render(request, "drafts/games/games.html", context)


def button(view: View) -> View:
    """Something that is pressed on that page: what is refused is said there, and what is not there is not found."""

    @wraps(view)
    def answer(request: HttpRequest, slug: str, *arguments: object, **named: object) -> HttpResponse:
        try:
            return view(request, slug, *arguments, **named)
        except TooOften as often:
            messages.error(request, str(often))
        except Refused as refused:
            if refused.code == "gone" and not queries.is_there(slug):
                raise Http404(str(refused)) from None
            messages.error(request, str(refused))
        return redirect("pod_games", slug)

    return never_cache(require_POST(answer))


@button
def play_friendly(request: HttpRequest, slug: str) -> HttpResponse:
    """A game against a pod mate, or against the bot with that mate's deck."""
    GAMES.take(address_of(request))
    person = person_for(request)
    table = domain.play(
        slug=slug,
        person=person,
        number=seat_number(request.POST.get("seat", "") or request.POST.get("bot", "")),
        bot="bot" in request.POST,
        best_of=_best_of(request),
    )
    return _to(table)


@button
def begin_pairings(request: HttpRequest, slug: str) -> HttpResponse:
    """The host pairs everybody."""
    domain.begin(
        slug=slug,
        person=person_in(request.session, request.user),
        pairings=request.POST.get("pairings", ""),
        bots="bots" in request.POST,
        fixed="fixed" in request.POST,
        best_of=_best_of(request),
    )
    return redirect("pod_games", slug)


@button
def play_together(request: HttpRequest, slug: str) -> HttpResponse:
    """The host begins a game of all. Where that is refused, what was chosen is still in the form."""
    try:
        return _begin_together(request, slug)
    except (Refused, TooOften) as refused:
        messages.error(request, str(refused))
        return _page(request, slug, request.POST.dict())


def _begin_together(request: HttpRequest, slug: str) -> HttpResponse:
    """The game of all that the form asks for."""
    GAMES.take(address_of(request))
    format_, teams = together.game_in(request.POST.get("format", ""))
    plan = together.Plan(
        format_=format_,
        bots="bots" in request.POST,
        teams=teams,
        arrangement=request.POST.get("arrangement", together.SEATED),
        shared_hands="shared" in request.POST,
        absence=request.POST.get("absence", ""),
    )
    together.begin(slug=slug, person=person_in(request.session, request.user), plan=plan)
    return redirect("pod_games", slug)


@button
def stop_together(request: HttpRequest, slug: str) -> HttpResponse:
    """The host stops the game of all."""
    together.stop(slug=slug, person=person_in(request.session, request.user))
    return redirect("pod_games", slug)


@button
def stop_pairings(request: HttpRequest, slug: str) -> HttpResponse:
    """The host ends the pairings."""
    domain.stop(slug=slug, person=person_in(request.session, request.user))
    return redirect("pod_games", slug)


@button
def play_match(request: HttpRequest, slug: str, match: int) -> HttpResponse:
    """Sit down at the table of one's match."""
    return _to(domain.sit_down(slug=slug, person=person_in(request.session, request.user), match=match))


def _best_of(request: HttpRequest) -> int:
    """The number of games of a match, as the form has it; where it has none there is one."""
    typed = request.POST.get("best_of", "1")
    return int(typed) if typed in ("1", "3") else 0


def _to(table: Table) -> HttpResponse:
    """To that table, or to where the match goes on of which its game is one; from there to the table that is played."""
    challenge = challenge_slug(table)
    return redirect("challenge", challenge) if challenge else redirect("table", table.slug)


@button
def stand_in(request: HttpRequest, slug: str, match: int) -> HttpResponse:
    """Let the bot play for a seat."""
    person = person_in(request.session, request.user)
    domain.stand_in(slug=slug, person=person, match=match, number=seat_number(request.POST.get("seat", "")))
    messages.success(request, "The bot now plays this game with the same deck.")
    return redirect("pod_games", slug)
