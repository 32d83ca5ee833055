"""How a game begins: with decks that are shuffled, or in a position that its setup names."""

from __future__ import annotations

from dataclasses import replace

from engine.epic_tcg.positions.notation import BadNotation, read
from engine.epic_tcg.rules import machine
from engine.epic_tcg.rules.setup import Setup
from engine.epic_tcg.rules.state import Game
from engine.kernel.records import BadSetup


def new_game(setup: Setup, seed: int) -> Game:
    """The game of a setup, at its first decision. Raises BadSetup and UnknownCard."""
    if not setup.position:
        return machine.new_game(setup, seed)
    try:
        game = read(setup.position, seed, every_window=setup.every_window)
    except BadNotation as error:
        raise BadSetup(str(error)) from error
    game.setup = setup
    return game


def setup_at(position: str) -> Setup:
    """The setup of a game that begins in a position, given in notation. Raises BadNotation."""
    return replace(read(position).setup, position=position)
