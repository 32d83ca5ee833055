"""Games and drafts that are stored to notice when an engine begins to behave otherwise. Names no game.

A sample is setup, seed and moves, and a mark every few moves. `marked` plays them again with what the game brings to
follow them; other marks mean that games of people would come out otherwise too.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

EVERY: Final = 25  # moves from one mark to the next
LENGTH: Final = 8  # of a mark

Moves = tuple[int, ...]


@dataclass(frozen=True)
class Sample:
    """One game or draft. `setup` is as `to_json` gives it, without what names a version. What a move is, the game says
    that follows it."""

    name: str
    kind: str
    setup: dict[str, Any]
    seed: int
    moves: Moves
    marks: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        data = {"setup": self.setup, "seed": str(self.seed), "moves": self.moves, "marks": self.marks}
        return {"name": self.name, "kind": self.kind, **data}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Sample:
        moves, marks = tuple(data["moves"]), tuple(data["marks"])
        return cls(data["name"], data["kind"], data["setup"], int(data["seed"]), moves, marks)


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


# After each move of a sample, the start being one: its number, what is asked, and now and then the footprint of the
# position. It ends with the first move that is not possible any more, numbered -1.
Follow = Callable[[Sample], Iterable[tuple[int, str, str]]]


def read_corpus(text: str) -> Corpus:
    """What `written` wrote."""
    first, *lines = (json.loads(line) for line in text.splitlines())
    return Corpus(tuple(map(Sample.from_json, lines)), first["versions"], first["changed"])


def marked(sample: Sample, follow: Follow) -> Sample:
    """The sample with the marks that this engine gives it, up to the first move that is not possible any more."""
    marks, chain = [], ""
    for count, asked, footprint in follow(sample):
        chain = hashlib.sha256(f"{chain}{asked}{footprint}".encode()).hexdigest()[:LENGTH]
        if footprint or count == 0:
            marks.append(chain)
    return replace(sample, marks=tuple(marks))


def differing(corpus: Corpus, follow: Follow) -> list[str]:
    """The names of the samples that come out otherwise by this engine."""
    return [sample.name for sample in corpus.samples if marked(sample, follow).marks != sample.marks]


def is_due(count: int, moves: Sequence[object]) -> bool:
    """After so many moves all of the position is looked at."""
    return count % EVERY == 0 or count == len(moves)
