"""The ints of what cards have: keywords, kinds, speeds, prices, events that trigger, traits of players, counters."""

from __future__ import annotations

from typing import Final

# keywords as plain ints: the same bits as language.Keyword, without the cost of an enum
AIRBORNE: Final = 1
BREAKTHROUGH: Final = 2
DEADLY: Final = 4
HUNTER: Final = 8
RANGE: Final = 16
RECALL: Final = 32
SWARM: Final = 64
UNBANISHABLE: Final = 128
UNBLOCKABLE: Final = 256
UNBREAKABLE: Final = 512
UNSTOPPABLE: Final = 1024
UNTARGETABLE: Final = 2048
VEILED: Final = 4096
BLOCKS_AIRBORNE: Final = 1 << 13
BLOCKS_PREPARED: Final = 1 << 14
CANNOT_ATTACK: Final = 1 << 15
CANNOT_BLOCK: Final = 1 << 16
DEALS_NO_DAMAGE: Final = 1 << 17
FLIPS_TO_ATTACK: Final = 1 << 18
MUST_ATTACK: Final = 1 << 19
MUST_BE_TARGETED: Final = 1 << 20
MUST_HUNT: Final = 1 << 21

# kinds, the bits of language.Kind
CHAMPION: Final = 1
OBJECT: Final = 2
EVENT: Final = 4

# prices; a token has none
NO_PRICE: Final = -1
FREE: Final = 0
ACTION: Final = 1

# speeds, the slowest first (rule book, When a Card Can Be Played), and a bit for instantaneous
INSTANTANEOUS: Final = 1
BUILD: Final = 0
PACED: Final = 2
FAST: Final = 4
SPEED: Final = 6

# trigger events
M_ENTERS: Final = 0
M_ENTERS_FROM_HAND: Final = 1
M_UNVEILED: Final = 2
M_ATTACKS: Final = 3
M_BLOCKS: Final = 4
M_BLOCKED: Final = 5
M_BROKEN: Final = 6
M_YOU_ATTACKED: Final = 7
M_INTO_DISCARD_FROM_PLAY: Final = 8
M_YOUR_PRE_BATTLE: Final = 9
M_EACH_END: Final = 10
M_PLAYS: Final = 11  # what is played matches the filter, `who` plays it
M_DRAWS: Final = 12
M_IS_BROKEN: Final = 13  # what is broken matches the filter
M_BREAKS: Final = 14
M_DAMAGES: Final = 15  # what is damaged matches the filter
M_DAMAGES_TOGETHER: Final = 16
M_LEAVES_DISCARD: Final = 17
M_LEAVES_CONTROL: Final = 18
M_TAKEN_FROM_HAND: Final = 19
M_TARGETED: Final = 20  # by what others control, and it has resolved

# traits of players
CANNOT_BE_ATTACKED: Final = 0
CANNOT_DRAW: Final = 1
CANNOT_GAIN_MOJO: Final = 2
CANNOT_USE_ABILITIES: Final = 3
PLAYER_UNTARGETABLE: Final = 4

# what continuous abilities give
GIVES_KEYWORDS: Final = 1
GIVES_OFFENSE: Final = 2
GIVES_DEFENSE: Final = 4
GIVES_LESS_DEFENSE: Final = 8  # or may
GIVES_ALIGNMENT: Final = 16
GIVES_ORIGIN: Final = 32
GIVES_WARD: Final = 64
GIVES_ABILITIES: Final = 128
GIVES_TO_CARDS: Final = 256  # veiled to those of a hand, unstoppable to those on the line
GIVES_TO_PLAYERS: Final = 512
IS_FRAIL: Final = 1024  # a champion whose printed defense is not 1 or more at all times
COUNTS: Final = 2048  # its printed offense or defense is no literal number

# kinds of counters: the first three are continuous abilities (rule book, Order to Apply Continuous Abilities)
PLUS: Final = 0
DEMORALIZED: Final = 1
UNTARGETABLE_COUNTER: Final = 2
