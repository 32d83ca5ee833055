"""Forms of invitations: a name and a deck, what the host chooses, bots, and what is swapped with a sideboard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from django import forms
from django.forms import BoundField
from django.http import QueryDict

from engine.construction.layout import Entry
from engine.games import Game, of
from engine.kernel.multiplayer import DUEL, TEAM_LETTERS
from people.forms import Cleaned, PlainForm, set_choices
from people.persons import Person
from playtest.challenges.domain import LONGEST_SHOWN, Agreed, Deck
from playtest.legality import choices_of
from playtest.models import Absence, Clock, First, Side
from playtest.queries import opponents
from playtest.starting.decks import DecksForm, RulesField
from playtest.watching.forms import WatchFields

USUAL_SEATS = 4
WINS = {"1": 1, "3": 3}
BY_LINK, ANYBODY = "", "anybody"
WHO_JOINS = ((BY_LINK, "Who has the link"), (ANYBODY, "Anybody: it stands in the lobby"))
OUT, INTO = "out", "into"  # what is swapped, as a side keeps it


def seat_name(side: Side) -> str:
    """What a seat is called, with its team."""
    teams = side.challenge.teams
    return f"Seat {side.seat + 1}, team {TEAM_LETTERS[side.seat % teams]}" if teams else f"Seat {side.seat + 1}"


class BotForm(PlainForm):
    """Which bot the host puts into a free seat, and its deck."""

    bot = forms.ChoiceField(label="Bot")
    bot_deck = forms.ChoiceField(label="Its deck")

    def __init__(
        self, data: QueryDict | None = None, *, game: Game, initial: Mapping[str, object] | None = None
    ) -> None:
        super().__init__(data, initial={"bot": game.bots.USUAL, **(initial or {})})
        set_choices(self, "bot", opponents(many=True, game=game.KEY))
        set_choices(self, "bot_deck", [(ready.key, ready.name) for ready in game.construction.READY])


class SideForm(DecksForm):
    """What a player brings, under which name and where they sit: after `is_valid`, `deck` is theirs. A deck that is not
    legal in the format is refused."""

    name = forms.CharField(label="Your name", required=False, max_length=LONGEST_SHOWN)
    seat = forms.IntegerField(label="Your seat", required=False, widget=forms.RadioSelect)

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

    def offer(self, free: Sequence[Side]) -> None:
        """Let these seats be chosen among."""
        widget = self.fields["seat"].widget
        assert isinstance(widget, forms.RadioSelect), "as it is declared"
        widget.choices = [(side.seat, seat_name(side)) for side in free]
        if free:
            self.initial["seat"] = free[0].seat

    @property
    def deck(self) -> Deck:
        said = self.cleaned_data
        (name,), (cards,), (deity,) = said["deck_names"], said["decks"], said["deities"]
        return Deck(name, cards, deity, self.chosen, self.sideboards.get("my_list", ()))

    def clean(self) -> Cleaned:
        cleaned = super().clean()
        (cards,) = cleaned["decks"]
        if cards and not self.errors:
            self.check_legal("my_list", cards, self._format(cleaned))
        return cleaned

    def _format(self, cleaned: Cleaned) -> str:
        """That of the invitation, unless it is chosen here."""
        return str(cleaned.get("format_key", self.played_in))


@dataclass(frozen=True)
class SwapRow:
    """A card that can be swapped: what a list shows of it, its copies, how many of them are swapped by now, and the
    field of how many shall be."""

    entry: Entry
    count: int
    swapped: int
    field: BoundField


@dataclass(frozen=True)
class SwapGroup:
    """The cards of a deck, or of its sideboard."""

    where: str
    title: str
    size: int
    rows: list[SwapRow]


SWAP_TITLES = {OUT: "Out of your deck", INTO: "In from your sideboard"}
SWAP_LABELS = {OUT: "How many {} go out", INTO: "How many {} come in"}


class SwapForm(PlainForm):
    """How many of each card go out of a deck and come into it from its sideboard: after `is_valid`, `names` of both,
    one for each copy."""

    def __init__(self, data: QueryDict | None = None, *, side: Side) -> None:
        super().__init__(data)
        self.game = of(side.challenge.game)
        self.counts = {OUT: Counter(side.cards), INTO: Counter(side.sideboard)}
        self.swapped = {where: Counter(side.swapped.get(where, ())) for where in self.counts}
        for where, there in self.counts.items():
            for name, count in sorted(there.items()):
                self.fields[f"{where} {name}"] = forms.IntegerField(
                    label=SWAP_LABELS[where].format(name),
                    required=False,
                    min_value=0,
                    max_value=count,
                    initial=self.swapped[where][name],
                )

    @property
    def groups(self) -> list[SwapGroup]:
        """The cards of the two, in the order of a table of cards."""
        return [
            SwapGroup(
                where, SWAP_TITLES[where], there.total(), sorted(self._rows(where), key=lambda row: row.entry.place)
            )
            for where, there in self.counts.items()
        ]

    def _rows(self, where: str) -> Iterator[SwapRow]:
        for name, count in self.counts[where].items():
            entry = self.game.construction.entry(name)
            yield SwapRow(entry, count, self.swapped[where][name], self[f"{where} {name}"])

    def clean(self) -> Cleaned:
        cleaned = super().clean() or self.cleaned_data
        cleaned["names"] = tuple(
            [name for name in sorted(there) for _ in range(cleaned.get(f"{where} {name}") or 0)]
            for where, there in self.counts.items()
        )
        return cleaned


class InviteForm(WatchFields, RulesField, SideForm):
    """What the host brings and chooses: after `is_valid`, `agreed` is that. What only two players, or only more than
    two, or only teams can choose does not count for other games."""

    kind = forms.ChoiceField(label="Game", required=False, initial=DUEL)
    seats = forms.TypedChoiceField(label="Players", coerce=int, required=False, initial=USUAL_SEATS)
    table_of_hydra = forms.ChoiceField(label="Players and teams", required=False)
    shared_hands = forms.BooleanField(label="Teammates see each other’s hands", required=False)
    absence = forms.ChoiceField(label="Who is absent", choices=Absence, required=False, initial=Absence.WAIT)
    format_key = forms.ChoiceField(label="Format", required=False)
    first = forms.ChoiceField(label="Who starts", choices=First, required=False, initial=First.CHANCE)
    clock = forms.ChoiceField(label="Clock", choices=Clock, required=False, initial=Clock.NONE)
    best_of = forms.ChoiceField(
        label="Match", choices=(("1", "One game"), ("3", "Best of three")), required=False, initial="1"
    )
    who_joins = forms.ChoiceField(label="Who can join", choices=WHO_JOINS, required=False, initial=BY_LINK)
    play_deities = forms.BooleanField(label="Decks may bring a deity", required=False, initial=True)

    def __init__(self, data: QueryDict | None = None, *, person: Person, game: Game, name: str = "") -> None:
        super().__init__(data, person=person, game=game, name=name)
        formats = game.play.MULTIPLAYER
        set_choices(self, "kind", [(DUEL, "Two players"), *((kind.key, kind.name) for kind in formats)])
        set_choices(self, "seats", [(str(count), str(count)) for count in game.play.SEATS if count > 2])
        set_choices(self, "format_key", choices_of(game))
        self.in_teams = {kind.key for kind in formats if kind.teams}
        teams = [table for kind in formats for table in kind.teams]
        if teams:
            tables = [(f"{seats}-{count}", f"{seats} in {count} teams of {seats // count}") for seats, count in teams]
            set_choices(self, "table_of_hydra", tables)
            self.fields["table_of_hydra"].initial = tables[0][0]
        else:
            del self.fields["table_of_hydra"], self.fields["shared_hands"]
        if not game.construction.DEITIES:
            del self.fields["play_deities"]

    @property
    def agreed(self) -> Agreed:
        """What was chosen of the terms."""
        chosen = self.cleaned_data
        agreed = Agreed(
            game=self.game.KEY,
            format_key=chosen["format_key"],
            deities=chosen.get("play_deities", False),
            open=chosen["who_joins"] == ANYBODY,
            watch=self.watch,
            rules_of=chosen["rules_of"],
        )
        kind = chosen["kind"]
        if kind == DUEL:
            first, best_of = chosen["first"] or First.CHANCE, WINS[chosen["best_of"] or "1"]
            return replace(agreed, first=first, clock=chosen["clock"], best_of=best_of)
        agreed = replace(agreed, kind=kind, absence=chosen["absence"])
        if kind not in self.in_teams:
            return replace(agreed, seats=chosen["seats"] or USUAL_SEATS)
        seats, teams = map(int, (chosen["table_of_hydra"] or self.fields["table_of_hydra"].initial).split("-"))
        return replace(agreed, seats=seats, teams=teams, shared_hands=chosen["shared_hands"])
