"""Faces of cards as pictures on a page: `{% face_picture "Kong" %}`, `{% face_picture row.name "medium" %}`."""

from django import template
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from decks.faces.files import SIZES, face_of
from decks.faces.words import in_words

register = template.Library()

# For each size the files from which the browser chooses by the dots of its screen, and how wide the picture lies.
OFFERED = {
    "small": (("small", "medium"), "(max-width: 599px) 90vw, 252px"),
    "medium": (("medium", "large"), "(max-width: 420px) 90vw, 24rem"),
}


@register.simple_tag
def face_picture(name: str, size: str = "small", alt: str | None = None) -> SafeString:
    """The face of a card, deity or token by its printed name: small among others, medium alone on a page. It is told in
    words to those who do not see it; `alt` says something else instead, "" nothing where the page says it already."""
    one, dots = face_of(name), SIZES[size]
    files, wide = OFFERED[size]
    addresses = [(reverse("face", args=[one.file(file)]), SIZES[file].width) for file in files]
    return format_html(
        '<img class="face-picture" src="{}" srcset="{}" sizes="{}" alt="{}" width="{}" height="{}" loading="lazy"'
        ' decoding="async">',
        addresses[0][0],
        format_html_join(", ", "{} {}w", addresses),
        wide,
        in_words(one.facts) if alt is None else alt,
        dots.width,
        dots.height,
    )
