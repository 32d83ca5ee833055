"""The words of the notation: what is written and what is read is the same here, and nowhere else."""

from __future__ import annotations

from typing import Final

from engine.epic_tcg.language import Alignment, Kind, Origin
from engine.epic_tcg.programs import bits, ops
from engine.epic_tcg.programs.definitions import D
from engine.epic_tcg.programs.game import BATTLE, BUILD, END, PRE_BATTLE, PREPARE, STEP_NAMES, STEP_NONE
from engine.epic_tcg.programs.nouns import PLAYER_TRAITS
from engine.epic_tcg.programs.signatures import places_of
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.setup import MOST_SEATS
from engine.epic_tcg.text.keywords import KEYWORDS as KEYWORD_FACTS
from engine.kernel.names import fold

NONE: Final = "none"
NOTHING: Final = "-"
GONE: Final = "gone"
LOST: Final = "lost"  # what has left and is remembered no more
LINE: Final = "line"
STACK: Final = "stack"

# the course of a game, by the place in its program (`programs/game.py`): where it asks, or goes on when all above it is
# done, with its step
MOMENTS: Final = (
    ("opening", STEP_NONE), ("mulligan", STEP_NONE), ("start", STEP_NONE), ("prepare", PREPARE),
    ("to-pre-battle", PREPARE), ("pre-battle", PRE_BATTLE), ("to-battle", PRE_BATTLE), ("battle", BATTLE),
    ("attack", BATTLE), ("attackers", BATTLE), ("before-blocks", BATTLE), ("blockers", BATTLE),
    ("before-damage", BATTLE), ("range", BATTLE), ("range-dealt", BATTLE), ("damage", BATTLE), ("damage-dealt", BATTLE),
    ("attack-over", BATTLE), ("to-build", BATTLE), ("build", BUILD), ("to-end", BUILD), ("end", END),
    ("hand-limit", END), ("turn-over", END),
)  # fmt: skip
MOMENT_WORDS: Final = tuple(word for word, _ in MOMENTS)
MULLIGAN: Final = MOMENT_WORDS.index("mulligan")
STEPS: Final = {name.replace("_", "-") or NONE: step for step, name in enumerate(STEP_NAMES)}

EVERY_WINDOW: Final = "every-window"
SWITCHES: Final = {"pack-war": "pack_war", EVERY_WINDOW: "every_window"}
TURN_WORDS: Final = {"blocked": "attackers_blocked", "no-damage": "no_battle_damage"}
TURN_FIELDS: Final = (
    "players", "turn", "active", "moment", "step", "priority", "passed", "regular", "row", "extra", "out", "attacked",
    "hunted", "entered", "started-at", "rules", "winner", "reason",
)  # fmt: skip
ZONES: Final = ("hand", "discard", "deck", "playing", "removed", "under")  # of cards, but for those in play
PLAYER_NUMBERS: Final = {"mojo": "mojo", "actions": "actions", "taken": "turns_taken", "used": "endless_uses"}
PLAYER_FIELDS: Final = (
    *PLAYER_NUMBERS, "limited", "hand", "board", "discard", "deck", "playing", "removed", "under", "played", "traits",
    "abilities",
)  # fmt: skip
FRAME_LISTS: Final = {  # fields of what is going on, with their tables
    STACK: "frames", LINE: "line", "ordering": "batch", "pending": "waiting", "later": "delayed",
}  # fmt: skip
ONGOING_FIELDS: Final = ("course", *FRAME_LISTS, "assigned", "warded", "damaged", GONE)

FLAGS: Final = {
    "expended": codes.EXPENDED, "flipped": codes.FLIPPED, "face-down": codes.FACE_DOWN, "attacking": codes.ATTACKING,
    "blocking": codes.BLOCKING, "attacked": codes.ATTACKED, "dealt": codes.DEALT, "paid": codes.PAID,
    "from-hand": codes.FROM_HAND, "any-face": codes.ANY_FACE, "has-hunted": codes.HAS_HUNTED,
} | {f"stays{seat}": codes.STAYS_UNPREPARED << seat for seat in range(MOST_SEATS)}  # fmt: skip
GROUPED: Final = "group"  # of cards that are hidden as one: its number, and who knows which cards are in it
COUNTERS: Final = {"counters": bits.PLUS} | {
    name: number for number, name in enumerate(D.counters) if number != bits.PLUS
}  # by the word of a detail
PIECE_NUMBERS: Final = {"damage": "damage_of", "offense": "turn_offense_of", "defense": "turn_defense_of"}
FORM: Final = "form"  # offense, defense and kind in place of what is printed
PIECE_DETAILS: Final = (
    *PIECE_NUMBERS, *COUNTERS, "owner", "holder", "is", "back", "turn", "lost", FORM, "gained", "kept",
)  # fmt: skip
TOKEN: Final = "token"  # noqa: S105

