"""Who may look at a table where two people share a device. Reads only."""

from __future__ import annotations

from typing import TypedDict

from live.errors import Refused
from playtest import positions
from playtest.models import Table

COVERED = "covered"  # the code of what is refused because the device is not in these hands


def seat_to_show(table: Table) -> int | None:
    """The seat that may look: the one that is asked. None when the game is over, and both may."""
    asked = None if table.finished is not None else table.play.decision(positions.current(table))
    return None if asked is None else asked.seat


def check_may_look(table: Table, seat: int) -> None:
    """Refuse a seat that is not asked. The sentence holds nothing but a name."""
    if seat_to_show(table) not in (None, seat):
        raise Refused(COVERED, f"Hand the device to {table.names[1 - seat]}.")


class Cover(TypedDict):
    """What the page of the table says while nobody looks: nothing that one of the two may not know."""

    name: str  # who is asked
    other: str
    turn: int  # 0 before the first one
    active: str  # whose turn it is


class Shown(TypedDict):
    """Whose cards the page of the table shows, and what covers them until that is said; None when the game is over."""

    shows: int
    cover: Cover | None


def shown_at(table: Table) -> Shown:
    """What the page of the table shows."""
    seat = seat_to_show(table)
    if seat is None:
        assert table.result is not None, "nobody is asked"
        return {"shows": table.result["winner"] or 0, "cover": None}
    game, names = positions.current(table), table.names
    cover: Cover = {"name": names[seat], "other": names[1 - seat], "turn": game.turn, "active": names[game.active]}
    return {"shows": seat, "cover": cover}


def since_last_choice(table: Table, seat: int) -> int | None:
    """The number of the first entry of the story that has come since this seat chose, and so looked, last; None when
    none has.

    What is chosen is stored at once with the passes that follow by themselves, and is followed by a checkpoint: so
    somebody chose the first choice after each checkpoint.
    """
    stored = table.checkpoints.order_by("number")
    last = table.choices.filter(seat=seat, number__in=stored.values("number")).order_by("-number").first()
    for stories in stored.filter(number__gt=-1 if last is None else last.number).values_list("stories", flat=True):
        if stories[seat]:
            return int(stories[seat][0]["n"])
    return None
