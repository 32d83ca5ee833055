"""The ints of a game: objects, options, zones, flags of pieces, decisions, endings."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NOTHING: Final = -1  # what an attack is about that was against a champion that is gone
# objects
CARD: Final = 16
SLOT_BITS: Final = 8
SLOT_MASK: Final = 255
LINE_SLOT: Final = 255  # the slot of everything on the line
FIRST_SERIAL: Final = 256
SEAT_BITS: Final = 8  # of a bit set of seats
FIRST_PIECE: Final = FIRST_SERIAL << SLOT_BITS

# verbs of options; an option is `operand << VERB_BITS | verb`
VERB_BITS: Final = 5
VERB_MASK: Final = 31
PASS: Final = 0
PLAY: Final = 1  # operand: card
USE: Final = 2  # operand: object << USE_BITS | number of the ability
PLAY_VEILED: Final = 3  # operand: card
UNVEIL: Final = 4  # operand: piece
PICK: Final = 5  # operand: object; one of several in ascending order
STOP: Final = 6  # no more picks, or none at all
MODE: Final = 7  # operand: number of the mode, or of the way to pay
YES: Final = 8
NO: Final = 9
AMOUNT: Final = 10  # operand: amount
ORDER: Final = 11  # operand: place in the batch
USE_BITS: Final = 4
SWARM_ABILITY: Final = 15  # as the number of an ability
VERB_NAMES: Final[tuple[str, ...]] = (
    "pass", "play", "use", "play_veiled", "unveil", "pick", "stop", "mode", "yes", "no", "amount", "order",
)  # fmt: skip

# zones of cards
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
IN_PLAY: Final = 3
ON_LINE: Final = 4  # being announced or resolving, too
REMOVED: Final = 5  # from the game
UNDER: Final = 6  # a piece, out of play

# flags of pieces
EXPENDED: Final = 1
FLIPPED: Final = 2
TURNED: Final = EXPENDED | FLIPPED
FACE_DOWN: Final = 4
ATTACKING: Final = 8
BLOCKING: Final = 16
ATTACKED: Final = 32  # earlier this turn or now
DEALT: Final = 64  # it has dealt its damage in this attack
PAID: Final = 128  # what could be paid on top was paid for it
FROM_HAND: Final = 512  # it has come into play from a hand
ANY_FACE: Final = 1024  # face down it can be any champion, veiled or not
HAS_HUNTED: Final = 2048  # this turn
STAYS_UNPREPARED: Final = 1 << 16  # shifted by a seat: in the next Prepare Step of that player

# what a frame is
OF_GAME: Final = 0
OF_CARD: Final = 1  # a card that is played
OF_ABILITY: Final = 2  # that is used
AT_ONCE: Final = 3  # an as-trigger
PART: Final = 4  # what a player does because of another frame
OF_TRIGGER: Final = 5
ABILITIES: Final = (OF_ABILITY, OF_TRIGGER)

# what is remembered of a piece that left play, or of what left the line
LAST_CARD_INDEX: Final = 0
LAST_UID: Final = 1
LAST_CONTROLLER: Final = 2
LAST_OWNER: Final = 3
LAST_OFFENSE: Final = 4
LAST_DEFENSE: Final = 5
LAST_KEYWORDS: Final = 6
LAST_ALIGNMENT: Final = 7
LAST_ORIGIN: Final = 8
LAST_COUNTERS: Final = 9
LAST_DAMAGE: Final = 10
LAST_FLAGS: Final = 11
LAST_KIND: Final = 12
LAST_ACTIONS: Final = 13  # that were paid for what was on the line

# kinds of decisions
PRIORITY: Final = 0
MULLIGAN: Final = 1
MODES: Final = 2
TARGETS: Final = 3
AMOUNTS: Final = 4
PAYMENT: Final = 5
PICKS: Final = 6
MAY: Final = 7
ORDERS: Final = 8
ATTACK: Final = 9  # whom to attack
ATTACKERS: Final = 10
BLOCKERS: Final = 11
DIVIDE: Final = 12
DISCARDS: Final = 13
ALIGNMENTS: Final = 14
REDIRECT: Final = 15  # which of several champions takes damage
KIND_NAMES: Final[tuple[str, ...]] = (
    "priority", "mulligan", "mode", "target", "amount", "payment", "pick", "may", "order", "attack", "attackers",
    "blockers", "divide", "discard", "alignment", "redirect",
)  # fmt: skip

# how a game ended
NOT_OVER: Final = 0
BY_MOJO: Final = 1
BY_DECK: Final = 2
BY_CARD: Final = 3
BY_CONCESSION: Final = 4
BY_ALL: Final = 5  # all who were left lost together, or won together
BY_LIMIT: Final = 6
REASON_NAMES: Final[tuple[str, ...]] = ("", "mojo", "deck", "card", "concession", "all", "limit")
