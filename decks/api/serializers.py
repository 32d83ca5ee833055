"""What the objects of the API look like, in and out."""

from __future__ import annotations

from typing import Any

from django.urls import reverse
from rest_framework import serializers
from rest_framework.exceptions import ValidationError

from decks import domain, queries
from decks.api.fields import (
    FORMS,
    LARGEST,
    Cards,
    Choice,
    Flag,
    FormKey,
    House,
    QueryFlag,
    QueryNumber,
    Text,
    Told,
    Whole,
)
from decks.collection.models import MOST_COPIES
from decks.formats.models import HOUSE_AT
from decks.forms import LONGEST_LIST
from decks.models import Deck, Version, Visibility
from decks.search import LONGEST, ORDERS
from engine.epic.catalogue import PANTHEONS, SETS
from engine.epic.construction import ANY_NUMBER, HOUSE

PAGE, MOST_ON_A_PAGE = 50, 500
SET_NAMES = sorted({name for name, _ in (*SETS, *PANTHEONS)})
LONGEST_CARD = 100

# --- problems --------------------------------------------------------------------------------------------------------


class ProblemSerializer(serializers.Serializer[object]):
    """Why a request was declined."""

    code = serializers.CharField(help_text="A short word that stays.")
    detail = serializers.CharField(help_text="A sentence for people: what is wrong and what to do.")
    fields = serializers.DictField(  # type: ignore[assignment]  # a field of that name is one like others
        child=serializers.ListField(child=serializers.CharField()),
        required=False,
        help_text="Sentences about parts of what was sent, by name, as in “cards.Kong”.",
    )
    at = serializers.IntegerField(required=False, help_text="Where in a search the problem begins.")
    end = serializers.IntegerField(required=False, help_text="Where in a search it ends.")
    number = serializers.IntegerField(required=False, help_text="The newest version of a deck saved elsewhere.")
    revision = serializers.IntegerField(required=False, help_text="Its revision.")
    wait = serializers.IntegerField(required=False, help_text="Seconds after which to ask again.")


# --- what addresses ask ----------------------------------------------------------------------------------------------


class PageQuery(Told):
    page = QueryNumber(min_value=1, max_value=LARGEST, default=1, help_text="Pages count from 1.")
    page_size = QueryNumber(min_value=1, max_value=MOST_ON_A_PAGE, default=PAGE)


class CardQuery(PageQuery):
    q = serializers.CharField(
        default="",
        allow_blank=True,
        max_length=LONGEST,
        help_text="A search as on the page of cards: words, or fields as in “class:dragon cost:1 -keyword:blitz”.",
    )
    sort = Choice(choices=list(ORDERS), default="match")
    desc = QueryFlag(help_text="The other way round.")
    fields = serializers.CharField(  # type: ignore[assignment]  # likewise
        required=False, help_text="The only fields to tell of each card, with commas between: “name,slug”."
    )

    def validate_fields(self, typed: str) -> list[str]:
        known = CardSerializer().fields
        asked = [name.strip() for name in typed.split(",") if name.strip()]
        wrong = next((name for name in asked if name not in known), None)
        if wrong is not None:
            raise ValidationError(f"A card has no field “{wrong[:40]}”. There are {', '.join(known)}.")
        return asked


class DeckQuery(PageQuery):
    mine = QueryFlag(help_text="Your decks, instead of those that are listed for everybody.")
    alignment = serializers.MultipleChoiceField(
        choices=queries.ALIGNMENTS, required=False, help_text="Decks with cards of all these."
    )
    only = QueryFlag(help_text="Decks with cards of these alignments and no others.")
    form = Choice(choices=[*FORMS, HOUSE], required=False, help_text="Made for this format.")
    tag = serializers.CharField(required=False, max_length=domain.LONGEST_TAG)
    card = serializers.CharField(required=False, max_length=LONGEST_CARD, help_text="With this card.")
    order = Choice(choices=list(queries.ORDERS), default="changed")


# --- facts -----------------------------------------------------------------------------------------------------------


class PrintingSerializer(serializers.Serializer[object]):
    set = serializers.CharField()
    gem = serializers.CharField(allow_null=True)


