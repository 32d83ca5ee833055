"""Which cards were printed on which sheets, as far as a card's price and speed do not say it. Data only, alphabetical.

A sheet is what a slot of a booster is filled from. The sheets of Time Wars are a fan's model.
"""

from __future__ import annotations

from typing import Final

# fmt: off
CORE_RARES: Final = (
    "At Any Price", "Barrage", "Brothers of the Beast", "Brush Aside", "Burrowing Wurm", "Call of the Wild", "Caught",
    "Confiscate", "Consumed from Within", "Conversion", "Crown of the People", "Crystal Ball", "Cunning Negotiations",
    "Dark Angel", "Dark Purpose", "Dark Summoning", "Death", "Deep Thought", "Determination", "Devil Golem",
    "Diamond Golem", "Dimensional Vortex", "Dominator", "Doppelganger", "Dreaded Judge", "Drinker of the Dead",
    "Earth Golem", "Echoes of Inspiration", "Echoing Mage", "Enlightenment", "Evil Dead", "Exhume", "Eye of Navec",
    "Final Battle", "Fire Elemental", "Forget the Past", "Frankenstein's Monster", "Graft-Steel Overlord",
    "Gravedigger", "Hand of Navec", "Head of Navec", "Heart of Navec", "Helm of Memories", "Hired Muscle", "Hive",
    "Hulk", "Hydra", "I Own the Night", "Ice Storm", "Inner Beast", "Jasmine", "Just Cause", "Knowledge",
    "Last Hurrah", "Lessons of the Past", "Madness Demon", "Mask of the Many", "Menacing Statue", "Migration",
    "Mirror Mage", "Mr. Hyde", "Nature's Renewal", "Night Feeder", "Night of the Living Dead", "Night Rise",
    "Not Today", "One-Eyed Sidekick", "Over My Dead Body", "Pay Tribute", "Pick a Side", "Plague's Embrace",
    "Protector", "Puppeteer", "Queen of the Underworld", "Recruitment", "Redeeming Angel", "Rescue", "Ring of Speed",
    "Sacrificial Altar", "Seaside Cave", "Second Wind", "Secret Betrayer", "Seize the Day", "Shadowy Advisor",
    "Soul Catcher", "Spawning Queen", "Stolen Fate", "Swarm", "The Hard Way", "The Herald", "The Reborn",
    "Thought-Stealer", "Tracker", "Wall of Horrors", "Wand of Unmaking", "Warrior Drone", "Werecat", "Werewolf",
    "Wiccan Sidekick", "Word of Summoning",
)

TIME_WARS_RARES: Final = (
    "Aerie", "Barracks", "Blood Hound", "Crazed Dragon", "Crush", "Custodian", "Dark Acolyte", "Day Walker",
    "Dorygnathus", "Energy Flow", "Headless Horseman", "Hell's Gate", "Hell's Surge", "Lightning Strike",
    "Lord Ellis", "Nature's Fury", "Polite Refusal", "Precursor Lab", "Precursor Virus", "Ravenous Ooze",
    "Recurring Death", "Repopulate", "Righteous Justice", "Scout Drone", "Soul Harvest", "Soul Thief",
    "Temporal Guide", "The Citadel", "The Diplomat", "Tome of the Dead", "V-17 Sentinel", "Watchful Centaur",
    "Web of the Spider God", "Winds of Fate",
)

TIME_WARS_ULTRAS: Final = (
    "Breath of Life", "Charging Styracosaurus", "Compost Pile", "Denied", "Gift Bearer", "Graft-Steel Seer",
    "Groupthink", "Harsh Denial", "Insignificant Threat", "Maul", "Peaceful Exile", "Psychopathic Brute",
    "Righteous Leader", "Righteous Paladin", "Slash", "The Negotiator", "Time Capsule", "Troublemaker", "Wronged",
)

TIME_WARS_STOPS: Final = (
    "Chaos Storm", "Critical Delay", "Don't Blink", "Painful Denial", "Police Action", "Power Play", "Think it Over",
    "Upon Reflection", "You're Not Welcome",
)

TIME_WARS_WRATHS: Final = (
    "Banquet of Souls", "Death Before Dishonor", "Divine Decree", "Divine Fury", "Hive's Fury",
    "Inheritance of the Meek", "Meteor Strike", "Pack's Fury", "Vengeance",
)
