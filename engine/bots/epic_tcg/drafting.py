"""Draft bots of the Epic TCG: picks, decks that are built from pools, and contests of two pickers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.bots.decks import Build, best_deck
from engine.bots.decks import shares as shared_out
from engine.bots.epic_tcg.match import player
from engine.bots.epic_tcg.plans import RATING, Plan
from engine.bots.levels import check_known
from engine.bots.pickers import BOT, RANDOM, Picker, RandomPicker, play_on
from engine.bots.scoring import Score, best, scored
from engine.epic_tcg.construction import entry
from engine.epic_tcg.limited import Setup
from engine.epic_tcg.rules.setup import Setup as GameSetup
from engine.epic_tcg.simulation import play_game
from engine.kernel.random import Rng
from engine.kernel.scores import Result, starts
from engine.limited.machine import new_draft
from engine.limited.state import Draft
from engine.limited.story import pools
from engine.limited.views import View

PICKERS: Final = (BOT, RANDOM)
PARTS: Final = {
    "rating": "How good the card is on its own, by what it does and what it costs.",
    "support": "How well it fits cards that ask for an alignment: what it asks for, and who asks for its own.",
    "curve": "The balance of free cards and cards that cost an action.",
    "board": "The balance of champions and other cards.",
    "tempo": "The balance of fast cards and others that cost an action.",
}
POINT: Final = (
    "One point is about one more game won in a hundred, by an estimate from a few hundred games between bots."
)


class ValuePicker:
    """Takes what brings its deck most, by what the definitions say of the cards."""

    def choose(self, view: View, rng: Rng) -> int:
        return best(self.explain(view)).option

    def explain(self, view: View) -> list[Score]:
        question = view["question"]
        plan = Plan()
        for name in view["seats"][view["viewer"]]["pool"] or ():
            plan.add(name)
        return [
            scored(option, name, plan.parts(name))
            for option, name in zip(question["options"], question["cards"], strict=True)
        ]


def picker(name: str, key: str) -> Picker:
    """The picker of this name, for drafts of any format. Raises UnknownBot."""
    check_known(name, PICKERS)
    return RandomPicker() if name == RANDOM else ValuePicker()


def best_picker(key: str) -> str:
    """The one that does not pick by chance, in every format."""
    return BOT


def ratings(name: str, key: str) -> None:
    """None: what `plans.py` says of cards is no measured number of points."""


def best_first(name: str, key: str) -> list[str]:
    """All cards by what they are worth alone, in every format."""
    return sorted(RATING, key=lambda card: (-RATING[card], card))


def reasons(name: str) -> dict[str, tuple[str, str]]:
    """What of the parts but the rating speaks for a card in a deck, and against one that is left out."""
    card = entry(name)
    price = "free cards" if card.free else "cards that cost an action"
    kind = "champions" if card.kind == "champion" else "events and objects"
    speed = "fast cards" if card.traits["speed"] == "fast" else "cards that are not fast"
    return {
        "support": ("Fits the alignments of your cards.", "Asks for an alignment of which you have few cards."),
        **{
            part: (f"You have few {such}.", f"You have enough {such}.")
            for part, such in (("curve", price), ("board", kind), ("tempo", speed))
        },
    }


def build(pool: Sequence[str], size: int, name: str, key: str, others: Sequence[str] = ()) -> Build:
    """The deck of this size that is best, whoever picked and in every format. Raises SmallPool."""
    return best_deck(pool, Plan(), size, others)


def shares(pool: Sequence[str], players: int, size: int, name: str, key: str) -> list[list[str]]:
    """A pool divided among so many players; see `decks.shares`. Raises SmallPool."""
    return shared_out(pool, players, size, Plan, lambda card, plan: sum(plan.parts(card).values()))


def builds(draft: Draft[Setup], names: Sequence[str]) -> list[Build]:
    """The deck that the builder makes of each pool, of the least size that the format allows, whoever picked."""
    return [best_deck(pool, Plan(), draft.setup.deck_format.least) for pool in pools(draft)]


def decks(setup: Setup, seed: int, names: Sequence[str]) -> list[tuple[str, ...]]:
    """What pickers of these names have drafted, seat by seat, as decks that the builder builds."""
    draft = new_draft(setup, seed)
    play_on(draft, [picker(name, setup.format) for name in names])
    return [one.deck for one in builds(draft, names)]


@dataclass(frozen=True)
class Contest:
    """Two pickers at the same tables, every other seat each. Neighbours then play a pair of games with their decks,
    each starting once; greedy bots play for them."""

    setup: Setup
    players: tuple[str, str]
    seed: int

    def play(self, number: int) -> Result:
        """Game `number`: it depends on nothing that was played before. Side 0 is the first picker's."""
        table, pair = divmod(number // 2, self.setup.seats // 2)
        swapped = table % 2
        names = [self.players[(seat + swapped) % 2] for seat in range(self.setup.seats)]
        found = decks(self.setup, self.seed + table, names)
        first, seed = starts(number, self.seed)
        greedy = player("greedy")
        sides = (found[2 * pair + swapped], found[2 * pair + 1 - swapped])
        return play_game(GameSetup(sides, first), (greedy, greedy), seed)
