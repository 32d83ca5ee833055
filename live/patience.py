"""Work beside the server that goes on whatever happens: after a database that was away, a worker that died, a channel
layer that was restarted. Each attempt waits a little longer than the one before, and then as long as the last.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from django.db import InterfaceError, OperationalError

from live.errors import Refused

FIRST, LONGEST = 0.5, 15.0  # seconds from what went wrong to the next attempt
AWAY = (OperationalError, InterfaceError)  # the database cannot be reached, or somebody keeps it locked

log = logging.getLogger(__name__)


async def retry_until_done(work: Callable[[], Awaitable[None]], what: str) -> None:
    """Do this work until it is done, again after whatever goes wrong but for what is Refused; `what` says in the log
    whose work it is. It must be fit to be begun anew."""
    wait = FIRST
    while True:
        try:
            await work()
        except Refused:
            raise
        except Exception:
            log.exception("%s: something went wrong; trying again in %g seconds.", what, wait)
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST)
        else:
            return
