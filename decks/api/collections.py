"""What a person owns: read and changed by nobody else."""

from __future__ import annotations

from collections.abc import Iterable

from rest_framework.request import Request
from rest_framework.response import Response

from decks.api import serializers
from decks.api.errors import Declined
from decks.api.paging import paged
from decks.api.persons import asking, game_of, making
from decks.api.resource import Possession
from decks.api.schema import described, page_of
from decks.collection import domain, printed
from decks.collection.counting import Printing
from decks.collection.queries import collection_of, counts_of
from engine.games import Game
from engine.kernel.names import Unknown

COLLECTION = "collection"


class Collection(Possession):
    """All that you own, by printing; empty for whoever has told nothing of it."""

    @described(
        COLLECTION,
        "Your collection",
        {200: page_of(serializers.HoldingSerializer)},
        404,
        query=serializers.CollectionQuery,
    )
    def get(self, request: Request) -> Response:
        query = self.asked(serializers.CollectionQuery)
        game = game_of(request)
        card, set_name = _name(query.get("card", ""), game), query.get("set")
        held = sorted(counts_of(collection_of(asking(request), game.KEY)).items())
        found = [
            (printing, count)
            for printing, count in held
            if card in ("", printing.card) and set_name in (None, printing.set_name)
        ]
        return Response(paged(request, query, found, _holdings_data))

    @described(
        COLLECTION,
        "Set how many copies of a card you own",
        {200: serializers.OwnedSerializer},
        body=serializers.OwnSerializer,
        writes=True,
        examples=lambda game: {"Three copies": _three(game)},
    )
    def patch(self, request: Request) -> Response:
        said, game = self.given(serializers.OwnSerializer), game_of(request)
        card, set_name, count = said["card"], said.get("set", ""), said["count"]
        owned = domain.own(person=making(request), card=card, set_name=set_name, count=count, game=game.KEY)
        name = _name(card, game)
        return Response(
            {"card": name, "set": set_name or printed.of(game.KEY).home(name), "count": count, "owned": owned}
        )


def _three(game: Game) -> dict[str, object]:
    """Copies of a card of a game."""
    card = game.construction.EXAMPLES[0]
    return {"card": card, "set": game.collecting.home(card), "count": 3}


def _name(typed: str, game: Game) -> str:
    """As printed in a game, "" for nothing. Raises Declined."""
    try:
        return str(game.catalogue.named(typed).name) if typed else ""
    except Unknown as unknown:
        raise Declined(400, "cards", str(unknown)) from None


def _holdings_data(holdings: Iterable[tuple[Printing, int]]) -> list[dict[str, object]]:
    return [{"card": one.card, "set": one.set_name, "count": count} for one, count in holdings]
