"""What a bot thought of doing, in words, as the player who is asked reads it: one option, or several objects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.epic.programs.definitions import NAME
from engine.epic.prompts.apart import names_of
from engine.epic.prompts.decisions import describe
from engine.epic.prompts.objects import name_of
from engine.epic.prompts.options import objects
from engine.epic.rules import codes
from engine.epic.rules.state import Game
from engine.kernel import ideas
from engine.kernel.grammar import capital

_OF_SETS: Final = {  # what is said where nothing is picked, and what before the names of what is
    codes.MULLIGAN: ("Keep this hand", "Put back"),
    codes.ATTACKERS: ("No attack", "Attack with"),
    codes.BLOCKERS: ("No block", "Block with"),
}


def in_words(g: Game, option: int, refs: Sequence[int]) -> str:
    """What would be done by an option of the decision that waits, or where several objects are picked by picking all
    of these. A power is called by its card."""
    if g.kind in _OF_SETS:
        none, some = _OF_SETS[g.kind]
        return f"{some} {in_a_row(g, refs)}" if refs else none
    verb, text = option & codes.VERB_MASK, str(describe(g, option)["text"])
    if verb == codes.POWER:
        (source,) = objects(g, option)
        name = capital(name_of(g, source, g.seat))
        return text if text.startswith(name) else f"{name}: {text}"
    return ideas.chosen(text) if verb in (codes.PICK, codes.TARGET) else text


def in_a_row(g: Game, refs: Sequence[int]) -> str:
    """Champions or cards of a hand, with how many there are of those that are alike."""
    if g.kind not in (codes.ATTACKERS, codes.BLOCKERS):
        return ideas.in_a_row([NAME[g.def_of[ref - codes.CARD]] for ref in refs])
    others = [option >> codes.VERB_BITS for option in g.options if option & codes.VERB_MASK == codes.PICK]
    called = names_of(g, {*refs, *others})
    return ideas.in_a_row([called[ref] for ref in refs])
