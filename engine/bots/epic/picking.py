"""Draft pickers: they see their seat's view of a draft and nothing else.

A picker's answer depends on the view and on the random source, which only the random one uses. The other one gives each
option a score, the sum of named parts, and takes the best; `explain` shows the parts of all options, for the log. How
it values what is done with cards on the table is in `tabling.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.bots.epic import tabling
from engine.bots.epic.plans import PART_OF, Plan, value_parts
from engine.bots.epic.rating import BOT, MEASURED, Ratings, ratings_of
from engine.bots.pickers import RANDOM, Picker, RandomPicker
from engine.bots.scoring import DENIAL, Score, best, scored
from engine.epic.construction import LIMITED_DECK
from engine.epic.limited import BY_KEY
from engine.kernel.random import Rng
from engine.limited import View

__all__ = ["PICKERS", "RANDOM", "Picker", "RandomPicker", "RatingPicker", "picker"]


class RatingPicker:
    """Takes what helps its deck most by these ratings, and a little of what would help its only opponent."""

    def __init__(self, ratings: Ratings) -> None:
        self.ratings = ratings

    def choose(self, view: View, rng: Rng) -> int:
        return best(self.explain(view)).option

    def explain(self, view: View) -> list[Score]:
        question = view["question"]
        if question["kind"] == "pick":
            return self._cards(view, question)
        if question["kind"] == "list":
            return self._lists(view, question)
        if question["kind"] == "burn":
            cards = zip(question["options"], question["cards"], strict=True)
            return [scored(option, name, {"denial": self.ratings[name]}) for option, name in cards]
        if "offers" in question:
            return tabling.scores(view, question, self.ratings)
        return [scored(option, "", {}) for option in question["options"]]

    def _cards(self, view: View, question: Mapping[str, Any]) -> list[Score]:
        cards = list(question["cards"])
        mine = Plan(view["seats"][view["viewer"]]["pool"] or ())
        gains = self._denied(view, question, cards)
        return [
            scored(option, name, value_parts(name, mine, self.ratings) | {"denial": denied})
            for option, name, denied in zip(question["options"], cards, gains, strict=True)
        ]

    def _denied(self, view: View, question: Mapping[str, Any], cards: list[str]) -> list[float]:
        """For each card, what the only opponent would lose if they did not get it: what it is value to them above the
        average of the pack, where what is left is passed to them."""
        seats = view["seats"]
        if len(seats) != 2 or not _passes(view, question):
            return [0.0] * len(cards)
        theirs = Plan(seats[1 - view["viewer"]]["pool"] or ())
        value = [self.ratings[name] + theirs.support(PART_OF[name]) for name in cards]
        mean = sum(value) / len(value)
        return [DENIAL * max(0.0, one - mean) for one in value]

    def _lists(self, view: View, question: Mapping[str, Any]) -> list[Score]:
        """Keep a list if its best cards are better than those of an average list that is as large as the next one."""
        keep, again = question["options"]
        lists = BY_KEY[view["format"]].lists
        pool = view["seats"][view["viewer"]]["pool"]
        best_cards = sorted((self.ratings[name] for name in pool), reverse=True)[:LIMITED_DECK]
        every = self.ratings.best_first
        typical = every[: len(every) * LIMITED_DECK // lists[1][0]]
        return [
            scored(keep, "", {"rating": sum(best_cards) / LIMITED_DECK}),
            scored(again, "", {"rating": sum(typical) / len(typical)}),
        ]


def _passes(view: View, question: Mapping[str, Any]) -> bool:
    """Whether what is left of the pack goes to the other player, and is not put away."""
    takes = BY_KEY[view["format"]].takes
    before = view["pack_size"] - len(question["cards"])
    return not takes or before + question["take"] < sum(takes)


PICKERS: Final = (BOT, MEASURED, RANDOM)


def picker(name: str, key: str) -> Picker:
    """The picker of this name for drafts of a format."""
    assert name in PICKERS, name
    return RandomPicker() if name == RANDOM else RatingPicker(ratings_of(name, key))