WHAT: Final = {  # what a frame is
    "card": codes.OF_CARD, "ability": codes.OF_ABILITY, "at-once": codes.AT_ONCE, "part": codes.PART,
    "trigger": codes.OF_TRIGGER,
}  # fmt: skip
REGISTERS: Final = {  # numbers of a frame, by their words
    "x": "x", "dealt": "dealt", "number": "number", "paid": "paid", "changed": "changed", "stage": "stage",
    "moment": "played_in", "actions": "actions",
}  # fmt: skip
REGISTER_WORDS: Final = {  # those that have few values
    "free": ("free", 1), "face-down": ("face_down", 1), "any-face": ("face_down", 2),
    "instant": ("instant", bits.INSTANTANEOUS),
}  # fmt: skip
OBJECTS: Final = {
    "it": "selected", "kept-it": "kept_it", "picked": "picks", "shown": "shown", "done": "done", "asked": "asked",
}  # fmt: skip
OF_CARDS: Final = ("shown", "asked")  # which hold uids
CALLED: Final = "called"  # what it was on the line, where it lies no more
FRAME_DETAILS: Final = (
    "by", "effect", "of", "card", "from", "at", "kind", "dealer", "who", "alignment", "entered", "whose", CALLED,
    *REGISTERS, *OBJECTS,
)  # fmt: skip
GROUP: Final = "g"  # and a number: what was announced
COURSE: Final = ("x", "stage", "it", "picked")

# ops that ask, by what the picks of a frame are meanwhile: numbers, or objects
PICK_NUMBERS: Final = frozenset((ops.CHOOSE_DIVISION, ops.ASSIGN_DAMAGE))
PICK_OBJECTS: Final = frozenset((
    ops.CHOOSE_TARGETS, ops.PAY_PICKS, ops.PICK, ops.TO_TOP, ops.DISCARD, ops.REVEAL, ops.MULLIGANS,
    ops.DECLARE_ATTACKERS, ops.DECLARE_BLOCKERS, ops.HAND_LIMIT, ops.CHANGE_TARGETS, ops.DAMAGE, ops.DAMAGE_DIVIDED,
    ops.DEAL_DAMAGE,
))  # fmt: skip
PICK_NOTHING: Final = frozenset((
    ops.MAY, ops.MAY_PAY_ACTION, ops.CHOOSE_MODE, ops.CHOOSE_X, ops.CHOOSE_PAYMENT, ops.MAY_PAY, ops.PRIORITY,
    ops.CHOOSE_ATTACK, ops.PAY_COUNTERS, ops.DECIDE, ops.CHOOSE_ALIGNMENT,
))  # fmt: skip
# ops that announce a group, by what it holds
GROUP_NUMBERS: Final = frozenset((ops.CHOOSE_MODE, ops.CHOOSE_DIVISION))
GROUP_OBJECTS: Final = frozenset((ops.CHOOSE_TARGETS,))
PROGRAM_OPERANDS: Final = places_of("program")  # ops that name a program, and where
BUNDLE_OPERANDS: Final = places_of("bundle")

LAST: Final = {  # what is remembered of what has left: numbers
    "offense": codes.LAST_OFFENSE, "defense": codes.LAST_DEFENSE, "counters": codes.LAST_COUNTERS,
    "damage": codes.LAST_DAMAGE, "actions": codes.LAST_ACTIONS,
}  # fmt: skip
LAST_LENGTH: Final = codes.LAST_ACTIONS + 1

NAMES: Final = {fold(name): name for name in D.names}  # by what is left of them without spaces and punctuation
KEYWORDS: Final = {facts.key: int(keyword) for keyword, facts in KEYWORD_FACTS.items()}
ALIGNMENTS: Final = {str(one.name).lower(): int(one) for one in Alignment if one}
ORIGINS: Final = {str(one.name).lower(): int(one) for one in Origin if one}
KINDS: Final = {str(one.name).lower(): int(one) for one in Kind}
TRAITS: Final = {trait.name.lower().replace("_", "-"): number for trait, number in PLAYER_TRAITS.items()}
LAST_MASKS: Final = {  # bit sets, with their words
    "kind": (codes.LAST_KIND, KINDS), "keywords": (codes.LAST_KEYWORDS, KEYWORDS),
    "alignment": (codes.LAST_ALIGNMENT, ALIGNMENTS), "origin": (codes.LAST_ORIGIN, ORIGINS),
    "state": (codes.LAST_FLAGS, FLAGS),
}  # fmt: skip
GONE_DETAILS: Final = ("by", "owner", "of", *LAST, *LAST_MASKS)


def words_of(mask: int, words: dict[str, int]) -> list[str]:
    """The words of a bit set. What has no word is a broken promise of this module."""
    found = [word for word, bit in words.items() if mask & bit]
    assert sum(words[word] for word in found) == mask, f"{mask} has no words"
    return found
