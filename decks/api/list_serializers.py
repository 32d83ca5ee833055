"""What lists of decks, what is wrong with them and how it can be put right look like in the API, in and out."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers

from decks.api.fields import AnyField, Cards, Day, StrictSerializer, Text
from decks.api.serializers import LONGEST_CARD, FormatChoice, OfItsGame
from decks.forms import LONGEST_LIST
from decks.legality import RULES
from engine.construction.formats import ANY_NUMBER


class CheckSerializer(OfItsGame, FormatChoice):
    """A deck to look at, in a format: the usual one of the game if none is said."""

    cards = Cards(help_text="Counts by name. Spelling variants are accepted.")
    sideboard = Cards(required=False, help_text="In games with sideboards.")
    deity = Text(default="", allow_blank=True, max_length=LONGEST_CARD)
    pool = Cards(most=ANY_NUMBER, required=False, help_text="The pool of a limited deck.")
    on = Day(required=False, help_text="The date for ban lists; today if missing.")
    deck = Text(
        required=False,
        max_length=32,
        help_text="Slug of the deck of yours that this is, so that its own cards count as free.",
    )


class ViolationSerializer(serializers.Serializer[object]):
    rule = serializers.ChoiceField(choices=list(RULES))
    cards = serializers.ListField(child=serializers.CharField(), help_text="Empty if it is about the whole deck.")
    have = serializers.IntegerField()
    need = serializers.IntegerField()
    fact = serializers.CharField(help_text="What is wrong.")
    advice = serializers.CharField(help_text="What to do.")
    text = serializers.CharField(help_text="Both, as a sentence.")


class TakenSerializer(serializers.Serializer[object]):
    """Copies that lie in a deck."""

    slug = serializers.CharField()
    name = serializers.CharField()
    count = serializers.IntegerField()


class UseSerializer(serializers.Serializer[object]):
    card = serializers.CharField()
    wanted = serializers.IntegerField()
    owned = serializers.IntegerField()
    missing = serializers.IntegerField(help_text="Copies you do not own.")
    occupied = serializers.IntegerField(help_text="Copies you own that are in your other built decks.")
    taken = TakenSerializer(many=True, help_text="Your other built decks with this card.")


class VerdictSerializer(serializers.Serializer[object]):
    legal = serializers.BooleanField()
    broken = serializers.CharField(allow_blank=True, help_text="The broken rules, in one line; empty if it is legal.")
    format = serializers.CharField(help_text="The name of the format, as pages show it; not its key.")
    size = serializers.IntegerField()
    violations = ViolationSerializer(many=True)
    missing = UseSerializer(
        many=True,
        allow_null=True,
        help_text="Cards you are missing; null without a collection, and for a deck with a pool.",
    )


class SwapSerializer(serializers.Serializer[object]):
    out = serializers.CharField(allow_null=True)
    why = serializers.CharField()
    part = serializers.CharField(required=False, help_text="“sideboard” for a swap in it, in games with sideboards.")

    def get_fields(self) -> dict[str, serializers.Field[Any, Any, Any, Any]]:
        return super().get_fields() | {"in": serializers.CharField(allow_null=True)}


class OtherRepairSerializer(serializers.Serializer[object]):
    name = serializers.CharField(help_text="The ways, in words.")
    text = serializers.CharField(allow_blank=True, help_text="How many cards are cut and added, in words.")
    swaps = SwapSerializer(many=True)
    exact = serializers.BooleanField(help_text="True if no smaller set of swaps is enough; otherwise there may be one.")
    cards = serializers.DictField(child=serializers.IntegerField(), help_text="The deck after the swaps.")
    sideboard = serializers.DictField(
        child=serializers.IntegerField(),
        required=False,
        help_text="The sideboard after them, in games with sideboards.",
    )

    def get_fields(self) -> dict[str, AnyField]:
        known = self.context["game"].construction.WAYS
        ways = serializers.ListField(
            child=serializers.ChoiceField(choices=list(known)),
            help_text=f"In which ways this is the smallest: {', or '.join(known.values())}.",
        )
        return {"ways": ways, **super().get_fields()}


class RepairSerializer(OtherRepairSerializer):
    others = OtherRepairSerializer(many=True, help_text="Where another way leads to other cards.")


class ListSerializer(StrictSerializer):
    text = Text(
        allow_blank=True,
        max_length=LONGEST_LIST,
        trim_whitespace=False,
        help_text="A list as players write it, CSV, JSON, or a link to a deck of this site.",
    )


class LineErrorSerializer(serializers.Serializer[object]):
    line = serializers.IntegerField(help_text="Counted from 1.")
    typed = serializers.CharField(allow_blank=True)
    sentence = serializers.CharField()
    suggestion = serializers.CharField(allow_blank=True, help_text="The most likely name.")


class SideboardLineSerializer(serializers.Serializer[object]):
    line = serializers.IntegerField()
    typed = serializers.CharField(allow_blank=True)


class ReadListSerializer(OfItsGame, serializers.Serializer[object]):
    """A list as it was read."""

    kind = serializers.ChoiceField(choices=["text", "CSV", "JSON", "link"])
    name = serializers.CharField(allow_blank=True)
    cards = serializers.DictField(child=serializers.IntegerField())
    maybeboard = serializers.DictField(
        child=serializers.IntegerField(), help_text="What the list sets apart as maybeboard or sideboard."
    )
    deity = serializers.CharField(allow_blank=True)
    errors = LineErrorSerializer(many=True)  # type: ignore[assignment]  # a field of that name is one like others
    sideboard = SideboardLineSerializer(many=True, help_text="The lines of the maybeboard.")
    sideboard_cards = serializers.DictField(
        child=serializers.IntegerField(), required=False, help_text="The sideboard, in games with sideboards."
    )
    sentences = serializers.ListField(
        child=serializers.CharField(), help_text="For people: what is not in the deck, and what becomes of it."
    )
