"""Drafts of the Epic TCG made again from what was stored or logged of them: see `engine/limited/`."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.epic_tcg.catalogue.products import UnknownCard
from engine.epic_tcg.construction.formats import violations
from engine.epic_tcg.limited.setup import Setup
from engine.limited import records, verifying
from engine.limited.state import Draft


def replay(kept: object) -> Draft[Setup]:
    """The draft that `record` kept. Raises BadRecord, and BadSetup for its setup."""
    return records.replay(kept, Setup.from_json)


def differences(logged: object) -> list[str]:
    """What of a logged draft does not follow from its seed, setup and picks, in sentences; nothing when all of it does.

    `logged` is what `log` gives, or as much of it as there is: setup and seed at least. Raises BadRecord or BadSetup
    when these two cannot be read.
    """
    return verifying.differences(logged, Setup.from_json, _faults)


def _faults(draft: Draft[Setup], deck: Any, pool: list[str]) -> list[str]:
    """Every reason why a logged deck is none of a pool."""
    try:
        broken = violations(Counter(map(str, deck)), draft.setup.deck_format, pool=Counter(pool))
    except (TypeError, UnknownCard) as wrong:
        return [str(wrong)]
    return [one.text for one in broken]
