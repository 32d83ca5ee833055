"""Persons who are absent from a table at which others wait for them: when patience with them ends. No clock is read
here; what then happens is of `domain.advance`.

Whoever is asked and has had no page there for so long is absent. Pages cannot be heard of while no server runs, so that
time does not count.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from playtest.models import Absence, Table

PATIENCE = timedelta(minutes=2)


def runs_out(table: Table, asked: int, listening: datetime | None = None) -> datetime | None:
    """When patience with the seat that is asked ends, if no page of its player is heard of until then; None where the
    game waits, or where a bot plays. `listening`: since when pages can be heard of."""
    player = table.seats[asked]
    if table.absence == Absence.WAIT or not table.is_between_persons or not player.is_persons or player.stand_in:
        return None
    heard = player.seen or table.created
    return (heard if listening is None else max(heard, listening)) + PATIENCE
