"""Two decks that meet, as worker processes play them: pairs of games in which each deck starts once, and what is kept
of a game. Loads the engine and no Django, so that it can be sent to another process or another machine.

What a pair brings depends on the decks, the bot, the seed and its number only, and on the game and the version of its
engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.bots.matches import Cards, Match
from engine.games import of
from engine.kernel.scores import Result
from engine.kernel.usage import Usage

FIRST, SECOND = 0, 1  # the sides of a matchup
Deck = tuple[str, ...]  # all its cards by name, in the order in which they are shuffled


class OtherEngine(RuntimeError):
    """A worker has another version of the engine than who asks it; the message says which."""


@dataclass(frozen=True)
class Contender:
    """A deck that meets others: what people call it, its cards, and its deity in a game that has such."""

    name: str
    cards: Deck
    deity: str | None = None


@dataclass(frozen=True)
class CardUse:
    """The turns in which a card was first drawn and first played, as in `engine.kernel.usage.Usage`; None: it was
    not."""

    drawn: int | None
    played: int | None


@dataclass(frozen=True)
class Order:
    """The cards of a deck in the order in which it drew and played them, with their turns, as in
    `engine.kernel.usage.Usage`."""

    draws: tuple[tuple[str, int | None], ...]
    plays: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class GamePlayed:
    """A game of a matchup. `winner` is the place of the deck that won, 0 or 1 (None: a draw); `reason` the engine's
    word for how it ended; `turns` are counted for both players together. Where the first deck was watched, `cards` are
    those that it drew or played, by name, and `order` says in which order; None where nobody noted it."""

    winner: int | None
    reason: str
    turns: int
    cards: dict[str, CardUse]
    order: Order | None = None

    @property
    def points(self) -> float:
        """What it counts for the first deck: 1 for a win, half for a draw."""
        return 0.5 if self.winner is None else 1.0 - self.winner


PairPlayed = tuple[GamePlayed, GamePlayed]  # the first deck starts the first of them


def score_of(pair: Sequence[GamePlayed]) -> float:
    """The mean of both games for the first deck: 0, 0.25, 0.5, 0.75 or 1."""
    return sum(game.points for game in pair) / len(pair)


@dataclass(frozen=True)
class Matchup:
    """Two decks of a game, which has this key, the bot that plays both, and a seed. `version` is that of the engine of
    who asks. With `watched` it is kept when the first deck drew and played its cards."""

    decks: tuple[Contender, Contender]
    bot: str
    seed: int
    game: str
    version: int
    watched: bool = False

    @property
    def match(self) -> Match:
        """What plays its games. Raises what `engine.games.Bots.match` does, such as `UnknownBot`."""
        lists, deities = [Cards(deck.cards) for deck in self.decks], [deck.deity for deck in self.decks]
        chosen = {"deities": deities} if any(deities) else {}
        return of(self.game).bots.match(lists, [self.bot] * 2, self.seed, **chosen)

    def play(self, number: int) -> PairPlayed:
        """Pair `number`, from 0. Raises OtherEngine where this process has another version of the engine."""
        if self.watched:
            return self.watch(number)[0]
        self._check_version()
        match = self.match
        one, two = (match.play(game) for game in _games_of(number))
        return _game(one), _game(two)

    def watch(self, number: int) -> tuple[PairPlayed, PairPlayed]:
        """Pair `number` as the first deck sees it and as the second does, each with the turns in which it drew and
        played its cards: of both the game comes first in which the deck starts. Raises as `play`."""
        self._check_version()
        match = self.match
        (one, mine_one), (two, mine_two) = (match.watch(game) for game in _games_of(number))
        first = _game(one, mine_one[FIRST]), _game(two, mine_two[FIRST])
        second = _game(_turned(two), mine_two[SECOND]), _game(_turned(one), mine_one[SECOND])
        return first, second

    def _check_version(self) -> None:
        own = of(self.game).play.VERSION
        if self.version != own:
            raise OtherEngine(
                f"A worker has version {own} of the engine, and version {self.version} is asked for. Give all "
                "machines the same version of Fourfold, and start their workers again."
            )


def _games_of(number: int) -> tuple[int, int]:
    """The numbers of the games of a pair: the first deck starts the first of them."""
    return 2 * number, 2 * number + 1


def _turned(result: Result) -> Result:
    """The same for the other side."""
    return result if result.winner is None else replace(result, winner=1 - result.winner)


def _game(result: Result, usage: Usage | None = None) -> GamePlayed:
    """What is kept of a game, and of the cards of a deck that was watched."""
    if usage is None:
        return GamePlayed(result.winner, result.reason, result.turns, {})
    names = sorted({*usage.drawn, *usage.played})
    cards = {name: CardUse(usage.drawn.get(name), usage.played.get(name)) for name in names}
    return GamePlayed(result.winner, result.reason, result.turns, cards, Order(usage.draws, usage.plays))
