"""The hash of a draft that is shown before its first pick, and promises its seed and its setup."""

from __future__ import annotations

import hashlib
import json

from engine.limited.setup import Setup


def commitment(setup: Setup, seed: int) -> str:
    """The SHA-256 of seed and setup as canonical JSON: keys sorted, no spaces, the seed as decimal digits."""
    promised = {"seed": str(seed), "setup": setup.to_json()}
    canonical = json.dumps(promised, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()
