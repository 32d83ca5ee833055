"""Which charge a card bears, and what fills the ground behind it: by its classes, its name and what it does.

Charges are symbols of static/icons/charges.svg, grounds are names of `fields.FIELDS`. Where several suit a card, its
name decides, so that a card looks the same for ever."""

from __future__ import annotations

import hashlib
import re

from engine.kernel.faces import Face

# the first pattern found in a champion's name wins
_BY_NAME = (
    (r"king|queen|lord|prince|princess|emperor", "crown"),
    (r"triceratops|horned|einiosaurus|ankylo", "tricera"),
    (r"brachio", "wyrm"),
    (r"ptero", "ptero"),
    (r"t-rex", "rex"),
    (r"raptor", "claw"),
    (r"hydra", "hydra"),
    (r"owl\b", "owl"),
    (r"reaper|angel of death", "scythe"),
    (r"raven|crow", "raven"),
    (r"medusa|serpent", "wyrm"),
    (r"gatekeeper|of the gate", "portal"),
    (r"grave", "grave"),
    (r"winged death|succubus|herald of scara", "drakewing"),
    (r"steed", "horse"),
    (r"frost|winter|ice\b", "snow"),
    (r"crystal", "crystal"),
    (r"fire spirit", "flame"),
    (r"muse|siren", "lyre"),
    (r"memory", "eye"),
    (r"sea\b", "wave"),
    (r"spore", "mushroom"),
    (r"hill giant", "peak"),
)
# the first of these classes that a champion has wins
_BY_CLASS = {
    "ape": "ape", "angel": "wings", "fairy": "butterfly", "pegasus": "pegasus", "unicorn": "horse", "gargoyle": "bat",
    "griffin": "eagle", "bird": "raven", "vampire": "bat fangs", "knight": "spear helm", "devil": "trident horns",
    "imp": "imp", "minotaur": "bull", "beastman": "ram", "zombie": "skull rising", "dragon": "dragon drakewing",
    "spirit": "wisp", "wurm": "maw wyrm", "construct": "cog golem hammer", "djinn": "tornado", "titan": "trident",
    "giant": "peak fist", "ogre": "fist", "troll": "hammer", "dinosaur": "rex jaw", "wolf": "wolf", "hound": "paw",
    "plant": "vine", "elf": "leaf bow", "wizard": "hourglass", "demon": "horns imp trident",
}  # fmt: skip
# what people do, by their names and texts
_BY_CALLING = (
    (r"time|temporal", "hourglass"),
    (r"necromancer|corpse", "skull grave scythe"),
    (r"pyromancer|fire", "flame torch"),
    (r"forcemage", "orb"),
    (r"wolf|lycomancer", "wolf paw"),
    (r"assassin|gudgeon|shadow", "dagger hood"),
    (r"priest|martyr|soul", "candle chalice"),
    (r"cultist|fanatic", "mask candle"),
    (r"keeper|secret", "key book"),
    (r"scholar|research|apprentice|mystic", "book quill"),
    (r"guard|protector|escort|defender", "shield tower"),
    (r"bearer|rouser|rebel", "banner"),
    (r"leader|champion", "fist banner"),
    (r"dominator", "mask"),
    (r"sniper|archer|hunt", "bow arrows"),
    (r"knight", "helm"),
    (r"captain|chamberlain|watch", "scales tower"),
    (r"architect", "cog"),
    (r"rift|summon", "portal"),
    (r"mage|wizard", "staff"),
    (r"avenger|master|fighter|chosen|arena", "swords"),
)
_PEOPLE = {
    "good": "helm swords heart", "evil": "mask dagger", "sage": "staff orb rune", "wild": "axe spear torch",
    "unaligned": "swords tower cog",
}  # fmt: skip
_DEITIES = {"good": "sun", "evil": "moon", "sage": "star", "wild": "tree"}
_TWO_ALIGNMENTS = "star"
_WORDS_ALONE = "scroll"  # of what does nothing that is known here
# what an object is, by its name; the first pattern that fits wins
_BY_MAKE = (
    (r"book|tome|lore", "book quill"),
    (r"crown|scepter", "crown"),
    (r"crystal", "crystal"),
    (r"ring\b", "orb"),
    (r"eye", "eye"),
    (r"hand", "hand"),
    (r"head|helm|mask", "helm mask"),
    (r"heart|blood", "heart drop"),
    (r"armor|shield", "shield"),
    (r"scales", "scales"),
    (r"time", "hourglass"),
    (r"tower|citadel|barracks|retreat", "tower"),
    (r"temple|altar", "candle chalice"),
    (r"gate|vortex", "portal gate"),
    (r"wand", "staff"),
    (r"cannon|guns|thrower|catapult", "bow arrows meteor"),
    (r"standard", "banner"),
    (r"cave", "wave"),
    (r"hive|web", "web"),
    (r"aerie", "eagle"),
    (r"boulder|statue", "peak golem"),
    (r"lab|machine|device|nullifier", "cog"),
    (r"gold", "scales chalice"),
    (r"fire", "flame"),
    (r"trap", "spikes"),
    (r"soul|thought|will", "spiral orb"),
    (r"compost", "mushroom"),
)
# the first pattern that an event's name or text fits wins
_BY_DEED = (
    (r"wolf|wolves", "wolf paw"),
    (r"hands from", "rising"),
    (r"zombie", "skull rising grave"),
    (r"demon token", "horns imp"),
    (r"thirst|feast|blood|essence|consume", "fangs drop"),
    (r"dinosaur|frenzy", "jaw"),
    (r"revolt|rebellion|riot", "torch"),
    (r"human token", "banner swords tower"),
    (r"siren|song|dirge", "lyre"),
    (r"research|knowledge|lesson|learned", "book quill scroll"),
    (r"chant", "rune"),
    (r"inspiration|faith|blessing", "candle"),
    (r"peace|new dawn|light\b|resurrection", "sun"),
    (r"second wind", "heart"),
    (r"amnesia|psionic", "eye"),
    (r"spite|plague|wither", "web"),
    (r"no escape", "chain"),
    (r"erase", "spiral"),
    (r"mighty", "hammer"),
    (r"go wild", "paw"),
    (r"scara", "web"),
    (r"gareth", "cog"),
    (r"lashnok", "fist"),
    (r"angeline", "wings"),
    (r"force field", "shield"),
    (r"lance", "spear"),
    (r"transform", "spiral moon"),
    (r"gain control", "mask chain"),
    (r"lightning|shock", "bolt"),
    (r"hurricane|winds of", "tornado"),
    (r"aftershock", "peak"),
    (r"rain of|blast|meteor|demise", "meteor"),
    (r"fire|flame|burn", "flame torch meteor"),
    (r"raid|ambush|surprise", "dagger arrows"),
    (r"trap|spike", "spikes"),
    (r"lash\b", "claw"),
    (r"deal \S+ damage", "bolt arrows axe"),
    (r"cannot attack|remove all of your", "shield tower"),
    (r"justice|judgment|law\b", "scales"),
    (r"retreat|teleport|urgent", "boot"),
    (r"digging", "hand"),
    (r"fumble|\bbreaks?\b", "broken skull scythe"),
    (r"banish", "gate key"),
    (r"return", "hourglass wave"),
    (r"discards|attacking alone|reveal", "eye"),
    (r"airborne|unblockable", "wings boot"),
    (r"breakthrough|blitz|\+\d", "fist axe"),
    (r"gain \S+ health", "chalice heart"),
)
_FIELDS_BY_CHARGE = {
    "rays": "wings sun crown chalice heart candle banner shield",
    "flames": "flame torch horns imp trident meteor drakewing",
    "scales": "dragon wyrm hydra rex tricera jaw ptero fangs bat",
    "hexes": "cog golem hammer tower crystal",
    "stars": "star orb staff rune scales eye key gate moon",
    "ridges": "peak fist ape maw claw bull ram",
    "vines": "tree leaf vine mushroom wolf paw horse pegasus eagle raven owl butterfly",
    "waves": "wisp wave hourglass spiral lyre drop mask",
    "web": "skull grave rising scythe portal chain broken spikes web",
    "lattice": "helm swords spear axe book scroll quill hand",
    "rain": "bolt arrows tornado snow dagger bow hood boot",
}
_FIELD_OF = {charge: field for field, charges in _FIELDS_BY_CHARGE.items() for charge in charges.split()}


