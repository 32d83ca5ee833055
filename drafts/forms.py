"""The form that sets up a draft, and the one that verifies one.

Everything but the format has a default; what does not matter to the format is passed over, whatever is typed there.
What was typed is kept, and errors stand at their fields, those of a list at its lines.
"""

from __future__ import annotations

from contextlib import suppress

from django import forms
from django.core.exceptions import NON_FIELD_ERRORS
from django.http import QueryDict

from decks.cubes import queries as cubes
from decks.cubes.models import Cube
from drafts.bringing import Origin
from drafts.clocks import AWAY_AFTER, LONGEST_DAYS
from drafts.lists import DO, DealtListForm
from drafts.models import LONGEST_NAME, LONGEST_SHOWN, Clock, DeckSize, Readers, Spectators, Start
from drafts.offers import offers_of
from drafts.reading import LONGEST_DELAY, Options, usual_readers
from drafts.sources import (
    COLLECTION,
    CUBE,
    LIST,
    PLAYERS,
    PRODUCTS,
    SOURCES,
    cards_of,
    for_as_many,
    of_collection,
    of_players,
)
from engine.construction.lists import MAX_COPIES
from engine.games import Game
from engine.limited import ALWAYS, AT_REVIEW, DIRECTIONS, END, BadSetup, Setup
from live.errors import Refused
from people.forms import Choices, Cleaned, PlainForm, set_choices
from people.persons import Person

MOST_COPIES = MAX_COPIES
NOBODY = Person()
USUAL_READERS = "Default: anyone with the link"
READERS = (
    (Readers.ALL, "Anyone with the link"),
    (Readers.PLAYERS, "The players and me"),
    (Readers.MATCH, "Each player after their match, then anyone with the link"),
    (Readers.HOST, "Me only"),
)
NO_CUBE = "This cube does not exist, or it is not shared with you. Choose another."
MOST_SEATS = 8
PACKS = "Packs per player"
LONGEST_WAY = 400  # characters of the directions
LONGEST_LINK, LONGEST_LOG = 500, 2_000_000  # characters
USUAL_DAYS, USUAL_DELAY = 1, 10  # the delay in picks
NOW = "now"  # begin at once, with bots
PRACTICE = "practice"  # the button that does so with the format that it names
BY_LINK, ANYBODY = "link", "anybody"
WHO_JOINS = ((BY_LINK, "Who has the link"), (ANYBODY, "Anybody: it is listed in the lobby"))
IN_SIGHT = frozenset({"format", "sits", "who_joins", "shown", "seats", "team", "cards", NON_FIELD_ERRORS})
SETUP = ("seats", "team", "sets", "pool", "packs", "pack_size", "own_picks")  # fields of a setup as they are typed


def number(label: str, least: int, most: int, initial: int | None = None) -> forms.IntegerField:
    """A field for a whole number, which may stay empty."""
    text = f"Enter a number from {least} to {most}, or leave this empty."
    errors = dict.fromkeys(("invalid", "min_value", "max_value"), text)
    widget = forms.NumberInput(attrs={"inputmode": "numeric"})
    return forms.IntegerField(
        label=label,
        required=False,
        min_value=least,
        max_value=most,
        initial=initial,
        error_messages=errors,
        widget=widget,
    )


def choice(label: str, choices: Choices, initial: str) -> forms.ChoiceField:
    """A field to choose from, as radio buttons; the default when nothing is chosen."""
    errors = {"invalid_choice": "Choose one of the options."}
    return forms.ChoiceField(
        label=label,
        choices=choices,
        initial=initial,
        required=False,
        error_messages=errors,
        widget=forms.RadioSelect,
    )


class Boosters(forms.MultipleChoiceField):
    """The products of the packs of a player in their order, of which any but the last may be ""."""

    def __init__(self) -> None:
        errors = {"invalid_choice": "There are no boosters of %(value)s. Choose from the list."}
        super().__init__(label="Boosters", required=False, error_messages=errors)

    def to_python(self, value: object) -> list[str]:
        found = super().to_python(value)
        while found and not found[-1]:
            found.pop()
        return found

    def valid_value(self, value: str) -> bool:
        return not value or super().valid_value(value)


