"""`manage.py cards`: all cards of all products, as a table for people or as JSON for programs."""

import json

from django.core.management.base import BaseCommand, CommandParser

from engine.epic.catalogue import CARDS_AND_DEITIES, Facts, facts

COLUMNS = ("name", "cost", "alignments", "kind", "numbers", "classes", "gem", "printings")


class Command(BaseCommand):
    help = "List every card as a table, or with --json all facts and rules text."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--json", dest="as_json", action="store_true", help="print a JSON list and nothing else")

    def handle(self, *, as_json: bool, **options: object) -> None:
        known = [facts(card) for card in CARDS_AND_DEITIES]
        if as_json:
            self.stdout.write(json.dumps(known, ensure_ascii=False, indent=1))
            return
        rows = [COLUMNS, *map(cells, known)]
        widths = [max(len(row[at]) for row in rows) for at in range(len(COLUMNS))]
        for row in rows:
            self.stdout.write("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
        self.stdout.write(f"{len(known)} cards")


def cells(card: Facts) -> tuple[str, ...]:
    """One row of the table."""
    return (
        card["name"],
        "" if card["cost"] is None else str(card["cost"]),
        " ".join(card["alignments"]) or "none",
        card["kind"],
        f"{card['offense']}/{card['defense']}" if card["kind"] == "champion" else "",
        " ".join(card["classes"]),
        card["gem"] or "",
        ", ".join(one["set"] for one in card["printings"]),
    )
