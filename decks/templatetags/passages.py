"""What a search found, marked where it stands."""

from __future__ import annotations

from collections.abc import Iterable

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from decks.search import Passage
from decks.search.rows import TYPE_LINE

register = template.Library()


@register.filter
def marking(words: str, passages: Iterable[Passage]) -> SafeString:
    """Words of a line of types, those marked that the search found there."""
    found = {word for one in passages if one.place == TYPE_LINE for word in one.words.lower().split()}
    parts = [format_html("<mark>{}</mark>" if word.lower() in found else "{}", word) for word in words.split()]
    return format_html_join(" ", "{}", ((part,) for part in parts))
