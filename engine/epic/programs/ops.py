"""The ops that programs are made of. An op is a tuple of ints: its number, then its operands (`signatures.py`).

A program is a tuple of ops; a frame walks through one. Ops that select fill the frame's list of objects ("its"); ops
that act read it. The machine of the rules maps each number to its handler.
"""

from __future__ import annotations

from typing import Final

Op = tuple[int, ...]
Program = tuple[Op, ...]

# flow
END: Final = 0  # leave the frame
FINISH: Final = 1  # the event goes to its owner's discard pile (2.2.4), then leave the frame
IF: Final = 2  # go elsewhere when the condition does not hold
IF_NONE: Final = 3  # the same, when nothing was selected
IF_NO_TARGET: Final = 4  # the same, when none of these has a legal target
JUMP: Final = 5
IF_NOT_DONE: Final = 6  # the same, when the last act changed nothing
BEGIN_ACT: Final = 7  # forget what was done before
MODES_OF: Final = 8
MAY_DO: Final = 9  # no: go elsewhere
MAY_PAY: Final = 10  # no: go elsewhere, also when it cannot be paid
DOES: Final = 11  # each of the players carries out a program, as its controller
DELAY: Final = 12  # a program resolves at the end of the turn
# selecting
PICK_OBJECTS: Final = 13
SELECT_ALL: Final = 14
SELECT_THIS: Final = 15
ADD_THIS: Final = 16
ADD_SAME_NAME: Final = 17
ADD_CHAMPIONS_OF: Final = 18
PICK_SURVIVORS: Final = 19
PICK_ANY_NUMBER: Final = 20  # sets X
REVEAL_LOYAL: Final = 21  # ANY_NUMBER sets X
# acting on what was selected
DAMAGE: Final = 22
DAMAGE_PLAYERS: Final = 23
BREAK_THEM: Final = 24
BREAK_OTHERS: Final = 25
BANISH_THEM: Final = 26
BANISH_PILE: Final = 27
RETURN_TO_HAND: Final = 28
RETURN_TO_PLAY: Final = 29
ENTER_PLAY: Final = 30
EXPEND_THEM: Final = 31
PREPARE_THEM: Final = 32
GAIN: Final = 33
STATIC_THIS_TURN: Final = 34
WEAKEN_DAMAGED: Final = 35
ADD_COUNTERS: Final = 36
TAKE_CONTROL: Final = 37
LOSE_ABILITIES: Final = 38
TRANSFORM_THEM: Final = 39
LEAVE_BATTLE: Final = 40
JOIN_BATTLE: Final = 41
# acting on players and the rest
DRAW_CARDS: Final = 42
DISCARD_CARDS: Final = 43
HEAL: Final = 44
LOSE: Final = 45
MAKE_TOKENS: Final = 46
REVEAL_TOP: Final = 47
REVEAL_TOP_CARD: Final = 48
PLAY_IT: Final = 49
IF_PLAYABLE: Final = 50
DAMAGE_EVERYONE: Final = 51
DIVIDE_DAMAGE: Final = 52
DAMAGE_IN_TURN: Final = 53
BANISH_LONE_ATTACKER: Final = 54
FORBID_ATTACKS: Final = 55
GAIN_GOLD: Final = 56
LOSE_ANY: Final = 57  # sets X
FORBID_HEALING: Final = 58
WIN_GAME: Final = 59
RECALL_THIS: Final = 60
RECYCLE: Final = 61
# the game (4)
OPENING_HANDS: Final = 62
MULLIGAN_OF: Final = 63
START_PHASE: Final = 64
SETTLE: Final = 65  # resolve waiting triggers
MAIN_WINDOW: Final = 66
OFFER_WINDOW: Final = 67  # the opponent, before the turn ends (4.3.4)
CONTINUE_WINDOW: Final = 68
DECLARE_ATTACKERS: Final = 69
BATTLE_WINDOW: Final = 70
DECLARE_BLOCKERS: Final = 71
ASSIGN_DAMAGE: Final = 72
DEAL_DAMAGE: Final = 73
END_BATTLE: Final = 74
END_PHASE: Final = 75
HAND_LIMIT: Final = 76
CLEAN_UP: Final = 77

