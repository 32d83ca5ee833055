"""Sample hands, dealt by the engine of the game itself. The address of a sample shows it again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from decks.study.odds import fewest
from engine import games
from engine.kernel.hands import Sample

SEEDS = 1 << 32


def sample(
    cards: Mapping[str, int],
    seed: int,
    *,
    first: bool,
    back: Sequence[int] | None = None,
    turn: int = 0,
    game: str,
) -> Sample:
    """As `Dealer.sample` says, of a count by name."""
    study = games.of(game).study
    assert sum(cards.values()) >= fewest(game), "this deck is too small"
    assert 0 <= turn <= study.LAST_DEALT, "nobody could choose what to discard"
    deck = tuple(name for name, count in sorted(cards.items()) for _ in range(count))
    return study.DEALER.sample(deck, seed, first=first, back=back, turn=turn)
