"""`manage.py draft FORMAT`: a whole draft with bots; and what can be verified and measured of drafts. Rates are of the
first game."""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, TypedDict, TypeVar, Unpack

from django.core.management.base import BaseCommand, CommandParser
from tqdm import tqdm

from decks.queries import BadDeckFile, deck_file_of
from drafts.verifying import game_of
from engine import games
from engine.bots.decks import SmallPool
from engine.bots.epic import contribution
from engine.bots.levels import UnknownBot
from engine.bots.pickers import RANDOM, explained, play_on
from engine.bots.processes import shared
from engine.construction.contents import Contents
from engine.games import DEFAULT, GAMES, Game
from engine.kernel.counting import number_of
from engine.kernel.scores import Score, score
from engine.limited import DIRECTIONS, OWN_PICKS, BadRecord, BadSetup, log, new_draft
from engine.limited.setup import Setup as AnySetup
from gate.arguments import number_from
from gate.games import add_game

FINE, DIFFERENT, UNREADABLE = 0, 1, 2
MOST_BITS = 256  # of a seed
LARGEST_FILE = 20_000_000  # bytes of a draft to verify
CHOICES: Final = (
    "seats", "products", "sets", "pool", "team", "packs", "pack_size", "directions", "review", "own_picks",
)  # fmt: skip
T = TypeVar("T")


class Unusable(ValueError):
    """Something that was asked for cannot be done; the message says why."""


class Options(TypedDict, total=False):
    """What is said after the verb, as far as that verb has it."""

    game: str
    seats: int | None
    products: list[str] | None
    sets: int | None
    cards: str | None
    pool: int | None
    team: int | None
    packs: int | None
    pack_size: int | None
    directions: list[str] | None
    review: bool | None
    own_picks: str | None
    format: str
    players: list[str]
    games: int
    seed: int
    workers: int | None
    file: str
    write: str | None
    log: bool
    json: bool


class Command(BaseCommand):
    help = "Run a draft with bots, verify a draft, compare pickers, or measure the value of cards."

    def add_arguments(self, parser: CommandParser) -> None:
        verbs = parser.add_subparsers(dest="verb", required=True, metavar="FORMAT | verify | duel | rate")
        for key, of in formats().items():
            verb = verbs.add_parser(key, help=" ".join(described(game, key) for game in of))
            add_game(verb, [game.KEY for game in of])
            add_setup(verb, [name for game in of for name in game.limited.PRODUCT_NAMES])
            add_seed(verb)
            add_players(verb, of)
            verb.add_argument("--log", action="store_true", help="also print every pack, pick and bot score")
            verb.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
        verb = verbs.add_parser("verify", help="rebuild every pack of a draft from its seed and compare")
        verb.add_argument("file", metavar="FILE", help="the output of draft FORMAT --json, or a log from the site")
        verb = verbs.add_parser("duel", help="play the decks of two pickers against each other")
        verb.add_argument("format", metavar="FORMAT", choices=formats(), help="the format they draft")
        add_game(verb)
        pickers = sorted({name for game in GAMES.values() for name in game.bots.PICKERS})
        verb.add_argument("--players", nargs=2, choices=pickers, default=["bot", "random"], metavar=("X", "Y"),
                          help="the two pickers, in alternating seats (default: bot random)")  # fmt: skip
        verb.add_argument("--games", type=number_from(2, 100_000), default=200, help="default: %(default)s")
        add_setup(verb, [name for game in GAMES.values() for name in game.limited.PRODUCT_NAMES])
        add_measure(verb)
        verb = verbs.add_parser("rate", help="measure the value of cards in games of random decks")
        verb.add_argument("--games", type=number_from(2, 1_000_000), default=2000, help="default: %(default)s")
        verb.add_argument("--write", metavar="FILE", help="write the numbers to the module that bots read")
        add_measure(verb)

    def handle(self, *, verb: str, **options: Unpack[Options]) -> None:
        act = {"verify": self.verify, "duel": self.duel, "rate": self.rate}.get(verb, self.draft)
        try:
            act(options if act != self.draft else options | {"format": verb})
        except (BadDeckFile, BadRecord, BadSetup, SmallPool, UnknownBot, Unusable, games.UnknownGame) as refusal:
            self.stderr.write(str(refusal))
            sys.exit(UNREADABLE)

    def draft(self, options: Options) -> None:
        game = games.of(options["game"])
        setup = setup_of(game, options)
        players = seated(game, options, setup.seats)
        pickers = [game.bots.picker(name, setup.format) for name in players]
        draft = new_draft(setup, options["seed"])
        play_on(draft, pickers)
        logged = log(draft) | ({} if game.KEY == DEFAULT else {"game": game.KEY})
        logged |= {"format": setup.format, "seats": setup.seats, "players": players}
        logged["bots"] = drafters(game, players)
        logged["decks"] = [list(build.deck) for build in game.bots.builds(draft, players)]
        if options["log"]:
            logged["scores"] = [[one.to_json() for one in each] for each in explained(draft, pickers)]
        else:
            del logged["steps"]
        self.stdout.write(json.dumps(logged) if options["json"] else in_words(game, setup, logged))

    def verify(self, options: Options) -> None:
        logged = read(options["file"])
        found = game_of(logged).limited.differences(logged)
        for sentence in found:
            self.stderr.write(sentence)
        if found:
            sys.exit(DIFFERENT)
        self.stdout.write(f"{options['file']} follows from its seed and its setup: hash, packs, picks and pools.")

    def duel(self, options: Options) -> None:
        game = games.of(options["game"])
        setup, (one, two) = setup_of(game, options), options["players"]
        for name in (one, two):
            game.bots.picker(name, setup.format)  # nothing is drafted first
        contest = game.bots.contest(setup, (one, two), options["seed"])
        began = time.perf_counter()
        results = list(self.watched(shared(contest.play, options["games"], options["workers"]), options))
        found, seconds = score(results), round(time.perf_counter() - began, 1)
        report = asdict(found) | {"seconds": seconds, "format": options["format"], "seats": setup.seats}
        report |= {"players": [one, two], "seed": options["seed"]}
        report |= {} if game.KEY == DEFAULT else {"game": game.KEY}
        self.stdout.write(json.dumps(report) if options["json"] else won(found, seconds, setup, (one, two)))

    def rate(self, options: Options) -> None:
        games = contribution.Trials(options["seed"])
        trials = list(self.watched(shared(games.play, options["games"], options["workers"]), options))
        points = contribution.points_of(trials)
        if options["write"]:
            Path(options["write"]).write_text(module(points, options["games"], options["seed"]), encoding="utf-8")
        best = sorted(points.by_card.items(), key=lambda item: (-item[1], item[0]))
        lines = [f"{number:+6.2f}  {name}" for name, number in best]
        self.stdout.write(json.dumps(asdict(points)) if options["json"] else "\n".join(lines))

    def watched(self, results: Iterator[T], options: Options) -> Iterable[T]:
        watched = not options["json"] and sys.stderr.isatty()
        return tqdm(results, total=options["games"], unit="game", disable=not watched)


