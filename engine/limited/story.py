"""The log of a draft: all that was dealt, every pack as each player saw it, what was taken."""

from __future__ import annotations

from typing import Any

from engine.limited import options
from engine.limited.journal import Deed, Journal, Step
from engine.limited.machine import apply, begin
from engine.limited.procedures import Act, Rest
from engine.limited.records import record
from engine.limited.setup import Setup
from engine.limited.state import Draft


class NotOver(ValueError):
    """A log is asked for while the draft still goes on."""

    code = "not-over"

    def __init__(self) -> None:
        super().__init__("The log of a draft can be read when the draft is over.")


def log(draft: Draft[Setup]) -> dict[str, Any]:
    """The whole draft in names, JSON-ready. Raises NotOver before its end.

    It begins with the hash and what `record` keeps. `steps` are in the order in which cards were taken: seat, pack (the
    round, from 1), pick in it, `dealt`: which of the packs below it was, the cards that were left of it, `at`: the
    place of the one taken among them, its name, and whether it was forced, being the only choice; where cards are
    burnt, the places of those that were afterwards.
    `dealt` are the packs as they were opened, round by round and seat by seat; or dealt pools, or both lists of each
    seat. `mulligans` are the seats that took their second list. Where cards lie on the table, `dealt` is the stack,
    round by round if each one uses up its part of it, and at last what was left over; `deeds` are all acts that are
    about several cards, in their order (see `Deed`), and `filled` is what each seat was dealt in the end.
    """
    if not draft.over:
        raise NotOver
    journal = Journal()
    again = begin(draft.setup, draft.seed, journal)
    for seat, choice in draft.picks:
        apply(again, seat, choice)
    names = draft.name_of
    found = {
        "hash": draft.commitment,
        **record(draft),
        "dealt": dealt(draft),
        "steps": [_step(draft, step) | _burnt(draft, journal, at) for at, step in enumerate(journal.steps)],
        "mulligans": [seat for seat, choice in draft.picks if options.verb_of(choice) == options.MULLIGAN],
        "pools": pools(draft),
        "discarded": [names[card] for card in draft.discarded],
    }
    if draft.setup.procedure.layout is None:
        return found
    picks = [_pick(draft, deed) for deed in journal.deeds if deed.act is Act.CARD]
    deeds = [_deed(draft, deed) for deed in journal.deeds if deed.act is not Act.CARD]
    filled = [[names[card] for card in cards] for cards in draft.filled]
    return found | {"steps": picks, "deeds": deeds, "filled": filled}


def _step(draft: Draft[Setup], step: Step) -> dict[str, Any]:
    seat, pack, pick, cards, taken, forced = step
    names, each = draft.name_of, max(1, len(draft.dealt) // max(1, draft.rounds))
    return {
        "seat": seat, "pack": pack // each + 1, "pick": pick, "dealt": pack,
        "cards": [names[card] for card in cards], "at": cards.index(taken), "taken": names[taken],
        "forced": forced,
    }  # fmt: skip


def _burnt(draft: Draft[Setup], journal: Journal, at: int) -> dict[str, Any]:
    """The places of what was put away after a step, in formats in which something is."""
    if not draft.setup.procedure.burns:
        return {}
    _, _, _, cards, _, _ = journal.steps[at]
    return {"burnt": [cards.index(card) for card in journal.burnt.get(at, [])]}


def _pick(draft: Draft[Setup], deed: Deed) -> dict[str, Any]:
    """A single card that was taken from the table, told as one of a pack."""
    names, (at,) = draft.name_of, deed.takes
    layout = draft.setup.procedure.layout
    pack = 0 if layout is not None and layout.rest is Rest.STAYS else deed.round
    return {
        "seat": deed.seat, "pack": deed.round + 1, "pick": deed.pick, "dealt": pack,
        "cards": [names[card] for card in deed.cards], "at": at, "taken": names[deed.cards[at]],
        "forced": deed.forced,
    }  # fmt: skip


def _deed(draft: Draft[Setup], deed: Deed) -> dict[str, Any]:
    return {
        "seat": deed.seat, "pack": deed.round + 1, "pick": deed.pick, "act": deed.act.value,
        "cards": [draft.name_of[card] for card in deed.cards], "piles": list(deed.piles), "takes": list(deed.takes),
        "had": deed.had, "forced": deed.forced,
    }  # fmt: skip


def dealt(draft: Draft[Setup]) -> list[list[str]]:
    """What was dealt, in names, in the order of the deal. Not for players of a draft that goes on."""
    return [[draft.name_of[card] for card in pack] for pack in draft.dealt]


def pools(draft: Draft[Setup]) -> list[list[str]]:
    """The pool of each seat, in names, in the order of the picks. Not for players of a draft that goes on."""
    return [[draft.name_of[card] for card in pool] for pool in draft.pools]
