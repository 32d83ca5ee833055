"""The cards of a game: what is known of them, and how somebody owns them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from engine.kernel.cards import Printing, Reminder
from engine.kernel.collecting import Kind, Product, Shown
from engine.kernel.faces import Face
from engine.kernel.factcheck import Difference
from engine.kernel.facts import Fact
from engine.kernel.searchable import Searchable


class Catalogue(Protocol):
    """The cards of a game, as people look at them."""

    @property
    def COLUMNS(self) -> tuple[str, ...]:  # noqa: N802
        """The columns of a table of all cards."""

    def listed(self) -> Sequence[Mapping[str, Any]]:
        """The facts of all cards, JSON-ready; each has a name and a text."""

    def cells(self, facts: Mapping[str, Any]) -> tuple[str, ...]:
        """The row of a card in the table of all cards."""

    def named(self, name: str) -> Any:
        """The card of this name, as people type it. Raises `kernel.names.Unknown`."""

    def printings_of(self, card: Any) -> Sequence[Printing]:
        """Where a card is printed, in printing order."""

    def reminders(self, card: Any) -> Sequence[Reminder]:
        """The words on a card that have a meaning of their own."""

    def tokens_of(self, card: Any) -> Sequence[str]:
        """The names of the tokens that a card puts into play or becomes."""

    @property
    def CITES(self) -> str:  # noqa: N802
        """How the rule of a reminder is named, with "{}" in its place."""

    def faces(self) -> Sequence[Face]:
        """What is on the faces of all cards, and of all else that lies on a table with them, such as tokens."""

    def data(self) -> Sequence[Mapping[str, Any]]:
        """What pages know of all that has a face, in the order of `faces`, JSON-ready: `CardFacts` of
        static/js/table/types.js, without how it is drawn."""

    @property
    def FACTS(self) -> Sequence[Fact]:  # noqa: N802
        """What programs are told of a card that is listed, in order; the first is its name."""

    def facts_of(self, card: Any) -> Mapping[str, Any]:
        """The same of a card, JSON-ready."""

    def differences_in(self, text: str) -> list[Difference]:
        """How facts that somebody else wrote down differ from the catalogue. Raises `kernel.factcheck.BadFacts`."""

    @property
    def SEARCHABLE(self) -> Searchable:  # noqa: N802
        """What of them can be searched; its cards are those that are listed, in the same order."""


class Collecting(Protocol):
    """Cards as things that somebody owns. A set is one that `Catalogue.printings_of` names."""

    @property
    def PRODUCTS(self) -> Sequence[Product]:  # noqa: N802
        """What is counted as one, in printing order: each printing of each card is in exactly one."""

    @property
    def KINDS(self) -> Sequence[Kind]:  # noqa: N802
        """The kinds of cards that a collection is summed up by; the first one are those that decks are made of."""

    @property
    def PLAYSET(self) -> int:  # noqa: N802
        """As many copies of most cards as any deck can use."""

    @property
    def BOOSTERS(self) -> Mapping[str, Callable[[int, str], Sequence[str]]]:  # noqa: N802
        """What is opened by chance, by name: the cards of one, the same for the same seed and purpose."""

    @property
    def SHOWN(self) -> Shown:  # noqa: N802
        """Examples for whoever is about to say what they own."""

    def home(self, name: str) -> str:
        """The set that a card belongs to, whatever sets print it again."""

    def playset(self, name: str) -> int:
        """As many copies of a card as any deck can use."""
