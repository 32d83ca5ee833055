"""How an improvement is run, from its file on: what was asked, and all games that were played.

The way itself is not stored: it follows from the games, which are replayed in no time. Scores of pairs are stored in
quarters, one digit a round, "-" where a pair is missing; a deck by the places in which it differs from the one that is
to be improved. The file is written anew as a whole, as that of a run (`lab.storing`). Loads no Django.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from engine.games import DEFAULT
from gate.files import replace_text
from lab.executors import Executor
from lab.improving import Way, improve
from lab.matchups import Deck
from lab.stages import NOT_PLAYED, QUARTERS, Games, OtherWay, OutOfTime, Setting, Stage, Stages
from lab.storing import EVERY, SHARE, BadRun
from lab.swaps import Bounds

KIND: Final = "improvement"
DIGITS: Final = {NOT_PLAYED: "-"} | {quarters: str(quarters) for quarters in range(QUARTERS + 1)}
QUARTERS_OF: Final = {digit: quarters for quarters, digit in DIGITS.items()}
Request = Mapping[str, Any]  # JSON-ready
NAMES: Final = {
    "deck": "its deck is another one",
    "field": "its field is another one",
    "format": "its format is another one",
    "owned": "its collection is another one",
    "on": "its day for ban lists is another one",
}


def request_of(setting: Setting, bounds: Bounds, most: int) -> Request:
    """All that the way follows from, as JSON gives it back. `most` games may be played."""
    said = {
        "kind": KIND,
        **asdict(setting),
        "format": repr(bounds.deck_format),
        "owned": None if bounds.owned is None else dict(sorted(bounds.owned.items())),
        "on": bounds.on.isoformat() if bounds.on else None,
        "changes": None if bounds.changes is None else bounds.changes[1],
        "games": most,
    }
    found: Request = json.loads(json.dumps(said))
    return found


class Keeper:
    """Stores the games of an improvement as they come, at most each second or so."""

    def __init__(self, path: Path, request: Request, games: Games) -> None:
        self.path = path
        self.request = request
        self.games = games
        self.due = time.monotonic() + EVERY

    def keep(self) -> None:
        """Store when it is due. Raises OSError."""
        if time.monotonic() >= self.due:
            began = time.monotonic()
            self.store()
            self.due = time.monotonic() + max(EVERY, SHARE * (time.monotonic() - began))

    def store(self) -> None:
        """Raises OSError."""
        said = {"request": self.request, "stages": _stages_data(self.games.setting.deck.cards, self.games.stages)}
        replace_text(self.path, json.dumps(said, ensure_ascii=False, indent=1) + "\n")


def improved(
    setting: Setting,
    bounds: Bounds,
    most: int,
    executor: Executor,
    *,
    path: Path | None = None,
    until: float | None = None,
    notify: Callable[[Games], None] = lambda games: None,
) -> tuple[Way, Games]:
    """Go the whole way, or as far as it gets `until` a time of `time.monotonic`; from the file on, where there is one.
    `notify` is called after each pair that was played. Raises BadRun, CannotPlay, and OSError where the file cannot be
    written; what was played until then is stored."""
    request = request_of(setting, bounds, most)
    games = Games(setting, most, known(path, request), executor=executor, until=until)
    keeper = Keeper(path, request, games) if path else None
    if keeper:
        keeper.store()  # whether that can be done is found out before any game

    def keep() -> None:
        notify(games)
        if keeper:
            keeper.keep()

    games.keep = keep
    way = Way(setting.deck.cards)
    try:
        improve(games, bounds, way)
    except OutOfTime:
        pass
    except OtherWay as other:
        raise BadRun(f"The file {path} was written by another version of the laboratory. {other}") from None
    finally:
        if keeper:
            keeper.store()
    return way, games


def known(path: Path | None, request: Request) -> Stages:
    """What was played for this request, nothing where there is no file. Raises BadRun where the file has another."""
    if path is None or not path.exists():
        return {}
    try:
        said = json.loads(path.read_text(encoding="utf-8"))
        before = {"game": DEFAULT} | said["request"]  # those of the time of one game name none
        if before["kind"] != KIND:
            raise ValueError(before["kind"])
        if before == request:
            return _read_stages(tuple(request["deck"]["cards"]), said["stages"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
        raise BadRun(f"The file {path} holds no improvement that can be read: {error!r}.") from None
    raise BadRun(f"The file {path} holds another improvement: {difference(before, request)}. Name another file.")


def difference(stored: Request, request: Request) -> str:
    """What differs first between two requests, for people."""
    name = next(name for name in request if stored.get(name) != request[name])
    asked = f"it has {name} {stored.get(name)}, and {request[name]} is asked for"
    return NAMES.get(name, asked)


def _stages_data(deck: Deck, stages: Stages) -> dict[str, object]:
    return {name: stage_data(deck, stage) for name, stage in stages.items()}


def _read_stages(deck: Deck, said: Mapping[str, Any]) -> Stages:
    return {name: read_stage(deck, decks) for name, decks in said.items()}


def stage_data(deck: Deck, stage: Stage) -> list[dict[str, Any]]:
    """A stage for JSON; `deck` is the one that is to be improved."""
    return [
        {
            "places": {str(at): card for at, card in enumerate(cards) if card != deck[at]},
            "scores": ["".join(DIGITS[one] for one in column) for column in columns],
        }
        for cards, columns in stage.quarters.items()
    ]


def read_stage(deck: Deck, said: Sequence[Mapping[str, Any]]) -> Stage:
    """The same back, as something that nobody has asked for yet."""
    return Stage({
        tuple(one["places"].get(str(at), card) for at, card in enumerate(deck)): [
            [QUARTERS_OF[digit] for digit in column] for column in one["scores"]
        ]
        for one in said
    })  # fmt: skip
