"""The form of a house format: fields, not JSON. What was typed is kept, and errors name the line.

What the fields say is read by house_formats like every house format, so that there is one judge of it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from django import forms
from django.http import QueryDict

from decks.exchange import Unreadable, decoded
from decks.formats import wording
from engine.construction.formats import BadFormat
from engine.construction.lists import MAX_CARDS, MAX_COPIES, LineError
from engine.epic.catalogue import PRINTED_IN, PRODUCTS
from engine.epic.construction import (
    BAN_LISTS,
    CONSTRUCTED,
    LONGEST_NAME,
    MOST_LISTS,
    BanList,
    Format,
    Problem,
    corrected,
    house_formats,
    parse,
)
from engine.kernel.counting import number_of
from people.forms import Cleaned, PlainForm, show_instead

LONGEST_CARDS = 20_000  # characters of the cards of a list
LARGEST_FILE = 250_000  # bytes, and characters of what is pasted
MOST_OWN = MOST_LISTS - len(BAN_LISTS)
PUBLISHED = {one.name: one for one in BAN_LISTS}


def _sets() -> list[tuple[str, str]]:
    """All sets and products to choose from, with the number of their cards."""
    return [(name, f"{name} ({number_of(len(cards), 'card')})") for name, cards in PRINTED_IN.items()]


class CardLines(forms.CharField):
    """Names of cards, one a line."""

    def __init__(self, label: str) -> None:
        rows = {"rows": 4, "spellcheck": "false", "autocapitalize": "off", "autocomplete": "off"}
        widget = forms.Textarea(attrs=rows)
        super().__init__(label=label, required=False, strip=False, max_length=LONGEST_CARDS, widget=widget)


class BanListForm(PlainForm):
    """A list of one's own. A row in which nothing is written is no list."""

    name = forms.CharField(label="Name of the list", max_length=LONGEST_NAME)
    banned = CardLines("Banned cards")
    restricted = CardLines("Restricted to one copy")
    since = forms.DateField(label="From", required=False, widget=forms.DateInput({"type": "date"}, "%Y-%m-%d"))
    until = forms.DateField(label="Before", required=False, widget=forms.DateInput({"type": "date"}, "%Y-%m-%d"))

    @staticmethod
    def about(one: BanList) -> dict[str, object]:
        """What the form shows of a list."""
        return {
            "name": one.name,
            "banned": "\n".join(one.banned),
            "restricted": "\n".join(one.restricted),
            "since": one.since,
            "until": one.until,
        }

    @property
    def blank(self) -> bool:
        return not any(str(self[name].value() or "").strip() for name in self.fields)

    def clean_banned(self) -> list[str]:
        return self._cards("banned")

    def clean_restricted(self) -> list[str]:
        return self._cards("restricted")

    def _cards(self, field: str) -> list[str]:
        """The cards of the lines; each line that cannot be read is an error."""
        parsed = parse(self.cleaned_data[field])
        wrong = [
            *parsed.errors,
            *(LineError(one.line, one.text, "This line does not name a card.") for one in parsed.apart),
        ]
        for error in sorted(wrong, key=lambda error: error.line):
            self.add_error(field, f"Line {error.line}, “{error.text}”: {error.message}")
        if parsed.deity:
            self.add_error(field, f"{parsed.deity} is a deity. Deities are not part of a deck.")
        return list(dict.fromkeys(parsed.cards))

    def as_data(self) -> dict[str, object]:
        """As JSON; what was not valid is left out."""
        days = {key: day.isoformat() for key in ("since", "until") if (day := self.cleaned_data.get(key))}
        return {key: self.cleaned_data.get(key) or [] for key in ("banned", "restricted")} | days | {
            "name": self.cleaned_data["name"]
        }  # fmt: skip


