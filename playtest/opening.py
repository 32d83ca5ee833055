"""The page on which a position in notation is opened: it is played from there, against a bot or by two people."""

from __future__ import annotations

from collections.abc import Mapping

from django import forms
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from engine.games import PRACTICE, Game
from gate.addresses import address_of
from gate.games import InAGame
from gate.limits import GAMES, TooOften
from live.errors import Refused
from people.forms import Cleaned, set_choices
from people.persons import Person, person_for
from playtest import domain, queries
from playtest.domain import NewPlayer
from playtest.hot_seat import domain as hot_seat
from playtest.models import Table
from playtest.places import address_of_table
from playtest.practice.forms import PracticeFields
from playtest.practice.terms import PLAIN

LONGEST = 20_000  # characters of a position
BOTH = "both"  # seats, of two people at one device


class PositionForm(PracticeFields):
    """A position, who plays it, the bot that takes the other seat, and the help that is wished for against it, where
    the game has some."""

    text = forms.CharField(
        label="Position",
        max_length=LONGEST,
        widget=forms.Textarea(attrs={"rows": 8, "spellcheck": "false", "autocapitalize": "off"}),
    )
    seat = forms.ChoiceField(
        label="You play",
        choices=(("0", "The first player"), ("1", "The second player"), (BOTH, "Both, in a hot seat")),
        initial="0",
    )
    bot = forms.ChoiceField(label="Against", choices=())

    def __init__(self, data: QueryDict | None = None, *, game: Game, initial: Mapping[str, str] | None = None) -> None:
        super().__init__(data, initial=dict(initial or {}))
        self.game = game
        set_choices(self, "bot", queries.bots(game=game.KEY))
        self.fields["bot"].initial = game.bots.USUAL
        if PRACTICE not in game.play.OFFERS:
            del self.fields["hints"], self.fields["warns"]

    @property
    def asked(self) -> list[forms.BoundField]:
        """All but the switches of practice, which stand together."""
        return [self[name] for name in ("text", "seat", "bot")]

    def clean(self) -> Cleaned:
        cleaned = super().clean() or self.cleaned_data
        if cleaned.get("seat") == BOTH and "hints" in self.fields and self.practice:
            self.add_error(
                "hints", "In a hot seat there are no hints and no warnings. Switch them off, or play against a bot."
            )
        return cleaned


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def open_position(request: InAGame) -> HttpResponse:
    """Type a position, or come with one in the address as `text`, and play from it."""
    form = PositionForm(request.POST if request.method == "POST" else None, game=request.game, initial=_shown(request))
    if form.is_bound and form.is_valid():
        try:
            GAMES.take(address_of(request))
            return redirect(address_of_table(_begin(person_for(request), form)))
        except Refused as refused:
            form.add_error("text", str(refused))
        except TooOften as often:
            form.add_error(None, str(often))
    return render(request, "playtest/open_position.html", {"form": form})


def _shown(request: HttpRequest) -> dict[str, str]:
    """What an address brings along."""
    return {"text": request.GET.get("text", "")[:LONGEST]}


def _begin(person: Person, form: PositionForm) -> Table:
    seat, game = form.cleaned_data["seat"], form.game.KEY
    position = " ".join(form.cleaned_data["text"].split())  # a line of notation that was broken on its way
    if seat == BOTH:
        return hot_seat.begin_position(person=person, position=position, game=game)
    practice = form.practice if "hints" in form.fields else PLAIN
    me, it = NewPlayer(person, name="You", practice=practice), NewPlayer(bot=form.cleaned_data["bot"])
    return domain.begin_position(players=(me, it) if seat == "0" else (it, me), position=position, game=game)
