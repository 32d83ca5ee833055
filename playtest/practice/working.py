"""What a worker process is asked for a person who practises: what a bot would think of the choice that waits, and what
a choice may cost. It gets the game as it is stored, and thinks from what that person's seat may know. It loads the
engine and no Django, and answers the same question alike unless its time runs out first.
"""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple, TypedDict

from engine.bots.epic import default_policy
from engine.bots.epic.observation import Observation
from engine.bots.epic.review import Review, can_review, review
from engine.bots.epic.search import SETS, SearchBot
from engine.bots.halving import Effort, Idea
from engine.epic import Game, Setup, new_game
from engine.epic.records import play
from engine.epic.rules import apply_trusted, codes
from engine.kernel.random import Rng
from playtest.practice import words
from playtest.workers import time_is_up

HINT: Final = Effort(budget=12_000)
TIPS: Final = 3  # ideas that are said
WARNING: Final = Effort(budget=3_000)
WARNING_GAMES: Final = 24  # fresh ones
DEAR: Final = 0.08  # what a blunder costs at least: the chance of winning, from 0 to 1
SURE: Final = 2.0  # standard errors by which a cost must be above nothing


class Question(NamedTuple):
    """A choice that waits for a seat: the game as it is stored, and the options that were chosen in it so far."""

    seat: int
    setup: dict[str, object]
    seed: int
    made: tuple[int, ...]


class Tip(TypedDict):
    """An idea in words, and the chance of winning by it from 0 to 1; None where no games were played for it."""

    text: str
    chance: float | None


class Advice(TypedDict):
    """A sentence that names no card, and the best ideas, the best first; none where there is no hint."""

    nudge: str
    ideas: list[Tip]


def advise(question: Question, until: float) -> Advice:
    """A hint for the choice that waits. At the time `until` it says what seems best, see `time_is_up`."""
    game, rng = _game_of(question), _chance("hint", question)
    if len(game.options) == 1:
        return {"nudge": words.ONLY_CHOICE, "ideas": []}
    if game.kind in words.NO_HINT:
        return {"nudge": words.NO_HINT[game.kind], "ideas": []}
    observation = Observation(game, question.seat)
    bot = SearchBot(HINT, time_is_up(until))
    world = observation.determinize(rng)
    if game.kind == codes.DISCARDS:
        return _discards(world, bot)
    ideas = bot.ideas(world, question.seat)
    if len(ideas) > 1:
        bot.compare(observation, rng, ideas)
    # what was dropped sooner was played less, and its chance does not stand beside that of the best
    weighed = [idea.weighed(HINT.prior) for idea in ideas if idea.tries == ideas[0].tries]
    tips: dict[str, Tip] = {}  # sets of champions that are alike are called alike
    for one in weighed:
        text = words.in_words(game, one)
        tips.setdefault(text, {"text": text, "chance": one["chance"]})
    return {"nudge": words.nudge(game, weighed[0]), "ideas": list(tips.values())[:TIPS]}


def _discards(world: Game, bot: SearchBot) -> Advice:
    """Cards are discarded by what they are good for, without games."""
    trial, picked = world.clone(), list[int]()
    while not trial.reason and trial.kind == codes.DISCARDS and trial.seat == world.seat:
        option = default_policy.answer(trial, bot.values)
        if option & codes.VERB_MASK == codes.PICK:
            picked.append(option >> codes.VERB_BITS)
        apply_trusted(trial, option)
    idea = Idea(codes.STOP, tuple(picked), 0.0).weighed(HINT.prior)
    return {"nudge": words.nudge(world, idea), "ideas": [{"text": words.discarded(world, picked), "chance": None}]}


def weigh(question: Question, chosen: tuple[int, ...], until: float) -> Review | None:
    """What the choice of these options costs; None where that was not found out in time, and where nothing else could
    be chosen."""
    game = _game_of(question)
    refs = tuple(option >> codes.VERB_BITS for option in chosen if option & codes.VERB_MASK == codes.PICK)
    observation, rng = Observation(game, question.seat), _chance("warning", question)
    return review(observation, rng, chosen[0], refs, WARNING, WARNING_GAMES, time_is_up(until))


def can_weigh(game: Game, chosen: tuple[int, ...]) -> bool:
    """Whether these options, one answer of a page, are weighed: what a bot searches for where there is something to
    choose. Of several objects that are no set of attackers or blockers no cost is known."""
    prefix = game.kind in SETS and len(game.frames[-1]) > codes.SELECTED
    if len(game.options) == 1 or game.kind == codes.MULLIGAN or not can_review(game.kind, prefix=prefix):
        return False
    return game.kind in SETS or len(chosen) == 1


def is_blunder(found: Review) -> bool:
    """It costs much, and that is hardly by chance."""
    return found["cost"] >= DEAR and found["cost"] > SURE * found["error"]


def _game_of(question: Question) -> Game:
    game = new_game(Setup.from_json(question.setup), question.seed)
    for code in question.made:
        play(game, code)
    return game


def _chance(purpose: str, question: Question) -> Rng:
    """The chance of one question: the same whenever it is asked again."""
    key = f"{purpose} {question.seed} {question.seat} {len(question.made)}"
    return Rng(int.from_bytes(hashlib.sha256(key.encode()).digest()[:8], "big"))
