"""Drafts and dealt pools of any game, without a server: dealing, passing, who sees what, records and their proof.

A draft is a setup, a seed and ordered picks, and nothing else: who has these three has the draft. What is drafted and
in which formats, a game says: its room `limited` plans the setups that these verbs are used with:

    draft = new_draft(setup, seed)
    question = asked(draft, seat)       # None: this seat waits for a pack, or has nothing more to do
    apply(draft, seat, option)          # IllegalPick says why not, with a stable code
    view(draft, seat)                   # what that seat may know now, ready for JSON
    log(draft)                          # every pack and every pick, once the draft is over
"""

from __future__ import annotations

from engine.limited import state
from engine.limited.dealing import needed, needed_as_usual
from engine.limited.machine import BURN, LIST, PICK, REVIEW, IllegalPick, Question, apply, asked, is_asked, new_draft
from engine.limited.options import CHOOSE, GO_ON, KEEP, MULLIGAN, TAKE, card_of, verb_of
from engine.limited.procedures import (
    ALWAYS,
    AT_REVIEW,
    DIRECTIONS,
    END,
    LEFT,
    OWN_PICKS,
    RIGHT,
    Act,
    Layout,
    Procedure,
    Rest,
    Shape,
)
from engine.limited.promise import commitment
from engine.limited.records import BadRecord, footprint, record, seed_of
from engine.limited.setup import BadSetup, Problem, Setup, picked
from engine.limited.story import NotOver, log, pools
from engine.limited.views import ARBITER, SPECTATOR, View, hidden, view

Draft = state.Draft[Setup]  # of any game

__all__ = [
    "ALWAYS",
    "ARBITER",
    "AT_REVIEW",
    "BURN",
    "CHOOSE",
    "DIRECTIONS",
    "END",
    "GO_ON",
    "KEEP",
    "LEFT",
    "LIST",
    "MULLIGAN",
    "OWN_PICKS",
    "PICK",
    "REVIEW",
    "RIGHT",
    "SPECTATOR",
    "TAKE",
    "Act",
    "BadRecord",
    "BadSetup",
    "Draft",
    "IllegalPick",
    "Layout",
    "NotOver",
    "Problem",
    "Procedure",
    "Question",
    "Rest",
    "Setup",
    "Shape",
    "View",
    "apply",
    "asked",
    "card_of",
    "commitment",
    "footprint",
    "hidden",
    "is_asked",
    "log",
    "needed",
    "needed_as_usual",
    "new_draft",
    "picked",
    "pools",
    "record",
    "seed_of",
    "verb_of",
    "view",
]
