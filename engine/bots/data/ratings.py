"""What cards are worth in drafts, in points (see `rating.py`): `RATING`, mixed with what games of drafted
decks have shown. Written by

    python manage.py ratings --write

from what is counted in `decks/data/rates.json`:

    cube: 20,000 games of 8 seats, played by greedy, seed 1, version 2 of the rules, 2026-11-27
"""

from __future__ import annotations

from typing import Final

BY_FORMAT: Final[dict[str, dict[str, float]]] = {
    "cube": {
        "Amnesia": 0.5, "Ancient Chant": 4.57, "Angel of Death": -1.8, "Angel of Light": -0.22, "Angel of Mercy": -2.34,
        "Angelic Protector": 0.28, "Apocalypse": 0.01, "Army of the Apocalypse": -0.21, "Avenging Angel": -0.58,
        "Banishment": 3.16, "Bitten": 0.67, "Blue Dragon": 3.36, "Brave Squire": -0.96, "Burrowing Wurm": -0.69,
        "Cave Troll": -1.56, "Ceasefire": 2.47, "Chomp!": -0.68, "Corpse Taker": -2.15, "Courageous Soul": -3.85,
        "Crystal Golem": -2.35, "Dark Knight": -0.59, "Dark Leader": -3.42, "Deadly Raid": -0.6, "Demon Breach": -0.16,
        "Divine Judgment": 1.56, "Djinn of the Sands": -2.99, "Drain Essence": 0.32, "Drinker of Blood": -0.99,
        "Erase": 9.3, "Faithful Pegasus": 0.44, "Feint": 1.66, "Final Task": -0.57, "Fire Shaman": -1.65,
        "Fireball": -1.79, "Flame Strike": -1.61, "Flash Fire": 1.12, "Forcemage Apprentice": -5.02,
        "Forked Lightning": -0.79, "Frost Giant": -3.65, "Gold Dragon": 1.64, "Guilt Demon": 0.29,
        "Hasty Retreat": 2.58, "Hunting Raptors": -1.18, "Hurricane": 2.7, "Ice Drake": 0.49,
        "Infernal Gatekeeper": -3.59, "Inheritance of the Meek": 1.82, "Inner Demon": -0.27, "Inner Peace": 1.03,
        "Juggernaut": 4.14, "Jungle Queen": 0.29, "Keeper of Secrets": -2.11, "Kong": 1.97, "Lash": -3.15,
        "Lightning Storm": 1.01, "Lord of the Arena": -2.49, "Lurking Giant": -0.69, "Lying in Wait": 0.8,
        "Medusa": 3.29, "Memory Spirit": -0.78, "Mighty Blow": 0.05, "Murderous Necromancer": -0.86, "Muse": 4.11,
        "Necromancer Lord": -4.58, "Noble Unicorn": 8.07, "Ogre Mercenary": -1.11, "Pack Alpha": -4.88,
        "Palace Guard": 2.72, "Plague": 3.08, "Plentiful Dead": 1.57, "Priest of Kalnor": -4.07,
        "Priestess of Angeline": 1.31, "Psionic Assault": 0.69, "Pyromancer": 1.41, "Rage": -2.84, "Raging T-Rex": 5.34,
        "Rain of Fire": -0.77, "Rally the People": -4.6, "Rampaging Wurm": -1.25, "Resurrection": 0.7,
        "Sea Hydra": -2.06, "Sea Titan": -2.56, "Secret Legion": -2.3, "Soul Hunter": -1.41, "Spike Trap": 4.33,
        "Stand Alone": -0.41, "Standard Bearer": -1.72, "Steel Golem": -0.95, "Strafing Dragon": 1.95, "Succubus": 3.32,
        "Surprise Attack": 4.26, "The People's Champion": -0.38, "The Risen": -3.8, "Thought Plucker": 12.65,
        "Thrasher Demon": -2.48, "Thundarus": 2.24, "Time Bender": -2.92, "Time Walker": -3.23, "Transform": 1.77,
        "Triceratops": 3.17, "Trihorror": -1.98, "Turn": 3.45, "Unquenchable Thirst": -4.29, "Vampire Lord": -3.47,
        "Vital Mission": -1.78, "Warrior Golem": -1.07, "Watchful Gargoyle": -0.22, "Wave of Transformation": 4.57,
        "White Dragon": 0.84, "White Knight": 1.55, "Winter Fairy": 0.67, "Wither": -3.16, "Wolf Companion": -3.61,
        "Wolf's Call": -4.17, "Word of Summoning": -3.31, "Wurm Hatchling": -2.59, "Zombie Apocalypse": 5.96,
    },
}  # fmt: skip
