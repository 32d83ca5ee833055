"""`manage.py perft`: count the ways to make the next choices and compare with what is stored."""

import json
import time
from argparse import ArgumentTypeError
from pathlib import Path
from typing import TypedDict

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from engine import games
from engine.games import Game
from engine.kernel.notation import BadNotation
from engine.kernel.perft import BadPerft, Case, parse_perft
from gate.games import add_game, tests_of

STORED = Path("proofs/perft")  # among the tests of a game
DEPTH = 4  # of a position that is given on the command line


class Compared(TypedDict):
    """A stored position that was counted again: what is stored and what was counted, by depth."""

    place: str
    about: str
    position: str
    seed: int
    counts: dict[int, tuple[int, int]]
    ok: bool


def depth_of(text: str) -> int:
    """A depth from 1 on."""
    if not text.isascii() or not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a depth; give a whole number of at least 1.")
    return int(text)


class Command(BaseCommand):
    help = "Count the possible sequences of choices from fixed positions and compare them with the stored counts."

    def add_arguments(self, parser: CommandParser) -> None:
        add = parser.add_argument
        add("files", nargs="*", type=Path, help="files of positions with counts (default: all that are stored)")
        add("--position", help="count this position (in notation) instead")
        add("--seed", type=int, default=0, help="seed for random events after --position (default: %(default)s)")
        add("--depth", type=depth_of, help=f"maximum depth (default: as stored; {DEPTH} for --position)")
        add("--divide", action="store_true", help="with --position: print the count of each option")
        add("--json", dest="as_json", action="store_true", help="print the counts as JSON")
        add_game(parser)

    def handle(
        self,
        *,
        files: list[Path],
        position: str,
        seed: int,
        depth: int | None,
        as_json: bool,
        game: str,
        **options: object,
    ) -> None:
        if options["divide"] and not position:
            raise CommandError("--divide needs a --position.")
        try:
            if position:
                case = Case("", position, seed, ())
                self.count(games.of(game), case, depth or DEPTH, bool(options["divide"]), as_json)
            else:
                self.compare(games.of(game), stored(game, files), depth, as_json)
        except (BadNotation, BadPerft) as error:
            raise CommandError(str(error)) from error

    def count(self, game: Game, case: Case, depth: int, divided: bool, as_json: bool) -> None:
        """Count one position, in all or option by option."""
        proofs = game.proofs
        counts: list[tuple[str, int]] | list[tuple[int, int]]
        if divided:
            g = proofs.game_of(case)
            words = {option["code"]: option["text"] for option in game.views.laid_open(g)["options"]}
            counts = [(words[option], count) for option, count in proofs.divide(g, depth)]
        else:
            counts = [(each, proofs.perft(proofs.game_of(case), each)) for each in range(1, depth + 1)]
        if as_json:
            self.stdout.write(json.dumps(counts, ensure_ascii=False))
            return
        for what, count in counts:
            self.stdout.write(f"{count:>12}  {what if divided else f'depth {what}'}")
        if divided:
            self.stdout.write(f"{sum(count for _, count in counts):>12}  in all")

    def compare(self, game: Game, cases: list[tuple[str, Case]], depth: int | None, as_json: bool) -> None:
        """Count stored positions again. Raises CommandError when one differs."""
        started = time.perf_counter()
        results = [compared(game, place, case, depth) for place, case in cases]
        wrong = [one for one in results if not one["ok"]]
        if as_json:
            self.stdout.write(json.dumps(results, indent=1, ensure_ascii=False))
        else:
            for one in results:
                self.stdout.write(f"{'ok' if one['ok'] else 'DIFFERS':8}{one['place']:12} {one['about']}")
                for each, (stored_count, count) in one["counts"].items():
                    if count != stored_count:
                        self.stdout.write(f"        depth {each}: {count}, stored is {stored_count}")
            nodes = sum(count for one in results for _, count in one["counts"].values())
            seconds = time.perf_counter() - started
            self.stdout.write(
                f"{game.NAME}: {len(results) - len(wrong)} positions agree, {nodes} nodes in {seconds:.1f} s."
            )
        if wrong:
            raise CommandError(f"{len(wrong)} of {len(results)} positions differ from what is stored.")


def stored(key: str, paths: list[Path]) -> list[tuple[str, Case]]:
    """The positions of files with their places: file and number."""
    found: list[tuple[str, Case]] = []
    for path in paths or sorted((settings.BASE_DIR / tests_of(key) / STORED).glob("*.perft")):
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise CommandError(f"{path} cannot be read: {error}.") from error
        found += [(f"{path.stem} {number}", case) for number, case in enumerate(parse_perft(text), 1)]
    return found


def compared(game: Game, place: str, case: Case, most: int | None) -> Compared:
    """What is stored and what is counted for each depth."""
    perft, game_of = game.proofs.perft, game.proofs.game_of
    counts = {
        depth: (count, perft(game_of(case), depth)) for depth, count in case.counts if most is None or depth <= most
    }
    about = case.about.partition(".")[0] + "."
    ok = all(known == count for known, count in counts.values())
    return {"place": place, "about": about, "position": case.position, "seed": case.seed, "counts": counts, "ok": ok}
