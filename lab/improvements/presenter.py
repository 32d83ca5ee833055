"""How pages show the way of an improvement: attempts with their swaps and gains, what goes on, and the deck before and
after. Pure."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from engine.games import Game
from lab.gains import Gain
from lab.improving import (
    GAMES_USED_UP,
    KEPT,
    LOST_RACE,
    MISSES,
    NOTHING_HELD,
    NOTHING_TO_TRY,
    REFUSED,
    Arm,
    Attempt,
    Way,
)  # fmt: skip
from lab.swaps import Swap

SMALLEST_SCALE: Final = 5  # points to each side of 0 in pictures of gains
VERDICTS: Final = {KEPT: "kept", REFUSED: "refused", LOST_RACE: "nothing to confirm"}
WHY: Final = {
    KEPT: "It holds in fresh games, so the next attempt begins with this deck.",
    REFUSED: "Fresh games did not show a gain, so the deck stays as it was.",
    LOST_RACE: "No package did better than the deck as it was, so none went on to fresh games.",
}
ENDED: Final = {
    NOTHING_HELD: f"{MISSES} attempts in a row did not hold, so it ended.",
    NOTHING_TO_TRY: "No legal swap promises anything, so there was nothing to try.",
    GAMES_USED_UP: "The games that could be played are used up.",
}
STEPS: Final = {
    "screening": "Before attempt {}: decks with cards exchanged by chance play, to learn what cards are worth.",
    "race": "Attempt {}: packages of swaps race against each other and against the deck as it is.",
    "confirmation": "Attempt {}: the best package and the deck as it is play fresh games.",
    "final": "The end: the deck as it was and the deck as it is now play fresh games.",
}
_STAGE = re.compile(r"([a-z]+)(?: (\d+))?")


@dataclass(frozen=True)
class GainShown:
    """A gain in points, and where it and its interval lie in a picture, as shares of its width."""

    games: int
    of: str
    low: str
    high: str
    place: float
    low_place: float
    high_place: float
    is_shown: bool


@dataclass(frozen=True)
class SwapShown:
    """So many copies of a card for as many of another."""

    copies: int
    cut: str
    add: str


@dataclass(frozen=True)
class ArmShown:
    """A package in a race; `games` are those that it played."""

    swaps: tuple[SwapShown, ...]
    size: int
    games: int
    seemed: str


@dataclass(frozen=True)
class AttemptShown:
    """An attempt with what was tried in the end, and its race."""

    number: int
    verdict: str
    is_kept: bool
    why: str
    swaps: tuple[SwapShown, ...]
    size: int
    gain: GainShown | None
    arms: tuple[ArmShown, ...]


@dataclass(frozen=True)
class Decks:
    """The deck before and after: cards with their copies that only one of them has and that both have, the most
    expensive first; and how many swaps lie between them."""

    out: tuple[tuple[str, int], ...]
    come: tuple[tuple[str, int], ...]
    both: tuple[tuple[str, int], ...]
    same: int
    swaps: int


def points(difference: float) -> str:
    """A difference of win chances in points, as in "+4.2" and "−0.3"."""
    text = f"{100 * difference:+.1f}".replace("-", "−")
    return "0.0" if text in ("+0.0", "−0.0") else text


def step_of(stage: str) -> str:
    """What goes on, in a sentence; `stage` is the name of the stage that is played."""
    found = _STAGE.fullmatch(stage)
    if found is None:
        return "The first packages of swaps are put together."
    return STEPS[found[1]].format(found[2])


def scale_of(way: Way, more: Gain | None = None) -> int:
    """Points to each side of 0 in the pictures of all gains of a way, and of one more."""
    gains = [one for one in (*(attempt.gain for attempt in way.attempts), way.gain, more) if one]
    largest = max((100 * abs(bound) for one in gains for bound in one.interval), default=0)
    return max(SMALLEST_SCALE, 5 * ceil(largest / 5))


def gain_shown(gain: Gain, scale: int) -> GainShown:
    low, high = gain.interval
    place, low_place, high_place = (min(1.0, max(0.0, 0.5 + 50 * one / scale)) for one in (gain.of, low, high))
    return GainShown(
        gain.games, points(gain.of), points(low), points(high), place, low_place, high_place, is_shown=low > 0
    )


def attempts_shown(way: Way, games_of_a_round: int, scale: int) -> list[AttemptShown]:
    """The latest first."""
    return [_attempt(one, scale, games_of_a_round) for one in reversed(way.attempts)]


def _attempt(one: Attempt, scale: int, games_of_a_round: int) -> AttemptShown:
    return AttemptShown(
        number=one.number,
        verdict=VERDICTS[one.verdict],
        is_kept=one.verdict == KEPT,
        why=WHY[one.verdict],
        swaps=swaps_shown(one.swaps),
        size=len(one.swaps),
        gain=gain_shown(one.gain, scale) if one.gain else None,
        arms=tuple(_arm(arm, games_of_a_round) for arm in one.arms),
    )


def _arm(arm: Arm, games_of_a_round: int) -> ArmShown:
    return ArmShown(swaps_shown(arm.swaps), len(arm.swaps), arm.rounds * games_of_a_round, points(arm.seemed))


def swaps_shown(swaps: Sequence[Swap]) -> tuple[SwapShown, ...]:
    """Those of the same cards together, in the order in which they come first."""
    return tuple(SwapShown(copies, swap.cut, swap.add) for swap, copies in Counter(swaps).items())


def decks_shown(game: Game, before: Sequence[str], after: Sequence[str]) -> Decks:
    one, two = Counter(before), Counter(after)
    out, come, both = one - two, two - one, one & two
    return Decks(_in_order(game, out), _in_order(game, come), _in_order(game, both), both.total(), out.total())


def _in_order(game: Game, cards: Counter[str]) -> tuple[tuple[str, int], ...]:
    """Cards that cost something first."""
    construction = game.construction

    def is_free(name: str) -> bool:
        return not construction.in_decks(name) or construction.entry(name).free

    return tuple(sorted(cards.items(), key=lambda card: (is_free(card[0]), card[0])))