# flags of PICK_OBJECTS
IS_TARGET: Final = 1  # untargetable ones cannot be chosen (5.20.4)
IS_OPTIONAL: Final = 2  # any number up to the count, none included
IS_BREAKABLE: Final = 4  # unbreakable ones cannot be chosen, where "if able" is meant (5.9)
IS_WHOLE: Final = 8  # as many as the count says, or none
IS_PLAYED: Final = 16  # cards that the player can pay for
IS_FREE: Final = 32  # with IS_PLAYED: without paying their cost

# and of REVEAL_TOP
INTO_PLAY: Final = 64

# counts that are known only on resolution
THE_COUNT: Final = -1  # X
ANY_NUMBER: Final = -1

# kinds of filters, and what their ints are
FILTER_KIND: Final = 0
F_CHAMPION: Final = 0
CHAMPION_ALIGNMENT: Final = 1
CHAMPION_CLASSES: Final = 2
CHAMPION_COST: Final = 3  # or -1
CHAMPION_TOKEN: Final = 4  # or -1
CHAMPION_OTHER: Final = 5
CHAMPION_WHOSE: Final = 6
CHAMPION_BATTLE: Final = 7  # 1 attacking, 2 blocking
CHAMPION_MORE: Final = 8  # whether there is more
CHAMPION_NOT_ALIGNMENT: Final = 9
CHAMPION_NOT_CLASSES: Final = 10
CHAMPION_STATES: Final = 11
CHAMPION_NOT_KEYWORDS: Final = 12
CHAMPION_NOT_NAMED: Final = 13  # not this card, or -1
CHAMPION_MOST_DEFENSE: Final = 14  # a number or -1, and what to add
CHAMPION_MOST_PLUS: Final = 15
F_DISCARD: Final = 1
DISCARDED_KIND: Final = 1  # 0 any, 1 champion, 2 event
DISCARDED_ALIGNMENT: Final = 2
DISCARDED_COST: Final = 3  # or -1
DISCARDED_WHOSE: Final = 4
DISCARDED_BROKEN: Final = 5  # this turn
DISCARDED_OTHER: Final = 6
F_HAND: Final = 2
HAND_KIND: Final = 1
F_PLAYER: Final = 3
PLAYER_WHOSE: Final = 1
F_ANY: Final = 4
F_REVEALED: Final = 5
REVEALED_KIND: Final = 1
REVEALED_ALIGNMENT: Final = 2

# traits of the longer F_CHAMPION
EXPENDED: Final = 1
DAMAGED: Final = 2
DAMAGED_YOU: Final = 4

# whose and who
ANYONE: Final = 0
YOU: Final = 1
OPPONENT: Final = 2
THAT_PLAYER: Final = 3
EACH: Final = 4
TURN_PLAYER: Final = 5
ITS_CONTROLLER: Final = 6
ITS_OWNER: Final = 7
CHOSEN: Final = 8  # the players selected

# conditions
C_YOUR_TURN: Final = 0
C_OPPONENTS_TURN: Final = 1
C_THIS_IN_PLAY: Final = 2
C_THIS_IN_DISCARD: Final = 3
C_THIS_EXPENDED: Final = 4
C_YOU_CONTROLLED_IT: Final = 5
C_IT_ATTACKED_UNBLOCKED: Final = 6
C_PLAYED: Final = 7  # a: cost, b: alignment
C_YOU_OWN_IT: Final = 8
C_IT_IS: Final = 9  # a: kind (0 any, 1 champion, 2 event) + 4 * how many, b: alignment
C_THIS_HERE: Final = 10  # in play, or as a card in the discard pile or resolving
C_HEALTH_DOUBLED: Final = 11  # at least twice the starting health
C_FIRST_PLAYED: Final = 12  # a: cost

# numbers; LITERAL's addend is the number. Above the kind: NUMBER_TIMES_AT times less one, NUMBER_FILTER_AT the filter
LITERAL: Final = 0
THE_X: Final = 1
OFFENSE_OF_IT: Final = 2
DAMAGE_ON_THIS: Final = 3
COUNT_OF: Final = 4  # what matches the filter
DEFENSE_OF_IT: Final = 5
BROKEN_THIS_WAY: Final = 6
BANISHED_THIS_WAY: Final = 7
NUMBER_KIND: Final = 15
NUMBER_TIMES_AT: Final = 4
NUMBER_TIMES: Final = 15
NUMBER_FILTER_AT: Final = 8
