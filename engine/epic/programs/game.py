"""The program of a game: its turns and battles, step by step (rules 4). Handlers and windows go to its labels."""

from __future__ import annotations

from typing import Final

from engine.epic.programs import ops

_Line = tuple[str | int, ...]  # an op, behind a label where something goes to it; labels as operands are places

_LINES: Final[tuple[_Line, ...]] = (
    (ops.OPENING_HANDS,),
    ("mulligans", ops.MULLIGAN_OF, 0),
    (ops.MULLIGAN_OF, 1),
    ("start", ops.START_PHASE),
    (ops.SETTLE,),
    ("main", ops.SETTLE),
    (ops.MAIN_WINDOW,),
    ("offer", ops.SETTLE),
    (ops.OFFER_WINDOW,),
    ("continue", ops.SETTLE),
    (ops.CONTINUE_WINDOW,),
    ("battle", ops.DECLARE_ATTACKERS),
    ("before blocks", ops.SETTLE),
    (ops.BATTLE_WINDOW, "blocks", "before blocks"),
    ("blocks", ops.DECLARE_BLOCKERS),
    ("before damage", ops.SETTLE),
    (ops.BATTLE_WINDOW, "damage", "before damage"),
    ("damage", ops.ASSIGN_DAMAGE),
    (ops.DEAL_DAMAGE,),
    ("after damage", ops.SETTLE),
    ("battle end", ops.END_BATTLE),
    ("ending", ops.END_PHASE),
    (ops.SETTLE,),
    ("limit", ops.HAND_LIMIT),
    (ops.SETTLE,),
    (ops.CLEAN_UP,),
)
_PLACES: Final = {line[0]: place for place, line in enumerate(_LINES) if isinstance(line[0], str)}


def _placed(line: _Line) -> ops.Op:
    op = line[1:] if line[0] in _PLACES else line
    return tuple(_PLACES[part] if isinstance(part, str) else part for part in op)


GAME_PROGRAM: Final[ops.Program] = tuple(_placed(line) for line in _LINES)
MULLIGANS: Final = _PLACES["mulligans"]
START: Final = _PLACES["start"]
MAIN: Final = _PLACES["main"]
OFFER: Final = _PLACES["offer"]
CONTINUE: Final = _PLACES["continue"]
BATTLE: Final = _PLACES["battle"]
BEFORE_BLOCKS: Final = _PLACES["before blocks"]
BLOCKS: Final = _PLACES["blocks"]
BEFORE_DAMAGE: Final = _PLACES["before damage"]
DAMAGE: Final = _PLACES["damage"]
AFTER_DAMAGE: Final = _PLACES["after damage"]
BATTLE_END: Final = _PLACES["battle end"]
ENDING: Final = _PLACES["ending"]
LIMIT: Final = _PLACES["limit"]
