"""`manage.py faces`: draw the faces that are not drawn yet, and delete those that are drawn otherwise by now.

The server runs it beside itself (`--while`), so that soon after the first start nobody waits for a face.
"""

import os
from collections.abc import Iterator

from django.core.management.base import BaseCommand
from tqdm import tqdm

from decks.faces.files import Face, faces
from decks.pictures import kept_faces


class Command(BaseCommand):
    help = "Draw the faces of all cards ahead, so that nobody waits for one, and delete outdated ones."

    def add_arguments(self, parser):
        parser.add_argument(
            "--while",
            type=int,
            metavar="PID",
            help="stay behind all other work, and end with this parent process",
        )

    def handle(self, **options):
        kept, known = kept_faces(), sorted(faces().values(), key=lambda one: one.facts["name"])
        deleted = kept.sweep()
        wanted = known if options["while"] is None else gently(known, options["while"])
        drawn = sum(kept.warm(one) for one in tqdm(wanted, unit="face", disable=options["verbosity"] == 0))
        self.stdout.write(f"{drawn} of {len(known)} faces drawn, {deleted} outdated files deleted.")


def gently(known: list[Face], parent: int) -> Iterator[Face]:
    """One after the other, while the parent lives and as others leave the processor free."""
    os.nice(19)
    for one in known:
        if os.getppid() != parent:
            return
        yield one
