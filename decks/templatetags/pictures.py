"""Faces of cards as pictures on a page: `{% face_picture "Kong" %}`, `{% face_picture row.name "medium" %}`."""

from __future__ import annotations

from functools import cache

from django import template
from django.template import Context
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from decks.faces.files import SIZES, face_of
from decks.faces.words import in_words
from decks.uploads.queries import shown_to

register = template.Library()

# For each size the files from which the browser chooses by the dots of its screen, and how wide the picture lies.
OFFERED = {
    "small": (("small", "medium"), "(max-width: 599px) 90vw, 252px"),
    "medium": (("medium", "large"), "(max-width: 420px) 90vw, 24rem"),
    "narrow": (("small", "medium"), "(max-width: 599px) 6.5rem, 12rem"),
    "pile": (("small", "medium"), "(max-width: 599px) 9.25rem, 10.5rem"),
    "cover": (("small", "medium"), "(max-width: 599px) 90vw, 21rem"),
}


@register.simple_tag(takes_context=True)
def face_picture(context: Context, name: str, size: str = "small", alt: str | None = None) -> SafeString:
    """The face of a card, deity or token by its printed name: small among others, narrow beside words, pile in the
    stacks of a deck, cover on its tile, medium alone on a page; or the picture that whoever looks has put there. It is
    told in words to those who do not see it; `alt` says something else instead, "" nothing where the page says it
    already."""
    request = context.get("request")
    return _shown(name, size, alt, shown_to(request).get(name) if request else None)


@cache
def _words(name: str) -> str:
    return in_words(face_of(name).facts)


def _shown(name: str, size: str, alt: str | None, own: str | None) -> SafeString:
    files, wide = OFFERED[size]
    addresses = [(_address(name, file, own), SIZES[file].width) for file in files]
    return format_html(
        '<img class="face-picture" src="{}" srcset="{}" sizes="{}" alt="{}" width="{}" height="{}" loading="lazy"'
        ' decoding="async">',
        addresses[0][0],
        format_html_join(", ", "{} {}w", addresses),
        wide,
        _words(name) if alt is None else alt,
        SIZES[files[0]].width,
        SIZES[files[0]].height,
    )


def _address(name: str, size: str, own: str | None) -> str:
    return reverse("picture", args=[own, size]) if own else reverse("face", args=[face_of(name).file(size)])