# --- arguments -------------------------------------------------------------------------------------------------------


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=number_from(0, 2**MOST_BITS - 1), default=1, help="default: %(default)s")


def add_measure(parser: argparse.ArgumentParser) -> None:
    add_seed(parser)
    parser.add_argument("--workers", type=number_from(1, 64), default=None,
                        help="processes; the results do not depend on it (default: 2 when it helps)")  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def formats() -> dict[str, list[Game]]:
    """The games that have a format, by its key."""
    found: dict[str, list[Game]] = {}
    for game in GAMES.values():
        for one in game.limited.PROCEDURES:
            found.setdefault(one.key, []).append(game)
    return found


def described(game: Game, key: str) -> str:
    """A format of a game, which is named if it is not the usual one."""
    of = "" if game.KEY == DEFAULT else f"Of the {game.NAME}, "
    return f"{of}{name_of(game, key)}: {game.limited.SUMMARIES[key]}"


def name_of(game: Game, key: str) -> str:
    return next(one.name for one in game.limited.PROCEDURES if one.key == key)


def add_players(parser: argparse.ArgumentParser, of: Sequence[Game]) -> None:
    """Who picks, in a format that these games have."""
    known = list(dict.fromkeys(name for game in of for name in game.bots.PICKERS))
    who = f"pickers, seat by seat and repeated: {', '.join(known)} (default: {known[0]})"
    parser.add_argument("--players", nargs="+", choices=sorted(known), default=[], metavar="P", help=who)


def seated(game: Game, options: Options, seats: int) -> list[str]:
    """The names of the pickers by seat."""
    players: Sequence[str] = options["players"] or game.bots.PICKERS[:1]
    return [players[seat % len(players)] for seat in range(seats)]


def drafters(game: Game, players: Sequence[str]) -> str:
    """The draft bots that a price of a pick lets draft on: the best of those that were there, or else the usual one."""
    return [name for name in game.bots.PICKERS if name in {*players, game.bots.PICKERS[0]} and name != RANDOM][-1]


