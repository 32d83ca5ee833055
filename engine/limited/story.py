"""The log of a draft: all that was dealt, every pack as each player saw it, what was taken."""

from __future__ import annotations

from typing import Any

from engine.limited import options
from engine.limited.machine import apply, begin
from engine.limited.records import record
from engine.limited.setup import Setup
from engine.limited.state import Draft, Step


class NotOver(ValueError):
    """A log is asked for while the draft still goes on."""

    code = "not-over"

    def __init__(self) -> None:
        super().__init__("The log of a draft can be read when the draft is over.")


def log(draft: Draft[Setup]) -> dict[str, Any]:
    """The whole draft in names, JSON-ready. Raises NotOver before its end.

    It begins with the hash and what `record` keeps. `steps` are in the order in which cards were taken: seat, pack (the
    round, from 1), pick in it, `dealt`: which of the packs below it was, the cards that were left of it, `at`: the
    place of the one taken among them, its name, and whether it was forced, being the only choice.
    `dealt` are the packs as they were opened, round by round and seat by seat; or dealt pools, or both lists of each
    seat. `mulligans` are the seats that took their second list.
    """
    if not draft.over:
        raise NotOver
    journal: list[Step] = []
    again = begin(draft.setup, draft.seed, journal)
    for seat, choice in draft.picks:
        apply(again, seat, choice)
    names = draft.name_of
    each = max(1, len(draft.dealt) // max(1, draft.rounds))
    return {
        "hash": draft.commitment,
        **record(draft),
        "dealt": dealt(draft),
        "steps": [
            {
                "seat": seat, "pack": pack // each + 1, "pick": pick, "dealt": pack,
                "cards": [names[card] for card in cards], "at": cards.index(taken), "taken": names[taken],
                "forced": forced,
            }
            for seat, pack, pick, cards, taken, forced in journal
        ],
        "mulligans": [seat for seat, choice in draft.picks if options.verb_of(choice) == options.MULLIGAN],
        "pools": pools(draft),
        "discarded": [names[card] for card in draft.discarded],
    }  # fmt: skip


def dealt(draft: Draft[Setup]) -> list[list[str]]:
    """What was dealt, in names, in the order of the deal. Not for players of a draft that goes on."""
    return [[draft.name_of[card] for card in pack] for pack in draft.dealt]


def pools(draft: Draft[Setup]) -> list[list[str]]:
    """The pool of each seat, in names, in the order of the picks. Not for players of a draft that goes on."""
    return [[draft.name_of[card] for card in pool] for pool in draft.pools]
