"""Lists of cards: judged, mended and read. Nothing is kept of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from decks import domain, exchange, queries
from decks.api import serializers
from decks.api.budget import CHECK, REPAIR
from decks.api.persons import asking
from decks.api.resource import Calculation
from decks.api.schema import described
from engine.epic.decklist import parse
from engine.epic.doctor import repair
from engine.epic.formats import ANY_NUMBER, violations

LISTS = "lists"
SHORT = {"cards": {"Kong": 4, "Fumble": 1}, "form": "constructed"}


class Check(Calculation):
    """Whether cards make a legal deck."""

    @described(
        LISTS,
        "Is it a legal deck, and why not?",
        {200: serializers.VerdictSerializer},
        body=serializers.CheckSerializer,
        examples={"Too few cards": SHORT},
    )
    def post(self, request: Request) -> Response:
        deck = _deck(self.given(serializers.CheckSerializer))
        found = violations(**deck)
        told = {
            "legal": not found,
            "format": deck["form"].name,
            "size": sum(deck["deck"].values()),
            "violations": [one.told() | {"fact": one.fact, "advice": one.advice} for one in found],
        }
        return Response(told)

    def cost(self, request: Request) -> int:
        return CHECK


class Repair(Calculation):
    """The doctor."""

    @described(
        LISTS,
        "The smallest set of swaps that makes a deck legal",
        {200: serializers.RepairSerializer},
        body=serializers.CheckSerializer,
        examples={"Too few cards": SHORT},
    )
    def post(self, request: Request) -> Response:
        deck = _deck(self.given(serializers.CheckSerializer))
        found = repair(**deck)
        told = {
            "swaps": [{"out": swap.cut, "in": swap.add, "why": swap.why} for swap in found.swaps],
            "exact": found.exact,
            "cards": dict(sorted(found.applied(deck["deck"]).items())),
        }
        return Response(told)

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
        told = {
            "kind": incoming.kind,
            "name": incoming.name,
            "cards": Counter(parsed.cards),
            "deity": parsed.deity or "",
            "errors": [
                {"line": one.line, "typed": one.text, "sentence": one.message, "suggestion": one.suggestion}
                for one in parsed.errors
            ],
            "aside": [{"line": one.line, "typed": one.text} for one in parsed.aside],
        }
        return Response(told)

    def cost(self, request: Request) -> int:
        return CHECK


def _deck(said: Mapping[str, Any]) -> dict[str, Any]:
    """What `violations` and `repair` take, names as printed. Raises Refused."""
    pool = said.get("pool")
    return {
        "deck": domain.read_cards(said["cards"]),
        "form": said["format"],
        "pool": None if pool is None else domain.read_cards(pool, ANY_NUMBER, ANY_NUMBER * 10),
        "on": said.get("on"),
    }
