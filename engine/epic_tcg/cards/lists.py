"""The lists of gift, restricted and banned cards. Data only, alphabetical.

The rule book of 2009 has the first. The others come from a database of 2010, whose day is not known.
"""

from __future__ import annotations

from typing import Final

# fmt: off
GIFTS_2009: Final = (
    "At Any Price", "Battle Standard", "Bolt from the Blue", "Brush Aside", "Evil Dead", "Ferocious", "Flash Fire",
    "Forget the Past", "Full Moon", "Hand of Navec", "Hired Muscle", "I Own the Night", "Mask of the Many",
    "Naturalist", "Nature's Renewal", "Night Rise", "One-Eyed Sidekick", "Priestess", "Recruitment", "Rescue",
    "Ring of Will", "Rushing In", "Seaside Cave", "Second Wind", "Seize the Day", "Shelter", "Snowblind",
    "Stolen Memory", "Swarm", "Thought-Stealer", "Thrust", "Timewalker", "Tranquil Retreat", "Walk it Off",
    "Werewolf", "Word of Summoning", "You Lack Faith", "You Were Saying?",
)

GIFTS_2010: Final = (
    "Anything but That", "At Any Price", "Battle Standard", "Bolt from the Blue", "Brush Aside", "Compromise",
    "Denied", "Evil Dead", "Ferocious", "Flash Fire", "Forget the Past", "Full Moon", "Graft-Steel Builder",
    "Hand of Navec", "Hired Muscle", "I Own the Night", "Inspiration", "Mask of the Many", "Naturalist",
    "Nature's Renewal", "Night Rise", "One-Eyed Sidekick", "Plague Outbreak", "Polite Refusal", "Priestess",
    "Recruitment", "Rescue", "Ring of Will", "Rushing In", "Seaside Cave", "Second Wind", "Seize the Day", "Shelter",
    "Snowblind", "Stolen Memory", "Swarm", "Thought-Stealer", "Thrust", "Time Capsule", "Train of Thought",
    "Tranquil Retreat", "Walk it Off", "Werewolf", "Wiccan Sidekick", "Word of Summoning", "You Lack Faith",
    "You Were Saying?",
)

RESTRICTED_2010: Final = (
    "Mr. Hyde", "Nature's Renewal", "Necromancer Lord", "The Herald",
)

BANNED_2010: Final = (
    "Devil's Bargain", "Doom", "Rushing In",
)
