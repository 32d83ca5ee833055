"""Addresses of decks and cubes alike: `{% kept_url kept "edit_*" %}` is that of `edit_deck` for a deck."""

from __future__ import annotations

from django import template
from django.urls import reverse

from decks.versioned import Versioned

register = template.Library()


@register.simple_tag
def kept_url(kept: Versioned, name: str, *more: object) -> str:
    """`name` is that of a route, with * for what people call it; `more` is what the route takes after the slug."""
    return reverse(name.replace("*", kept.word), args=[kept.slug, *more])