def add_setup(parser: argparse.ArgumentParser, products: Sequence[str]) -> None:
    """What the host may choose; what a format does not leave open is refused by it."""
    parser.add_argument("--seats", type=int, help="players (default: the usual number)")
    of = ", ".join(products)
    parser.add_argument("--products", nargs="+", choices=products, metavar="P", help=f"products to deal from: {of}")
    parser.add_argument("--sets", type=int, help="copies of each product (default: as many as needed)")
    parser.add_argument("--cards", metavar="FILE", help="your own list instead, with lines such as 3 Kong")
    parser.add_argument("--pool", type=int, help="cards of a sealed pool")
    parser.add_argument("--team", type=int, help="players who share a sealed pool")
    parser.add_argument("--packs", type=int, help="packs per player, or groups of four in an open draft")
    parser.add_argument("--pack-size", type=int, help="cards of a pack")
    parser.add_argument("--directions", nargs="+", choices=DIRECTIONS, metavar="D", help="left or right, pack by pack")
    parser.add_argument(
        "--review", action=argparse.BooleanOptionalAction, default=None, help="review picks between packs"
    )
    parser.add_argument("--own-picks", choices=OWN_PICKS, help="when players can see their own picks")


def setup_of(game: Game, options: Options) -> AnySetup:
    """The setup that the options ask for. Raises BadSetup, and BadDeckFile for an own list, line by line."""
    path, procedure = options["cards"], game.limited.BY_KEY.get(options["format"])
    if not path or procedure is None or not procedure.own_cards:  # the game says what it does not deal
        return game.limited.plan(options["format"], cards=path, **chosen(options))
    listed = deck_file_of(path, game.limited.parse, game.limited.MOST_CARDS)[1]
    if listed.apart:
        said = f"{path}, line {listed.apart[0].line}: “{listed.apart[0].text}” is set apart, and not dealt."
        raise Unusable(f"{said} Remove the line or its heading.")
    if not listed.cards:
        example = game.construction.EXAMPLES[0]
        raise Unusable(f'The list {path} has no cards. Write one line for each card, such as "3 {example}".')
    return game.limited.plan(options["format"], cards=listed.cards, **chosen(options))


def chosen(options: Options) -> dict[str, Any]:
    """What was said of the setup beside its cards, by the names of the fields."""
    return {name: value for name, value in options.items() if name in CHOICES}


def read(path: str) -> object:
    """The JSON in a file."""
    try:
        file = Path(path)
        if file.stat().st_size > LARGEST_FILE:
            raise Unusable(f"{path} is larger than any draft.")
        return json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Unusable(f"There is no file {path}.") from None
    except RecursionError:
        raise Unusable(f"{path} is not a draft: it is nested too deeply.") from None
    except (OSError, ValueError) as wrong:
        raise Unusable(str(wrong) if isinstance(wrong, Unusable) else f"{path} is not JSON: {wrong}.") from None


# --- words -----------------------------------------------------------------------------------------------------------


def in_words(game: Game, setup: AnySetup, logged: Mapping[str, Any]) -> str:
    """A draft for people: the deck of each seat as a list."""
    of = "" if game.KEY == DEFAULT else f" of the {game.NAME}"
    parts = [f"{name_of(game, setup.format)}{of} for {setup.seats}, seed {logged['seed']}, hash {logged['hash']}"]
    for seat, (player, pool, deck) in enumerate(
        zip(logged["players"], logged["pools"], logged["decks"], strict=True), 1
    ):
        title = f"Seat {seat}, {player}: {number_of(len(pool), 'card')}, a deck of {len(deck)}"
        parts += [title, listing(game, deck)]
    return "\n\n".join(parts)


def listing(game: Game, cards: Sequence[str]) -> str:
    """Cards as a list."""
    return game.construction.written(Contents(Counter(cards))).rstrip()


def won(found: Score, seconds: float, setup: AnySetup, players: tuple[str, str]) -> str:
    low, high = found.interval
    (one, two), (mine, theirs) = players, found.wins
    return (
        f"{setup.format}, {setup.seats} seats: decks of {one} won {mine}, decks of {two} won {theirs}, "
        f"{found.draws} drawn: {found.games} games.\n"
        f"Decks of {one} win between {low:.1%} and {high:.1%} of such games (95% interval).\n"
        f"{seconds:.1f} seconds."
    )


def module(points: contribution.Points, games: int, seed: int) -> str:
    """The source of `engine/bots/epic/data/points.py`."""
    lines = [
        '"""What features and cards are worth in Limited, in points (see `rating.py`): measured and written by',
        "",
        f"python manage.py draft rate --games {games} --seed {seed} --write engine/bots/epic/data/points.py",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
    ]
    for name, numbers in (("BY_FEATURE", points.by_feature), ("BY_CARD", points.by_card)):
        lines += ["", f"{name}: Final[dict[str, float]] = {{"]
        lines += [f"    {json.dumps(key)}: {round(number, 2)}," for key, number in sorted(numbers.items())]
        lines += ["}"]
    return "\n".join(lines) + "\n"
