"""What a card says, in words, and where its page is: of the game that a page is in."""

from __future__ import annotations

from functools import cache

from django import template
from django.template import Context
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import SafeString

from decks import search
from decks.faces.files import face_of
from gate.games import game_in, urls_of

register = template.Library()


@register.simple_tag(takes_context=True)
def card_text(context: Context, name: str) -> SafeString:
    """All that a card says, without its picture."""
    return _text(name, game_in(context).KEY)


@cache
def _text(name: str, game: str) -> SafeString:
    return render_to_string("decks/_card_text.html", {"face": face_of(name, game).face})


@register.simple_tag(takes_context=True)
def card_url(context: Context, name: str) -> str:
    """The address of a card's page."""
    return url_of(name, game_in(context).KEY)


@cache
def url_of(name: str, game: str) -> str:
    """The address of the page of a card of a game."""
    return reverse("card", args=[search.of(game).by_name[name].slug], urlconf=urls_of(game))
