"""Help for a person who practises: what a bot would think of the choice that waits, and what a choice may cost, from
what that person's seat may know. See `engine.games.Bots`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.bots import advising
from engine.bots.advising import Advice
from engine.bots.epic_tcg import default_policy, nudges
from engine.bots.epic_tcg.coaching import is_reviewed, picked
from engine.bots.epic_tcg.observation import Observation
from engine.bots.epic_tcg.search import SETS, SearchBot
from engine.bots.halving import Effort, Idea
from engine.bots.review import Review, review
from engine.epic_tcg import Game
from engine.epic_tcg.prompts import multi_pick_of
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.machine import apply_trusted
from engine.kernel.random import Rng

HINT: Final = Effort(budget=12_000, inner=30)
WARNING: Final = Effort(budget=3_000, inner=30)
WARNING_GAMES: Final = 24  # fresh ones


def hint(observation: Observation, rng: Rng, enough: Callable[[], bool]) -> Advice:
    asked = observation.decision()
    if len(asked.options) == 1:
        return advising.nothing(advising.ONLY_CHOICE)
    if asked.kind in nudges.NO_HINT:
        return advising.nothing(nudges.NO_HINT[asked.kind])
    world = observation.determinize(rng)
    if asked.kind == codes.DISCARDS:
        return _discards(world)
    return advising.advise(SearchBot(HINT, enough), observation, rng, world, nudges.nudge, nudges.in_words)


def _discards(world: Game) -> Advice:
    """Cards are discarded by what they are good for, without games."""
    trial, refs = world.clone(), list[int]()
    while not trial.reason and trial.kind == codes.DISCARDS and trial.seat == world.seat:
        option = default_policy.answer(trial)
        if option & codes.VERB_MASK == codes.PICK:
            refs.append(option >> codes.VERB_BITS)
        apply_trusted(trial, option)
    cards = advising.with_the_last(
        refs, multi_pick_of(world), lambda card: trial.zone_of[card - codes.CARD] != codes.HAND
    )
    idea = Idea(codes.STOP, cards, 0.0).weighed(HINT.prior)
    return {"nudge": nudges.nudge(world, idea), "ideas": [{"text": nudges.discarded(world, cards), "chance": None}]}


def can_weigh(game: Game, chosen: Sequence[int]) -> bool:
    """What the bot searches for where there is something to choose, but for first hands. Of several things that are no
    set of attackers or blockers no cost is known."""
    if len(game.options) == 1 or game.kind == codes.MULLIGAN or not is_reviewed(game):
        return False
    return game.kind in SETS or len(chosen) == 1


def weigh(observation: Observation, rng: Rng, chosen: Sequence[int], enough: Callable[[], bool]) -> Review | None:
    of_a_set = observation.decision().kind in SETS
    bot = SearchBot(WARNING, enough)
    return review(bot, observation, rng, chosen[0], picked(chosen) if of_a_set else None, WARNING_GAMES)
