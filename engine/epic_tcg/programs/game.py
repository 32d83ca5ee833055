"""The program of a game: its turns, steps and attacks (rule book, Turns and Battle). Handlers go to its labels."""

from __future__ import annotations

from typing import Final

from engine.epic_tcg.programs import ops

STEP_NONE: Final = 0
PREPARE: Final = 1
PRE_BATTLE: Final = 2
BATTLE: Final = 3
BUILD: Final = 4
END: Final = 5
STEP_NAMES: Final = ("", "prepare", "pre_battle", "battle", "build", "end")

_Line = tuple[str | int, ...]  # an op, behind a label where something goes to it; labels as operands are places

_LINES: Final[tuple[_Line, ...]] = (
    (ops.OPENING_HANDS,),
    (ops.MULLIGANS,),
    ("turn", ops.START_TURN),
    ("prepare", ops.PREPARE_STEP),
    (ops.BEGIN_STEP, PRE_BATTLE),
    (ops.PRIORITY,),
    (ops.BEGIN_STEP, BATTLE),
    ("battle", ops.PRIORITY),
    (ops.CHOOSE_ATTACK, "build"),
    (ops.DECLARE_ATTACKERS,),
    (ops.PRIORITY,),
    (ops.DECLARE_BLOCKERS, "end of attack"),
    (ops.PRIORITY,),
    (ops.ASSIGN_DAMAGE, 1),
    (ops.DEAL_DAMAGE,),
    (ops.ASSIGN_DAMAGE, 0),
    (ops.DEAL_DAMAGE,),
    ("end of attack", ops.END_ATTACK, "battle"),
    ("build", ops.BEGIN_STEP, BUILD),
    (ops.PRIORITY,),
    (ops.BEGIN_STEP, END),
    (ops.PRIORITY,),
    (ops.HAND_LIMIT,),
    (ops.END_TURN, "turn"),
)
_PLACES: Final = {line[0]: place for place, line in enumerate(_LINES) if isinstance(line[0], str)}


def _placed(line: _Line) -> ops.Op:
    op = line[1:] if line[0] in _PLACES else line
    return tuple(_PLACES[part] if isinstance(part, str) else part for part in op)


GAME_PROGRAM: Final[ops.Program] = tuple(_placed(line) for line in _LINES)
TURN_PLACE: Final = _PLACES["turn"]
BUILD_PLACE: Final = _PLACES["build"]
END_OF_ATTACK_PLACE: Final = _PLACES["end of attack"]
