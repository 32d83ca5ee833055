"""Pages of the tables: the first page, the table and the record of a finished game."""

from __future__ import annotations

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from decks import queries as decks
from live.errors import Refused
from people.persons import person_for, person_in
from playtest import domain, queries
from playtest.forms import StartForm
from playtest.models import Table


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def start(request: HttpRequest) -> HttpResponse:
    """Choose decks and an opponent, or go on with a game."""
    person = person_in(request.session, request.user)
    form = StartForm(request.POST if request.method == "POST" else None, person=person)
    if form.is_bound and form.is_valid():
        table = domain.create_table(
            person=person_for(request.session, request.user),
            decks=form.cleaned_data["decks"],
            bot=form.cleaned_data["bot"],
            first=form.cleaned_data["first"],
            deities=form.cleaned_data["deities"],
        )
        return redirect("table", table.slug)
    tables = queries.recent_tables(person)
    context = {
        "form": form,
        "ready_made": decks.DECKS,
        "extent": decks.extent(),
        "errors_by_line": form.errors_by_line,
        "recent": [{"url": reverse("table", args=[table.slug]), **queries.summary(table)} for table in tables],
    }
    return render(request, "playtest/start.html", context)


@never_cache
@require_safe
def table(request: HttpRequest, slug: str) -> HttpResponse:
    """The table itself; what lies on it comes over the WebSocket."""
    found, seat = _own_table(request, slug)
    context = {
        "table_id": found.slug,
        "ws_path": f"/ws/table/{found.slug}/",
        "names": found.names,
        "seat": seat,
        "finished": found.finished is not None,
    }
    return render(request, "playtest/table.html", context)


@never_cache
@require_safe
def record(request: HttpRequest, slug: str) -> HttpResponse:
    """The record of a finished game, to keep and to replay."""
    found, _seat = _own_table(request, slug)
    if found.record is None:
        sentence = (
            "This game is still being played. Its record, which tells every hidden card, is ready when it is over."
        )
        return JsonResponse({"code": "running", "text": sentence}, status=409)
    headers = {"Content-Disposition": f'attachment; filename="fourfold-{found.slug}.json"'}
    return JsonResponse(found.record, headers=headers, json_dumps_params={"indent": 1})


def _own_table(request: HttpRequest, slug: str) -> tuple[Table, int]:
    """The table and the visitor's seat at it; 404 or 403 otherwise."""
    try:
        found = queries.table_at(slug)
    except Refused as refused:
        raise Http404(str(refused)) from None
    seat = queries.seat_of(found, person_in(request.session, request.user))
    if seat is None:
        raise PermissionDenied("This table belongs to another player. Only who began a game can see it.")
    return found, seat
