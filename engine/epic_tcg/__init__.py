"""The Epic TCG of 2009: its vocabulary, its cards and its rules. These are the names that sites, bots and tools use."""

from engine.epic_tcg.positions.beginning import new_game
from engine.epic_tcg.prompts.choosing import IllegalOption, apply
from engine.epic_tcg.prompts.decisions import describe
from engine.epic_tcg.rules.machine import concede, decision
from engine.epic_tcg.rules.setup import Setup
from engine.epic_tcg.rules.sight import determinize
from engine.epic_tcg.rules.state import Game
from engine.epic_tcg.views.hidden import view
from engine.kernel.answers import Decision
from engine.kernel.records import BadSetup

__all__ = [
    "BadSetup",
    "Decision",
    "Game",
    "IllegalOption",
    "Setup",
    "apply",
    "concede",
    "decision",
    "describe",
    "determinize",
    "new_game",
    "view",
]
