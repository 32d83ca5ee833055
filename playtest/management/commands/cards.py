"""`manage.py cards`: all cards of a game, as a table for people or as JSON for programs."""

import json

from django.core.management.base import BaseCommand, CommandParser

from engine import games
from gate.games import add_game


class Command(BaseCommand):
    help = "List every card as a table, or with --json all facts and rules text."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--json", dest="as_json", action="store_true", help="print a JSON list and nothing else")
        add_game(parser)

    def handle(self, *, as_json: bool, game: str, **options: object) -> None:
        catalogue = games.of(game).catalogue
        known = catalogue.listed()
        if as_json:
            self.stdout.write(json.dumps(known, ensure_ascii=False, indent=1))
            return
        rows = [catalogue.COLUMNS, *map(catalogue.cells, known)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        for row in rows:
            self.stdout.write("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
        self.stdout.write(f"{len(known)} cards")
