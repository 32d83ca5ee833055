"""The page on which somebody begins a game of three to eight against bots, in any game but the first."""

from __future__ import annotations

import secrets
from itertools import cycle, islice

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
from playtest import domain
from playtest.domain import NewPlayer
from playtest.models import Table, bot_title
from playtest.places import address_of_table
from playtest.queries import opponents
from playtest.starting.forms import DecksForm

MIXED, USUAL_SEATS = "mixed", 4


class ManyForm(DecksForm):
    """How many play, who plays the others and with which decks, and one's own deck. After `is_valid` `decks` and
    `deck_names` are those of all seats, and `agreed` is what is agreed beyond."""

    kind = forms.ChoiceField(label="What is played", required=False)
    seats = forms.TypedChoiceField(label="Players", coerce=int, initial=USUAL_SEATS)
    bot = forms.ChoiceField(label="The others are")
    bot_deck = forms.ChoiceField(label="Their decks", initial=MIXED)

    def __init__(self, data: QueryDict | None = None, *, person: Person, game: Game) -> None:
        super().__init__(data, person=person, game=game)
        self.offer_deals()
        set_choices(self, "seats", [(str(count), str(count)) for count in game.play.SEATS if count > 2])
        set_choices(self, "bot", opponents(many=True, game=game.KEY))
        self.initial["bot"] = game.bots.USUAL
        dealt = [(deal.key, deal.name) for deal in game.limited.DEALS if not deal.agreed]
        ready = [(one.key, one.name) for one in game.construction.READY]
        set_choices(self, "bot_deck", [(MIXED, "One ready deck after the other"), *ready, *dealt])

    def table_fields(self) -> list[forms.BoundField]:
        """What is asked about the table."""
        return [self[name] for name in ("kind", "seats", "bot", "bot_deck")]

    def clean(self) -> Cleaned:
        cleaned = super().clean()
        others = cleaned.get("seats", USUAL_SEATS) - 1
        theirs = self._theirs(cleaned.get("bot_deck", MIXED), others)
        cleaned["decks"] = (*cleaned["decks"], *(deck for _, deck in theirs))
        cleaned["deck_names"] = (*cleaned["deck_names"], *(name for name, _ in theirs))
        self.deal_what_is_played(cleaned)
        return cleaned

    def _theirs(self, chosen: str, count: int) -> list[tuple[str, list[str]]]:
        """The decks of so many bots, each with its name."""
        for deal in self.game.limited.DEALS:
            if deal.key == chosen:
                return [(deal.name, deck) for deck in deal.deal(count, secrets.randbits(63))]
        ready = [one for one in self.game.construction.READY if chosen in (MIXED, one.key)]
        return [(one.name, list(one.cards)) for one in islice(cycle(ready), count)]


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def begin(request: InAGame) -> HttpResponse:
    """Choose how many play, and a deck."""
    person = person_in(request.session, request.user)
    form = ManyForm(request.POST if request.method == "POST" else None, person=person, game=request.game)
    if form.is_bound and form.is_valid():
        try:
            return redirect(address_of_table(_begin(request, form)))
        except (Refused, TooOften) as refused:
            form.add_error(None, str(refused))
    context = {"form": form, "words": request.game.play.WORDS, "errors_by_line": form.errors_by_line}
    return render(request, "playtest/many/begin.html", context)


def _begin(request: InAGame, form: ManyForm) -> Table:
    """The table that the form asks for. Chance says who starts."""
    GAMES.take(address_of(request))
    said = form.cleaned_data
    mine, *theirs = said["deck_names"]
    others = [
        NewPlayer(bot=said["bot"], name=f"{bot_title(said['bot'])} {number}", deck_name=name)
        for number, name in enumerate(theirs, start=1)
    ]
    return domain.create_table(
        players=(NewPlayer(person_for(request), name="You", deck=said["saved"][0], deck_name=mine), *others),
        decks=said["decks"],
        first=None,
        game=request.game.KEY,
        agreed=said["agreed"],
    )
