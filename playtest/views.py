"""Pages of the tables: what is learned at one, the table and the record of a finished game."""

from __future__ import annotations

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from decks import queries as decks
from drafts import queries as drafts
from engine.games import DEFAULT
from gate.addresses import address_of
from gate.games import InAGame
from gate.limits import GAMES, TooOften
from live import sounds
from live.errors import Refused
from people.offline import kept_offline
from people.persons import person_for, person_in
from people.usual_names import usual_name
from playtest import domain, once_more, queries, thinking
from playtest.coach.domain import is_coached
from playtest.domain import NewPlayer
from playtest.hot_seat import looking
from playtest.models import Table
from playtest.naming import against
from playtest.places import elsewhere_in
from playtest.practice.terms import Practice
from playtest.puzzle_page import puzzle_page
from playtest.replays import FinishedGame
from playtest.scenes import SCENES, UnknownScene
from playtest.scenes.puzzles import number_of
from playtest.watching.domain import why_closed
from playtest.withheld import withheld
from playtest.wording import terms


@never_cache
@require_safe
@kept_offline
def learn(request: InAGame) -> HttpResponse:
    """The rules in pictures, and the scenes in which they are played."""
    game = request.game.KEY
    done = queries.scenes_done(person_in(request.session, request.user), game)
    context = {"scenes": [{"scene": scene, "done": scene.key in done} for scene in SCENES.get(game, ())]}
    return render(request, f"playtest/learn/{game}.html", context)


@require_POST
def begin_scene(request: InAGame, key: str) -> HttpResponse:
    """Begin a scene of the game."""
    try:
        GAMES.take(address_of(request))
        begun = domain.begin_scene(person=person_for(request), key=key, game=request.game.KEY)
        return redirect("table", begun.slug)
    except UnknownScene as unknown:
        raise Http404(str(unknown)) from None
    except (Refused, TooOften) as refused:
        messages.error(request, str(refused))
        return redirect("learn")


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def puzzles(request: HttpRequest) -> HttpResponse:
    """The puzzle of the day and all others; a form begins the one that it names."""
    if request.method == "POST":
        return _begin_puzzle(request)
    done = queries.scenes_done(person_in(request.session, request.user), DEFAULT)
    return render(request, "playtest/puzzles.html", {"page": puzzle_page(timezone.localdate(), done)})


def _begin_puzzle(request: HttpRequest) -> HttpResponse:
    key = request.POST.get("puzzle", "")
    try:
        GAMES.take(address_of(request))
        if not number_of(key, DEFAULT):
            raise UnknownScene("There is no such puzzle. Choose one of those on this page.")
        return redirect("table", domain.begin_scene(person=person_for(request), key=key, game=DEFAULT).slug)
    except (UnknownScene, Refused, TooOften) as refused:
        messages.error(request, str(refused))
        return redirect("puzzles")


@require_POST
def first_game(request: HttpRequest) -> HttpResponse:
    """Begin a whole game against a bot that plays as beginners do, for somebody who has played the scenes."""
    try:
        GAMES.take(address_of(request))
        begun = domain.create_table(
            players=(
                NewPlayer(person_for(request), name="You", practice=Practice(hints=True)),
                NewPlayer(bot="beginner", name="Beginner bot"),
            ),
            decks=(decks.ready_made("good"), decks.ready_made("evil")),
            first=0,
            game=DEFAULT,
        )
        return redirect("table", begun.slug)
    except (Refused, TooOften) as refused:
        messages.error(request, str(refused))
        return redirect("learn")


@never_cache
@require_safe
def table(request: InAGame, slug: str) -> HttpResponse:
    """The table itself; what lies on it comes over the WebSocket. Where two bots play, how their game stands."""
    found = _table(slug)
    if elsewhere := elsewhere_in(request, found, "table"):
        return redirect(elsewhere)
    if not found.is_watched:
        return _bots_table(request, found)
    seat, draft = _own_seat(request, found), drafts.draft_of_table(found.slug)
    games = draft and reverse("pod_games", args=[draft])
    if why := queries.stopped(found):
        return _stopped_table(request, found, seat, why, games)
    context: dict[str, object] = {
        "games": games,
        "table_id": found.slug,
        "ws_path": f"/ws/table/{found.slug}/",
        "title": against(found.names, seat),
        "terms": terms(found.game),
        "sounds": sounds.addresses(),
        "seat": seat,
        "finished": found.finished is not None,
        "challenge": queries.challenge_slug(found),
        "change_deck": once_more.change_deck_link(found),
        "has_coach": is_coached(found),
        "may_be_opened": not why_closed(found, seat),
        "own_name": usual_name(request),
    }
    if found.is_hot_seat:
        context |= looking.shown_at(found)
    return render(request, "playtest/table.html", context)


@require_POST
def again(request: HttpRequest, slug: str) -> HttpResponse:
    """Another game with the same decks, in place of one that cannot go on."""
    found = _table(slug)
    seat = _own_seat(request, found)
    try:
        GAMES.take(address_of(request))
        return redirect("table", domain.rematch(slug=found.slug, seat=seat).slug)
    except (Refused, TooOften) as refused:
        messages.error(request, str(refused))
        return redirect("table", found.slug)


@never_cache
@require_safe
def record(request: HttpRequest, slug: str) -> HttpResponse:
    """The record of a finished game, to keep and to replay."""
    found = _table(slug)
    seat = _own_seat(request, found)
    if found.record is None:
        sentence = (
            "This game is still in progress. Its record reveals all hidden cards, so you can download it when the game "
            "is over."
        )
        return JsonResponse({"code": "running", "text": sentence}, status=409)
    if why := withheld(found, seat=seat, person=person_in(request.session, request.user)):
        return JsonResponse({"code": "withheld", "text": why}, status=409)
    headers = {"Content-Disposition": f'attachment; filename="fourfold-{found.slug}.json"'}
    return JsonResponse(FinishedGame.of(found).file(), headers=headers, json_dumps_params={"indent": 1})


def _stopped_table(request: HttpRequest, found: Table, seat: int, why: str, games: str | None) -> HttpResponse:
    """A game that cannot go on: why, what its players can do, and what they were told of it."""
    context = {
        "table": found,
        "why": why,
        "seat": seat,
        "games": games,
        "again": queries.next_game(found),
        "challenge": queries.challenge_slug(found),
        "can_play_again": not any(player.is_empty for player in found.seats),
        "hot_seat": found.is_hot_seat,
        "story": [] if found.is_hot_seat else queries.story_so_far(found, seat),
    }
    return render(request, "playtest/stopped.html", context)


def _bots_table(request: HttpRequest, found: Table) -> HttpResponse:
    """Nobody sits here, so nobody sees more than that they play and who won. To look is to wake them."""
    thinking.wake(found.slug)
    context = {"table": found, "status_line": queries.status_line(found), "trouble": thinking.is_in_trouble(found.slug)}
    return render(request, "playtest/bots.html", context)


def _table(slug: str) -> Table:
    """The table of that name; 404 otherwise."""
    try:
        return queries.table_at(slug)
    except Refused as refused:
        raise Http404(str(refused)) from None


def _own_seat(request: HttpRequest, found: Table) -> int:
    """The visitor's seat; 403 otherwise."""
    seat = queries.seat_of(found, person_in(request.session, request.user))
    if seat is None:
        raise PermissionDenied("This table belongs to other players. Only they can see their game.")
    return seat
