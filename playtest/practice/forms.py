"""The part of a form in which a person wishes for a game of practice."""

from __future__ import annotations

from django import forms

from people.forms import PlainForm
from playtest.practice.terms import Practice


class PracticeFields(PlainForm):
    """Both switches, which are off at first. After `is_valid`, `practice` is what was wished."""

    hints = forms.BooleanField(label="Hints when I ask", required=False)
    warns = forms.BooleanField(
        label="Warn me before a blunder",
        help_text="First hands are not weighed: nothing warns you at the mulligan.",
        required=False,
    )

    @property
    def practice(self) -> Practice:
        return Practice(self.cleaned_data["hints"], self.cleaned_data["warns"])

    def wish(self, practice: Practice) -> None:
        """Show what was wished before."""
        self.initial.update({"hints": practice.hints, "warns": practice.warns})
