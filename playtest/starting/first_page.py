"""The first page of a game: decks and a bot are chosen, or a game goes on."""

from __future__ import annotations

from typing import ClassVar

from django import forms
from django.http import HttpResponse, QueryDict
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from decks import queries as decks
from engine.games import CONCESSIONS, PRACTICE, Game
from gate.addresses import address_of
from gate.games import InAGame
from gate.limits import GAMES
from people.forms import Cleaned, set_choices
from people.persons import Person, person_for, person_in
from playtest import domain, once_more, queries, recent
from playtest.domain import NewPlayer
from playtest.models import Table
from playtest.once_more import Before
from playtest.places import address_of_table
from playtest.practice.forms import PracticeFields
from playtest.practice.terms import PLAIN, Practice
from playtest.starting.beginning import to_new_table
from playtest.starting.decks import TableForm, deck_list

FIRST = {"random": None, "me": 0, "bot": 1}


class BotGameForm(PracticeFields, TableForm):
    """Two decks, or what is dealt to both, a bot, who starts, and the help that is wished for, where the game has some:
    after `is_valid`, `first` is the seat that starts."""

    LISTS: ClassVar[dict[str, str]] = {"my_list": "my_deck", "bot_list": "bot_deck"}

    bot = forms.ChoiceField(label="Opponent")
    bot_deck = forms.ChoiceField(label="Its deck")
    bot_list = deck_list("Its list")
    bot_deity = forms.ChoiceField(label="Its deity", required=False)
    first = forms.ChoiceField(
        label="Who starts",
        choices=(("random", "Random"), ("me", "I go first"), ("bot", "The bot goes first")),
        initial="random",
    )
    may_concede = forms.BooleanField(label="The bot gives up when its game is lost", required=False)

    def __init__(self, data: QueryDict | None = None, *, person: Person, game: Game) -> None:
        super().__init__(data, person=person, game=game)
        set_choices(self, "bot_deck", self.grouped)
        set_choices(self, "bot", queries.opponents(game=game.KEY))
        self.fields["bot"].initial = game.bots.USUAL
        if PRACTICE not in game.play.OFFERS:
            del self.fields["hints"], self.fields["warns"]
        if CONCESSIONS not in game.play.OFFERS:
            del self.fields["may_concede"]

    @property
    def help(self) -> Practice:
        """The help that was wished for."""
        return self.practice if "hints" in self.fields else PLAIN

    def clean(self) -> Cleaned:
        cleaned = super().clean()
        cleaned["first"] = FIRST.get(cleaned.get("first", ""))
        self.deal_to_all(cleaned)
        return cleaned

    def fill_as(self, before: Before) -> None:
        """Show how that game against a bot was begun by whoever sat in that seat."""
        table, chosen, seat = before
        self.fill(chosen, seat)
        self.show_agreed(table)
        first, bot, wished = table.setup["first"], table.seats[1 - seat], Practice.of(table.seats[seat])
        began = "random" if first is None else "me" if first == seat else "bot"
        self.show({"bot": bot.bot, "first": began, "may_concede": bot.may_concede})
        self.show({"hints": wished.hints, "warns": wished.warns})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def start(request: InAGame) -> HttpResponse:
    """Choose decks and a bot, or go on with a game."""
    game, person = request.game, person_in(request.session, request.user)
    form = BotGameForm(request.POST if request.method == "POST" else None, person=person, game=game)
    if (answer := to_new_table(request, form, _begin)) is not None:
        return answer
    form.show({"bot": request.GET.get("bot", "")})
    before = once_more.before(request.GET.get(once_more.AGAIN, ""), person, game=game.KEY, form=once_more.HOME)
    if before is not None:
        form.fill_as(before)
    tables = recent.tables(person, game.KEY)
    listed = [{"url": address_of_table(table), **recent.summary(table, person)} for table in tables]
    goes_on = bool(tables) and tables[0].result is None and queries.is_playable(tables[0])
    context = {
        "form": form,
        "game": game,
        "extent": decks.extent(),
        "errors_by_line": form.errors_by_line,
        "recent": listed,
        "going_on": listed[0] if goes_on else None,
    }
    return render(request, f"playtest/first_pages/{game.KEY}.html", context)


def _begin(request: InAGame, form: BotGameForm) -> Table:
    """The table that the form asks for."""
    GAMES.take(address_of(request))
    said = form.cleaned_data
    (mine, its), (my_name, its_name) = said["saved"], said["deck_names"]
    return domain.create_table(
        players=(
            NewPlayer(person_for(request), name="You", deck=mine, deck_name=my_name, practice=form.help),
            NewPlayer(bot=said["bot"], deck=its, deck_name=its_name, may_concede=said.get("may_concede", False)),
        ),
        decks=said["decks"],
        first=said["first"],
        deities=said["deities"],
        rules_of=said["rules_of"],
        chosen=form.chosen,
        game=request.game.KEY,
        agreed=said["agreed"],
    )
