"""Draft pickers of any game: what they are, the one that picks by chance, and whole drafts of them. Names no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from engine.bots.scoring import Score
from engine.kernel.random import Rng
from engine.kernel.scores import Result
from engine.kernel.seeds import stream
from engine.limited import state
from engine.limited.machine import apply, new_draft
from engine.limited.setup import Setup
from engine.limited.views import View, view

# names of pickers, which pods and logs store
BOT: Final = "bot"  # goes by what cards say
RANDOM: Final = "random"


class Picker(Protocol):
    """One who answers the question of a view."""

    def choose(self, view: View, rng: Rng) -> int:
        """One of the options of `view["question"]`."""

    def explain(self, view: View) -> list[Score]:
        """The score of each option, in their order; nothing from a picker that keeps none."""


class Contest(Protocol):
    """Two draft bots at the same tables, every other seat each; neighbours play a pair of games with their decks. A
    worker process can be sent it."""

    def play(self, number: int) -> Result:
        """Game `number`: it depends on nothing that was played before. Side 0 is the first draft bot's."""


class RandomPicker:
    """Every option is as likely as every other one."""

    def choose(self, view: View, rng: Rng) -> int:
        options = view["question"]["options"]
        return int(options[rng.below(len(options))])

    def explain(self, view: View) -> list[Score]:
        return []


def explained(draft: state.Draft[Setup], pickers: Sequence[Picker]) -> list[list[Score]]:
    """For each pick of a draft, the scores that its picker gave to all options of the question."""
    again = new_draft(draft.setup, draft.seed)
    found: list[list[Score]] = []
    for seat, option in draft.picks:
        found.append(pickers[seat].explain(view(again, seat)))
        apply(again, seat, option)
    return found


def play_on(draft: state.Draft[Setup], pickers: Sequence[Picker]) -> None:
    """A draft by these pickers from where it is, which changes it. Each sees its seat's view only and has random
    numbers of its own, which begin here."""
    chances = [stream(draft.seed, f"picker/{seat}") for seat in range(draft.setup.seats)]
    while not draft.over:
        for seat, one in enumerate(pickers):
            seen = view(draft, seat)
            if seen["question"] is not None:
                apply(draft, seat, one.choose(seen, chances[seat]))
