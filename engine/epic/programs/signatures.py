"""What each op carries: its operands in their order, by name and kind. No other module knows their places.

The writer names operands, handlers unpack an op into these names (`test_signatures.py` compares them), and everybody
else asks here: `operand` for one by its name, `question_of` and the like for one by its kind.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.epic.programs import ops

# kinds of operands
PLAIN: Final = 0  # a number, a bit set or whether something is so
COUNT: Final = 1  # how many, or how much, as printed
AMOUNT: Final = 2  # a number that may have to be counted: what it is of, and what to add
WHO: Final = 3  # players that a word names
FILTER: Final = 4
PROGRAM: Final = 5
PLACE: Final = 6  # where to go in this program
QUESTION: Final = 7  # what it asks, for words


class Operand(NamedTuple):
    """`parts`: the ints that it is made of. `rest`: as many of them as there are left, over and over."""

    name: str
    kind: int
    parts: tuple[str, ...]
    rest: bool = False


def _one(name: str, kind: int = PLAIN) -> Operand:
    return Operand(name, kind, (name,))


_COUNT: Final = _one("count", COUNT)
_AMOUNT: Final = Operand("amount", AMOUNT, ("of", "plus"))
_WHO: Final = _one("who", WHO)
_FILTER: Final = _one("what", FILTER)
_PROGRAM: Final = _one("program", PROGRAM)
_PLACE: Final = _one("place", PLACE)
_QUESTION: Final = _one("question", QUESTION)
_FLAGS: Final = _one("flags")
_TOKEN: Final = _one("token")

SIGNATURES: Final[dict[int, tuple[Operand, ...]]] = {
    ops.END: (),
    ops.FINISH: (),
    ops.IF: (Operand("condition", PLAIN, ("condition", "a", "b")), _PLACE),
    ops.IF_NONE: (_PLACE,),
    ops.IF_NO_TARGET: (_PLACE, Operand("filters", FILTER, ("filters",), rest=True)),
    ops.JUMP: (_PLACE,),
    ops.IF_NOT_DONE: (_PLACE,),
    ops.BEGIN_ACT: (),
    ops.MODES_OF: (_one("ability_id"), Operand("modes", PLACE, ("place", "gold"), rest=True)),  # of the first mode
    ops.MAY_DO: (_PLACE, _QUESTION),
    ops.MAY_PAY: (_one("gold"), _one("health"), _PLACE, _QUESTION),
    ops.DOES: (_WHO, _PROGRAM),
    ops.DELAY: (_PROGRAM,),
    ops.PICK_OBJECTS: (_FILTER, _COUNT, _FLAGS, _QUESTION),
    ops.SELECT_ALL: (_FILTER,),
    ops.SELECT_THIS: (),
    ops.ADD_THIS: (),
    ops.ADD_SAME_NAME: (),
    ops.ADD_CHAMPIONS_OF: (),
    ops.PICK_SURVIVORS: (_QUESTION,),
    ops.PICK_ANY_NUMBER: (_FILTER, _QUESTION),
    ops.REVEAL_LOYAL: (_COUNT, _PLACE, _QUESTION),
    ops.DAMAGE: (_AMOUNT,),
    ops.DAMAGE_PLAYERS: (_AMOUNT, _WHO),
    ops.BREAK_THEM: (),
    ops.BREAK_OTHERS: (),
    ops.BANISH_THEM: (),
    ops.BANISH_PILE: (_WHO,),
    ops.RETURN_TO_HAND: (),
    ops.RETURN_TO_PLAY: (),
    ops.ENTER_PLAY: (_one("quiet"), _one("own")),  # `own`: each under its owner's control
    ops.EXPEND_THEM: (),
    ops.PREPARE_THEM: (),
    ops.GAIN: (_one("keywords"), _one("offense"), _one("defense"), _one("lasting"), _one("ability")),  # ability or -1
    ops.STATIC_THIS_TURN: (_one("turn_static"),),
    ops.WEAKEN_DAMAGED: (_one("offense"),),
    ops.ADD_COUNTERS: (_AMOUNT,),
    ops.TAKE_CONTROL: (_one("for_turn"),),
    ops.LOSE_ABILITIES: (),
    ops.TRANSFORM_THEM: (_TOKEN,),
    ops.LEAVE_BATTLE: (),
    ops.JOIN_BATTLE: (_FILTER, _one("keywords"), _QUESTION),
    ops.DRAW_CARDS: (_COUNT, _WHO),
    ops.DISCARD_CARDS: (_COUNT, _WHO, _QUESTION),
    ops.HEAL: (_AMOUNT, _WHO),
    ops.LOSE: (_AMOUNT, _WHO),
    ops.MAKE_TOKENS: (_AMOUNT, _TOKEN, _WHO, _one("expended")),
    ops.REVEAL_TOP: (_AMOUNT, _FILTER, _FLAGS, _QUESTION),
    ops.REVEAL_TOP_CARD: (_WHO,),
    ops.PLAY_IT: (_one("free"),),
    ops.IF_PLAYABLE: (_one("free"), _PLACE),
    ops.DAMAGE_EVERYONE: (_COUNT,),
    ops.DIVIDE_DAMAGE: (_one("total", COUNT), _one("most"), _QUESTION),  # `most`: targets
    ops.DAMAGE_IN_TURN: (_QUESTION, Operand("amounts", PLAIN, ("amounts",), rest=True)),
    ops.BANISH_LONE_ATTACKER: (),
    ops.FORBID_ATTACKS: (),
    ops.GAIN_GOLD: (_COUNT, _one("alignment"), _one("to_play")),  # `to_play`: only for cards and powers
    ops.LOSE_ANY: (_QUESTION,),
    ops.FORBID_HEALING: (_WHO,),
    ops.WIN_GAME: (),
    ops.RECALL_THIS: (),
    ops.RECYCLE: (_QUESTION,),
    ops.OPENING_HANDS: (),
    ops.MULLIGAN_OF: (_one("turn"),),  # 0: who decides first; 1: the other
    ops.START_PHASE: (),
    ops.SETTLE: (),
    ops.MAIN_WINDOW: (),
    ops.OFFER_WINDOW: (),
    ops.CONTINUE_WINDOW: (),
    ops.DECLARE_ATTACKERS: (),
    ops.BATTLE_WINDOW: (Operand("passed", PLACE, ("passed",)), Operand("again", PLACE, ("again",))),
    ops.DECLARE_BLOCKERS: (),
    ops.ASSIGN_DAMAGE: (),
    ops.DEAL_DAMAGE: (),
    ops.END_BATTLE: (),
    ops.END_PHASE: (),
    ops.HAND_LIMIT: (),
    ops.CLEAN_UP: (),
}
"""Of each op, in the order of their numbers; the machine of the rules has a handler for each."""


def signature(number: int) -> tuple[Operand, ...]:
    """The operands of the op with this number."""
    return SIGNATURES[number]


def parts_of(number: int) -> tuple[str, ...]:
    """The names of the ints that follow the op's number; of those of which there is any number, one for all."""
    return tuple(part for one in signature(number) for part in ((one.name,) if one.rest else one.parts))


