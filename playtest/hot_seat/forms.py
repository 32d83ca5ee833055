"""The form by which two people begin a game at one device: their names, their decks, and how they play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from django import forms
from django.http import QueryDict

from decks import queries as decks
from engine.epic.rules import RULES_2017
from engine.games import DEFAULT, Game, of
from gate.words import one_line
from people.forms import Cleaned, PlainForm, set_choices
from people.persons import Person
from playtest.forms import DEITIES, Chosen, DeckForm, RulesField, deck_list
from playtest.hot_seat.domain import UNNAMED
from playtest.legality import choices_of, problems
from playtest.models import ALWAYS, Table

LONGEST_SHOWN = 30  # characters of a name
FIRST = {"random": None, "one": 0, "two": 1}


class HotSeatFields(PlainForm):
    """Two names, the second player's deck, the format, and who starts: after `is_valid`, `names` are what the players
    are called, and `first` is the seat that starts. What belongs to the second player is `their_…`."""

    my_name = forms.CharField(label="First player’s name", required=False, max_length=LONGEST_SHOWN)
    their_name = forms.CharField(label="Second player’s name", required=False, max_length=LONGEST_SHOWN)
    their_deck = forms.ChoiceField(label="Second player’s deck")
    their_list = deck_list("Second player’s list")
    format_key = forms.ChoiceField(label="Format for both decks", required=False)
    first = forms.ChoiceField(
        label="Who starts",
        choices=(("random", "Random"), ("one", "The first player"), ("two", "The second player")),
        initial="random",
    )
    skips = forms.BooleanField(label="Skip a player who can only pass", required=False)

    def furnish(self, person: Person, game: Game) -> None:
        """Let the formats of this game be chosen, and this person be the first player."""
        set_choices(self, "format_key", choices_of(game))
        self.fields["my_list"].label = "First player’s list"
        self.initial["my_name"] = "" if person.user is None else person.user.get_username()

    def read_players(self, cleaned: Cleaned) -> None:
        """Find out who the two are and who starts."""
        cleaned["first"] = FIRST.get(cleaned.get("first", ""))
        typed = (one_line(cleaned.get(field, "")) for field in ("my_name", "their_name"))
        cleaned["names"] = [name or unnamed for name, unnamed in zip(typed, UNNAMED, strict=True)]
        if len({name.casefold() for name in cleaned["names"]}) == 1:
            self.add_error("their_name", "Both players have this name. Choose another one for one of them.")

    def check_deck(
        self, fields: tuple[str, str], cards: Sequence[str], key: str, game: str, beside: Sequence[str] = ()
    ) -> None:
        """Say at the field of the deck, the second of these, why it may not be played in this format."""
        if cards and not set(fields) & self.errors.keys():
            for sentence in problems(cards, key, game, beside):
                self.add_error(fields[1], sentence)


class HotSeatForm(HotSeatFields, RulesField, DeckForm):
    """The same for the first game, with deities and the year of the rules."""

    LISTS: ClassVar[dict[str, str]] = {"my_list": "my_deck", "their_list": "their_deck"}

    their_deity = forms.ChoiceField(label="Second player’s deity", choices=DEITIES, required=False)

    def __init__(self, data: QueryDict | None = None, *, person: Person) -> None:
        super().__init__(data, person=person)
        self.furnish(person, of(DEFAULT))
        self.fields["my_deity"].label = "First player’s deity"
        set_choices(self, "their_deck", [*decks.DECKS, *self.saved])
        self.fields["their_deck"].initial = "evil"

    def fill_as(self, table: Table, chosen: Chosen) -> None:
        """Show how that game of two at one device was begun."""
        self.fill(chosen)
        first = {seat: key for key, seat in FIRST.items()}[table.setup["first"]]
        skips = not any(player.stops[ALWAYS] for player in table.seats)
        my_name, their_name = table.names
        self.initial.update(my_name=my_name, their_name=their_name, first=first, skips=skips)
        self.initial["rules_of"] = table.setup.get("rules_of", RULES_2017)

    def clean(self) -> Cleaned:
        cleaned = super().clean()
        self.read_players(cleaned)
        for fields, cards in zip(self.LISTS.items(), cleaned["decks"], strict=True):
            self.check_deck(fields, cards, cleaned.get("format_key", ""), DEFAULT)
        return cleaned
