"""What is answered to a request that this site does not do now: it is too busy, it was asked too often, or it was sent
too much or what nobody can read. Pages say so in a sentence, programs get JSON with a code that stays. Nothing that was
typed is lost: whoever loads the page again sends it once more, and whoever goes back finds the form as it was.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from django.conf import settings
from django.core.exceptions import RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string
from django.views.defaults import server_error

from gate.games import without_game
from gate.limits import TooOften

API = "/api/"
RETRY_AFTER = 5  # seconds after which a busy site may be asked again
GO_BACK = "Nothing was changed. Go back to the form and send less of it."
BUSY = "The site is very busy. Nothing was changed. Wait a moment, then try again."


def broken(request: HttpRequest) -> HttpResponse:
    """Django's handler for what nobody expected. A database that could not be had in time is no fault of ours: 503."""
    if isinstance(sys.exc_info()[1], OperationalError | InterfaceError):
        return refusal(request.path, 503, "busy", "Very busy", BUSY, wait=RETRY_AFTER)
    return server_error(request)


def unreadable(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Django's handler for a request that it does not read: too much was sent at once, or nothing that makes sense."""
    fields, files = settings.DATA_UPLOAD_MAX_NUMBER_FIELDS, settings.DATA_UPLOAD_MAX_NUMBER_FILES
    sentence = "This request could not be read. Nothing was changed."
    if isinstance(exception, TooManyFieldsSent):
        sentence = f"You sent more than {fields:,} fields at once, which is the limit. {GO_BACK}"
    elif isinstance(exception, TooManyFilesSent):
        sentence = f"You sent more than {files:,} files at once, which is the limit. {GO_BACK}"
    elif isinstance(exception, RequestDataTooBig):
        sentence = f"You sent more text than is read here. {GO_BACK}"
    return refusal(request.path, 400, "malformed", "Not read", sentence)


def too_often(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware that answers TooOften."""

    def answer(request: HttpRequest) -> HttpResponse:
        return get_response(request)

    def process_exception(request: HttpRequest, error: Exception) -> HttpResponse | None:
        if not isinstance(error, TooOften):
            return None
        return refusal(request.path, 429, "too_fast", "Too many requests", str(error), wait=error.wait)

    answer.process_exception = process_exception  # type: ignore[attr-defined]
    return answer


def refusal(path: str, status: int, code: str, heading: str, sentence: str, *, wait: int = 0) -> HttpResponse:
    """The answer for who asked for this path. It reads nothing of the request and nothing of the database."""
    response: HttpResponse
    if without_game(path).startswith(API):
        payload: dict[str, str | int] = {"code": code, "detail": sentence}
        if wait:
            payload["wait"] = wait
        response = JsonResponse(payload, status=status)
    else:
        page = render_to_string("refusal.html", {"heading": heading, "sentence": sentence, "again": bool(wait)})
        response = HttpResponse(page, status=status)
    if wait:
        response["Retry-After"] = str(wait)
    response["Cache-Control"] = "no-store"
    return response
