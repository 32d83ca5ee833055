"""A player's choice as the page sends it -> the options that the engine takes, one by one. Names no game.

A multi-pick (attackers, blockers, mulligan, discards) and a division are series of small decisions; a page collects
them and sends them whole. `Picking.plan` tries the series on a clone, so that an illegal one changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple

from engine.kernel.answers import IllegalOption, Verbs, amounts_in, codes_in, counted_out
from engine.kernel.position import Apply, P


class MultiPick(NamedTuple):
    """What is left of a multi-pick: objects to pick among (each copy of cards that are alike), how many at least and at
    most, whether their order matters, what the player has picked already, and what must be among the picks, which is
    no more than `most`."""

    among: list[int]
    least: int
    most: int
    ordered: bool
    picked: list[int]
    musts: tuple[int, ...] = ()


class Picking(Generic[P]):
    """How a room asks for several things one by one. `asked` is what it asks and for whom, nothing when the game is
    over; `picked` what was picked of it. `alike` is what copies have in common of which the engine offers the first
    one; None for what has no copies, or none in a multi-pick that is ordered. `divide` changes a clone and gives the
    options that a division stands for, or raises IllegalOption."""

    def __init__(
        self,
        verbs: Verbs,
        apply: Apply[P],
        multi_pick_of: Callable[[P], MultiPick | None],
        asked: Callable[[P], tuple[object, ...]],
        picked: Callable[[P], list[int]],
        alike: Callable[[P, int, bool], tuple[int, ...] | None],
        divide: Callable[[P, dict[str, int]], list[int]],
    ) -> None:
        self.verbs: Verbs = verbs
        self.apply: Apply[P] = apply
        self.multi_pick_of: Callable[[P], MultiPick | None] = multi_pick_of
        self.asked: Callable[[P], tuple[object, ...]] = asked
        self.picked: Callable[[P], list[int]] = picked
        self.alike: Callable[[P, int, bool], tuple[int, ...] | None] = alike
        self.divide: Callable[[P, dict[str, int]], list[int]] = divide

    def plan(self, game: P, choice: Mapping[str, object]) -> list[int]:
        """Option codes for a choice: `{"codes": [...]}`, one option or the picks of a multi-pick (in any order, unless
        it is ordered), or `{"amounts": {ref: n}}`.

        Raises IllegalOption with a sentence; the game is not changed.
        """
        trial = game.clone()
        if "amounts" in choice:
            return self.divide(trial, amounts_in(choice["amounts"]))
        wanted = codes_in(choice.get("codes"))
        verbs, multi_pick = self.verbs, self.multi_pick_of(trial)
        if multi_pick is not None and all(verbs.of(code) in (verbs.pick, verbs.stop) for code in wanted):
            return self.picks(trial, multi_pick, [code >> verbs.bits for code in wanted if code != verbs.stop])
        if len(wanted) != 1:
            raise IllegalOption("Choose exactly one option here.")
        self.apply(trial, wanted[0])
        return wanted

    def picks(self, game: P, multi_pick: MultiPick, wanted: list[int]) -> list[int]:
        """Pick these in the game; the options that were applied. Raises IllegalOption."""
        verbs = self.verbs
        if len(set(wanted)) != len(wanted) or any(obj not in multi_pick.among for obj in wanted):
            raise IllegalOption("Something chosen there cannot be chosen now.")
        declined = not wanted and verbs.stop in game.options
        if not declined and not multi_pick.least <= len(wanted) <= multi_pick.most:
            raise counted_out(multi_pick.least, multi_pick.most, len(wanted))
        if any(obj not in wanted for obj in multi_pick.musts):
            raise IllegalOption("Something that must be chosen is missing there.")
        series = Series(self, game)
        chosen = list(multi_pick.picked)
        for obj in self._first_copies(game, multi_pick, wanted):
            if not series.goes_on(chosen):
                break
            if len(self.picked(game)) <= len(chosen):  # the engine has not taken it by itself
                series.take(obj << verbs.bits | verbs.pick)
            chosen.append(obj)
        if series.goes_on(chosen) and verbs.stop in game.options and len(self.picked(game)) == len(chosen):
            series.take(verbs.stop)
        return series.taken

    def _first_copies(self, game: P, multi_pick: MultiPick, wanted: list[int]) -> list[int]:
        """The same choice with the copies that the engine offers: the first ones of each group."""
        groups: dict[tuple[int, ...], list[int]] = {}
        found: list[int] = []
        ordered = multi_pick.ordered
        for obj in wanted if ordered else [obj for obj in multi_pick.among if obj in wanted]:
            key = self.alike(game, obj, ordered)
            if key is None:
                found.append(obj)
                continue
            if key not in groups:
                groups[key] = [other for other in multi_pick.among if self.alike(game, other, ordered) == key]
            found.append(groups[key].pop(0))
        return found


class Series(Generic[P]):
    """Options that are applied to a clone, one after the other; it remembers them, and whether the same decision goes
    on."""

    def __init__(self, picking: Picking[P], game: P) -> None:
        self.picking: Picking[P] = picking
        self.game: P = game
        self.asked: tuple[object, ...] = picking.asked(game)
        self.taken: list[int] = []

    def goes_on(self, chosen: list[int]) -> bool:
        """Whether the same multi-pick goes on, with these picks."""
        picking, g = self.picking, self.game
        return not g.reason and picking.asked(g) == self.asked and picking.picked(g)[: len(chosen)] == chosen

    def take(self, option: int) -> None:
        self.picking.apply(self.game, option)
        self.taken.append(option)


def given_to(amounts: dict[str, int], object_of: dict[str, int]) -> dict[int, int]:
    """Amounts by object. Raises IllegalOption where something is named to which nothing can be divided."""
    if any(ref not in object_of for ref in amounts):
        raise IllegalOption("Damage was divided to something that cannot be dealt any.")
    return {object_of[ref]: amount for ref, amount in amounts.items()}
