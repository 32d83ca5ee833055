"""Pages where people choose what is printed, and the documents. A document whose choices are wrong shows the page with
what was chosen and what is wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import wraps
from math import ceil
from pathlib import Path
from typing import IO

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.utils.text import slugify
from django.views.decorators.http import require_safe

from decks import queries, search
from decks.asking import View, asking, deck_asked, page
from decks.browsing import CardSearch, answer
from decks.collection.queries import owned
from decks.faces.files import face_of
from decks.models import Deck, Version
from decks.pictures import kept_faces
from decks.sheets.choosing import TooMany, bounded, of_deck, tokens_of
from decks.sheets.forms import DeckSheetsForm, RegistrationForm, SelectionSheetsForm
from decks.sheets.making import COME_BACK, Document, TooManyAtOnce, a_place, filed
from decks.sheets.paper import PAPERS
from decks.sheets.printing import Copies, pages_for, print_sheets
from decks.sheets.registration import Registration, registration_sheet
from decks.uploads.files import path_of
from decks.uploads.queries import shown_to
from gate.games import InAGame, has_section

DRAWN_IN, WRITTEN_IN = 0.15, 0.005  # seconds for a face, on a machine that does little else
FACE_BYTES = 130_000  # of a face in a document, about


def few_at_once(view: View) -> View:
    """A view of a document for which there may be no place now: a page says when to come back."""

    @wraps(view)
    def answered(request: HttpRequest, *arguments: object, **named: object) -> HttpResponseBase:
        try:
            return view(request, *arguments, **named)
        except TooManyAtOnce:
            later = render(request, "decks/print_later.html", {"seconds": COME_BACK}, status=503)
            later["Retry-After"] = str(COME_BACK)
            return later

    return answered


def _pdf(write: Callable[[IO[bytes]], None], name: str) -> Document:
    return Document(filed(write), f"{slugify(name) or 'cards'}.pdf")


def _languages(request: HttpRequest) -> str:
    return request.headers.get("Accept-Language", "")


def _sheets(request: InAGame, counts: dict[str, int], said: dict[str, str], title: str) -> Document:
    paper, gap = PAPERS[said["paper"]], int(said["gap"])
    with a_place():
        copies = [Copies(_picture(request, name), count) for name, count in counts.items()]
        return _pdf(lambda file: print_sheets(file, copies, paper, gap=gap, title=title), f"{title} cards")


def _picture(request: InAGame, name: str) -> Path:
    """The picture that whoever prints has put on the card, or its face."""
    key = request.game.KEY
    own = shown_to(request).get(name) if has_section(key, "own_pictures") else None
    path = path_of(own, "large") if own else None
    return path if path and path.exists() else kept_faces().path(face_of(name, key), "large")


def _summary(counts: dict[str, int], game: str) -> dict[str, float]:
    """What a page says before anything is printed. How large the document is and how long it takes depends on how many
    different cards there are, and `cold` of their faces are still to be drawn."""
    faces = kept_faces()
    cold = sum(faces.lacks(face_of(name, game), "large") for name in counts)
    total = sum(counts.values())
    return {
        "cards": total,
        "pages": pages_for(total),
        "megabytes": max(0.1, round(len(counts) * FACE_BYTES / 1e6, 1)),
        "cold": cold,
        "wait": max(1, ceil(cold * DRAWN_IN + len(counts) * WRITTEN_IN)),
    }


# --- a deck ----------------------------------------------------------------------------------------------------------


def _asked_deck(request: InAGame, slug: str) -> tuple[Deck, Version]:
    """The deck of the address, in the version that is asked for, the newest otherwise."""
    deck = deck_asked(request, slug)
    asked = request.GET.get("version", "")
    return deck, queries.version_of(deck, int(asked) if asked.isdecimal() and len(asked) < 10 else None)


def _deck_form(request: InAGame, version: Version) -> tuple[DeckSheetsForm, dict[str, int]]:
    """What was chosen about a deck's cards, and the cards that come of it; none where a choice is wrong."""
    own, deity = owned(asking(request), request.game.KEY), version.deity
    cards = Counter(version.cards) + Counter(version.sideboard)
    tokens = tokens_of([*cards, *filter(None, [deity])], request.game.KEY)
    form = DeckSheetsForm(request.GET, deity=deity, owns=bool(own), tokens=bool(tokens), languages=_languages(request))
    if not form.is_valid():
        return form, {}
    said = form.cleaned_data
    with_deity = deity if said.get("deity") == "with" else ""
    counts = of_deck(cards, with_deity, copies=said["copies"], owned=own, game=request.game.KEY)
    return form, _bounded(form, counts, tokens)


