"""What the options of a decision say and name: words and objects for people, refusals and logs.

Words come from the definitions: of each op it is known which step of a card it stands for (`parts.py`). Objects that
would be called alike are told apart (`apart.py`). The rules never ask here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.epic_tcg import language as lang
from engine.epic_tcg.programs import ops
from engine.epic_tcg.programs.definitions import NAMES, USED_IN_DISCARD
from engine.epic_tcg.programs.game import BATTLE, STEP_NAMES
from engine.epic_tcg.programs.ops import Op
from engine.epic_tcg.prompts.apart import names_of
from engine.epic_tcg.prompts.divisions import division_of, target_of_amount
from engine.epic_tcg.prompts.objects import asking_op, name_of
from engine.epic_tcg.prompts.parts import mode_text, on_one_line, program_text, step_of
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.abilities import used_of
from engine.epic_tcg.rules.state import Frame, Game, slot_of
from engine.epic_tcg.text import KEYWORDS
from engine.epic_tcg.text.abilities import cost_text
from engine.epic_tcg.text.nouns import signs
from engine.kernel.grammar import capital, listed

STEP_WORDS: Final = tuple(
    f"{'-'.join(part.capitalize() for part in name.split('_'))} Step" if name else "" for name in STEP_NAMES
)


def objects(g: Game, option: int) -> list[int]:
    """The objects that an option names."""
    verb, operand = option & codes.VERB_MASK, option >> codes.VERB_BITS
    if verb in (codes.PLAY, codes.PLAY_VEILED, codes.UNVEIL, codes.PICK):
        return [operand]
    if verb == codes.USE:
        return [operand >> codes.USE_BITS]
    if verb == codes.ORDER:
        frame = g.batch[operand]
        return [frame.ref] if frame.ref else [codes.CARD + frame.uid]
    return []


def option_texts(g: Game) -> dict[int, str]:
    """The options of the present decision in words, each by itself. Those that would say the same are told apart, but
    for cards that are alike."""
    op = asking_op(g)
    named = names_of(g, _named(g))
    texts = {option: _option_text(g, op, option, named) for option in g.options}
    return texts | _apart(g, texts)


def _named(g: Game) -> list[int]:
    """What the options speak of: what is chosen among, or everybody among whom damage is divided."""
    if g.kind == codes.DIVIDE or asking_op(g)[0] == ops.CHOOSE_DIVISION:
        division = division_of(g)
        assert division is not None, "damage is divided"
        return [share.obj for share in division.shares]
    return [one >> codes.VERB_BITS for one in g.options if one & codes.VERB_MASK in (codes.PICK, codes.UNVEIL)]


def _option_text(g: Game, op: Op, option: int, named: Mapping[int, str]) -> str:
    """One option; `named`: what is chosen among, by its names."""
    verb, operand = option & codes.VERB_MASK, option >> codes.VERB_BITS
    if verb == codes.PASS:
        return _pass_text(g)
    if verb == codes.PLAY:
        return f"Play {name_of(g, operand, g.seat)}"
    if verb == codes.PLAY_VEILED:
        return f"Play {name_of(g, operand, g.seat)} face down"
    if verb == codes.UNVEIL:
        return f"Unveil {named[operand]}"
    if verb == codes.USE:
        return used_text(g, operand >> codes.USE_BITS, operand & (1 << codes.USE_BITS) - 1)
    if verb == codes.PICK:
        return f"Attack {named[operand]}" if g.kind == codes.ATTACK else capital(named[operand])
    if verb == codes.ORDER:
        return _trigger_text(g.batch[operand], NAMES[g.batch[operand].card_index])
    if verb == codes.AMOUNT:
        return (
            f"X is {operand}"
            if op[0] in (ops.CHOOSE_X, ops.PAY_COUNTERS)
            else f"{operand} damage to {_victim(g, named)}"
        )
    return _answer_text(g, op, verb, operand)


def _answer_text(g: Game, op: Op, verb: int, operand: int) -> str:
    """Modes, ways to pay, yes and no, and an end of picking."""
    f = g.frames[-1]
    if verb == codes.MODE:
        if g.kind == codes.ALIGNMENTS:
            return capital(listed(signs(lang.Alignment(operand))))
        if op[0] in (ops.CHOOSE_MODE, ops.DECIDE):
            return mode_text(f.program, f.pc - 1, operand)
        rule = step_of(f.program, f.pc - 1)
        assert isinstance(rule, lang.MustPay), "one of some ways to pay is chosen"
        return cost_words(rule.one_of[operand])
    if verb == codes.STOP:
        none, some = _stops(op)
        return some if f.picks else none
    pays = op[0] in (ops.MAY_PAY, ops.MAY_PAY_ACTION)
    if verb == codes.NO:
        return "End your Battle Step" if g.kind == codes.ATTACK else "Do not pay" if pays else "No"
    if op[0] == ops.MAY_PAY:
        rule = step_of(f.program, f.pc - 1)
        assert isinstance(rule, lang.MayPay), "what may be paid has a rule"
        return cost_words(rule.cost)
    return "Pay {action}" if pays else "Yes"


def cost_words(cost: lang.AbilityCost | lang.MoreCost) -> str:
    """A cost as something that one does: "Pay {action}", "Lose 5 Mojo"."""
    return "Pay {action}" if cost is lang.ACTION else cost_text(cost)


def _stops(op: Op) -> tuple[str, str]:
    """What stopping says before anything is picked, and after."""
    if op[0] == ops.REVEAL or (op[0] == ops.PAY_PICKS and op[1] == ops.BY_REVEAL):
        return "Reveal nothing", "Reveal these"
    return _STOPS.get(op[0], ("Choose none", "Done"))


_STOPS: Final = {
    ops.MULLIGANS: ("Keep your hand", "Put these on the bottom and draw"),
    ops.CHANGE_TARGETS: ("Leave it as it is", "Leave it as it is"),
    ops.DECLARE_ATTACKERS: ("Attack with none", "Attack with these"),
    ops.DECLARE_BLOCKERS: ("Do not block", "Block with these"),
}


def _pass_text(g: Game) -> str:
    """With nothing on the line the active player ends the step (rule book, Ending a Step); in the Battle Step attacks
    follow."""
    if g.line or g.seat != g.active or g.step == BATTLE:
        return "Pass"
    return f"End your {STEP_WORDS[g.step]}"


def _victim(g: Game, named: Mapping[int, str]) -> str:
    return named[target_of_amount(g)]


def used_text(g: Game, obj: int, number: int) -> str:
    """What an ability says that can be used."""
    slot = slot_of(g, obj)
    if number == codes.SWARM_ABILITY:
        return KEYWORDS[lang.SWARM].meaning
    card_index = g.card_of[slot] if slot >= 0 else g.def_of[obj - codes.CARD]
    used = (used_of(g, slot) if slot >= 0 else USED_IN_DISCARD[card_index])[number]
    return program_text(used.program, card_index)


def _trigger_text(frame: Frame, name: str) -> str:
    return f"{name}: {on_one_line(program_text(frame.program, frame.card_index))}"


# --- those that say the same -----------------------------------------------------------------------------------------


def _apart(g: Game, texts: dict[int, str]) -> dict[int, str]:
    """Abilities that say the same get the names of their cards, triggers those of what they are about; what is still
    the same is numbered."""
    found: dict[int, str] = {}
    for options in _same(texts).values():
        verb = options[0] & codes.VERB_MASK
        if verb == codes.USE:
            named = names_of(g, [objects(g, option)[0] for option in options])
            marked = {option: f"{capital(named[objects(g, option)[0]])}: {texts[option]}" for option in options}
        elif verb == codes.ORDER:
            marked = _triggers_apart(g, options)
        elif verb == codes.MODE:
            marked = {option: texts[option] for option in options}
        else:
            continue
        for same in _same(marked).values():
            for place, option in enumerate(same, 1):
                marked[option] += f" ({place} of {len(same)})"
        found.update(marked)
    return found


def _triggers_apart(g: Game, options: list[int]) -> dict[int, str]:
    """Triggers of one name: by the pieces that they are of, and then by what they are about."""
    frames = {option: g.batch[option >> codes.VERB_BITS] for option in options}
    named = names_of(g, [frame.ref for frame in frames.values() if frame.ref])
    texts = {
        option: _trigger_text(frame, capital(named.get(frame.ref, NAMES[frame.card_index])))
        for option, frame in frames.items()
    }
    for same in _same(texts).values():
        texts.update({option: texts[option] + _about(g, frames[option]) for option in same})
    return texts


def _same(texts: Mapping[int, str]) -> dict[str, list[int]]:
    """Those of which there are several, by what they say."""
    alike: dict[str, list[int]] = {}
    for option, text in texts.items():
        alike.setdefault(text, []).append(option)
    return {text: options for text, options in alike.items() if len(options) > 1}


def _about(g: Game, frame: Frame) -> str:
    """What a trigger is about: as in " (for Hulk)", " (for 3 damage)"."""
    words = list(names_of(g, [obj for obj in frame.selected if obj != frame.ref]).values())
    words += [f"{frame.dealt} damage"] * (frame.dealt > 0)
    return f" (for {', '.join(words)})" if words else ""
