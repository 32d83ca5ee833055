"""What cards are worth in drafts, in points (see `rating.py`): `RATING`, mixed with what games of drafted
decks have shown. Written by

    python manage.py ratings --write

from what is counted in `decks/data/rates.json`:

    no format
"""

from __future__ import annotations

from typing import Final

BY_FORMAT: Final[dict[str, dict[str, float]]] = {
}  # fmt: skip