def charge_of(face: Face) -> str:
    """The charge of a card with this face."""
    alignments = face.alignments
    if face.kind == "deity":
        return _DEITIES[alignments[0]] if len(alignments) == 1 else _TWO_ALIGNMENTS
    name = face.name.lower()
    if face.kind == "object" and (made := _first(_BY_MAKE, name)):
        return _one_of(made, name)
    deed = _first(_BY_DEED, f"{name} {face.text.lower()}")
    if face.kind != "champion":
        return _one_of(deed or _WORDS_ALONE, name)
    if face.people:
        deed = ""  # they say more of it than what it does
    people = face.people or tuple(re.findall(r"[a-z]+", name))
    calling = " ".join([name, *face.people])
    by_class = next((charges for word, charges in _BY_CLASS.items() if word in people), "")
    fitting = _first(_BY_NAME, name) or by_class or _first(_BY_CALLING, calling) or deed or _PEOPLE[alignments[0]]
    return _one_of(fitting, name)


def field_of(charge: str) -> str:
    """What fills the ground behind a charge."""
    return _FIELD_OF[charge]


def _first(patterns: tuple[tuple[str, str], ...], words: str) -> str:
    return next((charges for pattern, charges in patterns if re.search(rf"\b(?:{pattern})", words)), "")


def _one_of(charges: str, name: str) -> str:
    several = charges.split()
    return several[chance(name, 0) % len(several)]


def chance(name: str, at: int) -> int:
    """A number below 256 that only the name decides."""
    return hashlib.sha256(name.encode()).digest()[at]
