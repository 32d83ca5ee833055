"""What play shows of a card: when it can be played and for how many actions, and how strong it is in battle."""

from __future__ import annotations

from collections.abc import Callable

from engine.epic_tcg.rules import codes
from tests.engine.epic_tcg.scenario import Scenario, Side, in_play

NEVER: list[str] = []
BUILD_STEP = ["build"]
PACED_STEPS = ["pre_battle", "build"]
IN_RESPONSE = ["their turn"]
AT_ANY_TIME = ["pre_battle", "battle", "build", "end", *IN_RESPONSE]

Table = Callable[..., Scenario]


def moments(table: Table, name: str, actions: int = 1) -> list[str]:
    """The steps of your turn in which the card can be played with an empty line, and whether it can be in response to a
    champion that your opponent plays. There is something for it to target."""
    found = []
    for moment in AT_ANY_TIME:
        yours = moment not in IN_RESPONSE
        game = table(
            you=Side(hand=[name], actions=actions),
            opponent=Side(hand=["Hulk"], board=["Djinn", "Barracks"], discard=["Blast", "Hulk", "Hive"]),
            step=moment if yours else "build",
            turn_of="you" if yours else "opponent",
        )
        if not yours:
            game.opponent.play("Hulk")
            game.passes()
        found += [moment] * game.could(codes.PLAY, name)
    return found


def strength(table: Table, name: str) -> tuple[int, int]:
    """The Mojo that an attack of this champion costs, and the damage that breaks it."""
    game = table(you=Side(board=[name]), opponent=Side(), step="battle")
    game.all_pass()
    game.attack(name)
    game.all_pass()
    game.all_pass()
    breaks = (
        n for n in range(1, 99) if not table(you=Side(board=[in_play(name, damage=n)]), opponent=Side()).you.board
    )
    return 30 - game.opponent.mojo, next(breaks)
