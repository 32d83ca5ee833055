"""Cards on the table: how they lie there, whose turn it is, what each act does with them, and when a round is over.

One player acts at a time. A round is what `Layout` says; where piles grow until they are taken, it is one player's
turn. `machine.py` asks and applies, nobody else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import isqrt
from typing import Final

from engine.limited.journal import Deed
from engine.limited.procedures import Act, Layout, Rest
from engine.limited.setup import Setup
from engine.limited.state import Draft

IN_HAND: Final = -1  # where a card lies that is in no pile
NOBODY: Final = -1
TAKEN, LEFT = 0, 1  # codes of a look
UNCHANGED: Final = 0  # of an exchange


@dataclass(frozen=True)
class Offer:
    """Something that can be chosen. `takes` are places among the cards that the player looks at."""

    code: int
    takes: tuple[int, ...]


def begin(draft: Draft[Setup]) -> None:
    _lay(draft)
    settle(draft)


def layout_of(draft: Draft[Setup]) -> Layout:
    layout = draft.setup.procedure.layout
    assert layout is not None, "nothing lies on the table in this format"
    return layout


def actor(draft: Draft[Setup]) -> int:
    """Whose turn it is; NOBODY when the draft is over."""
    if draft.ended:
        return NOBODY
    layout, seats = layout_of(draft), draft.setup.seats
    if layout.acts:
        done = 0 if layout.acts[0] is Act.LOOK else draft.step
        return (draft.round + done) % seats
    stays = layout.rest is Rest.STAYS
    turn, at = divmod(draft.round * seats + draft.step if stays else draft.step, seats)
    if layout.snake and turn % 2:
        at = seats - 1 - at
    return at if stays else (draft.round + at) % seats


def act(draft: Draft[Setup]) -> Act:
    """What the player does whose turn it is."""
    acts = layout_of(draft).acts
    if not acts:
        return Act.CARD
    return acts[0] if acts[0] is Act.LOOK else acts[draft.step]


def looked_at(draft: Draft[Setup]) -> tuple[list[int], list[int]]:
    """The cards that the player goes by, and in which pile each one lies."""
    if act(draft) is Act.LOOK:
        cards = draft.piles[draft.step][:]
        return cards, [draft.step] * len(cards)
    cards = [card for pile in draft.piles for card in pile]
    piles = [at for at, pile in enumerate(draft.piles) for _ in pile]
    if act(draft) is Act.EXCHANGE:
        hand = draft.hands[actor(draft)]
        return cards + hand, piles + [IN_HAND] * len(hand)
    return cards, piles


def offers(draft: Draft[Setup]) -> list[Offer]:
    """What the player can choose, in the order of the codes. The code of a single card is the card."""
    cards, piles = looked_at(draft)
    return _OFFERS[act(draft)](draft, cards, piles)


def choose(draft: Draft[Setup], code: int, forced: bool) -> None:
    """Do what stands behind the code. It is one of those offered."""
    seat, what = actor(draft), act(draft)
    cards, piles = looked_at(draft)
    if what is Act.CARD:  # of which there may be hundreds
        takes: tuple[int, ...] = (cards.index(code),)
    else:
        takes = next(offer.takes for offer in offers(draft) if offer.code == code)
    draft.turn[seat] += 1
    if draft.journal is not None:
        where = tuple(cards), tuple(piles), takes, len(draft.pools[seat])
        draft.journal.deeds.append(Deed(seat, draft.round, draft.turn[seat], what, *where, forced))
    _DOES[what](draft, seat, code, [cards[at] for at in takes])


def settle(draft: Draft[Setup]) -> None:
    """Choose what is the only choice."""
    while not draft.ended and (act(draft) is not Act.CARD or sum(map(len, draft.piles)) == 1):
        found = offers(draft)
        if len(found) > 1:
            return
        choose(draft, found[0].code, True)


# --- what can be chosen ----------------------------------------------------------------------------------------------

Offering = Callable[[Draft[Setup], list[int], list[int]], list[Offer]]


def _looks(draft: Draft[Setup], cards: list[int], piles: list[int]) -> list[Offer]:
    """The last pile can be left only if the stack has a card instead."""
    take = Offer(TAKEN, tuple(range(len(cards))))
    return [take, Offer(LEFT, ())] if _next_pile(draft) >= 0 or _stack(draft) else [take]


def _whole_piles(draft: Draft[Setup], cards: list[int], piles: list[int]) -> list[Offer]:
    """A pile without cards is offered where somebody made it; elsewhere it is none any more."""
    made = layout_of(draft).rest is Rest.OPENER
    found = [Offer(pile, tuple(at for at, one in enumerate(piles) if one == pile)) for pile in range(len(draft.piles))]
    return [one for one in found if one.takes or made]


def _lines(draft: Draft[Setup], cards: list[int], piles: list[int]) -> list[Offer]:
    """Rows from top to bottom, then columns from left to right, as far as cards lie there."""
    side = side_of(layout_of(draft))
    found = []
    for line in range(2 * side):
        inside = [at for at, pile in enumerate(piles) if _line_of(pile, side)[line >= side] == line % side]
        if inside:
            found.append(Offer(line, tuple(inside)))
    return found


def side_of(layout: Layout) -> int:
    """How many piles are in a row of the square that they make; 0 where they make none."""
    return isqrt(layout.piles) if Act.LINE in layout.acts else 0


def _line_of(pile: int, side: int) -> tuple[int, int]:
    """The row and the column of a pile in the square."""
    return pile // side, pile % side


def _splits(draft: Draft[Setup], cards: list[int], piles: list[int]) -> list[Offer]:
    """All ways to make two piles, by the first one; it has the first card, since piles have no order. A bit of the code
    stands for each other card, and is set where that lies in the second pile."""
    others = range(1, len(cards))
    return [
        Offer(code, (0, *(at for at in others if not code >> at - 1 & 1)))
        for code in range(1 << max(0, len(cards) - 1))
    ]


def _exchanges(draft: Draft[Setup], cards: list[int], piles: list[int]) -> list[Offer]:
    """For each card on the table and each of the hand; the one that is taken is named first."""
    hand = piles.count(IN_HAND)
    lie = len(cards) - hand
    found = [Offer(UNCHANGED, ())]
    return found + [Offer(1 + at * hand + held, (at, lie + held)) for at in range(lie) for held in range(hand)]


def _cards(draft: Draft[Setup], cards: list[int], piles: list[int]) -> list[Offer]:
    return [Offer(card, (at,)) for at, card in enumerate(cards)]


_OFFERS: Final[Mapping[Act, Offering]] = {
    Act.LOOK: _looks, Act.PILE: _whole_piles, Act.LINE: _lines, Act.SPLIT: _splits, Act.EXCHANGE: _exchanges,
    Act.CARD: _cards,
}  # fmt: skip

# --- what is done ----------------------------------------------------------------------------------------------------

Doing = Callable[[Draft[Setup], int, int, list[int]], None]


def _look(draft: Draft[Setup], seat: int, code: int, taken: list[int]) -> None:
    """A pile that is taken begins anew, and one that is left grows, each with the top card of the stack. Who leaves all
    of them gets the next card unseen; the last one of the stack is that card."""
    pile, following = draft.step, _next_pile(draft)
    if code == TAKEN:
        draft.pools[seat] += taken
        draft.piles[pile] = _draw(draft, 1)
    elif following >= 0:
        draft.piles[pile] += _draw(draft, 1)
        draft.step = following
        return
    else:
        draft.piles[pile] += _draw(draft, 1) if _stack(draft) > 1 else []
        draft.pools[seat] += _draw(draft, 1)
    _close(draft)


def _take(draft: Draft[Setup], seat: int, code: int, taken: list[int]) -> None:
    gone = set(taken)
    draft.pools[seat] += taken
    draft.piles = [[card for card in pile if card not in gone] for pile in draft.piles]
    _done(draft)


def _split(draft: Draft[Setup], seat: int, code: int, first: list[int]) -> None:
    draft.piles = [first, [card for pile in draft.piles for card in pile if card not in first]]
    _done(draft)


def _exchange(draft: Draft[Setup], seat: int, code: int, exchanged: list[int]) -> None:
    if exchanged:
        taken, given = exchanged
        draft.piles = [[given if card == taken else card for card in pile] for pile in draft.piles]
        draft.hands[seat] = [taken if card == given else card for card in draft.hands[seat]]
    _done(draft)


_DOES: Final[Mapping[Act, Doing]] = {
    Act.LOOK: _look, Act.PILE: _take, Act.LINE: _take, Act.SPLIT: _split, Act.EXCHANGE: _exchange, Act.CARD: _take,
}  # fmt: skip

# --- rounds ----------------------------------------------------------------------------------------------------------


def _done(draft: Draft[Setup]) -> None:
    """An act is done; close the round if it was the last one."""
    draft.step += 1
    layout = layout_of(draft)
    if layout.acts:
        last = draft.step == len(layout.acts)
    else:
        last = not any(draft.piles) or (layout.rest is Rest.STAYS and draft.step == draft.setup.seats)
    if last:
        _close(draft)


def _close(draft: Draft[Setup]) -> None:
    seats, rest = draft.setup.seats, layout_of(draft).rest
    for seat in range(seats):
        draft.pools[seat] += draft.hands[seat]
    draft.hands = [[] for _ in range(seats)]
    left = [card for pile in draft.piles for card in pile]
    if rest is Rest.OPENER:
        draft.pools[draft.round % seats] += left
    elif rest is Rest.AWAY:
        draft.discarded += left
    if rest is not Rest.STAYS:
        draft.piles = [[] for _ in draft.piles]
    draft.round, draft.step, draft.turn = draft.round + 1, 0, [0] * seats
    rounds = draft.rounds
    draft.ended = draft.round >= rounds if rounds else not left and not _stack(draft)
    if draft.ended:
        _fill(draft)
    else:
        _lay(draft)


def _lay(draft: Draft[Setup]) -> None:
    """Put cards on the table for the round that begins."""
    setup, layout = draft.setup, layout_of(draft)
    if not draft.round or layout.rest is not Rest.STAYS:
        size = _stack(draft) if layout.whole else layout.size or setup.pack_size
        draft.piles = [_draw(draft, size) for _ in range(layout.piles)]
        draft.hands = [_draw(draft, layout.hand) for _ in range(setup.seats)]
    elif layout.grows:
        draft.piles = [pile + _draw(draft, layout.grows) for pile in draft.piles]
    draft.step = 0
    if layout.acts[:1] == (Act.LOOK,) and not draft.piles[0]:
        draft.step = _next_pile(draft)


def _fill(draft: Draft[Setup]) -> None:
    """Deal what players lack of the cards that were left over."""
    if not draft.setup.procedure.fills:
        return
    spare = iter(draft.dealt[-1])
    for seat in range(draft.setup.seats):
        short = max(0, draft.setup.procedure.fills - len(draft.pools[seat]))
        draft.filled[seat] = [next(spare) for _ in range(short)]
        draft.pools[seat] += draft.filled[seat]


def _next_pile(draft: Draft[Setup]) -> int:
    """The next pile after the one looked at that has cards; -1 if there is none."""
    return next((at for at in range(draft.step + 1, len(draft.piles)) if draft.piles[at]), -1)


def _stack(draft: Draft[Setup]) -> int:
    """How many cards the stack has."""
    return draft.bottom - draft.top


def _draw(draft: Draft[Setup], count: int) -> list[int]:
    """The top cards of the stack, as many as there are."""
    first = draft.top
    draft.top = min(draft.bottom, first + count)
    return list(range(first, draft.top))
