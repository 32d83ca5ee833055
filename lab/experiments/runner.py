"""The experiments' turn: a few tasks in the server's event loop that have blocks of pairs played.

The processes are those of trials, which are few and nice to others, so that bots at tables think first. Pairs are taken
from whose experiment has waited longest, one experiment of a person at a time.
"""

from __future__ import annotations

import logging

from lab.experiments import domain, queries
from lab.experiments.playing import Block, play
from live import lanes
from live.broadcast import call
from playtest.trials.runner import LANES, players

FAILED = "A game failed, so the experiment stopped. Earlier results are kept."

log = logging.getLogger(__name__)


async def run() -> None:
    """Play in this event loop until it is cancelled."""
    await lanes.run(
        "Experiments", LANES, domain.news, begin=domain.give_up_outdated, next_job=queries.next_block, do=_play
    )


async def _play(block: Block) -> None:
    """Have a block played and store it. An experiment whose games break off is given up."""
    try:
        played = await players.run(play, block)
    except Exception:
        log.exception("Pairs of matchup %d of the experiment %s could not be played.", block.place, block.slug)
        await call(domain.fail, slug=block.slug, why=FAILED)
    else:
        await call(domain.store, slug=block.slug, place=block.place, played=played)
