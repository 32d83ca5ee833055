"""All that a person keeps at once: out as one file, and in again, here or on another site.

Each deck is read as a single one is; wrong entries are named under the name of their deck, and either every deck is
saved or none.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from decks import backup, domain, exchange, queries, saving, set_apart
from decks.asking import asking, asks, making, page
from decks.covers import name_of
from decks.forms import CORRECT, KEEP, SAVE, noted
from decks.other_games import explained
from decks.versioned import Visibility
from engine import games
from engine.construction.lists import MAX_CARDS, DeckList, LineError
from engine.games import Game
from engine.kernel.counting import number_of
from gate.games import InAGame
from live.errors import Refused
from people.forms import Cleaned, PlainForm, show_instead

LONGEST_PASTED, LARGEST_FILE = 1_000_000, 8_000_000  # characters, and bytes
FILE = "decks.json"
COUNTED = {"cubes": "cube", "formats": "format", "folders": "folder"}  # parts of a file, and what each is called


@dataclass(frozen=True)
class Brought:
    """One of the decks that came in."""

    incoming: exchange.Incoming
    game: Game
    parsed: DeckList
    pool: dict[str, int] | None
    said: backup.Said

    @classmethod
    def of(cls, incoming: exchange.Incoming, usual: Game) -> Brought:
        """As it was read, in the usual game if it does not say its own. Raises Unreadable for what its pool and what
        else it says should be."""
        game = games.of(incoming.game) if incoming.game else usual
        parse = game.construction.parse
        pool = None if incoming.pool is None else exchange.pool_in(incoming.pool, parse)
        return cls(incoming, game, parse(incoming.text, MAX_CARDS), pool, backup.said(incoming.more))

    @property
    def line_errors(self) -> list[LineError]:
        return explained(self.parsed.errors, self.game)

    @property
    def new_deck(self) -> domain.NewDeck:
        """As `domain.create` wants it; the note keeps the entries that were left out."""
        format_spec, found, key = self.incoming.format_spec, self.parsed.contents, self.game.KEY
        known = isinstance(format_spec, dict) or format_spec in dict(queries.formats_of(key))
        return {
            "name": self.incoming.name[: saving.LONGEST_NAME] or name_of(found.cards, key),
            "game": key,
            "format_spec": format_spec if known else self.game.construction.DECK_FORMATS[0].key,
            "cards": dict(found.cards),
            "sideboard": dict(found.sideboard),
            "maybeboard": dict(found.maybeboard),
            "deity": found.deity,
            "note": noted(self.incoming.text, self.parsed, self.said.note),
            "pool": self.pool,
        }


class SeveralForm(PlainForm):
    """Decks as JSON, in the box or in a file, of a game if they do not say theirs. `do` is as in ListForm. After
    `is_valid`: `decks`."""

    file = forms.FileField(label="A file", required=False)
    content = forms.CharField(
        label="Or paste them",
        required=False,
        strip=False,
        max_length=LONGEST_PASTED,
        widget=forms.Textarea(attrs={"rows": 8, "spellcheck": "false", "autocapitalize": "off"}),
    )
    do = forms.ChoiceField(choices=((SAVE, ""), (CORRECT, ""), (KEEP, "")), required=False)

    game: Game
    decks: Sequence[Brought] = ()  # none, until it is cleaned
    parts: Mapping[str, object] = {}

    @property
    def wrong(self) -> list[Brought]:
        """The decks with entries that could not be read."""
        return [deck for deck in self.decks if deck.parsed.errors]

    @property
    def suggests(self) -> bool:
        """For some name that was not found there is one that was probably meant."""
        return any(error.suggestion for deck in self.wrong for error in deck.parsed.errors)

    @property
    def corrected(self) -> bool:
        """Names were put in, and the person should look at the decks again before they are saved."""
        return self.is_valid() and self.cleaned_data["do"] == CORRECT

    def clean(self) -> Cleaned:
        cleaned = super().clean() or self.cleaned_data
        if "content" in self.errors or "file" in self.errors:
            return cleaned
        try:
            content = self._content(cleaned)
            found = exchange.read_several(content)
            if cleaned.get("do") == CORRECT:
                content = exchange.corrected_several(found, self.game.KEY)
                found = exchange.read_several(content)
            if len(content) <= LONGEST_PASTED:  # what is longer came in a file, and comes in one again
                show_instead(self, "content", content)
            backup.check_size(found.decks, found.parts)
            self.decks, self.parts = [Brought.of(deck, self.game) for deck in found.decks], found.parts
        except exchange.Unreadable as wrong:
            self.add_error("content", str(wrong))
            return cleaned
        if self.wrong and cleaned.get("do") != KEEP:
            self.add_error("content", "Some entries could not be read; see below.")
        return cleaned

    def _content(self, cleaned: Cleaned) -> str:
        """What was uploaded, or else pasted."""
        file = cleaned.get("file")
        if file is not None and file.size > LARGEST_FILE:
            raise exchange.Unreadable(
                f"This file is larger than {LARGEST_FILE // 1_000_000} MB. Split it into smaller files."
            )
        content: str = cleaned.get("content", "") if file is None else exchange.decoded(file.read())
        if not content.strip():
            raise exchange.Unreadable("Paste the decks or choose a file.")
        return content


def _saved(form: SeveralForm) -> str:
    """What was saved, what of it everybody sees, what was left out, and what was kept as something else."""
    lists = [deck.parsed for deck in form.decks]
    said = [f"{number_of(len(lists), 'deck is', 'decks are')} saved."]
    public = sum(deck.said.fields.get("visibility") == Visibility.PUBLIC for deck in form.decks)
    if public:
        said.append(f"{number_of(public, 'of them is', 'of them are')} public.")
    found = [(form.parts.get(key), word) for key, word in COUNTED.items()]
    brought = [number_of(len(part), word) for part, word in found if isinstance(part, list | dict) and part]
    if form.parts.get("collection") or form.parts.get("collections"):
        brought.append("a collection")
    if brought:
        said.append(f"The file also brought: {', '.join(brought)}.")
    if any(map(set_apart.calls_sideboard, lists)):
        said.append(f"Sideboards are kept as maybeboards, {set_apart.NO_SIDEBOARD}.")
    if any(parsed.errors for parsed in lists):
        said.append("The notes on the versions keep the entries left out.")
    return " ".join(said)


@require_safe
@page
def all_decks(request: HttpRequest) -> HttpResponse:
    """All that whoever asks keeps here, as one file."""
    headers = {"Content-Disposition": f'attachment; filename="{FILE}"'}
    body = backup.everything(asking(request))
    return HttpResponse(body, content_type="application/json; charset=utf-8", headers=headers)


def example_of(game: Game) -> str:
    """Two decks of a game as JSON, one a line."""
    construction, (one, two, three) = game.construction, game.construction.EXAMPLES
    first = {"name": "Mine", "format": construction.DECK_FORMATS[0].key, "cards": {one: 3, two: 3}}
    beside: dict[str, object] = {"sideboard": {three: 2}} if construction.SIDEBOARDS else {}
    deity = {"deity": construction.DEITIES[0]} if construction.DEITIES else {}
    decks = [first | beside, {"name": "Another", "cards": [f"1 {one}", f"2x {three}"], **deity}]
    lines = ",\n".join(f"  {json.dumps(deck, ensure_ascii=False)}" for deck in decks)
    return f'{{"decks": [\n{lines}\n]}}'


@asks
@page
def several(request: InAGame) -> HttpResponse:
    """Bring in several decks, and take all along."""
    form = SeveralForm()
    form.game = request.game
    if request.method == "POST":
        form = SeveralForm(request.POST, request.FILES)
        form.game = request.game
        if form.is_valid() and not form.corrected:
            try:
                decks = [(deck.new_deck, deck.said) for deck in form.decks]
                backup.restore(person=making(request), decks=decks, parts=form.parts)
            except (Refused, exchange.Unreadable) as refused:
                form.add_error("content", str(refused))
            else:
                messages.success(request, _saved(form))
                return redirect("decks")
    owned, example = queries.deck_count(asking(request)), example_of(request.game)
    context = {"form": form, "game": request.game, "example": example, "owned": owned}
    return render(request, "decks/several.html", context)
