"""How often decks win in which a card was drawn, or played: counted in games of bots with drafted decks, by format.

Pure functions but for `stored` and `store`, which read and write a file. `manage.py rates` plays and stores; the pages
of cards read. What is drawn is not by chance alone: whoever is ahead may have drawn more, and a card is drawn by the
decks that picked it. So a rate says how a card fared, and is best read beside those of others.

How good the card itself is can be told from the same decks with and without it: chance alone says whether it lies among
the first cards of a shuffled deck or further down. Both are counted for draft bots (`manage.py ratings`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from engine import games
from engine.kernel.scores import wilson
from gate.files import replace_text

FILE: Final = Path(__file__).parent / "data" / "rates.json"
ASKED: Final = ("format", "seats", "bot", "seed", "version")  # what games are played depends on
KINDS: Final = ("drawn", "played", "early", "late")  # of rates, as they are stored for each card
FEW: Final = 100  # games, below which a rate says little


class BadRates(ValueError):
    """A file of rates that cannot be read; the message says why."""


@dataclass(frozen=True)
class Drawn:
    """A game: the side that won, None if nobody did, and by side the names of the cards that were drawn and that were
    played, each once; all names of the deck, and those of its first cards as it was shuffled."""

    winner: int | None
    drawn: tuple[tuple[str, ...], tuple[str, ...]]
    played: tuple[tuple[str, ...], tuple[str, ...]]
    decks: tuple[tuple[str, ...], tuple[str, ...]]
    first: tuple[tuple[str, ...], tuple[str, ...]]


@dataclass(frozen=True)
class Rate:
    """So many `games`, and how many of them were `won`."""

    games: int = 0
    won: int = 0

    @property
    def of(self) -> float | None:
        """The share that was won; None without games."""
        return self.won / self.games if self.games else None

    @property
    def interval(self) -> tuple[float, float]:
        """It holds the true rate with 95% (Wilson)."""
        return wilson(self.won, self.games)

    @property
    def is_few(self) -> bool:
        return self.games < FEW

    def with_one(self, *, won: bool) -> Rate:
        return Rate(self.games + 1, self.won + won)


@dataclass(frozen=True)
class CardRate:
    """How decks fared when they drew a card, and when they played it; and those that had it, when it lay `early` among
    their first cards, and when it lay `late`, further down."""

    drawn: Rate = field(default_factory=Rate)
    played: Rate = field(default_factory=Rate)
    early: Rate = field(default_factory=Rate)
    late: Rate = field(default_factory=Rate)

    def with_one(self, kind: str, *, won: bool) -> CardRate:
        """The same with a game more of one of these."""
        return replace(self, **{kind: getattr(self, kind).with_one(won=won)})


@dataclass(frozen=True)
class FormatRates:
    """What was counted in so many `games` of a draft format. `date` is ISO 8601, UTC; `version` the engine's; `cards`
    by name."""

    format: str
    seats: int
    bot: str
    seed: int
    version: int
    date: str
    games: int = 0
    cards: Mapping[str, CardRate] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What people call the format."""
        return games.of(games.DEFAULT).limited.BY_KEY[self.format].name

    def goes_on(self, other: FormatRates) -> bool:
        """Whether games of the other one are the next games of this one."""
        return all(getattr(self, name) == getattr(other, name) for name in ASKED)

    def with_games(self, games: Iterable[Drawn], date: str) -> FormatRates:
        """The same with these games as well, played until then. Each side counts for itself; a game that nobody won
        counts for nobody."""
        cards, count = dict(self.cards), self.games
        for game in games:
            count += 1
            if game.winner is None:
                continue
            for side in (0, 1):
                won, early = game.winner == side, set(game.first[side])
                late = set(game.decks[side]) - early
                kinds = {"drawn": game.drawn[side], "played": game.played[side], "early": early, "late": late}
                for kind, names in kinds.items():
                    for name in names:
                        cards[name] = cards.get(name, CardRate()).with_one(kind, won=won)
        return replace(self, date=date, games=count, cards=cards)


def stored(path: Path) -> dict[str, FormatRates]:
    """The rates of a file by format; none where there is no file. Raises BadRates."""
    try:
        return {one["format"]: _read(one) for one in json.loads(path.read_text(encoding="utf-8"))["formats"]}
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadRates(f"The file {path} holds no rates of cards that can be read: {error!r}.") from None


def store(path: Path, rates: Mapping[str, FormatRates]) -> None:
    """Write them to a file, each card in a line."""
    formats = ",\n".join(_written(one) for _, one in sorted(rates.items()))
    replace_text(path, f'{{"formats": [\n{formats}\n]}}\n')


def _written(rates: FormatRates) -> str:
    said = {name: getattr(rates, name) for name in (*ASKED, "date", "games")}
    cards = ",\n".join(
        f"{json.dumps(name)}: {[[getattr(one, kind).games, getattr(one, kind).won] for kind in KINDS]}"
        for name, one in sorted(rates.cards.items())
    )
    return json.dumps(said).removesuffix("}") + f', "cards": {{\n{cards}\n}}}}'


def _read(said: dict[str, Any]) -> FormatRates:
    cards = {
        name: CardRate(**{kind: Rate(*rate) for kind, rate in zip(KINDS, kept, strict=True)})
        for name, kept in said["cards"].items()
    }
    return FormatRates(**{**said, "cards": cards})


def rates_of(name: str) -> list[tuple[FormatRates, CardRate]]:
    """How a card fared, by format, most games first; only where it was drawn."""
    try:
        changed = FILE.stat().st_mtime_ns
    except FileNotFoundError:
        return []
    found = [(one, one.cards[name]) for one in _kept(FILE, changed).values() if name in one.cards]
    return sorted(((one, rate) for one, rate in found if rate.drawn.games), key=lambda pair: -pair[0].games)


@lru_cache(maxsize=1)
def _kept(path: Path, changed: int) -> dict[str, FormatRates]:
    """As they are stored since the file has `changed`."""
    return stored(path)
