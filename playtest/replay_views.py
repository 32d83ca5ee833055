"""Pages of finished games: their list, the replay, its steps as data, a position in it, and notes on it.

A replay tells every hidden card. So there is none of a game that goes on, and it is for the players of the game; where
only bots played outside a draft, it is for anybody.
"""

from __future__ import annotations

import json

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_POST, require_safe

from drafts import queries as drafts
from engine.games import COACH
from gate.addresses import address_of
from gate.games import InAGame
from gate.limits import GAMES, TooOften
from live.errors import Refused
from people.persons import Person, person_for, person_in
from playtest import domain, queries
from playtest.coach.domain import can_coach
from playtest.coach.queries import costly_steps
from playtest.domain import NewPlayer
from playtest.games import RESULTS, Filters, by_deck, by_opponent, finished_games
from playtest.hot_seat import domain as hot_seat
from playtest.models import Table
from playtest.naming import against
from playtest.notes import domain as notes
from playtest.notes.queries import LONGEST, notes_on
from playtest.places import elsewhere_in
from playtest.practice.terms import PLAIN, practice_at, practice_in
from playtest.replays import FinishedGame, checked, position_at, seen_by
from playtest.replays import replay as replay_of
from playtest.withheld import withheld
from playtest.wording import terms

GAMES_ON_PAGE = 30
RUNNING = "This game is still in progress. A replay reveals all hidden cards, so you can open it when the game is over."
BOTH = "both"  # seats, of two people at one device
STATUS = {
    "changed": 409, "gone": 403, "illegal": 409, "malformed": 400, "note": 400, "running": 409, "too_many": 409,
    "withheld": 409,
}  # fmt: skip


@never_cache
@require_safe
def games(request: InAGame) -> HttpResponse:
    """The visitor's finished games of a game, with filters, and what came of them by deck and by opponent."""
    person = person_in(request.session, request.user)
    asked = Filters(*(request.GET.get(name, "") for name in ("deck", "opponent", "result")))
    everything = finished_games(person, request.game.KEY)
    found = [game for game in everything if asked.wants(game)]
    context = {
        "asked": asked,
        "has_coach": COACH in request.game.play.OFFERS,
        "page": Paginator(found, GAMES_ON_PAGE).get_page(request.GET.get("page")),
        "any": bool(everything),
        "decks": sorted({(game.deck_slug or game.deck, game.deck) for game in everything}, key=lambda deck: deck[1]),
        "opponents": sorted({name for game in everything for name in game.opponents}),
        "results": RESULTS,
        "practised": any(game.practice for game in found),
        "figures": [("deck", by_deck(found)), ("opponent", by_opponent(found))],
    }
    return render(request, "playtest/games.html", context)


@never_cache
@require_safe
def replay(request: InAGame, slug: str) -> HttpResponse:
    """The page that shows a finished game at any step."""
    found = table_named(slug)
    if elsewhere := elsewhere_in(request, found, "replay"):
        return redirect(elsewhere)
    try:
        seat = seat_seen_from(request, found)
    except Refused as refused:
        return render(request, "playtest/no_replay.html", {"table": found, "why": str(refused)}, status=409)
    person = person_in(request.session, request.user)
    context = {
        "table": found,
        "names": found.names,
        "title": against(found.names, seat),
        "practice": practice_in(found).in_words,
        "seat": seat,
        "has_coach": can_coach(found, seat, person),
        "costly": costly_steps(found, person),
        "is_player": queries.seat_of(found, person) is not None,
        "notes": notes_on(found, person),
        "longest_note": LONGEST,
        "terms": terms(found.game),
        "bots": queries.bots(many=len(found.seats) > 2, game=found.game),
        "bot_met": queries.bot_met(found, seat),
        "hot_seat": len(found.seats) == 2 and drafts.draft_of_table(found.slug) is None,
    }
    return render(request, "playtest/replay.html", context)


@never_cache
@gzip_page
@require_safe
def steps(request: HttpRequest, slug: str) -> HttpResponse:
    """All steps of the game as data, seen by one seat or with open hands."""
    found = table_named(slug)
    try:
        seat = seat_seen_from(request, found)
        game = FinishedGame.of(found)
        return JsonResponse(replay_of(game, seen_by=seen_by(request.GET.get("seen_by", str(seat)), game), seat=seat))
    except Refused as refused:
        return _refusal(refused)


@never_cache
@require_safe
@ensure_csrf_cookie
def open_file(request: InAGame) -> HttpResponse:
    """The page at which a record file is chosen and then watched."""
    return render(request, "playtest/open_record.html", {"terms": terms(request.game.KEY), "game": request.game})


