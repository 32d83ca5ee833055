"""Forms in which decks of a game are chosen: ready ones, dealt ones, one's own, and lists. What was typed is kept, and
errors name the line."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from django import forms
from django.forms import BoundField
from django.http import QueryDict

from decks import queries as decks
from decks.models import Deck
from engine.construction.contents import Contents
from engine.construction.lists import LineError
from engine.games import Game
from live.errors import Refused
from people.forms import Cleaned, PlainForm, set_choices
from people.persons import Person
from playtest.challenges.domain import Agreed
from playtest.challenges.domain import Deck as PlayedDeck
from playtest.challenges.forms import SeatFields, TermsFields
from playtest.forms import FIRST, MOST, deck_list
from playtest.legality import problems
from playtest.models import Side
from playtest.queries import opponents

FEWEST = 15  # cards of a deck: those of one booster
CHOSEN = ""  # decks are chosen, and none is dealt
OUT, INTO = "out", "into"  # what is swapped, as a side keeps it


class Tile(NamedTuple):
    """A deck that anybody can choose, as it is offered."""

    key: str
    name: str
    about: str


class DecksForm(PlainForm):
    """Choose decks of a game. After `is_valid`, in the order of LISTS: `decks` are the lists of names, `saved` the
    saved decks that were chosen, or None, and `deck_names` what the decks are called. `errors_by_line` says for each
    list what is wrong with which line."""

    LISTS: ClassVar[dict[str, str]] = {"my_list": "my_deck"}

    my_deck = forms.ChoiceField(label="Your deck")
    my_list = deck_list("Your list")

    def __init__(self, data: QueryDict | None = None, *, person: Person, game: Game) -> None:
        super().__init__(data)
        self.person, self.game = person, game
        ready = [Tile(one.key, one.name, one.about) for one in game.construction.READY]
        dealt = [Tile(deal.key, deal.name, deal.about) for deal in game.limited.DEALS if not deal.agreed]
        self.tiles = [*ready, *dealt, Tile(decks.PASTED, "Your own list", "Paste a list of card names")]
        self.saved = decks.saved_choices(person, game.KEY)
        self.choices = [*((tile.key, tile.name) for tile in self.tiles), *self.saved]
        self.errors_by_line: dict[str, list[LineError]] = {}
        self.sideboards: dict[str, Sequence[str]] = {}  # of lists and saved decks, by the fields of lists
        for place, field in enumerate(self.LISTS.values()):
            set_choices(self, field, self.choices)
            self.initial[field] = ready[place % len(ready)].key

    def clean(self) -> Cleaned:
        cleaned = super().clean() or self.cleaned_data
        cleaned["decks"] = tuple(self._deck(field) for field in self.LISTS)
        cleaned["saved"] = tuple(self._saved_deck(field) for field in self.LISTS)
        called = dict(self.choices)
        cleaned["deck_names"] = tuple(called.get(cleaned.get(field, ""), "") for field in self.LISTS.values())
        return cleaned

    def offer_deals(self) -> None:
        """Let be chosen in the field `kind` what is dealt to all, and what is agreed with it."""
        kinds = [(deal.key, f"{deal.name}: {deal.about}") for deal in self.game.limited.DEALS if deal.agreed]
        set_choices(self, "kind", [(CHOSEN, "The decks chosen here"), *kinds])

    def deal_what_is_played(self, cleaned: Cleaned) -> None:
        """Where that was chosen, deal it to all in place of their decks."""
        seats, cleaned["agreed"] = len(cleaned["decks"]), {}
        for deal in self.game.limited.DEALS:
            if deal.agreed and deal.key == cleaned.get("kind"):
                cleaned["decks"] = tuple(deal.deal(seats, secrets.randbits(63)))
                cleaned["agreed"], cleaned["saved"] = dict(deal.agreed), (None,) * seats
                cleaned["deck_names"] = (deal.name,) * seats

    def _deck(self, field: str) -> list[str]:
        chosen = self.cleaned_data.get(self.LISTS[field]) or ""
        if chosen == decks.PASTED:
            return self._pasted(field)
        if chosen.startswith(decks.SAVED):
            return self._saved_list(field, chosen)
        for deal in self.game.limited.DEALS:
            if deal.key == chosen:
                return deal.deal(2, secrets.randbits(63))[0]
        return next((list(one.cards) for one in self.game.construction.READY if one.key == chosen), [])

    def _saved_list(self, field: str, chosen: str) -> list[str]:
        contents = decks.saved_contents(chosen, self.person, self.game.KEY) or Contents({})
        cards = decks.as_names(contents.cards)
        self._check_size(self.LISTS[field], cards, "This deck")
        self._read_sideboard(field, contents, self.LISTS[field])
        return cards

    def _pasted(self, field: str) -> list[str]:
        if field in self.errors:
            return []
        parsed = self.game.construction.parse(self.cleaned_data.get(field, ""), MOST)
        if parsed.errors:
            self.errors_by_line[field] = list(parsed.errors)
            lines = "1 line" if len(parsed.errors) == 1 else f"{len(parsed.errors)} lines"
            self.add_error(field, f"{lines} could not be read; see below.")
        else:
            self._check_size(field, list(parsed.cards), "This list")
            self._read_sideboard(field, parsed.contents, field)
        return list(parsed.cards)

    def _read_sideboard(self, field: str, contents: Contents, asked: str) -> None:
        """Keep it, if it is of the size that the game's usual format asks for; the field `asked` says if it is not."""
        construction = self.game.construction
        self.sideboards[field] = decks.as_names(contents.sideboard)
        if not self.sideboards[field]:
            return
        for violation in construction.judged(contents, construction.DECK_FORMATS[0], pool=None, on=None):
            if violation.rule == "sideboard":
                self.add_error(asked, violation.text)

    def _check_size(self, field: str, deck: list[str], what: str) -> None:
        if not FEWEST <= len(deck) <= MOST:
            cards = "1 card" if len(deck) == 1 else f"{len(deck)} cards"
            self.add_error(field, f"{what} has {cards}. A deck needs {FEWEST} to {MOST}.")

    def _saved_deck(self, field: str) -> Deck | None:
        """The saved deck that was chosen, if one was and it is still there."""
        chosen = self.cleaned_data.get(self.LISTS[field]) or ""
        if not chosen.startswith(decks.SAVED):
            return None
        try:
            return decks.deck_at(chosen.removeprefix(decks.SAVED), self.person, game=self.game.KEY)
        except Refused:
            return None


