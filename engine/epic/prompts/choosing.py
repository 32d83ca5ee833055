"""Answers to decisions from outside: what is no option is refused, in words."""

from __future__ import annotations

from typing import Final

from engine.epic.prompts.options import option_texts
from engine.epic.rules.machine import apply_trusted
from engine.epic.rules.state import Game

NAMED: Final = 12  # legal options that a refusal names


class IllegalOption(ValueError):
    """An option that is not among the legal ones. `code` is stable; the message names what is legal."""

    code = "illegal"


def apply(g: Game, option: int) -> None:
    """Answer the decision and go on to the next. Raises IllegalOption and changes nothing when it is not an option."""
    if option not in g.options:
        if g.reason:
            raise IllegalOption("The game is over: nothing can be chosen.")
        legal = list(dict.fromkeys(option_texts(g).values()))
        more = f" and {len(legal) - NAMED} more" if len(legal) > NAMED else ""
        raise IllegalOption(f"That cannot be chosen now. What can: {'; '.join(legal[:NAMED])}{more}.")
    apply_trusted(g, option)