def place_of(number: int, name: str) -> int:
    """Where an operand begins in the op with this number."""
    at = 1
    for operand in signature(number):
        if operand.name == name:
            return at
        at += len(operand.parts)
    raise LookupError(f"Op {number} has no operand {name!r}.")


def place_of_kind(number: int, kind: int) -> int:
    """Where the first operand of a kind begins in the op with this number; 0 where it has none."""
    at = 1
    for operand in signature(number):
        if operand.kind == kind:
            return at
        at += len(operand.parts)
    return 0


def encode(number: int, operands: dict[str, int | tuple[int, ...]]) -> ops.Op:
    """The op with these operands. A place that is not known yet is left out: see `landed`."""
    op = [number]
    given = dict(operands)
    for operand in signature(number):
        value = given.pop(operand.name, 0 if operand.kind == PLACE and not operand.rest else None)
        ints = value if isinstance(value, tuple) else () if value is None else (value,)
        if len(ints) % len(operand.parts) or (len(ints) != len(operand.parts) and not operand.rest):
            raise ValueError(f"Op {number} cannot have {value!r} as {operand.name}.")
        op += map(int, ints)
    if given:
        raise ValueError(f"Op {number} has no operands {', '.join(given)}.")
    return tuple(op)


def landed(op: ops.Op, place: int) -> ops.Op:
    """The same op, which goes to this place."""
    at = place_of_kind(op[0], PLACE)
    return (*op[:at], place, *op[at + 1 :])


def operand(op: ops.Op, name: str) -> int:
    """An operand by its name; the first int of one that is more."""
    return op[place_of(op[0], name)]


def rest_of(op: ops.Op) -> tuple[int, ...]:
    """The ints of the operand of which there may be any number."""
    return op[1 + sum(len(one.parts) for one in signature(op[0]) if not one.rest) :]


def modes_of(op: ops.Op) -> list[tuple[int, int]]:
    """Of MODES_OF: where each mode begins, and the gold that it costs."""
    rest = rest_of(op)
    return list(zip(rest[::2], rest[1::2], strict=True))


def has_kind(op: ops.Op, kind: int) -> bool:
    return place_of_kind(op[0], kind) > 0


def of_kind(op: ops.Op, kind: int) -> int:
    """The op's first operand of a kind, which it has."""
    at = place_of_kind(op[0], kind)
    assert at, f"op {op} has no operand of kind {kind}"
    return op[at]


def printed_number(op: ops.Op) -> int:
    """The number that is printed for what an op does: how many or how much; of an amount that is counted, what is added
    to it. 0 where there is none."""
    at = place_of_kind(op[0], AMOUNT)
    if at:
        return op[at + 1]
    at = place_of_kind(op[0], COUNT)
    return op[at] if at else 0
