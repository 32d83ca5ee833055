"""The Epic Card Game: its vocabulary, its cards and its rules. These are the names that sites, bots and tools use."""

from engine.epic.choosing import IllegalOption, apply
from engine.epic.decisions import describe
from engine.epic.hidden import determinize, view
from engine.epic.machine import Decision, concede, decision, new_game
from engine.epic.setup import BadSetup, Setup
from engine.epic.state import Game

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
