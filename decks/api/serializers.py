"""What the objects of the API look like, in and out."""

from __future__ import annotations

from typing import Any, TypeVar

from django.urls import reverse
from rest_framework import serializers
from rest_framework.exceptions import ValidationError

from decks import domain, queries, saving, search
from decks.api.fields import (
    LARGEST,
    AnyField,
    Cards,
    Choice,
    ChoiceOfGame,
    ChoicesOfGame,
    Flag,
    FormatKey,
    House,
    QueryFlag,
    QueryNumber,
    StrictSerializer,
    Text,
    Texts,
    Whole,
    fields_of,
    formats_of,
)
from decks.collection.models import MOST_COPIES
from decks.exporting import KINDS
from decks.formats.models import HOUSE_AT
from decks.models import Deck, Version
from decks.search import LONGEST
from decks.versioned import SavedVersion, Versioned, Visibility
from engine import games
from engine.construction.house_formats import HOUSE
from engine.games import Game

PAGE, MOST_ON_A_PAGE = 50, 500
LONGEST_CARD = 100
V = TypeVar("V", bound=SavedVersion)
# Descriptions may name “{card}” and “{search}”, a card of the game that is asked and a search for some, and have parts
# for games with deities alone: “{deities| or deity}” (schema.py).


def _sets(game: Game) -> list[str]:
    return sorted({one.set_name for one in game.collecting.PRODUCTS})


# --- problems --------------------------------------------------------------------------------------------------------


class ProblemSerializer(serializers.Serializer[object]):
    """Why a request was declined."""

    code = serializers.CharField(help_text="A short, fixed word.")
    detail = serializers.CharField(help_text="A sentence for people: what went wrong and what to do.")
    fields = serializers.DictField(  # type: ignore[assignment]  # a field of that name is one like others
        child=serializers.ListField(child=serializers.CharField()),
        required=False,
        help_text="Errors by field, with names such as “cards.{card}”.",
    )
    at = serializers.IntegerField(required=False, help_text="Where the problem starts in the search.")
    end = serializers.IntegerField(required=False, help_text="Where it ends.")
    number = serializers.IntegerField(required=False, help_text="The newest version, saved somewhere else.")
    revision = serializers.IntegerField(required=False, help_text="Its revision.")
    wait = serializers.IntegerField(required=False, help_text="Seconds to wait before you try again.")


# --- what addresses ask ----------------------------------------------------------------------------------------------


class PageQuery(StrictSerializer):
    page = QueryNumber(min_value=1, max_value=LARGEST, default=1, help_text="Pages count from 1.")
    page_size = QueryNumber(min_value=1, max_value=MOST_ON_A_PAGE, default=PAGE)


class CardQuery(PageQuery):
    q = Text(
        default="",
        allow_blank=True,
        max_length=LONGEST,
        help_text="A search as on the cards page: words, or fields as in “{search}”.",
    )
    sort = ChoiceOfGame(lambda game: search.of(game.KEY).orders, default="match")
    desc = QueryFlag(help_text="Descending.")
    fields = Text(  # type: ignore[assignment]  # a field of that name is one like others
        required=False, help_text="The fields to include, separated by commas: “name,slug”."
    )

    def get_fields(self) -> dict[str, AnyField]:
        """All cards of the game fit on a page."""
        most = max(MOST_ON_A_PAGE, len(search.of(self.context["game"].KEY).rows))
        return super().get_fields() | {"page_size": QueryNumber(min_value=1, max_value=most, default=PAGE)}

    def validate_fields(self, typed: str) -> list[str]:
        known = CardSerializer(context=self.context).fields
        asked = [name.strip() for name in typed.split(",") if name.strip()]
        wrong = next((name for name in asked if name not in known), None)
        if wrong is not None:
            raise ValidationError(f"A card has no field “{wrong[:40]}”. Fields are {', '.join(known)}.")
        return asked


class DeckQuery(PageQuery):
    mine = QueryFlag(help_text="Your decks instead of public ones.")
    alignment = ChoicesOfGame(
        lambda game: game.construction.ALIGNMENTS,
        required=False,
        help_text="Decks with cards of all these alignments.",
    )
    only = QueryFlag(help_text="Decks with cards of these alignments and no others.")
    format = ChoiceOfGame(lambda game: [*formats_of(game), HOUSE], required=False, help_text="Decks for this format.")
    tag = Text(required=False, max_length=domain.LONGEST_TAG)
    card = Text(required=False, max_length=LONGEST_CARD, help_text="Decks with this card.")
    order = Choice(choices=list(queries.ORDERS), default="changed")