class HostForm(DealtListForm):
    """After `is_valid`: `cleaned_data` has `setup` and `options` and the other arguments of `domain.create`. Sent with
    the button PRACTICE, it makes a draft of the format of that button, which starts now."""

    format = forms.ChoiceField(
        label="Format",
        error_messages={
            "required": "Choose a format.",
            "invalid_choice": "This format does not exist. Choose another.",
        },
        widget=forms.RadioSelect,
    )
    shown = forms.CharField(label="Your name", required=False, max_length=LONGEST_SHOWN)
    sits = choice("Your role", (("play", "I play"), ("watch", "I only watch")), "play")
    seats = choice("Seats", (("", "Default"), *((str(n), str(n)) for n in range(2, MOST_SEATS + 1))), "")
    start = choice(
        "Start",
        (
            (Start.HOST, "When I start it"),
            (Start.FULL, "When all seats are taken, or when I start it"),
            (NOW, "Now: bots take all other seats"),
        ),
        Start.HOST,
    )
    who_joins = choice("Who can join", WHO_JOINS, BY_LINK)
    clock = choice(
        "Clock",
        (
            ("", "Default: relaxed, or none if bots take all other seats"),
            (Clock.NONE, "None"),
            (Clock.RELAXED, "Relaxed: 90 seconds per pick"),
            (Clock.TOURNAMENT, "Tournament: 75 seconds for the first pick of a pack, then less each time"),
            (Clock.DAYS, "Days: for a draft over several days"),
        ),
        "",
    )
    days = number("Days per pick", 1, LONGEST_DAYS, USUAL_DAYS)
    away_after = choice(
        "Players are away after",
        tuple((str(one), "1 minute" if one == 1 else f"{one} minutes") for one in AWAY_AFTER),
        str(Options.away_after),
    )
    source = choice("Cards come from", SOURCES, PRODUCTS)
    cube = forms.ChoiceField(label="Cube", required=False, error_messages={"invalid_choice": NO_CUBE})
    copies = number("Copies of each card, at most", 1, MOST_COPIES)
    products = forms.MultipleChoiceField(
        label="Sets",
        required=False,
        error_messages={"invalid_choice": "There is no set %(value)s. Choose from the list."},
        widget=forms.CheckboxSelectMultiple,
    )
    sets = number("Copies of each set", 1, 8)
    pool = number("Cards per player", 30, 120)
    deck_size = choice(
        "Cards in a deck",
        ((DeckSize.EXACT, "Exactly 30, as the rulebook says"), (DeckSize.LEAST, "At least 30")),
        DeckSize.EXACT,
    )
    team = choice("Players who share a pool", (("", "Default"), ("2", "2"), ("3", "3")), "")
    packs = number(PACKS, 1, 1)  # as many as the game has
    pack_size = number("Cards per pack", 1, 60)
    directions = forms.CharField(label="Passing direction", required=False, max_length=LONGEST_WAY)
    review = choice("Review your cards between packs", (("", "Default"), ("yes", "Yes"), ("no", "No")), "")
    own_picks = choice(
        "Players can see their own picks",
        ((ALWAYS, "Always"), (AT_REVIEW, "Between packs and at the end"), (END, "At the end only")),
        ALWAYS,
    )
    spectators = choice(
        "Spectators see",
        ((Spectators.PUBLIC, "What everybody can see"), (Spectators.ALL, "Everything, with a delay")),
        Spectators.PUBLIC,
    )
    delay = number("Delay in picks", 1, LONGEST_DELAY, USUAL_DELAY)
    readers = choice(
        "Who can read the log afterwards",
        (
            ("", f"{USUAL_READERS}; in a Dark Draft each player after their match"),
            *READERS,
        ),
        "",
    )
    name = forms.CharField(label="Name of the draft", required=False, max_length=LONGEST_NAME)

    def __init__(
        self,
        data: QueryDict | None = None,
        *,
        game: Game,
        person: Person = NOBODY,
        initial: dict[str, object] | None = None,
    ) -> None:
        self.practises = data is not None and PRACTICE in data
        if data is not None and self.practises:
            data = data.copy()
            data["format"] = str(data[PRACTICE])
        super().__init__(data, initial=initial)
        self.game, self.person = game, person
        self.offers = {one.key: one for one in offers_of(game.KEY)}
        self.fields["format"].initial = next(iter(self.offers))
        set_choices(self, "format", [(one.key, one.name) for one in self.offers.values()])
        self.is_ordered = any("products" in one.free for one in game.limited.PROCEDURES)
        self.fields["products"] = Boosters() if self.is_ordered else self.fields["products"]
        set_choices(self, "products", [(name, name) for name in game.limited.PRODUCT_NAMES])
        self.fields["packs"] = number(PACKS, 1, game.limited.MOST_PACKS)
        self._leave_out()
        self.cubes = _cubes(person, game.KEY, str(self["cube"].value() or "")) if "cube" in self.fields else {}
        if "cube" in self.fields:
            set_choices(self, "cube", [(slug, f"{cube.name} ({cube.size})") for slug, cube in self.cubes.items()])

    @property
    def boosters(self) -> list[str]:
        """What is chosen for each pack of a player, where products are in an order; "" for as before."""
        most = self.game.limited.MOST_PACKS
        chosen = list(self["products"].value() or ())[:most]
        return chosen + [""] * (most - len(chosen))

    def _leave_out(self) -> None:
        """What matters in no format of the game is not asked; nor what needs a page that the game has not."""
        for name in set(self.fields) - {"do"}.union(*(one.matters for one in self.offers.values())):
            del self.fields[name]
        either = [one for one in self.offers.values() if {"source", "products"} <= one.matters]
        if "source" in self.fields and not either:  # no format is dealt from both products and own cards
            set_choices(self, "source", [one for one in SOURCES if one[0] != PRODUCTS])
            self.fields["source"].initial = CUBE
        if all(usual_readers(key) == Readers.ALL for key in self.offers):
            set_choices(self, "readers", [("", USUAL_READERS), *READERS])

    @property
    def opens_more(self) -> bool:
        """Something that is folded away is to be corrected, or was chosen elsewhere."""
        if self.is_ordered:  # what is dealt is in sight
            return bool(set(self.errors) - IN_SIGHT - {"packs", "products", "source", "cube", "copies"})
        chosen = self["source"].value() if "source" in self.fields else PRODUCTS
        return bool(set(self.errors) - IN_SIGHT) or chosen in (CUBE, COLLECTION, PLAYERS)

    def clean(self) -> Cleaned:
        cleaned = super().clean() or self.cleaned_data
        for name in set(self.fields) - self._that_matter(cleaned):
            self.errors.pop(name, None)
            cleaned.pop(name, None)
        for name in self.fields:
            if cleaned.get(name) in (None, "", []):
                cleaned.pop(name, None)
        setup, origin = self._setup(cleaned)
        if self.errors:
            return cleaned
        begins = NOW if self.practises else cleaned.get("start", Start.HOST)
        if begins == NOW:
            cleaned = {"clock": Clock.NONE} | cleaned
        return {
            "do": cleaned.get("do", DO),
            "setup": setup,
            "game": self.game.KEY,
            "origin": origin,
            "options": _options(cleaned | {"start": Start.HOST if begins == NOW else begins}),
            "name": cleaned.get("name", ""),
            "sits": cleaned.get("sits") != "watch",
            "shown": cleaned.get("shown", ""),
            "alone": begins == NOW,
        }

    def _that_matter(self, cleaned: Cleaned) -> set[str]:
        """The fields that mean something, as things are chosen."""
        offer = self.offers.get(cleaned.get("format", ""))
        found = {"do", "format"} | (offer.matters if offer else set())
        source = self._source(cleaned)
        found -= _OF_SOURCES - _OF_SOURCE[source]
        if cleaned.get("clock") != Clock.DAYS:
            found.discard("days")
        if cleaned.get("spectators") != Spectators.ALL:
            found.discard("delay")
        if cleaned.get("sits") == "watch":
            found.discard("shown")
        return found

    def _source(self, cleaned: Cleaned) -> str:
        """Where the cards come from: products in a format without own cards; a list where that would be products and
        the format has none."""
        offer = self.offers.get(cleaned.get("format", ""))
        if "source" not in self.fields or (offer is not None and "source" not in offer.matters):
            return PRODUCTS
        chosen: str = cleaned.get("source") or self.fields["source"].initial
        return LIST if chosen == PRODUCTS and offer is not None and "products" not in offer.matters else chosen

    def _setup(self, cleaned: Cleaned) -> tuple[Setup | None, Origin]:
        """The setup, None with errors, and where its cards come from."""
        source, chosen = self._source(cleaned), self._chosen(cleaned)
        origin = Origin()
        if source == LIST:
            chosen["cards"] = list(self.read_list(cleaned))
        elif source == CUBE and not self.errors:
            if "cube" in cleaned:
                chosen["cards"], origin = cards_of(self.cubes[cleaned["cube"]])
            else:
                self.add_error("cube", "Choose a cube.")
        elif "products" in cleaned:
            chosen["products"] = self._each_pack(cleaned) if self.is_ordered else cleaned["products"]
        return (None, origin) if self.errors else self._planned(cleaned, source, chosen, origin)

    def _each_pack(self, cleaned: Cleaned) -> list[str]:
        """The products of all packs of a player: one for which nothing is chosen is as the one before. Where their
        number is no choice, further ones are passed over."""
        procedure = self.game.limited.BY_KEY[cleaned["format"]]
        packs: int = cleaned.get("packs", procedure.packs)
        last, found = self.game.limited.PRODUCT_NAMES[0], list[str]()
        for name in cleaned["products"]:
            last = name or last
            found.append(last)
        found += [last] * (packs - len(found))
        return found if "packs" in procedure.free else found[:packs]

    def _chosen(self, cleaned: Cleaned) -> Cleaned:
        """What is chosen besides the cards, by the fields of a setup."""
        chosen: Cleaned = {name: cleaned[name] for name in SETUP if name in cleaned}
        chosen |= {name: int(chosen[name]) for name in ("seats", "team") if name in chosen}
        if "directions" in cleaned:
            chosen["directions"] = self._directions(cleaned["directions"])
        if "review" in cleaned:
            chosen["review"] = cleaned["review"] == "yes"
        elif cleaned.get("own_picks") == AT_REVIEW and "review" in self.offers[cleaned["format"]].matters:
            chosen["review"] = True
        return chosen

    def _planned(self, cleaned: Cleaned, source: str, chosen: Cleaned, origin: Origin) -> tuple[Setup | None, Origin]:
        key = cleaned["format"]

        def planned(**seats: int) -> tuple[Setup, Origin]:
            if source == COLLECTION:
                return of_collection(self.game, key, self.person, cleaned.get("copies"), **chosen, **seats)
            if source == PLAYERS:
                return of_players(self.game, key, **chosen, **seats)
            return self.game.limited.plan(key, **chosen, **seats), origin

        try:
            if self.practises and source in (CUBE, COLLECTION) and "seats" not in chosen:
                return for_as_many(self.game.limited.BY_KEY[key], lambda seats: planned(seats=seats))
            return planned()
        except BadSetup as bad:
            for problem in bad.problems:
                self._add_problem(problem.field, problem.text, key, source)
        except Refused as refused:
            self._add_problem(refused.code, str(refused), key, source)
        return None, origin

    def _add_problem(self, field: str, text: str, key: str, source: str) -> None:
        """At the field where it can be put right."""
        if field == "cards":
            field = {LIST: "cards", CUBE: "cube"}.get(source, "source")
        self.add_error(field if field in self.offers[key].matters else None, text)

    def _directions(self, typed: str) -> list[str]:
        words = typed.replace(",", " ").lower().split()
        found = [next((way for way in DIRECTIONS if way.startswith(word)), "") for word in words]
        for word, way in zip(words, found, strict=True):
            if not way:
                self.add_error("directions", f"Write left or right for each pack; “{word[:20]}” is neither.")
                break
        return found


