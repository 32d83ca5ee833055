"""`manage.py duel`: two bots play many games against each other, in pairs that share a seed."""

import argparse
import json
import sys
import time
from dataclasses import asdict

from django.core.management.base import BaseCommand
from tqdm import tqdm

from decks.queries import NoDeckFile, deck_file, products
from engine.bots import BOTS
from engine.bots.match import Match
from engine.bots.processes import shared
from engine.epic.catalogue import UnknownDeity, deity_by_name
from engine.epic.construction import ALIGNMENTS, BASE_SET, preconstructed
from engine.kernel.scores import score

RANDOM = "random30"
PRODUCTS = tuple(products())
NO_DEITY = "none"
MAX_GAMES = 1_000_000


class BadDeck(ValueError):
    """A deck that cannot be used; the message says why."""


def deck_of(source):
    """The cards of a ready-made deck or of a deck file, None for `random30`, which is dealt for each pair of games; and
    the deity that the file names."""
    if source == RANDOM:
        return None, None
    if source in ALIGNMENTS:
        return tuple(preconstructed(source)), None
    try:
        parsed = deck_file(source)
    except NoDeckFile as missing:
        raise BadDeck(f"{missing} Ready-made are {', '.join(ALIGNMENTS)} and {RANDOM}.") from None
    if not parsed.cards:
        raise BadDeck(f'The deck file {source} has no cards. Write one line for each card, such as "3 Kong".')
    return tuple(parsed.cards), parsed.deity


def deity_of(name):
    """The deity of this name; None for "none"."""
    try:
        return None if name == NO_DEITY else deity_by_name(name).name
    except UnknownDeity as unknown:
        raise argparse.ArgumentTypeError(str(unknown)) from None


def number_from(least, most):
    """A parser of whole numbers between two bounds."""

    def parse_number(text):
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number.") from None
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{number} is out of bounds; give a number from {least} to {most}.")
        return number

    return parse_number


class Command(BaseCommand):
    help = "Let two bots play many games, each seed twice: once with each of them starting."

    def add_arguments(self, parser):
        decks = f"a deck file, or one of {', '.join([*ALIGNMENTS, RANDOM])}"
        parser.add_argument("a", metavar="A", help=f"the first bot's deck: {decks}")
        parser.add_argument("b", metavar="B", help="the second bot's deck, likewise")
        parser.add_argument("--bots", nargs=2, choices=sorted(BOTS), default=["greedy", "random"], metavar=("X", "Y"),
                            help=f"the two bots, of {', '.join(sorted(BOTS))} (default: greedy random)")  # fmt: skip
        parser.add_argument("--deities", nargs=2, type=deity_of, metavar=("X", "Y"),
                            help="what they play with, or none (default: what the deck files name)")  # fmt: skip
        dealt = f"what {RANDOM} is dealt from: {', '.join(PRODUCTS)} (default: {BASE_SET})"
        parser.add_argument("--products", nargs="+", choices=PRODUCTS, default=[BASE_SET], metavar="P", help=dealt)
        parser.add_argument("--games", type=number_from(1, MAX_GAMES), default=100, help="default: %(default)s")
        parser.add_argument("--seed", type=number_from(0, 2**63), default=1, help="default: %(default)s")
        parser.add_argument("--workers", type=number_from(1, 64), default=None,
                            help="processes; the results do not depend on it (default: 2 when it helps)")  # fmt: skip
        parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")

    def handle(self, *, a, b, bots, deities, products, games, seed, workers, **options):
        try:
            decks, named = zip(deck_of(a), deck_of(b), strict=True)
            deities = named if deities is None else tuple(deities)
            match = Match(decks, tuple(bots), seed, deities, tuple(dict.fromkeys(products)))
            match.dealt(seed)  # too few cards are refused before anything is played
        except ValueError as refusal:
            self.stderr.write(str(refusal))
            sys.exit(2)
        watched = not options["json"] and sys.stderr.isatty()
        began = time.perf_counter()
        played = shared(match.play, games, workers)
        results = list(tqdm(played, total=games, unit="game", disable=not watched))
        report = asdict(score(results)) | {"seconds": round(time.perf_counter() - began, 3)}
        report |= {"turns": sum(one.turns for one in results), "bots": bots, "decks": [a, b], "seed": seed}
        report |= {"deities": list(deities), "products": list(match.products)}
        self.stdout.write(json.dumps(report) if options["json"] else sentence(report))


def sentence(report):
    """The report for people."""
    low, high = report["interval"]
    (one, two), (won, lost) = report["bots"], report["wins"]
    capped = f", {report['capped']} of them stopped by a limit" if report["capped"] else ""
    his, hers = (" with ".join(filter(None, pair)) for pair in zip(report["decks"], report["deities"], strict=True))
    return (
        f"{one} ({his}) won {won}, {two} ({hers}) won {lost}, "
        f"{report['draws']} drawn{capped}: {report['games']} games.\n"
        f"{one} wins between {low:.1%} and {high:.1%} of such games (95% interval).\n"
        f"{report['decisions']} decisions in {report['seconds']:.1f} seconds."
    )
