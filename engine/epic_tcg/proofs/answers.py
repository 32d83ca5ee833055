"""What is tried of answers to decisions of the Epic TCG: see `engine/kernel/answering.py`."""

from __future__ import annotations

from typing import Any, Final

from engine.epic_tcg.positions.pack import digest
from engine.epic_tcg.prompts.decisions import decision_view
from engine.epic_tcg.prompts.multi_picks import alike, plan
from engine.epic_tcg.prompts.objects import is_card
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.state import Game
from engine.kernel import answering
from engine.kernel.answering import TRIES, Answering, Tried, Verbs, divided, may_be
from engine.kernel.random import Rng

VERBS: Final = Verbs(
    codes.VERB_BITS, codes.PICK, codes.AMOUNT, codes.STOP, parts=(codes.AMOUNT,),
    stranger=codes.FIRST_PIECE - 1,  # no game has so many cards
)  # fmt: skip


def tries(g: Game, asked: dict[str, Any], rng: Rng) -> Tried:
    """Answers, legal and illegal ones: what the page begins with, and random ones."""
    if divide := asked["divide"]:
        legal = [divided(divide, rng) for _ in range(TRIES)]
        return answering.divisions(VERBS, divide, legal, lambda given: may_be(divide, given), rng)
    if asked["multi_pick"]:
        return answering.multi_picks(VERBS, g.options, asked["multi_pick"], rng)
    if asked["amount"]:
        return answering.amounts(VERBS, g.options, rng)
    one = g.options[rng.below(len(g.options))]
    return [({"codes": [one]}, True), ({"amounts": {"p0": 1}}, False), ({"codes": []}, False)]


def _alike(g: Game, obj: int) -> tuple[int, ...]:
    return alike(g, obj) if is_card(obj) else (obj,)


ANSWERING: Final = Answering(VERBS, decision_view, plan, tries, _alike, digest)
