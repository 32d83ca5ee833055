"""What a worker process is asked for the coach: one choice of a finished game at a time, looked at twice. It loads the
engine and no Django.

The first look reviews every choice in a few games; the second one plays on the ideas of those that seem dearest in
fresh games and counts what came of it, because what seems dearest of many has often only been unlucky. What is found
depends on the game, the seat and the number of the choice, and on nothing that the seat did not know then.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypedDict

from engine.bots.contrast import Coach, Reason, contrast
from engine.bots.review import review
from engine.games import Bots, Play, Position, Record, of
from engine.kernel.random import Rng
from engine.kernel.records import TAKE_BACK, Versions

BUDGET: Final = 6_000  # options that are applied in the search of a first look
FIRST_GAMES: Final = 24
AGAIN: Final = 600_000  # of the second look, which are used up seldom
SECOND_GAMES: Final = 60
MOST_IDEAS: Final = 4  # in the second look
DEAR: Final = 0.03  # a cost in chances of winning
SURE: Final = 2.0  # standard errors

Refs = list[int]


@dataclass(frozen=True)
class PlayedGame:
    """A finished game, as much of it as is needed to play it again."""

    key: str  # which game it is
    setup: dict[str, object]
    seed: int
    options: tuple[int, ...]
    versions: Versions

    @classmethod
    def of(cls, key: str, record: Record) -> PlayedGame:
        return cls(key, record.setup.to_json(), record.seed, record.options, record.versions)

    @property
    def play(self) -> Play:
        return of(self.key).play

    @property
    def bots(self) -> Bots:
        return of(self.key).bots

    @property
    def coach(self) -> Coach[Any]:
        return self.bots.COACH

    def moments(self) -> Iterator[Position]:
        """The game before each choice. It is the same object each time."""
        game = self.play.new_game(self.play.setup_in(self.setup), self.seed)
        yield game
        for _ in self.play.play_on(game, self.options, self.versions):
            yield game


class FirstLook(TypedDict):
    """How much a choice seems to have cost, and its ideas as options with their objects: the best one, the one that was
    taken if that is another, and the next best one otherwise; `gap` is how much less the chance of the next one is."""

    cost: float
    gap: float
    ideas: list[tuple[int, Refs]]


class Because(TypedDict):
    """A reason with the name of the card or piece that it is about, if it is about one."""

    reason: Reason
    name: str


class Tried(TypedDict):
    """An idea in words, its chance of winning in the common games, what it costs against the best one, the standard
    error of that, and why the best one is better."""

    text: str
    chance: float
    cost: float
    error: float
    taken: bool
    reasons: list[Because]


class SecondLook(TypedDict):
    """A choice: when it was, what was asked, and its ideas, the best by the first look first."""

    turn: int
    mine: bool
    phase: str
    kind: str
    ideas: list[Tried]


class Asked(NamedTuple):
    """A choice as it was made: the option that was taken first, and the objects of a set."""

    option: int
    refs: tuple[int, ...]


def is_clear(cost: float, error: float, least: float = DEAR) -> bool:
    """Whether a cost is more than that and more than chance explains."""
    return cost > max(least, SURE * error)


def survey(game: PlayedGame, seat: int) -> list[int]:
    """The numbers of the choices of this seat that can be reviewed: those between several ideas that were not taken
    back. Of objects that were picked one after the other the first pick, unless the game ended before the last."""
    play, coach = game.play, game.coach
    found: list[int] = []
    begun = -1  # the choice with which the set began that is picked
    for number, (now, option) in enumerate(zip(game.moments(), game.options, strict=False)):
        if option == TAKE_BACK and now.begun is not None:
            found = [one for one in found if one < now.begun.position.choices]
        if now.seat != seat:
            continue
        asked, is_first = play.decision(now), coach.is_reviewed(now)
        of_a_set = now.kind in coach.sets
        if is_first or not of_a_set:
            begun = number if of_a_set else -1
        if asked is not None and option in asked.options and len(asked.options) > 1 and is_first:
            found.append(number)
        elif of_a_set and not is_first and option < 0 and option != TAKE_BACK:  # somebody concedes
            found = [one for one in found if one != begun]
    return found


def first_look(game: PlayedGame, seat: int, number: int) -> FirstLook | None:
    """None where there was no other idea."""
    now, asked = _at(game, number)
    seen, rng = game.bots.observe(now, seat), _rng(game, seat, number, 1)
    refs = asked.refs if now.kind in game.coach.sets else None
    found = review(game.coach.bot(BUDGET), seen, rng, asked.option, refs, FIRST_GAMES)
    if found is None:
        return None
    best, taken, following = found["best"], found["taken"], found["next"]
    others = [one for one in (taken, following) if one is not None and one != best]
    ideas = [(one["option"], one["refs"]) for one in (best, *others)]
    gap = 0.0 if following is None else best["chance"] - following["chance"]
    return {"cost": found["cost"], "gap": round(gap, 4), "ideas": ideas}


def second_look(game: PlayedGame, seat: int, number: int, ideas: list[tuple[int, Refs]]) -> SecondLook | None:
    """None where there is one idea only, because two of them are the same in words. Where another idea turns out to be
    clearly better than the first one it takes its place, and all are tried in fresh games again."""
    now, asked = _at(game, number)
    play, coach = game.play, game.coach
    seen, rng = game.bots.observe(now, seat), _rng(game, seat, number, 2)
    by_text: dict[str, tuple[int, Refs]] = {}
    others = [(one.option, list(one.refs)) for one in coach.bot(BUDGET).ideas(seen.determinize(rng), seat)]
    for option, refs in [*ideas, *others]:
        text = play.in_words(now, option, refs)
        if text not in by_text and len(by_text) < MOST_IDEAS:
            by_text[text] = option, refs
    if len(by_text) == 1:
        return None
    texts, made = list(by_text), play.in_words(now, asked.option, asked.refs)
    found = contrast(coach, seen, rng, [by_text[text] for text in texts], AGAIN, SECOND_GAMES)
    rival = min(range(len(texts)), key=lambda at: found[at]["cost"])
    if is_clear(-found[rival]["cost"], found[rival]["error"]):
        texts.insert(0, texts.pop(rival))
        found = contrast(coach, seen, rng, [by_text[text] for text in texts], AGAIN, SECOND_GAMES)
    shown = play.view(now, seat)
    return {
        "turn": now.turn,
        "mine": now.active == seat,
        "phase": shown["phase"],
        "kind": shown["decision"]["kind"],
        "ideas": [
            {
                "text": text,
                "chance": line["idea"]["chance"],
                "cost": line["cost"],
                "error": line["error"],
                "taken": text == made,
                "reasons": [
                    {"reason": one, "name": coach.name(now, one["object"]) if one["object"] else ""}
                    for one in line["reasons"]
                ],
            }
            for text, line in zip(texts, found, strict=True)
        ],
    }


def _at(game: PlayedGame, number: int) -> tuple[Position, Asked]:
    """The position before a choice, and the choice: of a set the objects that were picked until it was complete."""
    coach, found, chosen = game.coach, None, list[int]()
    for at, (now, option) in enumerate(zip(game.moments(), game.options, strict=False)):
        if at == number:
            found = now.clone()
        elif found is not None and (
            found.kind not in coach.sets or (now.kind, now.seat) != (found.kind, found.seat) or coach.is_reviewed(now)
        ):
            break
        if found is not None:
            chosen.append(option)
    assert found is not None, "the game has this choice"
    return found, Asked(chosen[0], coach.picked(chosen))


def _rng(game: PlayedGame, seat: int, number: int, look: int) -> Rng:
    """The chance of one look at one choice: the same whenever it is asked for."""
    digest = hashlib.sha256(f"coach {game.seed} {seat} {number} {look}".encode()).digest()
    return Rng(int.from_bytes(digest[:8], "big"))
