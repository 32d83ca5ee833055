"""Forms of cubes: a list as decks have it, longer and without a deity."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from django import forms

from decks import saving
from decks.forms import ListForm
from engine.construction.contents import Contents
from engine.construction.lists import DeckList, LeftOut, LineError
from people.forms import Cleaned

APART = (
    "This line is set apart, under a heading or after “SB:”, but a cube is one list. Remove the line or the heading."
)


@dataclass(frozen=True)
class CubeList:
    """A list of which nothing is set apart: the lines that are, are among its errors."""

    cards: Sequence[str]
    errors: Sequence[LineError]
    apart: Sequence[LeftOut] = ()
    passed: Sequence[LeftOut] = ()

    @property
    def contents(self) -> Contents:
        return Contents(Counter(self.cards))


class CubeListForm(ListForm):
    """A list of a cube. Deities, and lines that it sets apart, are no part of it, and are errors as those that cannot
    be read."""

    sets_apart = False

    def offer(self) -> None:
        self.most = self.game.limited.MOST_CARDS

    def read(self, text: str) -> DeckList:
        return self.game.limited.parse(text, self.most)

    def judge(self, cleaned: Cleaned) -> None:
        apart = [LineError(one.line, one.text, APART) for one in self.parsed.apart]
        errors = sorted([*self.parsed.errors, *apart], key=lambda one: one.line)
        self.parsed = CubeList(self.parsed.cards, errors)
        super().judge(cleaned)


class NewCubeForm(CubeListForm):
    """A new cube from a list, which may bring a name and, as JSON, a description."""

    name = forms.CharField(label="Name", required=False, max_length=saving.LONGEST_NAME)

    def clean(self) -> Cleaned:
        cleaned = super().clean()
        if not cleaned.get("name"):
            cleaned["name"] = self.incoming.name[: saving.LONGEST_NAME] or "New cube"
        said = self.incoming.more.get("description")
        cleaned["description"] = said[: saving.LONGEST_DESCRIPTION] if isinstance(said, str) else ""
        return cleaned


class SaveCubeForm(CubeListForm):
    """A list that becomes the next version. `base` is the revision of the cube that it was made from, and `seen` the
    version."""

    base = forms.IntegerField(widget=forms.HiddenInput)
    seen = forms.IntegerField(widget=forms.HiddenInput, required=False)
