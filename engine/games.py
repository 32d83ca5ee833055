"""Which games there are, and the contract of a game as sites, commands and bots use it.

A game is a room of the engine with a module `game` that keeps this contract: `of("epic")`. What it hands out is
all that is used outside of a game's room by whoever names no game. It grows as the second game does.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import date
from typing import Any, Final, Protocol

from engine.construction.formats import Deck, Format, Violation
from engine.construction.lists import DeckList
from engine.epic import game as epic
from engine.epic_tcg import game as epic_tcg
from engine.kernel.cards import Printing, Reminder
from engine.kernel.faces import Face
from engine.kernel.factcheck import Difference
from engine.kernel.searchable import Searchable
from engine.kernel.versions import History
from engine.limited import Procedure, Setup


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

    @property
    def CITES(self) -> str:  # noqa: N802
        """How the rule of a reminder is named, with "{}" in its place."""

    def faces(self) -> Sequence[Face]:
        """What is on the faces of all cards, and of all else that lies on a table with them, such as tokens."""

    def differences_in(self, text: str) -> list[Difference]:
        """How facts that somebody else wrote down differ from the catalogue. Raises `kernel.factcheck.BadFacts`."""

    @property
    def SEARCHABLE(self) -> Searchable:  # noqa: N802
        """What of them can be searched; its cards are those that are listed, in the same order."""


class Construction(Protocol):
    """Decks on paper. A list is one that `parse` read and a format one of the game's own, wherever one is asked for."""

    @property
    def DECK_FORMATS(self) -> Sequence[Format]:  # noqa: N802
        """The formats, the usual one first."""

    @property
    def FORMATS(self) -> Sequence[Format]:  # noqa: N802
        """Those of them that a single card is looked up in."""

    def by_key(self, key: str) -> Format:
        """The format with this key. Raises `construction.formats.UnknownFormat`."""

    def format_in(self, text: str) -> Format:
        """The format that a text of somebody's defines. Raises `construction.formats.BadFormat`."""

    def format_of(self, data: Mapping[str, object]) -> Format:
        """The format that is kept as these data. Raises `construction.formats.BadFormat`."""

    def whole_format(self, data: Mapping[str, object]) -> Mapping[str, object]:
        """The same data with all of their fields. Raises `construction.formats.BadFormat`."""

    def parse(self, text: str, most: int) -> DeckList:
        """Read a list; of the cards of the deck at most so many. Never raises."""

    def judged(self, deck: Any, deck_format: Any, *, pool: Deck | None, on: date | None) -> list[Violation]:
        """Every reason why a list is not legal in a format. `pool` is what the deck was made from, where a format has
        one; `on` is the day that dated lists are asked for."""

    def violations(
        self, deck: Deck, deck_format: Any, *, pool: Deck | None = None, on: date | None = None
    ) -> list[Violation]:
        """The same of a count by name, with nothing beside it."""

    def in_decks(self, name: str) -> bool:
        """Whether decks are made of cards exactly so named."""

    def printed(self, name: str) -> str:
        """The name as printed of a card of decks, as people type it. Raises `kernel.names.Unknown`."""

    def deity(self, name: str) -> str:
        """The same of a card that decks are played with and that is no part of them. Raises `kernel.names.Unknown`."""

    @property
    def ALIGNMENTS(self) -> Collection[str]:  # noqa: N802
        """The alignments of cards, in the order in which people are shown them."""

    def alignments_of(self, name: str) -> Sequence[str]:
        """Those of the card of exactly this name."""

    def card_violations(self, name: str, count: int, deck_format: Any) -> list[Violation]:
        """What is wrong with so many copies of a card, whatever else is in the deck, by the lists that hold now."""

    def about(self, deck_format: Any) -> str:
        """How the decks of a format are made, in a sentence or two; "" where a Limited format or nobody says it."""

    def rules(self, deck_format: Any) -> tuple[str, ...]:
        """What a format asks of a deck, one sentence each."""

    def source(self, deck_format: Any) -> str:
        """Where these rules are printed; "" for those of somebody's own."""

    def size_of(self, deck: Any) -> str:
        """How many cards a list has, in words: "60 cards"."""

    def beside(self, deck: Any) -> Mapping[str, Any]:
        """What a report says of a list beside its cards, JSON-ready; of None, the same keys with nothing."""


