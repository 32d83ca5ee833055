"""Exact odds of what a player has seen of a deck by a turn of theirs, with the mulligan.

The cards seen are those of the opening hand and one for each turn begun, but for the first turn of whoever goes first.
The mulligan is that of the games: any cards of the opening hand go to the bottom of the deck, as many are drawn, once.
Which cards go is a plan's to say. Nothing else is played, drawn or discarded meanwhile: the odds are those of the cards
seen, not of the cards that are still in hand. What lies on the bottom is not drawn again as long as the deck has
`fewest` cards and nobody asks beyond LAST_TURN. `game` is the key of the deck's game.

Odds are fractions, counted and not estimated: every hand is weighed by the number of ways in which it can be dealt, and
what is drawn after it is hypergeometric.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import comb, prod
from typing import Any

from engine import games
from engine.kernel.studying import Hand, Held, Plan, Question, Sort

LAST_TURN = 10


def fewest(game: str) -> int:
    """Cards of a deck of which the bottom is never reached."""
    return 2 * games.of(game).study.OPENING + LAST_TURN


# --- counting --------------------------------------------------------------------------------------------------------


def draws(turn: int, *, first: bool) -> int:
    """Cards drawn after the mulligan until the main phase of one's own turn; turn 0 is the opening hand."""
    return turn - 1 if first and turn > 0 else turn


def sort_of(card: Any, question: Question, game: str) -> Sort:
    group = question.group(card)
    return Sort(question.groups if group is None else group, games.of(game).study.is_free(card))


def sorts(cards: Mapping[str, int], question: Question, game: str) -> dict[Sort, int]:
    """How many cards of each sort a deck has."""
    found: Counter[Sort] = Counter()
    named = games.of(game).catalogue.named
    for name, count in cards.items():
        found[sort_of(named(name), question, game)] += count
    return dict(found)


def chances(
    cards: Mapping[str, int],
    question: Question,
    plan: Plan,
    drawn: Sequence[int],
    part: Callable[[Held], bool] | None = None,
    *,
    game: str,
) -> tuple[Fraction, ...]:
    """The chance that the question holds, for each of these numbers of cards drawn after the mulligan; with `part` the
    chance that this holds while the mulligan goes by the question."""
    holds = part or question.holds
    assert sum(cards.values()) >= fewest(game), "the bottom of this deck would be drawn"
    deck, opening = sorts(cards, question, game), games.of(game).study.OPENING
    ways: Counter[tuple[Held, Held]] = Counter()  # by what is kept, and what is left to draw from
    for hand, weight in _hands(deck, opening):
        kept = _by_group(stays(hand, question, plan), question.groups)
        gone = _by_group(hand, question.groups)
        whole = _by_group(deck, question.groups)
        ways[kept, tuple(all_ - some for all_, some in zip(whole, gone, strict=True))] += weight
    total = comb(sum(deck.values()), opening)
    return tuple(
        sum(
            (
                Fraction(weight, total) * _holds_after(kept, left, opening - sum(kept) + more, holds)
                for (kept, left), weight in ways.items()
            ),
            Fraction(0),
        )
        for more in drawn
    )


def put_back(cards: Mapping[str, int], question: Question, plan: Plan, *, game: str) -> Fraction:
    """How many cards the plan puts back on average, each for 1 of what the player's life is."""
    deck, opening = sorts(cards, question, game), games.of(game).study.OPENING
    ways = sum(weight * (opening - sum(stays(hand, question, plan).values())) for hand, weight in _hands(deck, opening))
    return Fraction(ways, comb(sum(deck.values()), opening))


def stays(hand: Hand, question: Question, plan: Plan) -> Hand:
    """What the plan keeps of a hand when this is asked."""
    held = _by_group(hand, question.groups)[: question.groups]
    return plan.kept(hand, question.groups, question.holds(held))


def _hands(deck: Mapping[Sort, int], opening: int) -> Iterator[tuple[Hand, int]]:
    """Every opening hand by sorts, and in how many ways it can be dealt."""
    names = list(deck)
    for counts in compositions(opening, [deck[name] for name in names]):
        yield (
            dict(zip(names, counts, strict=True)),
            prod(comb(deck[name], count) for name, count in zip(names, counts, strict=True)),
        )


def compositions(total: int, most: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All ways to write a total as a sum of numbers from 0 up to these."""
    if not most:
        if total == 0:
            yield ()
        return
    for first in range(min(total, most[0]) + 1):
        for rest in compositions(total - first, most[1:]):
            yield (first, *rest)


def _by_group(hand: Mapping[Sort, int], groups: int) -> Held:
    """Counts by group, the cards of none last."""
    held = [0] * (groups + 1)
    for sort, count in hand.items():
        held[sort.group] += count
    return tuple(held)


def _holds_after(kept: Held, left: Held, drawn: int, holds: Callable[[Held], bool]) -> Fraction:
    """The chance that something holds with what is kept and so many cards drawn of what is left: 1 without the draws
    with which it does not."""
    others = left[-1]
    failing = sum(
        prod(comb(have, count) for have, count in zip(left[:-1], counts, strict=True))
        * comb(others, drawn - sum(counts))
        for counts in _failing(kept[:-1], left[:-1], drawn, holds, ())
    )
    return 1 - Fraction(failing, comb(sum(left), drawn))


def _failing(kept: Held, left: Held, drawn: int, holds: Callable[[Held], bool], begun: Held) -> Iterator[Held]:
    """Draws by group, begun like this, with which it does not hold. Where it holds with none of the later groups, it
    holds with more as well."""
    at = len(begun)
    counts = (*begun, *(0 for _ in kept[at:]))
    if holds(tuple(have + more for have, more in zip(kept, counts, strict=True))):
        return
    if at == len(kept):
        yield begun
        return
    for count in range(min(drawn, left[at]) + 1):
        found = list(_failing(kept, left, drawn - count, holds, (*begun, count)))
        if not found:
            return
        yield from found
