"""Forms of collections. What was typed is kept, and errors name the line."""

from __future__ import annotations

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.http import QueryDict
from django.utils.datastructures import MultiValueDict

from decks import exchange
from decks.collection.counting import Counts
from decks.collection.domain import MOST_BOOSTERS
from decks.collection.models import MOST_COPIES
from decks.collection.printed import Printed
from decks.collection.reading import Listed, read
from decks.forms import LARGEST_FILE, LONGEST_LIST
from decks.other_games import explained
from engine.construction.lists import LineError
from engine.kernel.collecting import Product
from people.forms import Cleaned, PlainForm, show_instead

LOOK, CORRECT, SAVE = "look", "correct", "save"
ADD, REPLACE = "add", "replace"
MODES = (
    (ADD, "Add these cards to my collection."),
    (REPLACE, "Replace my collection with this list."),
)


class ImportForm(PlainForm):
    """A list of what somebody owns, in the box or in a file.

    After `is_valid`: `listed` is what was read; lines that cannot be read do not make it invalid. `do` says what to do:
    show what would change (LOOK), put in the names that were probably meant and show that (CORRECT), or do it (SAVE),
    if the collection still has the revision `base`.
    """

    lines = forms.CharField(
        label="The list", required=False, strip=False, max_length=LONGEST_LIST, widget=forms.Textarea
    )
    file = forms.FileField(label="Or a file", required=False)
    mode = forms.ChoiceField(label="What to do", choices=MODES, initial=ADD, widget=forms.RadioSelect)
    do = forms.ChoiceField(choices=((LOOK, ""), (CORRECT, ""), (SAVE, "")), required=False)
    base = forms.IntegerField(widget=forms.HiddenInput, required=False)

    listed = Listed({}, [], "")  # nothing, until it is cleaned

    def __init__(
        self,
        data: QueryDict | None = None,
        files: MultiValueDict[str, UploadedFile[bytes]] | None = None,
        *,
        printed: Printed,
    ) -> None:
        super().__init__(data, files)
        self.printed = printed

    @property
    def line_errors(self) -> list[LineError]:
        return explained(self.listed.errors, self.printed.game)

    @property
    def suggests(self) -> bool:
        """For some line that cannot be read there is one that was probably meant."""
        return any(error.suggestion for error in self.line_errors)

    @property
    def replaces(self) -> bool:
        return self.is_valid() and self.cleaned_data["mode"] == REPLACE

    def clean(self) -> Cleaned:
        cleaned = super().clean() or self.cleaned_data
        if "lines" in self.errors or "file" in self.errors:
            return cleaned
        try:
            text = self._text(cleaned)
        except exchange.Unreadable as wrong:
            self.add_error("lines", str(wrong))
            return cleaned
        self.listed = read(text, self.printed.game.KEY)
        if cleaned.get("do") == CORRECT:
            text = self.listed.corrected
            self.listed = read(text, self.printed.game.KEY)
        show_instead(self, "lines", text)
        if not self.listed.counts and not self.listed.errors:
            self.add_error(
                "lines", f"This list has no cards. Write one card per line, such as “{self.printed.shown.line}”."
            )
        return cleaned

    def _text(self, cleaned: Cleaned) -> str:
        """What was uploaded, or else pasted, as lines."""
        file, content = cleaned.get("file"), cleaned.get("lines", "")
        if file is not None:
            if file.size > LARGEST_FILE:
                raise exchange.Unreadable(
                    f"This file is larger than {LARGEST_FILE // 1000} kB, the limit for card lists."
                )
            content = exchange.decoded(file.read())
        if len(content) > LONGEST_LIST:
            raise exchange.Unreadable(f"This list has {len(content)} characters. The limit is {LONGEST_LIST}.")
        incoming = exchange.read(content, owned=True)
        if incoming.slug:
            raise exchange.Unreadable("This is a link to a deck. To add its cards to your collection, paste its list.")
        return incoming.text


class ProductsForm(PlainForm):
    """How many of each product are owned; a button may say that a playset is owned of each pack of a line (`line`).
    After `is_valid`: `copies` of those that the form spoke of."""

    def __init__(self, data: QueryDict | None = None, *, counts: Counts, printed: Printed) -> None:
        super().__init__(data)
        self.printed = printed
        for number, (name, product) in enumerate(printed.products.items()):
            sentence = f"{name}: enter a whole number from 0 to {MOST_COPIES}."
            self.fields[f"product-{number}"] = forms.IntegerField(
                label=product.title,
                required=False,
                min_value=0,
                max_value=MOST_COPIES,
                initial=printed.whole(product, counts),
                widget=forms.NumberInput(attrs={"inputmode": "numeric"}),
                error_messages=dict.fromkeys(("invalid", "min_value", "max_value"), sentence),
            )

    @property
    def rows(self) -> list[tuple[Product, forms.BoundField]]:
        return [(product, self[f"product-{number}"]) for number, product in enumerate(self.printed.products.values())]

    @property
    def copies(self) -> dict[str, int]:
        products, line = self.printed.products, self.data.get("line")
        counts = ((name, self.cleaned_data.get(f"product-{number}")) for number, name in enumerate(products))
        packs = {name: self.printed.copies for name, product in products.items() if product.line == line}
        return {name: count for name, count in counts if count is not None} | packs


class BoostersForm(PlainForm):
    """Boosters to open by chance."""

    count = forms.IntegerField(
        label="How many",
        min_value=1,
        max_value=MOST_BOOSTERS,
        initial=1,
        widget=forms.NumberInput(attrs={"inputmode": "numeric"}),
        error_messages=dict.fromkeys(
            ("required", "invalid", "min_value", "max_value"), f"Enter a whole number from 1 to {MOST_BOOSTERS}."
        ),
    )

    def __init__(self, data: QueryDict | None = None, *, printed: Printed) -> None:
        super().__init__(data)
        names = [(name, name) for name in printed.boosters]
        self.fields["product"] = forms.ChoiceField(label="Boosters of", choices=names, initial=names[0][0])
        self.order_fields(("product", "count"))
