"""The page of a draft, and what the page asks beside its socket."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import cache_control, never_cache
from django.views.decorators.http import require_safe

from drafts import queries, wording
from drafts.models import Pod
from drafts.opening import may_read
from drafts.rows import seat_of
from engine.limited import BadSetup
from live import sounds
from live.errors import Refused
from people.persons import Person, person_in
from people.usual_names import usual_name


@never_cache
@require_safe
def pod(request: HttpRequest, slug: str) -> HttpResponse:
    """A draft from its first seat to its end; what happens in it comes over the WebSocket."""
    try:
        snapshot = queries.snapshot(slug=slug)
    except Refused as refused:
        raise Http404(str(refused)) from None
    person = person_in(request.session, request.user)
    if why := queries.stopped(snapshot.pod):
        hosts = snapshot.pod.belongs_to(person)
        return render(request, "drafts/stopped.html", {"pod": snapshot.pod, "why": why, "hosts": hosts})
    context = {
        "pod": snapshot.pod,
        "seated": any(seat.belongs_to(person) for seat in snapshot.seats),
        "ws_path": f"/ws/draft/{slug}/",
        "link": request.build_absolute_uri(request.path),
        "typed": usual_name(request),
        "plan": _plan(snapshot.pod)
        | {"cube": _cube(snapshot.pod, person), "pulls": snapshot.pod.has_pulls}
        | {"repeats": _repeats(snapshot.pod, person)},
        "sounds": sounds.addresses(),
    }
    return render(request, "drafts/pod.html", context)


@cache_control(private=True, max_age=3600)
@require_safe
def ratings(request: HttpRequest, slug: str) -> JsonResponse:
    """All cards by what the bots of a draft think of them, the best first: the start of a player's own ranking."""
    try:
        pod = queries.pod_at(slug)
    except Refused as refused:
        raise Http404(str(refused)) from None
    return JsonResponse(list(pod.room.bots.best_first(pod.bots, pod.setup["format"])), safe=False)


def _cube(pod: Pod, person: Person) -> dict[str, str] | None:
    """The cube that the draft is dealt from, for who may read it."""
    if pod.cube is None or not pod.cube.readable_by(person):
        return None
    return {"name": f"{pod.cube.name}, version {pod.cube_number}", "address": reverse("cube", args=[pod.cube.slug])}


def _repeats(pod: Pod, person: Person) -> dict[str, object] | None:
    """Of a repeat, the first draft as far as this person may know it: its log, who had which seat, and which one was
    theirs."""
    if pod.repeats is None:
        return None
    seats = list(pod.repeats.seats.order_by("number"))
    mine = seat_of(seats, person)
    if not may_read(pod.repeats, person, mine):
        return {"log": None, "names": None, "seat": None if mine is None else mine.number}
    return {
        "log": reverse("pod_log", args=[pod.repeats.slug]),
        "names": [seat.name or queries.FORMER for seat in seats],
        "seat": None if mine is None else mine.number,
    }


def _plan(pod: Pod) -> dict[str, object]:
    """What the setup means, for the page: how the draft goes, and what its deck is. Without the setup's cards, nothing
    can be drafted, but what was drafted can still be looked at."""
    try:
        setup = pod.plan
    except BadSetup:
        return {"format": pod.setup["format"], "sentences": [], "shape": "passed", "alternate": False, "open": False,
                "scored": pod.is_scored, "takes": [], "burns": 0, "team": 1, "comes_and_goes": False,
                "deck": {"size": "", "least": 0, "most": None}}  # fmt: skip
    procedure, deck_format = setup.procedure, pod.deck_format
    about = pod.room.construction.about(deck_format)
    return {
        "format": pod.format_name,
        "sentences": wording.sentences(setup, deck_format, pod.brought, about),
        "shape": procedure.shape.value,
        "scored": pod.is_scored,
        "alternate": procedure.alternate,
        "open": procedure.open,
        "takes": list(procedure.takes),
        "burns": procedure.burns,
        "team": setup.team,
        "comes_and_goes": procedure.comes_and_goes,
        "deck": {"size": deck_format.size, "least": deck_format.least, "most": deck_format.most},
    }
