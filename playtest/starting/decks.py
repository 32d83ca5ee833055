"""Forms in which decks of a game are chosen: ready ones, dealt ones, one's own, and lists. What was typed is kept, and
errors name the line."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar, NamedTuple, TypedDict

from django import forms
from django.contrib import messages
from django.http import HttpRequest, QueryDict

from decks import queries as decks
from decks.models import Deck
from engine.construction.contents import Contents
from engine.construction.lists import LineError
from engine.games import Game
from engine.limited.deals import Deal
from live.errors import Refused
from people.forms import Cleaned, PlainForm, set_choices
from people.persons import Person
from playtest.legality import problems
from playtest.models import Table

MOST = 200  # cards in a list
LONGEST_LIST = 20_000  # characters
CHOSEN = ""  # decks are chosen, and none is dealt to all


class ChosenSide(TypedDict):
    """A deck as it was chosen, with what was typed, and the deity, "" for none."""

    deck: str
    list: str
    deity: str


class Chosen(TypedDict):
    """How the decks of a table were chosen, by seat, or the one of a player. It is kept, so that the form can be filled
    in again for another game. `products` are what decks were dealt from, none where a game has no choice of that;
    `format_key` is empty where any deck may be played."""

    sides: list[ChosenSide]
    products: list[str]
    format_key: str


class Tile(NamedTuple):
    """A deck that anybody can choose, as it is offered; with the sign of an alignment, "" for none."""

    key: str
    name: str
    about: str
    sign: str = ""


def deck_list(name: str) -> forms.CharField:
    """A field into which a list of cards is typed or pasted."""
    return forms.CharField(
        label=name,
        required=False,
        strip=False,
        max_length=LONGEST_LIST,
        widget=forms.Textarea(attrs={"rows": 10}),
    )


def deity_of(list_field: str) -> str:
    """The field that chooses the deity beside that list."""
    return list_field.replace("list", "deity")


class DecksForm(PlainForm):
    """Choose decks of a game. After `is_valid`, in the order of LISTS: `decks` are the lists of names, `deities` the
    names of those that are played with, or None, `saved` the saved decks that were chosen, or None, and `deck_names`
    what the decks are called. `errors_by_line` says for each list what is wrong with which line, `set_apart` in
    sentences what of the lists is not played."""

    most: ClassVar[int] = MOST
    LISTS: ClassVar[dict[str, str]] = {"my_list": "my_deck"}  # where a list is typed, and where a deck is chosen

    my_deck = forms.ChoiceField(label="Your deck")
    my_list = deck_list("Your list")
    my_deity = forms.ChoiceField(label="Your deity", required=False)
    products = forms.MultipleChoiceField(
        label="Random decks are dealt from", required=False, widget=forms.CheckboxSelectMultiple
    )

    def __init__(self, data: QueryDict | None = None, *, person: Person, game: Game) -> None:
        super().__init__(data)
        self.person, self.game = person, game
        self.deals = [deal for deal in game.limited.DEALS if not deal.agreed]
        self.tiles = [*_ready_tiles(game), *(Tile(deal.key, deal.name, deal.about) for deal in self.deals)]
        self.tiles.append(Tile(decks.PASTED, "Your own list", "Paste a list of card names"))
        self.saved = decks.saved_choices(person, game.KEY)
        self.choices = [*((tile.key, tile.name) for tile in self.tiles), *self.saved]
        self.errors_by_line: dict[str, list[LineError]] = {}
        self.set_apart: list[str] = []
        self.sideboards: dict[str, Sequence[str]] = {}  # of lists and saved decks, by the fields of lists
        self._named: dict[str, str] = {}  # deities that lists and saved decks name, by the same
        for place, field in enumerate(self.LISTS.values()):
            set_choices(self, field, self.choices)
            ready = game.construction.READY
            self.fields[field].initial = ready[place % len(ready)].key
        self._offer_deities()
        self._offer_sources()

    @property
    def grouped(self) -> list[tuple[str, str | list[tuple[str, str]]]]:
        """The decks to choose from in a list, one's own as a group."""
        there = [(tile.key, tile.name) for tile in self.tiles]
        return [*there, ("Your decks", self.saved)] if self.saved else [*there]

    def clean(self) -> Cleaned:
        cleaned = super().clean() or self.cleaned_data
        chosen = {field: self._deck(field) for field in self.LISTS}
        for deal in self.deals:
            fields = [field for field, deck in self.LISTS.items() if cleaned.get(deck) == deal.key]
            chosen |= zip(fields, self._dealt(deal, len(fields)), strict=False)
        cleaned["decks"] = tuple(chosen.values())
        cleaned["deities"] = tuple(self._deity(field) for field in self.LISTS)
        cleaned["saved"] = tuple(self._saved_deck(field) for field in self.LISTS)
        called = dict(self.choices)
        cleaned["deck_names"] = tuple(called.get(cleaned.get(field, ""), "") for field in self.LISTS.values())
        return cleaned

    def tell(self, request: HttpRequest) -> None:
        """Say on the next page what of the lists is not played."""
        for sentence in self.set_apart:
            messages.info(request, sentence)

    @property
    def chosen(self) -> Chosen:
        """What was chosen, to be kept."""
        said = self.cleaned_data
        return {
            "sides": [
                {"deck": said[deck], "list": said[field], "deity": said.get(deity_of(field), "")}
                for field, deck in self.LISTS.items()
            ],
            "products": said.get("products", []),
            "format_key": said.get("format_key", ""),
        }

    def fill(self, chosen: Chosen, seat: int = 0) -> None:
        """Show what was chosen for another game, where it can still be chosen: the deck of this seat is one's own."""
        sides = [*chosen["sides"][seat:], *chosen["sides"][:seat]]
        said: dict[str, object] = {"format_key": chosen["format_key"]}
        if chosen["products"]:
            said["products"] = chosen["products"]
        for (field, deck), side in zip(self.LISTS.items(), sides, strict=True):
            said |= {deck: side["deck"], field: side["list"], deity_of(field): side["deity"]}
        self.show(said)

    def show(self, said: dict[str, Any]) -> None:
        """Show these in their fields, as far as there are such fields and it can be chosen there."""
        self.initial.update({name: value for name, value in said.items() if self._can_be(name, value)})

    def check_legal(self, list_field: str, cards: Sequence[str], format_key: str) -> None:
        """Say where the deck was chosen why it may not be played in this format."""
        for sentence in problems(cards, format_key, self.game.KEY, self.sideboards.get(list_field, ())):
            self.add_error(self.LISTS[list_field], sentence)

    def _can_be(self, name: str, value: object) -> bool:
        field = self.fields.get(name)
        if isinstance(field, forms.MultipleChoiceField):
            return isinstance(value, list) and all(field.valid_value(one) for one in value)
        if isinstance(field, forms.ChoiceField):
            return isinstance(value, str) and field.valid_value(value)
        return field is not None

    def _offer_deities(self) -> None:
        """Let a deity be chosen beside each deck, where the game has some."""
        deities = self.game.construction.DEITIES
        for field in map(deity_of, self.LISTS):
            if deities:
                set_choices(self, field, [("", "No deity"), *((name, name) for name in deities)])
            else:
                del self.fields[field]

    def _offer_sources(self) -> None:
        """Let be chosen what decks are dealt from, where the game has a choice of that."""
        sources = next((deal.sources for deal in self.deals if deal.sources), None)
        if sources is None:
            del self.fields["products"]
            return
        set_choices(self, "products", [(name, f"{name} ({count})") for name, count in sources.items()])
        self.fields["products"].initial = list(sources)[:1]

    def _dealt(self, deal: Deal, count: int) -> list[list[str]]:
        """So many decks, dealt from what was chosen, from the usual source when nothing was."""
        sources = (self.cleaned_data.get("products") or list(deal.sources)[:1]) if deal.sources else []
        cards, wanted = sum(deal.sources[name] for name in sources), count * deal.size
        if cards < wanted:
            self.add_error("products", f"These sets have {cards} cards, but {wanted} are needed. Select more sets.")
            return []
        return deal.deal(count, secrets.randbits(63), sources) if count else []

    def _deck(self, field: str) -> list[str]:
        """The cards that were chosen; none yet where they are dealt."""
        chosen = self.cleaned_data.get(self.LISTS[field]) or ""
        if chosen == decks.PASTED:
            return self._pasted(field)
        if chosen.startswith(decks.SAVED):
            return self._saved_list(field, chosen)
        return next((list(one.cards) for one in self.game.construction.READY if one.key == chosen), [])

    def _saved_list(self, field: str, chosen: str) -> list[str]:
        contents = decks.saved_contents(chosen, self.person, self.game.KEY) or Contents({})
        cards = decks.as_names(contents.cards)
        self._check_size(self.LISTS[field], cards, "This deck")
        self._read_beside(field, contents, self.LISTS[field])
        return cards

    def _pasted(self, field: str) -> list[str]:
        if field in self.errors:
            return []
        parsed = self.game.construction.parse(self.cleaned_data.get(field, ""), MOST)
        if parsed.errors:
            self.errors_by_line[field] = decks.explained(parsed.errors, self.game)
            lines = "1 line" if len(parsed.errors) == 1 else f"{len(parsed.errors)} lines"
            self.add_error(field, f"{lines} could not be read; see below.")
        else:
            self._check_size(field, list(parsed.cards), "This list")
            self._read_beside(field, parsed.contents, field)
            label = self.fields[field].label
            self.set_apart += [f"{label}: {said}" for said in decks.left_out(parsed)]
        return list(parsed.cards)

    def _read_beside(self, field: str, contents: Contents, asked: str) -> None:
        """Keep the deity and the sideboard. Without a format, which would say so itself, the field `asked` says if the
        sideboard is not of the size that sideboards of the game have."""
        construction = self.game.construction
        self._named[field] = contents.deity
        self.sideboards[field] = decks.as_names(contents.sideboard)
        if not self.sideboards[field] or self._format(self.cleaned_data):
            return
        usual = replace(construction.DECK_FORMATS[0], name="a deck without a format")
        for violation in construction.judged(contents, usual, pool=None, on=None):
            if violation.rule == "sideboard":
                self.add_error(asked, violation.text)

    def _format(self, cleaned: Cleaned) -> str:
        """The key of the format in which the decks are played, "" for none."""
        return str(cleaned.get("format_key", ""))

    def _check_size(self, field: str, deck: list[str], what: str) -> None:
        fewest = self.game.construction.FEWEST
        if not fewest <= len(deck) <= MOST:
            cards = "1 card" if len(deck) == 1 else f"{len(deck)} cards"
            self.add_error(field, f"{what} has {cards}. A deck needs {fewest} to {MOST}.")

    def _deity(self, field: str) -> str | None:
        """The deity that was chosen beside a deck, or else the one that it names."""
        return self.cleaned_data.get(deity_of(field)) or self._named.get(field) or None

    def _saved_deck(self, field: str) -> Deck | None:
        """The saved deck that was chosen, if one was and it is still there."""
        chosen = self.cleaned_data.get(self.LISTS[field]) or ""
        if not chosen.startswith(decks.SAVED):
            return None
        try:
            return decks.deck_at(chosen.removeprefix(decks.SAVED), self.person, game=self.game.KEY)
        except Refused:
            return None


