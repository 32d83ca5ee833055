"""A deck to study."""

import pytest

GOOD = (
    "Angel of Light", "Avenging Angel", "Banishment", "Courageous Soul", "Faithful Pegasus", "Gold Dragon",
    "Markus, Watch Captain", "Noble Unicorn", "Palace Guard", "White Dragon",
)  # fmt: skip
WILD = (
    "Cave Troll", "Fire Shaman", "Hunting Raptors", "Kong", "Lash", "Pack Alpha", "Rage", "Strafing Dragon",
    "Surprise Attack", "Wolf's Call",
)  # fmt: skip


@pytest.fixture(scope="session")
def deck():
    """Sixty cards of two alignments."""
    return dict.fromkeys((*GOOD, *WILD), 3)
