"""Games and drafts that are kept to notice when this engine begins to behave otherwise.

A sample is setup, seed and moves, and a mark every few moves. `marked` plays them again; other marks mean that games of
people would come out otherwise too. `engine/bots/sampling.py` makes samples, `manage.py records` keeps them in a file.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.epic import limited
from engine.epic.positions.behaviour import footprint
from engine.epic.prompts.choosing import IllegalOption
from engine.epic.records.record import concession
from engine.epic.rules.machine import UnknownCard, apply_trusted, concede, new_game
from engine.epic.rules.setup import RULES, BadSetup, Setup
from engine.epic.rules.state import Event, Game
from engine.epic.versions import DRAFTS, GAMES, Change

GAME, DRAFT = "game", "draft"
HISTORY: Final[dict[str, tuple[Change, ...]]] = {GAME: GAMES, DRAFT: DRAFTS}
EVERY: Final = 25  # moves from one mark to the next
LENGTH: Final = 8  # of a mark
CONCESSIONS: Final = (concession(0), concession(1))

Moves = tuple[int, ...]


@dataclass(frozen=True)
class Sample:
    """One game or draft. `setup` is as `to_json` gives it, without what names a version. A move of a game is the place
    of the option among those that there were, or a concession; a move of a draft is the seat and the place of its
    option, as two numbers."""

    name: str
    kind: str
    setup: dict[str, Any]
    seed: int
    moves: Moves
    marks: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        payload = {"setup": self.setup, "seed": str(self.seed), "moves": self.moves, "marks": self.marks}
        return {"name": self.name, "kind": self.kind, **payload}

    @classmethod
    def from_json(cls, payload: dict[str, Any]) -> Sample:
        moves, marks = tuple(payload["moves"]), tuple(payload["marks"])
        return cls(payload["name"], payload["kind"], payload["setup"], int(payload["seed"]), moves, marks)


@dataclass(frozen=True)
class Corpus:
    """All samples, the versions that their marks are of, and which samples each version changed: by kind."""

    samples: tuple[Sample, ...]
    versions: dict[str, int]
    changed: dict[str, dict[str, list[str]]]

    def written(self) -> str:
        """As lines of JSON: the versions, then a sample each."""
        first = {"versions": self.versions, "changed": self.changed}
        return "".join(f"{json.dumps(one)}\n" for one in (first, *(sample.to_json() for sample in self.samples)))


def read_corpus(text: str) -> Corpus:
    """What `written` wrote."""
    first, *lines = (json.loads(line) for line in text.splitlines())
    return Corpus(tuple(map(Sample.from_json, lines)), first["versions"], first["changed"])


def stored_setup(setup: Setup | limited.Setup) -> dict[str, Any]:
    """A setup without what names a version: that is for the corpus to find out."""
    return {name: value for name, value in setup.to_json().items() if name != "rules"}


def marked(sample: Sample) -> Sample:
    """The sample with the marks that this engine gives it, up to the first move that is not possible any more."""
    marks, chain = [], ""
    for count, payload, closer in _game(sample) if sample.kind == GAME else _draft(sample):
        chain = hashlib.sha256(f"{chain}{payload}{closer}".encode()).hexdigest()[:LENGTH]
        if closer or count == 0:
            marks.append(chain)
    return replace(sample, marks=tuple(marks))


def differing(corpus: Corpus) -> list[str]:
    """The names of the samples that come out otherwise by this engine."""
    return [sample.name for sample in corpus.samples if marked(sample).marks != sample.marks]


def journal_of(sample: Sample) -> list[Event]:
    """All that happens in a sample of a game."""
    game = _begun(sample)
    for move in sample.moves:
        _make(game, move)
    return game.journal or []


def is_due(count: int, moves: Sequence[object]) -> bool:
    """After so many moves all of the position is looked at."""
    return count % EVERY == 0 or count == len(moves)


def _game(sample: Sample) -> Iterator[tuple[int, str, str]]:
    """After each move its number, what is asked, and now and then the footprint of the position."""
    try:
        game = _begun(sample).clone()
        yield 0, "", footprint(game)
        for count, move in enumerate(sample.moves, 1):
            _make(game, move)
            payload = f"{game.seat} {game.kind} {game.options}"
            yield count, payload, footprint(game) if is_due(count, sample.moves) else ""
    except (IllegalOption, BadSetup, UnknownCard) as impossible:
        yield -1, "", f"{type(impossible).__name__}"


def _begun(sample: Sample) -> Game:
    return new_game(Setup.from_json({"rules": RULES, **sample.setup}), sample.seed)


def _make(game: Game, move: int) -> None:
    if move in CONCESSIONS and not game.reason:
        concede(game, concession(move))  # its own inverse
    elif game.reason or not 0 <= move < len(game.options):
        raise IllegalOption("There is no such option.")
    else:
        apply_trusted(game, game.options[move])


def _draft(sample: Sample) -> Iterator[tuple[int, str, str]]:
    """The same of a draft. What is asked is in its footprint."""
    try:
        rules = {"rules": limited.RULES}
        draft = limited.new_draft(limited.Setup.from_json(rules | sample.setup), sample.seed)
        yield 0, "", limited.footprint(draft)
        pairs = list(zip(sample.moves[::2], sample.moves[1::2], strict=True))
        for count, (seat, at) in enumerate(pairs, 1):
            question = limited.asked(draft, seat)
            if question is None or at >= len(question.options):
                raise limited.IllegalPick("foreign")
            limited.apply(draft, seat, question.options[at])
            yield count, "", limited.footprint(draft) if is_due(count, pairs) else ""
    except (limited.BadSetup, limited.IllegalPick) as impossible:
        yield -1, "", f"{type(impossible).__name__}"
