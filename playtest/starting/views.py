"""The first page of a game: decks and an opponent are chosen, or a game goes on."""

from __future__ import annotations

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from gate.addresses import address_of
from gate.games import InAGame
from gate.limits import GAMES, TooOften
from live.errors import Refused
from people.persons import person_for, person_in
from playtest import domain, queries
from playtest.domain import NewPlayer
from playtest.models import Table
from playtest.places import address_of_table
from playtest.starting.forms import BotGameForm


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def start(request: InAGame) -> HttpResponse:
    """Choose decks and a bot, or go on with a game."""
    person = person_in(request.session, request.user)
    form = BotGameForm(request.POST if request.method == "POST" else None, person=person, game=request.game)
    form.offer(request.GET.get("bot", ""))
    if form.is_bound and form.is_valid():
        try:
            return redirect(address_of_table(_begin(request, form)))
        except (Refused, TooOften) as refused:
            form.add_error(None, str(refused))
    tables = queries.recent_tables(person, request.game.KEY)
    recent = [{"url": address_of_table(table), **queries.summary(table, person)} for table in tables]
    goes_on = bool(tables) and tables[0].result is None and queries.is_playable(tables[0])
    context = {
        "form": form,
        "game": request.game,
        "errors_by_line": form.errors_by_line,
        "recent": recent,
        "going_on": recent[0] if goes_on else None,
    }
    return render(request, "playtest/starting/start.html", context)


def _begin(request: InAGame, form: BotGameForm) -> Table:
    """The table that the form asks for."""
    saved, names = form.cleaned_data["saved"], form.cleaned_data["deck_names"]
    GAMES.take(address_of(request))
    return domain.create_table(
        players=(
            NewPlayer(person_for(request), name="You", deck=saved[0], deck_name=names[0]),
            NewPlayer(bot=form.cleaned_data["bot"], deck=saved[1], deck_name=names[1]),
        ),
        decks=form.cleaned_data["decks"],
        first=form.cleaned_data["first"],
        game=request.game.KEY,
        agreed=form.cleaned_data["agreed"],
    )
