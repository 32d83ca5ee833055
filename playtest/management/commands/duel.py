"""`manage.py duel`: two bots play many games against each other, in pairs that share a seed."""

import argparse
import json
import sys
import time
from dataclasses import asdict

from django.core.management.base import BaseCommand, CommandParser
from tqdm import tqdm

from decks.queries import NoDeckFile, deck_file, products
from engine.bots import BOTS
from engine.bots.match import Match
from engine.bots.processes import shared
from engine.epic.catalogue import UnknownDeity, deity_by_name
from engine.epic.construction import ALIGNMENTS, BASE_SET, preconstructed
from engine.epic.rules import RULES_2017, RULES_OF
from engine.epic.simulation import Deck
from engine.kernel.scores import Score, score
from gate.arguments import number_from

RANDOM = "random30"
PRODUCTS = tuple(products())
NO_DEITY = "none"
MAX_GAMES = 1_000_000


class BadDeck(ValueError):
    """A deck that cannot be used; the message says why."""


def deck_of(source: str) -> tuple[Deck | None, str | None]:
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


def deity_of(name: str) -> str | None:
    """The deity of this name; None for "none"."""
    try:
        return None if name == NO_DEITY else deity_by_name(name).name
    except UnknownDeity as unknown:
        raise argparse.ArgumentTypeError(str(unknown)) from None


class Command(BaseCommand):
    help = "Let two bots play many games. Each seed is played twice, with each bot starting once."

    def add_arguments(self, parser: CommandParser) -> None:
        decks = f"a deck file, or one of {', '.join([*ALIGNMENTS, RANDOM])}"
        parser.add_argument("a", metavar="A", help=f"the first bot's deck: {decks}")
        parser.add_argument("b", metavar="B", help="the second bot's deck, in the same way")
        parser.add_argument("--bots", nargs=2, choices=sorted(BOTS), default=["greedy", "random"], metavar=("X", "Y"),
                            help=f"the two bots, of {', '.join(sorted(BOTS))} (default: greedy random)")  # fmt: skip
        parser.add_argument("--deities", nargs=2, type=deity_of, metavar=("X", "Y"),
                            help="the deities of the two bots, or none (default: those in the deck files)")  # fmt: skip
        dealt = f"products for {RANDOM}: {', '.join(PRODUCTS)} (default: {BASE_SET})"
        parser.add_argument("--products", nargs="+", choices=PRODUCTS, default=[BASE_SET], metavar="P", help=dealt)
        parser.add_argument("--games", type=number_from(1, MAX_GAMES), default=100, help="default: %(default)s")
        parser.add_argument("--seed", type=number_from(0, 2**63), default=1, help="default: %(default)s")
        parser.add_argument("--workers", type=number_from(1, 64), default=None,
                            help="processes; the results do not depend on it (default: 2 when it helps)")  # fmt: skip
        parser.add_argument("--rules", dest="rules_of", choices=RULES_OF, default=RULES_2017,
                            help="the year of the rules that are played (default: %(default)s)")  # fmt: skip
        parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")

    def handle(
        self,
        *,
        a: str,
        b: str,
        bots: list[str],
        deities: list[str | None] | None,
        products: list[str],
        games: int,
        seed: int,
        workers: int | None,
        rules_of: str,
        **options: object,
    ) -> None:
        try:
            (one, his), (two, hers) = deck_of(a), deck_of(b)
            his, hers = (his, hers) if deities is None else deities
            dealt_from = tuple(dict.fromkeys(products))
            match = Match((one, two), (bots[0], bots[1]), seed, (his, hers), dealt_from, rules_of)
            match.dealt(seed)  # too few cards are refused before anything is played
        except ValueError as refusal:
            self.stderr.write(str(refusal))
            sys.exit(2)
        watched = not options["json"] and sys.stderr.isatty()
        began = time.perf_counter()
        played = shared(match.play, games, workers)
        results = list(tqdm(played, total=games, unit="game", disable=not watched))
        found, seconds = score(results), round(time.perf_counter() - began, 3)
        report = asdict(found) | {"seconds": seconds, "turns": sum(result.turns for result in results), "bots": bots}
        report |= {"decks": [a, b], "seed": seed, "deities": [his, hers], "products": list(match.products)}
        report["rules"] = rules_of
        self.stdout.write(json.dumps(report) if options["json"] else sentence(found, seconds, match, (a, b)))


def sentence(found: Score, seconds: float, match: Match, decks: tuple[str, str]) -> str:
    """The report for people."""
    low, high = found.interval
    (one, two), (won, lost) = match.bots, found.wins
    capped = f", {found.capped} of them stopped by a limit" if found.capped else ""
    his, hers = (" with ".join(filter(None, pair)) for pair in zip(decks, match.deities, strict=True))
    rules = f" By the rules of {match.rules_of}." if match.rules_of != RULES_2017 else ""
    return (
        f"{one} ({his}) won {won}, {two} ({hers}) won {lost}, "
        f"{found.draws} drawn{capped}: {found.games} games.{rules}\n"
        f"{one} wins between {low:.1%} and {high:.1%} of such games (95% interval).\n"
        f"{found.decisions} decisions in {seconds:.1f} seconds."
    )
