"""What each op carries: its operands by name, in their order. Ops that are not here carry none.

`filter`, `amount`, `condition` and `bundle` are places in those tables, `program` one of the programs, `place` a place
in this one; of what ends in "..." there are as many as there are. Handlers of the rules unpack ops in this order; the
notation finds programs and bundles by their names, and people who write cards read them (`proofs/programs.py`).
"""

from __future__ import annotations

from typing import Final

from engine.epic_tcg.programs import ops

OPERANDS: Final[dict[int, tuple[str, ...]]] = {
    ops.IF: ("condition", "place"),
    ops.JUMP: ("place",),
    ops.IF_NOT_DONE: ("place",),
    ops.MAY: ("place",),
    ops.MAY_PAY_ACTION: ("place",),
    ops.DOES: ("who", "program"),
    ops.SWITCH: ("group", "place..."),
    ops.CHOOSE_MODE: ("group", "place..."),
    ops.CHOOSE_TARGETS: ("group", "filter", "amount", "flags"),
    ops.CHOOSE_DIVISION: ("group", "amount"),
    ops.CHOOSE_X: ("how", "filter"),
    ops.PAY_TURN: ("flag",),
    ops.PAY_MOJO: ("count", "always"),
    ops.PAY_THIS: ("how",),
    ops.PAY_COUNTERS: ("count", "counter"),
    ops.PAY_PICKS: ("how", "filter", "count"),
    ops.CHOOSE_PAYMENT: ("place", "place..."),
    ops.MAY_PAY: ("place",),
    ops.TAKE_TARGETS: ("group", "add"),
    ops.PICK: ("filter", "amount", "flags", "who chooses", "add"),
    ops.SELECT_ALL: ("filter", "add", "another"),
    ops.SELECT_THIS: ("add",),
    ops.SELECT_PLAYERS: ("who", "add"),
    ops.COUNT: ("amount",),
    ops.DAMAGE: ("deadly",),
    ops.DAMAGE_DIVIDED: ("group",),
    ops.BREAK: ("who",),
    ops.TO_HAND: ("who",),
    ops.TO_DISCARD: ("who",),
    ops.INTO_PLAY: ("who", "returned"),
    ops.TURN: ("flag", "this"),
    ops.GAIN: ("keywords", "offense", "defense"),
    ops.LOSE_KEYWORDS: ("keywords",),
    ops.COUNTERS: ("counter",),
    ops.CONTROL: ("for the turn",),
    ops.STOP: ("how",),
    ops.DRAW_THEM: ("who",),
    ops.DRAW: ("who",),
    ops.DISCARD: ("who", "filter", "flags"),
    ops.DISCARD_HAND: ("who", "filter"),
    ops.REVEAL_HAND: ("who", "only to you"),
    ops.BANISH_PILE: ("who",),
    ops.GAIN_MOJO: ("who",),
    ops.LOSE_MOJO: ("who",),
    ops.LOSE_GAME: ("who",),
    ops.MAKE_TOKENS: ("token",),
    ops.GAIN_ACTIONS: ("count",),
    ops.BEGIN_STEP: ("step",),
    ops.CHOOSE_ATTACK: ("place",),
    ops.DECLARE_BLOCKERS: ("place",),
    ops.ASSIGN_DAMAGE: ("range",),
    ops.END_ATTACK: ("place",),
    ops.END_TURN: ("place",),
    ops.TRAIT_THIS_TURN: ("trait",),
    ops.IF_FREE: ("place",),
    ops.LOOK: ("whose", "by all"),
    ops.REVEAL: ("filter", "flags"),
    ops.AT_END: ("program",),
    ops.DECIDE: ("place...",),
    ops.IF_NAMED: ("place",),
    ops.CHOOSE_ALIGNMENT: ("alignments",),
    ops.CHANGE_TARGETS: ("flags",),
    ops.BECOME: ("offense", "defense", "keywords", "kind"),
    ops.BECOME_COPY: ("bundle", "entering"),
    ops.GAIN_ABILITY: ("bundle",),
    ops.ABILITY_THIS_TURN: ("bundle",),
    ops.GAIN_LIMITED_ACTIONS: ("count", "filter"),
}


def named(op: ops.Op) -> list[tuple[str, int]]:
    """The operands of an op with their names."""
    names = OPERANDS.get(op[0], ())
    if names and names[-1].endswith("..."):
        last = names[-1].removesuffix("...")
        names = (*names[:-1], *[last] * (len(op) - len(names)))
    return list(zip(names, op[1:], strict=True))


def places_of(name: str) -> dict[int, int]:
    """Where the operand of this name stands, by the ops that have it."""
    return {number: 1 + names.index(name) for number, names in OPERANDS.items() if name in names}
