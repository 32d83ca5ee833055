"""Damage to divide as a whole: what is left of a division for its player, who may answer all of it at once.

The engine asks for one amount after the other, and takes by itself what can be no other. What an effect divides is
asked for with its targets, as far as they are not chosen yet. What breaks through goes to the player by itself (house
ruling T8), so that it is no part of a division. `Division` holds numbers only: they decide what is legal, here and in
the page that gets them.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.epic_tcg.programs import bits, ops
from engine.epic_tcg.programs.definitions import PROGRAMS
from engine.epic_tcg.prompts.bounds import multi_pick_of
from engine.epic_tcg.prompts.objects import asking_op
from engine.epic_tcg.rules import battle, codes
from engine.epic_tcg.rules.derive import amount, damage_ward, defense, has, kind
from engine.epic_tcg.rules.state import Frame, Game, slot_of


class Share(NamedTuple):
    """What one of those among whom damage is divided may get: `least` at least; from `breaks` on it breaks (0: it does
    already, None: it does not)."""

    obj: int
    least: int
    breaks: int | None


class Division(NamedTuple):
    """What is left to divide. With `none` all of it may be left as it is, without any target."""

    total: int
    shares: list[Share]
    most_targets: int
    none: bool
    default: dict[int, int]

    def wrong(self, given: dict[int, int]) -> str:
        """Why it cannot be divided so, in a sentence; empty when it can. `given`: amounts by object."""
        if self.none and not any(given.values()):
            return ""
        if sum(given.values()) != self.total:
            return f"All {self.total} damage must be divided; you gave {sum(given.values())}."
        number = sum(amount > 0 for amount in given.values())
        if number > self.most_targets:
            return f"Choose at most {self.most_targets} targets; you chose {number}."
        if any(given.get(share.obj, 0) < share.least for share in self.shares):
            return "Each target that was chosen must get at least 1 damage."
        return ""


def division_of(g: Game) -> Division | None:
    """What is left of the division that is asked for now; None for other decisions."""
    if g.reason:
        return None
    if g.kind == codes.DIVIDE:
        return _in_battle(g)
    f, op = g.frames[-1], asking_op(g)
    if op[0] == ops.CHOOSE_DIVISION:
        return _amounts_left(g, f, amount(g, f, op[2]), f.group(op[1] - 1))
    if op[0] == ops.CHOOSE_TARGETS and PROGRAMS[f.program][f.pc][0] == ops.CHOOSE_DIVISION:
        return _targets_left(g, amount(g, f, PROGRAMS[f.program][f.pc][2]))
    return None


def target_of_amount(g: Game) -> int:
    """Whom the amount is for that the engine asks for now."""
    f, op = g.frames[-1], asking_op(g)
    if op[0] == ops.ASSIGN_DAMAGE:
        return opposing(g)[len(f.picks)]
    return f.group(op[1] - 1)[len(f.picks)]


# --- in a battle -----------------------------------------------------------------------------------------------------


def dealing(g: Game) -> int:
    """The champion whose battle damage is being divided."""
    f = g.frames[-1]
    return f.selected[f.x]


def opposing(g: Game) -> list[int]:
    """Those among whom it is divided, in order."""
    return [g.ref_of[slot] for slot in battle.opposing(g, slot_of(g, dealing(g)))]


def _in_battle(g: Game) -> Division:
    """Any way its player likes, all of it (rule book, Battle)."""
    f = g.frames[-1]
    slot = slot_of(g, dealing(g))
    targets = opposing(g)[len(f.picks) :]
    left = (g.options[-1] >> codes.VERB_BITS) if g.options else 0
    deadly = has(g, slot, bits.DEADLY)
    shares = [Share(obj, 0, breaks_at(g, obj, deadly=deadly)) for obj in targets]
    return Division(left, shares, len(targets), False, _where_it_breaks(left, shares))


def _where_it_breaks(total: int, shares: list[Share]) -> dict[int, int]:
    """As many broken as can be, the cheapest first; what is left goes to the last one."""
    given = {share.obj: share.least for share in shares}
    left = total - sum(given.values())
    for breaks, obj in sorted((share.breaks, share.obj) for share in shares if share.breaks is not None):
        more = min(left, max(0, breaks - given[obj]))
        given[obj] += more
        left -= more
    given[shares[-1].obj] += left
    return given


def breaks_at(g: Game, obj: int, *, deadly: bool) -> int | None:
    """From how much damage on a champion breaks, with what it has and what was assigned to it; None: from none."""
    slot = slot_of(g, obj)
    if slot < 0 or g.flags_of[slot] & codes.FACE_DOWN or not kind(g, slot) & bits.CHAMPION:
        return None
    if has(g, slot, bits.UNBREAKABLE):
        return None
    ward = damage_ward(g, slot)
    hits = [(n, sharp) for _, _, _, target, n, sharp in g.assigned if target == obj]
    taken = g.damage_of[slot] + sum(n for n, _ in hits)
    if any(sharp for _, sharp in hits) and not ward:
        return 0
    left = defense(g, slot) + ward - taken
    if left <= 0:
        return 0
    return 1 + ward if deadly else left


# --- in an effect ----------------------------------------------------------------------------------------------------


def _deadly(g: Game, f: Frame) -> bool:
    slot = slot_of(g, f.ref)
    return slot >= 0 and has(g, slot, bits.DEADLY)


def _targets_left(g: Game, total: int) -> Division:
    """Targets are still being chosen: at least 1 to each, so no more than there is damage."""
    f, offered = g.frames[-1], multi_pick_of(g)
    assert offered is not None, "targets are chosen in a multi-pick"
    shares = [
        Share(obj, int(obj in offered.picked or obj in offered.musts), breaks_at(g, obj, deadly=_deadly(g, f)))
        for obj in [*offered.picked, *offered.among]
    ]
    most, none = offered.most + len(offered.picked), not offered.picked and not offered.least
    return Division(total, shares, most, none, _to_an_opponent(g, total, shares))


def _amounts_left(g: Game, f: Frame, total: int, targets: list[int]) -> Division:
    """Targets are chosen, and amounts are left: at least 1 to each."""
    left = targets[len(f.picks) :]
    shares = [Share(obj, 1, breaks_at(g, obj, deadly=_deadly(g, f))) for obj in left]
    rest = total - sum(f.picks)
    return Division(rest, shares, len(left), False, _to_an_opponent(g, rest, shares))


def _to_an_opponent(g: Game, total: int, shares: list[Share]) -> dict[int, int]:
    """All to an opponent or else to a champion of theirs, where possible."""
    given = {share.obj: share.least for share in shares}
    theirs = [obj for obj in given if _side(g, obj) != g.seat]
    given[theirs[0] if theirs else shares[0].obj] += total - sum(given.values())
    return given


def _side(g: Game, obj: int) -> int:
    return obj if obj < codes.CARD else g.controller_of[slot_of(g, obj)]
