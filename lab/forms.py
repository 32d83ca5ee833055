"""What the forms of the laboratory have in common: decks that are ticked, and the bot that plays them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from django import forms
from django.http import QueryDict

from decks.queries import LONGEST_SEARCH
from engine.games import Game
from lab import levels
from lab.choices import Group, Keys, contender, offered, unfinished
from lab.matchups import Contender
from people.forms import PlainForm, set_choices
from people.persons import Person

UNTICKED: Final = "It is no longer ticked: choose another one."
GONE: Final = f"One of these decks was deleted or is no longer shared. {UNTICKED}"


class DecksForm(PlainForm):
    """Decks of a game for a field that this person may read, and the bot. `find` looks for public ones. After `clean`,
    `field` are those that were ticked `against`, and `gone` the keys of ticked decks that are no longer there."""

    against = Keys(required=False)
    bot = forms.ChoiceField(label="Bot for all decks")
    find = forms.CharField(label="Search public decks", required=False, max_length=LONGEST_SEARCH)

    def __init__(
        self, data: QueryDict | None = None, *, person: Person, game: Game, initial: dict[str, object] | None = None
    ) -> None:
        super().__init__(data, initial=initial)
        self.person, self.game = person, game
        set_choices(self, "bot", levels.offered(game))
        self.fields["bot"].initial = game.bots.USUAL
        self.field: list[Contender] = []
        self.gone: set[str] = set()

    @property
    def words(self) -> str:
        """What public decks are looked for by."""
        return str(self["find"].value() or "")[:LONGEST_SEARCH].replace("\0", "").strip()

    def kept(self, column: str) -> list[str]:
        """The keys that are ticked in this column, as they were sent."""
        return list(self[column].value() or ())

    def ticked_in(self, column: str) -> set[str]:
        """The keys that are ticked in this column, but for decks that are gone."""
        return set(self.kept(column)) - self.gone

    def on_offer(self, kept: Iterable[str], most: int) -> list[Group]:
        """The decks on offer by where they come from, with those that are ticked, where they are not far too many."""
        return offered(self.person, self.game, self.words, list(dict.fromkeys(kept))[: 2 * most])

    def known(self, keys: list[str], column: str, most: int) -> dict[str, Contender] | None:
        """The decks of these keys; None, with an error at the column, where they are too many or one is gone."""
        if len(keys) > most:
            self.add_error(column, f"Tick {most} decks at most; you ticked {len(keys)}.")
            return None
        found = {key: contender(key, self.person, self.game) for key in keys}
        self.gone = {key for key, deck in found.items() if deck is None}
        if self.gone:
            for said in dict.fromkeys(unfinished(key, self.person) for key in keys if key in self.gone):
                self.add_error(column, f"{said} {UNTICKED}" if said else GONE)
            return None
        return {key: deck for key, deck in found.items() if deck is not None}