@gzip_page
@require_POST
def file_steps(request: InAGame) -> HttpResponse:
    """All steps of the game of a record file, which is sent as `record`, with `seen_by`. Nothing of it is stored."""
    try:
        GAMES.take(address_of(request))
        data = json.loads(request.body)
        asked = data if isinstance(data, dict) else {}
        game = FinishedGame.from_file(asked.get("record"), request.game)
        shown = replay_of(game, seen_by=seen_by(asked.get("seen_by"), game), seat=0)
        return JsonResponse(shown, json_dumps_params={"allow_nan": False})  # which no browser could read
    except TooOften as often:
        return JsonResponse({"code": "too_many", "text": str(often)}, status=429)
    except Refused as refused:
        return _refusal(refused)
    except (ValueError, RecursionError, LookupError, TypeError, AttributeError):  # anybody can write a file
        return _refusal(
            Refused("malformed", f"This file is no record of a game of {request.game.play.WORDS['named']}.")
        )


@never_cache
@require_safe
def position(request: HttpRequest, slug: str) -> HttpResponse:
    """The position at a `step` of the game, in notation."""
    found = table_named(slug)
    try:
        seat_seen_from(request, found)
        return JsonResponse({"text": position_at(found, _number(request.GET.get("step", "")))})
    except Refused as refused:
        return _refusal(refused)


@require_POST
def write_note(request: HttpRequest, slug: str) -> HttpResponse:
    """Keep the `text` as the visitor's own note at a `step`, or take it back where it is empty; then all their notes on
    the game."""
    found, person = table_named(slug), person_in(request.session, request.user)
    try:
        seat_seen_from(request, found)
        step, text = (request.POST.get(name, "") for name in ("step", "text"))
        notes.write(slug=found.slug, person=person, step=_number(step), text=text)
        return JsonResponse({"notes": notes_on(found, person)})
    except Refused as refused:
        return _refusal(refused)


@require_POST
def play_on(request: HttpRequest, slug: str) -> HttpResponse:
    """Go on from a `step` of a finished game: against a `bot` in one of its seats, or with somebody else at this device
    in "both"."""
    found = table_named(slug)
    try:
        seat_seen_from(request, found)
        step, seat, bot = (request.POST.get(name, "") for name in ("step", "seat", "bot"))
        seats = [str(number) for number in range(len(found.seats))] + [BOTH] * (len(found.seats) == 2)
        if seat not in seats or (
            seat != BOTH and bot not in dict(queries.bots(many=len(found.seats) > 2, game=found.game))
        ):
            raise Refused("malformed", f"Choose a seat, {', '.join(seats[:-1])} or {seats[-1]}, and one of the bots.")
        if seat == BOTH and drafts.draft_of_table(slug) is not None:
            raise Refused("illegal", "A game of a draft is played on against a bot only.")
        GAMES.take(address_of(request))
        begun = _play_on(found, _number(step), person_for(request), seat, bot)
    except (Refused, TooOften) as refused:
        messages.error(request, str(refused))
        return redirect("games")
    return redirect("table", begun.slug)


def _play_on(found: Table, step: int, person: Person, seat: str, bot: str) -> Table:
    """The table at which it goes on."""
    record = checked(found)
    if seat == BOTH:
        return hot_seat.play_on(person=person, record=record, step=step, names=found.names, game=found.game)
    before = queries.seat_of(found, person)
    practice = PLAIN if before is None else practice_at(found, before)
    me = NewPlayer(person, name="You", practice=practice)
    players = [me if number == int(seat) else NewPlayer(bot=bot) for number in range(len(found.seats))]
    return domain.play_on_from(record=record, step=step, players=players, game=found.game)


def _number(step: str) -> int:
    """The number of a step."""
    if not (step.isascii() and step.isdigit() and len(step) < 7):
        raise Refused("malformed", "A step is a whole number from 0 on.")
    return int(step)


def _refusal(refused: Refused) -> JsonResponse:
    return JsonResponse({"code": refused.code, "text": str(refused)}, status=STATUS[refused.code])


def seat_seen_from(request: HttpRequest, found: Table) -> int:
    """The seat from which the visitor may see this game; Refused while nobody may, 403 when others may."""
    person = person_in(request.session, request.user)
    seat = queries.seat_of(found, person)
    if seat is None and not (all(player.bot for player in found.seats) and drafts.draft_of_table(found.slug) is None):
        raise PermissionDenied("This game belongs to other players. Only they can see its replay.")
    if found.finished is None:
        raise Refused("running", RUNNING)
    if seat is not None and (why := withheld(found, seat=seat, person=person)):
        raise Refused("withheld", why)
    return 0 if seat is None else seat


def table_named(slug: str) -> Table:
    """The table of that name; 404 otherwise."""
    try:
        return queries.table_at(slug)
    except Refused as refused:
        raise Http404(str(refused)) from None