# --- facts -----------------------------------------------------------------------------------------------------------


class FacesSerializer(serializers.Serializer[object]):
    """Addresses of the pictures that this site draws of a card. They never change; a card that changes gets others."""

    small = serializers.CharField(help_text="252 x 352 pixels.")
    medium = serializers.CharField(help_text="504 x 704 pixels.")
    large = serializers.CharField(help_text="For print, 300 pixels per inch.")


class CardSerializer(serializers.Serializer[object]):
    """A card."""

    faces = FacesSerializer()
    copies = serializers.IntegerField(help_text="Maximum in a constructed deck{deities|; 0 for a deity}.")
    legal = serializers.ListField(child=serializers.CharField(), help_text="Formats that allow it.")
    owned = serializers.IntegerField(
        allow_null=True, help_text="Copies you own, counting all printings; null without a collection."
    )

    def get_fields(self) -> dict[str, AnyField]:
        name, *rest = fields_of(self.context["game"].catalogue.FACTS).items()
        return dict([name, ("slug", serializers.CharField()), *rest]) | super().get_fields()


class CorrectionSerializer(serializers.Serializer[object]):
    typed = serializers.CharField()
    meant = serializers.ListField(child=serializers.CharField())


class FormatSerializer(serializers.Serializer[object]):
    """A format; the key of a house format is “house:” and its slug."""

    def get_fields(self) -> dict[str, AnyField]:
        return fields_of(self.context["game"].construction.FACTS)


# --- decks -----------------------------------------------------------------------------------------------------------


class KeptSerializer(serializers.Serializer[Versioned]):
    """What is said of a deck and of a cube."""

    slug = serializers.CharField()
    name = serializers.CharField()
    visibility = serializers.ChoiceField(choices=Visibility.values)
    cover = serializers.CharField(help_text="The card its owner chose to show it by; empty if the site chooses.")
    number = serializers.IntegerField(help_text="Of the newest version.")
    revision = serializers.IntegerField(help_text="Increases with each change of the cards; send it when you save.")
    size = serializers.IntegerField()
    alignments = serializers.SerializerMethodField()
    owner = serializers.SerializerMethodField(help_text="Name of the account; null for a guest.")
    own = serializers.SerializerMethodField(help_text="It is yours.")
    url = serializers.SerializerMethodField(help_text="Address of its page.")
    created = serializers.DateTimeField()
    touched = serializers.DateTimeField()

    def get_alignments(self, kept: Versioned) -> list[str]:
        return kept.alignments.split()

    def get_owner(self, kept: Versioned) -> str | None:
        return kept.user.get_username() if kept.user else None

    def get_own(self, kept: Versioned) -> bool:
        return kept.belongs_to(self.context["person"])

    def get_url(self, kept: Versioned) -> str:
        return reverse(kept.word, args=[kept.slug])


class ListedSerializer(KeptSerializer):
    """A deck without its cards."""

    format = serializers.SerializerMethodField(
        help_text=f"The key of a format. “{HOUSE_AT}” and a slug: one of your saved formats; the deck follows its "
        "changes. “house”: rules that belong to the deck."
    )
    house = House(allow_null=True)
    built = serializers.SerializerMethodField(help_text="You have built it with real cards; null unless it is yours.")
    favourite = serializers.SerializerMethodField(help_text="You marked it as one; null unless it is yours.")
    folder = serializers.SerializerMethodField(help_text="Your folder it is in, by name; null for none and for others.")
    tags = serializers.SerializerMethodField()

    def get_format(self, deck: Deck) -> str:
        return deck.format_key_for(self.context["person"])

    def get_built(self, deck: Deck) -> bool | None:
        return deck.built if self.get_own(deck) else None

    def get_favourite(self, deck: Deck) -> bool | None:
        return deck.favourite if self.get_own(deck) else None

    def get_folder(self, deck: Deck) -> str | None:
        return deck.folder.name if deck.folder and self.get_own(deck) else None

    def get_tags(self, deck: Deck) -> list[str]:
        return [tag.name for tag in deck.tags.all()]


class OfItsGame(serializers.BaseSerializer[Any]):
    """What has a deity in games with deities alone."""

    def get_fields(self) -> dict[str, AnyField]:
        fields: dict[str, AnyField] = super().get_fields()  # type: ignore[misc]  # of what it is mixed into
        game = self.context.get("game")
        return fields if game is None or game.construction.DEITIES else _without(fields, "deity")


def _without(data: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name != key}


