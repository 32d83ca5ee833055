"""The page of the lobby."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from lobby.listing import listed
from people import blocks
from people.persons import person_in


@never_cache
@require_safe
def lobby(request: HttpRequest) -> HttpResponse:
    """Open drafts and tables. The page asks for itself again when its socket says that something else stands there."""
    person = person_in(request.session, request.user)
    context = {"listed": listed(person, timezone.now()), "blocked": len(blocks.of(person))}
    return render(request, "lobby/lobby.html", context)
