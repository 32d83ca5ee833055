"""What went over the wire, as it is kept until it is compared with what is stored."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from bench.tabs import Frame

TABLE, POD = "table", "pod"


class Answer(Enum):
    """What became of a request."""

    WAITING = "waiting"
    DONE = "done"  # the server said that it is stored
    REFUSED = "refused"
    NONE = "none"  # the server died first


@dataclass
class Request:
    """A choice at a table (`at` is its number, `what` is sent beside it) or a pick in a pod (`what` is the option)."""

    kind: str
    slug: str
    seat: int
    at: int
    what: Any
    answer: Answer = Answer.WAITING


@dataclass(frozen=True)
class Received:
    """A frame that a tab of this seat has received; None: somebody without a seat."""

    kind: str
    slug: str
    seat: int | None
    frame: Frame


@dataclass(frozen=True)
class Page:
    """A page that was read by whoever has this seat; None: somebody without one."""

    kind: str
    slug: str
    seat: int | None
    path: str
    status: int
    text: str
