"""The form of a picture of one's own."""

from __future__ import annotations

from django import forms
from django.core.files.uploadedfile import UploadedFile

from decks.uploads.reading import FILL, LARGEST, WHOLE, too_large


class PictureForm(forms.Form):
    """A file and how it is brought to the shape of a card. What is in the file is looked at by the verb."""

    file = forms.FileField(
        label="Picture",
        widget=forms.FileInput(attrs={"accept": "image/jpeg,image/png,image/webp"}),
        error_messages={"required": "Choose a picture first.", "empty": "This file is empty. Choose a picture."},
    )
    shape = forms.ChoiceField(
        label="How it fits",
        choices=(
            (FILL, "Fill the card and crop the edges"),
            (WHOLE, "Show the whole picture, with margins"),
        ),
        initial=FILL,
        widget=forms.RadioSelect,
    )

    def clean_file(self) -> UploadedFile[bytes]:
        file: UploadedFile[bytes] = self.cleaned_data["file"]
        if (file.size or 0) > LARGEST:
            raise forms.ValidationError(str(too_large()))
        return file
