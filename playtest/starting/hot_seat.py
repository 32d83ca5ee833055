"""The page on which two people begin a game of any game but the first at one device."""

from __future__ import annotations

from typing import ClassVar

from django import forms
from django.http import HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from engine.games import Game
from gate.addresses import address_of
from gate.games import InAGame
from gate.limits import GAMES, TooOften
from live.errors import Refused
from people.forms import Cleaned, set_choices
from people.persons import Person, person_for, person_in
from playtest.hot_seat import domain
from playtest.hot_seat.forms import HotSeatFields
from playtest.models import Table
from playtest.places import address_of_table
from playtest.starting.forms import DecksForm


class HotSeatForm(HotSeatFields, DecksForm):
    """Two names, two decks or what is dealt to both, the format, and who starts."""

    LISTS: ClassVar[dict[str, str]] = {"my_list": "my_deck", "their_list": "their_deck"}

    kind = forms.ChoiceField(label="What is played", required=False)

    def __init__(self, data: QueryDict | None = None, *, person: Person, game: Game) -> None:
        super().__init__(data, person=person, game=game)
        self.offer_deals()
        self.furnish(person, game)
        set_choices(self, "their_deck", self.choices)

    def clean(self) -> Cleaned:
        cleaned = super().clean()
        self.read_players(cleaned)
        self.deal_what_is_played(cleaned)
        for fields, cards in zip(self.LISTS.items(), cleaned["decks"], strict=True):
            if not cleaned["agreed"]:
                beside = self.sideboards.get(fields[0], ())
                self.check_deck(fields, cards, cleaned.get("format_key", ""), self.game.KEY, beside)
        return cleaned


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def begin(request: InAGame) -> HttpResponse:
    """Choose names, decks and how to play."""
    person = person_in(request.session, request.user)
    form = HotSeatForm(request.POST if request.method == "POST" else None, person=person, game=request.game)
    if form.is_bound and form.is_valid():
        try:
            return redirect(address_of_table(_begin(request, form)))
        except (Refused, TooOften) as refused:
            form.add_error(None, str(refused))
    context = {"form": form, "errors_by_line": form.errors_by_line}
    return render(request, "playtest/hot_seat/begin.html", context)


def _begin(request: InAGame, form: HotSeatForm) -> Table:
    """The table that the form asks for."""
    GAMES.take(address_of(request))
    said = form.cleaned_data
    return domain.begin(
        person=person_for(request),
        names=said["names"],
        decks=said["decks"],
        first=said["first"],
        saved=said["saved"],
        deck_names=said["deck_names"],
        skips=said["skips"],
        game=request.game.KEY,
        agreed=said["agreed"],
    )
