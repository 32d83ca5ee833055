"""A player's choice as the page sends it -> the options that the engine takes: see `engine/kernel/picking.py`."""

from __future__ import annotations

from typing import Final

from engine.epic_tcg.programs import ops
from engine.epic_tcg.prompts.bounds import multi_pick_of
from engine.epic_tcg.prompts.choosing import apply
from engine.epic_tcg.prompts.divisions import division_of, target_of_amount
from engine.epic_tcg.prompts.objects import asking_op, is_card, reference
from engine.epic_tcg.rules import codes, picks
from engine.epic_tcg.rules.state import Game
from engine.kernel.answers import IllegalOption, Verbs
from engine.kernel.picking import Picking, Series, given_to

_DIVIDING: Final = (ops.CHOOSE_DIVISION, ops.ASSIGN_DAMAGE)


def alike(game: Game, card: int) -> tuple[int, ...]:
    """What cards have in common that need not be told apart."""
    uid = card - codes.CARD
    return game.holder_of[uid], game.owner_of[uid], game.def_of[uid], game.zone_of[uid]


def _asked(game: Game) -> tuple[object, ...]:
    if game.reason:
        return ()
    f = game.frames[-1]
    return len(game.frames), f.program, f.pc, f.x, game.seat, asking_op(game)


def _picked(game: Game) -> list[int]:
    return game.frames[-1].picks


def _alike(game: Game, obj: int, ordered: bool) -> tuple[int, ...] | None:
    return None if ordered or not is_card(obj) else alike(game, obj)


def _divide(game: Game, amounts: dict[str, int]) -> list[int]:
    division = division_of(game)
    if division is None:
        raise IllegalOption("No damage is to be divided now.")
    given = given_to(amounts, {reference(share.obj): share.obj for share in division.shares})
    if wrong := division.wrong(given):
        raise IllegalOption(wrong)
    taken: list[int] = []
    program = game.frames[-1].program
    if asking_op(game)[0] == ops.CHOOSE_TARGETS:
        multi_pick = multi_pick_of(game)
        assert multi_pick is not None, "targets are chosen in a multi-pick"
        taken = PICKING.picks(game, multi_pick, [obj for obj in multi_pick.among if given.get(obj, 0)])
    return taken + _amounts_of(game, program, given)


def _amounts_of(game: Game, program: int, given: dict[int, int]) -> list[int]:
    """The amounts that the engine asks for now: those with another choice. Of targets that were just chosen something
    else may be asked first; then amounts are asked for by themselves later."""
    if game.reason or game.frames[-1].program != program or asking_op(game)[0] not in _DIVIDING:
        return []
    series = Series(PICKING, game)
    while series.goes_on([]):
        series.take(picks.option(codes.AMOUNT, given.get(target_of_amount(game), 0)))
    return series.taken


PICKING: Final = Picking(
    Verbs(codes.VERB_BITS, codes.PICK, codes.AMOUNT, codes.STOP), apply, multi_pick_of, _asked, _picked, _alike, _divide
)
plan = PICKING.plan
