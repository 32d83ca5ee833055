"""Random games that are looked at while they are played. Names no game: who calls brings the laws.

A broken law or a crash ends in `Broken`, which says how to see it again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from engine.kernel.position import Apply, Position
from engine.kernel.random import Rng
from engine.kernel.records import concession


class Game(Position, Protocol):
    """A position that knows how its game was set up."""

    setup: Any


G = TypeVar("G", bound=Game)


class Broken(Exception):
    """A game that crashed or broke a law: its setup, its seed and the choices made until then, and what is wrong."""

    def __init__(self, setup: Any, seed: int, options: list[int], wrong: list[str]) -> None:
        self.setup = setup
        self.seed = seed
        self.options = options
        self.wrong = wrong
        super().__init__(f"seed {seed}, after {len(options)} choices: {'; '.join(wrong)}")


def any_option(game: Game, rng: Rng) -> int:
    """One of the options, each as likely."""
    return game.options[rng.below(len(game.options))]


def or_leave(apply: Apply[G], concede: Callable[[G, int], None]) -> Apply[G]:
    """What makes a choice, or has a seat concede where that stands in its place."""

    def play(game: G, option: int) -> None:
        if option < 0:
            concede(game, concession(option))
        else:
            apply(game, option)

    return play


def play_watched(
    game: G,
    apply: Apply[G],
    look: Callable[[G, int, Rng], list[str]],
    seed: int,
    rng: Rng,
    choose: Callable[[G, Rng], int] = any_option,
) -> None:
    """Choose until the game is over. `look` says what is wrong after so many choices: before each one, and at the end.
    Raises Broken."""
    options: list[int] = []
    try:
        while not (wrong := look(game, len(options), rng)) and not game.reason:
            option = choose(game, rng)
            options.append(option)
            apply(game, option)
    except Exception as error:
        crash = f"crashed with {type(error).__name__}: {error}"
        raise Broken(game.setup, seed, options, [crash]) from error
    if wrong:
        raise Broken(game.setup, seed, options, wrong)
