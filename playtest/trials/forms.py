"""The form that starts a trial. What was chosen is kept, and every problem is a sentence at its field."""

from __future__ import annotations

from django import forms
from django.http import QueryDict

from engine.games import Game
from people.forms import PlainForm, set_choices
from people.persons import Person
from playtest.queries import bots
from playtest.trials import domain
from playtest.trials.opponents import Opponent, offered, opponent

PAIRS = (10, 25, 50, 100, 250, 500)
MEANS = {
    "beginner": "plays as beginners do, to see how a deck does in their hands",
    "easy": "plays to win but overlooks some things",
    "greedy": "plays to win, a few seconds per pair",
    "hard": "looks further ahead, some seconds per pair",
    "expert": "looks ahead the longest, half a minute per pair and more",
    "random": "chooses at random, a hundred times as fast",
}


class TrialForm(PlainForm):
    """After `is_valid`: `against` are the opponents that were chosen, `bot` and `pairs` as the verb takes them."""

    against = forms.MultipleChoiceField(
        label="Against",
        widget=forms.CheckboxSelectMultiple,
        error_messages={
            "required": "Choose at least one deck to play against.",
            "invalid_choice": "One of these decks is no longer available. Choose again.",
        },
    )
    bot = forms.ChoiceField(label="Bot for both sides")
    pairs = forms.TypedChoiceField(
        label="Pairs of games per deck",
        choices=[(n, f"{n} pairs, {2 * n} games") for n in PAIRS],
        coerce=int,
        initial=25,
    )

    def __init__(self, data: QueryDict | None = None, *, person: Person, game: Game) -> None:
        super().__init__(data)
        self.person, self.game = person, game
        self.offered = offered(person, game)
        known = bots(game=game.KEY)
        set_choices(self, "bot", [(key, f"{name}: {MEANS[key]}" if key in MEANS else name) for key, name in known])
        self.fields["bot"].initial = game.bots.USUAL
        self.names = dict(one for choices in self.offered.values() for one in choices)
        set_choices(self, "against", list(self.names.items()))
        self.fields["against"].initial = [next(iter(self.names))]

    @property
    def groups(self) -> list[tuple[str, list[tuple[str, str, bool]]]]:
        """The decks on offer by where they come from: key, name, and whether it is chosen."""
        chosen = set(self["against"].value() or ())
        return [
            (title, [(key, name, key in chosen) for key, name in choices])
            for title, choices in self.offered.items()
            if choices
        ]

    def clean_against(self) -> list[Opponent]:
        keys = list(dict.fromkeys(self.cleaned_data["against"]))
        if len(keys) > domain.MOST_OPPONENTS:
            raise forms.ValidationError(f"Choose {domain.MOST_OPPONENTS} decks at most; you chose {len(keys)}.")
        found = [opponent(key, self.names[key], self.person, self.game) for key in keys]
        if None in found:
            raise forms.ValidationError("One of these decks was deleted or is no longer shared. Choose again.")
        return [one for one in found if one is not None]
