"""Forms of invitations: a name and a deck, and what the host chooses."""

from __future__ import annotations

from django import forms
from django.http import QueryDict

from decks import queries as decks
from people.forms import Cleaned
from people.persons import Person
from playtest.challenges.domain import LONGEST_SHOWN, Agreed, Deck
from playtest.forms import DeckForm, RulesField
from playtest.legality import CHOICES, problems
from playtest.models import Clock, First
from playtest.watching.forms import WatchFields

WINS = {"1": 1, "3": 3}
BY_LINK, ANYBODY = "", "anybody"
WHO_JOINS = ((BY_LINK, "Who has the link"), (ANYBODY, "Anybody: it stands in the lobby"))


class SideForm(DeckForm):
    """What a player brings: after `is_valid`, `deck` is theirs. A deck that is not legal in the format is refused."""

    name = forms.CharField(label="Your name", required=False, max_length=LONGEST_SHOWN)

    def __init__(self, data: QueryDict | None = None, *, person: Person, format_key: str = "", name: str = "") -> None:
        super().__init__(data, person=person)
        self.played_in = format_key
        self.initial["name"] = name

    @property
    def deck(self) -> Deck:
        cards, deity = self.cleaned_data["decks"][0], self.cleaned_data["deities"][0]
        chosen = self.cleaned_data["my_deck"]
        return Deck(dict([*decks.DECKS, *self.saved])[chosen], cards, deity, self.chosen)

    def clean(self) -> Cleaned:
        cleaned = super().clean()
        cards = cleaned["decks"][0] if cleaned["decks"] else None
        if cards and not self.errors:
            for sentence in problems(cards, self._format(cleaned)):
                self.add_error("my_deck", sentence)
        return cleaned

    def _format(self, cleaned: Cleaned) -> str:
        return self.played_in


class InviteForm(WatchFields, RulesField, SideForm):
    """What the host brings and chooses: after `is_valid`, `agreed` is that."""

    format_key = forms.ChoiceField(label="Format", choices=CHOICES, required=False)
    first = forms.ChoiceField(label="Who starts", choices=First, initial=First.CHANCE)
    clock = forms.ChoiceField(label="Clock", choices=Clock, required=False, initial=Clock.NONE)
    best_of = forms.ChoiceField(label="Match", choices=(("1", "One game"), ("3", "Best of three")), initial="1")
    who_joins = forms.ChoiceField(label="Who can join", choices=WHO_JOINS, required=False, initial=BY_LINK)
    play_deities = forms.BooleanField(label="Decks may bring a deity", required=False, initial=True)

    @property
    def agreed(self) -> Agreed:
        chosen = self.cleaned_data
        return Agreed(
            format_key=chosen["format_key"],
            first=chosen["first"],
            clock=chosen["clock"],
            best_of=WINS[chosen["best_of"]],
            deities=chosen["play_deities"],
            open=chosen["who_joins"] == ANYBODY,
            watch=self.watch,
            rules_of=chosen["rules_of"],
        )

    def _format(self, cleaned: Cleaned) -> str:
        chosen: str = cleaned.get("format_key", "")
        return chosen