class SavedVersionSerializer(serializers.ModelSerializer[V]):
    """The cards as they were saved once."""

    cards = serializers.DictField(child=serializers.IntegerField(), help_text="Counts by name.")
    size = serializers.SerializerMethodField()
    autosave = serializers.BooleanField(required=False)

    def get_size(self, version: V) -> int:
        return sum(version.cards.values())


class VersionSerializer(OfItsGame, SavedVersionSerializer[Version]):
    """The cards of a deck as they were saved once."""

    maybeboard = serializers.DictField(
        child=serializers.IntegerField(), help_text="Cards beside the deck that do not count, counts by name."
    )

    sideboard = serializers.DictField(
        child=serializers.IntegerField(), required=False, help_text="Counts by name, in games with sideboards."
    )

    class Meta:
        model = Version
        fields = ("number", "cards", "sideboard", "maybeboard", "deity", "note", "autosave", "made", "size")

    def to_representation(self, instance: Version) -> dict[str, Any]:
        return _of_game(super().to_representation(instance), instance.deck.game)


def _of_game(data: dict[str, Any], key: str) -> dict[str, Any]:
    """Without the sideboard and the deity where the game has none."""
    has = games.of(key).construction
    data = data if has.SIDEBOARDS else _without(data, "sideboard")
    return data if has.DEITIES else _without(data, "deity")


class WholeSerializer(KeptSerializer):
    """The same with the cards of the newest version, which the context has as `newest`."""

    cards = serializers.SerializerMethodField(help_text="Counts by name.")
    note = serializers.SerializerMethodField(help_text="On the newest version.")
    description = serializers.CharField(help_text="Markdown; “[[{card}]]” is a card.")

    def get_cards(self, kept: Versioned) -> dict[str, int]:
        cards: dict[str, int] = self.context["newest"].cards
        return cards

    def get_note(self, kept: Versioned) -> str:
        note: str = self.context["newest"].note
        return note


class DeckSerializer(OfItsGame, WholeSerializer, ListedSerializer):
    """A deck with the cards of its newest version."""

    sideboard = serializers.DictField(
        child=serializers.IntegerField(), required=False, help_text="Counts by name, in games with sideboards."
    )
    maybeboard = serializers.SerializerMethodField(help_text="Cards beside the deck that do not count, counts by name.")
    deity = serializers.SerializerMethodField()
    discussed = serializers.BooleanField(help_text="Accounts may comment on it while it is public.")
    copied_from = serializers.SerializerMethodField(help_text="Slug of the deck it is a copy of, if you may read that.")
    pool = serializers.DictField(
        child=serializers.IntegerField(),
        allow_null=True,
        help_text="The draft pool, counts by name; null for other decks.",
    )

    def to_representation(self, instance: Deck) -> dict[str, Any]:  # type: ignore[override]  # of decks alone
        data = super().to_representation(instance)
        return _of_game(data | {"sideboard": self.context["newest"].sideboard}, instance.game)

    def get_maybeboard(self, deck: Deck) -> dict[str, int]:
        maybeboard: dict[str, int] = self.context["newest"].maybeboard
        return maybeboard

    def get_deity(self, deck: Deck) -> str:
        deity: str = self.context["newest"].deity
        return deity

    def get_copied_from(self, deck: Deck) -> str | None:
        source = deck.copied_from
        return source.slug if source is not None and source.readable_by(self.context["person"]) else None


class SavedSerializer(VersionSerializer):
    """The newest version after a save."""

    revision = serializers.IntegerField(source="deck.revision", help_text="Send it with the next save.")

    class Meta(VersionSerializer.Meta):
        fields = (*VersionSerializer.Meta.fields, "revision")  # type: ignore[assignment]  # one more


class FormatChoice(StrictSerializer):
    """The key of a format, or what tells a house format. Checked, `format` is the key or, of a house format, its data;
    None if neither was sent."""

    format = FormatKey(required=False)
    house = House(required=False, allow_null=True)

    def validate(self, attrs: dict[str, object]) -> dict[str, object]:
        named, house = attrs.pop("format", None), attrs.pop("house", None)
        if house is not None and named not in (None, HOUSE):
            raise ValidationError({"house": "`format` names another format; leave out `format` or `house`."})
        if house is None and named == HOUSE:
            raise ValidationError({"house": "Send the rules of the house format in `house`."})
        return attrs | {"format": house or named}


class CardsSerializer(StrictSerializer):
    """What a version has."""

    cards = Cards(help_text="Counts by name. Spelling variants are accepted.")
    note = Text(default="", allow_blank=True, max_length=saving.LONGEST_NOTE, trim_whitespace=False)
    autosave = Flag(default=False, help_text="Autosave: saves of one sitting make one version.")


