"""Which targets decide whether a tribute applies: one without a legal target does not (5.6.2).

Only `compile.py` uses it. A target that need not be chosen ("up to", "you may", under a condition, of a number that is
not known yet) is no condition of the rest, but is enough for it (house ruling H26). An instruction that stands before a
target and may bring it about lets the tribute apply (3.2.3d, house ruling H27).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from engine.epic import language as lang

_ANY = lang.Target(lang.ANYTHING)  # of damage that is divided or dealt in turn
_STILL = lang.Draw | lang.GainHealth | lang.LoseHealth | lang.GainGold | lang.Recycle  # nothing new can be targeted
_CONDITIONAL = lang.May | lang.If | lang.OneOf
_Aim = tuple[lang.Target, bool]  # what is targeted, and whether it must be


def deciding_targets(effect: lang.Effect) -> tuple[lang.Target, ...]:
    """A tribute of this effect applies when one of these can be chosen; none: it always does. One instruction by
    itself needs no such test: without a target it does nothing."""
    steps = effect if isinstance(effect, tuple) else (effect,)
    acts = [step for step in steps if not isinstance(step, lang.Choose)]  # it only names what the next one is about
    if len(acts) == 1 and not isinstance(acts[0], lang.IfYouDo):
        return ()
    aims: list[_Aim] = []
    stirred = False
    for step in steps:
        own = list(_aims(step, needed=True))
        if own and stirred:
            return ()
        aims += own
        stirred = stirred or not (own or isinstance(step, _STILL))
    return tuple(target for target, _ in aims) if any(needed for _, needed in aims) else ()


def _aims(node: object, *, needed: bool) -> Iterator[_Aim]:
    """Targets that a part of an effect names. One that depends on a player who is a target itself adds nothing."""
    match node:
        case lang.Target():
            if getattr(node.what, "whose", None) is not lang.THAT_PLAYER:
                yield node, needed and not node.up_to and isinstance(node.count, int)
        case lang.DivideDamage() | lang.DamageInTurn():
            yield _ANY, needed
        case lang.IfYouDo():
            yield from _aims(node.do, needed=needed)
            yield from _aims((node.then, node.otherwise), needed=False)
        case lang.Does():
            yield from _aims(node.who, needed=needed)
            yield from _aims(node.do, needed=False)
        case lang.Trigger():  # an ability that is gained
            return
        case tuple():
            for part in node:
                yield from _aims(part, needed=needed)
        case _ if is_dataclass(node):
            for field in fields(node):
                yield from _aims(getattr(node, field.name), needed=needed and not isinstance(node, _CONDITIONAL))
