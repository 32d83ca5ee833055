"""When something happened, in words, as lists of tables and drafts say it."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.utils import timezone
from django.utils.timesince import timesince


def ago(moment: datetime) -> str:
    """ "just now", "5 minutes ago"."""
    if timezone.now() - moment < timedelta(minutes=1):
        return "just now"
    return f"{timesince(moment, depth=1)} ago"
