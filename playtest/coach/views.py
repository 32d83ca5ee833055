"""Pages of the coach: what cost most in a game, and positions from one's own games to choose in.

They are for who played the seat, once the replay of the game is theirs to see: it tells no more than that.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_POST, require_safe

from engine.games import of
from gate.games import InAGame
from live.errors import Refused
from people.persons import person_in
from playtest import queries as tables
from playtest.coach import domain, queries
from playtest.coach.choosing import is_dear, taken
from playtest.coach.curve import Curve, curve
from playtest.coach.queries import Advice, Question
from playtest.coach.wording import KINDS, moment, points, reasons, unexplained
from playtest.coach.working import DEAR, SECOND_GAMES
from playtest.models import Table
from playtest.naming import against
from playtest.places import address_of_table, elsewhere_in
from playtest.replay_views import STATUS, seat_seen_from, table_named
from playtest.replays import chances_over, seen_at
from playtest.wording import terms


@never_cache
@require_safe
def coach(request: InAGame, slug: str) -> HttpResponse:
    """What the coach found in a game for a `seat` of the visitor's. The page asks again by itself until it is done."""
    found, seat = _seat(request, slug, request.GET.get("seat", ""))
    if elsewhere := elsewhere_in(request, found, "coach"):
        return redirect(f"{elsewhere}?seat={seat}")
    try:
        _check_may_see(request, found, seat)
    except Refused as refused:
        context = {"table": found, "why": str(refused)}
        return render(request, "playtest/coach/no_coach.html", context, status=STATUS[refused.code])
    coaching = queries.coaching_of(found, seat)
    advice = queries.advice(coaching)
    context = {
        "table": found,
        "seat": seat,
        "seats": tables.seats_of(found, person_in(request.session, request.user)),
        "names": found.names,
        "title": against(found.names, seat),
        "coaching": coaching,
        "progress": coaching and queries.progress(coaching),
        "advice": advice,
        "curve": _curve(found, seat, advice),
        "dear": points(DEAR),
        "games": SECOND_GAMES,
        "remark": of(found.game).bots.COACH.remark,
        "bots": tables.bots(game=found.game),
        "bot_met": tables.bot_met(found, seat),
    }
    return render(request, "playtest/coach/coach.html", context)


@require_POST
def start(request: HttpRequest, slug: str) -> HttpResponse:
    """Let the coach look at the game for a `seat`."""
    found, seat = _seat(request, slug, request.POST.get("seat", ""))
    page = f"{address_of_table(found, 'coach')}?seat={seat}"
    try:
        _check_may_see(request, found, seat)
    except Refused:
        return redirect(page)  # which says why
    try:
        domain.start(slug=slug, seat=seat, person=person_in(request.session, request.user))
    except Refused as refused:
        messages.error(request, str(refused))
    return redirect(page)


@never_cache
@require_safe
@ensure_csrf_cookie
def practice(request: InAGame) -> HttpResponse:
    """Positions from what the visitor has played of a game, one after the other."""
    asked = queries.questions_of(person_in(request.session, request.user), request.game.KEY)
    if not asked:
        return render(request, "playtest/coach/no_positions.html")
    addresses = [reverse("coach_question", args=(one.slug, one.seat, one.step)) for one in asked]
    return render(request, "playtest/coach/practice.html", {"addresses": addresses, "terms": terms(request.game.KEY)})


@never_cache
@gzip_page
@require_safe
def question(request: HttpRequest, slug: str, seat: int, step: int) -> HttpResponse:
    """A position as this seat saw it, with ideas in an order that does not tell which is best."""
    found, asked = _question(request, slug, seat, step)
    try:
        seen = seen_at(found, step, seat)
    except Refused as refused:
        return JsonResponse({"code": refused.code, "text": str(refused)}, status=STATUS[refused.code])
    about = {"kind": KINDS[asked.look["kind"]], "moment": moment(found.game, asked.look), "ideas": _ideas(asked)}
    return JsonResponse(seen | about)


@require_POST
def answer(request: HttpRequest, slug: str, seat: int, step: int) -> HttpResponse:
    """What the bot says of the `idea` that was chosen, a place in the order of the question, and of the others."""
    found, asked = _question(request, slug, seat, step)
    ideas, chosen = _ideas(asked), _place(request)
    if chosen is None or chosen >= len(ideas):
        text = f"Choose one of the ideas 0 to {len(ideas) - 1}."
        return JsonResponse({"code": "malformed", "text": text}, status=400)
    by_text = {one["text"]: one for one in asked.look["ideas"]}
    tried = [by_text[text] for text in ideas]
    mine, is_wrong = tried[chosen], is_dear(tried[chosen])
    why = reasons(found.game, asked.look, mine) if is_wrong else []
    return JsonResponse(
        {
            "ideas": [{"chance": one["chance"], "cost": one["cost"], "right": not is_dear(one)} for one in tried],
            "best": ideas.index(asked.look["ideas"][0]["text"]),
            "taken": ideas.index(taken(asked.look)["text"]),
            "why": why,
            "unexplained": unexplained(found.game, asked.look) if is_wrong and not why else "",
            "replay": f"{address_of_table(found, 'replay')}?step={step}&seen_by={seat}",
        }
    )


def _ideas(asked: Question) -> list[str]:
    """By the alphabet."""
    return sorted(one["text"] for one in asked.look["ideas"])


def _place(request: HttpRequest) -> int | None:
    try:
        data = json.loads(request.body)
    except ValueError:
        return None
    place = data.get("idea") if isinstance(data, dict) else None
    return place if type(place) is int and place >= 0 else None


def _seat(request: HttpRequest, slug: str, wanted: str) -> tuple[Table, int]:
    """The table, and the seat of the visitor's that is meant: without one their first. 404 where it is not theirs."""
    found = table_named(slug)
    mine = tables.seats_of(found, person_in(request.session, request.user))
    chosen = [seat for seat in mine if wanted in ("", str(seat))]
    if not chosen:
        raise Http404("This game does not exist or is not yours.")
    return found, chosen[0]


def _check_may_see(request: HttpRequest, found: Table, seat: int) -> None:
    """Refused where the coach has nothing to say of this seat yet, or its replay is withheld."""
    domain.check_can_coach(found, seat, person_in(request.session, request.user))
    seat_seen_from(request, found)


def _curve(found: Table, seat: int, advice: Sequence[Advice]) -> Curve | None:
    """None where the game cannot be replayed."""
    try:
        return curve(chances_over(found, seat), advice)
    except Refused:
        return None


def _question(request: HttpRequest, slug: str, seat: int, step: int) -> tuple[Table, Question]:
    """The question about this moment; 404 where there is none for the visitor."""
    found, seat = _seat(request, slug, str(seat))
    try:
        seat_seen_from(request, found)
    except (Refused, PermissionDenied) as refused:
        raise Http404(str(refused)) from None
    asked = queries.question_at(found, seat, step)
    if asked is None:
        raise Http404("There is no such question.")
    return found, asked
