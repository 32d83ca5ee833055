"""The keywords of champions and objects, the states of what is in play, counters, speeds and traits of players: the one
table of what each is called, what it means and where the rule book of 2009 says so.

The meanings are ours. A section that is left empty means that the rule book has nothing on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.epic_tcg.language import DEMORALIZED, UNTARGETABLE_COUNTER, Counter, Keyword, PlayerTrait, Speed
from engine.kernel.grammar import THIS, Clause, sentence, with_subject

_TERMS, _BATTLE = "Game Terms: ", "Battle"


class KeywordFacts(NamedTuple):
    """A keyword: its name in lower case, what it means in one sentence, the section of the rule book, and of a quality
    that has no name in print what it makes its card do."""

    name: str
    meaning: str
    section: str
    quality: Clause | None = None

    @property
    def key(self) -> str:
        """The name as one word, for searches, positions and icons."""
        return self.name.replace(" ", "-")

    @property
    def printed(self) -> str:
        """The sentence that prints on a card in place of a name; nothing for keywords that print by name."""
        return sentence(with_subject(self.quality, THIS)) if self.quality else ""

    @property
    def is_adjective(self) -> bool:
        """Whether a champion is, and does not have it."""
        return self.name.startswith("un")


# by its bit: what it means, where that is said, and for a quality what its card does
_FACTS: Final[Mapping[Keyword, tuple[str, str] | tuple[str, str, Clause]]] = {
    Keyword.AIRBORNE: ("As it attacks, only champions with airborne or range may block it.", _TERMS + "Airborne"),
    Keyword.BREAKTHROUGH: (
        "As it attacks and is blocked, its {offense} beyond the blockers' {defense} is dealt to the defending player.",
        _TERMS + "Breakthrough",
    ),
    Keyword.DEADLY: ("A champion that it deals any damage to is broken.", _TERMS + "Deadly"),
    Keyword.HUNTER: ("It may attack a champion of another player instead of the player.", _TERMS + "Hunter"),
    Keyword.RANGE: ("It may block airborne champions and deals its battle damage first.", _TERMS + "Range"),
    Keyword.RECALL: ("Pay {action}, {fast}: put it from your discard pile into your hand.", ""),
    Keyword.SWARM: ("{expend}, {fast}: it joins an attack of yours that is under way.", ""),
    Keyword.UNBANISHABLE: ("It may not be banished while it is in play.", _TERMS + "Unbanishable"),
    Keyword.UNBLOCKABLE: ("It may not be blocked.", _TERMS + "Unblockable"),
    Keyword.UNBREAKABLE: (
        "Neither damage nor an effect that breaks can put it into a discard pile.",
        _TERMS + "Unbreakable",
    ),
    Keyword.UNSTOPPABLE: ("Nothing can stop it while it is on the line.", ""),
    Keyword.UNTARGETABLE: ("No event or ability may target it while it is in play.", _TERMS + "Untargetable"),
    Keyword.VEILED: (
        "You may pay {action} to play it face down in your Build Step, and turn it face up when you have priority.",
        _TERMS + "Veiled",
    ),
    Keyword.BLOCKS_AIRBORNE: (
        "It may block airborne champions, though it is not airborne and has no range.",
        _TERMS + "Airborne",
        Clause("block", "airborne champions", modal="can"),
    ),
    Keyword.BLOCKS_PREPARED: (
        "It is not flipped as it blocks, and so may block again.",
        _BATTLE,
        Clause("stay", "prepared as it blocks"),
    ),
    Keyword.CANNOT_ATTACK: ("It may not be declared as an attacker.", _BATTLE, Clause("attack", modal="cannot")),
    Keyword.CANNOT_BLOCK: ("It may not be declared as a blocker.", _BATTLE, Clause("block", modal="cannot")),
    Keyword.DEALS_NO_DAMAGE: ("Damage that it would deal is not dealt.", _BATTLE, Clause("deal", "no damage")),
    Keyword.FLIPS_TO_ATTACK: (
        "It is turned upside down, and not sideways, as it attacks.",
        _BATTLE,
        Clause("flip", "to attack instead of expending"),
    ),
    Keyword.MUST_ATTACK: (
        "Its controller may not end the Battle Step while it could attack and has not.",
        _BATTLE,
        Clause("attack", "each turn if able", modal="must"),
    ),
    Keyword.MUST_BE_TARGETED: (
        "An opponent who chooses targets that could include it has to choose it.",
        "Legal Targets",
        Clause("be", "a target of opponents' events and abilities if able", modal="must"),
    ),
    Keyword.MUST_HUNT: (
        "Its controller may not end the Battle Step while it could attack a champion and has not.",
        _TERMS + "Hunter",
        Clause("attack", "a champion each turn if able", modal="must"),
    ),
}

KEYWORDS: Final[Mapping[Keyword, KeywordFacts]] = MappingProxyType(
    {keyword: KeywordFacts(str(keyword.name).lower().replace("_", " "), *facts) for keyword, facts in _FACTS.items()}
)

_NAMES: Final = tuple((int(keyword), facts.name) for keyword, facts in KEYWORDS.items())


def keyword_names(mask: int) -> list[str]:
    """The names of the keywords in a mask of their bits, in the table's order."""
    return [name for bit, name in _NAMES if mask & bit]


