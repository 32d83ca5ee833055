"""How a game begins: with decks that are shuffled, or in a position that its setup names."""

from __future__ import annotations

from dataclasses import replace

from engine.epic.positions.notation import BadNotation, parse, read
from engine.epic.positions.plain import build
from engine.epic.positions.plain.position import BadPosition
from engine.epic.rules import machine
from engine.epic.rules.setup import Setup
from engine.epic.rules.state import Game
from engine.kernel.records import BadSetup


def new_game(setup: Setup, seed: int) -> Game:
    """The game of a setup, at its first decision. Raises BadSetup and UnknownCard."""
    if not setup.position:
        return machine.new_game(setup, seed)
    try:
        game = build(replace(parse(setup.position), every_window=setup.every_window), seed)
    except (BadNotation, BadPosition) as error:
        raise BadSetup(str(error)) from error
    game.setup = setup
    return game


def setup_in(position: str, *, every_window: bool = False) -> Setup:
    """The setup of a game that begins in a position, given in notation. Raises BadNotation."""
    return replace(read(position).setup, position=position, every_window=every_window)
