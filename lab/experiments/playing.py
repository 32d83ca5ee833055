"""What worker processes do for experiments, and how what came of it is written: blocks of pairs of games, of which both
decks are watched. Loads the engine and no Django."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from lab.matchups import FIRST, GamePlayed, Matchup, PairPlayed
from lab.storing import order_data, read_order, read_uses, uses_data

BothViews = tuple[PairPlayed, PairPlayed]  # a pair as each of the two decks sees it


@dataclass(frozen=True)
class Block:
    """Pairs of these numbers of a matchup of an experiment, ready to be played."""

    slug: str
    place: int
    numbers: tuple[int, ...]
    matchup: Matchup


@dataclass(frozen=True)
class BlockPlayed:
    """The pairs of a block by their numbers, and the seconds that they took."""

    pairs: Mapping[int, BothViews]
    seconds: float


def play(block: Block) -> BlockPlayed:
    """All its pairs, one after the other."""
    began = time.perf_counter()
    pairs = {number: block.matchup.watch(number) for number in block.numbers}
    return BlockPlayed(pairs, round(time.perf_counter() - began, 3))


# --- as JSON ---------------------------------------------------------------------------------------------------------


def games_data(pair: PairPlayed) -> list[list[object]]:
    """Both games as [winner, reason, turns]."""
    return [[game.winner, game.reason, game.turns] for game in pair]


def cards_data(views: BothViews, names: Sequence[Sequence[str]]) -> list[list[object]]:
    """By side, for both games as that side sees them: the cards that were drawn and played, by their places among the
    `names` of its deck."""
    return [[uses_data(game.cards, own) for game in pair] for pair, own in zip(views, names, strict=True)]


def orders_data(views: BothViews, names: Sequence[Sequence[str]]) -> list[list[object]]:
    """By side, for both games, in which order it drew and played them, in the same way; None where nobody noted it."""
    return [
        [game.order and order_data(game.order, own) for game in pair] for pair, own in zip(views, names, strict=True)
    ]


def read_pair(games: Sequence[Sequence[Any]]) -> PairPlayed:
    """The first deck's view of a pair, without cards."""
    one, two = (GamePlayed(winner, reason, turns, {}) for winner, reason, turns in games)
    return one, two


def seen_by(
    side: int,
    pair: PairPlayed,
    cards: Sequence[Sequence[Any]],
    orders: Sequence[Sequence[Any]] | None,
    names: Sequence[str],
) -> PairPlayed:
    """A pair that was read, as the deck of this side sees it, with its cards and their order, where it was noted."""
    games = pair if side == FIRST else (_turned(pair[1]), _turned(pair[0]))
    noted = [said and read_order(said, names) for said in orders[side]] if orders else [None, None]
    one, two = (
        replace(game, cards=read_uses(uses, names), order=order)
        for game, uses, order in zip(games, cards[side], noted, strict=True)
    )
    return one, two


def _turned(game: GamePlayed) -> GamePlayed:
    return game if game.winner is None else replace(game, winner=1 - game.winner)
