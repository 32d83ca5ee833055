"""What of the question that waits has been answered: read from a game, and answered again in one.

A question that is answered step by step is put anew, and the steps are taken again, each as one of the options. So what
a position says of it is legal, or it is refused. Steps with one answer the engine takes by itself.
"""

from __future__ import annotations

from typing import Final

from engine.epic.positions.plain.checking_ongoing import PICKING, ability_of, step_place
from engine.epic.positions.plain.places import place_of
from engine.epic.positions.plain.position import DAMAGE, BadPosition, Ongoing, Position
from engine.epic.positions.plain.resuming import Things
from engine.epic.programs import ops
from engine.epic.rules import battle, codes, picks
from engine.epic.rules.derive import offense
from engine.epic.rules.frame import asking_op
from engine.epic.rules.machine import TAKE, advance
from engine.epic.rules.state import Game

Given = tuple[tuple[int, ...], ...]

_NO_ANSWER: Final = "Something was answered that is no answer there."


# --- read from a game ------------------------------------------------------------------------------------------------


def picked_in(g: Game) -> list[int]:
    """The objects that were picked so far."""
    f, asked = g.frames[-1], asking_op(g)[0]
    if asked == ops.DIVIDE_DAMAGE and f[codes.STAGE] > picks.PICKED:
        return f[codes.SELECTED : codes.SELECTED + f[codes.X]]
    return f[codes.SELECTED :] if asked in PICKING else []


def given_in(g: Game) -> Given | None:
    """The amounts so far, of each that divides; None before the first question about amounts, or without an answer in a
    battle."""
    f, asked = g.frames[-1], asking_op(g)[0]
    if asked == ops.DIVIDE_DAMAGE and f[codes.STAGE] > picks.PICKED:
        given = tuple(f[codes.SELECTED + f[codes.X] :])
        return (given,) if given else ()
    if asked == ops.ASSIGN_DAMAGE:
        done = [_dealt(g, slot) for slot in (battle.attackers(g) + battle.blockers(g))[: f[codes.X]]]
        begun = [tuple(f[codes.SELECTED :])] if len(f) > codes.SELECTED else []
        return (*done, *begun) or None
    return None


def _dealt(g: Game, slot: int) -> tuple[int, ...]:
    """How a champion has divided its battle damage."""
    if not offense(g, slot):
        return (0,) * len(battle.damage_targets(g, slot))
    return tuple(amount for source, _, _, amount in g.assigned if source == g.ref_of[slot])


# --- answered again --------------------------------------------------------------------------------------------------


class _Question:
    """A question that waits, and goes on to wait while it is answered step by step."""

    def __init__(self, g: Game) -> None:
        self.g = g
        self.frame = g.frames[-1]
        self.pc = self.frame[codes.PC]

    def waits(self) -> bool:
        return not self.g.reason and self.g.frames[-1] is self.frame and self.frame[codes.PC] == self.pc

    def take(self, operand: int, *verbs: int) -> None:
        """Take a step as in play, but without memory of it. Raises BadPosition where it is no option."""
        steps = [operand << codes.VERB_BITS | verb for verb in verbs] if self.waits() else []
        option = next((step for step in steps if step in self.g.options), None)
        if option is None:
            raise BadPosition(_NO_ANSWER)
        op = asking_op(self.g)
        TAKE[op[0]](self.g, self.frame, op, option)
        advance(self.g)

    def take_all(self, before: int, answers: list[int], *verbs: int) -> None:
        """Take one step for each of the answers, but for those that the engine takes by itself. They stand in the
        frame, behind so many other numbers, and the question goes on to wait for the next one."""
        for at, given in enumerate(answers, codes.SELECTED + before):
            if not self.waits() or len(self.frame) <= at:
                self.take(given, *verbs)
            elif self.frame[at] != given:
                raise BadPosition(_NO_ANSWER)
        if answers and not self.waits():
            raise BadPosition("After these answers nothing is left to decide there.")


def answer(g: Game, position: Position) -> None:
    """Take the steps that were taken. The game has come to the question, or beyond it where that has one answer. Raises
    BadPosition."""
    ongoing = position.ongoing or Ongoing()
    if _is_asked(g, position, ongoing):
        question, things = _Question(g), Things(g, position)
        objects = [things.obj(thing, []) for thing in ongoing.picked]
        question.take_all(0, objects, codes.PICK, codes.TARGET)
        if position.moment == DAMAGE:
            _divide_battle(question, ongoing.given or ())
        elif ongoing.given is not None:
            _divide(question, len(objects), ongoing.given)
        if picked_in(g)[: len(objects)] != objects or not _begins(given_in(g) or (), ongoing.given or ()):
            raise BadPosition("More was answered there.")
        if g.seat != position.seat:
            raise BadPosition(f"Seat {g.seat} decides there, not seat {position.seat}.")
    elif ongoing.picked or ongoing.given:
        raise BadPosition("Something was answered, and nothing is asked.")


def _begins(given: Given, said: Given) -> bool:
    """Whether amounts begin with those that were said: steps with one answer are taken by the engine, and need not be
    said where they come last."""
    if not said:
        return True
    last = len(said) - 1
    return given[:last] == said[:last] and len(given) > last and given[last][: len(said[last])] == said[last]


def _is_asked(g: Game, position: Position, ongoing: Ongoing) -> bool:
    """Whether the question waits that the position speaks of."""
    if g.reason or len(g.frames) != len(ongoing.stack) + 1:
        return False
    f = g.frames[-1]
    if not ongoing.stack:
        return f[codes.PC] - 1 == place_of(position)[0]
    last = ongoing.stack[-1]
    return f[codes.PROGRAM] == ability_of(last).program and f[codes.PC] - 1 == step_place(last)


def _divide(question: _Question, targets: int, given: Given) -> None:
    """The targets of an effect are all picked; each gets an amount."""
    if question.frame[codes.STAGE] == picks.PICKING:
        question.take(0, codes.STOP)
    question.take_all(targets, [amount for amounts in given for amount in amounts], codes.AMOUNT)


def _divide_battle(question: _Question, given: Given) -> None:
    """Champions divide their damage one after the other."""
    f = question.frame
    while question.waits() and f[codes.X] < len(given):
        amounts = given[f[codes.X]]
        at = len(f) - codes.SELECTED
        if at >= len(amounts):
            return
        question.take(amounts[at], codes.AMOUNT)