class RulesField(DecksForm):
    """Which year's rules are played, where the game has a choice of that."""

    rules_of = forms.ChoiceField(label="Rules", required=False)

    def __init__(self, data: QueryDict | None = None, *, person: Person, game: Game, **more: Any) -> None:
        super().__init__(data, person=person, game=game, **more)
        years = game.play.RULES_OF
        if not years:
            del self.fields["rules_of"]
            return
        set_choices(self, "rules_of", [(year, year) for year in years])
        self.fields["rules_of"].initial = years[0]
        self.fields["rules_of"].help_text = game.play.WORDS["rules_of_2015"]

    def clean(self) -> Cleaned:
        cleaned = super().clean()
        cleaned["rules_of"] = cleaned.get("rules_of", "")
        return cleaned


class TableForm(RulesField):
    """The decks of a table that begins at once, or what is dealt to all in their place: after `is_valid`, `agreed` is
    what is agreed with that."""

    deal = forms.ChoiceField(label="What is played", required=False)

    def __init__(self, data: QueryDict | None = None, *, person: Person, game: Game) -> None:
        super().__init__(data, person=person, game=game)
        self.deals_to_all = [deal for deal in game.limited.DEALS if deal.agreed]
        if not self.deals_to_all:
            del self.fields["deal"]
            return
        kinds = [(deal.key, f"{deal.name}: {deal.about}") for deal in self.deals_to_all]
        set_choices(self, "deal", [(CHOSEN, "The decks chosen here"), *kinds])

    def clean(self) -> Cleaned:
        cleaned = super().clean()
        cleaned["agreed"] = {}
        return cleaned

    def deal_to_all(self, cleaned: Cleaned) -> None:
        """Where that was chosen, deal to all in place of their decks."""
        seats = len(cleaned["decks"])
        for deal in self.deals_to_all:
            if deal.key == cleaned.get("deal"):
                cleaned["decks"] = tuple(deal.deal(seats, secrets.randbits(63), ()))
                cleaned["agreed"], cleaned["saved"] = dict(deal.agreed), (None,) * seats
                cleaned["deities"], cleaned["deck_names"] = (None,) * seats, (deal.name,) * seats

    def show_agreed(self, table: Table) -> None:
        """Show the rules of that table, and what was dealt there."""
        setup, years = table.setup, self.game.play.RULES_OF
        dealt = next((deal.key for deal in self.deals_to_all if deal.agreed.items() <= setup.items()), CHOSEN)
        self.show({"deal": dealt, "rules_of": setup.get("rules_of", next(iter(years), ""))})


def _ready_tiles(game: Game) -> list[Tile]:
    signs = game.construction.ALIGNMENTS
    return [Tile(one.key, one.name, one.about, one.key if one.key in signs else "") for one in game.construction.READY]
