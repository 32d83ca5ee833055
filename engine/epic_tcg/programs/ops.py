"""The ops that programs are made of. An op is a tuple of ints: its number, then its operands, named in `signatures.py`.

The program of what can lie on the line has two parts. The first is announced when it is played, used or put on the
line: modes, X, targets, divisions, costs (rule book, How to Play a Card). It ends with PUT_ON_LINE; the second part
is what happens on resolution. What a frame has announced is kept in it by `group`, a number that is unique within the
program.
"""

from __future__ import annotations

from typing import Final

Op = tuple[int, ...]
Program = tuple[Op, ...]

# flow
END: Final = 0  # leave the frame
FINISH: Final = 1  # the event that has resolved goes to the discard pile, then leave the frame
IF: Final = 2  # go there when it does not hold
JUMP: Final = 3
BEGIN_ACT: Final = 4  # forget what was done before
IF_NOT_DONE: Final = 5  # go there when nothing was done since
MAY: Final = 6  # go there when you would rather not
MAY_PAY_ACTION: Final = 7  # the same; also when you have no action
DOES: Final = 8  # each of these players carries out a program as its controller; what they do counts
SWITCH: Final = 9  # go on with the mode that was announced
# announcing
CHOOSE_MODE: Final = 10
CHOOSE_TARGETS: Final = 11
CHOOSE_DIVISION: Final = 12  # divide it among the targets of the group before it
CHOOSE_X: Final = 13  # as many as can be paid so of these, which is done later; `how` -1: any number
PAY_ACTION: Final = 14
PAY_TURN: Final = 15  # expend or flip this
PAY_MOJO: Final = 16  # of `always`, whether or not there is so much
PAY_THIS: Final = 17  # break this or banish it
PAY_COUNTERS: Final = 18  # ANY_NUMBER is X
PAY_PICKS: Final = 19  # discard, reveal, break or banish so many, or X_MANY
CHOOSE_PAYMENT: Final = 20  # one of the ways to pay that follow
MAY_PAY: Final = 21  # pay what follows, then it is PAID; or go there
PUT_ON_LINE: Final = 22  # the first part is over
RESOLVE: Final = 23  # the second begins: it fails when there are targets and none is legal (Legal Targets)
# selecting: what is IT from then on. With `add` it is added to what was selected before
TAKE_TARGETS: Final = 24  # those still legal
PICK: Final = 25
SELECT_ALL: Final = 26
SELECT_THIS: Final = 27
SELECT_PLAYERS: Final = 28
COUNT_ALL: Final = 29  # as many as are in your hand
COUNT: Final = 30  # the number that the next act works with, read before its objects are selected
SOURCE_IS_IT: Final = 31  # damage is dealt by IT
# acting on what was selected
DAMAGE: Final = 32
DAMAGE_DIVIDED: Final = 33  # of targets; the amounts are the group after it
BREAK: Final = 34  # into whose discard pile
BANISH: Final = 35
TO_HAND: Final = 36
TO_DISCARD: Final = 37
TO_TOP: Final = 38
INTO_PLAY: Final = 39  # not from a hand, if it is returned
TURN: Final = 40  # expend, flip, or 0 to prepare; `this` piece, and IT stays what it was
GAIN: Final = 41  # amounts; -1 for none
LOSE_KEYWORDS: Final = 42
COUNTERS: Final = 43  # the number that was counted
CONTROL: Final = 44
VEIL: Final = 45
STOP: Final = 46  # and then what happens to a card
DISCARD_THEM: Final = 47
DRAW_THEM: Final = 48
# acting on players
DRAW: Final = 49
DISCARD: Final = 50
DISCARD_HAND: Final = 51
REVEAL_HAND: Final = 52
BANISH_PILE: Final = 53
GAIN_MOJO: Final = 54
LOSE_MOJO: Final = 55
LOSE_GAME: Final = 56
MAKE_TOKENS: Final = 57  # -1: copies of this
GAIN_ACTIONS: Final = 58
EXTRA_TURN: Final = 59
JOIN_ATTACK: Final = 60  # this does (Swarm)
ENTER: Final = 61  # the champion or object that resolves comes into play
# the game
OPENING_HANDS: Final = 62
MULLIGANS: Final = 63
START_TURN: Final = 64
PREPARE_STEP: Final = 65
BEGIN_STEP: Final = 66
PRIORITY: Final = 67  # until all pass with nothing on the line
CHOOSE_ATTACK: Final = 68  # whom to attack, or go there
DECLARE_ATTACKERS: Final = 69
DECLARE_BLOCKERS: Final = 70
ASSIGN_DAMAGE: Final = 71
DEAL_DAMAGE: Final = 72
END_ATTACK: Final = 73
HAND_LIMIT: Final = 74
END_TURN: Final = 75
TRAIT_THIS_TURN: Final = 76  # of you

# seldom
IF_FREE: Final = 77  # go there when the costs are not paid
LOOK: Final = 78  # at as many top cards as were counted
SHOW: Final = 79  # what is selected
REVEAL: Final = 80  # as many cards of one's hand as were counted; X is how many
PUT_THIS_ON_LINE: Final = 81
AT_END: Final = 82  # is put on the line at the beginning of the next End Step
STAY_UNPREPARED: Final = 83  # in the next Prepare Step of their controller
NO_BATTLE_DAMAGE: Final = 84  # is dealt any more in this attack
LEAVE_ATTACK: Final = 85
RESOLVE_NOW: Final = 86
DECIDE: Final = 87  # go on with one of the modes that can be done
ACCEPT: Final = 88  # something was done, even if it changed nothing
IF_NAMED: Final = 89  # go there when what it needs was named as the card was played
CHOOSE_ALIGNMENT: Final = 90  # one of these
CHANGE_TARGETS: Final = 91  # of IT, which is on the line
COPY_ON_LINE: Final = 92  # of IT, which is on the line: the copy is IT
BECOME: Final = 93  # for this turn
BECOME_COPY: Final = 94  # this becomes a copy of IT and keeps these abilities
EXCHANGE: Final = 95  # control of the two that are selected
PUT_UNDER: Final = 96  # this
GAIN_ABILITY: Final = 97  # for this turn
ABILITY_THIS_TURN: Final = 98  # of you
IT_AGAIN: Final = 100  # what was IT before this was named
GAIN_LIMITED_ACTIONS: Final = 99  # of what they pay for

# flags of choices
UP_TO: Final = 1
ANOTHER: Final = 2  # none of those named before
IS_TARGET: Final = 4
AT_RANDOM: Final = 8
WHOLE: Final = 16  # only what the act that follows can do something to
IF_THERE: Final = 128  # of targets: named if there is one
OF_COPY: Final = 64  # of targets: of something that has just been copied
ONLY_THIS: Final = 32  # of targets: those that are this

ANY_NUMBER: Final = -1  # as an amount
X_MANY: Final = -2  # as a count: what was chosen for X

# how a cost or a stop treats what it takes
BY_DISCARD: Final = 0
BY_REVEAL: Final = 1
BY_BREAK: Final = 2
BY_BANISH: Final = 3
BY_HAND: Final = 4
BY_TOP: Final = 5
BY_YOUR_DISCARD: Final = 6
BY_YOUR_HAND: Final = 7

# players
ANYONE: Final = 0
YOU: Final = 1
OPPONENT: Final = 2
EACH_OPPONENT: Final = 3
EACH_PLAYER: Final = 4
THAT_PLAYER: Final = 5
ITS_CONTROLLER: Final = 6
ITS_OWNER: Final = 7
THE_CONTROLLER: Final = 8
CHOSEN: Final = 9  # the players selected
