"""What the objects of the API about cubes look like, in and out, where they are others than those about decks."""

from __future__ import annotations

from rest_framework import serializers

from decks import saving
from decks.api.fields import Cards, QueryFlag, Text
from decks.api.serializers import (
    LONGEST_CARD,
    BasedSerializer,
    CardsSerializer,
    KeptSerializer,
    PageQuery,
    SavedVersionSerializer,
    WholeSerializer,
)
from decks.cubes.models import CubeVersion
from decks.queries import LONGEST_SEARCH


class CubeQuery(PageQuery):
    mine = QueryFlag(help_text="Your cubes instead of public ones.")
    q = Text(
        default="", allow_blank=True, max_length=LONGEST_SEARCH, help_text="Cubes whose names have all of these words."
    )
    card = Text(required=False, max_length=LONGEST_CARD, help_text="Cubes with this card.")


class ListedCubeSerializer(KeptSerializer):
    """A cube without its cards."""


class CubeSerializer(WholeSerializer):
    """A cube with the cards of its newest version."""


class CubeVersionSerializer(SavedVersionSerializer[CubeVersion]):
    """The cards of a cube as they were saved once."""

    class Meta:
        model = CubeVersion
        fields = ("number", "cards", "note", "autosave", "made", "size")


class SavedCubeSerializer(CubeVersionSerializer):
    """The newest version after a save."""

    revision = serializers.IntegerField(source="cube.revision", help_text="Send it with the next save.")

    class Meta(CubeVersionSerializer.Meta):
        fields = (*CubeVersionSerializer.Meta.fields, "revision")  # type: ignore[assignment]  # one more


class NewCubeSerializer(CardsSerializer):
    name = Text(max_length=saving.LONGEST_NAME)
    cards = Cards(default=dict, help_text="Counts by name. Spelling variants are accepted.")


class SaveCubeSerializer(BasedSerializer, CardsSerializer):
    """The next version of a cube."""
