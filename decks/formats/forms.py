"""The form of a house format: fields, not JSON. What was typed is kept, and errors name the line.

What the fields say is read by the game like every house format, so that there is one judge of it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from django import forms
from django.http import QueryDict

from decks.exchange import Unreadable, decoded
from decks.formats import wording
from decks.other_games import explained
from engine.construction.formats import BadFormat, BanList, Format, Problem
from engine.construction.house_formats import LONGEST_NAME, MOST_LISTS, Number, Switch
from engine.construction.lists import MAX_CARDS, MAX_COPIES, LineError
from engine.games import Game
from engine.kernel.counting import number_of
from people.forms import Cleaned, PlainForm, set_choices, show_instead

LONGEST_CARDS = 20_000  # characters of the cards of a list
LARGEST_FILE = 250_000  # bytes, and characters of what is pasted


def most_own(game: Game) -> int:
    """How many lists of one's own a format of a game can have beside the published ones."""
    return MOST_LISTS - len(game.construction.HOUSE_FORMATS.published)


class CardLines(forms.CharField):
    """Names of cards, one a line."""

    def __init__(self, label: str) -> None:
        rows = {"rows": 4, "spellcheck": "false", "autocapitalize": "off", "autocomplete": "off"}
        widget = forms.Textarea(attrs=rows)
        super().__init__(label=label, required=False, strip=False, max_length=LONGEST_CARDS, widget=widget)


