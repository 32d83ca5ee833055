"""Faces of cards as pictures on a page, and names of cards that show them: `{% face_picture "Kong" %}`,
`{% face_picture row.name "medium" %}`, `{% card_link "Kong" %}`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from django import template
from django.template import Context
from django.urls import reverse
from django.utils.html import format_html, format_html_join, json_script
from django.utils.safestring import SafeString

from decks import search
from decks.faces.files import SIZES, face_of
from decks.faces.words import in_words
from decks.templatetags.faces import url_of
from decks.uploads.queries import shown_to
from engine import games
from gate.games import game_in, has_section, urls_of

register = template.Library()

# For each size the files from which the browser chooses by the dots of its screen, and how wide the picture lies.
OFFERED = {
    "small": (("small", "medium"), "(max-width: 599px) 90vw, 252px"),
    "tile": (("small", "medium"), "(max-width: 599px) 46vw, 252px"),
    "medium": (("medium", "large"), "(max-width: 420px) 90vw, 24rem"),
    "narrow": (("small", "medium"), "(max-width: 599px) 6.5rem, 12rem"),
    "pile": (("small", "medium"), "(max-width: 599px) 9.25rem, 10.5rem"),
    "cover": (("small", "medium"), "(max-width: 599px) 90vw, 21rem"),
}
ADDRESSES = 4096  # that are remembered, of all cards and of pictures of their own that people look at
PEEK = ("small", "medium")  # files from which a page chooses that shows a face beside a name


@register.simple_tag(takes_context=True)
def face_picture(context: Context, name: str, size: str = "small", alt: str | None = None) -> SafeString:
    """The face of a card, deity or token by its printed name: small alone on a line of a phone, a tile where two lie
    there, narrow beside words, pile in the stacks of a deck, cover on its tile, medium alone on a page; or the picture
    that whoever looks has put there. It is told in words to those who do not see it; `alt` says something else instead,
    "" nothing where the page says it already."""
    return _shown(name, game_in(context).KEY, size, alt, _own(context, name))


@register.simple_tag(takes_context=True)
def face_files(context: Context, name: str) -> SafeString:
    """For `data-face`: the files of a face for a page that shows it where somebody points (static/js/cards/peek.js)."""
    return _files(name, game_in(context).KEY, PEEK, _own(context, name))


@register.simple_tag(takes_context=True)
def own_pictures(context: Context) -> SafeString:
    """For pages that draw faces themselves: the pictures of their own that whoever looks has put on cards, as
    static/js/cards/faces.js reads them; nothing for those who have none."""
    request = getattr(context, "request", None)
    slugs = shown_to(request) if request else {}
    if not slugs:
        return SafeString()
    return json_script({"address": reverse("picture", args=["SLUG", "SIZE"]), "slugs": slugs}, "own-pictures")


@register.simple_tag
def picture_url(name: str) -> str:
    """The address of the page where somebody puts a picture of their own on a card."""
    return reverse("own_picture", args=[search.of(games.DEFAULT).by_name[name].slug])


@register.simple_tag(takes_context=True)
def card_link(context: Context, name: str) -> SafeString:
    """The name of a card or deity: it leads to the card's page, and shows its face to whoever points at it."""
    return _link(name, game_in(context).KEY, _own(context, name))


@register.simple_tag(takes_context=True)
def card_items(context: Context, names: Iterable[str], marked: str = "") -> SafeString:
    """Cards as items of a list, of which those of this name are marked as taken; a name that is known no more stands
    for itself. A page may have thousands: they take a third of the time of a template's loop."""
    signs = {True: (SafeString(' class="is-taken"'), " ✓"), False: ("", "")}
    known = search.of(game_in(context).KEY).by_name
    cards = ((card_link(context, name) if name in known else name, signs[name == marked]) for name in names)
    return format_html_join("", "<li{}>{}{}</li>", ((sign, card, tick) for card, (sign, tick) in cards))


def _own(context: Context, name: str) -> str | None:
    """The picture of their own that whoever looks at the page has put on a card."""
    request = getattr(context, "request", None)  # a part that is told nothing of its page knows it too
    return shown_to(request).get(name) if request and has_section(game_in(context).KEY, "own_pictures") else None


@cache
def _words(name: str, game: str) -> str:
    return in_words(face_of(name, game).face)


def _shown(name: str, game: str, size: str, alt: str | None, own: str | None) -> SafeString:
    files, wide = OFFERED[size]
    return format_html(
        '<img class="face-picture" src="{}" srcset="{}" sizes="{}" alt="{}" width="{}" height="{}" loading="lazy"'
        ' decoding="async">',
        _address(name, game, files[0], own),
        _files(name, game, files, own),
        wide,
        _words(name, game) if alt is None else alt,
        SIZES[files[0]].width,
        SIZES[files[0]].height,
    )


@lru_cache(ADDRESSES)
def _link(name: str, game: str, own: str | None) -> SafeString:
    files = _files(name, game, PEEK, own)
    return format_html('<a href="{}" data-face="{}">{}</a>', url_of(name, game), files, name)


@lru_cache(ADDRESSES)
def _files(name: str, game: str, files: tuple[str, ...], own: str | None) -> SafeString:
    """Addresses with their widths, as `srcset` takes them."""
    return format_html_join(", ", "{} {}w", ((_address(name, game, file, own), SIZES[file].width) for file in files))


@lru_cache(ADDRESSES)
def _address(name: str, game: str, size: str, own: str | None) -> str:
    if own:
        return reverse("picture", args=[own, size])
    return reverse("face", args=[face_of(name, game).file(size)], urlconf=urls_of(game))
