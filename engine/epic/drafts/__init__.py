"""Drafts and dealt pools: the Limited formats of the 2015 rulebook ("The Many Epic Formats") without a server.

A draft is a setup, a seed and ordered picks, and nothing else: who has these three has the draft. Verbs:

    draft = new_draft(setup, seed)
    question = asked(draft, seat)       # None: this seat waits for a pack, or has nothing more to do
    apply(draft, seat, option)          # IllegalPick says why not, with a stable code
    view(draft, seat)                   # what that seat may know now, ready for JSON
    log(draft)                          # every pack and every pick, once the draft is over
"""

from __future__ import annotations

from engine.epic.drafts.machine import IllegalPick, Question, apply, asked, new_draft
from engine.epic.drafts.record import BadRecord, footprint, record, replay
from engine.epic.drafts.seeds import SEED_BITS, commitment, stream
from engine.epic.drafts.setup import OWN, RULES, BadSetup, Setup, plan
from engine.epic.drafts.state import Draft
from engine.epic.drafts.story import NotOver, log
from engine.epic.drafts.verifying import differences
from engine.epic.drafts.views import ARBITER, SPECTATOR, view

__all__ = [
    "ARBITER",
    "OWN",
    "RULES",
    "SEED_BITS",
    "SPECTATOR",
    "BadRecord",
    "BadSetup",
    "Draft",
    "IllegalPick",
    "NotOver",
    "Question",
    "Setup",
    "apply",
    "asked",
    "commitment",
    "differences",
    "footprint",
    "log",
    "new_draft",
    "plan",
    "record",
    "replay",
    "stream",
    "view",
]
