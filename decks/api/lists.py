"""Lists of cards: judged, repaired and read. Nothing is kept of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from datetime import date
from typing import TypedDict

from django.utils import timezone
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from decks import domain, exchange, queries, saving, set_apart
from decks.api import serializers
from decks.api.budget import CHECK, REPAIR
from decks.api.persons import asking
from decks.api.resource import Calculation, Said
from decks.api.schema import described
from decks.collection.queries import built, collection_of, free, owned
from decks.collection.using import Use, ownership, wanted
from decks.formats.queries import format_for
from decks.legality import broken_rules
from decks.repairs import summary, way_names
from engine.bots.rating import RATING
from engine.epic.construction import CONSTRUCTED, Format, parse, violations, ways
from engine.epic.construction import Repair as Repaired
from people.persons import Person

LISTS = "lists"
SHORT = {"cards": {"Kong": 4, "Fumble": 1}, "format": "constructed"}


class Check(Calculation):
    """Whether cards make a legal deck."""

    @described(
        LISTS,
        "Is it a legal deck, and why not?",
        {200: serializers.VerdictSerializer},
        404,
        body=serializers.CheckSerializer,
        examples={"Too few cards": SHORT},
    )
    def post(self, request: Request) -> Response:
        said = self.given(serializers.CheckSerializer)
        deck = _deck(said)
        found = violations(deck["deck"], deck["deck_format"], pool=deck["pool"], on=deck["on"])
        cards = wanted(deck["deck"], said["deity"])
        verdict = {
            "legal": not found,
            "broken": broken_rules(found),
            "format": deck["deck_format"].name,
            "size": sum(deck["deck"].values()),
            "violations": [one.to_json() | {"fact": one.fact, "advice": one.advice} for one in found],
            "missing": None if _is_made_of_pool(deck) else _missing(asking(request), cards, said.get("deck", "")),
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
        examples={"Too few cards": SHORT},
    )
    def post(self, request: Request) -> Response:
        said = self.given(serializers.CheckSerializer)
        deck = _deck(said)
        owned = None if _is_made_of_pool(deck) else free(asking(request), but=said.get("deck", ""))
        found = ways(deck["deck"], deck["deck_format"], pool=deck["pool"], on=deck["on"], owned=owned, rating=RATING)
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
        examples={"As players write it": {"text": "3x Kong\n2 Flamestrike\nSB: 1 Lash"}},
    )
    def post(self, request: Request) -> Response:
        said = self.given(serializers.ListSerializer)
        try:
            incoming = queries.incoming(said["text"], asking(request))
        except exchange.Unreadable as wrong:
            raise ValidationError({"text": [str(wrong)]}) from None
        parsed = parse(incoming.text)
        data = {
            "kind": incoming.kind,
            "name": incoming.name,
            "cards": Counter(parsed.cards),
            "maybeboard": Counter(parsed.maybeboard),
            "deity": parsed.deity or "",
            "errors": [
                {"line": one.line, "typed": one.text, "sentence": one.message, "suggestion": one.suggestion}
                for one in parsed.errors
            ],
            "sideboard": [{"line": one.line, "typed": one.text} for one in parsed.apart],
            "sentences": set_apart.sentences(parsed, numbered=incoming.kind != exchange.JSON),
        }
        return Response(data)

    def cost(self, request: Request) -> int:
        return CHECK


class Judged(TypedDict):
    """What `violations` and `repair` take."""

    deck: dict[str, int]
    deck_format: Format
    pool: dict[str, int] | None
    on: date


def _deck(said: Said) -> Judged:
    """What was said of a deck, names as printed. Raises Refused."""
    pool = said.get("pool")
    return {
        "deck": saving.read_cards(said["cards"]),
        "deck_format": format_for(said["format"] or CONSTRUCTED.key),
        "pool": None if pool is None else domain.read_pool(pool),
        "on": said.get("on") or timezone.localdate(),
    }


def _repair_data(found: Repaired, deck: Mapping[str, int]) -> dict[str, object]:
    """A repair of a deck."""
    return {
        "ways": list(found.ways),
        "name": way_names(found),
        "text": summary(found),
        "swaps": [{"out": swap.cut, "in": swap.add, "why": swap.why} for swap in found.swaps],
        "exact": found.exact,
        "cards": dict(sorted(found.applied(deck).items())),
    }


def _is_made_of_pool(deck: Judged) -> bool:
    """Nobody need own its cards."""
    return deck["pool"] is not None and deck["deck_format"].pool


def _missing(person: Person, cards: Mapping[str, int], slug: str) -> list[dict[str, object]] | None:
    """The cards of which this person owns too few copies, or has them in other decks; None without a collection."""
    if collection_of(person) is None:
        return None
    found = ownership(cards, owned(person), built(person, but=slug))
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
