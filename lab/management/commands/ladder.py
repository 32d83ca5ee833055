"""`manage.py ladder`: neighbours on the ladder of the bots meet in paired games, and strengths follow from that."""

import json
import sys
from collections.abc import Iterable
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from django.core.management.base import BaseCommand, CommandParser
from tqdm import tqdm

import compiled
from decks.site_decks import site_decks
from engine.bots.epic.players import LEVELS
from engine.bots.processes import shared
from engine.epic.construction import ALIGNMENTS, CONSTRUCTED, preconstructed
from engine.epic.simulation import Deck
from engine.epic.versions import VERSION
from engine.games import DEFAULT
from gate.arguments import number_from
from lab import ladder, playing
from lab.ladder import BadLadder, Meeting, Strength
from lab.playing import KINDS, Games
from lab.requests import BadRequest, check_pairs

LARGEST_SEED = 2**63


class Command(BaseCommand):
    help = (
        "Let the bots of the ladder meet: each its neighbours, and those above the middle the middle one. Each seed is "
        "played twice, with another one starting. Then say how strong each is."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        levels = ", ".join(LEVELS)
        parser.add_argument("--bots", nargs="+", default=list(LEVELS), metavar="BOT",
                            help=f"two or more of {levels} (default: all)")  # fmt: skip
        parser.add_argument("--kinds", nargs="+", default=list(KINDS), metavar="KIND",
                            help=f"kinds of decks: {', '.join(KINDS)} (default: all)")  # fmt: skip
        parser.add_argument("--games", type=number_from(2, 1_000_000), default=96,
                            help="of two bots with a kind of decks, an even number (default: %(default)s)")  # fmt: skip
        parser.add_argument("--seed", type=number_from(0, LARGEST_SEED), default=1, help="default: %(default)s")
        parser.add_argument("--workers", type=number_from(1, 64), default=None,
                            help="processes; who wins does not depend on it (default: 2 when it helps)")  # fmt: skip
        parser.add_argument("--write", nargs="?", type=Path, const=ladder.FILE, default=None, metavar="FILE",
                            help="store each meeting as it ends, in place of one of the same bots with the same kind "
                            "of decks (default file: that of the page of the bots)")  # fmt: skip
        parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")

    def handle(
        self,
        *,
        bots: list[str],
        kinds: list[str],
        games: int,
        seed: int,
        workers: int | None,
        write: Path | None,
        **options: object,
    ) -> None:
        try:
            check(bots, kinds, games)
            known, new = list[Meeting](), list[Meeting]()
            if write:  # what cannot be read or written is found out before any game
                ladder.store(write, known := ladder.stored(write))
            for one in self.played(bots, kinds, games, seed, workers, watched=not options["json"]):
                new.append(one)
                if write:
                    known = ladder.merged(ladder.stored(write), [one])  # another process may have written meanwhile
                    ladder.store(write, known)
        except (BadRequest, BadLadder) as refusal:
            self.stderr.write(str(refusal))
            sys.exit(2)
        except OSError as error:
            self.stderr.write(f"{write} cannot be written: {error.strerror}.")
            sys.exit(2)
        found = ladder.strengths(known or new)
        report = {
            "meetings": [asdict(one) for one in new],
            "strengths": {bot: asdict(strength) for bot, strength in found.items()},
        }
        self.stdout.write(json.dumps(report) if options["json"] else in_words(new, found))

    def played(
        self, bots: list[str], kinds: list[str], games: int, seed: int, workers: int | None, *, watched: bool
    ) -> Iterable[Meeting]:
        """All meetings, each as it ends."""
        asked = [(pair, kind) for pair in ladder.meetings_of(bots) for kind in dict.fromkeys(kinds)]
        sys.stderr.write(compiled.advice(games * len(asked)))
        with tqdm(total=games * len(asked), unit="game", disable=not (watched and sys.stderr.isatty())) as progress:
            for pair, kind in asked:
                progress.set_description(f"{' – '.join(pair)}, {kind}")
                results = []
                for result in shared(Games(pair, kind, seed, decks_of(kind)).play, games, workers):
                    results.append(result)
                    progress.update()
                yield ladder.meeting(
                    pair,
                    kind,
                    results,
                    seed=seed,
                    date=datetime.now(UTC),
                    version=VERSION,
                    compiled=compiled.in_use(),
                )


def check(bots: list[str], kinds: list[str], games: int) -> None:
    """Raises BadRequest with a sentence where no such games can be played."""
    for what, names, known in (("bot", bots, LEVELS), ("kind of decks", kinds, tuple(KINDS))):
        if unknown := [name for name in names if name not in known]:
            raise BadRequest(f"There is no {what} {unknown[0]} on the ladder. Choose from {', '.join(known)}.")
    if len(set(bots)) < 2:
        raise BadRequest("A bot alone meets nobody. Name two or more.")
    check_pairs(games)


def decks_of(kind: str) -> tuple[Deck, ...]:
    """The decks of this kind that meet in turn; none where decks are dealt or drafted."""
    if kind == playing.ALIGNMENTS:
        return tuple(tuple(preconstructed(word)) for word in ALIGNMENTS)
    if kind == playing.CONSTRUCTED:
        return tuple(
            tuple(name for name, count in sorted(deck.cards.items()) for _ in range(count))
            for deck in site_decks(DEFAULT).values()
            if deck.format_key == CONSTRUCTED.key
        )
    return ()


def in_words(meetings: Iterable[Meeting], strengths: dict[str, Strength]) -> str:
    """The report for people."""
    lines = [sentence(one) for one in meetings]
    for bot, strength in sorted(strengths.items(), key=lambda item: -item[1].value):
        lines.append(f"{bot}: strength {strength.value:.0f}, between {strength.low:.0f} and {strength.high:.0f} (95%).")
    return "\n".join(lines)


def sentence(one: Meeting) -> str:
    (first, second), (low, high) = one.bots, one.interval
    paces = ", ".join(
        f"{bot} {pace.usual:g} ms and {pace.slow:g} ms" for bot, pace in zip(one.bots, one.paces, strict=True) if pace
    )
    return (
        f"{one.kind}: {first} won {one.wins[0]}, {second} won {one.wins[1]}, {one.draws} drawn. {first} wins between "
        f"{low:.1%} and {high:.1%} of such games (95% interval).\n"
        f"  A decision takes, half of them and 95 of 100 at most: {paces}."
    )
