"""Forms in which decks are chosen; the first page's: two decks with their deities, a bot and who starts. What was typed
is kept, and errors name the line."""

from __future__ import annotations

import secrets
from typing import ClassVar, TypedDict

from django import forms
from django.contrib import messages
from django.http import HttpRequest, QueryDict

from decks import queries as decks
from decks.models import Deck
from engine.construction.lists import LineError
from engine.epic.construction import BASE_SET, LIMITED_DECK, deal_random, parse
from engine.epic.rules import RULES_2017, RULES_OF
from engine.games import DEFAULT
from live.errors import Refused
from people.forms import Cleaned, PlainForm, set_choices
from people.persons import Person
from playtest.models import Table
from playtest.practice.forms import PracticeFields
from playtest.practice.terms import Practice
from playtest.queries import USUAL, opponents
from playtest.wording import RULES_OF_2015

FEWEST, MOST = 20, 200  # cards in a pasted list
LONGEST_LIST = 20_000  # characters
FIRST = {"random": None, "me": 0, "bot": 1}
DEITIES = (("", "No deity"), *((name, name) for name in decks.DEITIES))


class ChosenSide(TypedDict):
    """A deck as it was chosen, with what was typed, and the deity."""

    deck: str
    list: str
    deity: str


class Chosen(TypedDict):
    """How the decks of a table were chosen, by seat, or the one of a player. It is kept, so that the form can be filled
    in again for another game. `format_key` is empty where any deck may be played."""

    sides: list[ChosenSide]
    products: list[str]
    format_key: str


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


class RulesField(PlainForm):
    """Which year's rules are played."""

    rules_of = forms.ChoiceField(
        label="Rules",
        choices=[(year, year) for year in RULES_OF],
        required=False,
        initial=RULES_2017,
        help_text=RULES_OF_2015,
    )

    def clean_rules_of(self) -> str:
        year: str = self.cleaned_data["rules_of"]
        return year or RULES_2017


