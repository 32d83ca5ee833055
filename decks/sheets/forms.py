"""What people choose about paper. Everything has a usual value, so that a bare address makes a document."""

from __future__ import annotations

from collections.abc import Mapping

from django import forms

from decks.sheets.paper import PAPERS
from decks.sheets.printing import GAPS
from decks.sheets.type import unprintable
from people.forms import PlainForm, set_choices, show_instead

LONGEST = 60  # of what is typed on a registration sheet
PAPER_CHOICES = [(key, paper.name) for key, paper in PAPERS.items()]
GAP_CHOICES = [(str(gap), f"{gap} mm" if gap else "none") for gap in GAPS]
COPIES = (("all", "all of the deck"), ("one", "one of each card"), ("missing", "only cards I do not own"))
NORTH_AMERICA = ("-us", "-ca", "-mx")


class Chosen(PlainForm):
    """A form in an address: what is not said is as usual, what nobody offers is refused."""

    paper = forms.ChoiceField(label="Paper", choices=PAPER_CHOICES, required=False)

    def __init__(self, data: Mapping[str, object], *, languages: str = "") -> None:
        super().__init__(data, auto_id=f"{type(self).__name__.lower()}_%s")
        usual = "letter" if languages.lower().partition(",")[0].endswith(NORTH_AMERICA) else "a4"
        self.fields["paper"].initial = usual
        for name, field in self.fields.items():
            if field.initial is not None and not data.get(name):
                show_instead(self, name, field.initial)


class CardsForm(Chosen):
    """How cards are printed."""

    gap = forms.ChoiceField(label="Space between cards", choices=GAP_CHOICES, initial="0", required=False)
    tokens = forms.ChoiceField(
        label="Tokens the cards create",
        choices=[("0", "none"), ("1", "one of each"), ("3", "three of each")],
        initial="0",
        required=False,
    )


class DeckSheetsForm(CardsForm):
    """How the cards of a deck are printed. Without a collection nothing is missing from it."""

    copies = forms.ChoiceField(
        label="Copies",
        choices=COPIES,
        initial="all",
        required=False,
    )
    deity = forms.ChoiceField(
        label="Deity", choices=[("with", "print it"), ("without", "leave it out")], initial="with", required=False
    )
    field_order = ("paper", "gap", "copies", "deity", "tokens")

    def __init__(
        self, data: Mapping[str, object], *, deity: str, owns: bool, tokens: bool, languages: str = ""
    ) -> None:
        super().__init__(data, languages=languages)
        if not owns:
            set_choices(self, "copies", COPIES[:2])
        for name, useful in (("deity", bool(deity)), ("tokens", tokens)):
            if not useful:
                del self.fields[name]


class SelectionSheetsForm(CardsForm):
    """How the cards that a search finds are printed."""

    q = forms.CharField(label="Cards found by", required=False, strip=True)
    copies = forms.ChoiceField(
        label="Copies of each", choices=[(str(count), str(count)) for count in (1, 2, 3)], initial="1", required=False
    )
    field_order = ("q", "paper", "gap", "copies", "tokens")


def _printable(text: str) -> None:
    strange = unprintable(text)
    if strange:
        signs = " ".join(strange[:10])
        raise forms.ValidationError(
            f"The sheet cannot print {signs}, only Latin letters. Leave this field empty and fill it in by hand."
        )


class RegistrationForm(Chosen):
    """What stands on a registration sheet; what is left empty becomes a line to write on."""

    player = forms.CharField(label="Player", required=False, max_length=LONGEST, validators=[_printable])
    event = forms.CharField(label="Event", required=False, max_length=LONGEST, validators=[_printable])
    date = forms.CharField(label="Date", required=False, max_length=LONGEST, validators=[_printable])
    field_order = ("player", "event", "date", "paper")
