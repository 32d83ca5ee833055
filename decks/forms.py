"""Forms of decks: a list that is pasted or uploaded, and what is said about a deck. What was typed is kept, and errors
name the line."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.http import QueryDict
from django.utils.datastructures import MultiValueDict

from decks import exchange, queries, saving
from decks.covers import card_of, name_of
from decks.formats.models import HOUSE
from decks.formats.queries import formats_of
from decks.models import Deck
from decks.other_games import explained
from decks.versioned import SavedVersion, Visibility
from engine.construction.formats import BadFormat
from engine.construction.lists import MAX_CARDS, MAX_LINES, DeckList, LineError
from engine.games import DEFAULT, GAMES, Game
from engine.kernel.counting import number_of
from live.errors import Refused
from people.forms import Choices, Cleaned, PlainForm, set_choices, show_instead
from people.persons import Person

LONGEST_LIST, LONGEST_NOTE = 60_000, 20_000  # characters
LARGEST_FILE = 250_000  # bytes
SAVE, CORRECT, KEEP = "save", "correct", "keep"  # what can be done with a list
LONGEST_HOUSE = 20_000  # characters
LEFT_OUT = "Lines left out:"
VISIBILITIES = (
    (Visibility.PRIVATE, "Private. Only you can see it."),
    (Visibility.UNLISTED, "Unlisted. Anyone with the link can see it."),
    (Visibility.PUBLIC, "Public. Everyone can find it."),
)


class PersonForm(PlainForm):
    """A form that knows who fills it in, and in which game."""

    def __init__(
        self,
        data: QueryDict | None = None,
        files: MultiValueDict[str, UploadedFile[bytes]] | None = None,
        *,
        person: Person,
        game: Game,
        initial: dict[str, object] | None = None,
    ) -> None:
        super().__init__(data, files, initial=initial)
        self.person, self.game = person, game
        self.offer()

    def offer(self) -> None:
        """Let all that can be chosen now be chosen."""


class ListForm(PersonForm):
    """A list of cards: text, CSV, JSON or a link, in the box or in a file.

    After `is_valid`: `cards`, `sideboard` and `maybeboard` are counts by name, `deity` a name or "", and `note` the
    note with the lines that were left out; the list is to be saved unless `corrected`. `do` says what to do about lines
    that cannot be read: name them (SAVE), put in the names that were probably meant and show the list again (CORRECT),
    or leave them out (KEEP).
    """

    lines = forms.CharField(
        label="The list", required=False, strip=False, max_length=LONGEST_LIST, widget=forms.Textarea
    )
    file = forms.FileField(label="Or a file", required=False)
    note = forms.CharField(
        label="Note on this version",
        required=False,
        max_length=LONGEST_NOTE,
        widget=forms.Textarea(attrs={"rows": 2}),
    )
    do = forms.ChoiceField(choices=((SAVE, ""), (CORRECT, ""), (KEEP, "")), required=False)

    longest, most_lines = LONGEST_LIST, MAX_LINES  # for the page to hold
    most = MAX_CARDS  # of the list
    sets_apart = True  # a deity, a sideboard and a maybeboard

    parsed = GAMES[DEFAULT].construction.parse("", 0)  # nothing, until it is cleaned
    incoming = exchange.Incoming(exchange.TEXT, "")

    @property
    def line_errors(self) -> Sequence[LineError]:
        return explained(self.parsed.errors, self.game)

    @property
    def example(self) -> str:
        """A line of a list of this game."""
        return f"3 {self.game.construction.EXAMPLES[0]}"

    @property
    def example_x(self) -> str:
        """The same as some write it."""
        return f"3x {self.game.construction.EXAMPLES[0]}"

    @property
    def examples(self) -> str:
        """A short list."""
        one, two, three = self.game.construction.EXAMPLES
        return f"3 {one}\n3 {two}\n2x {three}"

    @property
    def suggests(self) -> bool:
        """For some name that was not found there is one that was probably meant."""
        text = self["lines"].value() or ""
        return bool(self.line_errors) and self.game.construction.corrected(text, self.most) != text

    @property
    def corrected(self) -> bool:
        """Names were put in, and the person should look at the list again before it is saved."""
        return self.is_valid() and self.cleaned_data["do"] == CORRECT

    def clean(self) -> Cleaned:
        cleaned = super().clean() or self.cleaned_data
        if "lines" in self.errors or "file" in self.errors:
            return cleaned
        try:
            self.incoming = self._incoming(cleaned)
        except (exchange.Unreadable, Refused) as wrong:
            self.add_error("lines", str(wrong))
            return cleaned
        text = self.incoming.text
        if cleaned.get("do") == CORRECT:
            text = self.game.construction.corrected(text, self.most)
        show_instead(self, "lines", text)
        self.parsed = self.read(text)
        self.judge(cleaned)
        found = self.parsed.contents
        cleaned["cards"], cleaned["sideboard"] = dict(found.cards), dict(found.sideboard)
        cleaned["maybeboard"], cleaned["deity"] = dict(found.maybeboard), found.deity
        cleaned["note"] = noted(text, self.parsed, cleaned.get("note", ""))
        return cleaned

    def read(self, text: str) -> DeckList:
        """The list that these lines are."""
        return self.game.construction.parse(text, self.most)

    def _incoming(self, cleaned: Cleaned) -> exchange.Incoming:
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
        return queries.incoming(content, self.person, self.game.KEY)

    def judge(self, cleaned: Cleaned) -> None:
        """Say what is wrong with what was read."""
        wrong = len(self.parsed.errors)
        if wrong and cleaned.get("do") != KEEP:
            self.add_error("lines", f"{number_of(wrong, 'line')} could not be read; see below.")
        elif not (self.parsed.cards or self.parsed.contents.sideboard or self.parsed.contents.maybeboard):
            self.add_error("lines", f"This list has no cards. Write one card per line, such as “{self.example}”.")


def noted(text: str, parsed: DeckList, note: str = "") -> str:
    """The note with the lines that could not be read: nothing that was typed is lost."""
    lines = text.split("\n")
    found = [lines[one.line - 1] for one in parsed.errors if one.line <= MAX_LINES] + lines[MAX_LINES:]
    return "\n".join(filter(None, [note, *([LEFT_OUT, *found] if found else [])]))


class FormatForm(PersonForm):
    """The format that a deck is made for: one of the site's, a house format of the person, or the house rules that the
    deck came with, which `house` carries along as JSON."""

    format = forms.ChoiceField(
        label="Format",
        error_messages={"required": "Choose a format.", "invalid_choice": "Choose one of these formats."},
    )
    house = forms.CharField(required=False, max_length=LONGEST_HOUSE, widget=forms.HiddenInput)

    def offer(self) -> None:
        choices: list[tuple[str, str | Choices]] = [*queries.formats_of(self.game.KEY)]
        self.fields["format"].initial = self.game.construction.DECK_FORMATS[0].key
        mine = [(one.key, one.name) for one in formats_of(self.person, self.game.KEY)]
        if mine:
            choices.append(("Your formats", mine))
        brought = self["house"].value()
        if brought:
            choices.append((HOUSE, f"{self._called(brought)} (house rules of this deck)"))
        set_choices(self, "format", choices)

    def read_format(self, cleaned: Cleaned) -> None:
        """Make of `format` what `domain` wants."""
        house = cleaned.pop("house", "")
        if cleaned.get("format") == HOUSE:
            mine = self.game.construction.HOUSE_FORMATS
            try:
                cleaned["format"] = mine.as_data(mine.parse(house))
            except BadFormat as bad:
                for problem in bad.problems:
                    self.add_error("format", str(problem))

    def _called(self, house: str) -> str:
        """What house rules call themselves, as far as they can be read."""
        try:
            return str(self.game.construction.HOUSE_FORMATS.parse(house).name)
        except BadFormat:
            return "Unreadable"


class NewDeckForm(FormatForm, ListForm):
    """A list with a name and a format; a file or a link may bring both with it, and the pool of a drafted deck.

    After `is_valid`, `pool` is a count by name, or None.
    """

    name = forms.CharField(label="Name", required=False, max_length=saving.LONGEST_NAME)
    pool = forms.CharField(required=False, strip=False, max_length=LONGEST_LIST, widget=forms.HiddenInput)

    def clean(self) -> Cleaned:
        cleaned = super().clean()
        if self.incoming.name and not cleaned.get("name"):
            cleaned["name"] = self.incoming.name[: saving.LONGEST_NAME]
            show_instead(self, "name", cleaned["name"])
        self._read_pool(cleaned)
        brought = self.incoming.format_spec
        if isinstance(brought, dict):
            cleaned["format"], cleaned["house"] = HOUSE, dumped(brought)
            show_instead(self, "format", HOUSE)
            show_instead(self, "house", cleaned["house"])
            self.errors.pop("format", None)
            self.offer()
        elif brought in dict(queries.formats_of(self.game.KEY)):
            cleaned["format"] = brought
            show_instead(self, "format", brought)
        self.read_format(cleaned)
        cleaned["name"] = cleaned.get("name") or name_of(cleaned.get("cards", {}), self.game.KEY)
        return cleaned

    def _read_pool(self, cleaned: Cleaned) -> None:
        """The pool that came now, or with the list before it was corrected."""
        if self.incoming.pool is not None:
            cleaned["pool"] = self.incoming.pool
            show_instead(self, "pool", self.incoming.pool)
        try:
            cleaned["pool"] = (
                exchange.pool_in(cleaned["pool"], self.game.construction.parse) if cleaned.get("pool") else None
            )
        except exchange.Unreadable as wrong:
            self.add_error(None, str(wrong))


class SaveForm(ListForm):
    """A list that becomes the next version. `base` is the revision of the deck that it was made from, and `seen` the
    version."""

    base = forms.IntegerField(widget=forms.HiddenInput)
    seen = forms.IntegerField(widget=forms.HiddenInput, required=False)


class NoteForm(PlainForm):
    """The note on a version."""

    note = forms.CharField(
        label="Note", required=False, max_length=saving.LONGEST_NOTE, widget=forms.Textarea(attrs={"rows": 8})
    )


class SaidForm(PlainForm):
    """What is said about a deck or a cube."""

    name = forms.CharField(label="Name", max_length=saving.LONGEST_NAME)
    visibility = forms.ChoiceField(label="Visibility", choices=VISIBILITIES, widget=forms.RadioSelect)
    cover = forms.ChoiceField(label="Cover", required=False)
    description = forms.CharField(
        label="Description",
        required=False,
        strip=False,
        max_length=saving.LONGEST_DESCRIPTION,
        widget=forms.Textarea(attrs={"rows": 10}),
    )

    def speak_of(self, newest: SavedVersion, *others: str, game: str) -> None:
        """Let the cards of this version, and these `others`, be offered as covers, and call it what people call it."""
        self.fields["name"].error_messages["required"] = f"Give the {newest.of} a name."
        self.fields["cover"].error_messages["invalid_choice"] = f"Choose a card of this {newest.of}."
        own = card_of(newest.cards, game)
        usual = ("", f"The site chooses: {own}" if own else "The site chooses")
        set_choices(self, "cover", [usual, *((name, name) for name in sorted([*newest.cards, *others]))])


class AboutForm(SaidForm, FormatForm):
    """The same of a deck, and more. After `is_valid`: `format` is what `domain.describe` wants, `tags` a list."""

    tags = forms.CharField(label="Tags", required=False, max_length=1000)
    discussed = forms.BooleanField(label="Comments and thanks, while the deck is public", required=False)
    built = forms.BooleanField(label="I have built this deck with my own cards", required=False)

    @staticmethod
    def about(deck: Deck) -> dict[str, object]:
        """What the form shows of a deck."""
        return {
            "name": deck.name,
            "format": deck.house_format.key if deck.house_format else deck.format_key,
            "house": dumped(deck.house) if deck.house and not deck.house_format else "",
            "visibility": deck.visibility,
            "tags": ", ".join(tag.name for tag in deck.tags.all()),
            "cover": deck.cover,
            "description": deck.description,
            "discussed": deck.discussed,
            "built": deck.built,
        }

    def clean_tags(self) -> list[str]:
        typed: str = self.cleaned_data["tags"]
        return typed.split(",")

    def clean(self) -> Cleaned:
        cleaned = super().clean() or self.cleaned_data
        self.read_format(cleaned)
        return cleaned


def dumped(house: Mapping[str, object]) -> str:
    """What tells a house format, as people read and write it."""
    return json.dumps(house, indent=1, ensure_ascii=False)
