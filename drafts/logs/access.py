"""Who comes to the log of a draft, and the answer to those for whom there is none: a sentence of what comes when."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from drafts import queries
from drafts.logs.story import Story
from drafts.models import Pod, Readers, Status
from drafts.opening import may_read, readers_of
from drafts.rows import seat_of
from live.errors import Refused
from people.persons import Person, person_in

PAGE, JSON, TEXT = "page", "json", "text"  # kinds of answers
View = Callable[..., HttpResponse]

_YET: Final = {
    Status.GATHERING: "This draft has not started yet.",
    Status.RUNNING: "This draft is still in progress.",
    Status.PAUSED: "This draft is paused.",
}
_WHO: Final = {
    Readers.ALL: "anyone with the link",
    Readers.PLAYERS: "its players and the host",
    Readers.MATCH: "each player after their match, and then by anyone with the link",
    Readers.HOST: "the host only",
}
_NOT_YOU: Final = {
    Readers.PLAYERS: "Only the players of this draft and its host can read the log. If you are one of them, open "
    "it in the browser you drafted in, or sign in.",
    Readers.MATCH: "The log of this draft opens to each player after their match, or a week after the draft, but not "
    "while pairings are in progress. Others can read it when all players can.",
    Readers.HOST: "Only the host can read the log of this draft.",
}


class Closed(Exception):
    """The log is not there for whoever asks, or not yet."""

    def __init__(self, pod: Pod) -> None:
        self.pod = pod
        self.code, self.status = ("log", 403) if pod.status == Status.OVER else (str(pod.status), 409)
        super().__init__(sentence(pod))


def sentence(pod: Pod) -> str:
    """Why the log of this pod cannot be read, and when it can, for who may not read it."""
    if pod.status == Status.OVER:
        return _NOT_YOU[Readers(readers_of(pod))]
    if pod.status == Status.CLOSED:
        return "The host closed this draft, so it has no log."
    when = "When it is over, the log with all packs and picks can be read by"
    return f"{_YET[Status(pod.status)]} {when} {_WHO[Readers(readers_of(pod))]}."


def asking(request: HttpRequest) -> Person:
    return person_in(request.session, request.user)


def pod_and_story(request: HttpRequest, slug: str) -> tuple[Pod, Story]:
    """The pod and its story, for whoever may read it. Raises Closed, and Refused("gone") where there is no such pod."""
    pod = queries.pod_at(slug)
    try:
        return pod, Story(queries.logs_of([pod], asking(request))[0])
    except Refused as refused:
        if refused.code == "log":
            raise Closed(pod) from None
        raise


def readable(request: HttpRequest, slug: str) -> Pod:
    """The pod, for whoever may read its log. Raises as `pod_and_story` does."""
    pod = queries.pod_at(slug)
    person = asking(request)
    if not may_read(pod, person, seat_of(pod.seats.all(), person)):
        raise Closed(pod)
    return pod


def reading(kind: str, *, posts: bool = False) -> Callable[[View], View]:
    """A view of a log: it reads only, unless it `posts`, is never cached, and answers in its own kind to those who may
    not read."""
    methods = require_http_methods(["GET", "HEAD", "POST"]) if posts else require_safe

    def wrapped(view: View) -> View:
        @wraps(view)
        def answer(request: HttpRequest, *arguments: object, **named: object) -> HttpResponse:
            try:
                return view(request, *arguments, **named)
            except Closed as closed:
                return _closed(request, closed, kind)
            except Refused as refused:
                if refused.code == "not_yours":
                    raise PermissionDenied(str(refused)) from None
                raise Http404(str(refused)) from None

        return methods(never_cache(answer))

    return wrapped


def _closed(request: HttpRequest, closed: Closed, kind: str) -> HttpResponse:
    if kind == JSON:
        return JsonResponse({"code": closed.code, "text": str(closed)}, status=closed.status)
    if kind == TEXT:
        return HttpResponse(f"{closed}\n", content_type="text/plain; charset=utf-8", status=closed.status)
    context = {"pod": closed.pod, "here": "pod_log", "sentence": str(closed), "not_yet": closed.status == 409}
    return render(request, "drafts/logs/closed.html", context, status=closed.status)
