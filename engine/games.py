"""Which games there are, and the contract of a game as sites, commands and bots use it.

A game is a room of the engine with a module `game` that keeps this contract: `of("epic")`. What it hands out is
all that is used outside of a game's room by whoever names no game. It grows as the second game does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from datetime import date
from typing import Any, Final, Protocol, Self

from engine.bots.decks import Build
from engine.bots.levels import Level
from engine.bots.matches import Match, Option
from engine.bots.observing import Chooser, Observed
from engine.bots.pickers import Contest, Picker
from engine.construction.contents import Contents
from engine.construction.formats import Deck, Format, Violation
from engine.construction.layout import Entry, Layout, Limit
from engine.construction.lists import DeckList
from engine.construction.ready import ReadyDeck
from engine.construction.registering import Registered
from engine.construction.repairs import Remedy
from engine.epic import game as epic
from engine.epic_tcg import game as epic_tcg
from engine.kernel.answers import Reason
from engine.kernel.cards import Printing, Reminder
from engine.kernel.collecting import Kind, Product, Shown
from engine.kernel.faces import Face
from engine.kernel.factcheck import Difference
from engine.kernel.fuzz import Broken
from engine.kernel.hands import Dealer
from engine.kernel.perft import Case
from engine.kernel.random import Rng
from engine.kernel.records import Versions
from engine.kernel.searchable import Searchable
from engine.kernel.studying import CardKind, OpeningHands, Plan, Remark, Together, Wanted, Words
from engine.kernel.versions import Change, History
from engine.kernel.windows import Stop, Window
from engine.limited import Procedure, Setup
from engine.limited.deals import Deal


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

    def size_of(self, deck: Contents) -> str:
        """How many cards a deck has, in words: "60 cards"."""

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

    @property
    def DEALS(self) -> Sequence[Deal]:  # noqa: N802
        """Decks that are dealt and played as they come."""

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


# --- games that can be played: a position is one that `Positions.read` or `Proofs.game_of` made ----------------------


class Positions(Protocol):
    """Positions as text."""

    def read(self, text: str, seed: int, /) -> Any:
        """The position that a notation says; the seed is of what is random from there on. Raises
        `kernel.notation.BadNotation`."""

    def write(self, g: Any, /) -> str:
        """The notation of a position."""


class Views(Protocol):
    """Positions as people look at them."""

    def picture(self, g: Any, /) -> str:
        """All sides with all their cards, as lines of text."""

    def choices(self, g: Any, /) -> str:
        """Who must decide what, and every option in words, as lines of text; or how the game ended."""

    def laid_open(self, g: Any, /) -> Mapping[str, Any]:
        """What every seat sees (`views`), who decides (`seat`) and the `options` in words, JSON-ready."""


class Clause(Protocol):
    """One thing that a card does, as it prints."""

    @property
    def text(self) -> str:
        """What it says."""

    @property
    def in_discard(self) -> bool:
        """Whether it works in the discard pile only."""

    @property
    def continuous(self) -> bool:
        """Whether it holds while its card is in play, and never fires."""

    @property
    def counted_as(self) -> str:
        """The text under which `Coverage.by_card` counts it; others may be counted with it."""


class Coverage(Protocol):
    """In how many random games each thing that a card does has fired. Things are numbers."""

    games: int

    def unfired(self) -> list[int]:
        """What has fired in no game."""

    def by_card(self) -> Mapping[str, Sequence[Mapping[str, str | int]]]:
        """By the name of a card all that it does: its `text`, and the `games` in which it fired."""


class Proofs(Protocol):
    """What shows that the engine is right. A card is one that the catalogue names."""

    @property
    def FINGERPRINT(self) -> str:  # noqa: N802
        """What changes when any definition of a card does."""

    @property
    def VARIANTS(self) -> Mapping[str, Sequence[str]]:  # noqa: N802
        """How random games can be played otherwise than usual: by keyword of `fuzz_game`, its values."""

    @property
    def Coverage(self) -> Callable[[], Coverage]:  # noqa: N802
        """An empty one."""

    def fuzz_game(
        self, number: int, seed: int, coverage: Any, every: int, *, tally: Counter[str], **variant: Any
    ) -> Any:
        """Play a random game under the laws and count what fired. The state is looked at after every `every` choices;
        answers as pages send them are counted in `tally`. Raises `kernel.fuzz.Broken`."""

    def ended_by(self, g: Any, /) -> str:
        """The reason that ended a game, in a word."""

    def record_of(self, broken: Broken, /) -> Mapping[str, Any]:
        """The record of a game until a law broke, JSON-ready. Raises `kernel.records.BadRecord`."""

    def thing(self, number: int, /) -> str:
        """A thing that can fire: the card, and what it does."""

    def game_of(self, case: Case, /) -> Any:
        """The position to count from. Raises `kernel.notation.BadNotation`."""

    def perft(self, g: Any, depth: int, /) -> int:
        """In how many ways the next `depth` choices can be made."""

    def divide(self, g: Any, depth: int, /) -> Sequence[tuple[int, int]]:
        """Each option with the number of ways to make `depth` choices that begin with it."""

    def clauses(self, card: Any, /) -> Sequence[Clause]:
        """What a card does, clause by clause, in the order of its text."""

    def fingerprint(self, card: Any, /) -> str:
        """What changes when the definition of this card does."""

    def programs(self, card: Any, /) -> Iterator[str]:
        """For each thing that a card does: what sets it off, what it says, and its ops by name, in lines of text."""


# what a game may have for its tables beyond what every game has
FORECASTS: Final = "forecasts"  # `forecast` says what comes of a battle
WARNINGS: Final = "warnings"  # `warning` says what somebody would hardly want
PRACTICE: Final = "practice"  # hints and warnings of bots that search
CHANCES: Final = "chances"  # of winning, over a game that is over
CONCESSIONS: Final = "concessions"  # of bots whose game is lost
COACH: Final = "coach"  # which looks at a game that is over
BEGUN_POSITIONS: Final = "begun positions"  # a game may begin in a position in notation


class Position(Protocol):
    """A game between two choices, as whoever names no game reads it; see `kernel.position`. `journal` holds what has
    happened, `begun` where the last sequence of actions began that may be taken back."""

    choices: int
    reason: int
    seat: int
    kind: int
    turn: int
    active: int
    journal: list[Any] | None
    begun: Any

    def clone(self) -> Self: ...


class Decision(Protocol):
    """What somebody must choose."""

    seat: int
    kind: int
    options: list[int]


class Record(Protocol):
    """A game from its setup to its last choice so far."""

    @property
    def setup(self) -> Any: ...
    @property
    def seed(self) -> int: ...
    @property
    def options(self) -> tuple[int, ...]: ...
    @property
    def versions(self) -> Versions: ...
    @property
    def is_over(self) -> bool: ...

    def replay(self, *, bounded: bool = False) -> Any:
        """The game, played again, with its story; `bounded` where somebody waits. Raises `kernel.records.BadRecord`."""

    def to_json(self) -> dict[str, Any]:
        """With the `stories` of all seats when it is over."""


class Play(Protocol):
    """Games that are played. A game is one that `new_game` made, a setup one of the game's own; a view, an entry and a
    decision have the shapes of docs/table-protocol.md."""

    @property
    def VERSION(self) -> int:  # noqa: N802
        """By which games are played now."""

    @property
    def GAMES(self) -> History:  # noqa: N802
        """All versions, and why each followed."""

    @property
    def SEATS(self) -> range:  # noqa: N802
        """How many can play."""

    @property
    def OFFERS(self) -> Collection[str]:  # noqa: N802
        """What it has for its tables beyond what every game has: names from above."""

    @property
    def STOPS(self) -> Sequence[Stop]:  # noqa: N802
        """Where players can want to be asked."""

    @property
    def WORDS(self) -> Mapping[str, Any]:  # noqa: N802
        """What the pages of its tables show by name, ready for JSON: `Words` of static/js/table/types.js."""

    @property
    def RECORDS(self) -> Collection[str]:  # noqa: N802
        """The formats of its records, as they name them."""

    @property
    def OPEN_HANDS(self) -> int:  # noqa: N802
        """The seat of one who looks on and sees all hands."""

    @property
    def SPECTATOR(self) -> int:  # noqa: N802
        """The seat of one who looks on and sees what everybody sees."""

    def setup(self, decks: Sequence[Sequence[str]], first: int | None, **agreed: Any) -> Any:
        """What is agreed before a game; beyond decks and starter, by the names of the setup's fields. Raises
        `kernel.records.BadSetup`."""

    def setup_in(self, data: Any) -> Any:
        """A setup that was kept as JSON. Raises `kernel.records.BadSetup`."""

    def new_game(self, setup: Any, seed: int) -> Any:
        """The game of a setup, at its first decision. Raises `kernel.records.BadSetup` and `kernel.names.Unknown`."""

    def decision(self, game: Any) -> Decision | None:
        """What must be decided now; None when the game is over."""

    def apply(self, game: Any, option: int) -> None:
        """Answer the decision. Raises `kernel.answers.IllegalOption`."""

    def concede(self, game: Any, seat: int) -> None:
        """A player gives up."""

    def first(self, game: Any) -> int:
        """The seat that had the first turn."""

    def playing(self, game: Any) -> Sequence[int]:
        """The seats that are still in the game."""

    def hand_count(self, game: Any, seat: int) -> int:
        """How many cards a player has in hand."""

    def window(self, game: Any) -> Window | None:
        """The moment at which somebody may act or pass, if it is one; else None."""

    def asks_own_turn(self, game: Any) -> bool:
        """Whether who is asked is asked in their own turn, where passing until then ends."""

    def describe(self, game: Any, option: int) -> dict[str, Any]:
        """An option of the decision in words and references, for the seat that decides."""

    def view(self, game: Any, seat: int, names: Sequence[str] = ()) -> dict[str, Any]:
        """What a seat may know. Who looks on is told the players' `names`."""

    def entries(
        self, game: Any, seat: int, since: int = 0, names: Sequence[str] = (), *, open_hands: bool = False
    ) -> list[dict[str, Any]]:
        """The story from number `since` on as a seat is told it; with `open_hands`, what anybody saw."""

    def why(self, reason: str, winner: str = "", loser: str = "") -> str:
        """Why a game ended, inside a sentence, by the reason of its result."""

    def picture(self, game: Any) -> str:
        """The whole position for a terminal: all hands."""

    def write(self, game: Any) -> str:
        """The position in notation: all cards."""

    def determinize(self, game: Any, seat: int, rng: Rng) -> Any:
        """A full game that this seat could be in."""

    def plan(self, game: Any, choice: Mapping[str, object]) -> list[int]:
        """The options of an answer of several picks or amounts. Raises `kernel.answers.IllegalOption`."""

    def why_not(self, game: Any, seat: int, ref: str) -> Reason | None:
        """Why a seat cannot choose a thing; None when it can. Raises `kernel.answers.IllegalOption`."""

    def warning(self, game: Any, seat: int, chosen: Sequence[int]) -> str | None:
        """What this seat would hardly want about such a choice, in a sentence; None without WARNINGS."""

    def forecast(self, game: Any, seat: int, chosen: Sequence[int]) -> Any:
        """What comes of the battle with these attackers or blockers; None where there is nothing to tell, and without
        FORECASTS. Raises `kernel.answers.IllegalOption`."""

    def order_changes_nothing(self, game: Any) -> bool:
        """Whether an order is asked for that nobody would notice."""

    def play(self, game: Any, option: int) -> None:
        """Apply what stands in a record. Raises `kernel.answers.IllegalOption`."""

    def play_on(self, game: Any, options: Iterable[int], versions: Versions, at: int = 0) -> Iterator[int]:
        """The same of many options, one at each step; how many have been applied by then."""

    def go_by(self, game: Any, changes: Iterable[Change]) -> None:
        """Write into the story that the game goes on by other rules."""

    def reversible(self, game: Any, seat: int) -> str | None:
        """What a seat may take back, as its option was worded."""

    def slipped(self, game: Any, seat: int) -> bool:
        """Whether a seat may take back what is done by one option."""

    def footprint(self, game: Any) -> str:
        """The same for positions that play alike."""

    def record_of(self, setup: Any, seed: int, options: list[int], versions: Versions) -> Record:
        """The record of a game. Raises `kernel.records.BadRecord`."""

    def record_in(self, data: Any) -> Record:
        """A record that was kept as JSON. Raises `kernel.records.BadRecord`."""


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
    """One game; if it cannot be played here, `Played` is not kept."""

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

    @property
    def play(self) -> Play:
        """Its rules, as games are played by them."""

    @property
    def bots(self) -> Bots:
        """Its bots."""


class Played(Game, Protocol):
    """A game that can be played here."""

    @property
    def positions(self) -> Positions:
        """Its positions as text."""

    @property
    def views(self) -> Views:
        """Its positions as people look at them."""

    @property
    def proofs(self) -> Proofs:
        """What shows that its engine is right."""


class UnknownGame(ValueError):
    """No game has this key, or none that can be played; the message says which there are."""


PLAYED: Final[dict[str, Played]] = {game.KEY: game for game in (epic, epic_tcg)}
GAMES: Final[dict[str, Game]] = {**PLAYED}
DEFAULT: Final = epic.KEY


def of(key: str) -> Game:
    """The game of this key. Raises UnknownGame."""
    if key not in GAMES:
        raise UnknownGame(f'No game has the key "{key}". There are {" and ".join(GAMES)}.')
    return GAMES[key]


def played(key: str) -> Played:
    """The game of this key that can be played. Raises UnknownGame."""
    if key not in PLAYED:
        raise UnknownGame(f'No game with the key "{key}" can be played. There are {" and ".join(PLAYED)}.')
    return PLAYED[key]
