"""The page on which somebody begins a game of three to eight."""

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
from playtest import domain, once_more
from playtest.domain import NewPlayer
from playtest.many.forms import ManyForm
from playtest.models import Table, bot_title


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def begin(request: HttpRequest) -> HttpResponse:
    """Choose the kind of game, how many play, and a deck."""
    person = person_in(request.session, request.user)
    form = ManyForm(request.POST if request.method == "POST" else None, person=person)
    if form.is_bound and form.is_valid():
        try:
            table = _begin(request, form)
            form.tell(request)
            return redirect("table", table.slug)
        except (Refused, TooOften) as refused:
            form.add_error(None, str(refused))
    before = once_more.before(request.GET.get(once_more.AGAIN, ""), person, form=once_more.MANY)
    if before is not None:
        form.fill_as(*before)
    context = {"form": form, "ready_made": decks.DECKS, "errors_by_line": form.errors_by_line}
    return render(request, "playtest/many/begin.html", context)


def _begin(request: HttpRequest, form: ManyForm) -> Table:
    """The table that the form asks for. Chance says who starts."""
    GAMES.take(address_of(request))
    said = form.cleaned_data
    titles, bot, teams = dict(decks.DECKS), said["bot"], said["teams"]
    others = [
        NewPlayer(bot=bot, name=f"{_called(bot, number, teams)} {number}", deck_name=titles[key])
        for number, key in enumerate(said["bots_decks"], start=1)
    ]
    me = NewPlayer(person_for(request), name="You", deck=said["saved"][0], deck_name=said["deck_names"][0])
    return domain.create_table(
        players=(me, *others),
        decks=(*said["decks"], *map(decks.ready_made, said["bots_decks"])),
        first=None,
        deities=(*said["deities"], *(None for _ in others)),
        format_=said["format"],
        teams=teams,
        shared_hands=said["shared_hands"],
        rules_of=said["rules_of"],
        chosen=form.chosen,
    )


def _called(bot: str, seat: int, teams: int) -> str:
    """What the bot of a seat is called by the person at seat 0, who sees so which ones play with them."""
    return "Teammate" if teams and not seat % teams else bot_title(bot)