class DeckForm(PlainForm):
    """Choose a deck: a ready-made one, one that is dealt, one of one's own, or a list of names. After `is_valid`, in
    the order of LISTS: `decks` are the lists of names, `deities` the names of those that are played with, or None,
    `saved` the saved decks that were chosen, or None, and `deck_names` what the decks are called.
    `errors_by_line` says for each list what is wrong with which line, `set_apart` in sentences what of the pasted lists
    is not played."""

    LISTS: ClassVar[dict[str, str]] = {"my_list": "my_deck"}  # where a list is typed, and where a deck is chosen

    my_deck = forms.ChoiceField(label="Your deck", choices=decks.DECKS, initial="good")
    my_list = deck_list("Your list")
    my_deity = forms.ChoiceField(label="Your deity", choices=DEITIES, required=False)
    products = forms.MultipleChoiceField(
        label="Random decks are dealt from",
        required=False,
        choices=[(name, f"{name} ({count})") for name, count in decks.products().items()],
        initial=[BASE_SET],
        widget=forms.CheckboxSelectMultiple,
    )

    def __init__(self, data: QueryDict | None = None, *, person: Person) -> None:
        super().__init__(data)
        self.person = person
        self.saved = decks.saved_choices(person, DEFAULT)
        self.errors_by_line: dict[str, list[LineError]] = {}
        self.set_apart: list[str] = []
        self._named: dict[str, str | None] = {}  # deities that pasted lists and saved decks name
        if self.saved:
            set_choices(self, "my_deck", [*decks.DECKS, *self.saved])

    def clean(self) -> Cleaned:
        cleaned = super().clean() or self.cleaned_data
        chosen = {field: self._deck(field) for field in self.LISTS}
        dealt = self._dealt(list(chosen.values()).count(None))
        cleaned["decks"] = tuple(dealt.pop() if deck is None and dealt else deck for deck in chosen.values())
        deities = {field: cleaned.get(deity_of(field)) for field in self.LISTS}
        cleaned["deities"] = tuple(deity or self._named.get(field) for field, deity in deities.items())
        cleaned["saved"] = tuple(self._saved_deck(field) for field in self.LISTS)
        cleaned["deck_names"] = tuple(self._deck_name(field) for field in self.LISTS)
        return cleaned

    def tell(self, request: HttpRequest) -> None:
        """Say on the next page what of the pasted lists is not played."""
        for sentence in self.set_apart:
            messages.info(request, sentence)

    @property
    def chosen(self) -> Chosen:
        """What was chosen, to be kept."""
        said = self.cleaned_data
        return {
            "sides": [
                {"deck": said[deck], "list": said[field], "deity": said[deity_of(field)]}
                for field, deck in self.LISTS.items()
            ],
            "products": said["products"],
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
        self.initial.update({name: value for name, value in said.items() if self._can_be(name, value)})

    def _can_be(self, name: str, value: object) -> bool:
        field = self.fields.get(name)
        if isinstance(field, forms.MultipleChoiceField):
            return isinstance(value, list) and all(field.valid_value(one) for one in value)
        return not isinstance(field, forms.ChoiceField) or (isinstance(value, str) and field.valid_value(value))

    def _saved_deck(self, field: str) -> Deck | None:
        """The saved deck that was chosen, if one was and it is still there."""
        chosen = self.cleaned_data.get(self.LISTS[field]) or ""
        if not chosen.startswith(decks.SAVED):
            return None
        try:
            return decks.deck_at(chosen.removeprefix(decks.SAVED), self.person, game=DEFAULT)
        except Refused:
            return None

    def _deck_name(self, field: str) -> str:
        """What the chosen deck is called."""
        chosen = self.cleaned_data.get(self.LISTS[field])
        return next((name for key, name in [*decks.DECKS, *self.saved] if key == chosen), "")

    def _dealt(self, count: int) -> list[list[str]]:
        """So many random decks of the products that were ticked, of the base set when none was."""
        products = self.cleaned_data.get("products") or [BASE_SET]
        cards, wanted = sum(decks.products()[name] for name in products), count * LIMITED_DECK
        if cards < wanted:
            self.add_error("products", f"These sets have {cards} cards, but {wanted} are needed. Select more sets.")
            return []
        return deal_random(secrets.randbits(63), count, products) if count else []

    def _deck(self, field: str) -> list[str] | None:
        """The names of one deck; None for one that is to be dealt."""
        chosen = self.cleaned_data.get(self.LISTS[field])
        if chosen == decks.PASTED:
            return self._pasted(field)
        if chosen and chosen.startswith(decks.SAVED):
            return self._saved(field, chosen)
        return decks.ready_made(chosen) if chosen in decks.ALIGNMENTS else None

    def _saved(self, field: str, chosen: str) -> list[str]:
        cards, self._named[field] = decks.saved_list(chosen, self.person, DEFAULT) or ([], None)
        self._check_size(self.LISTS[field], cards, "This deck")
        return cards

    def _pasted(self, field: str) -> list[str]:
        if field in self.errors:
            return []
        parsed = parse(self.cleaned_data.get(field, ""))
        self._named[field] = parsed.deity
        if parsed.errors:
            self.errors_by_line[field] = parsed.errors
            lines = "1 line" if len(parsed.errors) == 1 else f"{len(parsed.errors)} lines"
            self.add_error(field, f"{lines} could not be read; see below.")
        else:
            self._check_size(field, parsed.cards, "This list")
            label = self.fields[field].label
            self.set_apart += [f"{label}: {said}" for said in decks.left_out(parsed)]
        return parsed.cards

    def _check_size(self, field: str, deck: list[str], what: str) -> None:
        if not FEWEST <= len(deck) <= MOST:
            cards = "1 card" if len(deck) == 1 else f"{len(deck)} cards"
            self.add_error(field, f"{what} has {cards}. A deck needs {FEWEST} to {MOST}.")


class StartForm(RulesField, PracticeFields, DeckForm):
    """Two decks, a bot, the rules, the help that is wished for, and who starts: after `is_valid`, `first` is the seat
    that does."""

    LISTS: ClassVar[dict[str, str]] = {"my_list": "my_deck", "bot_list": "bot_deck"}

    bot = forms.ChoiceField(label="Opponent", choices=opponents(game=DEFAULT), initial=USUAL)
    bot_deck = forms.ChoiceField(label="Its deck", choices=decks.DECKS, initial="evil")
    bot_list = deck_list("Its list")
    bot_deity = forms.ChoiceField(label="Its deity", choices=DEITIES, required=False)
    first = forms.ChoiceField(
        label="Who starts",
        choices=(("random", "Random"), ("me", "I go first"), ("bot", "The bot goes first")),
        initial="random",
    )
    may_concede = forms.BooleanField(label="The bot gives up when its game is lost", required=False)

    def __init__(self, data: QueryDict | None = None, *, person: Person) -> None:
        super().__init__(data, person=person)
        if self.saved:
            set_choices(self, "bot_deck", [*decks.DECKS, ("Your decks", self.saved)])

    def clean(self) -> Cleaned:
        cleaned = super().clean()
        cleaned["first"] = FIRST.get(cleaned.get("first", ""))
        return cleaned

    def offer(self, bot: str) -> None:
        """Show this bot as the opponent, if there is one of this name."""
        if self._can_be("bot", bot):
            self.initial["bot"] = bot

    def fill_as(self, table: Table, chosen: Chosen, seat: int) -> None:
        """Show how that game against a bot was begun by whoever sat in this seat."""
        self.fill(chosen, seat)
        first = table.setup["first"]
        began = "random" if first is None else "me" if first == seat else "bot"
        bot = table.seats[1 - seat]
        self.initial["may_concede"] = bot.may_concede
        self.wish(Practice.of(table.seats[seat]))
        said = {"bot": bot.bot, "first": began, "rules_of": table.setup.get("rules_of", RULES_2017)}
        self.initial.update({name: value for name, value in said.items() if self._can_be(name, value)})
