"""The form that begins an improvement of a deck that was chosen before. What was chosen is kept, and every problem is a
sentence at its field."""

from __future__ import annotations

from typing import Any

from django import forms
from django.http import QueryDict

from engine.games import DEFAULT, of
from lab.choices import Group
from lab.forms import DecksForm
from lab.improvements import domain
from lab.improvements.bases import Base
from people.forms import Cleaned
from people.persons import Person
from playtest.templatetags.trials import lasting

ALL, COLLECTION = "all", "collection"
USUAL_GAMES = 20_000


class ImprovementForm(DecksForm):
    """After `is_valid`: `asked` is what the verb takes besides the deck."""

    format = forms.ChoiceField(label="Format")
    cards = forms.ChoiceField(
        label="Which cards may come in",
        choices=[
            (ALL, "All cards of the format"),
            (COLLECTION, "My collection: what lies in no other built deck"),
        ],
        widget=forms.RadioSelect,
        initial=ALL,
    )
    games = forms.TypedChoiceField(
        label="Games at most",
        choices=[(games, f"{games:,} games") for games in domain.AT_MOST],
        coerce=int,
        initial=USUAL_GAMES,
    )

    def __init__(
        self, data: QueryDict | None = None, *, base: Base, person: Person, initial: dict[str, object] | None = None
    ) -> None:
        super().__init__(data, person=person, game=of(DEFAULT), initial=initial)
        self.base = base
        self.fields["format"].choices = [  # type: ignore[attr-defined]
            (key, f"{found.name}{', as the deck is made for' if at == 0 else ''}")
            for at, (key, found) in enumerate(base.formats)
        ]
        if base.pool is not None and base.format.pool:
            self.fields["cards"].required = False  # its pool says it

    @property
    def timed(self) -> str:
        """The bot whose times are named: the one that is chosen."""
        chosen = self["bot"].value()
        return chosen if chosen in self.game.bots.SECONDS else self.game.bots.USUAL

    @property
    def times(self) -> list[tuple[int, str]]:
        """How long so many games of that bot take, in words."""
        return [(games, lasting(games * self.game.bots.SECONDS[self.timed])) for games in domain.AT_MOST]

    @property
    def ticked(self) -> set[str]:
        """The keys of the field, but for decks that are gone."""
        return self.ticked_in("against")

    @property
    def groups(self) -> list[Group]:
        """The decks on offer by where they come from, those that are ticked included."""
        return self.on_offer(self.kept("against"), domain.MOST_FIELD)

    @property
    def asked(self) -> dict[str, Any]:
        said = self.cleaned_data
        return {
            "field": self.field,
            "format_key": said["format"],
            "collection": said.get("cards") == COLLECTION,
            "bot": said["bot"],
            "games": said["games"],
        }

    def clean(self) -> Cleaned:
        said = super().clean() or self.cleaned_data
        known = self.known(said["against"], "against", domain.MOST_FIELD)
        if known is None:
            return said
        self.field = list(known.values())
        if not self.field:
            self.add_error("against", domain.NO_FIELD)
        return said
