"""The form that begins an experiment. What was chosen is kept, and every problem is a sentence at its field."""

from __future__ import annotations

from typing import Any

from django import forms
from django.http import QueryDict

from engine.games import Game
from lab.choices import Group, Keys
from lab.experiments import domain
from lab.forms import DecksForm
from lab.matchups import Contender
from people.forms import Cleaned
from people.persons import Person

FIELD, ALL = "field", "all"
UNTIL_DECIDED, UNTIL_NARROW = "decided", "narrow"
BOTH_SIDES = "“{}” is ticked in both columns. A deck against itself wins half of its games: tick it once."


class ExperimentForm(DecksForm):
    """After `is_valid`: `decks` and `field` are those that were chosen, `asked` the rest as the verb takes it."""

    test = Keys(required=False)
    meet = forms.ChoiceField(
        label="Who meets whom",
        choices=[
            (FIELD, "The decks to test meet the decks of the field"),
            (ALL, "All decks that are ticked meet each other"),
        ],
        widget=forms.RadioSelect,
        initial=FIELD,
    )
    until = forms.ChoiceField(
        label="Two decks play until",
        choices=[
            (UNTIL_DECIDED, "it is clear which one is better"),
            (UNTIL_NARROW, "the win chance is known well enough"),
        ],
        widget=forms.RadioSelect,
        initial=UNTIL_DECIDED,
    )
    within = forms.TypedChoiceField(
        label="Well enough is an interval of",
        choices=[(points, f"{points} points") for points in domain.WITHIN],
        coerce=int,
        initial=10,
    )
    games = forms.TypedChoiceField(
        label="Games of two decks at most",
        choices=[(games, f"{games:,} games") for games in domain.AT_MOST],
        coerce=int,
        initial=1000,
    )

    def __init__(
        self, data: QueryDict | None = None, *, person: Person, game: Game, initial: dict[str, object] | None = None
    ) -> None:
        super().__init__(data, person=person, game=game, initial=initial)
        self.keys: list[str] = []
        self.decks: list[Contender] = []

    @property
    def ticked(self) -> dict[str, set[str]]:
        """The keys that are ticked in each column, but for decks that are gone."""
        return {column: self.ticked_in(column) for column in ("test", "against")}

    @property
    def groups(self) -> list[Group]:
        """The decks on offer by where they come from, those that are ticked included."""
        return self.on_offer([*self.kept("test"), *self.kept("against")], domain.MOST_DECKS)

    @property
    def asked(self) -> dict[str, Any]:
        said = self.cleaned_data
        return {
            "game": self.game,
            "keys": self.keys,
            "decks": self.decks,
            "field": self.field,
            "bot": said["bot"],
            "games": said["games"],
            "within": said["within"],
            "decided": said["until"] == UNTIL_DECIDED,
        }

    def clean(self) -> Cleaned:
        said = super().clean() or self.cleaned_data
        test, against = said["test"], said["against"]
        keys = list(dict.fromkeys([*test, *against]))
        known = self.known(keys, "test", domain.MOST_DECKS)
        if known is None:
            return said
        if said.get("meet") == ALL:
            self.keys, self.decks = keys, [known[key] for key in keys]
        else:
            self._take(test, against, known)
        return said

    def _take(self, test: list[str], against: list[str], known: dict[str, Contender]) -> None:
        """The decks to test, and those of the field."""
        if both := next((key for key in test if key in against), None):
            self.add_error("test", BOTH_SIDES.format(known[both].name))
        elif not test:
            self.add_error("test", domain.NO_DECKS)
        elif not against:
            self.add_error("test", domain.NO_FIELD)
        self.keys = [*test, *against]
        self.decks, self.field = [known[key] for key in test], [known[key] for key in against]