class HouseFormatForm(PlainForm):
    """A house format. After `is_valid`: `data` is what `domain` wants.

    `rows` are the lists of one's own. `more`, `less` and `corrected` are the form with a row more or less, or with
    the names of cards that were probably meant; nothing is asked of what is typed in these.
    """

    name = forms.CharField(label="Name", max_length=LONGEST_NAME)
    least = forms.IntegerField(label="Minimum cards", min_value=1, max_value=MAX_CARDS)
    most = forms.IntegerField(label="Maximum cards", min_value=1, max_value=MAX_CARDS, required=False)
    copies = forms.IntegerField(label="Copies of a card", min_value=1, max_value=MAX_COPIES, required=False)
    ratio = forms.BooleanField(
        label="Each free card needs two cards of cost 1 of the same alignment", required=False
    )  # fmt: skip
    sets = forms.MultipleChoiceField(
        label="Allowed sets", choices=_sets, required=False, widget=forms.CheckboxSelectMultiple
    )
    published = forms.MultipleChoiceField(
        label="Published ban lists", choices=wording.published, required=False, widget=forms.CheckboxSelectMultiple
    )
    lists = forms.IntegerField(widget=forms.HiddenInput, required=False)  # rows
    taken_away = False  # a row just now

    def __init__(
        self,
        data: QueryDict | None = None,
        *,
        initial: Mapping[str, object] | None = None,
        rows: Sequence[Mapping[str, object]] = (),
    ) -> None:
        super().__init__(data, initial={**(initial or {}), "lists": len(rows)})
        if data is None:
            self.rows = [BanListForm(prefix=f"list{at}", initial=dict(row)) for at, row in enumerate(rows)]
        else:
            self.rows = [BanListForm(data, prefix=f"list{at}") for at in range(self._count())]

    @classmethod
    def about(cls, deck_format: Format) -> HouseFormatForm:
        """The form that shows a format."""
        own = [BanListForm.about(one) for one in deck_format.lists if PUBLISHED.get(one.name) != one]
        initial = {
            "name": deck_format.name,
            "least": deck_format.least,
            "most": deck_format.most,
            "copies": deck_format.copies,
            "ratio": deck_format.ratio,
            "sets": list(deck_format.sets),
            "published": [one.name for one in deck_format.lists if PUBLISHED.get(one.name) == one],
        }
        return cls(initial=initial, rows=own)

    @classmethod
    def usual(cls) -> HouseFormatForm:
        """The form that begins as Constructed is."""
        form = cls.about(CONSTRUCTED)
        form.initial["name"] = ""
        return form

    @property
    def products(self) -> list[forms.boundfield.BoundWidget]:
        """The boxes of whole products."""
        return [box for box in self["sets"] if box.data["value"] in dict(PRODUCTS)]

    @property
    def packs(self) -> list[forms.boundfield.BoundWidget]:
        """The boxes of single sets."""
        return [box for box in self["sets"] if box.data["value"] not in dict(PRODUCTS)]

    @property
    def asks_for_packs(self) -> bool:
        return any(box.data["selected"] for box in self.packs)

    # --- rows ---

    def _count(self) -> int:
        typed = str(self["lists"].value() or "")
        return min(int(typed), MOST_OWN) if re.fullmatch(r"[0-9]{1,3}", typed) else 0

    def more(self) -> HouseFormatForm:
        """With one more row, in whose name the cursor stands."""
        again = self._again([*self._typed_rows(), {}][:MOST_OWN])
        again.rows[-1].fields["name"].widget.attrs["autofocus"] = True
        return again

    def less(self, at: int) -> HouseFormatForm:
        """Without this row; the focus goes to the button that adds one."""
        again = self._again([row for number, row in enumerate(self._typed_rows()) if number != at])
        again.taken_away = True
        return again

    def corrected(self) -> HouseFormatForm:
        rows = self._typed_rows()
        for row in rows:
            row |= {field: corrected(row[field]) for field in ("banned", "restricted")}
        return self._again(rows)

    @property
    def suggests(self) -> bool:
        """For some name that was not found there is one that was probably meant."""
        typed = [row[field] for row in self._typed_rows() for field in ("banned", "restricted")]
        return any(error.suggestion for text in typed for error in parse(text).errors)

    @property
    def full(self) -> bool:
        return len(self.rows) >= MOST_OWN

    def _typed_rows(self) -> list[dict[str, str]]:
        return [{name: row[name].value() or "" for name in row.fields} for row in self.rows]

    def _again(self, rows: Sequence[Mapping[str, object]]) -> HouseFormatForm:
        return HouseFormatForm(initial={name: self[name].value() for name in self.fields}, rows=rows)

    # --- what it says ---

    def clean(self) -> Cleaned:
        cleaned = super().clean() or self.cleaned_data
        self.rows_used = [row for row in self.rows if not row.blank]
        if any([row.errors for row in self.rows_used]):  # noqa: C419 (each of them is asked, so that all errors show)
            self.add_error("lists", "One of your own lists has a problem; see below.")
        if self.errors:
            return cleaned
        data = {key: cleaned[key] for key in ("name", "least", "most", "copies", "ratio", "sets")}
        data["lists"] = [*cleaned["published"], *(row.as_data() for row in self.rows_used)]
        try:
            cleaned["data"] = house_formats.as_data(house_formats.read(data))
        except BadFormat as bad:
            for problem in bad.problems:
                self._place(problem, len(cleaned["published"]))
        return cleaned

    def _place(self, problem: Problem, published: int) -> None:
        """Show a problem at the field that it is about."""
        found = re.match(r"lists\[(\d+)\]\.(\w+)", problem.field)
        if found:
            self.rows_used[int(found[1]) - published].add_error(found[2], problem.text)
            self.add_error("lists", "One of your own lists has a problem; see below.")
        else:
            self.add_error(problem.field if problem.field in self.fields else None, problem.text)


class BringForm(PlainForm):
    """A house format as JSON, pasted or in a file. After `is_valid`: `format`."""

    json = forms.CharField(
        label="JSON of a format",
        required=False,
        strip=False,
        max_length=LARGEST_FILE,
        widget=forms.Textarea(attrs={"rows": 6, "spellcheck": "false", "autocapitalize": "off"}),
    )
    file = forms.FileField(label="Or a file", required=False)

    def clean(self) -> Cleaned:
        cleaned = super().clean() or self.cleaned_data
        if self.errors:
            return cleaned
        file = cleaned.get("file")
        if file is not None:
            if file.size > LARGEST_FILE:
                raise forms.ValidationError(
                    f"This file is larger than {LARGEST_FILE // 1000} kB, the limit for formats."
                )
            try:
                cleaned["json"] = decoded(file.read())
            except Unreadable as wrong:
                raise forms.ValidationError(str(wrong)) from None
            show_instead(self, "json", cleaned["json"])
        if not cleaned["json"].strip():
            raise forms.ValidationError("Paste the JSON of a format or choose a file.")
        try:
            cleaned["format"] = house_formats.parse(cleaned["json"])
        except BadFormat as bad:
            for problem in bad.problems:
                self.add_error("json", str(problem))
        return cleaned