class BanListForm(PlainForm):
    """A list of one's own in a game. A row in which nothing is written is no list."""

    name = forms.CharField(label="Name of the list", max_length=LONGEST_NAME)
    banned = CardLines("Banned cards")
    restricted = CardLines("Restricted to one copy")
    since = forms.DateField(label="From", required=False, widget=forms.DateInput({"type": "date"}, "%Y-%m-%d"))
    until = forms.DateField(label="Before", required=False, widget=forms.DateInput({"type": "date"}, "%Y-%m-%d"))

    def __init__(self, game: Game, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.game, self.construction = game, game.construction
        marks = game.construction.HOUSE_FORMATS.marks
        self.fields.update({one.key: CardLines(one.label) for one in marks})
        self.of_cards = ("banned", "restricted", *(one.key for one in marks))

    @staticmethod
    def about(one: BanList, fields: Sequence[str]) -> dict[str, object]:
        """What the form shows of a list with these fields."""
        said = {field: getattr(one, field) for field in fields}
        return {field: _lines(value) for field, value in said.items()}

    @property
    def cards(self) -> list[forms.boundfield.BoundField]:
        """The fields with names of cards."""
        return [self[name] for name in self.of_cards]

    @property
    def blank(self) -> bool:
        return not any(str(self[name].value() or "").strip() for name in self.fields)

    def clean(self) -> Cleaned:
        cleaned = super().clean() or self.cleaned_data
        for field in self.of_cards:
            if field in cleaned:
                cleaned[field] = self._cards(field, cleaned[field])
        return cleaned

    def _cards(self, field: str, typed: str) -> list[str]:
        """The cards of the lines; each line that cannot be read is an error."""
        parsed = self.construction.parse(typed, MAX_CARDS)
        wrong = [
            *explained(parsed.errors, self.game),
            *(LineError(one.line, one.text, "This line does not name a card.") for one in parsed.apart),
        ]
        for error in sorted(wrong, key=lambda error: error.line):
            self.add_error(field, f"Line {error.line}, “{error.text}”: {error.message}")
        if parsed.contents.deity:
            self.add_error(field, f"{parsed.contents.deity} is a deity. Deities are not part of a deck.")
        return list(dict.fromkeys([*parsed.cards, *parsed.contents.sideboard]))

    def as_data(self) -> dict[str, object]:
        """As JSON; what was not valid is left out."""
        days = {key: day.isoformat() for key in ("since", "until") if (day := self.cleaned_data.get(key))}
        return {key: self.cleaned_data.get(key) or [] for key in self.of_cards} | days | {
            "name": self.cleaned_data["name"]
        }  # fmt: skip


def _lines(value: object) -> object:
    """Names of cards one a line, everything else as it is."""
    if isinstance(value, frozenset):
        value = tuple(sorted(value))
    return "\n".join(value) if isinstance(value, tuple) else value


class HouseFormatForm(PlainForm):
    """A house format of a game. After `is_valid`: `data` is what `domain` wants.

    `rows` are the lists of one's own. `more`, `less` and `corrected` are the form with a row more or less, or with
    the names of cards that were probably meant; nothing is asked of what is typed in these.
    """

    name = forms.CharField(label="Name", max_length=LONGEST_NAME)
    least = forms.IntegerField(label="Minimum cards", min_value=1, max_value=MAX_CARDS)
    most = forms.IntegerField(label="Maximum cards", min_value=1, max_value=MAX_CARDS, required=False)
    copies = forms.IntegerField(label="Copies of a card", min_value=1, max_value=MAX_COPIES, required=False)
    sets = forms.MultipleChoiceField(label="Allowed sets", required=False, widget=forms.CheckboxSelectMultiple)
    published = forms.MultipleChoiceField(
        label="Published ban lists", required=False, widget=forms.CheckboxSelectMultiple
    )
    lists = forms.IntegerField(widget=forms.HiddenInput, required=False)  # rows
    taken_away = False  # a row just now

    def __init__(
        self,
        game: Game,
        data: QueryDict | None = None,
        *,
        initial: Mapping[str, object] | None = None,
        rows: Sequence[Mapping[str, object]] = (),
    ) -> None:
        super().__init__(data, initial={**(initial or {}), "lists": len(rows)})
        self.game, self.house = game, game.construction.HOUSE_FORMATS
        self.fields.update({ask.key: _field_of(ask) for ask in self.house.asks})
        set_choices(self, "sets", [(name, f"{name} ({number_of(len(cards), 'card')})")
                                   for name, cards in self.house.sets.items()])  # fmt: skip
        set_choices(self, "published", wording.published(game))
        if data is None:
            self.rows = [BanListForm(game, prefix=f"list{at}", initial=dict(row)) for at, row in enumerate(rows)]
        else:
            self.rows = [BanListForm(game, data, prefix=f"list{at}") for at in range(self._count())]

    @classmethod
    def about(cls, game: Game, deck_format: Format) -> HouseFormatForm:
        """The form that shows a format."""
        house = game.construction.HOUSE_FORMATS
        own = [BanListForm.about(one, house.list_fields) for one in deck_format.lists if not house.is_published(one)]
        initial = {
            **house.as_data(deck_format),
            "published": [one.name for one in deck_format.lists if house.is_published(one)],
        }
        return cls(game, initial=initial, rows=own)

    @classmethod
    def usual(cls, game: Game) -> HouseFormatForm:
        """The form that begins as the usual format of the game is."""
        form = cls.about(game, game.construction.HOUSE_FORMATS.usual)
        form.initial["name"] = ""
        return form

    @property
    def numbers(self) -> list[forms.boundfield.BoundField]:
        """The fields of the game's own that are numbers."""
        return [self[ask.key] for ask in self.house.asks if isinstance(ask, Number)]

    @property
    def switches(self) -> list[forms.boundfield.BoundField]:
        """Those that are boxes to tick."""
        return [self[ask.key] for ask in self.house.asks if isinstance(ask, Switch)]

    @property
    def products(self) -> list[forms.boundfield.BoundWidget]:
        """The boxes of whole products."""
        return [box for box in self["sets"] if box.data["value"] in self.house.products]

    @property
    def packs(self) -> list[forms.boundfield.BoundWidget]:
        """The boxes of single sets."""
        return [box for box in self["sets"] if box.data["value"] not in self.house.products]

    @property
    def asks_for_packs(self) -> bool:
        return any(box.data["selected"] for box in self.packs)

    # --- rows ---

    def _count(self) -> int:
        typed = str(self["lists"].value() or "")
        return min(int(typed), most_own(self.game)) if re.fullmatch(r"[0-9]{1,3}", typed) else 0

    def more(self) -> HouseFormatForm:
        """With one more row, in whose name the cursor stands."""
        again = self._again([*self._typed_rows(), {}][: most_own(self.game)])
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
            row |= {field: self.game.construction.corrected(row[field], MAX_CARDS) for field in self._of_cards}
        return self._again(rows)

    @property
    def suggests(self) -> bool:
        """For some name that was not found there is one that was probably meant."""
        typed = [row[field] for row in self._typed_rows() for field in self._of_cards]
        parse = self.game.construction.parse
        return any(error.suggestion for text in typed for error in parse(text, MAX_CARDS).errors)

    @property
    def _of_cards(self) -> tuple[str, ...]:
        return self.rows[0].of_cards if self.rows else ()

    @property
    def full(self) -> bool:
        return len(self.rows) >= most_own(self.game)

    def _typed_rows(self) -> list[dict[str, str]]:
        return [{name: row[name].value() or "" for name in row.fields} for row in self.rows]

    def _again(self, rows: Sequence[Mapping[str, object]]) -> HouseFormatForm:
        return HouseFormatForm(self.game, initial={name: self[name].value() for name in self.fields}, rows=rows)

    # --- what it says ---

    def clean(self) -> Cleaned:
        cleaned = super().clean() or self.cleaned_data
        self.rows_used = [row for row in self.rows if not row.blank]
        if any([row.errors for row in self.rows_used]):  # noqa: C419 (each of them is asked, so that all errors show)
            self.add_error("lists", "One of your own lists has a problem; see below.")
        if self.errors:
            return cleaned
        data = {key: cleaned[key] for key in self.house.fields if key != "lists"}
        data["lists"] = [*cleaned["published"], *(row.as_data() for row in self.rows_used)]
        try:
            cleaned["data"] = self.house.as_data(self.house.read(data))
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


def _field_of(ask: Switch | Number) -> forms.Field:
    if isinstance(ask, Switch):
        return forms.BooleanField(label=ask.label, required=False)
    return forms.IntegerField(
        label=ask.label, min_value=0, max_value=ask.most, required=not ask.otherwise, help_text=ask.hint
    )


class BringForm(PlainForm):
    """A house format of a game as JSON, pasted or in a file. After `is_valid`: `format`."""

    json = forms.CharField(
        label="JSON of a format",
        required=False,
        strip=False,
        max_length=LARGEST_FILE,
        widget=forms.Textarea(attrs={"rows": 6, "spellcheck": "false", "autocapitalize": "off"}),
    )
    file = forms.FileField(label="Or a file", required=False)

    def __init__(self, game: Game, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.game = game

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
            cleaned["format"] = self.game.construction.HOUSE_FORMATS.parse(cleaned["json"])
        except BadFormat as bad:
            for problem in bad.problems:
                self.add_error("json", str(problem))
        return cleaned
