"""How a card is played, found out by playing it: what each card's own test says of it in one line.

`played(table, "Guardian Angel") == ("instantaneous fast", 1, 4, 7)`, `speed(table, "Blast") == "fast"` and
`usable_in_the_opponents_turn(table, "Dark Prince")`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.epic_tcg.rules import codes
from tests.engine.epic_tcg.scenario import InPlay, Scenario, Side

Table = Callable[..., Scenario]


def _could(table: Table, name: str, *, yours: bool, step: str) -> bool:
    """Whether it could be played in this step, with an action and something of everybody's to target."""
    you = Side(hand=[name], board=["Tim", "Gold"], discard=["Hulk"])
    opponent = Side(board=["Dark Knight", "Book of Secrets"], discard=["Thrust"])
    game = table(you=you, opponent=opponent, step=step, turn_of="you" if yours else "opponent")
    if not yours:
        game.passes()
    return game.could(codes.PLAY, name)


def speed(table: Table, name: str) -> str:
    """ "fast", "paced" or "build", by the steps in which it could be played (rule book, When a Card Can Be Played)."""
    assert _could(table, name, yours=True, step="build")
    if _could(table, name, yours=False, step="build"):
        return "fast"
    assert not _could(table, name, yours=True, step="battle")
    return "paced" if _could(table, name, yours=True, step="pre_battle") else "build"


def played(table: Table, name: str) -> tuple[str, int] | tuple[str, int, int, int]:
    """Of a champion or object that is played alone, with 2 actions to spend: its speed, how many actions it costs, and
    of a champion its offense and defense as it is in play."""
    game = table(you=Side(hand=[name], actions=2), opponent=Side())
    game.play(name)
    if game.asks == "payment":
        game.decline()
    cost = 2 - game.you.actions
    when = speed(table, name)
    if name in game.you.board:
        when = f"instantaneous {when}"
    else:
        game.resolve()
    piece = game.piece(name)
    return (when, cost, piece.offense, piece.defense) if piece.defense else (when, cost)


def usable_in_the_opponents_turn(table: Table, piece: str | InPlay, hand: Sequence[str] = ()) -> bool:
    """Whether an ability of this piece of yours could be used in the opponent's turn, and so is fast."""
    you = Side(board=[piece], hand=hand, discard=["Hulk"])
    game = table(you=you, opponent=Side(board=["Dark Knight"]), turn_of="opponent")
    game.passes()
    return game.could(codes.USE, piece if isinstance(piece, str) else piece.name)
