"""The form of the queue: what somebody plays with, in which format, and under which name."""

from __future__ import annotations

from django import forms
from django.http import QueryDict

from decks import queries as decks
from engine.games import Game
from people.forms import set_choices
from people.persons import Person
from playtest.challenges.forms import SideForm
from playtest.legality import choices_of


class QueueForm(SideForm):
    """A deck that is there already: ready-made, dealt, or one's own."""

    format_key = forms.ChoiceField(label="Format", required=False)

    def __init__(self, data: QueryDict | None = None, *, person: Person, game: Game, name: str = "") -> None:
        super().__init__(data, person=person, game=game, name=name)
        set_choices(self, "format_key", choices_of(game))
        set_choices(self, "my_deck", [choice for choice in self.grouped if choice[0] != decks.PASTED])