def _bounded(form: DeckSheetsForm | SelectionSheetsForm, counts: dict[str, int], tokens: list[str]) -> dict[str, int]:
    """The cards with the tokens that were asked for, or none and the form's error."""
    of_each = int(form.cleaned_data.get("tokens", 0))
    try:
        return bounded(counts | (dict.fromkeys(tokens, of_each) if of_each else {}))
    except TooMany as wrong:
        form.add_error(None, str(wrong))
        return {}


@require_safe
@page
def deck_print(request: InAGame, slug: str) -> HttpResponse:
    """The page of a deck's paper: its cards, and its registration sheet."""
    deck, version = _asked_deck(request, slug)
    form, counts = _deck_form(request, version)
    return _deck_page(request, deck, version, form, RegistrationForm({}, languages=_languages(request)), counts)


def _deck_page(
    request: InAGame,
    deck: Deck,
    version: Version,
    form: DeckSheetsForm,
    registration: RegistrationForm,
    counts: dict[str, int],
    status: int = 200,
) -> HttpResponse:
    context = {
        "deck": deck,
        "version": version,
        "form": form,
        "registration": registration,
        "summary": _summary(counts, request.game.KEY),
    }
    return render(request, "decks/print.html", context, status=status)


@require_safe
@page
@few_at_once
def deck_pdf(request: InAGame, slug: str) -> HttpResponseBase:
    """The cards of a deck at their true size."""
    deck, version = _asked_deck(request, slug)
    form, counts = _deck_form(request, version)
    if form.errors or not counts:
        other = RegistrationForm({}, languages=_languages(request))
        return _deck_page(request, deck, version, form, other, counts, status=400)
    return _sheets(request, counts, form.cleaned_data, deck.name)


@require_safe
@page
def deck_registration(request: InAGame, slug: str) -> HttpResponseBase:
    """The sheet that registers the deck."""
    deck, version = _asked_deck(request, slug)
    form = RegistrationForm(request.GET, languages=_languages(request))
    if not form.is_valid():
        cards, counts = _deck_form(request, version)
        return _deck_page(request, deck, version, cards, form, counts, status=400)
    said = {name: form.cleaned_data[name] for name in ("player", "event", "date")}
    registration = Registration(
        deck.name,
        deck.format,
        version.cards,
        version.deity,
        pool=deck.pool,
        sideboard=version.sideboard,
        game=deck.game,
        **said,
    )
    paper = PAPERS[form.cleaned_data["paper"]]
    return _pdf(lambda file: registration_sheet(file, registration, paper), f"{deck.name} registration")


# --- what a search finds ---------------------------------------------------------------------------------------------


def _selection(request: InAGame) -> tuple[SelectionSheetsForm, dict[str, int]]:
    """What was chosen about the cards of a search, and the cards that come of it."""
    form = SelectionSheetsForm(request.GET, languages=_languages(request))
    if not form.is_valid():
        return form, {}
    game = request.game.KEY
    asked = CardSearch(form.cleaned_data["q"], "name")
    found = answer(search.of(game), asked, lambda: owned(asking(request), game))
    if found.wrong:
        form.add_error("q", found.wrong.sentence)
        return form, {}
    names = [row.name for row in found.rows]
    if not names:
        form.add_error("q", "No card matches this search.")
    return form, _bounded(form, dict.fromkeys(names, int(form.cleaned_data["copies"])), tokens_of(names, game))


@require_safe
@page
def cards_print(request: InAGame) -> HttpResponse:
    """The page where the cards of a search are printed."""
    form, counts = _selection(request)
    return render(request, "decks/print_cards.html", {"form": form, "summary": _summary(counts, request.game.KEY)})


@require_safe
@page
@few_at_once
def cards_pdf(request: InAGame) -> HttpResponseBase:
    """The cards that a search finds, at their true size."""
    form, counts = _selection(request)
    if form.errors or not counts:
        return render(
            request, "decks/print_cards.html", {"form": form, "summary": _summary(counts, request.game.KEY)}, status=400
        )
    return _sheets(request, counts, form.cleaned_data, form.cleaned_data["q"] or "All cards")
