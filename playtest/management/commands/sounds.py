"""Write the sounds of tables and drafts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from live import sounds


class Command(BaseCommand):
    """`manage.py sounds` writes one file for each sound to `static/sounds`."""

    help = "Write the sounds of tables and drafts to static/sounds."

    def handle(self, *args: Any, **options: Any) -> None:
        """Make them all."""
        folder = Path(settings.BASE_DIR) / "static" / "sounds"
        folder.mkdir(exist_ok=True)
        for name in sounds.NAMES:
            (folder / f"{name}.wav").write_bytes(sounds.made(name))
        self.stdout.write(f"{len(sounds.NAMES)} sounds are in {folder.relative_to(settings.BASE_DIR)}.")
