"""`manage.py puzzles`: finds puzzles in games of bots, and proves those that are kept once more."""

from collections.abc import Iterator
from itertools import count

from django.core.management.base import BaseCommand, CommandError, CommandParser

from engine.bots.epic.mining import LIMIT, mine
from engine.epic.puzzles import NotOpen, Puzzle, TooLarge, prove, to_line
from engine.kernel.notation import BadNotation
from gate.arguments import number_from
from playtest.scenes.puzzles import FILLER, STORED, puzzles

MOST = 10_000


class Command(BaseCommand):
    help = f"Find puzzles in games of bots, one line of JSON each, or prove those in {STORED.name} again."

    def add_arguments(self, parser: CommandParser) -> None:
        what = parser.add_mutually_exclusive_group(required=True)
        what.add_argument("--mine", type=number_from(1, MOST), metavar="N", help="find so many puzzles and print them")
        what.add_argument("--check", action="store_true", help="prove every stored puzzle again and compare")
        first = "with --mine: the seed of the first game; the next game has the next one (default: %(default)s)"
        parser.add_argument("--seed", type=number_from(0, 2**40), default=0, help=first)

    def handle(self, *, mine: int | None, check: bool, seed: int, **options: object) -> None:
        if mine is not None:
            for puzzle in found_from(seed, mine):
                self.stdout.write(to_line(puzzle))
            return
        faults = 0
        for number, puzzle in enumerate(puzzles(), 1):
            fault = fault_of(puzzle)
            if fault:
                faults += 1
                self.stderr.write(f"Puzzle {number}: {fault}")
        if faults:
            raise CommandError(f"{faults} of {len(puzzles())} puzzles are not what is stored of them.", returncode=1)
        self.stdout.write(f"{len(puzzles())} puzzles are proved.")


def found_from(seed: int, wanted: int) -> Iterator[Puzzle]:
    """So many puzzles, of the game with this seed and those after it."""
    left = wanted
    for one in count(seed):
        for puzzle in mine(one, FILLER):
            if left:
                left -= 1
                yield puzzle
        if not left:
            return


def fault_of(puzzle: Puzzle) -> str:
    """What is wrong with a puzzle; empty when it is proved as it is stored."""
    try:
        proof = prove(puzzle.goal, puzzle.position, LIMIT)
    except (BadNotation, NotOpen, TooLarge) as error:
        return str(error)
    if proof is None:
        return "The goal cannot be reached."
    return "" if proof == puzzle.proof else f"{proof} is proved, {puzzle.proof} is stored."
