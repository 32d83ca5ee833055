"""One sentence for every question: what is asked of the seat that decides, made from the definition behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from engine.epic_tcg import language as lang
from engine.epic_tcg.programs import ops
from engine.epic_tcg.programs.definitions import ENTRIES, NAMES, D
from engine.epic_tcg.programs.game import BATTLE
from engine.epic_tcg.programs.ops import Op
from engine.epic_tcg.prompts.apart import names_of
from engine.epic_tcg.prompts.bounds import multi_pick_of
from engine.epic_tcg.prompts.divisions import dealing
from engine.epic_tcg.prompts.objects import VEILED, asking_op, item_name, name_of, player_name, whose
from engine.epic_tcg.prompts.options import STEP_WORDS, cost_words
from engine.epic_tcg.prompts.parts import noun_of, step_of, targets_chosen, with_modes
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.battle import attackers, blockers
from engine.epic_tcg.rules.line_effects import changing
from engine.epic_tcg.rules.sight import knows_face_down
from engine.epic_tcg.rules.state import Frame, Game
from engine.epic_tcg.rules.turn import HAND_LIMIT
from engine.epic_tcg.text import effect_text
from engine.epic_tcg.text.abilities import cost_text, lower
from engine.epic_tcg.text.nouns import Telling, phrase, words_of
from engine.epic_tcg.text.numbers import prints_x
from engine.kernel.grammar import IT, THAT_PLAYER, THEM, YOU, Noun, capital, counted, either_of, listed, number_word

# by kind of decision: the section of the rule book
_RULES: Final = {
    codes.PRIORITY: "Priority",
    codes.MULLIGAN: "Taking a Mulligan",
    codes.MODES: "How to Play a Card",
    codes.TARGETS: "Legal Targets",
    codes.AMOUNTS: "How to Play a Card",
    codes.PAYMENT: "How to Play a Card",
    codes.PICKS: "Abilities",
    codes.MAY: "Abilities",
    codes.ORDERS: "When Triggers",
    codes.ATTACK: "Battle",
    codes.ATTACKERS: "Battle",
    codes.BLOCKERS: "Battle",
    codes.DIVIDE: "Battle",
    codes.DISCARDS: "Game Terms: Discard Pile",
    codes.ALIGNMENTS: "How to Play a Card",
    codes.REDIRECT: "As Triggers",
}


def rule(g: Game) -> str:
    """The section of the rule book behind a question."""
    return "Hand Size" if asking_op(g)[0] == ops.HAND_LIMIT else _RULES[g.kind]


def prompt(g: Game) -> str:
    """One complete sentence."""
    op = asking_op(g)
    if g.kind == codes.PRIORITY:
        return _priority_prompt(g)
    if g.kind == codes.REDIRECT:
        return "Choose which of your champions takes the damage that you would be dealt."
    if op[0] in _SENTENCES:
        return _SENTENCES[op[0]]
    if op[0] in _OF_THE_GAME:
        return _OF_THE_GAME[op[0]](g)
    return _effect_prompt(g, op)


# --- the course of the game ------------------------------------------------------------------------------------------

_SENTENCES: Final = {
    ops.MULLIGANS: "Keep your hand, or put cards on the bottom of your deck: for each, draw one and lose 1 Mojo.",
    ops.PRIORITY: "Choose which of your triggers goes to the line first: the last one resolves first.",
    ops.DECLARE_BLOCKERS: "Choose champions to block with, or none.",
}


def _attack_prompt(g: Game) -> str:
    if codes.NO in g.options:
        return "Choose whom to attack, or end your Battle Step."
    return "Choose whom to attack: one of your champions must attack."


def _attackers_prompt(g: Game) -> str:
    name = name_of(g, g.hunted or g.defender, g.seat)
    return f"Choose who attacks {f'the {VEILED}' if name == VEILED else name} together."


def _division_prompt(g: Game) -> str:
    fighting = [g.ref_of[slot] for slot in (*attackers(g), *blockers(g))]
    name = names_of(g, [*fighting, dealing(g)])[dealing(g)]
    if g.options[-1] >> codes.VERB_BITS == 1:  # nothing to divide
        return f"Choose who gets 1 damage of {name}."
    return f"Divide the damage of {name}."


def _limit_prompt(g: Game) -> str:
    return f"{_discard(g, 'card')}: you may keep {number_word(HAND_LIMIT)}."


_OF_THE_GAME: Final[dict[int, Callable[[Game], str]]] = {
    ops.CHOOSE_ATTACK: _attack_prompt,
    ops.DECLARE_ATTACKERS: _attackers_prompt,
    ops.ASSIGN_DAMAGE: _division_prompt,
    ops.HAND_LIMIT: _limit_prompt,
}


def _priority_prompt(g: Game) -> str:
    """When it is, and what can be done: nothing that cannot."""
    verbs = {option & codes.VERB_MASK for option in g.options}
    ends = not g.line and g.seat == g.active and g.step != BATTLE
    ways = []
    if verbs & {codes.PLAY, codes.PLAY_VEILED}:
        ways.append("play a card")
    if codes.USE in verbs:
        ways.append("use an ability")
    if codes.UNVEIL in verbs:
        ways.append("unveil a champion")
    ways.append("end the step" if ends else "pass")
    return f"{capital(_occasion(g))}: {either_of(ways)}."


def _occasion(g: Game) -> str:
    """As in "your Build Step", "before blocks", "Hulk is on the line"."""
    if g.line:
        frame = g.line[-1]
        name = item_name(frame, known=knows_face_down(frame, g.seat))
        return f"{whose(g, frame.controller, g.seat)} {name} is on the line"
    step = f"{whose(g, g.active, g.seat)} {STEP_WORDS[g.step]}"
    if g.defender == codes.NOBODY:
        return step
    return f"{step}, {'before damage' if asked_after_blocks(g) else 'before blocks'}"


def asked_after_blocks(g: Game) -> bool:
    """Whether blockers have been declared in the attack that is under way."""
    course = g.frames[0]
    return any(step[0] == ops.DECLARE_BLOCKERS for step in _since_attackers(course))


def _since_attackers(course: Frame) -> list[Op]:
    """The ops of the game since the last attackers were declared."""
    program = D.programs[course.program]
    declared = next(place for place, op in enumerate(program) if op[0] == ops.DECLARE_ATTACKERS)
    return list(program[declared : course.pc])


# --- effects ---------------------------------------------------------------------------------------------------------


def _effect_prompt(g: Game, op: Op) -> str:
    """What the effect asks, with its card's name for "this card". What another player's effect asks says so."""
    f = g.frames[-1]
    card = NAMES[f.card_index]
    text = _question(g, f, op).replace("this card", card).replace("This card", card)
    if must := _must_be_chosen(g):
        text = f"{text.removesuffix('.')}; {must}."
    controller = effect_frame(g).controller
    if controller != g.seat:
        return f"For {player_name(g, controller)}'s {card}, {lower(text)}"
    return f"{card}: {lower(text)}" if op[0] in _NAMES_ITS_CARD and card not in text else text


def _must_be_chosen(g: Game) -> str:
    """As in "Troublemaker must be chosen", where some must be among what is chosen: a page has selected them."""
    multi_pick = multi_pick_of(g)
    if multi_pick is None or not multi_pick.musts:
        return ""
    names = names_of(g, multi_pick.among)
    return f"{listed([names[obj] for obj in multi_pick.musts])} must be chosen"


_NAMES_ITS_CARD: Final = (
    ops.MAY, ops.MAY_PAY_ACTION, ops.MAY_PAY, ops.CHOOSE_MODE, ops.CHOOSE_PAYMENT, ops.CHOOSE_X, ops.DECIDE,
    ops.CHOOSE_ALIGNMENT, ops.PAY_COUNTERS, ops.CHANGE_TARGETS,
)  # fmt: skip


def effect_frame(g: Game) -> Frame:
    """The frame of the effect that asks, and not of a part that another player carries out."""
    return next(frame for frame in reversed(g.frames) if frame.what != codes.PART)


def _question(g: Game, f: Frame, op: Op) -> str:
    about: Any = step_of(f.program, f.pc - 1)
    plain = _PLAIN.get(op[0])
    if plain is not None:
        return plain
    if op[0] == ops.CHANGE_TARGETS:
        return _other_target(g, f, op)
    if op[0] == ops.MAY_PAY:
        assert isinstance(about, lang.MayPay), "what may be paid has a rule"
        return f"Do you want to {lower(cost_words(about.cost))} as well?"
    if op[0] == ops.PAY_PICKS:
        return f"To pay, {lower(cost_text(about, _telling_x(f)))}."
    if op[0] == ops.DISCARD:
        return f"{_discard(g, _card_of(about))}."
    context = _known(g, f)
    if op[0] in (ops.MAY, ops.MAY_PAY_ACTION):
        about = with_modes(_with_numbers(about, {lang.NumberOf.DAMAGE_DEALT: f.dealt}), f)
        return _yes_or_no(about, _target_named(g, f, about, context))
    if op[0] == ops.REVEAL:
        return capital(_text(about, context))
    return _what_to_choose(g, about, noun_of(f.program, f.pc - 1), context)


_PLAIN: Final = {
    ops.CHOOSE_MODE: "Choose one.",
    ops.CHOOSE_PAYMENT: "Choose what to pay.",
    ops.CHOOSE_X: "Choose a number for X.",
    ops.DECIDE: "Choose one.",
    ops.CHOOSE_ALIGNMENT: "Choose an alignment.",
    ops.PAY_COUNTERS: "Choose how many counters to remove: that is X.",
    ops.CHOOSE_DIVISION: "Divide the damage among the targets.",
    ops.TO_TOP: "Put the cards back on top in any order: the first one that you choose will be on top.",
}


def _other_target(g: Game, f: Frame, op: Op) -> str:
    """One target of what is on the line after the other."""
    item, target = changing(g, f, op)
    name = item_name(item, known=knows_face_down(item, g.seat))
    stays = ", or leave it as it is" if codes.STOP in g.options else ""
    return f"Choose a target for {name} instead of {name_of(g, target, g.seat)}{stays}."


def _telling_x(f: Frame) -> Telling:
    """A cost of any number is called X where the effect says X."""
    part = D.sources[f.program].part
    return Telling(names_x=prints_x(part.effect if isinstance(part, lang.Card) else getattr(part, "do", ())))


def _card_of(about: object) -> str:
    """What a card is called that is discarded."""
    what = about.what if isinstance(about, lang.Discard) else lang.ANY
    return words_of(what, Telling()).text if isinstance(what, lang.Traits) else "card"


def _discard(g: Game, one: str) -> str:
    """How many cards in all, or how many more when the first ones are picked."""
    multi_pick = multi_pick_of(g)
    assert multi_pick is not None, "discarding asks for cards"
    if not multi_pick.least:
        return f"Discard up to {counted(multi_pick.most, one)}"
    if not multi_pick.picked:
        return f"Discard {counted(multi_pick.least, one)}"
    return f"Discard {number_word(multi_pick.least)} more {one}{'s' if multi_pick.least > 1 else ''}"


def _known(g: Game, f: Frame) -> Telling:
    """Whom and what the effect has named already, by name."""
    named = targets_chosen(f) if g.frames[-1].pc <= ENTRIES[f.program] else []
    its = [obj for obj in named or f.selected if obj >= codes.CARD]
    it = Noun(name_of(g, its[0], g.seat)) if len(its) == 1 else THEM if its else IT
    who = THAT_PLAYER
    if f.that_player >= 0:
        who = YOU if f.that_player == g.seat else Noun(player_name(g, f.that_player), player=True)
    return Telling(it=it, that_player=who)


def _with_x(about: Any, f: Frame) -> Any:
    """The same with the numbers that are known by now: X, and the damage that was dealt."""
    return _with_numbers(about, {lang.NumberOf.X: f.x, lang.NumberOf.DAMAGE_DEALT: f.dealt})


def _with_numbers(about: Any, known: Mapping[lang.NumberOf, int]) -> Any:
    if isinstance(about, lang.Number):
        return known[about.of] * about.times + about.plus if about.of in known and about.most is None else about
    if isinstance(about, tuple):
        return tuple(_with_numbers(part, known) for part in about)
    if not is_dataclass(about) or isinstance(about, type):
        return about
    parts = {field.name: _with_numbers(getattr(about, field.name), known) for field in fields(about)}
    return replace(about, **parts)


def _text(effect: Any, context: Telling) -> str:
    """An effect on one line, after a colon; a name that it begins with stays as it is."""
    name = context.it.text
    lines = effect_text(effect, context).splitlines()
    text = " ".join(line if line.endswith((".", '."')) else f"{line}." for line in lines)
    return text if name in NAMES and text.startswith(name) else lower(text)


def _yes_or_no(about: object, context: Telling) -> str:
    assert isinstance(about, lang.May | lang.IfYouDo), "what may be done is asked for"
    if isinstance(about, lang.May):
        return f"Do you want to {_text(about, context).removeprefix('you may ').removesuffix('.')}?"
    may = about.do[0] if isinstance(about.do, tuple) else about.do
    what = _text(may, replace(context)).removesuffix(".")
    then = _text(about, context).removeprefix(what).removeprefix(".")
    return f"Do you want to {what.removeprefix('you may ')}?{then}"


def _target_named(g: Game, f: Frame, about: object, context: Telling) -> Telling:
    """The context in which the first target of an effect, which was chosen as it was announced, has its name."""
    target = _first_target(about)
    if target is None:
        return context
    for place, op in enumerate(D.programs[f.program]):
        if op[0] == ops.CHOOSE_TARGETS and noun_of(f.program, place) == target:
            chosen = f.group(op[1])
            names = [name_of(g, obj, g.seat) for obj in chosen]
            if isinstance(target.what, lang.Player) and chosen:
                who = YOU if chosen[0] == g.seat else Noun(names[0], player=True)
                return replace(context, chosen=target, that_player=who)
            if names:
                return replace(context, chosen=target, it=Noun(listed(names), plural=len(names) > 1))
    return context


def _first_target(about: object) -> lang.Target | None:
    """The first target of an effect, as it is written."""
    if isinstance(about, lang.Target):
        return about
    if isinstance(about, tuple):
        parts: list[object] = list(about)
    elif is_dataclass(about):
        parts = [getattr(about, field.name) for field in fields(about)]
    else:
        parts = []
    return next((found for found in map(_first_target, parts) if found), None)


def _what_to_choose(g: Game, about: Any, noun: lang.Target | lang.Choice | None, context: Telling) -> str:
    """As in "Choose target champion: break it."."""
    assert noun is not None, f"{about!r} names nothing to choose"
    f = g.frames[-1]
    about, noun = _with_x(about, f), _with_x(noun, f)
    reach = _within_reach(g, noun)
    about, noun = _with_noun(about, noun, reach), reach
    chosen = phrase(noun, replace(context))
    is_player = isinstance(noun.what, lang.Player)
    if is_player:
        context.that_player = THAT_PLAYER
    if isinstance(about, lang.Choose):
        rest = _after(D.sources[f.program].part, about)
        it = context.it if is_player else THEM if chosen.plural else Noun("that card")
        then = _text(rest, replace(context, it=it)) if rest else ""
        return f"Choose {chosen}{': ' if then else '.'}{then}"
    names_it = any(getattr(about, field.name) is lang.IT for field in fields(about))
    them = context.it if is_player or names_it else THEM if chosen.plural else IT
    if isinstance(noun, lang.Choice) and noun.by is not lang.YOU:  # who is asked chooses, and is not told so
        about = _with_noun(about, noun, lang.IT)
    then = _text(about, replace(context, it=them, chosen=noun))
    return f"Choose {chosen}: {then}"


def _within_reach(g: Game, noun: lang.Target | lang.Choice) -> lang.Target | lang.Choice:
    """The same, but no more of "up to two targets" than there are."""
    there = len(g.offered.among)
    fewer = noun.up_to and isinstance(noun.count, int) and there < noun.count
    return replace(noun, count=there) if fewer else noun


def _with_noun(about: Any, noun: lang.Target | lang.Choice, other: lang.What) -> Any:
    """A step with something else in the place of what is chosen."""
    return replace(about, **{field.name: other for field in fields(about) if getattr(about, field.name) == noun})


def _after(part: object, step: object) -> tuple[lang.Step, ...]:
    """The steps that follow this one where it stands."""
    if isinstance(part, tuple):
        if step in part:
            return part[part.index(step) + 1 :]
        parts: list[object] = list(part)
    elif is_dataclass(part) and not isinstance(part, type):
        parts = [getattr(part, field.name) for field in fields(part)]
    else:
        return ()
    return next((found for found in (_after(one, step) for one in parts) if found), ())
