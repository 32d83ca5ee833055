"""Decks that anybody can play at once: 60 cards for each alignment, legal as designed decks by every list that there
was. They are ours, not the publisher's."""

from __future__ import annotations

from typing import Final

from engine.construction.ready import ReadyDeck

COPIES: Final = 3

# fmt: off
_GOOD: Final = (
    "Angel of Mercy", "Archangel", "Avenging Angel", "Celestial Angel", "Elven Bolt-Thrower", "Gladiator",
    "Gold Dragon", "Guardian Angel", "Macetail Dragon", "Muse", "Pegasus", "Priestess", "Protector", "Return Home",
    "Revitalize", "Savior", "Second Wind", "Stolen Dream", "The People's Champion", "White Dragon",
)
_EVIL: Final = (
    "Angel of Death", "Angel of Despair", "At Any Price", "Cackling Demon", "Dark Angel", "Dark Assassin",
    "Dark Knight", "Dark Prince", "Decay", "Drain Essence", "Echoes of Despair", "Evil Dead", "Execution",
    "Haunting Specter", "Jason", "King of the Dead", "Medusa", "Memory Demon", "Necromancer", "Plentiful Dead",
)
_WILD: Final = (
    "Giant Spider", "Giant War Elephant", "Hive Lord", "Hive Queen", "Hulk", "Hunting Raptors", "Hunting Wyvern",
    "Hydra", "Kava, Queen of the Tigers", "Lizard Guard", "Lizard King", "Rend", "Spontaneous Combustion", "Swarm",
    "T-Rex", "Thrust", "Tracker", "Triceratops", "Werewolf", "Wolf's Call",
)
_UNALIGNED: Final = (
    "Begone!", "Bruiser", "Diamond Golem", "Djinn", "Earth Golem", "Executioner", "Forest Giant",
    "Graft-Steel Crusher", "Graft-Steel Thoughtkeeper", "Hired Muscle", "Knowledge", "Mechotaur", "No", "Not Today",
    "Plague Bearer", "Quick Strike", "Reflective Golem", "Shadowy Advisor", "Unworthy", "Weapon of Lore",
)
# fmt: on


def _deck(key: str, names: tuple[str, ...]) -> ReadyDeck:
    return ReadyDeck(key, key.capitalize(), tuple(name for name in names for _ in range(COPIES)))


READY: Final = (_deck("good", _GOOD), _deck("evil", _EVIL), _deck("wild", _WILD), _deck("unaligned", _UNALIGNED))
