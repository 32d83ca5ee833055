"""The words of the notation: what is written and what is read is the same here, and nowhere else."""

from __future__ import annotations

from typing import Final

from engine.epic.language import Alignment
from engine.epic.positions.plain.position import DECK, DISCARD, GONE, HAND, HIDDEN, SUPPLEMENTAL
from engine.epic.programs.definitions import NAME
from engine.epic.text.keywords import KEYWORDS as KEYWORD_FACTS
from engine.kernel.names import fold

STARTING_HEALTH: Final = 30

NAMES: Final = {fold(name): name for name in NAME}  # by what is left of them without spaces and punctuation
KEYWORDS: Final = {facts.key: keyword for keyword, facts in KEYWORD_FACTS.items()}
ALIGNMENTS: Final = {str(one.name).lower(): one for one in Alignment if one}
SWITCHES: Final = {
    "of-2015": "of_2015",
    "open-lists": "open_lists",
    "every-window": "every_window",
    "shared-hands": "shared_hands",
}
TURN_WORDS: Final = ("acted", "passed", "blocked", "no-attacks")
TURN_FIELDS: Final = ("turn", "active", "first", "moment", "seat", "winner", "reason", "later", "started-at", "rules")
OF_MANY: Final = ("players", "format", "teams", "out", "attacked", "attacker", "last-play")
PLAYER_FIELDS: Final = (
    "health", "gold", "bound", "to-play", "deity", "hand", "board", "discard", "deck", "supplemental", "played0",
    "played1", "this-turn",
)  # fmt: skip
NO_HEALING: Final = "no-healing"
FLAGS: Final = {  # words, with the fields of InPlay
    **{word: word for word in ("token", "expended", "flipped", "deploying", "attacking", "blocking", "attacked")},
    "blanked": "lost_abilities",
}
DETAILS: Final = (
    "damage", "counters", "owner", "back", "struck", "granted", "gained", "suspended", "turn", "offense", "defense",
)  # fmt: skip
DECLARED: Final = "declared"
ONGOING_FIELDS: Final = (
    "initiative", "stack", "resolving", "pending", "gone", "among", "picked", "given", "revealed",
)  # fmt: skip
EFFECT_WORDS: Final = ("done", "free")
EFFECT_FIELDS: Final = ("of", "by", "at", "x", "who", "it")
GONE_WORDS: Final = {"blanked": "lost_abilities", "unblocked": "unblocked"}
GONE_FIELDS: Final = ("by", "owner", "offense", "defense", "keywords", "of")
BLOCK_PREFIX: Final = "block"
LYING: Final = (HAND, DISCARD, SUPPLEMENTAL)  # cards in them are told by their names
ZONES: Final = (*LYING, DECK, BLOCK_PREFIX, HIDDEN, GONE)