class ContentSerializer(OfItsGame, CardsSerializer):
    """What a version of a deck has."""

    sideboard = Cards(required=False, help_text="In games with sideboards. Left out: it stays as it was.")
    maybeboard = Cards(
        required=False, help_text="Cards beside the deck that do not count. Left out: it stays as it was."
    )
    deity = Text(default="", allow_blank=True, max_length=LONGEST_CARD)


class NewDeckSerializer(FormatChoice, ContentSerializer):
    name = Text(max_length=saving.LONGEST_NAME)
    cards = Cards(default=dict, help_text="Counts by name. Spelling variants are accepted.")


class SaidSerializer(StrictSerializer):
    """What is said about a deck or a cube; what is left out stays."""

    name = Text(max_length=saving.LONGEST_NAME, required=False)
    visibility = Choice(choices=Visibility.values, required=False)
    description = Text(required=False, allow_blank=True, max_length=saving.LONGEST_DESCRIPTION, trim_whitespace=False)
    cover = Text(
        required=False, allow_blank=True, max_length=LONGEST_CARD, help_text="Shown in lists; empty: the site chooses."
    )


class AboutSerializer(SaidSerializer, FormatChoice):
    """What is said about a deck; what is left out stays."""

    tags = Texts(child=Text(max_length=domain.LONGEST_TAG), max_length=domain.MOST_TAGS, required=False)
    built = Flag(required=False)
    discussed = Flag(required=False)


class BasedSerializer(StrictSerializer):
    """What says which version it was made from."""

    base = Whole(min_value=0, max_value=LARGEST, help_text="The revision these cards are based on.")


class SaveSerializer(BasedSerializer, ContentSerializer):
    """The next version of a deck."""


class NoteSerializer(StrictSerializer):
    note = Text(allow_blank=True, max_length=saving.LONGEST_NOTE, trim_whitespace=False)


class CopySerializer(StrictSerializer):
    number = Whole(
        min_value=1, max_value=LARGEST, required=False, help_text="Number of the version; the newest if missing."
    )


class ExportQuery(StrictSerializer):
    kind = Choice(choices=list(KINDS), default="txt")
    number = QueryNumber(
        min_value=1, max_value=LARGEST, required=False, help_text="Number of the version; the newest if missing."
    )


class FileSerializer(serializers.Serializer[object]):
    """What comes in again the same, on the page for new ones and with /api/read/."""

    name = serializers.CharField(help_text="Of the file, such as “apes.txt”.")
    kind = serializers.ChoiceField(choices=list(KINDS))
    text = serializers.CharField()


class CompareQuery(StrictSerializer):
    one = QueryNumber(min_value=1, max_value=LARGEST, help_text="Number of a version.")
    two = QueryNumber(
        min_value=1, max_value=LARGEST, required=False, help_text="Number of another; the newest if missing."
    )


class ChangeSerializer(serializers.Serializer[object]):
    card = serializers.CharField()
    one = serializers.IntegerField(help_text="Copies in version `one`.")
    two = serializers.IntegerField(help_text="Copies in version `two`.")


class ComparisonSerializer(serializers.Serializer[object]):
    """What came and went between two versions."""

    one = serializers.IntegerField(help_text="The number of the version.")
    two = serializers.IntegerField(help_text="The number of the other.")
    same = serializers.IntegerField(help_text="Cards in both.")
    changes = ChangeSerializer(many=True)
    maybeboard = ChangeSerializer(many=True, help_text="The same of the cards beside the deck; none for a cube.")
    sideboard = ChangeSerializer(many=True, required=False, help_text="The same, in games with sideboards.")


# --- collections -----------------------------------------------------------------------------------------------------


class CollectionQuery(PageQuery):
    card = Text(required=False, max_length=LONGEST_CARD)
    set = ChoiceOfGame(_sets, required=False)


class HoldingSerializer(serializers.Serializer[object]):
    """So many copies of a card{deities| or deity} from one set."""

    card = serializers.CharField()
    set = serializers.CharField()
    count = serializers.IntegerField()


class OwnSerializer(StrictSerializer):
    card = Text(max_length=LONGEST_CARD)
    set = ChoiceOfGame(_sets, required=False, help_text="Left out: the set that it belongs to.")
    count = Whole(min_value=0, max_value=MOST_COPIES)


class OwnedSerializer(HoldingSerializer):
    owned = serializers.IntegerField(help_text="Counting all printings.")
