"""A player's choice as the page sends it -> the options that the engine takes, one by one.

A run (attackers, blockers, mulligan, discards, divided damage) is a series of small decisions; a page collects it and
sends it whole. `plan` tries the series on a clone, so that an illegal one changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.epic import battle, codes, ops, picks
from engine.epic.decisions import run_bounds
from engine.epic.derive import offense
from engine.epic.machine import IllegalOption, apply
from engine.epic.objects import reference
from engine.epic.options import asking_op
from engine.epic.state import Game


def plan(game: Game, choice: Mapping[str, object]) -> list[int]:
    """Option codes for `{"codes": [...]}` (one option, or the picks of a run in any order) or `{"amounts": {ref: n}}`.

    Raises IllegalOption with a sentence; the game is not changed.
    """
    trial = game.clone()
    if "amounts" in choice:
        return _divide(trial, _amounts(choice["amounts"]))
    wanted = _codes(choice.get("codes"))
    if run_bounds(trial) is not None and all(code & codes.VERB_MASK in (codes.PICK, codes.STOP) for code in wanted):
        return _run(trial, [code >> codes.VERB_BITS for code in wanted if code != codes.STOP])
    if len(wanted) != 1:
        raise IllegalOption("Choose exactly one option here.")
    apply(trial, wanted[0])
    return wanted


def _codes(given: object) -> list[int]:
    if not isinstance(given, Sequence) or isinstance(given, str) or len(given) > 512:
        raise IllegalOption("A choice is a list of option codes.")
    if not all(isinstance(code, int) and not isinstance(code, bool) for code in given):
        raise IllegalOption("Option codes are whole numbers.")
    return list(given)


def _amounts(given: object) -> dict[str, int]:
    if not isinstance(given, Mapping) or len(given) > 512:
        raise IllegalOption("Amounts are given as a number for each target.")
    for ref, amount in given.items():
        if not isinstance(ref, str) or not isinstance(amount, int) or isinstance(amount, bool) or amount < 0:
            raise IllegalOption("Each amount is a whole number of at least 0.")
    return dict(given)


class _Trial:
    """A clone on which a series is tried; it remembers what was applied and whether the same question goes on."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.depth = len(game.frames)
        self.op = asking_op(game)
        self.place = game.frames[-1][codes.X]
        self.taken: list[int] = []

    def goes_on(self, chosen: list[int]) -> bool:
        g = self.game
        if g.reason or len(g.frames) != self.depth or asking_op(g) != self.op:
            return False
        f = g.frames[-1]
        return f[codes.ITS : codes.ITS + len(chosen)] == chosen

    def take(self, option: int) -> None:
        apply(self.game, option)
        self.taken.append(option)


def _run(game: Game, wanted: list[int]) -> list[int]:
    bounds = run_bounds(game)
    assert bounds is not None
    among, least, most, ordered = bounds
    if len(set(wanted)) != len(wanted) or any(obj not in among for obj in wanted):
        raise IllegalOption("Something chosen there cannot be chosen now.")
    declined = not wanted and codes.STOP in game.options
    if not declined and not least <= len(wanted) <= most:
        raise IllegalOption(f"Choose {_range(least, most)}; you chose {len(wanted)}.")
    series = _first_copies(game, among, wanted, ordered)
    trial = _Trial(game)
    chosen: list[int] = []
    for obj in series:
        if not trial.goes_on(chosen):
            break
        if len(game.frames[-1]) - codes.ITS <= len(chosen):  # the engine has not taken it by itself
            trial.take(obj << codes.VERB_BITS | codes.PICK)
        chosen.append(obj)
    if trial.goes_on(chosen) and codes.STOP in game.options and len(game.frames[-1]) == codes.ITS + len(chosen):
        trial.take(codes.STOP)
    return trial.taken


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"


def _first_copies(game: Game, among: list[int], wanted: list[int], ordered: bool) -> list[int]:
    """The same choice with the copies of equal cards that the engine offers: the first ones of each group."""
    groups: dict[tuple[int, int], list[int]] = {}
    series: list[int] = []
    for obj in wanted if ordered else [obj for obj in among if obj in wanted]:
        if not codes.CARD <= obj < codes.FIRST_CHAMPION:
            series.append(obj)
            continue
        key = _alike(game, obj)
        if key not in groups:
            groups[key] = [other for other in among if _alike(game, other) == key]
        series.append(groups[key].pop(0))
    return series


def _alike(game: Game, card: int) -> tuple[int, int]:
    uid = card - codes.CARD
    return game.owner_of[uid], game.def_of[uid]


def _divide(game: Game, amounts: dict[str, int]) -> list[int]:
    if game.kind != codes.DIVIDE or len(game.frames[-1]) != codes.ITS:
        raise IllegalOption("No damage is to be divided now.")
    return _divide_battle(game, amounts) if asking_op(game)[0] == ops.ASSIGN_DAMAGE else _divide_effect(game, amounts)


def _check_refs(amounts: dict[str, int], refs: list[str], total: int) -> None:
    if any(ref not in refs for ref in amounts):
        raise IllegalOption("Damage was given to something that cannot get any.")
    if sum(amounts.values()) != total:
        raise IllegalOption(f"All {total} damage must be divided; you gave {sum(amounts.values())}.")


def _divide_battle(game: Game, amounts: dict[str, int]) -> list[int]:
    place = game.frames[-1][codes.X]
    slot = (battle.attackers(game) + battle.blockers(game))[place]
    targets = battle.damage_targets(game, slot)
    _check_refs(amounts, [reference(obj) for obj in targets], offense(game, slot))
    trial = _Trial(game)
    chosen: list[int] = []
    options: list[int] = []
    for obj in targets:
        amount = amounts.get(reference(obj), 0)
        low, high = battle.amount_bounds(game, slot, chosen)
        if not low <= amount <= high:
            raise IllegalOption(
                "Damage to the player needs breakthrough damage equal to each blocker's defense first (rule 5.7.1)."
            )
        if low < high:  # else the engine takes it by itself
            options.append(amount << codes.VERB_BITS | codes.AMOUNT)
        chosen.append(amount)
    for option in options:
        trial.take(option)
    return trial.taken


def _divide_effect(game: Game, amounts: dict[str, int]) -> list[int]:
    op = asking_op(game)
    among = picks.candidates(game, game.frames[-1], (ops.F_ANY,), ops.IS_TARGET)
    _check_refs(amounts, [reference(obj) for obj in among], op[1])
    given = [obj for obj in among if amounts.get(reference(obj), 0)]
    if len(given) > op[2]:
        raise IllegalOption(f"Choose at most {op[2]} targets; you chose {len(given)}.")
    trial = _Trial(game)
    chosen: list[int] = []
    for obj in given:
        if len(game.frames[-1]) - codes.ITS <= len(chosen):
            trial.take(obj << codes.VERB_BITS | codes.PICK)
        chosen.append(obj)
    if trial.goes_on(chosen) and codes.STOP in game.options:
        trial.take(codes.STOP)
    for obj in given:
        f = game.frames[-1]
        if trial.goes_on(chosen) and len(f) - codes.ITS == len(chosen):
            trial.take(amounts[reference(obj)] << codes.VERB_BITS | codes.AMOUNT)
        chosen.append(amounts[reference(obj)])
    return trial.taken
