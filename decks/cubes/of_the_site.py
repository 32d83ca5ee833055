"""The cubes that the site keeps itself: the official one, which the owner of three base sets has. It is public, nobody
can change it, everybody can draft or copy it.

`manage.py serve` stores it (`keep`) after it has migrated; it gets a new version when its cards in the catalogue are
others.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from django.db import IntegrityError, transaction

from decks.cubes.models import Cube, CubeVersion
from decks.saving import tell
from decks.versioned import Visibility
from engine import games

OFFICIAL: Final = "official"
FORMAT: Final = "cube"  # that it is drafted in
NAME: Final = "The official cube"
DESCRIPTION: Final = (
    "The cube of the rulebook (“Epic Cube Draft”), for whoever has three base sets: one copy of each card with a red "
    "gem and three copies of each card with a white one."
)


def official_cards() -> dict[str, int]:
    """What a Cube Draft is dealt from when its host chooses nothing else."""
    limited = games.of(Cube.game).limited
    return dict(Counter(limited.plan(FORMAT, products=limited.PRODUCT_NAMES[:1]).collection()))


def address_of(key: str) -> str:
    """The slug of a cube of the site, which is the same on every site."""
    return f"site-{key}"


def keep() -> None:
    """Let the database have it, as it is in the catalogue."""
    try:
        _keep()
    except IntegrityError:  # another process that starts now was quicker
        _keep()


def _keep() -> None:
    cards = dict(sorted(official_cards().items()))
    with transaction.atomic():
        cube = Cube.objects.select_for_update().filter(site_key=OFFICIAL).first() or Cube(
            site_key=OFFICIAL, slug=address_of(OFFICIAL), visibility=Visibility.PUBLIC, number=0
        )
        newest = cube.versions.filter(number=cube.number).first() if cube.pk else None
        changed = newest is None or dict(newest.cards) != cards
        if not changed and (cube.name, cube.description) == (NAME, DESCRIPTION):
            return
        cube.name, cube.description = NAME, DESCRIPTION
        if changed:
            cube.number += 1
            tell(cube, cards)
        cube.save()
        if changed:
            CubeVersion.objects.create(cube=cube, number=cube.number, cards=cards)
