"""The cubes that the site keeps itself: those that the rules of a game name. They are public, nobody can change them,
everybody can draft or copy them.

`manage.py serve` stores them (`keep`) after it has migrated; one gets a new version when its cards in the catalogue are
others.
"""

from __future__ import annotations

from django.db import IntegrityError, transaction

from decks.cubes.models import Cube, CubeVersion
from decks.saving import tell
from decks.versioned import Visibility
from engine.games import DEFAULT, GAMES
from engine.limited.cubes import NamedCube


def key_of(game: str, named: NamedCube) -> str:
    """The key of a cube of a game among those of the site."""
    return named.key if game == DEFAULT else f"{game}-{named.key}"


def address_of(key: str) -> str:
    """The slug of a cube of the site, which is the same on every site."""
    return f"site-{key}"


def keep() -> None:
    """Let the database have them, as they are in the catalogue."""
    for game in GAMES.values():
        for named in game.limited.CUBES:
            try:
                _keep(game.KEY, named)
            except IntegrityError:  # another process that starts now was quicker
                _keep(game.KEY, named)


def _keep(game: str, named: NamedCube) -> None:
    key, cards = key_of(game, named), dict(named.cards)
    with transaction.atomic():
        cube = Cube.objects.select_for_update().filter(site_key=key).first() or Cube(
            site_key=key, slug=address_of(key), game=game, visibility=Visibility.PUBLIC, number=0
        )
        newest = cube.versions.filter(number=cube.number).first() if cube.pk else None
        changed = newest is None or dict(newest.cards) != cards
        if not changed and (cube.name, cube.description) == (named.name, named.about):
            return
        cube.name, cube.description = named.name, named.about
        if changed:
            cube.number += 1
            tell(cube, cards)
        cube.save()
        if changed:
            CubeVersion.objects.create(cube=cube, number=cube.number, cards=cards)
