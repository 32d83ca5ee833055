"""How long tests wait for what must come. Where all goes well it comes at once, on a busy machine, too; whoever waits
so long has found a fault. While you fix tests, `PATIENCE=15 make test` makes a fault show sooner."""

import asyncio
import os
import time

PATIENCE = float(os.environ.get("PATIENCE", "180"))  # seconds
IN_BROWSER = PATIENCE * 1000  # milliseconds
PLAYED = 5 * IN_BROWSER  # for hundreds of games of bots, which let everything else go first
PAUSE = 0.02  # seconds; whoever asks without a pause takes the processor from what it waits for


def eventually(happens):
    """Wait until the question is answered with yes."""
    deadline = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < deadline
        time.sleep(PAUSE)


async def becomes(wanted, *arguments):
    """The same where the question is asked in the event loop, and everything else there goes on."""
    deadline = time.monotonic() + PATIENCE
    while not await wanted(*arguments):
        assert time.monotonic() < deadline
        await asyncio.sleep(PAUSE)
