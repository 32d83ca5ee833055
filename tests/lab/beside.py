"""The runners of the laboratory in the event loop of a test, as a server has them, and the database beside them."""

import asyncio
import contextlib

from channels.db import database_sync_to_async


@contextlib.asynccontextmanager
async def running(runner):
    """This runner, until the test has what it wants."""
    task = asyncio.get_running_loop().create_task(runner.run())
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def in_thread(what, *arguments, **named):
    return await database_sync_to_async(what)(*arguments, **named)
