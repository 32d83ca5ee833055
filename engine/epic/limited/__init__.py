"""Drafts and dealt pools: the Limited formats of the 2015 rulebook ("The Many Epic Formats") without a server.

Formats, setups and cards are here. How a draft of any game goes is in `engine/limited/`; its verbs are handed out here.

A draft is a setup, a seed and ordered picks, and nothing else: who has these three has the draft. Verbs:

    draft = new_draft(setup, seed)
    question = asked(draft, seat)       # None: this seat waits for a pack, or has nothing more to do
    apply(draft, seat, option)          # IllegalPick says why not, with a stable code
    view(draft, seat)                   # what that seat may know now, ready for JSON
    log(draft)                          # every pack and every pick, once the draft is over
"""

from __future__ import annotations

from engine.epic.limited.dealing import DEALS
from engine.epic.limited.offers import BEST_OF, FIELD_HINTS, LARGER_DECKS, LASTS
from engine.epic.limited.procedures import BY_KEY, PROCEDURES, Procedure
from engine.epic.limited.replaying import differences, replay
from engine.epic.limited.setup import (
    MOST_CARDS,
    MOST_PACKS,
    OWN,
    PRODUCT_NAMES,
    RULES,
    SEALED,
    Setup,
    agreed,
    deck_format,
    plan,
    problems,
    setup_from,
)
from engine.epic.limited.summaries import SUMMARIES
from engine.epic.versions import DRAFTS as CHANGES
from engine.limited import state
from engine.limited.dealing import needed
from engine.limited.machine import BURN, LIST, PICK, REVIEW, IllegalPick, Question, apply, asked, is_asked, new_draft
from engine.limited.options import CHOOSE, GO_ON, KEEP, MULLIGAN, TAKE, card_of, verb_of
from engine.limited.procedures import ALWAYS, AT_REVIEW, DIRECTIONS, END, OWN_PICKS, Act, Layout, Rest, Shape
from engine.limited.promise import commitment
from engine.limited.records import BadRecord, footprint, record, seed_of
from engine.limited.setup import BadSetup, picked
from engine.limited.story import NotOver, log, pools
from engine.limited.views import ARBITER, SPECTATOR, View, hidden, view

Draft = state.Draft[Setup]

__all__ = [
    "ALWAYS",
    "ARBITER",
    "AT_REVIEW",
    "BEST_OF",
    "BURN",
    "BY_KEY",
    "CHANGES",
    "CHOOSE",
    "DEALS",
    "DIRECTIONS",
    "END",
    "FIELD_HINTS",
    "GO_ON",
    "KEEP",
    "LARGER_DECKS",
    "LASTS",
    "LIST",
    "MOST_CARDS",
    "MOST_PACKS",
    "MULLIGAN",
    "OWN",
    "OWN_PICKS",
    "PICK",
    "PROCEDURES",
    "PRODUCT_NAMES",
    "REVIEW",
    "RULES",
    "SEALED",
    "SPECTATOR",
    "SUMMARIES",
    "TAKE",
    "Act",
    "BadRecord",
    "BadSetup",
    "Draft",
    "IllegalPick",
    "Layout",
    "NotOver",
    "Procedure",
    "Question",
    "Rest",
    "Setup",
    "Shape",
    "View",
    "agreed",
    "apply",
    "asked",
    "card_of",
    "commitment",
    "deck_format",
    "differences",
    "footprint",
    "hidden",
    "is_asked",
    "log",
    "needed",
    "new_draft",
    "picked",
    "plan",
    "pools",
    "problems",
    "record",
    "replay",
    "seed_of",
    "setup_from",
    "verb_of",
    "view",
]
