"""Keeps what names somebody's own pictures out of caches that others share."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_cache_control

from decks.uploads.queries import were_shown


def keep_private(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware: such an answer is kept by the browser of whoever asked at most."""

    def answer(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if were_shown(request):
            patch_cache_control(response, private=True)
        return response

    return answer
