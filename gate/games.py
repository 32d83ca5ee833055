"""The game that a command is about."""

from collections.abc import Collection

from django.core.management.base import CommandParser

from engine.games import DEFAULT, GAMES


def add_game(parser: CommandParser, games: Collection[str] = GAMES) -> None:
    """The option --game, of all games or of these; without it, the usual game, or else the first of these."""
    default = DEFAULT if DEFAULT in games else next(iter(games))
    parser.add_argument("--game", choices=games, default=default, metavar="GAME",
                        help=f"of {', '.join(games)} (default: %(default)s)")  # fmt: skip
