"""What a table shows, and to whom. Reads only; an answer for a seat holds what that seat may know and nothing else."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from engine.bots import BOTS
from engine.epic import decision, determinize, view
from engine.epic.notation import NoNotation, write
from engine.epic.story import entries
from engine.kernel.random import Rng
from live.errors import Refused
from people.persons import Person
from playtest import positions
from playtest.models import Table, bot_title

RECENT = 8  # tables listed on the first page


@dataclass(frozen=True)
class Turn:
    """A choice that waits for a bot: everything a worker needs to answer it, and how the table wants it paced."""

    slug: str
    seat: int
    at: int
    bot: str
    setup: dict[str, Any]
    seed: int
    codes: tuple[int, ...]
    hurry: bool


def bots() -> list[tuple[str, str]]:
    """The bots that can be played against, with what people call them."""
    return [(bot, bot_title(bot)) for bot in sorted(BOTS)]


def table_at(slug: str) -> Table:
    """The table of that name; Refused("gone") when there is none."""
    table = Table.objects.filter(slug=slug).first()
    if table is None:
        raise Refused("gone", "This table is no longer there. Start a new game from the first page.")
    return table


def seat_of(table: Table, person: Person) -> int | None:
    """The seat that this person plays at the table, or None."""
    return table.seat if table.belongs_to(person) else None


def table_body(*, slug: str, seat: int, log: int) -> dict[str, Any]:
    """The body of a "table" frame for a seat, with the log entries numbered `log` and later."""
    table = table_at(slug)
    if table.finished is not None:
        seen, story = table.views[seat], [entry for entry in table.record["stories"][seat] if entry["n"] >= log]
    else:
        game = positions.current(table)
        seen, story = view(game, seat), entries(game, seat, log)
    return {
        "at": seen["choices"],
        "view": seen,
        "log": story,
        "names": table.names,
        "thinking": _bot_asked(table) is not None,
        "stops": table.stops,
        "passing": table.passing,
        "hurry": table.hurry,
    }


def position_text(*, slug: str, seat: int) -> str:
    """The position in one line of notation as this seat may know it: hidden cards are dealt anew.

    By a source that nobody can foresee, because who knows how cards were shuffled knows how they lay before.
    """
    try:
        return write(determinize(positions.current(table_at(slug)), seat, Rng(secrets.randbits(64))))
    except NoNotation as moment:
        raise Refused("illegal", str(moment)) from moment


def bot_turn(*, slug: str) -> Turn | None:
    """The choice that waits for a bot at this table, or None."""
    table = Table.objects.filter(slug=slug).first()
    seat = _bot_asked(table) if table is not None else None
    if table is None or seat is None:
        return None
    codes = tuple(table.choices.order_by("number").values_list("code", flat=True))
    return Turn(slug, seat, len(codes), table.bots[seat], table.setup, int(table.seed), codes, table.hurry)


def recent_tables(person: Person) -> list[Table]:
    """The tables that this person played last."""
    return list(Table.objects.of(person).defer("setup", "views", "record")[:RECENT])


def summary(table: Table) -> dict[str, str]:
    """A table in two lines: who plays, and how it stands."""
    if table.result is not None:
        state = {table.seat: "You won", None: "Drawn"}.get(table.result["winner"], f"{table.names[1 - table.seat]} won")
    else:
        state = "Your game goes on" if positions.is_playable(table) else "Begun with earlier cards, cannot go on"
    return {"title": f"{table.names[table.seat]} against {table.names[1 - table.seat]}", "state": state}


def waiting_slugs(*, since: Any) -> list[str]:
    """Unfinished tables that somebody touched since then."""
    return list(Table.objects.filter(finished=None, touched__gte=since).values_list("slug", flat=True))


def _bot_asked(table: Table) -> int | None:
    """The seat of the bot whose choice is waited for."""
    if table.finished is not None:
        return None
    asked = decision(positions.current(table))
    return asked.seat if asked is not None and table.bots[asked.seat] is not None else None
