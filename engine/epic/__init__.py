"""The Epic Card Game: its vocabulary, its cards and its rules. These are the names that sites, bots and tools use."""

from engine.epic.positions.beginning import new_game
from engine.epic.prompts.choosing import IllegalOption, apply
from engine.epic.prompts.decisions import describe
from engine.epic.rules.machine import concede, decision
from engine.epic.rules.setup import Setup
from engine.epic.rules.state import Game
from engine.epic.views.hidden import determinize, view
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
