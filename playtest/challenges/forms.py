"""Forms of invitations: a name and a deck, and what the host chooses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from django import forms
from django.http import QueryDict

from decks import queries as decks
from engine.epic.rules import DUEL, HYDRA, TEAMS
from engine.epic.views import TEAM_LETTERS
from engine.games import DEFAULT, Game, of
from people.forms import Cleaned, PlainForm, set_choices
from people.persons import Person
from playtest.challenges.domain import LONGEST_SHOWN, Agreed, Deck
from playtest.forms import DeckForm, RulesField
from playtest.legality import choices_of, problems
from playtest.models import Absence, Clock, First, Side
from playtest.queries import opponents
from playtest.watching.forms import WatchFields

USUAL_SEATS = 4
WINS = {"1": 1, "3": 3}
BY_LINK, ANYBODY = "", "anybody"
TABLES_OF_HYDRA = [(f"{seats}-{teams}", f"{seats} in {teams} teams of {seats // teams}") for seats, teams in TEAMS]
WHO_JOINS = ((BY_LINK, "Who has the link"), (ANYBODY, "Anybody: it stands in the lobby"))


def seat_name(side: Side) -> str:
    """What a seat is called, with its team."""
    teams = side.challenge.teams
    return f"Seat {side.seat + 1}, team {TEAM_LETTERS[side.seat % teams]}" if teams else f"Seat {side.seat + 1}"


class BotForm(PlainForm):
    """Which bot the host puts into a free seat, and its deck."""

    bot = forms.ChoiceField(label="Bot")
    bot_deck = forms.ChoiceField(label="Its deck")

    def __init__(
        self, data: QueryDict | None = None, *, game: Game, initial: Mapping[str, object] | None = None
    ) -> None:
        super().__init__(data, initial={"bot": game.bots.USUAL, **(initial or {})})
        set_choices(self, "bot", opponents(many=True, game=game.KEY))
        set_choices(self, "bot_deck", [(ready.key, ready.name) for ready in game.construction.READY])


class SeatFields(PlainForm):
    """Who sits down, and where."""

    name = forms.CharField(label="Your name", required=False, max_length=LONGEST_SHOWN)
    seat = forms.IntegerField(label="Your seat", required=False, widget=forms.RadioSelect)

    def offer(self, free: Sequence[Side]) -> None:
        """Let these seats be chosen among."""
        widget = self.fields["seat"].widget
        assert isinstance(widget, forms.RadioSelect), "as it is declared"
        widget.choices = [(side.seat, seat_name(side)) for side in free]
        if free:
            self.initial["seat"] = free[0].seat


class SideForm(SeatFields, DeckForm):
    """What a player brings: after `is_valid`, `deck` is theirs. A deck that is not legal in the format is refused."""

    def __init__(
        self,
        data: QueryDict | None = None,
        *,
        person: Person,
        format_key: str = "",
        name: str = "",
        free: Sequence[Side] = (),
    ) -> None:
        super().__init__(data, person=person)
        self.played_in = format_key
        self.initial["name"] = name
        self.offer(free)

    @property
    def deck(self) -> Deck:
        cards, deity = self.cleaned_data["decks"][0], self.cleaned_data["deities"][0]
        chosen = self.cleaned_data["my_deck"]
        return Deck(dict([*decks.DECKS, *self.saved])[chosen], cards, deity, self.chosen)

    def clean(self) -> Cleaned:
        cleaned = super().clean()
        cards = cleaned["decks"][0] if cleaned["decks"] else None
        if cards and not self.errors:
            for sentence in problems(cards, self._format(cleaned), DEFAULT):
                self.add_error("my_deck", sentence)
        return cleaned

    def _format(self, cleaned: Cleaned) -> str:
        return self.played_in


class TermsFields(WatchFields):
    """What hosts choose whatever they play. What only two players, or only more than two, can choose does not count for
    other games."""

    kind = forms.ChoiceField(label="Game", required=False, initial=DUEL)
    seats = forms.TypedChoiceField(label="Players", coerce=int, required=False, initial=USUAL_SEATS)
    absence = forms.ChoiceField(label="Who is absent", choices=Absence, required=False, initial=Absence.WAIT)
    format_key = forms.ChoiceField(label="Format", required=False)
    first = forms.ChoiceField(label="Who starts", choices=First, required=False, initial=First.CHANCE)
    clock = forms.ChoiceField(label="Clock", choices=Clock, required=False, initial=Clock.NONE)
    best_of = forms.ChoiceField(
        label="Match", choices=(("1", "One game"), ("3", "Best of three")), required=False, initial="1"
    )
    who_joins = forms.ChoiceField(label="Who can join", choices=WHO_JOINS, required=False, initial=BY_LINK)

    def offer_kinds(self, game: Game) -> None:
        """Let what this game has be chosen among."""
        set_choices(self, "kind", [(DUEL, "Two players"), *((kind.key, kind.name) for kind in game.play.MULTIPLAYER)])
        set_choices(self, "seats", [(str(count), str(count)) for count in game.play.SEATS if count > 2])
        set_choices(self, "format_key", choices_of(game))

    def terms(self, game: Game) -> Agreed:
        """What was chosen of these."""
        chosen = self.cleaned_data
        agreed = Agreed(
            game=game.KEY,
            format_key=chosen["format_key"],
            deities=False,
            open=chosen["who_joins"] == ANYBODY,
            watch=self.watch,
        )
        if chosen["kind"] == DUEL:
            first, best_of = chosen["first"] or First.CHANCE, WINS[chosen["best_of"] or "1"]
            return replace(agreed, first=first, clock=chosen["clock"], best_of=best_of)
        seats = chosen["seats"] or USUAL_SEATS
        return replace(agreed, kind=chosen["kind"], seats=seats, absence=chosen["absence"])


class InviteForm(TermsFields, RulesField, SideForm):
    """What the host brings and chooses: after `is_valid`, `agreed` is that."""

    table_of_hydra = forms.ChoiceField(
        label="Players and teams", choices=TABLES_OF_HYDRA, required=False, initial=TABLES_OF_HYDRA[0][0]
    )
    shared_hands = forms.BooleanField(label="Teammates see each other’s hands", required=False)
    play_deities = forms.BooleanField(label="Decks may bring a deity", required=False, initial=True)

    def __init__(self, data: QueryDict | None = None, *, person: Person, name: str = "") -> None:
        super().__init__(data, person=person, name=name)
        self.offer_kinds(of(DEFAULT))

    @property
    def agreed(self) -> Agreed:
        chosen = self.cleaned_data
        agreed = replace(self.terms(of(DEFAULT)), deities=chosen["play_deities"], rules_of=chosen["rules_of"])
        if chosen["kind"] != HYDRA:
            return agreed
        seats, teams = map(int, (chosen["table_of_hydra"] or TABLES_OF_HYDRA[0][0]).split("-"))
        return replace(agreed, seats=seats, teams=teams, shared_hands=chosen["shared_hands"])

    def _format(self, cleaned: Cleaned) -> str:
        chosen: str = cleaned.get("format_key", "")
        return chosen
