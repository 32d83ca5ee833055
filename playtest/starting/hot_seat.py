"""The page on which two people begin a game at one device: their names, their decks, and how they play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from django import forms
from django.http import HttpResponse, QueryDict
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from engine.games import Game
from gate.addresses import address_of
from gate.games import InAGame
from gate.limits import GAMES
from gate.words import one_line
from people.forms import Cleaned, set_choices
from people.persons import Person, person_for, person_in
from playtest import once_more
from playtest.hot_seat import domain
from playtest.hot_seat.domain import UNNAMED
from playtest.legality import choices_of
from playtest.models import ALWAYS, Table
from playtest.once_more import Before
from playtest.starting.beginning import to_new_table
from playtest.starting.decks import TableForm, deck_list

LONGEST_SHOWN = 30  # characters of a name
FIRST = {"random": None, "one": 0, "two": 1}


class HotSeatForm(TableForm):
    """Two names, two decks or what is dealt to both, the format, and who starts: after `is_valid`, `names` are what the
    players are called, and `first` is the seat that starts. What belongs to the second player is `their_…`."""

    LISTS: ClassVar[dict[str, str]] = {"my_list": "my_deck", "their_list": "their_deck"}

    my_name = forms.CharField(label="First player’s name", required=False, max_length=LONGEST_SHOWN)
    their_name = forms.CharField(label="Second player’s name", required=False, max_length=LONGEST_SHOWN)
    their_deck = forms.ChoiceField(label="Second player’s deck")
    their_list = deck_list("Second player’s list")
    their_deity = forms.ChoiceField(label="Second player’s deity", required=False)
    format_key = forms.ChoiceField(label="Format for both decks", required=False)
    first = forms.ChoiceField(
        label="Who starts",
        choices=(("random", "Random"), ("one", "The first player"), ("two", "The second player")),
        initial="random",
    )
    skips = forms.BooleanField(label="Skip a player who can only pass", required=False)

    def __init__(self, data: QueryDict | None = None, *, person: Person, game: Game) -> None:
        super().__init__(data, person=person, game=game)
        set_choices(self, "format_key", choices_of(game))
        self.fields["my_list"].label = "First player’s list"
        if "my_deity" in self.fields:
            self.fields["my_deity"].label = "First player’s deity"
        self.initial["my_name"] = "" if person.user is None else person.user.get_username()

    def fill_as(self, before: Before) -> None:
        """Show how that game of two at one device was begun."""
        table, chosen, _ = before
        self.fill(chosen)
        self.show_agreed(table)
        first = {seat: key for key, seat in FIRST.items()}[table.setup["first"]]
        skips = not any(player.stops[ALWAYS] for player in table.seats)
        my_name, their_name = table.names
        self.show({"my_name": my_name, "their_name": their_name, "first": first, "skips": skips})

    def clean(self) -> Cleaned:
        cleaned = super().clean()
        cleaned["first"] = FIRST.get(cleaned.get("first", ""))
        typed = (one_line(cleaned.get(field, "")) for field in ("my_name", "their_name"))
        cleaned["names"] = [name or unnamed for name, unnamed in zip(typed, UNNAMED, strict=True)]
        if len({name.casefold() for name in cleaned["names"]}) == 1:
            self.add_error("their_name", "Both players have this name. Choose another one for one of them.")
        self.deal_to_all(cleaned)
        if not cleaned["agreed"]:
            for field, cards in zip(self.LISTS, cleaned["decks"], strict=True):
                self._check_deck(field, cards, cleaned.get("format_key", ""))
        return cleaned

    def _check_deck(self, field: str, cards: Sequence[str], format_key: str) -> None:
        if cards and not {field, self.LISTS[field]} & self.errors.keys():
            self.check_legal(field, cards, format_key)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def begin(request: InAGame) -> HttpResponse:
    """Choose names, decks and how to play."""
    game, person = request.game, person_in(request.session, request.user)
    form = HotSeatForm(request.POST if request.method == "POST" else None, person=person, game=game)
    if (answer := to_new_table(request, form, _begin)) is not None:
        return answer
    before = once_more.before(request.GET.get(once_more.AGAIN, ""), person, game=game.KEY, form=once_more.HOT_SEAT)
    if before is not None:
        form.fill_as(before)
    context = {"form": form, "errors_by_line": form.errors_by_line}
    return render(request, "playtest/starting/hot_seat.html", context)


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
        deities=said["deities"],
        rules_of=said["rules_of"],
        chosen=form.chosen,
        agreed=said["agreed"],
    )
