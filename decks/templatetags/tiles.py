"""What a tile shows of a deck besides what the deck says itself, and of a cube: `{% tile_of deck as tile %}`."""

from __future__ import annotations

from dataclasses import dataclass

from django import template
from django.utils import timezone

from decks.covers import cover_of
from decks.cubes.models import Cube
from decks.models import Deck
from decks.site_decks import occasion_of
from engine import games

register = template.Library()


@dataclass(frozen=True)
class Tile:
    """`cover` is the name of a card, "" for an empty deck; `wrong` how many rules of its format the deck breaks;
    `occasion` where a deck of the site comes from."""

    cover: str
    wrong: int
    occasion: str


@register.simple_tag
def tile_of(deck: Deck) -> Tile:
    """Of a deck as queries.decks_of and public_decks give it, or of one alone."""
    newest = getattr(deck, "newest", None) or [deck.versions.get(number=deck.number)]
    judged = games.of(deck.game).construction.judged
    wrong = judged(newest[0].contents, deck.format, pool=deck.pool, on=timezone.localdate())
    cover = cover_of(deck.cover, newest[0].cards, newest[0].deity, game=deck.game)
    return Tile(cover, len(wrong), occasion_of(deck))


@register.simple_tag
def cover_of_cube(cube: Cube) -> str:
    """The name of the card by which a cube is known at sight, "" for an empty one; of a cube as cubes.queries lists
    it."""
    newest = getattr(cube, "newest", None) or [cube.versions.get(number=cube.number)]
    return cover_of(cube.cover, newest[0].cards, game=cube.game)
