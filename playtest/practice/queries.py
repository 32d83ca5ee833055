"""What is asked for a person who practises, and whether it may be. Reads only."""

from __future__ import annotations

from engine.games import Position, of
from engine.kernel.answers import IllegalOption
from live.errors import Refused
from playtest import positions
from playtest.frames import Choice
from playtest.models import Table
from playtest.practice.terms import practice_at
from playtest.practice.working import Question
from playtest.queries import table_at

NO_HINTS = "Hints are off at this table. You can switch them on when you start a game against a bot."


def to_advise(*, slug: str, seat: int, at: int) -> Question:
    """The choice number `at`, which waits for this seat. Refused where it does not, and where hints are off."""
    table = table_at(slug)
    if not practice_at(table, seat).hints:
        raise Refused("no_practice", NO_HINTS)
    _asked(table, seat, at)
    return _question(table, seat)


def check_waits(*, slug: str, seat: int, at: int) -> None:
    """Refused when the game has moved on from this choice."""
    _asked(table_at(slug), seat, at)


def to_weigh(*, slug: str, seat: int, at: int, choice: Choice) -> tuple[Question, tuple[int, ...]] | None:
    """What is to be weighed before this choice is made, with its options; None where that is nothing: also where the
    choice cannot be made, of which the verb says why. Refused("warned") for what is not to be weighed first, because it
    would do nothing or do harm."""
    table = table_at(slug)
    if not practice_at(table, seat).warns:
        return None
    try:
        game = _asked(table, seat, at)
        chosen = tuple(table.play.plan(game, choice))
    except (IllegalOption, Refused):
        return None
    if sentence := table.play.warning(game, seat, chosen):
        raise Refused("warned", sentence)
    return (_question(table, seat), chosen) if of(table.game).bots.can_weigh(game, chosen) else None


def _asked(table: Table, seat: int, at: int) -> Position:
    """The position in which this seat has the choice number `at`."""
    if table.finished is not None:
        raise Refused("over", positions.OVER)
    game = positions.current(table)
    if game.choices != at:
        raise Refused("stale", positions.STALE)
    asked = table.play.decision(game)
    if asked is None or asked.seat != seat:
        raise Refused("not_your_choice", "There is nothing for you to choose now.")
    return game


def _question(table: Table, seat: int) -> Question:
    made = tuple(table.choices.order_by("number").values_list("code", flat=True))
    return Question(seat, table.setup, int(table.seed), made, table.game)