class FacesSerializer(serializers.Serializer[object]):
    """Addresses of the pictures that this site draws of a card. They never change; a card that changes gets others."""

    small = serializers.CharField(help_text="252 x 352 dots.")
    medium = serializers.CharField(help_text="504 x 704 dots.")
    large = serializers.CharField(help_text="For print, 300 dots per inch.")


class CardSerializer(serializers.Serializer[object]):
    name = serializers.CharField()
    slug = serializers.CharField()
    kind = serializers.ChoiceField(choices=["champion", "event", "deity"])
    rank = serializers.CharField(allow_null=True, help_text="Of a deity.")
    cost = serializers.IntegerField(allow_null=True)
    alignments = serializers.ListField(child=serializers.ChoiceField(choices=queries.ALIGNMENTS))
    classes = serializers.ListField(child=serializers.CharField())
    offense = serializers.IntegerField(allow_null=True)
    defense = serializers.IntegerField(allow_null=True)
    gem = serializers.CharField(allow_null=True)
    text = serializers.CharField(allow_blank=True)
    discard_text = serializers.CharField(allow_blank=True)
    keywords = serializers.ListField(child=serializers.CharField())
    fast = serializers.BooleanField(help_text="It can be played at any time.")
    printings = PrintingSerializer(many=True)
    faces = FacesSerializer()
    copies = serializers.IntegerField(help_text="The most in a constructed deck; 0 for a deity.")
    legal = serializers.ListField(child=serializers.CharField(), help_text="Formats in which it can be played.")
    owned = serializers.IntegerField(
        allow_null=True, help_text="Copies that you own, over all printings; null if you keep no collection."
    )


class MendedSerializer(serializers.Serializer[object]):
    typed = serializers.CharField()
    meant = serializers.ListField(child=serializers.CharField())


class BanListSerializer(serializers.Serializer[object]):
    name = serializers.CharField()
    banned = serializers.ListField(child=serializers.CharField())
    restricted = serializers.ListField(child=serializers.CharField(), help_text="To one copy.")
    since = serializers.DateField(allow_null=True)
    until = serializers.DateField(allow_null=True, help_text="The first day without it.")


class FormatSerializer(serializers.Serializer[object]):
    key = serializers.CharField(help_text=f"Of a house format, “{HOUSE_AT}” and its address.")
    name = serializers.CharField()
    size = serializers.CharField(help_text="In words, as in “at least 60”.")
    least = serializers.IntegerField()
    most = serializers.IntegerField(allow_null=True)
    copies = serializers.IntegerField(allow_null=True, help_text="Of each card, over all printings.")
    ratio = serializers.BooleanField(help_text="Each free card needs two one-cost cards of its alignment.")
    pool = serializers.BooleanField(help_text="The deck is made from a pool of dealt or drafted cards.")
    one_alignment = serializers.BooleanField(help_text="All cards share an alignment.")
    sets = serializers.ListField(child=serializers.CharField(), help_text="The only ones allowed; empty: all.")
    lists = BanListSerializer(many=True)
    rules = serializers.ListField(child=serializers.CharField(), help_text="All of this in sentences.")


# --- decks -----------------------------------------------------------------------------------------------------------


class ListedSerializer(serializers.Serializer[Deck]):
    """A deck without its cards."""

    slug = serializers.CharField()
    name = serializers.CharField()
    form = serializers.SerializerMethodField(
        help_text=f"The key of a format, with “{HOUSE_AT}” of a saved one of yours, which the deck follows when it "
        "changes; “house” with rules that belong to the deck."
    )
    house = House(allow_null=True)
    visibility = serializers.ChoiceField(choices=Visibility.values)
    built = serializers.SerializerMethodField(help_text="It lies ready in real cards; null unless it is yours.")
    tags = serializers.SerializerMethodField()
    number = serializers.IntegerField(help_text="Of the newest version.")
    revision = serializers.IntegerField(help_text="Grows with each change of cards; say it when you save.")
    size = serializers.IntegerField()
    alignments = serializers.SerializerMethodField()
    owner = serializers.SerializerMethodField(help_text="Name of the account; null for a guest.")
    own = serializers.SerializerMethodField(help_text="It is yours.")
    url = serializers.SerializerMethodField(help_text="Address of its page.")
    created = serializers.DateTimeField()
    touched = serializers.DateTimeField()

    def get_form(self, deck: Deck) -> str:
        return deck.form_for(self.context["person"])

    def get_built(self, deck: Deck) -> bool | None:
        return deck.built if self.get_own(deck) else None

    def get_tags(self, deck: Deck) -> list[str]:
        return [tag.name for tag in deck.tags.all()]

    def get_alignments(self, deck: Deck) -> list[str]:
        return deck.alignments.split()

    def get_owner(self, deck: Deck) -> str | None:
        return deck.user.get_username() if deck.user else None

    def get_own(self, deck: Deck) -> bool:
        return deck.belongs_to(self.context["person"])

    def get_url(self, deck: Deck) -> str:
        return reverse("deck", args=[deck.slug])


