"""What can be asked of a deck's odds and of a sample hand. What is wrong is told, and the usual is shown instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django import forms

from decks.study.hands import LAST_TURN as LAST_SAMPLED
from decks.study.hands import SEEDS
from decks.study.odds import LAST_TURN, PLANS
from decks.study.questions import wanted
from engine.epic.rules import OPENING_CARDS

FIRST = (("no", "On the draw: you go second"), ("yes", "On the play: you go first"))
TURNS = ((0, "the opening hand"), *((turn, f"your turn {turn}") for turn in range(1, LAST_TURN + 1)))


def _text(data: Mapping[str, Any], initial: Mapping[str, Any]) -> dict[str, Any]:
    """What was asked, the usual where nothing was."""
    return {key: data.get(key) or value for key, value in initial.items()}


class OddsForm(forms.Form):
    """After `answers`: `first`, whether this player goes first; `plan`, the key of a way to mulligan; `turn`; `what`,
    the key of something wanted, and `count`, how many of it."""

    first = forms.ChoiceField(label="Who starts", choices=FIRST, initial="no")
    plan = forms.ChoiceField(label="Mulligan", choices=[(plan.key, plan.name) for plan in PLANS], initial="two-free")
    turn = forms.TypedChoiceField(label="By", choices=TURNS, coerce=int, initial="3")
    count = forms.TypedChoiceField(
        label="At least", choices=[(n, str(n)) for n in range(1, OPENING_CARDS + 1)], coerce=int, initial="1"
    )
    what = forms.ChoiceField(label="of")

    def __init__(self, data: Mapping[str, Any], cards: Mapping[str, int]) -> None:
        offered = wanted(cards)
        sorts = [(one.key, one.name) for one in offered.values() if not one.key.startswith("card:")]
        names = [(one.key, one.name) for one in offered.values() if one.key.startswith("card:")]
        usual = {name: field.initial for name, field in self.base_fields.items()} | {"what": names[0][0]}
        super().__init__(_text(data, usual), prefix=None)
        self.usual = usual
        self.fields["what"].choices = [("Sorts of cards", sorts), ("Cards of this deck", names)]

    def answers(self) -> dict[str, Any]:
        """What is asked, the usual in place of what cannot be."""
        self.is_valid()
        return {name: self.cleaned_data.get(name, self._usual(name)) for name in self.fields}

    def _usual(self, name: str) -> Any:
        return self.fields[name].clean(str(self.usual[name]))


class HandForm(forms.Form):
    """A sample hand: `seed`, None for a new one; `first`; `back`, places in the opening hand, None before the mulligan;
    `turn`, up to which cards are drawn."""

    first = forms.ChoiceField(choices=FIRST, required=False)
    seed = forms.IntegerField(min_value=0, max_value=SEEDS - 1, required=False)
    back = forms.TypedMultipleChoiceField(choices=[(n, n) for n in range(OPENING_CARDS)], coerce=int, required=False)
    done = forms.BooleanField(required=False)
    turn = forms.IntegerField(min_value=0, max_value=LAST_SAMPLED, required=False)
