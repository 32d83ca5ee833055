"""The page on which two people begin a game at one device, and what the page of their table shows before a look."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from decks import queries as decks
from gate.addresses import address_of
from gate.limits import GAMES, TooOften
from live.errors import Refused
from people.persons import person_for, person_in
from playtest import once_more
from playtest.hot_seat import domain
from playtest.hot_seat.forms import HotSeatForm
from playtest.models import Table


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def begin(request: HttpRequest) -> HttpResponse:
    """Choose names, decks and how to play."""
    person = person_in(request.session, request.user)
    form = HotSeatForm(request.POST if request.method == "POST" else None, person=person)
    if form.is_bound and form.is_valid():
        try:
            table = _begin(request, form)
            form.tell(request)
            return redirect("table", table.slug)
        except (Refused, TooOften) as refused:
            form.add_error(None, str(refused))
    before = once_more.before(request.GET.get(once_more.AGAIN, ""), person, form=once_more.HOT_SEAT)
    if before is not None:
        form.fill_as(before.table, before.chosen)
    context = {"form": form, "ready_made": decks.DECKS, "errors_by_line": form.errors_by_line}
    return render(request, "playtest/hot_seat/begin.html", context)


def _begin(request: HttpRequest, form: HotSeatForm) -> Table:
    """The table that the form asks for."""
    GAMES.take(address_of(request))
    said = form.cleaned_data
    return domain.begin(
        person=person_for(request),
        names=said["names"],
        decks=said["decks"],
        first=said["first"],
        deities=said["deities"],
        saved=said["saved"],
        deck_names=said["deck_names"],
        skips=said["skips"],
        rules_of=said["rules_of"],
        chosen=form.chosen,
    )
