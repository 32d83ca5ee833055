"""A list of cards that are dealt, as people type it: what forms that take one have in common."""

from __future__ import annotations

from collections.abc import Sequence

from django import forms

from decks import queries as decks
from engine.construction.lists import LineError
from engine.games import Game
from people.forms import Cleaned, PlainForm, show_instead

LONGEST_LIST = 60_000  # characters
DO, CORRECT = "create", "correct"  # what can be done with the form


class DealtListForm(PlainForm):
    """With `do=correct` the names that were probably meant are put into the list, and the form is to be shown again
    (`corrected`). The cards are those of a `game`. `line_errors` say what is wrong with which line of the list."""

    cards = forms.CharField(
        label="The list",
        required=False,
        strip=False,
        max_length=LONGEST_LIST,
        error_messages={"max_length": f"A list can have {LONGEST_LIST} characters."},
        widget=forms.Textarea,
    )
    do = forms.ChoiceField(choices=((DO, ""), (CORRECT, "")), required=False)

    game: Game
    line_errors: Sequence[LineError] = ()  # none, until it is cleaned

    @property
    def corrected(self) -> bool:
        """Names were put in, and the person should look at the list again."""
        return self.is_bound and self.is_valid() and self.cleaned_data["do"] == CORRECT

    @property
    def suggests(self) -> bool:
        """For some name of the list that was not found there is one that was probably meant."""
        return any(one.suggestion for one in self.line_errors)

    def read_list(self, cleaned: Cleaned) -> Sequence[str]:
        """The cards of the list, copy by copy; what is wrong becomes errors."""
        if "cards" in self.errors:
            return []
        text, construction, limited = cleaned.get("cards", ""), self.game.construction, self.game.limited
        if cleaned.get("do") == CORRECT:
            text = construction.corrected(text, limited.MOST_CARDS)
            show_instead(self, "cards", text)
        parsed = limited.parse(text, limited.MOST_CARDS)
        outside = "This line is outside the main list, under a heading or after “SB:”. Remove the line or the heading."
        self.line_errors = sorted(
            [
                *decks.explained(parsed.errors, self.game),
                *(LineError(one.line, one.text, outside) for one in parsed.apart),
            ],
            key=lambda one: one.line,
        )
        if self.line_errors:
            wrong = len(self.line_errors)
            lines = "1 line" if wrong == 1 else f"{wrong} lines"
            self.add_error("cards", f"{lines} could not be read; see below.")
        elif not parsed.cards:
            example = f"3 {construction.EXAMPLES[0]}"
            self.add_error("cards", f"This list has no cards. Write one card per line, such as “{example}”.")
        return parsed.cards
