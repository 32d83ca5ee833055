"""The verbs of a draft: begin one, ask a seat, apply its choice.

Several seats may be asked at once. A choice that is the only one is made without asking, but for the end of a review.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.limited import options, passing, tabling
from engine.limited.dealing import deal
from engine.limited.journal import Journal
from engine.limited.procedures import Act, Shape
from engine.limited.setup import BadSetup, Setup
from engine.limited.state import Draft, S

PICK, BURN, REVIEW, LIST = Act.CARD.value, "burn", "review", "list"  # kinds of questions, beside those of other acts

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
    """What a seat must choose. `kind` is "pick", "burn" (a card to put away), "review" (the only option goes on),
    "list" (keep it, or mulligan) or another act at the table. `pack` is the round from 1, `pick` the number in it from
    1, 0 for reviews and lists; `take` says how many cards are still to be taken, or burnt, from this pack, one at a
    time. `cards` are the names behind the options of a pick. Where an act is about several cards, they are all that the
    seat goes by, and `offers` say for each option the places of those that it is about: see `Deed.takes`."""

    kind: str
    pack: int
    pick: int
    take: int
    options: tuple[int, ...]
    cards: tuple[str, ...]
    offers: tuple[tuple[int, ...], ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": self.kind, "pack": self.pack, "pick": self.pick, "take": self.take,
            "options": list(self.options), "cards": list(self.cards),
        } | ({"offers": [list(one) for one in self.offers]} if self.offers else {})  # fmt: skip


def new_draft(setup: S, seed: int) -> Draft[S]:
    """A draft before its first choice; the same for the same setup and seed. Raises BadSetup."""
    return begin(setup, seed, None)


def begin(setup: S, seed: int, journal: Journal | None) -> Draft[S]:
    """A new draft that writes down what is done, if there is a journal."""
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
    elif shape is Shape.TABLED:
        tabling.begin(draft)
    return draft


def asked(draft: Draft[Setup], seat: int) -> Question | None:
    """What the seat is asked now; None while it waits for a pack, and when it has nothing more to do."""
    if draft.asks[seat] == passing.LIST:
        choices = options.option(options.KEEP, 0, 0), options.option(options.MULLIGAN, 0, 0)
        return Question(LIST, 0, 0, 1, choices, ())
    if draft.asks[seat] == passing.REVIEW:
        return Question(REVIEW, draft.round + 1, 0, 1, (options.option(options.GO_ON, draft.round + 1, 0),), ())
    if draft.setup.procedure.layout is not None:
        return _asked_at_layout(draft, seat)
    pack = passing.open_pack(draft, seat)
    if pack < 0:
        return None
    number, pick = draft.round + 1, draft.turn[seat] + 1
    cards, burning = draft.packs[pack], draft.burning[seat]
    verb = options.BURN if burning else options.TAKE
    return Question(
        BURN if burning else PICK,
        number,
        pick,
        burning or passing.to_take(draft, seat),
        tuple(options.option(verb, number, pick, card) for card in cards),
        tuple(draft.name_of[card] for card in cards),
    )


def _asked_at_layout(draft: Draft[Setup], seat: int) -> Question | None:
    if tabling.actor(draft) != seat:
        return None
    act, offers, (cards, _) = tabling.act(draft), tabling.offers(draft), tabling.looked_at(draft)
    number, pick = draft.round + 1, draft.turn[seat] + 1
    verb = options.TAKE if act is Act.CARD else options.CHOOSE
    return Question(
        act.value,
        number,
        pick,
        1,
        tuple(options.option(verb, number, pick, offer.code) for offer in offers),
        tuple(draft.name_of[card] for card in cards),
        () if act is Act.CARD else tuple(offer.takes for offer in offers),
    )


def is_asked(draft: Draft[Setup], seat: int) -> bool:
    """Whether the seat is asked something now."""
    if draft.setup.procedure.layout is not None:
        return tabling.actor(draft) == seat
    return bool(draft.asks[seat]) or passing.open_pack(draft, seat) >= 0


def apply(draft: Draft[Setup], seat: int, option: int) -> None:
    """Choose for a seat, which changes the draft. Raises IllegalPick, and then the draft stays as it is."""
    _check(draft, seat, option)
    draft.picks.append((seat, option))
    draft.made[seat] += 1
    verb = options.verb_of(option)
    if draft.setup.procedure.layout is not None:
        tabling.choose(draft, options.card_of(option), False)
        tabling.settle(draft)
        return
    if verb == options.TAKE:
        passing.take(draft, seat, options.card_of(option), False)
    elif verb == options.BURN:
        passing.burn(draft, seat, options.card_of(option))
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
