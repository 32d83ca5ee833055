"""A player's choice as the page sends it -> the options that the engine takes, one by one.

A multi-pick (attackers, blockers, mulligan, discards, targets) and a division are series of small decisions; a page
collects them and sends them whole. `plan` tries the series on a clone, so that an illegal one changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.epic_tcg.programs import ops
from engine.epic_tcg.prompts.bounds import MultiPick, multi_pick_of
from engine.epic_tcg.prompts.choosing import apply
from engine.epic_tcg.prompts.divisions import division_of, target_of_amount
from engine.epic_tcg.prompts.objects import asking_op, is_card, reference
from engine.epic_tcg.rules import codes, picks
from engine.epic_tcg.rules.state import Game
from engine.kernel.answers import IllegalOption, amounts_in, codes_in, counted_out


def plan(game: Game, choice: Mapping[str, object]) -> list[int]:
    """Option codes for a choice: `{"codes": [...]}`, one option or the picks of a multi-pick (in any
    order, unless it is ordered), or `{"amounts": {ref: n}}`.

    Raises IllegalOption with a sentence; the game is not changed.
    """
    trial = game.clone()
    if "amounts" in choice:
        return _divide(trial, amounts_in(choice["amounts"]))
    wanted = codes_in(choice.get("codes"))
    multi_pick = multi_pick_of(trial)
    if multi_pick is not None and all(code & codes.VERB_MASK in (codes.PICK, codes.STOP) for code in wanted):
        return _picks(trial, multi_pick, [code >> codes.VERB_BITS for code in wanted if code != codes.STOP])
    if len(wanted) != 1:
        raise IllegalOption("Choose exactly one option here.")
    apply(trial, wanted[0])
    return wanted


class _Attempt:
    """A clone on which a series is tried; it remembers what was applied and whether the same decision goes on."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.asked = self._now()
        self.taken: list[int] = []

    def _now(self) -> tuple[object, ...]:
        """What is asked, and for whom."""
        g = self.game
        if g.reason:
            return ()
        f = g.frames[-1]
        return len(g.frames), f.program, f.pc, f.x, g.seat, asking_op(g)

    def goes_on(self, chosen: list[int]) -> bool:
        """Whether the same multi-pick goes on, with these picks."""
        return self._now() == self.asked and self.game.frames[-1].picks[: len(chosen)] == chosen

    def take(self, option: int) -> None:
        apply(self.game, option)
        self.taken.append(option)


def _picks(game: Game, multi_pick: MultiPick, wanted: list[int]) -> list[int]:
    if len(set(wanted)) != len(wanted) or any(obj not in multi_pick.among for obj in wanted):
        raise IllegalOption("Something chosen there cannot be chosen now.")
    declined = not wanted and codes.STOP in game.options
    if not declined and not multi_pick.least <= len(wanted) <= multi_pick.most:
        raise counted_out(multi_pick.least, multi_pick.most, len(wanted))
    trial = _Attempt(game)
    chosen = list(multi_pick.picked)
    for obj in _first_copies(game, multi_pick, wanted):
        if not trial.goes_on(chosen):
            break
        if len(game.frames[-1].picks) <= len(chosen):  # the engine has not taken it by itself
            trial.take(picks.option(codes.PICK, obj))
        chosen.append(obj)
    if trial.goes_on(chosen) and codes.STOP in game.options and len(game.frames[-1].picks) == len(chosen):
        trial.take(codes.STOP)
    return trial.taken


def _first_copies(game: Game, multi_pick: MultiPick, wanted: list[int]) -> list[int]:
    """The same choice with the copies of cards that are alike which the engine offers: the first ones of each group."""
    groups: dict[tuple[int, ...], list[int]] = {}
    series: list[int] = []
    for obj in wanted if multi_pick.ordered else [obj for obj in multi_pick.among if obj in wanted]:
        if multi_pick.ordered or not is_card(obj):
            series.append(obj)
            continue
        key = alike(game, obj)
        if key not in groups:
            groups[key] = [other for other in multi_pick.among if is_card(other) and alike(game, other) == key]
        series.append(groups[key].pop(0))
    return series


def alike(game: Game, card: int) -> tuple[int, ...]:
    """What cards have in common that need not be told apart."""
    uid = card - codes.CARD
    return game.holder_of[uid], game.owner_of[uid], game.def_of[uid], game.zone_of[uid]


def _divide(game: Game, amounts: dict[str, int]) -> list[int]:
    division = division_of(game)
    if division is None:
        raise IllegalOption("No damage is to be divided now.")
    object_of = {reference(share.obj): share.obj for share in division.shares}
    if any(ref not in object_of for ref in amounts):
        raise IllegalOption("Damage was divided to something that cannot be dealt any.")
    given = {object_of[ref]: amount for ref, amount in amounts.items()}
    if wrong := division.wrong(given):
        raise IllegalOption(wrong)
    taken: list[int] = []
    program = game.frames[-1].program
    if asking_op(game)[0] == ops.CHOOSE_TARGETS:
        multi_pick = multi_pick_of(game)
        assert multi_pick is not None, "targets are chosen in a multi-pick"
        new = [share.obj for share in division.shares if not share.least and given.get(share.obj, 0)]
        taken = _picks(game, multi_pick, new)
    return taken + _amounts_of(game, program, given)


def _amounts_of(game: Game, program: int, given: dict[int, int]) -> list[int]:
    """The amounts that the engine asks for now: those with another choice. Of targets that were just chosen something
    else may be asked first; then amounts are asked for by themselves later."""
    if game.reason or game.frames[-1].program != program or asking_op(game)[0] not in _DIVIDING:
        return []
    trial = _Attempt(game)
    while trial.goes_on([]):
        trial.take(picks.option(codes.AMOUNT, given.get(target_of_amount(game), 0)))
    return trial.taken


_DIVIDING = (ops.CHOOSE_DIVISION, ops.ASSIGN_DAMAGE)
