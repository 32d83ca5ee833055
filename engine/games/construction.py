"""The decks of a game on paper."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import date
from typing import Any, Protocol

from engine.construction.contents import Contents
from engine.construction.formats import Deck, Format, Violation
from engine.construction.house_formats import HouseFormats
from engine.construction.layout import Entry, Layout, Limit
from engine.construction.lists import DeckList
from engine.construction.ready import ReadyDeck
from engine.construction.registering import Registered
from engine.construction.repairs import Remedy
from engine.kernel.facts import Fact


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

    @property
    def HOUSE_FORMATS(self) -> HouseFormats[Any]:  # noqa: N802
        """What people's own formats are made of, and how they are read and kept."""

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
    def FEWEST(self) -> int:  # noqa: N802
        """As few cards as a deck can have that is played in no format."""

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

    @property
    def WAYS(self) -> Mapping[str, str]:  # noqa: N802
        """In which ways a remedy can be the smallest: the `keys` of remedies, in words."""

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

    def allowed_copies(self, deck_format: Any, *, pool: Deck | None, on: date | None) -> Mapping[str, int]:
        """For each card of which a format allows some copies, how many; `construction.formats.ANY_NUMBER` where nothing
        limits them. `pool` and `on` are as for `judged`."""

    def about(self, deck_format: Any) -> str:
        """How the decks of a format are made, in a sentence or two; "" where a Limited format or nobody says it."""

    def rules(self, deck_format: Any) -> tuple[str, ...]:
        """What a format asks of a deck, one sentence each."""

    def source(self, deck_format: Any) -> str:
        """Where these rules are printed; "" for those of somebody's own."""

    def size_of(self, deck: Contents) -> str:
        """How many cards a deck has, in words: "60 cards"."""

    @property
    def FACTS(self) -> Sequence[Fact]:  # noqa: N802
        """What programs are told of a format, in order; each has its `key` and its `name`."""

    def facts_of(self, deck_format: Any) -> Mapping[str, Any]:
        """The same of a format, JSON-ready."""

    @property
    def READY(self) -> Sequence[ReadyDeck]:  # noqa: N802
        """Decks that anybody can play at once."""

    def beside(self, deck: Contents | None) -> Mapping[str, Any]:
        """What a report says of a deck beside its cards, JSON-ready; of None, the same keys with nothing."""

    @property
    def LAYOUT(self) -> Layout:  # noqa: N802
        """How decks are laid out for people."""

    def entry(self, name: str) -> Entry:
        """What lists show of a card of decks or a deity, by its name. Raises `kernel.names.Unknown`."""

    def limits(self, deck_format: Any) -> Sequence[Limit]:
        """How many cards of some kinds a format allows, by the lists that hold now."""
