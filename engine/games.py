"""Which games there are, and the contract of a game as sites, commands and bots use it.

A game is a room of the engine with a module `game` that keeps this contract: `of("epic")`. What it hands out is
all that is used outside of a game's room by whoever names no game. It grows as the second game does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Any, Final, Protocol

from engine.bots.decks import Build
from engine.bots.levels import Level
from engine.bots.matches import Match, Option
from engine.bots.observing import Chooser, Observed
from engine.bots.pickers import Contest, Picker
from engine.construction.formats import Deck, Format, Violation
from engine.construction.lists import DeckList
from engine.epic import game as epic
from engine.epic_tcg import game as epic_tcg
from engine.kernel.cards import Printing, Reminder
from engine.kernel.faces import Face
from engine.kernel.factcheck import Difference
from engine.kernel.searchable import Searchable
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

    def parse(self, text: str, most: int) -> DeckList:
        """Read a list; of the cards of the deck at most so many. Never raises."""

    def judged(self, deck: Any, deck_format: Any, *, pool: Deck | None, on: date | None) -> list[Violation]:
        """Every reason why a list is not legal in a format. `pool` is what the deck was made from, where a format has
        one; `on` is the day that dated lists are asked for."""

    def in_decks(self, name: str) -> bool:
        """Whether decks are made of cards exactly so named."""

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


class Bots(Protocol):
    """Players that see what their seat may see, and nothing else. A choice of a bot is
    `bot(key).choose(observe(position, seat), rng)`: an option of the decision that waits in that position for that
    seat; the same position and the same random numbers give the same one."""

    @property
    def LEVELS(self) -> Sequence[Level]:  # noqa: N802
        """All of them: those who play to win, the weakest first, then the one that chooses by chance."""

    @property
    def USUAL(self) -> str:  # noqa: N802
        """The key of the one that is offered first."""

    def bot(self, key: str, enough: Callable[[], bool] = ...) -> Chooser[Any]:
        """The bot of this level. One that searches asks now and then whether it is `enough`, and then takes what seems
        best so far. Raises `bots.levels.UnknownBot`."""

    def observe(self, position: Any, seat: int) -> Observed[Any]:
        """What a bot may see of a position in which this seat decides."""

    @property
    def READY(self) -> Sequence[str]:  # noqa: N802
        """Decks that bots play where nobody gives any, by name: ready-made, or dealt anew for each pair of games."""

    @property
    def OPTIONS(self) -> Sequence[Option]:  # noqa: N802
        """What can be chosen of their matches."""

    def match(self, decks: Sequence[str | Any], bots: Sequence[str], seed: int, **chosen: Any) -> Match:
        """Games between bots by their keys, two or more: with decks of READY, or lists that `parse` read, and what is
        `chosen` of OPTIONS by name, None being no choice. Raises ValueError with a sentence: `bots.matches.BadMatch`,
        `UnknownBot`, or what the rules refuse."""

    @property
    def PICKERS(self) -> Sequence[str]:  # noqa: N802
        """The draft bots by name, which pods and logs store: the usual one first, the one that picks by chance last."""

    def picker(self, name: str, key: str) -> Picker:
        """The draft bot of this name in drafts of a limited format. Raises `bots.levels.UnknownBot`."""

    def builds(self, draft: Any, names: Sequence[str]) -> list[Build]:
        """The decks that the builder makes of the pools of a draft that is over, of the least size that its format
        allows, seat by seat; by what the draft bots of these names go by. Raises `bots.decks.SmallPool`."""

    def contest(self, setup: Any, players: tuple[str, str], seed: int) -> Contest:
        """Games of the decks of two draft bots who sit at the same tables."""


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

    @property
    def bots(self) -> Bots:
        """Its bots."""


class UnknownGame(ValueError):
    """No game has this key; the message says which there are."""


GAMES: Final[dict[str, Game]] = {game.KEY: game for game in (epic, epic_tcg)}
DEFAULT: Final = epic.KEY


def of(key: str) -> Game:
    """The game of this key. Raises UnknownGame."""
    if key not in GAMES:
        raise UnknownGame(f'No game has the key "{key}". There are {" and ".join(GAMES)}.')
    return GAMES[key]
