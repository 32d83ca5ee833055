"""What every page shows around its own: the links of the header and of the footer, by the game that the page is in.

{% load header %}{% site_links %} ... {% footer_links %}

They are made once for each game and section, since every page has them.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from django.template import Context, Library
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import SafeString

from engine.games import GAMES
from gate.games import game_in, has_section, home_of, urls_of

register = Library()

SECTIONS: Final = (  # the address of each, its title, and what else lies in it
    ("cards", "Cards", ("rules",)),
    ("decks", "Decks", ("cubes", "lab")),
    ("collection", "Collection", ()),
    ("drafts", "Drafts", ()),
    ("lobby", "Lobby", ()),
    ("formats", "Formats", ()),
)
FOOTER: Final = (
    ("conformance", "All cards and their tests"),
    ("bots", "The bots and their strength"),
    ("experiments", "Laboratory for decks"),
    ("rules_table", "All rules and their tests"),
    ("api:about", "API for programs"),
)


class Link(NamedTuple):
    """A link; `here` says whether it leads to where the page lies."""

    title: str
    address: str
    here: bool = False


@register.simple_tag(takes_context=True)
def site_links(context: Context) -> SafeString:
    """Those of the header: the first page, the games, and the sections that the game has."""
    request, key = getattr(context, "request", None), game_in(context).KEY
    path = request.path if request else ""
    return _site_links(key, tuple(path.startswith(within) for _, within in _sections(key)))


@register.simple_tag(takes_context=True)
def footer_links(context: Context) -> SafeString:
    return _footer_links(game_in(context).KEY)


@cache
def _site_links(key: str, here: tuple[bool, ...]) -> SafeString:
    sections = [Link(title, within[0], is_here) for (title, within), is_here in zip(_sections(key), here, strict=True)]
    games = [Link(game.NAME, reverse("choose_game", args=[one]), one == key) for one, game in GAMES.items()]
    shown = {"home": home_of(key), "game": GAMES[key].NAME, "games": games, "sections": sections}
    return render_to_string("_site_links.html", shown)


@cache
def _footer_links(key: str) -> SafeString:
    links = [Link(title, reverse(name, urlconf=urls_of(key))) for name, title in FOOTER if has_section(key, name)]
    return render_to_string("_footer_links.html", {"links": links})


@cache
def _sections(key: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The title of each section that a game has, and the beginnings of the addresses that lie in it, its own first."""
    home, urls = home_of(key), urls_of(key)
    return tuple(
        (title, (reverse(name, urlconf=urls), *(f"{home}{other}/" for other in others)))
        for name, title, others in SECTIONS
        if has_section(key, name)
    )
