"""Pages of formats: all of them, one with the decks that are legal in it, and those that make and change house formats.

They read through queries and change through the verbs of domain, and refuse as the pages of decks do.
"""

from __future__ import annotations

import json
import re

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.text import slugify
from django.views.decorators.http import require_POST, require_safe

from decks.asking import asking, asks, deck_asked, making, page
from decks.errors import NOT_YOUR_FORMAT
from decks.formats import domain, queries, wording
from decks.formats.forms import BringForm, HouseFormatForm
from decks.formats.models import HouseFormat
from engine.construction.formats import Format
from gate.games import InAGame
from live.errors import Refused

DECKS_SHOWN = 60


@require_safe
@page
def formats(request: InAGame) -> HttpResponse:
    """All formats of a game in plain words, those of whoever asks, and those for more than two players."""
    found = [_in_words(deck_format, request) for deck_format in request.game.construction.DECK_FORMATS]
    context = {
        "groups": [
            (title, [one for one in found if one.deck_format.pool == pool])
            for title, pool in (("Constructed", False), ("Limited", True))
        ],
        "mine": queries.formats_of(asking(request), request.game.KEY),
        "many": request.game.play.MULTIPLAYER_RULES,
    }
    return render(request, "decks/formats/formats.html", context)


def _in_words(deck_format: Format, request: InAGame) -> wording.FormatInWords:
    return wording.in_words(deck_format, request.game, timezone.localdate())


@require_safe
@page
def format_page(request: InAGame, slug: str) -> HttpResponse:
    """One format: one of the game's by its key, or a house format for whoever has its address."""
    printed = {deck_format.key: deck_format for deck_format in request.game.construction.DECK_FORMATS}
    if slug in printed:
        return _format_with_decks(request, slug, printed[slug], None)
    house = queries.house_format_at(slug, request.game.KEY)
    return _format_with_decks(request, slug, house.format, house)


def _format_with_decks(request: InAGame, slug: str, deck_format: Format, house: HouseFormat | None) -> HttpResponse:
    """A format, and which decks of whoever asks are legal in it."""
    today, game = timezone.localdate(), request.game.KEY
    legal, illegal = queries.decks_in(deck_format, asking(request), on=today, game=game)
    own = house is not None and house.belongs_to(asking(request))
    context = {
        **vars(_in_words(deck_format, request)),
        "has_decks": True,
        "house": house,
        "own": own,
        "key": house.key if house else slug,
        "usable": own or house is None,
        "legal": legal[:DECKS_SHOWN],
        "illegal": illegal[:DECKS_SHOWN],
        "decks": len(legal) + len(illegal),
        "not_shown": len(legal[DECKS_SHOWN:]) + len(illegal[DECKS_SHOWN:]),
        "address": request.build_absolute_uri(reverse("format", args=[slug])),
    }
    return render(request, "decks/formats/format.html", context)


@require_safe
@page
def export(request: InAGame, slug: str) -> HttpResponse:
    """A house format as JSON, which the page that makes formats of its game reads."""
    found = queries.house_format_at(slug, request.game.KEY)
    body = json.dumps(found.data, indent=1, ensure_ascii=False) + "\n"
    name = f"{slugify(found.name) or 'format'}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return HttpResponse(body, content_type="application/json; charset=utf-8", headers=headers)


# --- making and changing ---------------------------------------------------------------------------------------------


@asks
@page
def new(request: InAGame) -> HttpResponse:
    """A new house format: as the usual one of the game at first, as JSON says, or as a deck has it."""
    game = request.game
    bring = BringForm(game)
    if request.method != "POST":
        form = _of_a_deck(request) or HouseFormatForm.usual(game)
    elif request.POST.get("do") == "bring":
        bring, form = BringForm(game, request.POST, request.FILES), HouseFormatForm.usual(game)
        if bring.is_valid():
            form, bring = HouseFormatForm.about(game, bring.cleaned_data["format"]), BringForm(game)
            messages.success(request, "The format is imported. Check it, then save it.")
    else:
        form, asked = _asked(request)
        if asked and form.is_valid():
            try:
                made = domain.define(person=making(request), data=form.cleaned_data["data"], game=game.KEY)
            except Refused as refused:
                form.add_error(None, str(refused))
            else:
                messages.success(request, "The format is saved. Anyone with its link can read it.")
                return redirect("format", made.slug)
    context = {"form": form, "bring": bring, "usual": game.construction.HOUSE_FORMATS.usual}
    return render(request, "decks/formats/new.html", context)


def _of_a_deck(request: InAGame) -> HouseFormatForm | None:
    """The house rules of the deck that the address names, if it has some and may be read."""
    asked = request.GET.get("deck", "")
    deck = deck_asked(request, asked) if re.fullmatch(r"[\w-]{1,32}", asked) else None
    return HouseFormatForm.about(request.game, deck.format) if deck is not None and deck.house else None


@asks
@page
def edit(request: InAGame, slug: str) -> HttpResponse:
    """The same form for a format that there is."""
    found = _own(request, slug)
    form = HouseFormatForm.about(request.game, found.format)
    if request.method == "POST":
        form, asked = _asked(request)
        if asked and form.is_valid():
            domain.change(slug=slug, person=asking(request), data=form.cleaned_data["data"])
            messages.success(request, "The format is saved. Your decks in this format follow it.")
            return redirect("format", slug)
    return render(request, "decks/formats/edit.html", {"house": found, "form": form, "decks": found.decks.count()})


def _asked(request: InAGame) -> tuple[HouseFormatForm, bool]:
    """The form as it was sent, and whether it is to be saved; otherwise it is changed as one of its buttons asks."""
    form, do = HouseFormatForm(request.game, request.POST), request.POST.get("do", "")
    less = re.fullmatch(r"less-([0-9]{1,2})", do)
    if less:
        return form.less(int(less[1])), False
    if do == "more":
        return form.more(), False
    if do == "correct":
        return form.corrected(), False
    return form, True


@require_POST
@page
def copy(request: InAGame, slug: str) -> HttpResponse:
    """A format of one's own with the same rules."""
    queries.house_format_at(slug, request.game.KEY)
    try:
        made = domain.copy(slug=slug, person=making(request))
    except Refused as refused:
        if refused.code != "too_many":
            raise
        messages.error(request, str(refused))
        return redirect("formats")
    messages.success(request, "This is your own copy.")
    return redirect("format", made.slug)


@asks
@page
def delete(request: InAGame, slug: str) -> HttpResponse:
    """Asked first, then done."""
    found = _own(request, slug)
    if request.method != "POST":
        return render(request, "decks/formats/delete.html", {"house": found, "decks": found.decks.count()})
    domain.delete(slug=slug, person=asking(request))
    messages.success(request, f"The format “{found.name}” is deleted.")
    return redirect("formats")


def _own(request: InAGame, slug: str) -> HouseFormat:
    """The house format, if it belongs to whoever asks."""
    found = queries.house_format_at(slug, request.game.KEY)
    if not found.belongs_to(asking(request)):
        raise Refused("not_yours", NOT_YOUR_FORMAT)
    return found
