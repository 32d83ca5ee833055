"""Where a host chooses what spectators see."""

from __future__ import annotations

from django import forms

from people.forms import PlainForm
from playtest.models import Sees
from playtest.watching.terms import DELAYS, USUAL_DELAY, Watch, later


class WatchFields(PlainForm):
    """After `is_valid`, `watch` is what was chosen."""

    sees = forms.ChoiceField(label="Spectators see", choices=Sees, required=False, initial=Sees.NOTHING)
    delay = forms.TypedChoiceField(
        label="How much later",
        choices=[(delay, later(delay)) for delay in DELAYS],
        coerce=int,
        required=False,
        empty_value=None,
        initial=USUAL_DELAY,
    )

    @property
    def watch(self) -> Watch:
        return Watch.chosen(self.cleaned_data["sees"], self.cleaned_data["delay"] or USUAL_DELAY)
