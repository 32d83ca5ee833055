"""A player's choice as the page sends it -> the options that the engine takes: see `engine/kernel/picking.py`."""

from __future__ import annotations

from typing import Final

from engine.epic.programs import ops
from engine.epic.prompts.bounds import multi_pick_of
from engine.epic.prompts.choosing import IllegalOption, apply
from engine.epic.prompts.divisions import Division, dealing, division_of
from engine.epic.prompts.objects import reference
from engine.epic.rules import battle, codes, picks
from engine.epic.rules.frame import asking_op
from engine.epic.rules.state import Game
from engine.kernel.answers import Verbs
from engine.kernel.picking import Picking, given_to


def _asked(game: Game) -> tuple[object, ...]:
    return () if game.reason else (len(game.frames), asking_op(game))


def _picked(game: Game) -> list[int]:
    return game.frames[-1][codes.SELECTED :]


def _alike(game: Game, obj: int, ordered: bool) -> tuple[int, ...] | None:
    if not codes.CARD <= obj < codes.FIRST_CHAMPION:
        return None
    uid = obj - codes.CARD
    return game.owner_of[uid], game.def_of[uid]


def _divide(game: Game, amounts: dict[str, int]) -> list[int]:
    op = asking_op(game)
    division = division_of(game, op)
    if division is None:
        raise IllegalOption("No damage is to be divided now.")
    among = [share.obj for share in division.shares] + ([division.through.obj] if division.through else [])
    given = given_to(amounts, {reference(obj): obj for obj in among})
    if wrong := division.wrong(given):
        raise IllegalOption(wrong)
    steps = _battle_steps(game, given) if op[0] == ops.ASSIGN_DAMAGE else _effect_steps(game, division, given)
    for option in steps:
        apply(game, option)
    return steps


def _battle_steps(game: Game, given: dict[int, int]) -> list[int]:
    """The amounts that the engine will ask for: those with another choice."""
    slot = dealing(game)
    chosen = battle.chosen_amounts(game, slot, game.frames[-1][codes.SELECTED :])
    steps: list[int] = []
    for obj in battle.damage_targets(game, slot)[len(chosen) :]:
        low, high = battle.amount_bounds(game, slot, chosen)
        chosen = [*chosen, given.get(obj, 0)]
        if low < high:
            steps.append(_amount(chosen[-1]))
    return steps


def _effect_steps(game: Game, division: Division, given: dict[int, int]) -> list[int]:
    """The targets that are not picked yet, a stop where more could be, and the amounts with another choice."""
    targets = [share.obj for share in division.shares if given.get(share.obj, 0)]
    steps: list[int] = []
    if game.frames[-1][codes.STAGE] == picks.PICKING:
        new = [share.obj for share in division.shares if not share.least and share.obj in targets]
        steps += [obj << codes.VERB_BITS | codes.PICK for obj in new]
        if len(targets) < division.most_targets and targets[-1] != division.shares[-1].obj:
            steps.append(codes.STOP)
    rest = division.total
    for at, obj in enumerate(targets[:-1]):
        if rest > len(targets) - at:  # else each of those left gets 1
            steps.append(_amount(given[obj]))
        rest -= given[obj]
    return steps


def _amount(amount: int) -> int:
    return amount << codes.VERB_BITS | codes.AMOUNT


PICKING: Final = Picking(
    Verbs(codes.VERB_BITS, codes.PICK, codes.AMOUNT, codes.STOP), apply, multi_pick_of, _asked, _picked, _alike, _divide
)
plan = PICKING.plan
