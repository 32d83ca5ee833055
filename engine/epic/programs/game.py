"""The program of a game: its turns and battles, step by step (rules 4). The places are those that handlers go to."""

from __future__ import annotations

from engine.epic.programs import ops

START, MAIN, OFFER, CONTINUE, BATTLE, BEFORE_BLOCKS, BLOCKS, BEFORE_DAMAGE, DAMAGE, BATTLE_END, ENDING, LIMIT = (
    3, 5, 7, 9, 11, 12, 14, 15, 17, 20, 21, 23,
)  # fmt: skip
GAME_PROGRAM: ops.Program = (
    (ops.OPENING_HANDS,),
    (ops.MULLIGAN_OF, 0),
    (ops.MULLIGAN_OF, 1),
    (ops.START_PHASE,),  # START
    (ops.SETTLE,),
    (ops.SETTLE,),  # MAIN
    (ops.MAIN_WINDOW,),
    (ops.SETTLE,),  # OFFER
    (ops.OFFER_WINDOW,),
    (ops.SETTLE,),  # CONTINUE
    (ops.CONTINUE_WINDOW,),
    (ops.DECLARE_ATTACKERS,),  # BATTLE
    (ops.SETTLE,),  # BEFORE_BLOCKS
    (ops.BATTLE_WINDOW, BLOCKS, BEFORE_BLOCKS),
    (ops.DECLARE_BLOCKERS,),  # BLOCKS
    (ops.SETTLE,),  # BEFORE_DAMAGE
    (ops.BATTLE_WINDOW, DAMAGE, BEFORE_DAMAGE),
    (ops.ASSIGN_DAMAGE,),  # DAMAGE
    (ops.DEAL_DAMAGE,),
    (ops.SETTLE,),
    (ops.END_BATTLE,),  # BATTLE_END
    (ops.END_PHASE,),  # ENDING
    (ops.SETTLE,),
    (ops.HAND_LIMIT,),  # LIMIT
    (ops.SETTLE,),
    (ops.CLEAN_UP,),
)
