"""The page on which somebody begins a game of three to eight against bots."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from itertools import cycle, islice

from django import forms
from django.http import HttpResponse, QueryDict
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from engine.games import Game
from engine.kernel.multiplayer import DUEL, MultiplayerFormat
from gate.addresses import address_of
from gate.games import InAGame
from gate.limits import GAMES
from people.forms import Cleaned, set_choices
from people.persons import Person, person_for, person_in
from playtest import domain, once_more
from playtest.domain import NewPlayer
from playtest.models import Table, bot_title
from playtest.once_more import Before
from playtest.queries import opponents
from playtest.starting.beginning import to_new_table
from playtest.starting.decks import TableForm

MIXED, USUAL_SEATS = "mixed", 4


@dataclass(frozen=True)
class Kind:
    """What can be played: its key and its name for people, the format, and of games in teams how many play."""

    key: str
    name: str
    format: MultiplayerFormat
    seats: int = 0
    teams: int = 0

    def is_of(self, table: Table) -> bool:
        """Whether it was played at that table."""
        setup = table.setup
        seated = self.teams == setup.get("teams", 0) and self.seats in (0, len(table.seats))
        return seated and bool(self.format.agreed.items() <= setup.items())


class ManyForm(TableForm):
    """The kind of game, where there are several, the number of seats, who plays the others and with which decks, and
    one's own deck. After `is_valid`, `format` and `teams` are as `domain.create_table` takes them, `seats` is a number,
    which teams set, and `decks`, `deities` and `deck_names` are those of all seats."""

    kind = forms.ChoiceField(label="Game")
    seats = forms.TypedChoiceField(label="Players", coerce=int, initial=USUAL_SEATS)
    shared_hands = forms.BooleanField(label="Teammates see each other’s hands", required=False)
    bot = forms.ChoiceField(label="The others are")
    bot_deck = forms.ChoiceField(label="Their decks", initial=MIXED)

    def __init__(self, data: QueryDict | None = None, *, person: Person, game: Game) -> None:
        super().__init__(data, person=person, game=game)
        self.kinds = {kind.key: kind for one in game.play.MULTIPLAYER for kind in _kinds(one)}
        set_choices(self, "kind", [(kind.key, kind.name) for kind in self.kinds.values()])
        self.fields["kind"].initial = next(iter(self.kinds))
        if len(self.kinds) == 1:
            del self.fields["kind"]
        if not any(kind.teams for kind in self.kinds.values()):
            del self.fields["shared_hands"]
        set_choices(self, "seats", [(str(count), str(count)) for count in game.play.SEATS if count > 2])
        set_choices(self, "bot", opponents(many=True, game=game.KEY))
        self.fields["bot"].initial = game.bots.USUAL
        self.dealt_to_bots = [deal for deal in self.deals if not deal.sources]  # for bots nobody says from what
        self.alike = [(ready.key, ready.name) for ready in game.construction.READY]
        self.alike += [(deal.key, deal.name) for deal in self.dealt_to_bots]
        set_choices(self, "bot_deck", [(MIXED, "One of each alignment"), *self.alike])

    def table_fields(self) -> list[forms.BoundField]:
        """What is asked about the table, and the deity, as far as the game has it."""
        asked = ("kind", "deal", "seats", "bot", "bot_deck", "my_deity")
        return [self[name] for name in asked if name in self.fields]

    def fill_as(self, before: Before) -> None:
        """Show how that game against bots was begun by whoever sat in that seat."""
        table, chosen, seat = before
        own = seat if len(chosen["sides"]) > 1 else 0  # a game that no form began tells the decks of all
        self.fill({**chosen, "sides": [chosen["sides"][own]]})
        self.show_agreed(table)
        others = table.others(seat)
        theirs = {player.deck_name for player in others}
        self.show({
            "kind": next((kind.key for kind in self.kinds.values() if kind.is_of(table)), ""),
            "seats": str(len(table.seats)),
            "bot": others[0].bot,
            "bot_deck": next((key for key, name in self.alike if theirs == {name}), MIXED),
            "shared_hands": table.setup.get("shared_hands", False),
        })  # fmt: skip

    def clean(self) -> Cleaned:
        cleaned = super().clean()
        chosen = cleaned.get("kind", "") if "kind" in self.fields else next(iter(self.kinds))
        kind = self.kinds.get(chosen)
        cleaned["format"], cleaned["teams"] = (DUEL, 0) if kind is None else (kind.format.key, kind.teams)
        if kind is not None and kind.teams:
            cleaned["seats"] = kind.seats
        cleaned["shared_hands"] = cleaned["teams"] > 0 and cleaned.get("shared_hands", False)
        theirs = self._theirs(cleaned.get("bot_deck", MIXED), cleaned.get("seats", USUAL_SEATS) - 1)
        cleaned["decks"] = (*cleaned["decks"], *(deck for _, deck in theirs))
        cleaned["deities"] = (*cleaned["deities"], *(None for _ in theirs))
        cleaned["deck_names"] = (*cleaned["deck_names"], *(name for name, _ in theirs))
        self.deal_to_all(cleaned)
        return cleaned

    def _theirs(self, chosen: str, count: int) -> list[tuple[str, list[str]]]:
        """The decks of so many bots, each with its name."""
        for deal in self.dealt_to_bots:
            if deal.key == chosen:
                return [(deal.name, deck) for deck in deal.deal(count, secrets.randbits(63), ())]
        ready = [one for one in self.game.construction.READY if chosen in (MIXED, one.key)]
        return [(one.name, list(one.cards)) for one in islice(cycle(ready), count)]


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def begin(request: InAGame) -> HttpResponse:
    """Choose the kind of game, how many play, and a deck."""
    game, person = request.game, person_in(request.session, request.user)
    form = ManyForm(request.POST if request.method == "POST" else None, person=person, game=game)
    if (answer := to_new_table(request, form, _begin)) is not None:
        return answer
    before = once_more.before(request.GET.get(once_more.AGAIN, ""), person, game=game.KEY, form=once_more.MANY)
    if before is not None:
        form.fill_as(before)
    context = {"form": form, "formats": game.play.MULTIPLAYER, "errors_by_line": form.errors_by_line}
    return render(request, "playtest/starting/many.html", context)


def _begin(request: InAGame, form: ManyForm) -> Table:
    """The table that the form asks for. Chance says who starts."""
    GAMES.take(address_of(request))
    said = form.cleaned_data
    (mine, *theirs), bot, teams = said["deck_names"], said["bot"], said["teams"]
    others = [
        NewPlayer(bot=bot, name=f"{_called(bot, seat, teams)} {seat}", deck_name=name)
        for seat, name in enumerate(theirs, start=1)
    ]
    return domain.create_table(
        players=(NewPlayer(person_for(request), name="You", deck=said["saved"][0], deck_name=mine), *others),
        decks=said["decks"],
        first=None,
        deities=said["deities"],
        format_=said["format"],
        teams=teams,
        shared_hands=said["shared_hands"],
        rules_of=said["rules_of"],
        chosen=form.chosen,
        game=request.game.KEY,
        agreed=said["agreed"],
    )


def _called(bot: str, seat: int, teams: int) -> str:
    """What the bot of a seat is called by the person at seat 0, who sees so which ones play with them."""
    return "Teammate" if teams and not seat % teams else bot_title(bot)


def _kinds(one: MultiplayerFormat) -> list[Kind]:
    """What can be chosen of a format: in teams a kind of game says how many play."""
    if not one.teams:
        return [Kind(one.key, one.name, one)]
    sizes = [(seats, teams, seats // teams) for seats, teams in one.teams]
    return [
        Kind(f"{one.key}-{teams}x{size}", f"{one.name}, {teams} teams of {size}", one, seats, teams)
        for seats, teams, size in sizes
    ]