_OF_SOURCE: dict[str, frozenset[str]] = {  # the fields that say more of a source
    PRODUCTS: frozenset({"products", "sets"}),
    LIST: frozenset({"cards"}),
    CUBE: frozenset({"cube"}),
    COLLECTION: frozenset({"copies"}),
    PLAYERS: frozenset(),
}
_OF_SOURCES = frozenset().union(*_OF_SOURCE.values())


def _cubes(person: Person, game: str, chosen: str) -> dict[str, Cube]:
    """The cubes of a game to choose from, by address: those that are offered to this person, and the one that they have
    chosen or came from, if they may read it."""
    found = {cube.slug: cube for cube in cubes.offered(person, game)}
    if chosen and chosen not in found:
        with suppress(Refused):
            found = {chosen: cubes.cube_at(chosen, person, game=game)} | found
    return found


def _options(cleaned: Cleaned) -> Options:
    names = ("clock", "days", "away_after", "start", "spectators", "delay", "readers", "deck_size")
    if cleaned.get("spectators") == Spectators.ALL:
        cleaned = {"delay": USUAL_DELAY} | cleaned
    if "away_after" in cleaned:
        cleaned = cleaned | {"away_after": int(cleaned["away_after"])}
    chosen = {name: cleaned[name] for name in names if name in cleaned}
    return Options(**chosen, open=cleaned.get("who_joins") == ANYBODY)


class VerifyForm(PlainForm):
    """A draft to verify: a link, a log in the box, or a file, which goes first. After `is_valid`, `given` names the
    field that holds it."""

    pod = forms.CharField(label="Link of a draft on this site", required=False, max_length=LONGEST_LINK)
    log = forms.CharField(
        label="Or its log, as JSON", required=False, max_length=LONGEST_LOG, widget=forms.Textarea(attrs={"rows": 8})
    )
    file = forms.FileField(label="Or a file", required=False, allow_empty_file=True)

    given = "pod"

    def clean(self) -> Cleaned:
        cleaned = super().clean() or self.cleaned_data
        found = [name for name in ("file", "log", "pod") if cleaned.get(name) or name in self.errors]
        if not found:
            self.add_error("pod", "Enter the link of a draft, paste a log, or choose a file.")
        self.given = (found or ["pod"])[0]
        return cleaned
