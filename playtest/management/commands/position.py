"""`manage.py position '...'`: looks at a position in notation: the board as text and what can be chosen."""

import json
import sys

from django.core.management.base import BaseCommand, CommandParser

from engine import games
from engine.kernel.notation import BadNotation
from gate.games import add_game


class Command(BaseCommand):
    help = "Print the board and the options of a position given in notation."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("text", nargs="+", help="the position, quoted or not; - reads it from standard input")
        parser.add_argument("--json", action="store_true", help="print the views of all seats and the options as JSON")
        parser.add_argument("--seed", type=int, default=0, help="seed for random events from here on")
        add_game(parser)

    def handle(self, *, text: list[str], seed: int, game: str, **options: object) -> None:
        played = games.of(game)
        try:
            g = played.positions.read(sys.stdin.read().strip() if text == ["-"] else " ".join(text), seed)
        except BadNotation as bad:
            self.stderr.write(str(bad))
            sys.exit(2)
        if options["json"]:
            found = {"position": played.positions.write(g), **played.views.laid_open(g)}
            self.stdout.write(json.dumps(found, ensure_ascii=False, indent=2))
        else:
            self.stdout.write(f"{played.views.picture(g)}\n\n{played.views.choices(g)}")
