"""What the games of a trial say: who won, how long it took, and how each card fared. Pure functions of stored pairs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import mean, median

from engine.kernel.scores import paired_interval, wilson
from playtest.trials.playing import GameData

MOST_STEPS = 16  # into which lengths of games are told apart
FEW = 30  # games: a rate of fewer tells next to nothing
Pair = tuple[int, Sequence[GameData]]  # its number, and its two games


@dataclass(frozen=True)
class Rate:
    """So many wins of so many games, a draw being half of one, and the 95% interval of the true rate; `of` is None
    without games."""

    wins: float
    games: int
    interval: tuple[float, float]

    @property
    def of(self) -> float | None:
        return self.wins / self.games if self.games else None

    @property
    def is_few(self) -> bool:
        return self.games < FEW


@dataclass(frozen=True)
class Score:
    """Games against one deck, or against all (`name` is ""), with the rates of wins when this side or the other one
    started."""

    name: str
    wins: int
    losses: int
    draws: int
    rate: Rate
    starting: Rate
    following: Rate

    @property
    def games(self) -> int:
        return self.wins + self.losses + self.draws


@dataclass(frozen=True)
class Step:
    """Games of so many turns, and how many they are in percent of the most."""

    turns: str
    games: int
    percent: int


@dataclass(frozen=True)
class Length:
    """Turns of both sides together."""

    mean: float
    median: float
    shortest: int
    longest: int
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class CardRow:
    """How a card fared: in how many games it was drawn and played, and how the deck did then, and without it."""

    name: str
    copies: int
    games: int
    drawn: Rate
    undrawn: Rate
    played: Rate

    @property
    def drawn_share(self) -> float:
        return self.drawn.games / self.games if self.games else 0.0

    @property
    def played_share(self) -> float:
        return self.played.games / self.games if self.games else 0.0

    @property
    def gain(self) -> float | None:
        """How much better the deck did in games in which it was drawn; None where one of both is missing."""
        drawn, undrawn = self.drawn.of, self.undrawn.of
        return None if drawn is None or undrawn is None else drawn - undrawn


@dataclass(frozen=True)
class Report:
    """All that is told of a trial. `capped` games were ended by a limit of the engine and count as draws."""

    score: Score
    opponents: tuple[Score, ...]
    length: Length | None
    capped: int
    cards: tuple[CardRow, ...]


def report(pairs: Iterable[Pair], cards: Mapping[str, int], opponents: Sequence[str]) -> Report:
    """Of stored pairs, the tried-out deck as a count by name, and the names of the opponents in their order."""
    played = list(pairs)
    games = [game for _, both in played for game in both]
    by_opponent: list[list[Pair]] = [[] for _ in opponents]
    for number, both in played:
        by_opponent[number % len(opponents)].append((number, both))
    return Report(
        score=_score("", played),
        opponents=tuple(_score(name, of) for name, of in zip(opponents, by_opponent, strict=True)),
        length=_length([game["turns"] for game in games]),
        capped=sum(1 for game in games if game["capped"]),
        cards=_cards(games, cards),
    )


def points(game: GameData) -> float:
    """What a game counts: 1 for a win, half for a draw."""
    return 0.5 if game["won"] is None else float(game["won"])


def _score(name: str, pairs: Sequence[Pair]) -> Score:
    games = [game for _, both in pairs for game in both]
    wins = sum(1 for game in games if game["won"])
    draws = sum(1 for game in games if game["won"] is None)
    interval = paired_interval([mean(map(points, both)) for _, both in pairs])
    return Score(
        name=name,
        wins=wins,
        losses=len(games) - wins - draws,
        draws=draws,
        rate=Rate(wins + draws / 2, len(games), interval),
        starting=_rate([both[0] for _, both in pairs]),
        following=_rate([both[1] for _, both in pairs]),
    )


def _rate(games: Sequence[GameData]) -> Rate:
    wins = sum(map(points, games))
    return Rate(wins, len(games), wilson(wins, len(games)))


def _length(turns: Sequence[int]) -> Length | None:
    if not turns:
        return None
    first, last = min(turns), max(turns)
    width = 1 + (last - first) // MOST_STEPS  # turns that share a step
    counts = [
        (begins, sum(1 for one in turns if begins <= one < begins + width)) for begins in range(first, last + 1, width)
    ]
    most = max(count for _, count in counts)
    steps = [
        Step(str(begins) if width == 1 else f"{begins} to {begins + width - 1}", count, 100 * count // most)
        for begins, count in counts
    ]
    return Length(mean(turns), median(turns), first, last, tuple(steps))


def _cards(games: Sequence[GameData], cards: Mapping[str, int]) -> tuple[CardRow, ...]:
    return tuple(
        card_row(name, cards[name], [(place, game) for game in games]) for place, name in enumerate(sorted(cards))
    )


def card_row(name: str, copies: int, games: Sequence[tuple[int, GameData]]) -> CardRow:
    """How a card fared in games, each with the card's place among the sorted names of its trial."""
    drawn = [game for place, game in games if place in game["drawn"]]
    undrawn = [game for place, game in games if place not in game["drawn"]]
    played = [game for place, game in games if place in game["played"]]
    return CardRow(name, copies, len(games), _rate(drawn), _rate(undrawn), _rate(played))


# --- order -----------------------------------------------------------------------------------------------------------

ORDERS = {
    "name": "Card",
    "drawn": "Drawn",
    "played": "Played",
    "with": "Won when drawn",
    "won": "Won when played",
    "gain": "Difference",
}


def in_order(rows: Sequence[CardRow], order: str) -> list[CardRow]:
    """Rows by one of ORDERS, the highest first; those that have no such number come last."""
    if order == "name":
        return list(rows)
    number: Callable[[CardRow], float | None] = {
        "drawn": lambda row: row.drawn_share,
        "played": lambda row: row.played_share,
        "with": lambda row: row.drawn.of,
        "won": lambda row: row.played.of,
        "gain": lambda row: row.gain,
    }[order]
    return sorted(rows, key=lambda row: (number(row) is None, -(number(row) or 0.0), row.name))
