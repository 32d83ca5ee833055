"""How the story of a game is written where no browser draws it."""

from __future__ import annotations

from django import template

register = template.Library()


@register.filter
def unmarked(text: str) -> str:
    """An entry of a story without the marks around the names of cards."""
    return text.replace("[[", "").replace("]]", "")
