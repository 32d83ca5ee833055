"""Damage to divide as a whole: what is left of a division for its player, who may answer all of it at once.

The engine asks for one amount after the other, and takes by itself what can be no other. What it took so since the
player last had a choice is left to the player as well. `Division` holds numbers only: they decide what is legal, here
and in the page that gets them (docs/table-protocol.md), and the fuzzer compares them with `battle.amount_bounds`.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.epic.programs import bits, ops
from engine.epic.programs.signatures import operand
from engine.epic.rules import battle, codes, picks
from engine.epic.rules.derive import defense, has, offense, slot_of
from engine.epic.rules.state import Game
from engine.epic.rules.triggers import last_keywords


class Share(NamedTuple):
    """What one of those among whom damage is divided may get: `least` at least; `need` is what breakthrough damage
    still owes it; from `breaks` on it breaks (0: it does already, None: it does not)."""

    obj: int
    least: int
    need: int
    breaks: int | None


class Through(NamedTuple):
    """The player to whom breakthrough damage may go: at most so much, and when some does, the others together may lack
    so much of what they need."""

    obj: int
    most: int
    lack: int


class Division(NamedTuple):
    """What is left to divide. While the player gets nothing, the others together may lack `lack` of what they need
    (None: all of it)."""

    total: int
    shares: list[Share]
    most_targets: int
    lack: int | None
    through: Through | None
    default: dict[int, int]

    def wrong(self, given: dict[int, int]) -> str:
        """Why it cannot be divided so, in a sentence; empty when it can. `given`: amounts by object."""
        if sum(given.values()) != self.total:
            return f"All {self.total} damage must be divided; you gave {sum(given.values())}."
        number = sum(amount > 0 for amount in given.values())
        if number > self.most_targets:
            return f"Choose at most {self.most_targets} targets; you chose {number}."
        if any(given.get(share.obj, 0) < share.least for share in self.shares):
            return "Each target that was chosen must get at least 1 damage."
        through = given.get(self.through.obj, 0) if self.through else 0
        allowed = self.through.lack if self.through and through else self.lack
        lacking = sum(max(0, share.need - given.get(share.obj, 0)) for share in self.shares)
        if (self.through and through > self.through.most) or (allowed is not None and lacking > allowed):
            return "Damage to the player needs breakthrough damage equal to each blocker's defense first (rule 5.7.1)."
        return ""


def division_of(g: Game, op: ops.Op) -> Division | None:
    """What is left of the division that the op asks for; None for other decisions."""
    if g.reason or g.kind != codes.DIVIDE:
        return None
    return battle_division(g) if op[0] == ops.ASSIGN_DAMAGE else effect_division(g, op)


def target_of_amount(g: Game, op: ops.Op) -> int:
    """Whom the amount is for that the engine asks for now."""
    f = g.frames[-1]
    if op[0] == ops.ASSIGN_DAMAGE:
        return battle.damage_targets(g, dealing(g))[len(f) - codes.SELECTED]
    return f[len(f) - f[codes.X]]


# --- in a battle (4.4.11) --------------------------------------------------------------------------------------------


def dealing(g: Game) -> int:
    """The slot of the champion whose battle damage is being divided."""
    return (battle.attackers(g) + battle.blockers(g))[g.frames[-1][codes.X]]


def battle_division(g: Game) -> Division:
    slot = dealing(g)
    done = battle.chosen_amounts(g, slot, g.frames[-1][codes.SELECTED :])
    targets = battle.damage_targets(g, slot)
    total = offense(g, slot) - sum(done)
    champions = [obj for obj in targets[len(done) :] if obj >= codes.CARD]
    needs = [0] * len(champions)
    lack, through = None, None
    if targets[0] < codes.CARD:
        owed = battle.unmet_needs(g, slot, done)
        needs = owed[len(owed) - len(champions) :]
        spare = battle.breakthrough_to_come(g, slot) - sum(owed) + sum(needs)
        lack = spare if battle.committed(g, done) else None
        if not done:
            through = Through(targets[0], battle.amount_bounds(g, slot, [])[1], spare)
    sure = has(g, slot, bits.BREAKS_DAMAGED)
    shares = [Share(obj, 0, need, _breaks(g, obj, sure)) for obj, need in zip(champions, needs, strict=True)]
    default = _in_battle(total, shares, lack, through)
    return Division(total, shares, len(targets) - len(done), lack, through, default)


def _in_battle(total: int, shares: list[Share], lack: int | None, through: Through | None) -> dict[int, int]:
    """As much as may be to the player (5.7.6), the rest where it breaks most."""
    most = through.most if through else 0
    owed = most > 0 or lack is not None
    wanted = [(share.need if owed else share.breaks, share.obj) for share in shares]
    given = dict.fromkeys((share.obj for share in shares), 0)
    rest = total - most
    for want, obj in sorted((want, obj) for want, obj in wanted if want is not None):  # the cheapest first
        given[obj] = min(rest, want)
        rest -= given[obj]
    given[shares[-1].obj] += rest
    return given | {through.obj: most} if through else given


def _breaks(g: Game, obj: int, sure: bool) -> int | None:
    """From how much damage on a champion breaks, with what it has and what was assigned to it; None: from none.
    `sure`: whatever the source damages breaks."""
    slot = slot_of(g, obj)
    if slot < 0 or has(g, slot, bits.UNBREAKABLE):
        return None
    taken = g.damage_of[slot]
    for source, _, target, amount in g.assigned:
        if target == obj and amount:
            taken += amount
            if last_keywords(g, source) & bits.BREAKS_DAMAGED:
                return 0
    left = defense(g, slot) - taken
    if taken and left <= 0:
        return 0
    return 1 if sure else max(1, left)


# --- in an effect ----------------------------------------------------------------------------------------------------


def effect_division(g: Game, op: ops.Op) -> Division:
    f = g.frames[-1]
    if f[codes.STAGE] == picks.PICKING:
        picked = f[codes.SELECTED :]
        targets, total = picked + picks.left(g.offered.among, picked, False), operand(op, "total")
        most = g.offered.most
    else:
        given = f[codes.SELECTED + f[codes.X] :]
        picked = targets = f[codes.SELECTED + len(given) : codes.SELECTED + f[codes.X]]
        total, most = operand(op, "total") - sum(given), len(targets)
    sure = f[codes.REF] != 0 and last_keywords(g, f[codes.REF]) & bits.BREAKS_DAMAGED != 0
    shares = [Share(obj, int(obj in picked), 0, _breaks(g, obj, sure)) for obj in targets]
    return Division(total, shares, most, None, None, _in_effect(g, total, shares))


def _in_effect(g: Game, total: int, shares: list[Share]) -> dict[int, int]:
    """All to an opponent or else to a champion of theirs, where possible."""
    given = {share.obj: share.least for share in shares}
    foes = g.seating.opponents[g.seat]
    theirs = [obj for obj in given if obj in foes or (obj >= codes.CARD and g.controller_of[slot_of(g, obj)] in foes)]
    given[theirs[0] if theirs else shares[0].obj] += total - sum(given.values())
    return given
