"""`manage.py records`: play kept games and drafts again, to notice when the engine behaves otherwise than before."""

import gzip
import time
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from engine.bots.epic.sampling import NoReason, plan, renewed
from engine.epic.records import HISTORY, differing
from engine.kernel.samples import Corpus, read_corpus

STORED = Path("tests/engine/epic/records/records.jsonl.gz")
STALE = "The versions in engine/epic/versions.py differ from those in the file: rewrite it with --write."


class Command(BaseCommand):
    help = "Replay stored games and drafts and compare them; see docs/old-games.md."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--write", action="store_true", help="regenerate those that differ, and store them")
        parser.add_argument("--file", type=Path, default=settings.BASE_DIR / STORED, help=f"(default: {STORED})")

    def handle(self, *, file: Path, write: bool, **options: object) -> None:
        started = time.perf_counter()
        if write:
            self.renew(file)
        else:
            self.compare(stored(file))
        self.stdout.write(f"{time.perf_counter() - started:.1f} s.")

    def compare(self, corpus: Corpus) -> None:
        """Raises CommandError when a sample comes out otherwise, or the file is of other versions."""
        different = differing(corpus)
        for name in different:
            self.stdout.write(f"DIFFERS {name}")
        self.stdout.write(f"{len(corpus.samples) - len(different)} of {len(corpus.samples)} are unchanged.")
        if different:
            raise CommandError("If this is intended, explain why and rewrite them: see docs/old-games.md.")
        if corpus.versions != newest():
            raise CommandError(STALE)

    def renew(self, file: Path) -> None:
        """Raises CommandError when no reason is recorded for what comes out otherwise."""
        old = stored(file) if file.exists() else Corpus((), newest(), {kind: {} for kind in HISTORY})
        try:
            new = renewed(old, plan())
        except NoReason as missing:
            raise CommandError(str(missing)) from missing
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(gzip.compress(new.written().encode(), mtime=0))
        same = sum(sample in old.samples for sample in new.samples)
        self.stdout.write(f"{same} samples are unchanged, {len(new.samples) - same} are regenerated.")


def newest() -> dict[str, int]:
    """The version of each kind that this engine plays."""
    return {kind: changes[-1].number for kind, changes in HISTORY.items()}


def stored(file: Path) -> Corpus:
    """The corpus in a file."""
    try:
        return read_corpus(gzip.decompress(file.read_bytes()).decode())
    except (OSError, ValueError, KeyError) as error:
        raise CommandError(f"{file} cannot be read as records: {error}.") from error
