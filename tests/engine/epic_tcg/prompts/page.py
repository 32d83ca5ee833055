"""Answers as a page gives them."""

from engine.epic_tcg.prompts import plan
from engine.epic_tcg.rules.machine import apply


def answered(g, answer):
    """A copy of the game after this answer."""
    copy = g.clone()
    for option in plan(g, answer):
        apply(copy, option)
    return copy
