"""The cards of the decks that anybody can play at once, three copies each. They are ours. Data only."""

from __future__ import annotations

from typing import Final

# fmt: off
GOOD: Final = (
    "Angel of Mercy", "Archangel", "Avenging Angel", "Celestial Angel", "Elven Bolt-Thrower", "Gladiator",
    "Gold Dragon", "Guardian Angel", "Macetail Dragon", "Muse", "Pegasus", "Priestess", "Protector", "Return Home",
    "Revitalize", "Savior", "Second Wind", "Stolen Dream", "The People's Champion", "White Dragon",
)
EVIL: Final = (
    "Angel of Death", "Angel of Despair", "At Any Price", "Cackling Demon", "Dark Angel", "Dark Assassin",
    "Dark Knight", "Dark Prince", "Decay", "Drain Essence", "Echoes of Despair", "Evil Dead", "Execution",
    "Haunting Specter", "Jason", "King of the Dead", "Medusa", "Memory Demon", "Necromancer", "Plentiful Dead",
)
WILD: Final = (
    "Giant Spider", "Giant War Elephant", "Hive Lord", "Hive Queen", "Hulk", "Hunting Raptors", "Hunting Wyvern",
    "Hydra", "Kava, Queen of the Tigers", "Lizard Guard", "Lizard King", "Rend", "Spontaneous Combustion", "Swarm",
    "T-Rex", "Thrust", "Tracker", "Triceratops", "Werewolf", "Wolf's Call",
)
UNALIGNED: Final = (
    "Begone!", "Bruiser", "Diamond Golem", "Djinn", "Earth Golem", "Executioner", "Forest Giant",
    "Graft-Steel Crusher", "Graft-Steel Thoughtkeeper", "Hired Muscle", "Knowledge", "Mechotaur", "No", "Not Today",
    "Plague Bearer", "Quick Strike", "Reflective Golem", "Shadowy Advisor", "Unworthy", "Weapon of Lore",
)
# fmt: on
