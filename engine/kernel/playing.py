"""Games played to their end: at random, as fast as it goes, or by players. Names no game: who calls brings `apply`.

Measures, the fuzzer, duels and bots that look ahead come here. The loops live beside the engine, so that what compiles
the engine compiles them with it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.kernel.position import Apply, P
from engine.kernel.random import Rng

Player = Callable[[P, int, Rng], int]  # from a game, the seat that chooses and a random source to an option


def play_out(g: P, apply: Apply[P], rng: Rng) -> int:
    """Choose uniformly among the options until the game is over. Returns how many choices that took."""
    before = g.choices
    while options := g.options:
        apply(g, options[rng.below(len(options))])
    return g.choices - before


def walk(g: P, apply: Apply[P], rng: Rng, choices: int) -> None:
    """Choose uniformly that many times, or until the game is over."""
    for _ in range(choices):
        options = g.options
        if not options:
            return
        apply(g, options[rng.below(len(options))])


def play_between(g: P, apply: Apply[P], players: Sequence[Player[P]], seed: int) -> None:
    """Let players choose, each in the seat of its number and with its own random source, until the game is over."""
    sources = [Rng(seed * len(players) + number) for number in range(1, len(players) + 1)]
    while not g.reason:
        seat = g.seat
        apply(g, players[seat](g, seat, sources[seat]))
