"""The page of the lobby, and what is sent from it to the queue."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe
from django_htmx.http import HttpResponseClientRedirect

from engine.games import of
from gate.addresses import address_of
from gate.games import InAGame
from gate.limits import GAMES, TooOften
from live import sounds
from live.errors import Refused
from lobby import queue
from lobby.forms import QueueForm
from lobby.listing import listed
from lobby.models import Place
from lobby.places import place_of, status_of
from people import blocks
from people.persons import Person, person_for, person_in
from people.requests import HtmxRequest
from people.usual_names import keep_name, usual_name
from playtest.models import Table
from playtest.places import address_of_table
from playtest.starting.decks import Chosen

OF_THE_FORM = {"deck": "my_deck", "name": "name", "format_key": "format_key"}  # fields by the codes of what is refused
OUT_OF_DATE = "This page is out of date. Try again."


@never_cache
@require_safe
def lobby(request: InAGame) -> HttpResponse:
    """Open drafts and tables, and the queue. The page asks for itself again when its socket says that something else
    stands there."""
    return _page(request)


@never_cache
@require_POST
def enter(request: InAGame) -> HttpResponse:
    """Wait for somebody to play with."""
    form = QueueForm(request.POST, person=person_in(request.session, request.user), game=request.game)
    if not form.is_valid():
        return _page(request, form)
    try:
        GAMES.take(address_of(request))
        name, person = form.cleaned_data["name"], person_for(request)
        key = form.cleaned_data["format_key"]
        queue.enter(person=person, name=name, deck=form.deck, format_key=key, game=request.game.KEY)
    except (Refused, TooOften) as refused:
        code = getattr(refused, "code", "")
        if code == "waiting":  # a second click, or another tab
            return redirect("lobby")
        form.add_error(OF_THE_FORM.get(code), str(refused))
        return _page(request, form)
    keep_name(request, name)
    return redirect("lobby")


@never_cache
@require_POST
def act(request: HtmxRequest) -> HttpResponse:
    """Be ready, or leave the queue."""
    person = person_in(request.session, request.user)
    acts: dict[str, Callable[[], Table | None]] = {
        "ready": lambda: queue.set_ready(person=person),
        "leave": lambda: queue.leave(person=person),
    }
    table = None
    try:
        if (what := acts.get(request.POST.get("do", ""))) is None:
            raise Refused("malformed", OUT_OF_DATE)
        table = what()
    except Refused as refused:
        messages.error(request, str(refused))
    if table is not None:
        address = address_of_table(table)
        return HttpResponseClientRedirect(address) if request.htmx else redirect(address)
    return redirect("lobby")


def _page(request: InAGame, form: QueueForm | None = None) -> HttpResponse:
    person, now = person_in(request.session, request.user), timezone.now()
    place = place_of(person)
    status = status_of(place)
    context = {
        "listed": listed(person, now, request.game.KEY),
        "blocked": len(blocks.of(person)),
        "place": place,
        "other_game": of(place.game).NAME if place is not None and place.game != request.game.KEY else "",
        "status": status,
        "left": status.left(now),
        "check": int(queue.CHECK.total_seconds() * 1000),
        "form": form or _form(request, person, place),
        "sounds": sounds.addresses(),
        "has_deities": bool(request.game.construction.DEITIES),
    }
    return render(request, "lobby/lobby.html", context)


def _form(request: InAGame, person: Person, place: Place | None) -> QueueForm:
    """An empty form, or with what was chosen last by somebody who is out."""
    form = QueueForm(person=person, game=request.game, name=usual_name(request))
    if place is not None and place.chosen is not None and place.game == request.game.KEY:
        form.fill(cast("Chosen", place.chosen))
    return form