class Limited(Protocol):
    """Drafts and dealt pools. A setup that is planned here is drafted with the verbs of `engine.limited`. Pages offer
    of all that could be chosen what a format leaves `free`."""

    @property
    def PROCEDURES(self) -> Sequence[Procedure]:  # noqa: N802
        """The formats."""

    @property
    def BY_KEY(self) -> Mapping[str, Procedure]:  # noqa: N802
        """The same by their keys."""

    @property
    def SUMMARIES(self) -> Mapping[str, str]:  # noqa: N802
        """What each format is like, by its key, in a sentence or two."""

    @property
    def PRODUCT_NAMES(self) -> Sequence[str]:  # noqa: N802
        """What can be dealt from."""

    def plan(self, key: str, *, seats: int | None = None, **chosen: Any) -> Setup:
        """A setup of a format: what is chosen, by the names of its fields, None being no choice, and good defaults for
        the rest. Raises `limited.setup.BadSetup`."""

    def setup_from(self, kept: object) -> Setup:
        """Read what `to_json` of a setup wrote. Raises `limited.setup.BadSetup`."""

    def deck_format(self, kept: Mapping[str, Any], *, larger: bool = False) -> Format:
        """The construction rules of the decks of a kept setup, also where its packs cannot be rebuilt; `larger`, of one
        of LARGER_DECKS, those in which a deck may have more cards. Its name says how many packs were opened, where that
        is what people call the draft."""

    @property
    def LARGER_DECKS(self) -> Collection[str]:  # noqa: N802
        """The keys of the formats in which a host may let decks have more cards than the rules say."""

    @property
    def LASTS(self) -> Mapping[str, str]:  # noqa: N802
        """How long each format takes, roughly, in the order in which they are offered; "" where the host decides."""

    @property
    def FIELD_HINTS(self) -> Mapping[str, str]:  # noqa: N802
        """What some of the fields of a setup mean, by their names, for whoever fills them in."""

    @property
    def MOST_CARDS(self) -> int:  # noqa: N802
        """The most cards of an own list, a cube or a collection that are drafted; 0 where all cards are the game's."""

    @property
    def MOST_PACKS(self) -> int:  # noqa: N802
        """The most packs of a player in any format."""

    @property
    def RULES(self) -> int:  # noqa: N802
        """The version of dealing and passing, which a kept setup names."""

    @property
    def CHANGES(self) -> History:  # noqa: N802
        """Why each version followed the one before."""

    def differences(self, logged: object) -> list[str]:
        """What of a logged draft does not follow from its seed, setup and picks, in sentences. Raises
        `limited.records.BadRecord` and `limited.setup.BadSetup`."""


class Game(Protocol):
    """One game."""

    @property
    def KEY(self) -> str:  # noqa: N802
        """Its name in addresses and commands."""

    @property
    def NAME(self) -> str:  # noqa: N802
        """Its name for people."""

    @property
    def catalogue(self) -> Catalogue:
        """Its cards."""

    @property
    def construction(self) -> Construction:
        """Its decks on paper."""

    @property
    def limited(self) -> Limited:
        """Its drafts and dealt pools."""


class UnknownGame(ValueError):
    """No game has this key; the message says which there are."""


GAMES: Final[dict[str, Game]] = {game.KEY: game for game in (epic, epic_tcg)}
DEFAULT: Final = epic.KEY


def of(key: str) -> Game:
    """The game of this key. Raises UnknownGame."""
    if key not in GAMES:
        raise UnknownGame(f'No game has the key "{key}". There are {" and ".join(GAMES)}.')
    return GAMES[key]
