"""The form in which a player says what they bring."""

from __future__ import annotations

from collections import Counter

from django import forms

from decks.collection.queries import owned
from drafts import bringing
from drafts.forms import MOST_COPIES, choice, number
from drafts.lists import DealtListForm
from drafts.sources import COLLECTION, LIST
from engine.games import Game
from people.forms import Cleaned
from people.persons import Person

FROM = ((COLLECTION, "My collection"), (LIST, "A list"))


class BringForm(DealtListForm):
    """After `is_valid`: `brings` is what `domain.bring` wants."""

    source = choice("Bring cards from", FROM, COLLECTION)
    copies = number("Copies of each card, at most", 1, MOST_COPIES)

    field_order = ("source", "copies", "cards")

    def __init__(self, data: object = None, *, person: Person, game: Game) -> None:
        super().__init__(data)  # type: ignore[arg-type]  # a QueryDict
        self.game = game
        self.collection = bringing.of_collection(owned(person, game.KEY), None, game)
        if not self.collection:
            field = self.fields["source"]
            assert isinstance(field, forms.ChoiceField), "it is to be chosen"
            field.choices, field.initial = FROM[1:], LIST

    def clean(self) -> Cleaned:
        cleaned = super().clean() or self.cleaned_data
        source = cleaned.get("source") or self.fields["source"].initial
        if source == LIST:
            self.errors.pop("copies", None)
            cleaned["brings"] = dict(Counter(self.read_list(cleaned)))
        else:
            self.errors.pop("cards", None)
            cleaned["brings"] = bringing.of_collection(self.collection, cleaned.get("copies"), self.game)
        return cleaned
