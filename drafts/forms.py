"""The form that sets up a draft, and the one that verifies one.

Everything but the format has a default; what does not matter to the format is passed over, whatever is typed there.
What was typed is kept, and errors stand at their fields, those of a list at its lines.
"""

from __future__ import annotations

from collections.abc import Sequence

from django import forms
from django.core.exceptions import NON_FIELD_ERRORS

from drafts.clocks import LONGEST_DAYS
from drafts.models import LONGEST_NAME, LONGEST_SHOWN, Clock, Readers, Spectators, Start
from drafts.offers import OFFER_OF, OFFERS
from drafts.reading import LONGEST_DELAY, Options
from engine.epic.construction import LineError, corrected, parse
from engine.epic.limited import (
    ALWAYS,
    AT_REVIEW,
    DIRECTIONS,
    END,
    MOST_CARDS,
    OWN,
    PRODUCT_NAMES,
    BadSetup,
    Setup,
    plan,
)
from people.forms import Choices, Cleaned, show_instead

LONGEST_LIST = 60_000  # characters
MOST_SEATS = 8
LONGEST_WAY = 400  # characters of the directions
LONGEST_LINK, LONGEST_LOG = 500, 2_000_000  # characters
USUAL_DAYS, USUAL_DELAY = 1, 10  # the delay in picks
PRODUCTS, LIST = "products", "list"  # where cards come from
NOW = "now"  # begin at once, with bots
IN_SIGHT = frozenset({"format", "sits", "shown", "seats", "team", "cards", NON_FIELD_ERRORS})
CREATE, CORRECT = "create", "correct"  # what can be done with the form
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


