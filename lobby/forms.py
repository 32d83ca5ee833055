"""The form of the queue: what somebody plays with, in which format, and under which name."""

from __future__ import annotations

from django import forms
from django.http import QueryDict

from decks import queries as decks
from people.forms import Cleaned, set_choices
from people.persons import Person
from playtest.challenges.forms import SideForm
from playtest.legality import CHOICES


class QueueForm(SideForm):
    """A deck that is there already: ready-made, dealt, or one's own."""

    format_key = forms.ChoiceField(label="Format", choices=CHOICES, required=False)

    def __init__(self, data: QueryDict | None = None, *, person: Person, name: str = "") -> None:
        super().__init__(data, person=person, name=name)
        ready_made = [(key, label) for key, label in decks.DECKS if key != decks.PASTED]
        set_choices(self, "my_deck", [*ready_made, ("Your decks", self.saved)] if self.saved else ready_made)

    def _format(self, cleaned: Cleaned) -> str:
        chosen: str = cleaned.get("format_key", "")
        return chosen