class VersionSerializer(serializers.ModelSerializer[Version]):
    """The cards of a deck as they were saved once."""

    cards = serializers.DictField(child=serializers.IntegerField(), help_text="Counts by name.")
    size = serializers.SerializerMethodField()

    class Meta:
        model = Version
        fields = ("number", "cards", "deity", "note", "growing", "made", "size")

    def get_size(self, version: Version) -> int:
        return sum(version.cards.values())


class DeckSerializer(ListedSerializer):
    """A deck with the cards of its newest version."""

    cards = serializers.SerializerMethodField(help_text="Counts by name.")
    deity = serializers.SerializerMethodField()
    note = serializers.SerializerMethodField(help_text="On the newest version.")
    pool = serializers.DictField(
        child=serializers.IntegerField(),
        allow_null=True,
        help_text="What was drafted to make it from, counts by name; null for other decks.",
    )

    _newest: Version | None = None

    def newest(self, deck: Deck) -> Version:
        if self._newest is None:
            self._newest = queries.version_of(deck)
        return self._newest

    def get_cards(self, deck: Deck) -> dict[str, int]:
        cards: dict[str, int] = self.newest(deck).cards
        return cards

    def get_deity(self, deck: Deck) -> str:
        return self.newest(deck).deity

    def get_note(self, deck: Deck) -> str:
        return self.newest(deck).note


class SavedSerializer(VersionSerializer):
    """The newest version after a save."""

    revision = serializers.IntegerField(source="deck.revision", help_text="To say with the next save.")

    class Meta(VersionSerializer.Meta):
        fields = (*VersionSerializer.Meta.fields, "revision")  # type: ignore[assignment]  # one more


class FormatChoice(Told):
    """The key of a format, or what tells a house format. Checked, `format` is what domain takes, if any was said."""

    form = FormKey(required=False)
    house = House(required=False, allow_null=True)

    def validate(self, attrs: dict[str, object]) -> dict[str, object]:
        form, house = attrs.pop("form", None), attrs.pop("house", None)
        if house is not None and form not in (None, HOUSE):
            raise ValidationError({"house": "The form says the format already; leave one of the two out."})
        if house is None and form == HOUSE:
            raise ValidationError({"house": "Say what the house format is."})
        return attrs | {"format": house or form}


class ContentSerializer(Told):
    """What a version has."""

    cards = Cards(help_text="Counts by name, however the names are spelt.")
    deity = Text(default="", allow_blank=True, max_length=LONGEST_CARD)
    note = Text(default="", allow_blank=True, max_length=domain.LONGEST_NOTE, trim_whitespace=False)
    growing = Flag(default=False, help_text="Saved as you go: one sitting makes one version.")


class NewDeckSerializer(FormatChoice, ContentSerializer):
    name = Text(max_length=domain.LONGEST_NAME)
    cards = Cards(default=dict, help_text="Counts by name, however the names are spelt.")


class AboutSerializer(FormatChoice):
    """What is said about a deck; what is left out stays."""

    name = Text(max_length=domain.LONGEST_NAME, required=False)
    visibility = Choice(choices=Visibility.values, required=False)
    tags = serializers.ListField(child=Text(max_length=domain.LONGEST_TAG), max_length=domain.MOST_TAGS, required=False)
    built = Flag(required=False)


