"""One sentence for every question: what is asked of the seat that decides, made from the definition behind it.

The functions take the op that asks (`decisions.asking_op`).
"""

from __future__ import annotations

from dataclasses import replace

from engine.epic import battle, codes, ops
from engine.epic import language as lang
from engine.epic.definitions import FILTERS, NAME, ROW_OF_PROGRAM, D
from engine.epic.grammar import counted
from engine.epic.state import Game
from engine.epic.text import effect_text

# op -> (where its step stands, rule)
_STEP_AT = {
    ops.PICK_OBJECTS: (4, "5.20"),
    ops.PICK_SURVIVORS: (1, "5.12.3"),
    ops.PICK_ANY_NUMBER: (2, "3.2.3"),
    ops.MAY_DO: (2, "3.2.3"),
    ops.MAY_PAY: (4, "3.2.3"),
    ops.REVEAL_LOYAL: (3, "5.3"),
    ops.DISCARD_CARDS: (3, "1.7"),
    ops.JOIN_BATTLE: (3, "4.4"),
    ops.DIVIDE_DAMAGE: (3, "5.20"),
    ops.DAMAGE_IN_TURN: (1, "5.20"),
    ops.RECYCLE: (1, "5.5"),
}
_WINDOW_RULES = {
    ops.MAIN_WINDOW: "4.3.1",
    ops.OFFER_WINDOW: "4.3.4",
    ops.CONTINUE_WINDOW: "4.3.4",
    ops.BATTLE_WINDOW: "4.4.3",
    ops.MODES_OF: "3.2.1",
    ops.SETTLE: "3.2.5a",
    ops.MULLIGAN_OF: "1.8.2",
    ops.DECLARE_ATTACKERS: "4.4.1",
    ops.DECLARE_BLOCKERS: "4.4.6",
    ops.ASSIGN_DAMAGE: "4.4.11b",
    ops.HAND_LIMIT: "4.5.2b",
}


def prompt(g: Game, op: ops.Op) -> str:
    """One complete sentence."""
    number = op[0]
    if number in _SENTENCES:
        return _SENTENCES[number]
    if g.kind == codes.WINDOW:
        return _window_prompt(g, op)
    if g.kind == codes.DISCARDS:
        count = len(g.hand[g.seat]) - 7 if number == ops.HAND_LIMIT else min(op[1], len(g.hand[g.seat]))
        return f"Discard {counted(count, 'card')}."
    if number == ops.DECLARE_BLOCKERS:
        must = codes.STOP not in g.options and len(g.frames[-1]) == codes.ITS
        return "You must block: choose one or more champions." if must else "Choose champions to block with, or none."
    if number == ops.ASSIGN_DAMAGE:
        slot = (battle.attackers(g) + battle.blockers(g))[g.frames[-1][codes.X]]
        return f"Divide the damage of {NAME[g.row_of[slot]]}."
    if number == ops.DAMAGE_IN_TURN:
        return f"Choose a target for {op[2 + len(g.frames[-1]) - codes.ITS]} damage."
    return _effect_prompt(g, op)


_SENTENCES = {
    ops.MULLIGAN_OF: "Choose cards to put on the bottom of your deck; you lose 1 health for each, or keep your hand.",
    ops.DECLARE_ATTACKERS: "Choose one or more champions to attack together.",
    ops.MODES_OF: "Choose one.",
    ops.SETTLE: "Choose which of your abilities resolves first.",
    ops.PICK_SURVIVORS: "Choose a champion of yours to keep; those that nobody chooses are broken.",
    ops.RECYCLE: "Recycle: put two cards of your discard pile on the bottom of your deck and draw a card, or decline.",
}


def _effect_prompt(g: Game, op: ops.Op) -> str:
    """The effect that asks, with its card's name for "this card" and with the numbers that are known by now."""
    frame = g.frames[-1]
    step = D.steps[op[_STEP_AT[op[0]][0]]]
    if isinstance(step, lang.Damage) and isinstance(step.amount, lang.Number) and step.amount.of is lang.NumberOf.X:
        step = replace(step, amount=frame[codes.X] + step.amount.plus)
    return _question(op, step).replace("this card", NAME[ROW_OF_PROGRAM[frame[codes.PROGRAM]]])


def _question(op: ops.Op, step: lang.Step) -> str:
    text = _lower(effect_text(step))
    if op[0] == ops.REVEAL_LOYAL and op[1] == ops.ANY_NUMBER:
        return f"Reveal any number of cards for loyalty, X of them: {text}."
    if op[0] == ops.REVEAL_LOYAL:
        return f"Reveal {counted(op[1], 'card')} for loyalty, or nothing: {text}."
    if op[0] in (ops.MAY_DO, ops.MAY_PAY):
        return f"Do you want to {text.removeprefix('you may ')}?"
    if isinstance(step, lang.Choose):
        return f"Choose {_what_to_choose(op)}."
    return f"Choose {_what_to_choose(op)}: {text}."


def _what_to_choose(op: ops.Op) -> str:
    """As in "Choose a target: deal 13 damage to target champion."."""
    if op[0] == ops.DIVIDE_DAMAGE:
        return "targets"
    if op[0] == ops.PICK_ANY_NUMBER:
        return "cards"
    if op[0] != ops.PICK_OBJECTS:
        return "a champion"
    kind, many = FILTERS[op[1]][0], op[2] > 1
    if kind == ops.F_PLAYER:
        return "a player"
    if kind in (ops.F_DISCARD, ops.F_HAND):
        return "cards" if many else "a card"
    if op[3] & ops.IS_TARGET:
        return "targets" if many else "a target"
    return "champions" if many else "a champion"


def _lower(sentence: str) -> str:
    """A sentence as part of another one."""
    return sentence[:1].lower() + sentence[1:].rstrip(".")


def _window_prompt(g: Game, op: ops.Op) -> str:
    if codes.PASS not in g.options:
        return "Your turn: a champion of yours must attack before the turn ends."
    if op[0] == ops.MAIN_WINDOW:
        return "Your turn: play a card, use a power, attack, or end your turn."
    if op[0] == ops.CONTINUE_WINDOW:
        return "Your opponent acted: go on with a play or an attack, or end your turn."
    if op[0] == ops.OFFER_WINDOW:
        return "Your opponent wants to end the turn: play a card, use a power, or pass."
    when = "blocks" if g.step == codes.STEP_BEFORE_BLOCKS else "damage"
    return f"Before {when}: play a card, use a power, or pass."


def rule(op: ops.Op) -> str:
    """The number of the rule behind a question."""
    return _STEP_AT[op[0]][1] if op[0] in _STEP_AT else _WINDOW_RULES[op[0]]
