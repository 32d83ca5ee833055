"""Faces of cards as pictures on a page: `{% face_picture "Kong" %}`, `{% face_picture row.name "medium" %}`."""

from django import template
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString

from decks.faces.files import SIZES, face_of
from decks.faces.words import in_words

register = template.Library()

FINER = {"small": ("medium", "2x"), "medium": ("large", "1.5x")}  # for screens with more dots


@register.simple_tag
def face_picture(name: str, size: str = "small", alt: str | None = None) -> SafeString:
    """The face of a card, deity or token by its printed name: small, medium or large. It is told in words to those who
    do not see it; `alt` says something else instead, "" nothing where the page says it already."""
    one, dots = face_of(name), SIZES[size]
    more = ""
    if size in FINER:
        finer, times = FINER[size]
        more = format_html(' srcset="{} {}"', reverse("face", args=[one.file(finer)]), times)
    return format_html(
        '<img class="face-picture" src="{}"{} alt="{}" width="{}" height="{}" loading="lazy" decoding="async">',
        reverse("face", args=[one.file(size)]),
        more,
        in_words(one.facts) if alt is None else alt,
        dots.width,
        dots.height,
    )
