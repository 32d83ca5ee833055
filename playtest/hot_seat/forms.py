"""The form by which two people begin a game at one device: their names, their decks, and how they play."""

from __future__ import annotations

from typing import ClassVar

from django import forms
from django.http import QueryDict

from decks import queries as decks
from engine.epic.rules import RULES_2017
from gate.words import one_line
from people.forms import Cleaned, set_choices
from people.persons import Person
from playtest.forms import DEITIES, Chosen, DeckForm, RulesField, deck_list
from playtest.hot_seat.domain import UNNAMED
from playtest.legality import CHOICES, problems
from playtest.models import ALWAYS, Table

LONGEST_SHOWN = 30  # characters of a name
FIRST = {"random": None, "one": 0, "two": 1}


class HotSeatForm(RulesField, DeckForm):
    """Two names, two decks with their deities, the format, the rules, and who starts: after `is_valid`, `names` are
    what the players are called, and `first` is the seat that starts. What belongs to the second player is `their_…`."""

    LISTS: ClassVar[dict[str, str]] = {"my_list": "my_deck", "their_list": "their_deck"}

    my_name = forms.CharField(label="First player’s name", required=False, max_length=LONGEST_SHOWN)
    their_name = forms.CharField(label="Second player’s name", required=False, max_length=LONGEST_SHOWN)
    their_deck = forms.ChoiceField(label="Second player’s deck", choices=decks.DECKS, initial="evil")
    their_list = deck_list("Second player’s list")
    their_deity = forms.ChoiceField(label="Second player’s deity", choices=DEITIES, required=False)
    format_key = forms.ChoiceField(label="Format for both decks", choices=CHOICES, required=False)
    first = forms.ChoiceField(
        label="Who starts",
        choices=(("random", "Random"), ("one", "The first player"), ("two", "The second player")),
        initial="random",
    )
    skips = forms.BooleanField(label="Skip a player who can only pass", required=False)

    def __init__(self, data: QueryDict | None = None, *, person: Person) -> None:
        super().__init__(data, person=person)
        self.fields["my_list"].label, self.fields["my_deity"].label = "First player’s list", "First player’s deity"
        self.initial["my_name"] = "" if person.user is None else person.user.get_username()
        if self.saved:
            set_choices(self, "their_deck", [*decks.DECKS, *self.saved])

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
        cleaned["first"] = FIRST.get(cleaned.get("first", ""))
        typed = (one_line(cleaned.get(field, "")) for field in ("my_name", "their_name"))
        cleaned["names"] = [name or unnamed for name, unnamed in zip(typed, UNNAMED, strict=True)]
        if len({name.casefold() for name in cleaned["names"]}) == 1:
            self.add_error("their_name", "Both players have this name. Choose another one for one of them.")
        for (field, deck), cards in zip(self.LISTS.items(), cleaned["decks"], strict=True):
            if cards and not {field, deck} & self.errors.keys():
                for sentence in problems(cards, cleaned.get("format_key", "")):
                    self.add_error(deck, sentence)
        return cleaned
