"""Lists of cards: judged, repaired and read. Nothing is kept of them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import TypedDict

from django.utils import timezone
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from decks import domain, exchange, queries, saving, set_apart
from decks.api import list_serializers as serializers
from decks.api.budget import CHECK, REPAIR
from decks.api.fields import formats_of
from decks.api.persons import asking, game_of
from decks.api.resource import Calculation, Said
from decks.api.schema import described
from decks.collection.queries import built, collection_of, owned
from decks.collection.using import Use, ownership, wanted
from decks.formats.queries import format_for
from decks.legality import broken_rules
from decks.other_games import explained
from decks.repairs import free_of, summary
from engine import games
from engine.construction.contents import Contents
from engine.construction.formats import Format, UnknownFormat
from engine.construction.lists import MAX_CARDS
from engine.construction.repairs import SIDEBOARD, Remedy, applied
from gate.games import has_section
from live.errors import Refused

LISTS = "lists"


def too_few(game: games.Game) -> dict[str, object]:
    """A deck of a few cards, of one more copies than are allowed."""
    one, two, _ = game.construction.EXAMPLES
    return {"Too few cards": {"cards": {one: 4, two: 1}, "format": formats_of(game)[0]}}


def as_players_write(game: games.Game) -> dict[str, object]:
    """A list with names that are written in other ways."""
    one, two, three = game.construction.EXAMPLES
    return {"As players write it": {"text": f"3x {one}\n2 {two.lower()}\nSB: 1 {three}"}}


class Check(Calculation):
    """Whether cards make a legal deck."""

    @described(
        LISTS,
        "Is it a legal deck, and why not?",
        {200: serializers.VerdictSerializer},
        404,
        body=serializers.CheckSerializer,
        examples=too_few,
    )
    def post(self, request: Request) -> Response:
        said = self.given(serializers.CheckSerializer)
        deck, game = _deck(said, game_of(request)), game_of(request)
        found = game.construction.judged(**deck)
        cards = wanted(deck["deck"].cards, said.get("deity", ""), deck["deck"].sideboard)
        verdict = {
            "legal": not found,
            "broken": broken_rules(found),
            "format": deck["deck_format"].name,
            "size": sum(deck["deck"].cards.values()),
            "violations": [one.to_json() | {"fact": one.fact, "advice": one.advice} for one in found],
            "missing": _missing(request, deck, cards, said.get("deck", "")),
        }
        return Response(serializers.VerdictSerializer(verdict).data)

    def cost(self, request: Request) -> int:
        return CHECK


class Repair(Calculation):
    """The doctor."""

    @described(
        LISTS,
        "The smallest sets of swaps that make a deck legal",
        {200: serializers.RepairSerializer},
        404,
        body=serializers.CheckSerializer,
        examples=too_few,
    )
    def post(self, request: Request) -> Response:
        said = self.given(serializers.CheckSerializer)
        game = game_of(request)
        deck = _deck(said, game)
        owned = None if _is_made_of_pool(deck) else free_of(asking(request), game.KEY, but=said.get("deck", ""))
        found = game.construction.remedies(**deck, owned=owned, rating=game.bots.RATING)
        first, *others = [_repair_data(one, deck["deck"]) for one in found]
        return Response(first | {"others": others})

    def cost(self, request: Request) -> int:
        return REPAIR


class Read(Calculation):
    """Lists in any shape that the site reads."""

    @described(
        LISTS,
        "Read a list of cards",
        {200: serializers.ReadListSerializer},
        404,
        body=serializers.ListSerializer,
        examples=as_players_write,
    )
    def post(self, request: Request) -> Response:
        said = self.given(serializers.ListSerializer)
        try:
            incoming = queries.incoming(said["text"], asking(request), game_of(request).KEY)
        except exchange.Unreadable as wrong:
            raise ValidationError({"text": [str(wrong)]}) from None
        construction = game_of(request).construction
        parsed = construction.parse(incoming.text, MAX_CARDS)
        found = parsed.contents
        data = {
            "kind": incoming.kind,
            "name": incoming.name,
            "cards": found.cards,
            "maybeboard": found.maybeboard,
            **({"deity": found.deity} if construction.DEITIES else {}),
            "errors": [
                {"line": one.line, "typed": one.text, "sentence": one.message, "suggestion": one.suggestion}
                for one in explained(parsed.errors, game_of(request))
            ],
            "sideboard": [{"line": one.line, "typed": one.text} for one in parsed.apart],
            "sentences": set_apart.sentences(parsed, numbered=incoming.kind != exchange.JSON),
        }
        return Response(data | {"sideboard_cards": found.sideboard} if construction.SIDEBOARDS else data)

    def cost(self, request: Request) -> int:
        return CHECK


class Judged(TypedDict):
    """What a game's `judged` and `remedies` take."""

    deck: Contents
    deck_format: Format
    pool: dict[str, int] | None
    on: date


def _deck(said: Said, game: games.Game) -> Judged:
    """What was said of a deck of a game, names as printed. Raises Refused."""
    pool, key = said.get("pool"), game.KEY
    cards = saving.read_cards(said["cards"], game=key)
    sideboard = domain.read_sideboard(said.get("sideboard", {}), game=key)
    try:
        deck_format = format_for(said["format"] or game.construction.DECK_FORMATS[0].key, key)
    except UnknownFormat as unknown:
        raise Refused("format", str(unknown)) from None
    return {
        "deck": Contents(cards, sideboard),
        "deck_format": deck_format,
        "pool": None if pool is None else domain.read_pool(pool, game=key),
        "on": said.get("on") or timezone.localdate(),
    }


def _repair_data(found: Remedy, deck: Contents) -> dict[str, object]:
    """A repair of a deck; a swap of the sideboard says so."""
    swaps: list[dict[str, object]] = []
    for one in found.changes:
        part = {"part": one.part} if one.part == SIDEBOARD else {}
        swaps += [{"out": one.cut or None, "in": one.add or None, "why": one.why, **part}] * one.count
    after = applied(deck, found.changes)
    beside = {"sideboard": dict(sorted(after.sideboard.items()))} if after.sideboard or deck.sideboard else {}
    return {
        "ways": list(found.keys),
        "name": found.name,
        "text": summary(found),
        "swaps": swaps,
        "exact": found.exact,
        "cards": dict(sorted(after.cards.items())),
        **beside,
    }


def _is_made_of_pool(deck: Judged) -> bool:
    """Nobody need own its cards."""
    return deck["pool"] is not None and deck["deck_format"].pool


def _missing(request: Request, deck: Judged, cards: Mapping[str, int], slug: str) -> list[dict[str, object]] | None:
    """The cards of which whoever asks owns too few copies, or has them in other decks; None without a collection, and
    for a deck made of a pool."""
    person, game = asking(request), game_of(request).KEY
    known = has_section(game, "collection") and collection_of(person, game) is not None
    if not known or _is_made_of_pool(deck):
        return None
    found = ownership(cards, owned(person, game), built(person, game, but=slug))
    return [_use_data(use) for use in found.uses if use.missing or use.occupied]


def _use_data(use: Use) -> dict[str, object]:
    return {
        "card": use.name,
        "wanted": use.wanted,
        "owned": use.owned,
        "missing": use.missing,
        "occupied": use.occupied,
        "taken": [{"slug": deck.slug, "name": deck.name, "count": count} for deck, count in use.taken],
    }
