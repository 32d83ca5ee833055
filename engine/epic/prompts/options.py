"""What the options of a decision say and name: words and objects for people, refusals and logs.

Words come from the definitions: an op that asks carries the number of the step that it stands for.
Objects that would be called alike are told apart (`apart.py`). The rules never ask here.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.epic import language as lang
from engine.epic.programs import ops
from engine.epic.programs.definitions import CARD_INDEX_OF_PROGRAM, NAME, D
from engine.epic.programs.signatures import operand
from engine.epic.programs.tables import TURN_STATIC_QUESTION
from engine.epic.prompts.apart import names_of
from engine.epic.prompts.divisions import division_of, target_of_amount
from engine.epic.prompts.objects import card_index_of, name_of, player_name
from engine.epic.prompts.wording import offered_card
from engine.epic.rules import codes
from engine.epic.rules.derive import can_attack, power_of
from engine.epic.rules.frame import asking_op
from engine.epic.rules.state import Game
from engine.epic.rules.turn import next_teammate
from engine.epic.text.printed import ability_text, effect_text, mode_text
from engine.kernel.grammar import capital


def objects(g: Game, option: int) -> list[int]:
    """The objects that an option names: of an attack, the champions that can be sent."""
    verb, operand = option & codes.VERB_MASK, option >> codes.VERB_BITS
    if verb in (codes.PLAY, codes.PICK, codes.TARGET):
        return [operand]
    if verb == codes.POWER:
        return [operand >> codes.POWER_BITS]
    if verb == codes.BATTLE:
        return [g.ref_of[slot] for slot in g.board[g.seat] if can_attack(g, slot)]
    if verb == codes.ORDER:
        trigger = g.resolving_triggers[operand]
        return [trigger[codes.TRIGGER_REF] if trigger[codes.TRIGGER_REF] else codes.CARD + trigger[codes.TRIGGER_UID]]
    if verb == codes.YES:
        offered = offered_card(g, asking_op(g))
        return [offered] if offered else []
    return []


def option_texts(g: Game) -> dict[int, str]:
    """The options of the present decision in words, each by itself. Those that would say the same are told apart."""
    op = asking_op(g)
    named = names_of(g, _named(g, op))
    texts = {option: _option_text(g, op, option, named) for option in g.options}
    return texts | _powers_apart(g, {option: text for option, text in texts.items() if _is_power(option)})


def _is_power(option: int) -> bool:
    return option & codes.VERB_MASK == codes.POWER


def _powers_apart(g: Game, texts: dict[int, str]) -> dict[int, str]:
    """Powers that say the same, with the names of their cards."""
    alike: dict[str, list[int]] = {}
    for option, text in texts.items():
        alike.setdefault(text, []).append(option)
    found: dict[int, str] = {}
    for text, options in alike.items():
        if len(options) > 1:
            card_of = {option: option >> codes.VERB_BITS >> codes.POWER_BITS for option in options}
            named = names_of(g, card_of.values())
            found.update({option: f"{capital(named[card])}: {text}" for option, card in card_of.items()})
    return found


def _option_text(g: Game, op: ops.Op, option: int, named: Mapping[int, str]) -> str:
    """One option; `named`: what is chosen among, by its names."""
    verb, operand = option & codes.VERB_MASK, option >> codes.VERB_BITS
    if verb == codes.PASS:
        return _pass_text(g, op)
    if verb == codes.PLAY:
        return f"Play {name_of(g, operand, g.seat)}"
    if verb == codes.POWER:
        return ability_id_text(power_of(g, operand >> codes.POWER_BITS, operand & 7)[2])
    if verb == codes.BATTLE:
        return "Attack"
    if verb in (codes.PICK, codes.TARGET):
        return capital(named[operand])
    if verb == codes.STOP:
        return _stop_text(g, op)
    if verb == codes.MODE:
        return _mode_text(op, operand)
    if verb == codes.YES:
        offered = offered_card(g, op)
        return f"Play {name_of(g, offered, g.seat)}" if offered else "Yes"
    if verb == codes.NO:
        return "No" if op[0] in (ops.MAY_DO, ops.MAY_PAY) else "Choose none"
    if verb == codes.AMOUNT:
        return f"Lose {operand} health" if op[0] == ops.LOSE_ANY else _part_text(g, op, operand, named)
    return _pending_text(g, g.resolving_triggers[operand])


def _pass_text(g: Game, op: ops.Op) -> str:
    if g.seating.has_teams and (teammate := next_teammate(g)) != codes.NOBODY:
        return f"Pass to {player_name(g, teammate)}"
    if op[0] in (ops.MAIN_WINDOW, ops.CONTINUE_WINDOW):
        return "End your turn"
    return "Pass"


def ability_id_text(ability_id: int) -> str:
    """What one ability, power, mode or effect says."""
    part = D.abilities[ability_id].part
    if isinstance(part, lang.Mode):
        return mode_text(part)
    if isinstance(part, lang.Ability):
        return ability_text(part, in_discard=D.abilities[ability_id].in_discard)
    return effect_text(part)


def turn_static_text(turn_static: int) -> str:
    """What champions have this turn, in a sentence."""
    step = D.questions[D.turn_statics[turn_static][TURN_STATIC_QUESTION]]
    assert isinstance(step, lang.StaticThisTurn)
    return effect_text(step)


def _stop_text(g: Game, op: ops.Op) -> str:
    none, some = _STOPS.get(op[0], ("Choose none", "Done"))
    return none if len(g.frames[-1]) == codes.SELECTED or _is_whole(op) else some


# op -> what stopping says before anything is picked, and after
_STOPS = {
    ops.MULLIGAN_OF: ("Keep your hand", "Put these on the bottom and draw"),
    ops.DECLARE_ATTACKERS: ("Attack with none", "Attack with these"),
    ops.DECLARE_BLOCKERS: ("Do not block", "Block with these"),
    ops.REVEAL_LOYAL: ("Reveal nothing", "Reveal these"),
    ops.RECYCLE: ("Do not recycle", "Do not recycle"),
}


def _is_whole(op: ops.Op) -> bool:
    """Whether stopping declines all of it."""
    if op[0] == ops.REVEAL_LOYAL:
        return operand(op, "count") != ops.ANY_NUMBER
    return op[0] == ops.PICK_OBJECTS and operand(op, "flags") & ops.IS_WHOLE != 0


def _named(g: Game, op: ops.Op) -> list[int]:
    """What the options speak of: what is chosen among, or everybody among whom damage is divided."""
    if g.kind == codes.DIVIDE and (division := division_of(g, op)) is not None:
        return [share.obj for share in division.shares]
    return [option >> codes.VERB_BITS for option in g.options if option & codes.VERB_MASK in (codes.PICK, codes.TARGET)]


def _part_text(g: Game, op: ops.Op, amount: int, named: Mapping[int, str]) -> str:
    target = target_of_amount(g, op)
    return f"{amount} damage to {name_of(g, target, g.seat) if target < codes.CARD else named[target]}"


def _mode_text(op: ops.Op, mode: int) -> str:
    return ability_id_text(operand(op, "ability_id") + mode)


def _pending_text(g: Game, trigger: tuple[int, ...]) -> str:
    if trigger[codes.TRIGGER_ABILITY] >= 0:
        return f"{pending_name(g, trigger)}: {ability_id_text(trigger[codes.TRIGGER_ABILITY])}"
    return f"{pending_name(g, trigger)}: the delayed effect"


def pending_name(g: Game, trigger: tuple[int, ...]) -> str:
    card_index = CARD_INDEX_OF_PROGRAM[trigger[codes.TRIGGER_PROGRAM]]
    if card_index < 0:
        card_index = card_index_of(g, trigger[codes.TRIGGER_REF])
    return NAME[card_index] if card_index >= 0 else "A champion"
