"""`manage.py position '...'`: looks at a position in notation: the board as text and what can be chosen."""

import json
import sys

from django.core.management.base import BaseCommand, CommandParser

from engine.epic import Game, describe, view
from engine.epic.positions import BadNotation, read, write
from engine.epic.views import choices, picture


class Command(BaseCommand):
    help = "Print the board and the options of a position given in notation."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("text", nargs="+", help="the position, quoted or not; - reads it from standard input")
        parser.add_argument("--json", action="store_true", help="print the views of both seats and the options as JSON")
        parser.add_argument("--seed", type=int, default=0, help="seed for random events from here on")

    def handle(self, *, text: list[str], seed: int, **options: object) -> None:
        try:
            game = read(sys.stdin.read().strip() if text == ["-"] else " ".join(text), seed)
        except BadNotation as bad:
            self.stderr.write(str(bad))
            sys.exit(2)
        if options["json"]:
            self.stdout.write(json.dumps(as_json(game), ensure_ascii=False, indent=2))
        else:
            self.stdout.write(f"{picture(game)}\n\n{choices(game)}")


def as_json(game: Game) -> dict[str, object]:
    """The position as both seats see it."""
    return {
        "position": write(game),
        "views": [view(game, seat) for seat in (0, 1)],
        "seat": None if game.reason else game.seat,
        "options": [describe(game, option) for option in game.options],
    }