class Term(NamedTuple):
    """A word of the game that is no keyword: its name, what it means, and the section of the rule book."""

    name: str
    meaning: str
    section: str


WARD: Final = Term(
    "ward", "Nothing of this sort can damage, break, banish, block or otherwise affect it.", _TERMS + "Ward"
)
DAMAGE_WARD: Final = Term(
    "damage ward", "Each instance of damage that it would take is this much less.", _TERMS + "Damage Ward"
)

# by the name of the icon
STATES: Final[Mapping[str, Term]] = MappingProxyType({
    "expend": Term(
        "expended", "It lies sideways and cannot attack, block, or pay {expend} or {flip}.", _TERMS + "Expend"
    ),
    "flip": Term(
        "flipped", "It lies upside down and cannot attack, block, or pay {expend} or {flip}.", _TERMS + "Flip"
    ),
    "veiled": Term(
        "face down", "Nobody but its controller may look at it; it has no alignment or origin.", _TERMS + "Veiled"
    ),
    "damage": Term("damage", "It took so much this turn and is broken once that reaches its {defense}.", "Champions"),
    "counter": Term("counters", "They lie on it as long as it stays in play.", "Continuous Abilities"),
})  # fmt: skip

SPEEDS: Final[Mapping[Speed, Term]] = MappingProxyType({
    Speed.BUILD: Term("{build}", "In your Build Step, while the line is empty.", "When a Card Can Be Played"),
    Speed.PACED: Term(
        "{paced}", "In your Pre-Battle or Build Step, while the line is empty.", "When a Card Can Be Played"
    ),
    Speed.FAST: Term("{fast}", "Whenever you have priority.", "When a Card Can Be Played"),
    Speed.INSTANT_BUILD: Term(
        "{build}{build}", "As {build}, and it resolves before anybody may respond.", "Instantaneous"
    ),
    Speed.INSTANT_PACED: Term(
        "{paced}{paced}", "As {paced}, and it resolves before anybody may respond.", "Instantaneous"
    ),
    Speed.INSTANT_FAST: Term("{fast}{fast}", "As {fast}, and it resolves before anybody may respond.", "Instantaneous"),
})  # fmt: skip


class TraitWords(NamedTuple):
    """What holds for a player: by itself, and after "your opponents"."""

    name: str
    printed: str


TRAITS: Final[Mapping[PlayerTrait, TraitWords]] = MappingProxyType({
    PlayerTrait.CANNOT_BE_ATTACKED: TraitWords("cannot be attacked", "cannot be attacked"),
    PlayerTrait.CANNOT_DRAW: TraitWords("cannot draw cards", "cannot draw cards"),
    PlayerTrait.CANNOT_GAIN_MOJO: TraitWords("cannot gain Mojo", "cannot gain Mojo"),
    PlayerTrait.CANNOT_USE_ABILITIES: TraitWords("cannot use abilities", "cannot use activated abilities"),
    PlayerTrait.UNTARGETABLE: TraitWords("untargetable", "are untargetable"),
})  # fmt: skip

# of the counters that are continuous abilities: what a champion with one of them is
COUNTERS: Final[Mapping[Counter, str]] = MappingProxyType(
    {
        DEMORALIZED: "0 {offense} 1 {defense} and has no abilities",
        UNTARGETABLE_COUNTER: KEYWORDS[Keyword.UNTARGETABLE].name,
    }
)


def counter_name(counter: Counter) -> str:
    """As in "+1 {offense} +1 {defense} counter", "charge counter"."""
    offense, _, defense = counter.name.partition("/")
    return f"{offense} {{offense}} {defense} {{defense}} counter" if defense else f"{counter.name} counter"
