"""The forms of the queue: what somebody plays with, in which format, and under which name."""

from __future__ import annotations

from django import forms
from django.http import QueryDict

from decks import queries as decks
from engine.games import DEFAULT, Game, of
from people.forms import Cleaned, set_choices
from people.persons import Person
from playtest.challenges.forms import SideForm
from playtest.legality import choices_of
from playtest.starting import forms as starting


class QueueForm(SideForm):
    """A deck that is there already: ready-made, dealt, or one's own."""

    format_key = forms.ChoiceField(label="Format", required=False)

    def __init__(self, data: QueryDict | None = None, *, person: Person, name: str = "") -> None:
        super().__init__(data, person=person, name=name)
        set_choices(self, "format_key", choices_of(of(DEFAULT)))
        ready_made = [(key, label) for key, label in decks.DECKS if key != decks.PASTED]
        set_choices(self, "my_deck", [*ready_made, ("Your decks", self.saved)] if self.saved else ready_made)

    def _format(self, cleaned: Cleaned) -> str:
        chosen: str = cleaned.get("format_key", "")
        return chosen


class OtherQueueForm(starting.SideForm):
    """The same for another game than the first."""

    format_key = forms.ChoiceField(label="Format", required=False)

    def __init__(self, data: QueryDict | None = None, *, person: Person, game: Game, name: str = "") -> None:
        super().__init__(data, person=person, game=game, name=name)
        set_choices(self, "format_key", choices_of(game))
        there = [(key, label) for key, label in self.choices if key != decks.PASTED]
        set_choices(self, "my_deck", there)

    def _format(self, cleaned: Cleaned) -> str:
        chosen: str = cleaned.get("format_key", "")
        return chosen


AnyQueueForm = QueueForm | OtherQueueForm


def queue_form(game: Game, data: QueryDict | None = None, *, person: Person, name: str = "") -> AnyQueueForm:
    """The form of this game."""
    if game.KEY == DEFAULT:
        return QueueForm(data, person=person, name=name)
    return OtherQueueForm(data, person=person, game=game, name=name)