class SaveSerializer(ContentSerializer):
    base = Whole(min_value=0, max_value=LARGEST, help_text="The revision that these cards were made from.")


class NoteSerializer(Told):
    note = Text(allow_blank=True, max_length=domain.LONGEST_NOTE, trim_whitespace=False)


class CopySerializer(Told):
    number = Whole(min_value=1, max_value=LARGEST, required=False, help_text="Of the version; without it, the newest.")


# --- lists -----------------------------------------------------------------------------------------------------------


class CheckSerializer(FormatChoice):
    """A deck to look at, in a format: Constructed if none is said."""

    cards = Cards(help_text="Counts by name, however the names are spelt.")
    deity = Text(default="", allow_blank=True, max_length=LONGEST_CARD)
    pool = Cards(most=ANY_NUMBER, required=False, help_text="What a limited deck is made from.")
    on = serializers.DateField(required=False, help_text="The day that ban lists are asked for; today without it.")
    deck = Text(
        required=False, max_length=32, help_text="Slug of your deck that this is: its own cards are free for it."
    )


class ViolationSerializer(serializers.Serializer[object]):
    rule = serializers.ChoiceField(
        choices=["size", "banned", "restricted", "sets", "pool", "copies", "alignment", "ratio"]
    )
    cards = serializers.ListField(child=serializers.CharField(), help_text="Empty where it is about all of them.")
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
    missing = serializers.IntegerField(help_text="Copies that you do not own.")
    occupied = serializers.IntegerField(help_text="Copies that you own, but that lie in other decks that you built.")
    taken = TakenSerializer(many=True, help_text="Other decks that you built, with this card.")


class VerdictSerializer(serializers.Serializer[object]):
    legal = serializers.BooleanField()
    format = serializers.CharField(help_text="The name of the format.")
    size = serializers.IntegerField()
    violations = ViolationSerializer(many=True)
    missing = UseSerializer(
        many=True,
        allow_null=True,
        help_text="What you lack; null if you keep no collection, and of a pool, which has the cards.",
    )


class SwapSerializer(serializers.Serializer[object]):
    out = serializers.CharField(allow_null=True)
    why = serializers.CharField()

    def get_fields(self) -> dict[str, serializers.Field[Any, Any, Any, Any]]:
        return super().get_fields() | {"in": serializers.CharField(allow_null=True)}


class RepairSerializer(serializers.Serializer[object]):
    swaps = SwapSerializer(many=True)
    exact = serializers.BooleanField(help_text="Fewer swaps cannot do; otherwise perhaps they can.")
    cards = serializers.DictField(child=serializers.IntegerField(), help_text="The deck after the swaps.")


class ListSerializer(Told):
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
    suggestion = serializers.CharField(allow_blank=True, help_text="The name that was probably meant.")


class AsideSerializer(serializers.Serializer[object]):
    line = serializers.IntegerField()
    typed = serializers.CharField(allow_blank=True)


class ReadListSerializer(serializers.Serializer[object]):
    kind = serializers.ChoiceField(choices=["text", "CSV", "JSON", "link"])
    name = serializers.CharField(allow_blank=True)
    cards = serializers.DictField(child=serializers.IntegerField())
    deity = serializers.CharField(allow_blank=True)
    errors = LineErrorSerializer(many=True)  # type: ignore[assignment]  # likewise
    aside = AsideSerializer(many=True, help_text="Lines of a sideboard, which the game does not have.")


# --- collections -----------------------------------------------------------------------------------------------------


class CollectionQuery(PageQuery):
    card = serializers.CharField(required=False, max_length=LONGEST_CARD)
    set = Choice(choices=SET_NAMES, required=False)


class HoldingSerializer(serializers.Serializer[object]):
    """So many copies of a card or deity from one set."""

    card = serializers.CharField()
    set = serializers.CharField()
    count = serializers.IntegerField()


class OwnSerializer(Told):
    card = Text(max_length=LONGEST_CARD)
    set = Choice(choices=SET_NAMES, required=False, help_text="Left out: the set that it belongs to.")
    count = Whole(min_value=0, max_value=MOST_COPIES)


class OwnedSerializer(HoldingSerializer):
    owned = serializers.IntegerField(help_text="Over all printings.")
