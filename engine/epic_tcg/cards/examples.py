"""Cards that stand in examples of lists. Data only."""

from __future__ import annotations

from typing import Final

EXAMPLES: Final = ("Forest Giant", "Hulk", "Aftershock")
