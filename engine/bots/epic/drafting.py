"""Whole drafts by pickers, and contests between two of them: the decks that each drafts and the builder builds meet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.bots import pickers
from engine.bots.epic.building import Build, build, shares
from engine.bots.epic.match import player
from engine.bots.epic.picking import picker
from engine.bots.epic.rating import Ratings, ratings_of
from engine.bots.pickers import play_on
from engine.bots.scoring import Score
from engine.epic import Setup as GameSetup
from engine.epic.limited import Draft, Setup
from engine.epic.simulation import play_game
from engine.kernel.scores import Result, starts
from engine.limited import new_draft, pools

__all__ = ["Contest", "builds", "explained", "play", "play_on"]


def play(setup: Setup, seed: int, players: Sequence[str]) -> Draft:
    """A draft from its beginning to its end; `players` are names of pickers by seat. Raises BadSetup.

    Each picker sees its seat's view only and has random numbers of its own.
    """
    draft = new_draft(setup, seed)
    play_on(draft, [picker(name, setup.format) for name in players])
    return draft


def explained(draft: Draft, players: Sequence[str]) -> list[list[Score]]:
    """For each pick of a draft, the scores that its picker gave to all options of the question."""
    return pickers.explained(draft, [picker(name, draft.setup.format) for name in players])


def builds(draft: Draft, ratings: Sequence[Ratings]) -> list[Build]:
    """The deck that the builder makes of each pool, by the ratings of its seat, of the least size that the format
    allows; of a pool that a team shares, of each player's share, which go by the ratings of the first one."""
    least, team, found = draft.setup.procedure.deck_format.least, draft.setup.team, list[Build]()
    for first, pool in enumerate(pools(draft)):
        if first % team == 0:
            divided = shares(pool, ratings[first], team, least)
            found += [build(share, ratings[first + at], least) for at, share in enumerate(divided)]
    return found


@dataclass(frozen=True)
class Contest:
    """Two pickers at the same tables, every other seat each. Neighbours then play a pair of games with their decks,
    each starting once; greedy bots play for them."""

    setup: Setup
    players: tuple[str, str]
    seed: int

    def play(self, number: int) -> Result:
        """Game `number`: it depends on nothing that was played before. Side 0 is the first picker's."""
        pairs = self.setup.seats // 2
        table, pair = divmod(number // 2, pairs)
        swapped = table % 2
        names = [self.players[(seat + swapped) % 2] for seat in range(self.setup.seats)]
        ratings = [ratings_of(name, self.setup.format) for name in names]
        decks = [one.deck for one in builds(play(self.setup, self.seed + table, names), ratings)]
        mine, theirs = decks[2 * pair + swapped], decks[2 * pair + 1 - swapped]
        first, seed = starts(number, self.seed)
        greedy = player("greedy")
        return play_game(GameSetup((mine, theirs), first), (greedy, greedy), seed)
