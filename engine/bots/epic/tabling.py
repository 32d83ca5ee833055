"""How a picker values what can be done with cards on the table: piles, lines, splits, exchanges.

Who takes several cards at once plays only the better ones of the pool. So a card counts with what it is worth above one
that is just left out (the floor of the ratings), and not at all below that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from engine.bots.epic.plans import Plan, value_parts
from engine.bots.epic.rating import Ratings
from engine.bots.scoring import DENIAL, Score, scored
from engine.epic.limited import BY_KEY
from engine.kernel.grammar import listed
from engine.limited import Act, Rest, View

WHOLE: Final = 1.0  # what goes to the only opponent for sure counts in full against the picker

Question = Mapping[str, Any]
Parts = dict[str, float]


def scores(view: View, question: Question, ratings: Ratings) -> list[Score]:
    """The score of each option of a question that is about several cards, by these ratings."""
    judge = _JUDGES[Act(question["kind"])]
    return judge(_Values(view, question, ratings), view, question)


class _Values:
    """What each of the cards is worth to the picker and to the opponent."""

    def __init__(self, view: View, question: Question, ratings: Ratings) -> None:
        self.ratings = ratings
        seats, me = view["seats"], view["viewer"]
        mine, theirs = Plan(seats[me]["pool"] or ()), Plan(seats[1 - me]["pool"] or ())
        self.cards: list[str] = list(question["cards"])
        self.parts = [self._above(name, mine) for name in self.cards]
        self.theirs = [sum(self._above(name, theirs).values()) for name in self.cards]

    def mine(self, places: Iterable[int]) -> Parts:
        found: Parts = {}
        for at in places:
            for part, value in self.parts[at].items():
                found[part] = found.get(part, 0.0) + value
        return found

    def of(self, places: Iterable[int]) -> list[str]:
        return [self.cards[at] for at in places]

    def lost(self, places: Iterable[int]) -> float:
        """What the opponent would have of these cards."""
        return sum(self.theirs[at] for at in places)

    def _above(self, name: str, plan: Plan) -> Parts:
        """The parts of a card's value above the floor; nothing for a card that would be left out."""
        parts = value_parts(name, plan, self.ratings)
        parts["rating"] -= self.ratings.floor
        return parts if sum(parts.values()) > 0 else {}


def _looks(values: _Values, view: View, question: Question) -> list[Score]:
    """A pile that is left may be taken by the opponent. Behind it are others, of which the largest counts."""
    take, *leave = question["options"]
    piles, at = view["layout"]["piles"], view["layout"]["looks"]
    whole = range(len(values.cards))
    found = [scored(take, "", values.mine(whole) | {"denial": DENIAL * values.lost(whole)}, f"Take pile {at + 1}")]
    behind = max([1, *(pile["count"] for pile in piles[at + 1 :])])
    return found + [scored(option, "", {"unseen": behind * values.ratings.unseen}, "Leave it") for option in leave]


def _piles(values: _Values, view: View, question: Question) -> list[Score]:
    """What is not taken goes to the opponent, at once or perhaps later."""
    layout = BY_KEY[view["format"]].layout
    weight = WHOLE if layout is not None and layout.rest is Rest.OPENER else DENIAL
    filled = [at for at, pile in enumerate(view["layout"]["piles"]) if pile["count"]]
    names = filled if len(filled) == len(question["options"]) else range(len(question["options"]))
    return [
        scored(option, "", values.mine(places) | {"denial": weight * values.lost(places)}, f"Pile {at + 1}")
        for option, places, at in zip(question["options"], question["offers"], names, strict=True)
    ]


def _lines(values: _Values, view: View, question: Question) -> list[Score]:
    """Whoever takes the second line denies nothing: what is left then is put away."""
    first = all(pile["count"] for pile in view["layout"]["piles"])
    weight = DENIAL if first else 0.0
    return [
        scored(option, "", values.mine(places) | {"denial": weight * values.lost(places)}, listed(values.of(places)))
        for option, places in zip(question["options"], question["offers"], strict=True)
    ]


def _splits(values: _Values, view: View, question: Question) -> list[Score]:
    """The opponent takes what is better for them; the rest is the picker's."""
    found = []
    everything = range(len(values.cards))
    for option, first in zip(question["options"], question["offers"], strict=True):
        second = [at for at in everything if at not in first]
        theirs, mine = (first, second) if _prefers(values, first, second) else (second, first)
        parts = values.mine(mine) | {"denial": -WHOLE * values.lost(theirs)}
        found.append(scored(option, "", parts, _split(values, first, second)))
    return found


def _split(values: _Values, first: Sequence[int], second: Sequence[int]) -> str:
    """Two piles in words, by the smaller one."""
    small, large = sorted((first, second), key=len)
    return f"{listed(values.of(small))} against the other {len(large)}" if small else "All cards in one pile"


def _prefers(values: _Values, one: Sequence[int], other: Sequence[int]) -> bool:
    """Whether the opponent would take the first one of two piles."""
    return values.lost(one) + sum(values.mine(one).values()) > values.lost(other) + sum(values.mine(other).values())


def _exchanges(values: _Values, view: View, question: Question) -> list[Score]:
    keep, *others = question["options"]
    found = [scored(keep, "", {}, "Keep the hand")]
    for option, (taken, given) in zip(others, question["offers"][1:], strict=True):
        gain, loss = values.mine([taken]), values.mine([given])
        parts = {part: gain.get(part, 0.0) - loss.get(part, 0.0) for part in gain | loss}
        parts["denial"] = DENIAL * (values.lost([taken]) - values.lost([given]))
        found.append(scored(option, "", parts, f"{values.cards[taken]} for {values.cards[given]}"))
    return found


_JUDGES: Final[Mapping[Act, Callable[[_Values, View, Question], list[Score]]]] = {
    Act.LOOK: _looks, Act.PILE: _piles, Act.LINE: _lines, Act.SPLIT: _splits, Act.EXCHANGE: _exchanges,
}  # fmt: skip
