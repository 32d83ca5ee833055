"""A draft to keep: its setup, its seed and its choices in their order; the same draft comes of them again."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from engine.kernel.seeds import seed_data
from engine.limited.machine import IllegalPick, apply, asked, new_draft
from engine.limited.setup import Setup
from engine.limited.state import Draft, S


class BadRecord(ValueError):
    """What was kept is no draft; the message says what is wrong with it."""

    code = "record"


def record(draft: Draft[Setup]) -> dict[str, Any]:
    """JSON-ready."""
    return {
        "setup": draft.setup.to_json(),
        "seed": seed_data(draft.seed),
        "picks": [[seat, choice] for seat, choice in draft.picks],
    }


def replay(kept: object, setup_of: Callable[[object], S]) -> Draft[S]:
    """The draft that `record` kept. Raises BadRecord, and BadSetup for its setup, which `setup_of` reads."""
    if not isinstance(kept, dict):
        raise BadRecord("A draft is an object with setup, seed and picks.")
    picks = kept.get("picks")
    if not isinstance(picks, list):
        raise BadRecord("The picks of a draft are a list of pairs, each a seat and an option.")
    draft = new_draft(setup_of(kept.get("setup")), seed_of(kept.get("seed")))
    for number, pair in enumerate(picks, start=1):
        if not isinstance(pair, list) or len(pair) != 2:
            raise BadRecord(f"Pick {number} is not a pair of a seat and an option.")
        try:
            apply(draft, pair[0], pair[1])
        except IllegalPick as illegal:
            raise BadRecord(f"Pick {number}, of seat {str(pair[0])[:20]}, was not possible: {illegal}") from None
    return draft


def footprint(draft: Draft[Setup]) -> str:
    """What a draft comes to at one point, as a hash: who has and is asked what, and what lies in which pack."""
    names = draft.name_of
    lists = ([[names[card] for card in pile] for pile in piles] for piles in (draft.pools, draft.packs, draft.dealt))
    rest = [names[card] for card in draft.discarded], draft.queues, draft.asks, draft.left, draft.turn, draft.round
    questions = [None if one is None else one.to_json() for one in (asked(draft, at) for at in range(len(draft.asks)))]
    seen = (*lists, *rest, draft.made, questions)
    if draft.setup.procedure.burns:
        seen += (draft.burning,)
    if draft.setup.procedure.layout is not None:
        seen += tuple([[names[card] for card in pile] for pile in piles] for piles in (draft.piles, draft.hands))
        seen += (draft.top, draft.step, draft.ended)
    return hashlib.sha256(repr(seen).encode()).hexdigest()[:16]


def seed_of(given: object) -> int:
    """A seed as it was kept: a whole number, or its decimal digits. Raises BadRecord."""
    if isinstance(given, int) and not isinstance(given, bool) and given >= 0:
        return given
    if isinstance(given, str) and given.isascii() and given.isdigit() and len(given) <= 100:
        return int(given)
    raise BadRecord("The seed of a draft is a whole number, not negative.")
