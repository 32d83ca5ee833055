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
from typing import Final, NamedTuple, TypedDict

from engine.bots.epic.contrast import Reason, contrast
from engine.bots.epic.observation import Observation
from engine.bots.epic.review import can_review, review
from engine.bots.epic.search import SETS, SearchBot
from engine.bots.halving import Effort
from engine.epic import Game, Setup, new_game
from engine.epic.prompts import in_words, names_of
from engine.epic.records import Record, play_on
from engine.epic.rules import codes
from engine.kernel.random import Rng
from engine.kernel.records import TAKE_BACK, Versions

EFFORT: Final = Effort(budget=6_000)
FIRST_GAMES: Final = 24
AGAIN: Final = Effort(budget=600_000)  # of the second look, which is used up seldom
SECOND_GAMES: Final = 60
MOST_IDEAS: Final = 4  # in the second look
DEAR: Final = 0.03  # a cost in chances of winning
SURE: Final = 2.0  # standard errors

Refs = list[int]


@dataclass(frozen=True)
class PlayedGame:
    """A finished game, as much of it as is needed to play it again."""

    setup: dict[str, object]
    seed: int
    options: tuple[int, ...]
    versions: Versions

    @classmethod
    def of(cls, record: Record) -> PlayedGame:
        return cls(record.setup.to_json(), record.seed, record.options, record.versions)

    def moments(self) -> Iterator[Game]:
        """The game before each choice. It is the same object each time."""
        game = new_game(Setup.from_json(self.setup), self.seed)
        yield game
        for _ in play_on(game, self.options, self.versions):
            yield game


class FirstLook(TypedDict):
    """How much a choice seems to have cost, and its ideas as options with their objects: the best one, the one that was
    taken if that is another, and the next best one otherwise; `gap` is how much less the chance of the next one is."""

    cost: float
    gap: float
    ideas: list[tuple[int, Refs]]


class Because(TypedDict):
    """A reason with the name of the card or champion that it is about, if it is about one."""

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
    """A choice of a set of objects as it was made."""

    option: int
    refs: tuple[int, ...]


def is_clear(cost: float, error: float, least: float = DEAR) -> bool:
    """Whether a cost is more than that and more than chance explains."""
    return cost > max(least, SURE * error)


def survey(game: PlayedGame, seat: int) -> list[int]:
    """The numbers of the choices of this seat that can be reviewed: those between several ideas that were not taken
    back. Of objects that were picked one after the other the first pick, unless the game ended before the last."""
    found: list[int] = []
    for number, (now, option) in enumerate(zip(game.moments(), game.options, strict=False)):
        if option == TAKE_BACK and now.begun is not None:
            found = [one for one in found if one < now.begun.position.choices]
        if now.seat != seat:
            continue
        picked = len(now.frames[-1]) - codes.SELECTED if now.kind in SETS else 0
        if option in now.options and len(now.options) > 1 and can_review(now.kind, prefix=picked > 0):
            found.append(number)
        elif picked > 0 and option < 0 and option != TAKE_BACK:  # somebody concedes
            found = [one for one in found if one != number - picked]
    return found


def first_look(game: PlayedGame, seat: int, number: int) -> FirstLook | None:
    """None where there was no other idea."""
    now, asked = _at(game, number)
    found = review(Observation(now, seat), _rng(game, seat, number, 1), asked.option, asked.refs, EFFORT, FIRST_GAMES)
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
    seen, rng = Observation(now, seat), _rng(game, seat, number, 2)
    by_text: dict[str, tuple[int, Refs]] = {}
    others = [(one.option, list(one.refs)) for one in SearchBot(EFFORT).ideas(seen.determinize(rng), seat)]
    for option, refs in [*ideas, *others]:
        text = in_words(now, option, refs)
        if text not in by_text and len(by_text) < MOST_IDEAS:
            by_text[text] = option, refs
    if len(by_text) == 1:
        return None
    texts, made = list(by_text), in_words(now, asked.option, asked.refs)
    found = contrast(seen, rng, [by_text[text] for text in texts], AGAIN, SECOND_GAMES)
    rival = min(range(len(texts)), key=lambda at: found[at]["cost"])
    if is_clear(-found[rival]["cost"], found[rival]["error"]):
        texts.insert(0, texts.pop(rival))
        found = contrast(seen, rng, [by_text[text] for text in texts], AGAIN, SECOND_GAMES)
    return {
        "turn": now.turn,
        "mine": now.active == seat,
        "phase": codes.PHASE_NAMES[now.phase],
        "kind": codes.KIND_NAMES[now.kind],
        "ideas": [
            {
                "text": text,
                "chance": line["idea"]["chance"],
                "cost": line["cost"],
                "error": line["error"],
                "taken": text == made,
                "reasons": [{"reason": one, "name": _name(now, one["object"])} for one in line["reasons"]],
            }
            for text, line in zip(texts, found, strict=True)
        ],
    }


def _at(game: PlayedGame, number: int) -> tuple[Game, Asked]:
    """The position before a choice, and the choice: of a set the objects that were picked until it was complete."""
    found: Game | None = None
    refs: list[int] = []
    for at, (now, option) in enumerate(zip(game.moments(), game.options, strict=False)):
        if at == number:
            found = now.clone()
        if found is None:
            continue
        if found.kind not in SETS or (now.kind, now.seat) != (found.kind, found.seat) or option == codes.STOP:
            break
        if option & codes.VERB_MASK == codes.PICK:
            refs.append(option >> codes.VERB_BITS)
    assert found is not None, "the game has this choice"
    return found, Asked(game.options[number], tuple(refs))


def _name(now: Game, obj: int) -> str:
    """What a card or champion is called that a reason is about."""
    return names_of(now, [obj])[obj] if obj else ""


def _rng(game: PlayedGame, seat: int, number: int, look: int) -> Rng:
    """The chance of one look at one choice: the same whenever it is asked for."""
    digest = hashlib.sha256(f"coach {game.seed} {seat} {number} {look}".encode()).digest()
    return Rng(int.from_bytes(digest[:8], "big"))
