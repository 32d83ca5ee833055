"""Answers to decisions from outside: what is no option is refused, in words."""

from __future__ import annotations

from engine.epic.prompts.options import option_texts
from engine.epic.rules.machine import apply_trusted
from engine.epic.rules.state import Game
from engine.kernel.answers import IllegalOption, refusal

__all__ = ["IllegalOption", "apply"]


def apply(g: Game, option: int) -> None:
    """Answer the decision and go on to the next. Raises IllegalOption and changes nothing when it is not an option."""
    if option not in g.options:
        raise refusal(() if g.reason else option_texts(g).values())
    apply_trusted(g, option)
