"""The form that begins an improvement of a deck that was chosen before. What was chosen is kept, and every problem is a
sentence at its field."""

from __future__ import annotations

from typing import Any, Final

from django import forms
from django.http import QueryDict

from decks.queries import LONGEST_SEARCH
from engine.bots import LEVELS
from lab.choices import Group, Keys, contender, offered
from lab.improvements import domain
from lab.improvements.bases import Base
from lab.levels import COSTS, RANDOM, SECONDS
from lab.matchups import Contender
from people.forms import Cleaned, PlainForm
from people.persons import Person
from playtest.models import bot_title
from playtest.queries import USUAL
from playtest.templatetags.trials import lasting

ALL, COLLECTION = "all", "collection"
USUAL_GAMES = 20_000
GONE: Final = "One of these decks was deleted or is no longer shared. It is no longer ticked: choose another one."


class ImprovementForm(PlainForm):
    """After `is_valid`: `asked` is what the verb takes besides the deck."""

    format = forms.ChoiceField(label="Format")
    against = Keys(required=False)
    cards = forms.ChoiceField(
        label="Which cards may come in",
        choices=[
            (ALL, "All cards of the format"),
            (COLLECTION, "My collection: what lies in no other built deck"),
        ],
        widget=forms.RadioSelect,
        initial=ALL,
    )
    bot = forms.ChoiceField(
        label="Bot for all decks",
        choices=[(bot, f"{bot_title(bot)}: {COSTS[bot]}") for bot in (*LEVELS, RANDOM)],
        initial=USUAL,
    )
    games = forms.TypedChoiceField(
        label="Games at most",
        choices=[(games, f"{games:,} games: {lasting(games * SECONDS[USUAL])}") for games in domain.AT_MOST],
        coerce=int,
        initial=USUAL_GAMES,
    )
    find = forms.CharField(label="Search public decks", required=False, max_length=LONGEST_SEARCH)

    def __init__(
        self, data: QueryDict | None = None, *, base: Base, person: Person, initial: dict[str, object] | None = None
    ) -> None:
        super().__init__(data, initial=initial)
        self.base = base
        self.person = person
        self.field: list[Contender] = []
        self.gone: set[str] = set()
        self.fields["format"].choices = [  # type: ignore[attr-defined]
            (key, f"{found.name}{', as the deck is made for' if at == 0 else ''}")
            for at, (key, found) in enumerate(base.formats)
        ]
        if base.pool is not None and base.format.pool:
            self.fields["cards"].required = False  # its pool says it

    @property
    def ticked(self) -> set[str]:
        """The keys of the field, but for decks that are gone."""
        return set(self["against"].value() or ()) - self.gone

    @property
    def words(self) -> str:
        """What public decks are looked for by."""
        return str(self["find"].value() or "")[:LONGEST_SEARCH].replace("\0", "").strip()

    @property
    def groups(self) -> list[Group]:
        """The decks on offer by where they come from, those that are ticked included."""
        kept = list(dict.fromkeys(self["against"].value() or ()))
        return offered(self.person, self.words, kept[: 2 * domain.MOST_FIELD])

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
        keys = said["against"]
        if len(keys) > domain.MOST_FIELD:
            self.add_error("against", f"Tick {domain.MOST_FIELD} decks at most; you ticked {len(keys)}.")
            return said
        found = {key: contender(key, self.person) for key in keys}
        self.gone = {key for key, deck in found.items() if deck is None}
        self.field = [deck for deck in found.values() if deck is not None]
        if self.gone:
            self.add_error("against", GONE)
        elif not keys:
            self.add_error("against", domain.NO_FIELD)
        return said
