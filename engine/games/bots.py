"""The bots of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from engine.bots.advising import Advice
from engine.bots.contrast import Coach
from engine.bots.decks import Build, Valuing
from engine.bots.epic.rating import Ratings
from engine.bots.halving import Thought
from engine.bots.levels import Level
from engine.bots.matches import Match, Option
from engine.bots.observing import Chooser, Observed
from engine.bots.pickers import Contest, Picker
from engine.bots.review import Review
from engine.kernel.random import Rng


@runtime_checkable
class Searcher(Protocol):
    """A bot that searches. `thought` tells of its last choice, None where that needed no search."""

    thought: Thought | None

    def choose(self, observation: Any, rng: Rng) -> int:
        """As any `bots.observing.Chooser`."""


class Bots(Protocol):
    """Players that see what their seat may see, and nothing else. A choice of a bot is
    `bot(key).choose(observe(position, seat), rng)`: an option of the decision that waits in that position for that
    seat; the same position and the same random numbers give the same one."""

    @property
    def LEVELS(self) -> Sequence[Level]:  # noqa: N802
        """All of them: those who play to win, the weakest first, then the one that chooses by chance."""

    @property
    def SECONDS(self) -> Mapping[str, float]:  # noqa: N802
        """About how long a game of two bots of each level takes on one core, in seconds, by their keys: for whoever
        must know how long to wait."""

    @property
    def USUAL(self) -> str:  # noqa: N802
        """The key of the one that is offered first."""

    def bot(self, key: str, enough: Callable[[], bool] = ...) -> Chooser[Any]:
        """The bot of this level. One that searches is a Searcher: it asks now and then whether it is `enough`, and then
        takes what seems best so far. Raises `bots.levels.UnknownBot`."""

    def observe(self, position: Any, seat: int) -> Observed[Any]:
        """What a bot may see of a position in which this seat decides."""

    def hint(self, observation: Any, rng: Rng, enough: Callable[[], bool]) -> Advice:
        """What a bot thinks of the choice that waits, for a person who practises. Asked for only where the game has
        `play.PRACTICE`, of two players."""

    def can_weigh(self, position: Any, chosen: Sequence[int]) -> bool:
        """Whether it can be found out what these options cost, one answer of a page to the decision that waits. Asked
        for only with PRACTICE."""

    def weigh(self, observation: Any, rng: Rng, chosen: Sequence[int], enough: Callable[[], bool]) -> Review | None:
        """What such a choice costs; None where that was not found out before it was enough, and where nothing else
        could be chosen. Asked for only with PRACTICE, of two players."""

    @property
    def COACH(self) -> Coach[Any]:  # noqa: N802
        """What the coach goes by, which looks at games that are over. Asked for only where the game has `play.COACH`,
        of two players."""

    def win_chance(self, position: Any, seat: int) -> float:
        """How likely this seat wins, from 0 to 1, by what it knows, where a turn begins or the game is over. Asked for
        only where the game has `play.CHANCES`, of two players."""

    def is_lost(self, observation: Any, rng: Rng) -> bool:
        """Whether this seat, whose turn has just begun, hardly ever wins any more; never among more than two players,
        where that is not known. Asked for only where the game has `play.CONCESSIONS`."""

    @property
    def READY(self) -> Sequence[str]:  # noqa: N802
        """Decks that bots play where nobody gives any, by name: ready-made, or dealt anew for each pair of games."""

    @property
    def OPTIONS(self) -> Sequence[Option]:  # noqa: N802
        """What can be chosen of their matches."""

    def match(self, decks: Sequence[str | Any], bots: Sequence[str], seed: int, **chosen: Any) -> Match:
        """Games between bots by their keys, two or more: with decks of READY, lists that `parse` read or
        `bots.matches.Cards`, and what is `chosen` of OPTIONS by name, None being no choice. Raises ValueError with a
        sentence: `bots.matches.BadMatch`, `UnknownBot`, or what the rules refuse."""

    @property
    def PICKERS(self) -> Sequence[str]:  # noqa: N802
        """The draft bots by name, which pods and logs store: the usual one first, the one that picks by chance last."""

    def picker(self, name: str, key: str) -> Picker:
        """The draft bot of this name in drafts of a limited format. Raises `bots.levels.UnknownBot`."""

    @property
    def PARTS(self) -> Mapping[str, str]:  # noqa: N802
        """What the score is made of that draft bots give to a card, in the order of a table: the parts by name, with
        what each means in a sentence. Empty where draft bots keep no score; then nobody advises on picks, and
        no pick has a price."""

    @property
    def POINT(self) -> str:  # noqa: N802
        """What a point of such a score means, in a sentence."""

    def best_picker(self, key: str) -> str:
        """The name of the draft bot that drafts best in a limited format."""

    def ratings(self, name: str, key: str) -> Ratings | None:
        """What each card is rated in a limited format by the draft bot of this name, in points that games have
        measured. By these the strength of a card is said in games; None, and it is not, where nothing was measured."""

    @property
    def RATING(self) -> Mapping[str, float]:  # noqa: N802
        """How good each card of decks is on its own, by name: more is better, in a unit of the game's own. For whoever
        chooses among cards that would do equally well."""

    @property
    def RATING_POINT(self) -> float:  # noqa: N802
        """About how many games of a hundred more somebody wins who draws a card that is rated 1 higher."""

    def valuing(self) -> Valuing:
        """What counts the cards of a deck and says what others would bring to it, in the unit of RATING."""

    def best_first(self, name: str, key: str) -> Sequence[str]:
        """All cards of decks in the order in which the draft bot of this name thinks of each alone in a limited
        format; equal ones by name."""

    def reasons(self, name: str) -> Mapping[str, tuple[str, str]]:
        """Of parts of what a card brings to a deck beside its rating, two sentences each: what speaks for the card in
        the deck, and what against one that is left out. The names of these parts are those in a `Build`."""

    def build(self, pool: Sequence[str], size: int, name: str, key: str, others: Sequence[str] = ()) -> Build:
        """The deck of this size that the builder makes of a pool of a limited format, by what the draft bot of this
        name goes by; `others` are cards that are valued only. Raises `bots.decks.SmallPool`."""

    def shares(self, pool: Sequence[str], players: int, size: int, name: str, key: str) -> list[list[str]]:
        """A pool divided among the players of a team for decks of this size, by the same. Raises
        `bots.decks.SmallPool`."""

    def builds(self, draft: Any, names: Sequence[str]) -> list[Build]:
        """The decks that the builder makes of the pools of a draft that is over, of the least size that its format
        allows, seat by seat; by what the draft bots of these names go by. Raises `bots.decks.SmallPool`."""

    def contest(self, setup: Any, players: tuple[str, str], seed: int) -> Contest:
        """Games of the decks of two draft bots who sit at the same tables."""
