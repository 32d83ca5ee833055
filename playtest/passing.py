"""What is chosen without asking: windows that pass by themselves, by the wishes of who is asked and where nothing but
passing is possible, and orders that change nothing.

Functions of a table and its position; `domain` stores what follows from them.
"""

from __future__ import annotations

from django.conf import settings

from engine.games import Position
from playtest.models import ALWAYS, Player, Table


def pauses(table: Table) -> bool:
    """Windows pass after a pause: between persons, whom a pass at once would tell that nothing could be done, which is
    private (1.10.2). At one device no pause could hide that nobody took it over."""
    return settings.PASS_PAUSE > 0 and table.is_between_persons


def orders_by_itself(table: Table, game: Position) -> tuple[int, int] | None:
    """A person who is asked for an order that changes nothing, and the first of its options; None for anything else."""
    asked = table.play.decision(game)
    if asked is None or table.seats[asked.seat].bot or not table.play.order_changes_nothing(game):
        return None
    return asked.seat, asked.options[0]


def passes_by_itself(table: Table, game: Position, holder: int) -> tuple[int, int] | None:
    """Who is asked and the code of the pass that they wished for here, or None when they are to be asked. `holder` is
    the seat that has just chosen: at one device, who has it in hand.

    Where nothing but passing is possible, everybody passes but a person who wants to be asked always, or who may have
    slipped and can take a play back.
    Otherwise only persons do, and never in the main phase of their own turn.
    """
    play = table.play
    asked, window = play.decision(game), play.window(game)
    if asked is None or window is None:
        return None
    player = table.seats[asked.seat]
    may_slip = _is_asked_always(table, player, game, holder) or play.slipped(game, player.seat)
    if len(asked.options) == 1 and (player.bot or not may_slip):
        return player.seat, asked.options[0]
    if player.bot or asks_own_turn(table, player, game) or window.passing is None:
        return None
    return None if player.stops.get(window.stop, True) and not player.passing else (player.seat, window.passing)


def _is_asked_always(table: Table, player: Player, game: Position, holder: int) -> bool:
    """The player is asked also where only passing is possible. At one device that is so that a device which is not
    handed over does not tell what is private (1.10.2). Whoever has it in hand passes unseen, and of whoever has no
    card in hand everybody can see what they could do."""
    if player.hot_seat and (player.seat == holder or not table.play.hand_count(game, player.seat)):
        return False
    return bool(player.stops.get(ALWAYS, False))


def asks_own_turn(table: Table, player: Player, game: Position) -> bool:
    """The player is asked in the main phase of their own turn, or of their team's, where "pass until my turn" ends."""
    asked = table.play.decision(game)
    return asked is not None and asked.seat == player.seat and table.play.asks_own_turn(game)
