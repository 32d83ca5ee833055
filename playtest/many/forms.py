"""The form that begins a table of a person and two to seven bots."""

from __future__ import annotations

from itertools import cycle, islice

from django import forms

from decks import queries as decks
from engine.epic.rules import FREE_FOR_ALL, HYDRA, LEAST_SEATS, MOST_SEATS, RULES_2017, TEAMS
from engine.epic.views import GAMES
from engine.games import DEFAULT
from people.forms import Cleaned
from playtest.forms import Chosen, DeckForm, RulesField
from playtest.models import Table
from playtest.queries import USUAL, opponents

MIXED = "mixed"
# In teams a kind of game says how many play.
IN_TEAMS = {f"{HYDRA}-{teams}x{seats // teams}": (seats, teams) for seats, teams in TEAMS}
KINDS = (
    *((kind, name) for kind, name in GAMES.items() if kind != HYDRA),
    *((kind, f"{GAMES[HYDRA]}, {teams} teams of {seats // teams}") for kind, (seats, teams) in IN_TEAMS.items()),
)


class ManyForm(RulesField, DeckForm):
    """The kind of game, the number of seats, who plays the others and with which decks, and one's own deck. After
    `is_valid`, `format` and `teams` are as the engine takes them, `seats` is a number, which Hydra sets by its teams,
    and `bots_decks` has the ready-made deck of each bot, as its key."""

    kind = forms.ChoiceField(label="Game", choices=KINDS, initial=FREE_FOR_ALL)
    seats = forms.TypedChoiceField(
        label="Players",
        choices=[(count, str(count)) for count in range(LEAST_SEATS, MOST_SEATS + 1)],
        coerce=int,
        initial=4,
    )
    shared_hands = forms.BooleanField(label="Teammates see each other’s hands", required=False)
    bot = forms.ChoiceField(label="The others are", choices=opponents(many=True, game=DEFAULT), initial=USUAL)
    bot_deck = forms.ChoiceField(
        label="Their decks",
        choices=[
            (MIXED, "One of each alignment"),
            *((key, name) for key, name in decks.DECKS if key in decks.ALIGNMENTS),
        ],
        initial=MIXED,
    )

    def table_fields(self) -> list[forms.BoundField]:
        """What is asked about the table, and the deity."""
        return [self[name] for name in ("kind", "seats", "bot", "bot_deck", "my_deity")]

    def fill_as(self, table: Table, chosen: Chosen, seat: int) -> None:
        """Show how that game against bots was begun by whoever sat in this seat."""
        own = seat if len(chosen["sides"]) > 1 else 0  # a game that no form began tells the decks of all
        self.fill({**chosen, "sides": [chosen["sides"][own]]})
        setup, others = table.setup, table.others(seat)
        teams = setup.get("teams", 0)
        kind = next((kind for kind, table_of in IN_TEAMS.items() if table_of == (len(table.seats), teams)), "")
        theirs = {player.deck_name for player in others}
        alike = next((key for key, name in decks.DECKS if theirs == {name}), MIXED)
        said = {
            "kind": kind or setup["format"],
            "seats": str(len(table.seats)),
            "bot": others[0].bot,
            "bot_deck": alike,
            "rules_of": setup.get("rules_of", RULES_2017),
        }
        self.initial.update({name: value for name, value in said.items() if self._can_be(name, value)})
        self.initial["shared_hands"] = setup.get("shared_hands", False)

    def clean(self) -> Cleaned:
        cleaned = super().clean()
        chosen = cleaned.get("bot_deck", MIXED)
        cleaned["format"], cleaned["teams"] = cleaned.get("kind", FREE_FOR_ALL), 0
        if cleaned["format"] in IN_TEAMS:
            cleaned["seats"], cleaned["teams"] = IN_TEAMS[cleaned["format"]]
            cleaned["format"] = HYDRA
        cleaned["shared_hands"] = cleaned["teams"] > 0 and cleaned.get("shared_hands", False)
        keys = decks.ALIGNMENTS if chosen == MIXED else (chosen,)
        cleaned["bots_decks"] = list(islice(cycle(keys), cleaned.get("seats", LEAST_SEATS) - 1))
        return cleaned
