"""Decks and cubes as files, which come in again the same (decks/exchange.py)."""

from __future__ import annotations

from typing import Final, NamedTuple

from django.utils.text import slugify

from decks import exchange
from decks.cubes.models import Cube, CubeVersion
from decks.models import Deck, Version
from engine.games import DEFAULT

KINDS: Final = {"txt": "text/plain", "csv": "text/csv", "json": "application/json"}


class File(NamedTuple):
    """`kind` is one of KINDS."""

    name: str
    kind: str
    text: str


def deck_file(deck: Deck, version: Version, kind: str) -> File:
    """A version of the deck."""
    cards, deity, game = version.cards, version.deity, deck.game
    boards = {"sideboard": version.sideboard, "maybeboard": version.maybeboard}
    if kind == "csv":
        text = exchange.as_csv(cards, deity, game=game, **boards)
    elif kind == "json":
        spec = deck.house or deck.format_key
        text = exchange.as_json(cards, deity, name=deck.name, format_spec=spec, pool=deck.pool, game=game, **boards)
    else:
        text = exchange.as_text(cards, deity, name=deck.name, game=game, **boards)
    return File(f"{slugify(deck.name) or 'deck'}-{version.number}.{kind}", kind, text)


def cube_file(cube: Cube, version: CubeVersion, kind: str) -> File:
    """A version of the cube."""
    if kind == "csv":
        text = exchange.as_csv(version.cards, "", game=cube.game)
    elif kind == "json":
        of = {} if cube.game == DEFAULT else {"game": cube.game}
        cards = dict(sorted(version.cards.items()))
        text = exchange.dumped({"name": cube.name, **of, "description": cube.description, "cards": cards})
    else:
        text = exchange.as_text(version.cards, "", name=cube.name, game=cube.game)
    return File(f"{slugify(cube.name) or 'cube'}.{kind}", kind, text)
