"""The form in which somebody drafts the same packs again."""

from __future__ import annotations

from collections.abc import Sequence

from django import forms
from django.http import QueryDict

from drafts.models import LONGEST_SHOWN, Seat
from drafts.queries import FORMER
from people.forms import PlainForm, set_choices


class RepeatForm(PlainForm):
    """After `is_valid`, `cleaned_data` has `shown` and `number`, the seat."""

    shown = forms.CharField(label="Your name in the draft", required=False, max_length=LONGEST_SHOWN)
    number = forms.TypedChoiceField(
        label="Your seat", coerce=int, error_messages={"invalid_choice": "Choose a seat of this draft."}
    )

    def __init__(self, data: QueryDict | None, *, seats: Sequence[Seat], shown: str, number: int) -> None:
        super().__init__(data, initial={"shown": shown, "number": number})
        labels = [(str(one.number), f"{one.number + 1}, which {one.name or FORMER} had") for one in seats]
        set_choices(self, "number", labels)
