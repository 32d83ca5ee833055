"""Puzzles found in games of bots: each follows from a seed, and what is proved of it from its position alone.

A moment is looked at when the goal is near enough to be in doubt. It becomes a puzzle when the search of all lines ends
within its limit and few of the first actions are right.
"""

from __future__ import annotations

from typing import Final

from engine.bots.epic.greedy import GreedyBot
from engine.bots.epic.observation import Observation
from engine.epic import Game, Setup, new_game
from engine.epic.catalogue import PRODUCTS
from engine.epic.construction import BASE_SET, deal_random
from engine.epic.positions import BadNotation
from engine.epic.puzzles import SURVIVE, WIN, NotOpen, Proof, Puzzle, TooLarge, open_position, prove
from engine.epic.rules import apply_trusted, can_attack, codes, offense
from engine.kernel.random import Rng

LIMIT: Final = 10_000  # positions to look at
REACH: Final = 10  # damage that cards in hand may add to that of champions
FEWEST: Final = 4  # first actions to choose from
MOST: Final = 3  # of them that are right
SHARE: Final = 3  # at most one in so many of them is right
SMALLEST: Final = 60  # positions: what needs fewer is seen at once
LEAST_ACTIONS: Final = {WIN: 2, SURVIVE: 1}  # that are needed
SEAT: Final = 0  # whose goal it is


def mine(seed: int, filler: str) -> list[Puzzle]:
    """The puzzles of the game with this seed, at most one of each turn; both decks of a puzzle hold `filler`."""
    g = game_of(seed)
    bot, sources = GreedyBot(), (Rng(2 * seed + 1), Rng(2 * seed + 2))
    found: dict[int, Puzzle] = {}
    while not g.reason:
        goal = goal_at(g)
        if goal and g.turn not in found:
            puzzle = puzzle_at(g, goal, seed, filler)
            if puzzle is not None:
                found[g.turn] = puzzle
        apply_trusted(g, bot.choose(Observation(g, g.seat), sources[g.seat]))
    return list(found.values())


def game_of(seed: int) -> Game:
    """The game that is played with this seed: of the base set where it is even, of all products where it is odd."""
    products = tuple(product for product, _ in PRODUCTS) if seed % 2 else (BASE_SET,)
    one, two = deal_random(seed, 2, products)
    return new_game(Setup((tuple(one), tuple(two)), first=seed // 2 % 2), seed).clone()


def goal_at(g: Game) -> str:
    """What the seat could be asked to reach at this moment; empty where nothing is in doubt."""
    if g.seat != SEAT or g.kind != codes.WINDOW or len(g.options) < 2:
        return ""
    if g.active == SEAT:
        ready = sum(offense(g, slot) for slot in g.board[SEAT] if can_attack(g, slot))
        main = g.phase == codes.PHASE_MAIN and g.step == codes.STEP_NONE
        return WIN if main and ready + REACH >= g.health[1 - SEAT] else ""
    coming = sum(offense(g, slot) for slot in g.board[1 - SEAT] if g.flags_of[slot] & codes.ATTACKING)
    return SURVIVE if g.step == codes.STEP_BEFORE_BLOCKS and coming + REACH >= g.health[SEAT] else ""


def puzzle_at(g: Game, goal: str, seed: int, filler: str) -> Puzzle | None:
    """The puzzle of a moment, if it makes a good one."""
    try:
        position = open_position(g, filler)
        proof = prove(goal, position, LIMIT)
    except (BadNotation, NotOpen, TooLarge):  # BadNotation: what is to happen later names a card of a deck
        return None
    good = proof is not None and is_good(goal, proof)
    return Puzzle(goal, position, seed, g.choices, proof) if good and proof is not None else None


def is_good(goal: str, proof: Proof) -> bool:
    """Whether there is something to find."""
    return (
        proof.first_actions >= FEWEST
        and proof.solutions <= MOST
        and proof.solutions * SHARE <= proof.first_actions
        and proof.length >= LEAST_ACTIONS[goal]
        and proof.nodes >= SMALLEST
    )
