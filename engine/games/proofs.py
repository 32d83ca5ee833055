"""What shows that the engine of a game is right. A position is one that `Positions.read` or `Proofs.game_of` made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from engine.kernel.fuzz import Broken
from engine.kernel.perft import Case


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