class HostForm(forms.Form):
    """After `is_valid`: `cleaned_data` has `setup` and `options` and the other arguments of `domain.create`. With
    `do=correct` the names that were probably meant are put into the list, and the form is to be shown again
    (`corrected`). `line_errors` say what is wrong with which line of the list."""

    format = forms.ChoiceField(
        label="Format",
        choices=[(one.key, one.name) for one in OFFERS],
        initial=OFFERS[0].key,
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
    clock = choice(
        "Clock",
        (
            (Clock.NONE, "None"),
            (Clock.RELAXED, "Relaxed: 90 seconds per pick"),
            (Clock.TOURNAMENT, "Tournament: 75 seconds for the first pick of a pack, then less each time"),
            (Clock.DAYS, "Days: for a draft over several days"),
        ),
        Clock.RELAXED,
    )
    days = number("Days per pick", 1, LONGEST_DAYS, USUAL_DAYS)
    source = choice("Cards come from", ((PRODUCTS, "Sets of the game"), (LIST, "My own list")), PRODUCTS)
    products = forms.MultipleChoiceField(
        label="Sets",
        required=False,
        choices=[(name, name) for name in PRODUCT_NAMES],
        error_messages={"invalid_choice": "There is no set %(value)s. Choose from the list."},
        widget=forms.CheckboxSelectMultiple,
    )
    sets = number("Copies of each set", 1, 8)
    cards = forms.CharField(
        label="The list",
        required=False,
        strip=False,
        max_length=LONGEST_LIST,
        error_messages={"max_length": f"A list can have {LONGEST_LIST} characters."},
        widget=forms.Textarea,
    )
    pool = number("Cards per player", 30, 120)
    team = choice("Players who share a pool", (("", "Default"), ("2", "2"), ("3", "3")), "")
    packs = number("Packs per player", 1, 30)
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
        ((Readers.ALL, "Anyone with the link"), (Readers.PLAYERS, "The players and me"), (Readers.HOST, "Me only")),
        Readers.ALL,
    )
    name = forms.CharField(label="Name of the draft", required=False, max_length=LONGEST_NAME)
    do = forms.ChoiceField(choices=((CREATE, ""), (CORRECT, "")), required=False)

    line_errors: Sequence[LineError] = ()  # none, until it is cleaned

    @property
    def opens_more(self) -> bool:
        """Something that is folded away is to be corrected."""
        return bool(set(self.errors) - IN_SIGHT)

    @property
    def corrected(self) -> bool:
        """Names were put in, and the person should look at the list again."""
        return self.is_bound and self.is_valid() and self.cleaned_data["do"] == CORRECT

    @property
    def suggests(self) -> bool:
        """For some name of the list that was not found there is one that was probably meant."""
        return any(one.suggestion for one in self.line_errors)

    def clean(self) -> Cleaned:
        cleaned = super().clean() or self.cleaned_data
        for name in set(self.fields) - self._that_matter(cleaned):
            self.errors.pop(name, None)
            cleaned.pop(name, None)
        for name in self.fields:
            if cleaned.get(name) in (None, "", []):
                cleaned.pop(name, None)
        setup = self._setup(cleaned)
        if self.errors:
            return cleaned
        begins = cleaned.get("start", Start.HOST)
        return {
            "do": cleaned.get("do", CREATE),
            "setup": setup,
            "options": _options(cleaned | {"start": Start.HOST if begins == NOW else begins}),
            "name": cleaned.get("name", ""),
            "sits": cleaned.get("sits") != "watch",
            "shown": cleaned.get("shown", ""),
            "alone": begins == NOW,
        }

    def _that_matter(self, cleaned: Cleaned) -> set[str]:
        """The fields that mean something, as things are chosen."""
        offer = OFFER_OF.get(cleaned.get("format", ""))
        found = {"do", "format"} | (offer.matters if offer else set())
        listed = cleaned.get("format") == OWN or cleaned.get("source") == LIST
        found -= {"products", "sets"} if listed else {"cards"}
        if cleaned.get("clock") != Clock.DAYS:
            found.discard("days")
        if cleaned.get("spectators") != Spectators.ALL:
            found.discard("delay")
        if cleaned.get("sits") == "watch":
            found.discard("shown")
        return found

    def _setup(self, cleaned: Cleaned) -> Setup | None:
        """The setup; None with errors."""
        chosen: Cleaned = {name: cleaned[name] for name in SETUP if name in cleaned}
        chosen |= {name: int(chosen[name]) for name in ("seats", "team") if name in chosen}
        if "directions" in cleaned:
            chosen["directions"] = self._directions(cleaned["directions"])
        if "review" in cleaned:
            chosen["review"] = cleaned["review"] == "yes"
        elif cleaned.get("own_picks") == AT_REVIEW and "review" in OFFER_OF[cleaned["format"]].matters:
            chosen["review"] = True
        if cleaned.get("source") == LIST or cleaned.get("format") == OWN:
            chosen["cards"] = self._cards(cleaned)
        elif "products" in cleaned:
            chosen["products"] = cleaned["products"]
        if self.errors:
            return None
        try:
            return plan(cleaned["format"], **chosen)
        except BadSetup as bad:
            for problem in bad.problems:
                self.add_error(
                    problem.field if problem.field in OFFER_OF[cleaned["format"]].matters else None, problem.text
                )
        return None

    def _cards(self, cleaned: Cleaned) -> list[str]:
        if "cards" in self.errors:
            return []
        text = cleaned.get("cards", "")
        if cleaned.get("do") == CORRECT:
            text = corrected(text, MOST_CARDS)
            show_instead(self, "cards", text)
        parsed = parse(text, MOST_CARDS)
        outside = "This line is outside the main list, under a heading or after “SB:”. Remove the line or the heading."
        self.line_errors = sorted(
            [*parsed.errors, *(LineError(one.line, one.text, outside) for one in parsed.sideboard)],
            key=lambda one: one.line,
        )
        if self.line_errors:
            wrong = len(self.line_errors)
            lines = "1 line" if wrong == 1 else f"{wrong} lines"
            self.add_error("cards", f"{lines} could not be read; see below.")
        elif parsed.deity:
            self.add_error("cards", f"{parsed.deity} is a deity. Deities are never dealt: remove this line.")
        elif not parsed.cards:
            self.add_error("cards", "This list has no cards. Write one card per line, such as “3 Kong”.")
        return parsed.cards

    def _directions(self, typed: str) -> list[str]:
        words = typed.replace(",", " ").lower().split()
        found = [next((way for way in DIRECTIONS if way.startswith(word)), "") for word in words]
        for word, way in zip(words, found, strict=True):
            if not way:
                self.add_error("directions", f"Write left or right for each pack; “{word[:20]}” is neither.")
                break
        return found


def _options(cleaned: Cleaned) -> Options:
    names = ("clock", "days", "start", "spectators", "delay", "readers")
    if cleaned.get("spectators") == Spectators.ALL:
        cleaned = {"delay": USUAL_DELAY} | cleaned
    return Options(**{name: cleaned[name] for name in names if name in cleaned})


class VerifyForm(forms.Form):
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
