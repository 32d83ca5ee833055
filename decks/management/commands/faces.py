"""`manage.py faces`: draw the faces that are not drawn yet, and delete those that are drawn otherwise by now."""

from django.core.management.base import BaseCommand
from tqdm import tqdm

from decks.faces.files import faces
from decks.pictures import kept_faces


class Command(BaseCommand):
    help = "Draw the faces of all cards ahead, so that nobody waits for one, and delete outdated ones."

    def handle(self, **options):
        kept, known = kept_faces(), faces().values()
        drawn = sum(kept.warm(one) for one in tqdm(known, unit="face", disable=options["verbosity"] == 0))
        deleted = kept.sweep()
        self.stdout.write(f"{drawn} of {len(known)} faces drawn, {deleted} outdated files deleted.")
