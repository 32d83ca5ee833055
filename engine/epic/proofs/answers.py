"""What is tried of answers to decisions of Epic: see `engine/kernel/answering.py`."""

from __future__ import annotations

from typing import Any, Final

from engine.epic.positions.pack import digest
from engine.epic.programs import ops
from engine.epic.prompts.decisions import decision_view
from engine.epic.prompts.divisions import dealing
from engine.epic.prompts.multi_picks import PICKING
from engine.epic.rules import battle, codes
from engine.epic.rules.frame import asking_op
from engine.epic.rules.state import Game
from engine.kernel import answering
from engine.kernel.answering import TRIES, Answering, Tried, divided, may_be
from engine.kernel.random import Rng

STRANGER: Final = codes.FIRST_CHAMPION - 1  # no object: no game has so many cards
VERBS: Final = PICKING.verbs


def tries(g: Game, asked: dict[str, Any], rng: Rng) -> Tried:
    """Answers to what is answered as a whole: what the page begins with, and random legal and illegal ones."""
    if divide := asked["divide"]:
        if asking_op(g)[0] == ops.ASSIGN_DAMAGE:
            in_battle = [_in_battle(g, rng) for _ in range(TRIES)]
            return answering.divisions(VERBS, divide, in_battle, lambda given: _bounded(g, given), STRANGER, rng)
        in_effect = [divided(divide, rng) for _ in range(TRIES)]
        return answering.divisions(VERBS, divide, in_effect, lambda given: may_be(divide, given), STRANGER, rng)
    if asked["multi_pick"]:
        return answering.multi_picks(VERBS, g.options, asked["multi_pick"], STRANGER, rng)
    return answering.amounts(VERBS, g.options, rng) if asked["amount"] else []


# --- damage in battle ------------------------------------------------------------------------------------------------


def _left_of_battle(g: Game) -> tuple[int, list[int], list[str]]:
    """The champion that deals its damage, the amounts that were chosen, and for whom amounts are left to choose."""
    slot = dealing(g)
    chosen = battle.chosen_amounts(g, slot, g.frames[-1][codes.SELECTED :])
    left = battle.damage_targets(g, slot)[len(chosen) :]
    return slot, chosen, [f"b{obj}" if obj >= codes.CARD else f"p{obj}" for obj in left]


def _in_battle(g: Game, rng: Rng) -> dict[str, int]:
    """A division that the engine can be led to step by step."""
    slot, chosen, left = _left_of_battle(g)
    given: dict[str, int] = {}
    for ref in left:
        low, high = battle.amount_bounds(g, slot, chosen)
        given[ref] = low + rng.below(high - low + 1)
        chosen = [*chosen, given[ref]]
    return given


def _bounded(g: Game, given: dict[str, int]) -> bool:
    """Whether the engine can be led to this division step by step."""
    slot, chosen, left = _left_of_battle(g)
    for ref in left:
        low, high = battle.amount_bounds(g, slot, chosen)
        chosen = [*chosen, given.get(ref, 0)]
        if not low <= chosen[-1] <= high:
            return False
    return True


ANSWERING: Final = Answering(
    VERBS, (codes.PICK, codes.AMOUNT), decision_view, PICKING.plan, tries, PICKING.alike, digest
)
