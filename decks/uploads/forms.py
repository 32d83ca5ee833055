"""The forms of a picture of one's own, and of many."""

from __future__ import annotations

from django import forms
from django.core.files.uploadedfile import UploadedFile

from decks.uploads.reading import FILL, LARGEST, WHOLE, too_large
from people.forms import PlainForm


class ShapeForm(PlainForm):
    """How a picture is brought to the shape of a card."""

    shape = forms.ChoiceField(
        label="How it fits",
        choices=(
            (FILL, "Fill the card and crop the edges"),
            (WHOLE, "Show the whole picture, with margins"),
        ),
        initial=FILL,
        widget=forms.RadioSelect,
    )


class PictureForm(ShapeForm):
    """A file besides. What is in it is looked at by the verb."""

    file = forms.FileField(
        label="Picture",
        widget=forms.FileInput(attrs={"accept": "image/jpeg,image/png,image/webp"}),
        error_messages={"required": "Choose a picture first.", "empty": "This file is empty. Choose a picture."},
    )

    def clean_file(self) -> UploadedFile[bytes]:
        file: UploadedFile[bytes] = self.cleaned_data["file"]
        if (file.size or 0) > LARGEST:
            raise forms.ValidationError(str(too_large()))
        return file


class ZipForm(ShapeForm):
    """A zip of pictures besides. What is in it is looked at by the verb."""

    file = forms.FileField(
        label="Zip file",
        widget=forms.FileInput(attrs={"accept": ".zip,application/zip"}),
        error_messages={"required": "Choose a zip file first.", "empty": "This file is empty. Choose a zip file."},
    )
