"""What is tried of answers to decisions of the Epic TCG: see `engine/kernel/answering.py`."""

from __future__ import annotations

from typing import Any, Final

from engine.epic_tcg.positions.pack import digest
from engine.epic_tcg.prompts.decisions import decision_view
from engine.epic_tcg.prompts.multi_picks import PICKING
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.state import Game
from engine.kernel import answering
from engine.kernel.answering import TRIES, Answering, Tried, divided, may_be
from engine.kernel.random import Rng

STRANGER: Final = codes.FIRST_PIECE - 1  # no object: no game has so many cards
VERBS: Final = PICKING.verbs


def tries(g: Game, asked: dict[str, Any], rng: Rng) -> Tried:
    """Answers, legal and illegal ones: what the page begins with, and random ones."""
    if divide := asked["divide"]:
        legal = [divided(divide, rng) for _ in range(TRIES)]
        return answering.divisions(VERBS, divide, legal, lambda given: may_be(divide, given), STRANGER, rng)
    if asked["multi_pick"]:
        return answering.multi_picks(VERBS, g.options, asked["multi_pick"], STRANGER, rng)
    if asked["amount"]:
        return answering.amounts(VERBS, g.options, rng)
    one = g.options[rng.below(len(g.options))]
    return [({"codes": [one]}, True), ({"amounts": {"p0": 1}}, False), ({"codes": []}, False)]


ANSWERING: Final = Answering(VERBS, (codes.AMOUNT,), decision_view, PICKING.plan, tries, PICKING.alike, digest)
