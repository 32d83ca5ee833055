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


def _deck(key: str, names: tuple[str, ...], about: str) -> ReadyDeck:
    return ReadyDeck(key, key.capitalize(), tuple(name for name in names for _ in range(COPIES)), about)


READY: Final = (
    _deck("good", _GOOD, "Angels and dragons in the air, and Mojo to spare"),
    _deck("evil", _EVIL, "Demons, the dead, and hands that are torn apart"),
    _deck("wild", _WILD, "Hunters, insects, and the largest animals"),
    _deck("unaligned", _UNALIGNED, "Golems, giants, and an answer to everything"),
)
