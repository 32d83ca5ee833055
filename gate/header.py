"""The header of a page: the game that it is in, the others, and the parts of the site that the game has.

{% load header %}{% header as header %} ... {{ header.game.NAME }}
"""

from __future__ import annotations

from typing import Final, NamedTuple

from django.template import Context, Library
from django.urls import reverse

from engine.games import GAMES, Game
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


class Section(NamedTuple):
    """A link; `here` says whether the page lies behind it."""

    title: str
    address: str
    here: bool


class Header(NamedTuple):
    """What a header shows."""

    game: Game
    games: tuple[Game, ...]
    sections: tuple[Section, ...]


@register.simple_tag(takes_context=True)
def header(context: Context) -> Header:
    """That of a page; of one that is made without a request, such as that of an error, that of the first game."""
    game, request = game_in(context), getattr(context, "request", None)
    return Header(game, tuple(GAMES.values()), tuple(_sections(game.KEY, request.path if request else "")))


@register.simple_tag(takes_context=True)
def has_pages(context: Context, name: str) -> bool:
    """Whether the game of a page has this part of the site, by the name of its address."""
    return has_section(game_in(context).KEY, name)


def _sections(key: str, path: str) -> list[Section]:
    home, urls = home_of(key), urls_of(key)
    known = [(title, reverse(name, urlconf=urls), others) for name, title, others in SECTIONS if has_section(key, name)]
    return [
        Section(title, address, path.startswith((address, *(f"{home}{other}/" for other in others))))
        for title, address, others in known
    ]
