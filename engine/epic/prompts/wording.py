"""One sentence for every question: what is asked of the seat that decides, made from the definition behind it.

The functions take the op that asks (`options.asking_op`).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, is_dataclass, replace
from typing import Any

from engine.epic import language as lang
from engine.epic.programs import bits, ops
from engine.epic.programs.definitions import COST, NAME, PROGRAMS, D
from engine.epic.programs.signatures import QUESTION, of_kind, operand, rest_of
from engine.epic.prompts.apart import names_of
from engine.epic.prompts.bounds import multi_pick_of
from engine.epic.prompts.divisions import battle_division, dealing
from engine.epic.prompts.objects import name_of, player_name
from engine.epic.rules import battle, codes
from engine.epic.rules.derive import can_attack, must_attack
from engine.epic.rules.frame import effect_frame, source_alignments, source_card_index
from engine.epic.rules.state import Game, has_turn
from engine.epic.rules.turn import next_teammate
from engine.epic.text.nouns import adjectives, kind_of, phrase
from engine.epic.text.printed import cost_text, effect_text, for_each_card
from engine.kernel.grammar import (
    IT,
    THAT_PLAYER,
    THEM,
    YOU,
    Context,
    Noun,
    article,
    capital,
    counted,
    either_of,
    listed,
    number_word,
)

_EFFECT_RULES = {
    ops.PICK_OBJECTS: "5.20",
    ops.PICK_SURVIVORS: "5.12.3",
    ops.PICK_ANY_NUMBER: "3.2.3",
    ops.MAY_DO: "3.2.3",
    ops.MAY_PAY: "3.2.3",
    ops.REVEAL_LOYAL: "5.3",
    ops.DISCARD_CARDS: "1.7",
    ops.JOIN_BATTLE: "4.4",
    ops.DIVIDE_DAMAGE: "5.20",
    ops.DAMAGE_IN_TURN: "5.20",
    ops.RECYCLE: "5.5",
    ops.REVEAL_TOP: "5.19",
    ops.LOSE_ANY: "1.5",
}
_GAME_RULES = {
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


_RECYCLE_OF_2015 = "Recycle: banish two cards of your discard pile and draw a card, or decline."
# where no clause of the complete rules says what the rules of 2015 say
_OTHERWISE_IN_2015 = (ops.OFFER_WINDOW, ops.BATTLE_WINDOW, ops.SETTLE, ops.RECYCLE)


def prompt(g: Game, op: ops.Op) -> str:
    """One complete sentence."""
    number = op[0]
    if number == ops.RECYCLE and g.setup.of_2015:
        return _RECYCLE_OF_2015
    if g.kind == codes.DEFENDER:
        return "Choose whom to attack."
    if number in _SENTENCES:
        return _SENTENCES[number]
    if g.kind == codes.WINDOW:
        return _window_prompt(g, op)
    if number == ops.HAND_LIMIT:
        return f"{_discard(g, op)}: you may keep seven."
    if number == ops.DECLARE_BLOCKERS:
        return _blockers_prompt(g)
    if number == ops.ASSIGN_DAMAGE:
        return _division_prompt(g)
    if number == ops.DAMAGE_IN_TURN:
        return f"Choose a target for {rest_of(op)[len(g.frames[-1]) - codes.SELECTED]} damage."
    return _effect_prompt(g, op)


_SENTENCES = {
    ops.MULLIGAN_OF: "Keep your hand, or put cards on the bottom of your deck: for each, draw one and lose 1 health.",
    ops.DECLARE_ATTACKERS: "Choose who attacks together.",
    ops.MODES_OF: "Choose one.",
    ops.SETTLE: "Choose which of your abilities resolves first.",
    ops.PICK_SURVIVORS: "Choose a champion of yours to keep. Champions that nobody chooses are broken.",
    ops.RECYCLE: "Recycle: put two cards of your discard pile on the bottom of your deck and draw a card, or decline.",
}


def _effect_prompt(g: Game, op: ops.Op) -> str:
    """What the effect asks, with its card's name for "this card". What an opponent's effect asks says so."""
    card = NAME[source_card_index(g, g.frames[-1])]
    text = _question(g, op).replace("this card", card).replace("This card", card)
    if effect_frame(g)[codes.CONTROLLER] != g.seat:
        return f"For {player_name(g, effect_frame(g)[codes.CONTROLLER])}'s {card}, {_small(text)}"
    return f"{card}: {_small(text)}" if op[0] in (ops.MAY_DO, ops.MAY_PAY) and card not in text else text


def _question(g: Game, op: ops.Op) -> str:
    frame = g.frames[-1]
    about = D.questions[of_kind(op, QUESTION)]
    if isinstance(about, lang.PowerCost):
        in_discard = D.abilities[D.ability_id_of[frame[codes.PROGRAM]]].in_discard
        return f"To pay, {_small(cost_text(about, in_discard=in_discard))}."
    if op[0] == ops.DISCARD_CARDS:
        return f"{_discard(g, op)}."
    if op[0] == ops.REVEAL_LOYAL:
        count = operand(op, "count")
        each = _small(for_each_card(about)) if count == ops.ANY_NUMBER else ""
        return f"Reveal {_loyal(g, frame, count, named=not each)} for loyalty: {each or _text(about, Context())}"
    if isinstance(about, lang.RevealTop):
        return _what_to_keep(about)
    context = _known(g, frame)
    offered = offered_card(g, op)
    if offered and PROGRAMS[frame[codes.PROGRAM]][frame[codes.PC]] == (ops.PLAY_IT, 0):  # for its cost
        context.it = Noun(f"{context.it} for {{{COST[g.def_of[offered - codes.CARD]]}}}")
    if op[0] in (ops.MAY_DO, ops.MAY_PAY):
        return _yes_or_no(about, context)
    if op[0] in (ops.LOSE_ANY, ops.PICK_ANY_NUMBER, ops.DIVIDE_DAMAGE):
        return capital(_text(about, context))
    return _what_to_choose(g, op, _with_x(about, frame[codes.X]), context)


def _discard(g: Game, op: ops.Op) -> str:
    """How many cards in all, or how many more when the first ones are picked."""
    multi_pick = multi_pick_of(g)
    assert multi_pick is not None, "discarding asks for cards"
    if not multi_pick.picked:
        return f"Discard {counted(multi_pick.least, 'card')}"
    return f"Discard {number_word(multi_pick.least)} more card{'s' if multi_pick.least > 1 else ''}"


def _loyal(g: Game, frame: list[int], count: int, *, named: bool) -> str:
    """As in "two evil cards, or none,": which cards of the hand loyalty takes (5.3.1). `named`: any number is X."""
    mask = source_alignments(g, frame)
    alignment = adjectives(lang.Alignment(mask)) if mask != bits.ALL_ALIGNMENTS else []
    card = " ".join([*alignment, "card"])
    return f"any number of {card}s{' (X)' * named}" if count == ops.ANY_NUMBER else f"{counted(count, card)}, or none,"


def offered_card(g: Game, op: ops.Op) -> int:
    """The card that "you may play it" is about, when that is asked; otherwise 0."""
    f = g.frames[-1]
    return f[codes.SELECTED] if op[0] == ops.MAY_DO and PROGRAMS[f[codes.PROGRAM]][f[codes.PC]][0] == ops.PLAY_IT else 0


def _what_to_keep(step: lang.RevealTop) -> str:
    where = "into play" if step.into_play else "into your hand"
    none = ", or none" if step.may else ""
    return f"Choose {article(kind_of(step.keep, Context()).one)} to put {where}{none}; the rest are banished."


def _known(g: Game, frame: list[int]) -> Context:
    """Whom and what the effect has named already, by name."""
    its = frame[codes.SELECTED :]
    it = Noun(name_of(g, its[0], g.seat)) if len(its) == 1 and its[0] >= codes.CARD else THEM if its else IT
    that = frame[codes.THAT_PLAYER]
    who = THAT_PLAYER if that < 0 else YOU if that == g.seat else Noun(player_name(g, that), player=True)
    return Context(it=it, that_player=who)


def _with_x(about: Any, x: int) -> Any:
    """The same with the number that X is."""
    if isinstance(about, lang.Number):
        return x * about.times + about.plus if about.of is lang.NumberOf.X else about
    if isinstance(about, tuple):
        return tuple(_with_x(part, x) for part in about)
    if not is_dataclass(about) or isinstance(about, type):
        return about
    return replace(about, **{field.name: _with_x(getattr(about, field.name), x) for field in fields(about)})


def _text(effect: lang.Effect, context: Context, *, declined: bool = True) -> str:
    """An effect on one line, after a colon. Where it may be declined, the question has said so."""
    text = effect_text(effect, context)
    lines = (text.removeprefix("You may ") if declined else text).splitlines()
    return _small(" ".join(line if line.endswith((".", '."')) else f"{line}." for line in lines))


def _yes_or_no(about: lang.Effect, context: Context) -> str:
    what = _text(about.do if isinstance(about, lang.IfYouDo) else about, replace(context)).removesuffix(".")
    then = _text(about, context).removeprefix(what).removeprefix(".") if isinstance(about, lang.IfYouDo) else ""
    return f"Do you want to {what}?{then}"


def _what_to_choose(g: Game, op: ops.Op, about: lang.Effect, context: Context) -> str:
    """As in "Choose target champion, or none: break it."."""
    chosen = _first_choice(about)
    assert chosen is not None, f"{about!r} names nothing to choose"
    reach = _within_reach(g, op, chosen)
    noun = phrase(reach, replace(context))
    may = op[0] == ops.JOIN_BATTLE or operand(op, "flags") & (ops.IS_OPTIONAL | ops.IS_WHOLE) != 0
    none = ", or none" if may and not (isinstance(reach, lang.Target) and reach.up_to) else ""
    then = _text(about, replace(context, it=THEM if noun.plural else IT, chosen=chosen), declined=may)
    return f"Choose {noun}{none}: {then}"


def _within_reach(g: Game, op: ops.Op, chosen: lang.Target | lang.Choice) -> lang.Target | lang.Choice:
    """The same, but no more of "up to two targets" than there are; of one it is asked as one or none."""
    if not isinstance(chosen, lang.Target) or not chosen.up_to or op[0] != ops.PICK_OBJECTS:
        return chosen
    there = len(g.offered.among)
    if not isinstance(chosen.count, int) or there >= chosen.count:
        return chosen
    return replace(chosen, count=there, up_to=there > 1)


def _first_choice(about: object) -> lang.Target | lang.Choice | None:
    """What the first choice in an effect is about."""
    if isinstance(about, lang.Target | lang.Choice):
        return about
    if isinstance(about, tuple):
        parts = list(about)
    elif is_dataclass(about):
        parts = [getattr(about, field.name) for field in fields(about)]
    else:
        parts = []
    return next((found for found in map(_first_choice, parts) if found), None)


def _small(sentence: str) -> str:
    """A sentence that follows a comma or a colon."""
    return sentence[:1].lower() + sentence[1:]


def _division_prompt(g: Game) -> str:
    team = battle.attackers(g) if has_turn(g, g.seat) else battle.blockers(g)
    name = names_of(g, [g.ref_of[slot] for slot in team])[g.ref_of[dealing(g)]]
    if battle_division(g).total == 1:  # nothing to divide
        return f"Choose who gets 1 damage of {name}."
    return f"Divide the damage of {name}."


def _blockers_prompt(g: Game) -> str:
    if codes.STOP in g.options or len(g.frames[-1]) > codes.SELECTED:
        return "Choose champions to block with, or none."
    wanted = _called(g, battle.must_be_blocked(g, g.seat))
    return f"{wanted} must be blocked: choose one or more champions to block with."


def _window_prompt(g: Game, op: ops.Op) -> str:
    """When it is, and what can be done: nothing that cannot."""
    verbs = {option & codes.VERB_MASK for option in g.options}
    passing = "end your turn" if op[0] in (ops.MAIN_WINDOW, ops.CONTINUE_WINDOW) else "pass"
    if g.seating.has_teams and (teammate := next_teammate(g)) != codes.NOBODY:
        passing = f"pass to {player_name(g, teammate)}"
    ways = {codes.PLAY: "play a card", codes.POWER: "use a power", codes.BATTLE: "attack", codes.PASS: passing}
    able = either_of([way for verb, way in ways.items() if verb in verbs])
    if codes.PASS not in verbs:
        return f"Your turn: {_who_must_attack(g)} must attack before the turn ends. You may {able}."
    return f"{_occasion(g, op)}: {able}."


def _who_must_attack(g: Game) -> str:
    return _called(g, [slot for slot in g.board[g.seat] if can_attack(g, slot) and must_attack(g, slot)])


def _called(g: Game, slots: list[int]) -> str:
    """The names of champions; of those with one name how many there are."""
    counts = Counter(NAME[g.card_index_of[slot]] for slot in slots)
    return listed([name if count == 1 else f"{name} ({count} of them)" for name, count in counts.items()])


def _occasion(g: Game, op: ops.Op) -> str:
    if op[0] == ops.MAIN_WINDOW:
        return "Your turn"
    if op[0] == ops.CONTINUE_WINDOW:
        return "Others acted" if g.seating.many else "Your opponent acted"
    if op[0] == ops.OFFER_WINDOW:
        return "Others acted" if has_turn(g, g.seat) else f"{capital(player_name(g, g.active))} wants to end the turn"
    return "Before blocks" if g.step == codes.STEP_BEFORE_BLOCKS else "Before damage"


def rule(g: Game, op: ops.Op) -> str:
    """The number of the rule behind a question; "" where the rules of 2015 say otherwise than the complete rules."""
    if g.setup.of_2015 and op[0] in _OTHERWISE_IN_2015:
        return ""
    if op[0] == ops.MODES_OF and g.phase == codes.PHASE_START:  # no card is played then (4.2.1): a trigger asks
        return "4.2.5"
    return _EFFECT_RULES[op[0]] if op[0] in _EFFECT_RULES else _GAME_RULES[op[0]]
