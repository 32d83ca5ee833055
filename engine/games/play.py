"""Games as they are played, at tables and by whoever names no game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Protocol, Self

from engine.kernel.answers import Reason
from engine.kernel.multiplayer import MultiplayerFormat, MultiplayerRules
from engine.kernel.random import Rng
from engine.kernel.records import Versions
from engine.kernel.versions import Change, History
from engine.kernel.windows import Stop, Window

# what a game may have for its tables beyond what every game has
FORECASTS: Final = "forecasts"  # `forecast` says what comes of a battle
WARNINGS: Final = "warnings"  # `warning` says what somebody would hardly want
PRACTICE: Final = "practice"  # hints and warnings of bots that search
CHANCES: Final = "chances"  # of winning, over a game that is over
CONCESSIONS: Final = "concessions"  # of bots whose game is lost
THOUGHTS: Final = "thoughts"  # of bots that search, in words, over a game that is over
COACH: Final = "coach"  # which looks at a game that is over
BEGUN_POSITIONS: Final = "begun positions"  # a game may begin in a position in notation
LOSER_STARTS: Final = "loser starts"  # of more than two, too, who was first to lose a game says who starts the next one


class Position(Protocol):
    """A game between two choices, as whoever names no game reads it; see `kernel.position`. `journal` holds what has
    happened, `begun` where the last sequence of actions began that may be taken back."""

    choices: int
    reason: int
    seat: int
    kind: int
    turn: int
    active: int
    setup: Any
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
    def MULTIPLAYER(self) -> Sequence[MultiplayerFormat]:  # noqa: N802
        """What more than two can play."""

    @property
    def MULTIPLAYER_RULES(self) -> MultiplayerRules:  # noqa: N802
        """The same for the page of formats."""

    @property
    def RULES_OF(self) -> Sequence[str]:  # noqa: N802
        """The years by whose rules it can be played, the usual one first; a setup names one in its field `rules_of`.
        None where there is no choice."""

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

    def setup_at(self, position: str, /) -> Any:
        """The setup of a game that begins in a position in notation. Raises `kernel.notation.BadNotation`, always
        without BEGUN_POSITIONS."""

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

    def in_play(self, game: Any) -> int:
        """How much is in play: what looks at each other takes long to find out where it is much."""

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

    @property
    def ENDINGS(self) -> Mapping[str, str]:  # noqa: N802
        """By what games of two bots end, in two or three words, as in "by health": by the reason of a result."""

    def determinize(self, game: Any, seat: int, rng: Rng) -> Any:
        """A full game that this seat could be in; None where there is none to tell of, because another player chooses
        among cards that this seat may not know."""

    def plan(self, game: Any, choice: Mapping[str, object]) -> list[int]:
        """The options of an answer of several picks or amounts. Raises `kernel.answers.IllegalOption`."""

    def why_not(self, game: Any, seat: int, ref: str) -> Reason | None:
        """Why a seat cannot choose a thing; None when it can. Raises `kernel.answers.IllegalOption`."""

    def warning(self, game: Any, seat: int, chosen: Sequence[int]) -> str | None:
        """What this seat would hardly want about such a choice, in a sentence; None without WARNINGS."""

    def forecast(self, game: Any, seat: int, chosen: Sequence[int]) -> Any:
        """What comes of the battle with these attackers or blockers; None where there is nothing to tell, and without
        FORECASTS. Raises `kernel.answers.IllegalOption`."""

    def in_words(self, game: Any, option: int, refs: Sequence[int]) -> str:
        """What would be done by an option of the decision, or where a set of objects is picked by picking these, as
        the player who is asked reads it: an idea of a bot that searches. Asked for only with THOUGHTS."""

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
