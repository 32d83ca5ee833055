"""Help for a person who practises: what a bot would think of the choice that waits, and what a choice may cost, from
what that person's seat may know. See `engine.games.Bots`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.bots import advising
from engine.bots.advising import Advice
from engine.bots.epic import default_policy, nudges
from engine.bots.epic.observation import Observation
from engine.bots.epic.review import is_reviewed, picked, review
from engine.bots.epic.search import SETS, SearchBot
from engine.bots.halving import Effort, Idea
from engine.bots.review import Review
from engine.epic import Game
from engine.epic.prompts import multi_pick_of
from engine.epic.rules import apply_trusted, codes
from engine.kernel.random import Rng

HINT: Final = Effort(budget=12_000)
WARNING: Final = Effort(budget=3_000)
WARNING_GAMES: Final = 24  # fresh ones


def hint(observation: Observation, rng: Rng, enough: Callable[[], bool]) -> Advice:
    asked = observation.decision()
    if len(asked.options) == 1:
        return advising.nothing(advising.ONLY_CHOICE)
    if asked.kind in nudges.NO_HINT:
        return advising.nothing(nudges.NO_HINT[asked.kind])
    bot, world = SearchBot(HINT, enough), observation.determinize(rng)
    if asked.kind == codes.DISCARDS:
        return _discards(world, bot)
    return advising.advise(bot, observation, rng, world, nudges.nudge, nudges.in_words)


def _discards(world: Game, bot: SearchBot) -> Advice:
    """Cards are discarded by what they are good for, without games."""
    trial, refs = world.clone(), list[int]()
    while not trial.reason and trial.kind == codes.DISCARDS and trial.seat == world.seat:
        option = default_policy.answer(trial, bot.values)
        if option & codes.VERB_MASK == codes.PICK:
            refs.append(option >> codes.VERB_BITS)
        apply_trusted(trial, option)
    cards = advising.with_the_last(
        refs, multi_pick_of(world), lambda card: trial.zone_of[card - codes.CARD] != codes.HAND
    )
    idea = Idea(codes.STOP, cards, 0.0).weighed(HINT.prior)
    return {"nudge": nudges.nudge(world, idea), "ideas": [{"text": nudges.discarded(world, cards), "chance": None}]}


def weigh(observation: Observation, rng: Rng, chosen: Sequence[int], enough: Callable[[], bool]) -> Review | None:
    return review(observation, rng, chosen[0], picked(chosen), WARNING, WARNING_GAMES, enough)


def can_weigh(game: Game, chosen: Sequence[int]) -> bool:
    """What the bot searches for where there is something to choose. Of several objects that are no set of attackers or
    blockers no cost is known."""
    if len(game.options) == 1 or game.kind == codes.MULLIGAN or not is_reviewed(game):
        return False
    return game.kind in SETS or len(chosen) == 1
