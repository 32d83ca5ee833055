"""The verbs of a draft: begin one, ask a seat, apply its choice.

Several seats may be asked at once. A choice that is the only one is made without asking, but for the end of a review.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.limited import options, passing
from engine.limited.dealing import deal
from engine.limited.procedures import Shape
from engine.limited.setup import BadSetup, Setup
from engine.limited.state import Draft, S, Step

PICK, REVIEW, LIST = "pick", "review", "list"  # kinds of questions

_TEXT: Final = {
    "seat": "There is no such seat in this draft.",
    "malformed": "That is not an option in a draft.",
    "over": "The draft is over.",
    "waiting": "You have no pack yet. You get the next one when your neighbour has picked.",
    "stale": "That pick has been made already; this is another pack. Choose from the cards that you see now.",
    "foreign": "That cannot be chosen now. Choose from the cards that you see now.",
}


class IllegalPick(ValueError):
    """An option that the seat cannot choose now. `code` is seat, malformed, over, waiting, stale (it answers an earlier
    question) or foreign (it answers none of this seat's); the message says what to do."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(_TEXT[code])


@dataclass(frozen=True)
class Question:
    """What a seat must choose. `kind` is "pick", "review" (the only option goes on) or "list" (keep it, or mulligan).
    `pack` is the round from 1, `pick` the number in it from 1, 0 for other kinds; `take` says how many cards are still
    to be taken from this pack, one at a time. `cards` are the names behind the options of a pick."""

    kind: str
    pack: int
    pick: int
    take: int
    options: tuple[int, ...]
    cards: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": self.kind, "pack": self.pack, "pick": self.pick, "take": self.take,
            "options": list(self.options), "cards": list(self.cards),
        }  # fmt: skip


def new_draft(setup: S, seed: int) -> Draft[S]:
    """A draft before its first choice; the same for the same setup and seed. Raises BadSetup."""
    return begin(setup, seed, None)


def begin(setup: S, seed: int, journal: list[Step] | None) -> Draft[S]:
    """A new draft that writes down every card taken, if there is a journal."""
    if wrong := setup.problems():
        raise BadSetup(wrong)
    draft = Draft(setup, seed)
    draft.journal = journal
    deal(draft)
    shape = setup.procedure.shape
    if shape is Shape.LISTED:
        draft.asks = [passing.LIST] * setup.seats
    elif shape is Shape.PASSED:
        passing.open_round(draft)
        passing.settle(draft)
    return draft


def asked(draft: Draft[Setup], seat: int) -> Question | None:
    """What the seat is asked now; None while it waits for a pack, and when it has nothing more to do."""
    if draft.asks[seat] == passing.LIST:
        choices = options.option(options.KEEP, 0, 0), options.option(options.MULLIGAN, 0, 0)
        return Question(LIST, 0, 0, 1, choices, ())
    if draft.asks[seat] == passing.REVIEW:
        return Question(REVIEW, draft.round + 1, 0, 1, (options.option(options.GO_ON, draft.round + 1, 0),), ())
    pack = passing.open_pack(draft, seat)
    if pack < 0:
        return None
    number, pick = draft.round + 1, draft.turn[seat] + 1
    cards = draft.packs[pack]
    return Question(
        PICK,
        number,
        pick,
        passing.to_take(draft, seat),
        tuple(options.option(options.TAKE, number, pick, card) for card in cards),
        tuple(draft.name_of[card] for card in cards),
    )


def is_asked(draft: Draft[Setup], seat: int) -> bool:
    """Whether the seat is asked something now."""
    return bool(draft.asks[seat]) or passing.open_pack(draft, seat) >= 0


def apply(draft: Draft[Setup], seat: int, option: int) -> None:
    """Choose for a seat, which changes the draft. Raises IllegalPick, and then the draft stays as it is."""
    _check(draft, seat, option)
    draft.picks.append((seat, option))
    draft.made[seat] += 1
    verb = options.verb_of(option)
    if verb == options.TAKE:
        passing.take(draft, seat, options.card_of(option), False)
    else:
        draft.asks[seat] = passing.NOTHING
        if verb == options.MULLIGAN:
            draft.pools[seat] = list(draft.dealt[seat * len(draft.setup.procedure.lists) + 1])
    if draft.setup.packs:
        passing.settle(draft)


def _check(draft: Draft[Setup], seat: int, option: int) -> None:
    """Raise IllegalPick unless the seat is asked a question with this option."""
    if not _is_number(seat) or not 0 <= seat < draft.setup.seats:
        raise IllegalPick("seat")
    if not _is_number(option) or option < 0:
        raise IllegalPick("malformed")
    if draft.over:
        raise IllegalPick("over")
    question = asked(draft, seat)
    if question is not None and option in question.options:
        return
    now = (question.pack, question.pick) if question else (draft.round + 1, draft.turn[seat] + 1)
    if options.pack_and_pick(option) < now:
        raise IllegalPick("stale")
    raise IllegalPick("foreign" if question else "waiting")


def _is_number(given: object) -> bool:
    return isinstance(given, int) and not isinstance(given, bool)
