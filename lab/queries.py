"""What the page of the bots shows: for each level how it plays, how strong it is and how long it thinks. Reads only."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import ceil, floor
from typing import Protocol

from engine.bots import epic as bots
from engine.bots.epic.data.winning import CALIBRATION, GAMES
from engine.bots.epic.players import LEVELS
from engine.epic.versions import VERSION
from lab.ladder import ANCHOR, ANCHORED, Meeting, Strength, strengths
from lab.playing import ALIGNMENTS, KINDS
from playtest.models import bot_title

STEP = 100  # of strength: the scale begins and ends at one
SECOND = 1000.0  # milliseconds
ABOUT = {level.key: level.about for level in bots.LEVELS}


@dataclass(frozen=True)
class Mark:
    """A strength on the scale of all bots: shares of its length; and where the middle bot stands."""

    of: float
    interval: tuple[float, float]
    anchor: float


class Rate(Protocol):
    """A share of wins in so many games, with its 95% interval."""

    @property
    def of(self) -> float: ...

    @property
    def games(self) -> int: ...

    @property
    def interval(self) -> tuple[float, float]: ...


@dataclass(frozen=True)
class Against:
    """A meeting with a lower level, by the share of wins of the upper one. `is_current`: the engine plays by the same
    rules since."""

    kind: str
    rate: Rate
    date: str
    is_current: bool


@dataclass(frozen=True)
class Opponent:
    """What a lower level is called, and the meetings with it, by the kind of decks."""

    title: str
    met: tuple[Against, ...]


@dataclass(frozen=True)
class Thinking:
    """How long a bot thinks with the kind of decks with which it thinks the longest."""

    usual: str
    slow: str
    kind: str
    compiled: bool


@dataclass(frozen=True)
class Level:
    """A bot of the ladder. `strength` is None while none is known, and so is `thinking`; `lower` is what the next lower
    level is called, "" of the lowest; `against` are the lower levels that it has met, the next one first."""

    bot: str
    title: str
    plays: str
    strength: Strength | None
    mark: Mark | None
    is_anchor: bool
    lower: str
    against: tuple[Opponent, ...]
    thinking: Thinking | None

    @property
    def is_measured(self) -> bool:
        return self.strength is not None or bool(self.against) or self.thinking is not None

    @property
    def met_lower(self) -> bool:
        """Whether it has met the next lower level."""
        return any(one.title == self.lower for one in self.against)


@dataclass(frozen=True)
class Headline:
    """How levels above the middle one fare against it with one kind of decks: what each is called, and the meeting."""

    anchor: str
    kind: str
    met: tuple[tuple[str, Against], ...]


@dataclass(frozen=True)
class Ladder:
    """All levels, the weakest first, and the strengths at which the scale begins and ends; None: none is known.
    `rated`: strengths are measured, and not only who wins against whom. `headline`: what is said first of all; None
    where nothing of it is measured."""

    levels: tuple[Level, ...]
    scale: tuple[int, int] | None
    rated: bool = True
    headline: Headline | None = None


@dataclass(frozen=True)
class Band:
    """So many positions of games that a seat was given about such a chance to win, and the share of them in which it
    won."""

    predicted: float
    seen: float
    positions: int


@dataclass(frozen=True)
class Calibration:
    """How well the chance of winning, by which bots judge positions, was predicted in games that it was not fitted to.
    It was fitted to so many `games` of bots."""

    games: int
    bands: tuple[Band, ...]

    @property
    def positions(self) -> int:
        return sum(one.positions for one in self.bands)

    @property
    def furthest(self) -> int:
        """The largest difference between what was predicted and what was seen, in percent points."""
        return max(round(100 * abs(one.predicted - one.seen)) for one in self.bands)


def calibration() -> Calibration:
    """That of the weights with which bots play."""
    return Calibration(GAMES, tuple(Band(*one) for one in CALIBRATION))


def ladder(meetings: Iterable[Meeting]) -> Ladder:
    """What these meetings say of the bots that there are."""
    met = [one for one in meetings if set(one.bots) <= set(LEVELS) and one.kind in KINDS]
    known = strengths(met)
    scale = _scale(known)
    levels = tuple(_level(bot, at, met, known, scale) for at, bot in enumerate(LEVELS))
    return Ladder(levels, scale, headline=_headline(met))


def _headline(met: Iterable[Meeting]) -> Headline | None:
    """With the decks that people know, where that is measured."""
    above = LEVELS[LEVELS.index(ANCHOR) + 1 :]
    for kind in (ALIGNMENTS, *KINDS):
        found = tuple(
            (bot_title(bot), one) for bot in above for one in _against(bot, ANCHOR, met) if one.kind == KINDS[kind]
        )
        if found:
            return Headline(bot_title(ANCHOR), KINDS[kind], found)
    return None


def _against(bot: str, lower: str, met: Iterable[Meeting]) -> tuple[Against, ...]:
    return tuple(
        Against(KINDS[one.kind], one.seen_by(bot), one.date[:10], one.version == VERSION)
        for kind in KINDS
        for one in met
        if one.key == (frozenset((bot, lower)), kind)
    )


def _level(
    bot: str, at: int, met: list[Meeting], known: Mapping[str, Strength], scale: tuple[int, int] | None
) -> Level:
    strength, lower = known.get(bot), LEVELS[at - 1] if at else ""
    return Level(
        bot=bot,
        title=bot_title(bot),
        plays=ABOUT[bot],
        strength=strength,
        mark=_mark(strength, scale) if strength and scale else None,
        is_anchor=bot == ANCHOR,
        lower=bot_title(lower) if lower else "",
        against=tuple(
            Opponent(bot_title(other), found) for other in reversed(LEVELS[:at]) if (found := _against(bot, other, met))
        ),
        thinking=_thinking(bot, met),
    )


def _scale(known: Mapping[str, Strength]) -> tuple[int, int] | None:
    if not known:
        return None
    low, high = min(one.low for one in known.values()), max(one.high for one in known.values())
    return STEP * floor(low / STEP), STEP * ceil(high / STEP)


def _mark(strength: Strength, scale: tuple[int, int]) -> Mark:
    begin, end = scale
    low, of, high, anchor = (
        (value - begin) / (end - begin) for value in (strength.low, strength.value, strength.high, ANCHORED)
    )
    return Mark(of, (low, high), anchor)


def _thinking(bot: str, met: Iterable[Meeting]) -> Thinking | None:
    paces = [(pace, one) for one in met for who, pace in zip(one.bots, one.paces, strict=True) if who == bot and pace]
    if not paces:
        return None
    pace, one = max(paces, key=lambda found: found[0].slow)
    return Thinking(in_words(pace.usual), in_words(pace.slow), KINDS[one.kind], one.compiled)


def in_words(milliseconds: float) -> str:
    """As in "0.4 ms", "12 ms" and "1.5 seconds"; no less than 0.1 ms, for it is said that none takes longer."""
    if milliseconds >= SECOND:
        return f"{milliseconds / SECOND:.1f} seconds"
    return f"{max(0.1, milliseconds):.1f} ms" if milliseconds < 10 else f"{milliseconds:.0f} ms"
