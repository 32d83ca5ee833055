"""Pages of invitations: inviting a friend, and the page at which the two meet before and between their games."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import segno
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods
from django_htmx.http import HttpResponseClientRedirect

from engine.games import of
from gate.addresses import address_of
from gate.games import InAGame, game_of, urls_of
from gate.limits import GAMES, TooOften
from live import sounds
from live.errors import Refused
from people.persons import Person, person_for, person_in
from people.requests import HtmxRequest
from people.usual_names import keep_name, usual_name
from playtest.absence import PATIENCE
from playtest.challenges import domain, matches, queries
from playtest.challenges.forms import ANYBODY, BotForm, InviteForm, SideForm, SwapForm
from playtest.challenges.matches import GUEST, HOST
from playtest.challenges.queries import Room
from playtest.models import Challenge
from playtest.naming import listed
from playtest.watching.forms import WatchFields
from playtest.watching.terms import USUAL_DELAY, Watch

OUT_OF_DATE = "This page is out of date. Try again."
NO_CONTENT = 204  # the page has read what there is
OF_THE_FORM = {"deck": "my_deck", "name": "name", "seat": "seat"}  # fields by the codes of what is refused
BOT = "room_bot"  # the key of the bot that was put into a seat last


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def invite(request: InAGame) -> HttpResponse:
    """Choose a deck and how to play, to invite friends."""
    person = person_in(request.session, request.user)
    form = InviteForm(request.POST or None, person=person, game=request.game, name=usual_name(request))
    opens = "open" in request.GET  # who comes from the lobby
    many = "many" in request.GET  # who comes from the page of games of many
    if opens:
        form.initial["who_joins"] = ANYBODY
    if many:
        form.initial["kind"] = request.game.play.MULTIPLAYER[0].key
    if form.is_bound and form.is_valid():
        try:
            made = _create(request, form)
            form.tell(request)
            return redirect("challenge", made.slug)
        except (Refused, TooOften) as refused:
            form.add_error(None, str(refused))
    context = {
        "form": form,
        "errors_by_line": form.errors_by_line,
        "opens": opens,
        "many": many,
        "patience": PATIENCE.seconds // 60,
        "game": request.game,
    }
    return render(request, "playtest/challenges/invite.html", context)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def challenge(request: HtmxRequest, slug: str) -> HttpResponse:
    """The page at which the players meet. To its players it leads to their game as soon as that has begun."""
    person = person_in(request.session, request.user)
    try:
        room = queries.room(slug=slug, person=person)
        if request.method == "POST":
            return _post(request, room)
    except Refused as refused:
        if refused.code == "gone":
            raise Http404(str(refused)) from None
        messages.error(request, str(refused))
        return redirect("challenge", slug)
    if room.challenge.game != game_of(request).KEY:
        return redirect(reverse("challenge", args=[slug], urlconf=urls_of(room.challenge.game)))
    if room.side is not None and room.table is not None and not room.over:
        table = reverse("table", args=[room.table.slug])
        return HttpResponseClientRedirect(table) if request.htmx else redirect(table)
    if room.side is not None and room.challenge.open and not room.over:
        domain.present(slug=slug, person=person)
    if request.htmx and request.GET.get("read") == _state(room):
        return HttpResponse(status=NO_CONTENT)
    form = _side_form(request, room, person)
    if room.side is not None and room.side.chosen is not None:
        form.fill(room.side.chosen)
    return _page(request, room, form)


def _side_form(request: HttpRequest, room: Room, person: Person, data: QueryDict | None = None) -> SideForm:
    """The form by which a deck is brought to this invitation."""
    game, key = of(room.challenge.game), room.challenge.format_key
    name = room.side.name if room.side is not None else usual_name(request)
    return SideForm(data, person=person, game=game, format_key=key, name=name, free=room.free)


def _create(request: HttpRequest, form: InviteForm) -> Challenge:
    GAMES.take(address_of(request))
    keep_name(request, form.cleaned_data["name"])
    return domain.create(
        person=person_for(request), name=form.cleaned_data["name"], deck=form.deck, agreed=form.agreed
    )  # fmt: skip


def _post(request: HtmxRequest, room: Room) -> HttpResponse:
    """What a player did on the page."""
    slug = room.challenge.slug
    what, _, seat = request.POST.get("do", "").partition(" ")  # a button of a seat says which one
    if what == "sit":
        return _sit(request, room)
    if what == "swap":
        return _swap(request, room)
    person, watch = person_in(request.session, request.user), request.POST.get("watch", "")
    acts: dict[str, Callable[[], object]] = {
        "ready": lambda: domain.set_ready(slug=slug, person=person, ready=True, watch=watch),
        "change_sides": lambda: domain.set_ready(slug=slug, person=person, ready=True, watch=watch, change_sides=True),
        "wait": lambda: domain.set_ready(slug=slug, person=person, ready=False),
        "host_starts": lambda: domain.choose_opener(slug=slug, person=person, seat=HOST),
        "guest_starts": lambda: domain.choose_opener(slug=slug, person=person, seat=GUEST),
        "starts": lambda: domain.choose_opener(slug=slug, person=person, seat=_number(seat)),
        "watching": lambda: domain.choose_watching(slug=slug, person=person, watch=_watch(request)),
        "bot": lambda: _seat_bot(request, room, _number(seat)),
        "free": lambda: domain.free_seat(slug=slug, person=person, seat=_number(seat)),
        "leave": lambda: domain.leave(slug=slug, person=person),
    }
    if what not in acts:
        raise Refused("malformed", OUT_OF_DATE)
    acts[what]()
    return redirect("challenge", slug)


def _number(text: str) -> int:
    """A seat, as a button names it."""
    if not (text.isascii() and text.isdecimal() and len(text) == 1):
        raise Refused("malformed", OUT_OF_DATE)
    return int(text)


def _seat_bot(request: HttpRequest, room: Room, seat: int) -> None:
    """Let the chosen bot play in that seat."""
    form = BotForm(request.POST, game=of(room.challenge.game))
    if not form.is_valid():
        raise Refused("malformed", "Choose one of the offered bots and decks.")
    domain.seat_bot(
        slug=room.challenge.slug,
        person=person_in(request.session, request.user),
        seat=seat,
        bot=form.cleaned_data["bot"],
        deck=form.cleaned_data["bot_deck"],
    )
    request.session[BOT] = {name: form.cleaned_data[name] for name in form.fields}


def _swap(request: HtmxRequest, room: Room) -> HttpResponse:
    """Exchange cards with the sideboard."""
    person = person_in(request.session, request.user)
    side = queries.own(room.sides, person)
    if not room.may_swap:
        raise Refused("match", queries.NO_SWAP)
    form = SwapForm(request.POST, side=side)
    if form.is_valid():
        out, into = form.cleaned_data["names"]
        try:
            domain.swap(slug=room.challenge.slug, person=person, out=out, into=into)
        except Refused as refused:
            if refused.code != "swap":
                raise
            form.add_error(None, str(refused))
        else:
            return redirect("challenge", room.challenge.slug)
    return _page(request, room, _side_form(request, room, person), swap_form=form)


def _watch(request: HttpRequest) -> Watch:
    """What spectators are to see by the form."""
    form = WatchFields(request.POST)
    if not form.is_valid():
        raise Refused("malformed", "Choose one of the offered options.")
    return form.watch


def _sit(request: HtmxRequest, room: Room) -> HttpResponse:
    """Sit down with a deck, or change it."""
    person = person_for(request)
    form = _side_form(request, room, person, request.POST)
    if not form.is_valid():
        return _page(request, room, form)
    try:
        name, seat = form.cleaned_data["name"], form.cleaned_data.get("seat")
        domain.sit(slug=room.challenge.slug, person=person, name=name, deck=form.deck, seat=seat)
    except Refused as refused:
        if refused.code not in OF_THE_FORM:
            raise
        form.add_error(OF_THE_FORM[refused.code], str(refused))
        room = queries.room(slug=room.challenge.slug, person=person)  # as it is by now
        form.offer(room.free)
        return _page(request, room, form)
    if name:
        keep_name(request, name)
    form.tell(request)
    return redirect("challenge", room.challenge.slug)


def _page(request: HtmxRequest, room: Room, form: SideForm, *, swap_form: SwapForm | None = None) -> HttpResponse:
    if swap_form is None and room.side is not None and room.may_swap:
        swap_form = SwapForm(side=room.side)
    link = request.build_absolute_uri(request.path)
    context = {
        "room": room,
        "link": link,
        "qr": _qr(link),
        "state": _state(room),
        "news": _news(room),
        "sounds": sounds.addresses(),
        "watch_link": request.build_absolute_uri(reverse("watch", args=[room.challenge.watch_slug]))
        if room.watch.is_open
        else "",
        "watch_form": WatchFields(initial={"sees": room.watch.sees, "delay": room.watch.delay or USUAL_DELAY}),
        "bot_form": BotForm(game=of(room.challenge.game), initial=request.session.get(BOT)),
        "swap_form": swap_form,
        "change_deck": "change_deck" in request.GET,  # who comes from the end of a game to do so
        "may_change": room.side is not None and room.table is None and not matches.in_match(room.challenge),
        "form": form,
        "errors_by_line": form.errors_by_line,
    }
    return render(request, "playtest/challenges/challenge.html", context)


def _state(room: Room) -> str:
    """A word that changes when there is something new to read."""
    parts = (
        room.challenge.touched,
        room.over,
        room.side and room.side.seat,
        room.table and room.table.slug,
        room.score,
        room.spectators,
    )
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def _news(room: Room) -> str:
    """What the others have done last, for who does not look at the page."""
    if room.side is None or room.over:
        return room.over
    if room.other is None:
        ready = [side.name for side in room.others if side.ready]
        here = [side.name for side in room.others if side.is_persons]
        if ready:
            return f"{listed(ready)} {'is' if len(ready) == 1 else 'are'} ready"
        return f"{listed(here)} {'is' if len(here) == 1 else 'are'} here" if here else ""
    if not room.other.is_persons:
        return ""
    if room.other.ready and room.challenge.changes_sides:
        return f"{room.other.name} wants to change sides"
    return f"{room.other.name} is ready" if room.other.ready else f"{room.other.name} is here"


def _qr(link: str) -> SafeString:
    """A picture of the link for the camera of a phone. Its colours come from the sheet."""
    drawn = segno.make(link, error="m", micro=False)
    return mark_safe(drawn.svg_inline(omitsize=True, svgclass="qr", lineclass="qr-modules"))  # noqa: S308  (of us)
