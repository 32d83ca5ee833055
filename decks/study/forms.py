"""What can be asked of a deck's odds and of a sample hand. What is wrong is told, and the usual is shown instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from django import forms
from django.core.validators import MaxValueValidator

from decks.study.hands import SEEDS
from decks.study.odds import LAST_TURN
from engine import games
from engine.kernel.studying import CARD
from people.forms import PlainForm, set_choices

FIRST = (("no", "On the draw: you go second"), ("yes", "On the play: you go first"))
TURNS = ((0, "the opening hand"), *((turn, f"your turn {turn}") for turn in range(1, LAST_TURN + 1)))


def _text(data: Mapping[str, str], initial: Mapping[str, object]) -> dict[str, object]:
    """What was asked, the usual where nothing was."""
    return {key: data.get(key) or value for key, value in initial.items()}


class OddsInput(TypedDict):
    """What is asked of a deck's odds."""

    first: str
    plan: str
    turn: int
    count: int
    what: str


class OddsForm(PlainForm):
    """After `answers`: `first`, whether this player goes first; `plan`, the key of a way to mulligan; `turn`; `what`,
    the key of something wanted, and `count`, how many of it."""

    first = forms.ChoiceField(label="Who starts", choices=FIRST, initial="no")
    plan = forms.ChoiceField(label="Mulligan")
    turn = forms.TypedChoiceField(label="By", choices=TURNS, coerce=int, initial="3")
    count = forms.TypedChoiceField(label="At least", coerce=int, initial="1")
    what = forms.ChoiceField(label="of")

    def __init__(self, data: Mapping[str, str], cards: Mapping[str, int], game: str) -> None:
        study = games.of(game).study
        offered = study.wanted(cards)
        sorts = [(one.key, one.name) for one in offered if not one.key.startswith(CARD)]
        names = [(one.key, one.name) for one in offered if one.key.startswith(CARD)]
        usual = {name: field.initial for name, field in self.base_fields.items()}
        usual |= {"what": names[0][0], "plan": study.USUAL_PLAN}
        super().__init__(_text(data, usual), prefix=None)
        self.usual = usual
        set_choices(self, "plan", [(plan.key, plan.name) for plan in study.PLANS])
        set_choices(self, "count", [(str(n), str(n)) for n in range(1, study.OPENING + 1)])
        set_choices(self, "what", [("Kinds of cards", sorts), ("Cards of this deck", names)])

    def answers(self) -> OddsInput:
        """What is asked, the usual in place of what cannot be."""
        self.is_valid()
        usual = {name: field.clean(str(self.usual[name])) for name, field in self.fields.items()}
        asked = usual | self.cleaned_data
        return {
            "first": asked["first"],
            "plan": asked["plan"],
            "turn": asked["turn"],
            "count": asked["count"],
            "what": asked["what"],
        }


class HandForm(PlainForm):
    """A sample hand: `seed`, None for a new one; `first`; `back`, places in the opening hand, None before the mulligan;
    `turn`, up to which cards are drawn."""

    first = forms.ChoiceField(choices=FIRST, required=False)
    seed = forms.IntegerField(min_value=0, max_value=SEEDS - 1, required=False)
    back = forms.TypedMultipleChoiceField(coerce=int, required=False)
    done = forms.BooleanField(required=False)
    turn = forms.IntegerField(min_value=0, required=False)

    def __init__(self, data: Mapping[str, str], game: str) -> None:
        super().__init__(data)
        study = games.of(game).study
        self.fields["turn"].validators.append(MaxValueValidator(study.LAST_DEALT))
        set_choices(self, "back", [(str(place), str(place)) for place in range(study.OPENING)])
