"""What a card says, in words, and where its page is."""

from __future__ import annotations

from functools import cache

from django import template
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import SafeString

from decks.search import BY_NAME
from engine.epic.catalogue import type_line

register = template.Library()
register.filter(type_line)


@register.simple_tag
@cache
def card_text(name: str) -> SafeString:
    """All that a card says, without its picture."""
    return render_to_string("decks/_card_text.html", {"facts": BY_NAME[name].facts})


@register.simple_tag
@cache
def card_url(name: str) -> str:
    """The address of a card's page."""
    return reverse("card", args=[BY_NAME[name].slug])
