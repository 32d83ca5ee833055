"""Which games there are, and the contract of a game as sites, commands and bots use it.

A game is a room of the engine with a module `game` that keeps this contract: `of("epic")`. What it hands out is
all that is used outside of a game's room by whoever names no game. It grows as the second game does.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date
from typing import Any, Final, Protocol

from engine.construction.contents import Contents
from engine.construction.formats import Deck, Format, Violation
from engine.construction.layout import Entry, Layout, Limit
from engine.construction.lists import DeckList
from engine.construction.registering import Registered
from engine.construction.repairs import Remedy
from engine.epic import game as epic
from engine.epic_tcg import game as epic_tcg
from engine.kernel.cards import Printing, Reminder
from engine.kernel.collecting import Kind, Product, Shown
from engine.kernel.faces import Face
from engine.kernel.factcheck import Difference
from engine.kernel.hands import Dealer
from engine.kernel.searchable import Searchable
from engine.kernel.studying import CardKind, OpeningHands, Plan, Remark, Together, Wanted, Words
from engine.limited.setup import Setup


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

    def corrected(self, text: str, most: int) -> str:
        """The list with each name that no card has replaced by the one probably meant, if there is one."""

    def written(self, deck: Contents) -> str:
        """A deck as a list, which reads as the same deck. Raises `kernel.names.Unknown`."""

    @property
    def EXAMPLES(self) -> Sequence[str]:  # noqa: N802
        """Three cards that show how lists are written."""

    @property
    def SIDEBOARDS(self) -> bool:  # noqa: N802
        """Whether a list can have a sideboard; where it cannot, what it calls one is its maybeboard."""

    @property
    def DEITIES(self) -> Sequence[str]:  # noqa: N802
        """The cards that decks are played with and that are no part of them."""

    def judged(self, deck: Contents, deck_format: Any, *, pool: Deck | None, on: date | None) -> list[Violation]:
        """Every reason why a deck is not legal in a format. `pool` is what it was made from, where a format has one;
        `on` is the day that dated lists are asked for."""

    def remedies(
        self,
        deck: Contents,
        deck_format: Any,
        *,
        pool: Deck | None,
        on: date | None,
        owned: Deck | None = None,
        rating: Mapping[str, float] | None = None,
    ) -> Sequence[Remedy]:
        """What makes a deck legal that is not: one for each way, the fewest changes first. Of cards to add those that
        are `owned` come first, then those with the highest `rating`. Raises `construction.repairs.NoRepair`."""

    def heading(self, line: str) -> str:
        """The words of a line of a list that is a heading, in lower case, or ""."""

    def registered(self, cards: Deck, sideboard: Deck, deck_format: Any, pool: Deck | None) -> Registered:
        """What a registration sheet says of a deck, by the lists that hold now."""

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

    def size_of(self, deck: Contents) -> str:
        """How many cards a deck has, in words: "60 cards"."""

    def beside(self, deck: Contents | None) -> Mapping[str, Any]:
        """What a report says of a deck beside its cards, JSON-ready; of None, the same keys with nothing."""

    @property
    def LAYOUT(self) -> Layout:  # noqa: N802
        """How decks are laid out for people."""

    def entry(self, name: str) -> Entry:
        """What lists show of a card of decks or a deity, by its name. Raises `kernel.names.Unknown`."""

    def limits(self, deck_format: Any) -> Sequence[Limit]:
        """How many cards of some kinds a format allows, by the lists that hold now."""


class Procedure(Protocol):
    """A Limited format, for whoever offers it."""

    @property
    def key(self) -> str:
        """Its name in addresses and commands."""

    @property
    def name(self) -> str:
        """Its name for people."""


class Limited(Protocol):
    """Drafts and dealt pools. A setup that is planned here is drafted with the verbs of `engine.limited`."""

    @property
    def PROCEDURES(self) -> Sequence[Procedure]:  # noqa: N802
        """The formats."""

    @property
    def SUMMARIES(self) -> Mapping[str, str]:  # noqa: N802
        """What each format is like, by its key, in a sentence or two."""

    @property
    def PRODUCT_NAMES(self) -> Sequence[str]:  # noqa: N802
        """What can be dealt from."""

    def plan(self, key: str, *, seats: int | None = None, **chosen: Any) -> Setup:
        """A setup of a format: what is chosen, by the names of its fields, None being no choice, and good defaults for
        the rest. Raises `limited.setup.BadSetup`."""

    def differences(self, logged: object) -> list[str]:
        """What of a logged draft does not follow from its seed, setup and picks, in sentences. Raises
        `limited.records.BadRecord` and `limited.setup.BadSetup`."""


class Study(Protocol):
    """What can be asked of a deck beside its rules: what the pages of its odds, hands and counts say. Cards are those
    of the catalogue, decks counts by name."""

    @property
    def OPENING(self) -> int:  # noqa: N802
        """The cards of an opening hand."""

    @property
    def LIFE(self) -> str:  # noqa: N802
        """What a player loses 1 of for each card that is put back, in a word."""

    @property
    def MULLIGAN(self) -> str:  # noqa: N802
        """What to do with an opening hand, in words."""

    @property
    def RULES(self) -> Sequence[str]:  # noqa: N802
        """By which rules odds are counted, a sentence or two each."""

    @property
    def PLANS(self) -> Sequence[Plan]:  # noqa: N802
        """The ways to mulligan that can be chosen."""

    @property
    def USUAL_PLAN(self) -> str:  # noqa: N802
        """The key of the one that is meant where none is chosen."""

    @property
    def OPENING_HANDS(self) -> OpeningHands:  # noqa: N802
        """The table of opening hands with many free cards."""

    @property
    def LAST_DEALT(self) -> int:  # noqa: N802
        """The last turn of a player that sample hands are dealt to."""

    @property
    def DEALER(self) -> Dealer:  # noqa: N802
        """The engine that deals them."""

    def is_free(self, card: Any) -> bool:
        """Whether it costs nothing to play a card."""

    def is_champion(self, card: Any) -> bool:
        """Whether a card is a champion."""

    def wanted(self, cards: Deck) -> Sequence[Wanted]:
        """What can be asked for in a deck: sorts of cards that it has, then its cards."""

    def together(self, cards: Deck, deity: str) -> Sequence[Together]:
        """What goes together in a deck, which is played with this deity, "" for none."""

    def tabled(self, cards: Deck) -> Sequence[Wanted]:
        """The sorts of a deck for a table of what opening hands have of them; none for no table."""

    @property
    def KINDS_TITLE(self) -> str:  # noqa: N802
        """What the kinds are called together."""

    @property
    def KINDS(self) -> Sequence[CardKind]:  # noqa: N802
        """The kinds of cards: each card is of one."""

    @property
    def WORDS(self) -> Sequence[Words]:  # noqa: N802
        """The words that are counted."""

    def strength(self, card: Any) -> tuple[int, int] | None:
        """The offense and defense that a champion always has; None of other cards."""

    def remarks(self, cards: Deck) -> Sequence[Remark]:
        """What formats make of a deck's counts."""


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
    def collecting(self) -> Collecting:
        """Its cards as things that somebody owns."""

    @property
    def construction(self) -> Construction:
        """Its decks on paper."""

    @property
    def limited(self) -> Limited:
        """Its drafts and dealt pools."""

    @property
    def study(self) -> Study:
        """What can be asked of its decks."""


class UnknownGame(ValueError):
    """No game has this key; the message says which there are."""


GAMES: Final[dict[str, Game]] = {game.KEY: game for game in (epic, epic_tcg)}
DEFAULT: Final = epic.KEY


def of(key: str) -> Game:
    """The game of this key. Raises UnknownGame."""
    if key not in GAMES:
        raise UnknownGame(f'No game has the key "{key}". There are {" and ".join(GAMES)}.')
    return GAMES[key]
