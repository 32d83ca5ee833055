"""Exact odds of what a player has seen of a deck by a turn of theirs, with the mulligan.

The cards seen are the five of the opening hand (1.8.1) and one for each turn begun (1.6.3), but for the first turn of
whoever goes first (1.6.4). The mulligan is the one of 1.8.2: any cards of the opening hand go to the bottom of the
deck, as many are drawn, once (1.8.3). Which cards go is a plan's to say. Nothing else is played, drawn or discarded
meanwhile: the odds are those of the cards seen, not of the cards that are still in hand. What lies on the bottom is not
drawn again as long as the deck has FEWEST cards and nobody asks beyond LAST_TURN.

Odds are fractions, counted and not estimated: every hand is weighed by the number of ways in which it can be dealt, and
what is drawn after it is hypergeometric.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb, prod

from engine.epic.catalogue import by_name
from engine.epic.language import Card
from engine.epic.rules import OPENING_CARDS

LAST_TURN = 10
FEWEST = 2 * OPENING_CARDS + LAST_TURN  # cards of a deck: the bottom is never reached

Held = tuple[int, ...]  # how many cards of each group of a question


@dataclass(frozen=True)
class Question:
    """What is asked of the cards seen. `group` puts a card into one of the groups 0, 1, ... of which `holds` is told
    the counts, or into none; cards of group 0 matter most. More cards never undo what holds."""

    groups: int
    group: Callable[[Card], int | None]
    holds: Callable[[Held], bool]


@dataclass(frozen=True, order=True)
class Sort:
    """Cards that count alike: of a group, `groups` standing for none of them, and free or not."""

    group: int
    free: bool


Hand = dict[Sort, int]


@dataclass(frozen=True)
class Plan:
    """A way to mulligan: `kept` says how many cards of each sort stay of an opening hand. It may know whether what is
    asked holds already."""

    key: str
    name: str
    means: str
    kept: Callable[[Hand, int, bool], Hand]


# --- ways to mulligan ------------------------------------------------------------------------------------------------


def _keep(hand: Hand, groups: int, holds: bool) -> Hand:
    return hand


def _at_most_free(most: int) -> Callable[[Hand, int, bool], Hand]:
    def kept(hand: Hand, groups: int, holds: bool) -> Hand:
        """Of the free cards those stay that matter most to the question."""
        left, stays = most, {}
        for sort in sorted(hand):
            stays[sort] = min(hand[sort], left) if sort.free else hand[sort]
            left -= stays[sort] if sort.free else 0
        return stays

    return kept


def _search(hand: Hand, groups: int, holds: bool) -> Hand:
    return hand if holds else {sort: count for sort, count in hand.items() if sort.group < groups}


def _none(hand: Hand, groups: int, holds: bool) -> Hand:
    return {}


PLANS = (
    Plan("keep", "Keep all five", "Puts no card back.", _keep),
    Plan(
        "two-free",
        "Keep at most two free cards",
        "Puts back free cards beyond two, starting with those that do not help.",
        _at_most_free(2),
    ),
    Plan("no-free", "Put back free cards", "Puts back every free card.", _at_most_free(0)),
    Plan(
        "search",
        "Search for it",
        "Puts back every card that does not help, unless the hand already has what you look for.",
        _search,
    ),
    Plan("all", "Put back all five", "Puts back every card.", _none),
)
PLAN_OF = {plan.key: plan for plan in PLANS}


# --- counting --------------------------------------------------------------------------------------------------------


def draws(turn: int, *, first: bool) -> int:
    """Cards drawn after the mulligan until the main phase of one's own turn; turn 0 is the opening hand."""
    return turn - 1 if first and turn > 0 else turn


def sort_of(card: Card, question: Question) -> Sort:
    group = question.group(card)
    return Sort(question.groups if group is None else group, card.cost == 0)


def sorts(cards: Mapping[str, int], question: Question) -> dict[Sort, int]:
    """How many cards of each sort a deck has."""
    found: Counter[Sort] = Counter()
    for name, count in cards.items():
        found[sort_of(by_name(name), question)] += count
    return dict(found)


def chances(
    cards: Mapping[str, int],
    question: Question,
    plan: Plan,
    drawn: Sequence[int],
    part: Callable[[Held], bool] | None = None,
) -> tuple[Fraction, ...]:
    """The chance that the question holds, for each of these numbers of cards drawn after the mulligan; with `part` the
    chance that this holds while the mulligan goes by the question."""
    holds = part or question.holds
    assert sum(cards.values()) >= FEWEST, "the bottom of this deck would be drawn"
    deck = sorts(cards, question)
    ways: Counter[tuple[Held, Held]] = Counter()  # by what is kept, and what is left to draw from
    for hand, weight in _hands(deck):
        kept = _by_group(stays(hand, question, plan), question.groups)
        gone = _by_group(hand, question.groups)
        whole = _by_group(deck, question.groups)
        ways[kept, tuple(all_ - some for all_, some in zip(whole, gone, strict=True))] += weight
    total = comb(sum(deck.values()), OPENING_CARDS)
    return tuple(
        sum(
            (
                Fraction(weight, total) * _holds_after(kept, left, OPENING_CARDS - sum(kept) + more, holds)
                for (kept, left), weight in ways.items()
            ),
            Fraction(0),
        )
        for more in drawn
    )


def put_back(cards: Mapping[str, int], question: Question, plan: Plan) -> Fraction:
    """How many cards the plan puts back on average, each for 1 health (1.8.2)."""
    deck = sorts(cards, question)
    ways = sum(weight * (OPENING_CARDS - sum(stays(hand, question, plan).values())) for hand, weight in _hands(deck))
    return Fraction(ways, comb(sum(deck.values()), OPENING_CARDS))


def stays(hand: Hand, question: Question, plan: Plan) -> Hand:
    """What the plan keeps of a hand when this is asked."""
    held = _by_group(hand, question.groups)[: question.groups]
    return plan.kept(hand, question.groups, question.holds(held))


def _hands(deck: Mapping[Sort, int]) -> Iterator[tuple[Hand, int]]:
    """Every opening hand by sorts, and in how many ways it can be dealt."""
    names = list(deck)
    for counts in compositions(OPENING_CARDS, [deck[name] for name in names]):
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