class SideForm(SeatFields, DecksForm):
    """What a player of an invitation brings: after `is_valid`, `deck` is theirs. A deck that is not legal in the format
    is refused."""

    def __init__(
        self,
        data: QueryDict | None = None,
        *,
        person: Person,
        game: Game,
        format_key: str = "",
        name: str = "",
        free: Sequence[Side] = (),
    ) -> None:
        super().__init__(data, person=person, game=game)
        self.played_in = format_key
        self.initial["name"] = name
        self.offer(free)

    @property
    def deck(self) -> PlayedDeck:
        said = self.cleaned_data
        side = {"deck": said["my_deck"], "list": said["my_list"], "deity": ""}
        chosen = {"sides": [side], "products": [], "format_key": ""}
        return PlayedDeck(said["deck_names"][0], said["decks"][0], None, chosen, self.sideboards.get("my_list", ()))

    def fill(self, chosen: Mapping[str, Any]) -> None:
        """Show what was chosen before, where it can still be chosen."""
        (side,) = chosen["sides"]
        if side["deck"] in dict(self.choices):
            self.initial.update({"my_deck": side["deck"], "my_list": side["list"]})

    def clean(self) -> Cleaned:
        cleaned = super().clean()
        if not self.errors:
            beside = self.sideboards.get("my_list", ())
            for sentence in problems(cleaned["decks"][0], self._format(cleaned), self.game.KEY, beside):
                self.add_error("my_deck", sentence)
        return cleaned

    def _format(self, cleaned: Cleaned) -> str:
        return self.played_in


class SwapForm(PlainForm):
    """How many of each card go out of a deck and come into it from its sideboard: after `is_valid`, `names` of both,
    one for each copy."""

    def __init__(self, data: QueryDict | None = None, *, side: Side) -> None:
        super().__init__(data)
        self.counts = {OUT: Counter(side.cards), INTO: Counter(side.sideboard)}
        for where, there in self.counts.items():
            swapped = Counter(side.swapped.get(where, ()))
            for name, count in sorted(there.items()):
                self.fields[f"{where} {name}"] = forms.IntegerField(
                    label=f"{count} {name}", required=False, min_value=0, max_value=count, initial=swapped[name] or None
                )

    @property
    def lists(self) -> list[tuple[str, list[BoundField]]]:
        """What stands over each of the two, and its fields."""
        titles = {OUT: "Out of your deck", INTO: "In from your sideboard"}
        return [
            (title, [self[f"{where} {name}"] for name in sorted(self.counts[where])]) for where, title in titles.items()
        ]

    def clean(self) -> Cleaned:
        cleaned = super().clean() or self.cleaned_data
        cleaned["names"] = tuple(
            [name for name in sorted(there) for _ in range(cleaned.get(f"{where} {name}") or 0)]
            for where, there in self.counts.items()
        )
        return cleaned


class InviteForm(TermsFields, SideForm):
    """What the host brings and chooses: after `is_valid`, `agreed` is that."""

    def __init__(self, data: QueryDict | None = None, *, person: Person, game: Game, name: str = "") -> None:
        super().__init__(data, person=person, game=game, name=name)
        self.offer_kinds(game)

    @property
    def agreed(self) -> Agreed:
        return self.terms(self.game)

    def _format(self, cleaned: Cleaned) -> str:
        return str(cleaned.get("format_key", ""))


class BotGameForm(DecksForm):
    """Two decks, or what is dealt to both, a bot, and who starts: after `is_valid`, `first` is the seat that does and
    `agreed` what is agreed beyond."""

    LISTS: ClassVar[dict[str, str]] = {"my_list": "my_deck", "bot_list": "bot_deck"}

    kind = forms.ChoiceField(label="What is played", required=False)
    bot = forms.ChoiceField(label="Opponent")
    bot_deck = forms.ChoiceField(label="Its deck")
    bot_list = deck_list("Its list")
    first = forms.ChoiceField(
        label="Who starts",
        choices=(("random", "Random"), ("me", "I go first"), ("bot", "The bot goes first")),
        initial="random",
    )

    def __init__(self, data: QueryDict | None = None, *, person: Person, game: Game) -> None:
        super().__init__(data, person=person, game=game)
        set_choices(self, "bot", opponents(game=game.KEY))
        self.initial["bot"] = game.bots.USUAL
        self.offer_deals()

    def offer(self, bot: str) -> None:
        """Show this bot as the opponent, if there is one of this name."""
        if bot in dict(opponents(game=self.game.KEY)):
            self.initial["bot"] = bot

    def clean(self) -> Cleaned:
        cleaned = super().clean()
        cleaned["first"] = FIRST.get(cleaned.get("first", ""))
        self.deal_what_is_played(cleaned)
        return cleaned
