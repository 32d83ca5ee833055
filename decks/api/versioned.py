"""What resources of decks and of cubes answer alike."""

from __future__ import annotations

from typing import TypeVar

from django.db.models import QuerySet
from rest_framework.request import Request
from rest_framework.response import Response

from decks import listing
from decks.api.errors import Declined
from decks.api.paging import paged
from decks.api.resource import Said
from decks.api.serializers import SavedVersionSerializer
from decks.versioned import SavedVersion, Versioned
from engine.games import Game
from engine.kernel.names import Unknown
from live.errors import Refused

V = TypeVar("V", bound=SavedVersion)


def versions_data(
    request: Request, query: Said, versions: QuerySet[V], serializer: type[SavedVersionSerializer[V]]
) -> Response:
    """A page of the versions of something."""
    return Response(paged(request, query, versions, lambda found: list(serializer(list(found), many=True).data)))


def stale(refused: Refused, kept: Versioned) -> Declined:
    """What is said to who saved upon a version that is not the newest any more: which one is."""
    return Declined(409, refused.code, str(refused), number=kept.number, revision=kept.revision)


def compared(one: SavedVersion, two: SavedVersion) -> dict[str, object]:
    """What came and went between two versions, as far as cards are concerned."""
    found = listing.comparison(one.cards, two.cards)
    return {
        "one": one.number,
        "two": two.number,
        "same": found.same,
        "changes": changes_data(found),
        "maybeboard": [],
    }


def changes_data(found: listing.Comparison) -> list[dict[str, object]]:
    """By name."""
    changes = sorted(found.changes, key=lambda change: change.name)
    return [{"card": change.name, "one": change.before, "two": change.after} for change in changes]


def short_list(game: Game) -> dict[str, int]:
    """A few cards of a game by name, for examples."""
    one, two, three = game.construction.EXAMPLES
    return {one: 3, two: 3, three: 2}


def card_asked(query: Said, game: Game) -> str:
    """The card of a game by its name as printed, "" for none. Raises Declined."""
    typed = query.get("card")
    try:
        return game.construction.printed(typed) if typed else ""
    except Unknown as unknown:
        raise Declined(400, "cards", str(unknown)) from None
