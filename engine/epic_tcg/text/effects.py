"""What effects say that are made of other effects: choices, conditions, permissions and delays."""

from __future__ import annotations

from dataclasses import replace

from engine.epic_tcg import language as lang
from engine.epic_tcg.language import Effect, Who
from engine.epic_tcg.text.nouns import WHO, Telling, name_player
from engine.epic_tcg.text.numbers import fact
from engine.epic_tcg.text.phrases import all_joined, clauses, say
from engine.kernel.grammar import OR, THEM, YOU, Clause, Noun, allowed, joined, led, sentence, spoken, with_subject


def sentences(effect: Effect, context: Telling) -> str:
    """An effect as an event prints it."""
    return " ".join(map(sentence, clauses(effect, context)))


def line_of(effect: Effect, context: Telling, lead: str = "") -> str:
    """An effect behind a condition or a colon. Two short instructions are one sentence."""
    said = clauses(effect, context)
    if len(said) == 2 and all(map(_is_short, said)):
        said = [joined(said)]
    first, *others = said
    return " ".join(map(sentence, [led(lead, first) if lead else first, *others]))


def _is_short(clause: Clause) -> bool:
    return clause == Clause(clause.verb, clause.rest) and not any(mark in clause.rest for mark in (",", " unless "))


def _ended(clause: Clause, tail: str) -> Clause:
    """The clause with something behind all of it."""
    if clause.also:
        *others, last = clause.also
        return replace(clause, also=(*others, _ended(last, tail)))
    return replace(clause, rest=f"{clause.rest} {tail}".strip())


@say.register
def _(step: lang.May, context: Telling) -> list[Clause]:
    """What you do after you have had others do something says "you" again."""
    clause = all_joined(step.do, context)
    subjects = [one.subject for one in (clause, *clause.also)]
    said = allowed(clause)
    first, *others = said, *said.also
    for at, one in enumerate(others):
        if subjects[at + 1] == YOU and subjects[at] != YOU:
            others[at] = replace(one, verb=f"you {one.verb}")
    return [replace(first, also=tuple(others))]


@say.register
def _(step: lang.IfYouDo, context: Telling) -> list[Clause]:
    said = clauses(step.do, context)
    doer = said[-1].subject
    if step.then:
        done = "a player was dealt damage this way" if isinstance(step.do, lang.Damage) else _do(doer, context)
        said.append(led(f"if {done}", all_joined(step.then, context)))
    if step.otherwise:
        lead = "otherwise" if step.then else f"if {_do_not(doer, context)}"
        said.append(led(lead, all_joined(step.otherwise, context)))
    return said


def _do(who: Noun, context: Telling) -> str:
    """As in "you do", "they do"."""
    return f"{(context.you if who == YOU else THEM).text} do"


def _do_not(who: Noun, context: Telling) -> str:
    return "no player does" if who == WHO[Who.EACH_PLAYER] else f"{_do(who, context)} not"


@say.register
def _(step: lang.Unless, context: Telling) -> list[Clause]:
    """What happens comes first, as in "stop target card unless its controller discards their hand"."""
    said = all_joined(step.do, context)
    who = name_player(step.who, context)
    before = context.you
    if who != YOU:
        context.you = THEM
    does = with_subject(all_joined(step.does, context), who)
    context.you = before
    unless = [_ended(said, f"unless {spoken(does, aloud=True)}")]
    if step.otherwise:
        unless.append(led(f"if {_do(who, context)}", all_joined(step.otherwise, context)))
    return unless


@say.register
def _(step: lang.If, context: Telling) -> list[Clause]:
    """Conditions within one another are said in one breath."""
    conditions = [fact(step.condition, context)]
    do = step.do
    while isinstance(do, lang.If) and not (do.otherwise or step.otherwise):
        conditions.append(fact(do.condition, context))
        do = do.do
    condition = " and ".join(conditions)
    if not do:
        return [_ended(all_joined(step.otherwise, context), f"unless {condition}")]
    said = [led(f"if {condition}", all_joined(do, context))]
    if step.otherwise:
        said.append(led("otherwise", all_joined(step.otherwise, context)))
    return said


@say.register
def _(step: lang.Does, context: Telling) -> list[Clause]:
    """Named once; "they" from the second sentence on."""
    who = name_player(step.who, context)
    if who == YOU:
        return clauses(step.do, context)
    before, context.you = context.you, THEM
    said = clauses(step.do, context)
    context.you = before
    if not any(clause.lead or clause.modal for clause in said):
        said = [joined(said)]
    return [with_subject(clause, THEM if at else who) for at, clause in enumerate(said)]


@say.register
def _(step: lang.OneOf, context: Telling) -> list[Clause]:
    """Within a sentence. `printed.py` prints the ways to play an event."""
    first, *others = [all_joined(mode, replace(context)) for mode in step.modes]
    also = list(first.also)
    for other in others:
        also += [replace(other, also=(), link=OR), *other.also]
    return [replace(first, also=tuple(also))]


@say.register
def _(step: lang.AtEnd, context: Telling) -> list[Clause]:
    return [led("at the beginning of the next End Step", all_joined(step.do, context))]
