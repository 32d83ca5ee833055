"""A database that is away: somebody keeps it locked for longer than anybody waits, or a table of it is not there."""

import logging
import sqlite3
from contextlib import contextmanager

from django.db import connections

from tests.patience import becomes


class Noticer(logging.Handler):
    """Hears when the log says that something is wrong."""

    def __init__(self):
        super().__init__(logging.WARNING)
        self.noticed = False

    def emit(self, record):
        self.noticed = True

    async def was_noticed(self):
        async def noticed():
            return self.noticed

        await becomes(noticed)


class Outage(Noticer):
    """As long as it goes on nothing can be stored."""

    def __init__(self):
        super().__init__()
        self.holder = sqlite3.connect(connections["default"].settings_dict["NAME"], isolation_level=None)
        self.holder.execute("BEGIN EXCLUSIVE")
        self.ends_when_noticed = False

    def emit(self, record):
        super().emit(record)
        if self.ends_when_noticed:
            self.end()

    def end(self):
        self.holder.close()


@contextmanager
def outage(*loggers):
    """An outage that ends with the block at the latest; it is noticed by these loggers."""
    away = Outage()
    try:
        with _heard(away, loggers):
            yield away
    finally:
        away.end()


@contextmanager
def noticing(*loggers):
    """Hear these loggers."""
    with _heard(Noticer(), loggers) as noticer:
        yield noticer


@contextmanager
def _heard(noticer, loggers):
    for name in loggers:
        logging.getLogger(name).addHandler(noticer)
    try:
        yield noticer
    finally:
        for name in loggers:
            logging.getLogger(name).removeHandler(noticer)


def rename(old, new):
    """A table of the database that is called otherwise for a while cannot be read."""
    with connections["default"].schema_editor() as editor:
        editor.alter_db_table(None, old, new)
