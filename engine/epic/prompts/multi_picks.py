"""A player's choice as the page sends it -> the options that the engine takes, one by one.

A multi-pick (attackers, blockers, mulligan, discards) and a division are series of small decisions; a page collects
them and sends them whole. `plan` tries the series on a clone, so that an illegal one changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.epic.programs import ops
from engine.epic.prompts.bounds import MultiPick, multi_pick_of
from engine.epic.prompts.choosing import IllegalOption, apply
from engine.epic.prompts.divisions import Division, dealing, division_of
from engine.epic.prompts.objects import reference
from engine.epic.rules import battle, codes, picks
from engine.epic.rules.frame import asking_op
from engine.epic.rules.state import Game
from engine.kernel.answers import amounts_in, codes_in, counted_out


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
        self.depth = len(game.frames)
        self.op = asking_op(game)
        self.taken: list[int] = []

    def goes_on(self, chosen: list[int]) -> bool:
        g = self.game
        if g.reason or len(g.frames) != self.depth or asking_op(g) != self.op:
            return False
        f = g.frames[-1]
        return f[codes.SELECTED : codes.SELECTED + len(chosen)] == chosen

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
    chosen = multi_pick.picked
    for obj in _first_copies(game, multi_pick, wanted):
        if not trial.goes_on(chosen):
            break
        if len(game.frames[-1]) - codes.SELECTED <= len(chosen):  # the engine has not taken it by itself
            trial.take(obj << codes.VERB_BITS | codes.PICK)
        chosen = [*chosen, obj]
    if trial.goes_on(chosen) and codes.STOP in game.options and len(game.frames[-1]) == codes.SELECTED + len(chosen):
        trial.take(codes.STOP)
    return trial.taken


def _first_copies(game: Game, multi_pick: MultiPick, wanted: list[int]) -> list[int]:
    """The same choice with the copies of equal cards that the engine offers: the first ones of each group."""
    groups: dict[tuple[int, int], list[int]] = {}
    series: list[int] = []
    for obj in wanted if multi_pick.ordered else [obj for obj in multi_pick.among if obj in wanted]:
        if not codes.CARD <= obj < codes.FIRST_CHAMPION:
            series.append(obj)
            continue
        key = _alike(game, obj)
        if key not in groups:
            groups[key] = [other for other in multi_pick.among if _alike(game, other) == key]
        series.append(groups[key].pop(0))
    return series


def _alike(game: Game, card: int) -> tuple[int, int]:
    uid = card - codes.CARD
    return game.owner_of[uid], game.def_of[uid]


def _divide(game: Game, amounts: dict[str, int]) -> list[int]:
    op = asking_op(game)
    division = division_of(game, op)
    if division is None:
        raise IllegalOption("No damage is to be divided now.")
    among = [share.obj for share in division.shares] + ([division.through.obj] if division.through else [])
    object_of = {reference(obj): obj for obj in among}
    if any(ref not in object_of for ref in amounts):
        raise IllegalOption("Damage was divided to something that cannot be dealt any.")
    given = {object_of[ref]: amount for ref, amount in amounts.items()}
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
