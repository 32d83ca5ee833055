"""The keywords of champions, the states of those in play and the traits of players: the one table of what each is
called, what it means (5.1), and where the rules say so.

Cards, journals, views, searches, positions and pages read it; nothing else words a keyword. The meanings are ours.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.epic.language import Keyword, PlayerTrait


class KeywordFacts(NamedTuple):
    """A keyword: its name in lower case, what it means in one sentence, the rule, and for a quality the sentence that
    prints on a card in place of its name."""

    name: str
    meaning: str
    rule: str
    printed: str = ""

    @property
    def key(self) -> str:
        """The name as one word, for searches, positions and icons."""
        return self.name.replace(" ", "-")


KEYWORDS: Final[Mapping[Keyword, KeywordFacts]] = MappingProxyType({
    Keyword.AIRBORNE: KeywordFacts("airborne", "Only airborne champions can block it.", "5.2"),
    Keyword.AMBUSH: KeywordFacts(
        "ambush", "You may play it whenever you could play an event, on an opponent's turn too.", "5.14"
    ),
    Keyword.BLITZ: KeywordFacts("blitz", "It can attack and pay {expend} while it is deploying.", "5.8"),
    Keyword.BREAKTHROUGH: KeywordFacts(
        "breakthrough", "Its battle damage beyond the blockers' {defense} may go to the defending player.", "5.7"
    ),
    Keyword.RIGHTEOUS: KeywordFacts(
        "righteous", "When it deals damage, its controller gains that much health.", "5.13"
    ),
    Keyword.UNBANISHABLE: KeywordFacts("unbanishable", "It cannot be banished while it is in play.", "5.11"),
    Keyword.UNBLOCKABLE: KeywordFacts("unblockable", "No champion can be chosen to block it.", "5.10"),
    Keyword.UNBREAKABLE: KeywordFacts("unbreakable", "It cannot be broken, not even by damage.", "5.9"),
    Keyword.UNTARGETABLE: KeywordFacts(
        "untargetable", "It cannot be chosen where a text says target.", "5.12"
    ),
    Keyword.MUST_ATTACK: KeywordFacts(
        "must attack",
        "Its controller cannot end the turn while it is able to attack and has not.",
        "4.4.1",
        "This card must attack each turn if able.",
    ),
    Keyword.MUST_BE_BLOCKED: KeywordFacts(
        "must be blocked",
        "The defending player has to block it if a champion of theirs can.",
        "4.4.6c",
        "This card must be blocked if able.",
    ),
    Keyword.BREAKS_DAMAGED: KeywordFacts(
        "breaks damaged",
        "It breaks every champion that it deals damage to.",
        "5.16",
        "Break any champion damaged by this card.",
    ),
    Keyword.UNBLOCKABLE_BY_WEAKER: KeywordFacts(
        "unblockable by weaker",
        "Champions with less {offense} than it has cannot be chosen to block it.",
        "5.10",
        "Champions with less {offense} than this card cannot block it.",
    ),
    Keyword.CANNOT_GAIN: KeywordFacts(
        "cannot gain",
        "It keeps its printed powers and abilities and cannot gain others.",
        "5.0.4",
        "This card cannot gain powers or abilities.",
    ),
})  # fmt: skip


_NAMES: Final = tuple((int(keyword), facts.name) for keyword, facts in KEYWORDS.items())


def keyword_names(mask: int) -> list[str]:
    """The names of the keywords in a mask of their bits, in the table's order."""
    return [name for bit, name in _NAMES if mask & bit]


class State(NamedTuple):
    """What a champion in play, or a player, can be or have: its name, what it means, and the rule."""

    name: str
    meaning: str
    rule: str


# by the name of the icon
STATES: Final[Mapping[str, State]] = MappingProxyType({
    "expend": State("expended", "Turned sideways, a champion cannot attack, block or pay {expend}.", "2.6.3"),
    "flip": State("flipped", "It has blocked this turn and cannot block again.", "2.6.4"),
    "deploying": State(
        "deploying",
        "From when you get a champion until your next turn starts, it cannot attack and cannot pay {expend}.",
        "5.17",
    ),
    "damage": State("damage", "It has been dealt so much damage this turn.", "5.16.3"),
    "counter": State("counters", "They lie on it and change its {offense} and {defense}.", "2.7"),
    "lost-abilities": State("lost abilities", "It has lost its powers and abilities this turn.", "5.0"),
    "initiative": State("initiative", "This player may act now.", "4.1.2"),
})  # fmt: skip


class TraitWords(NamedTuple):
    """What holds for a player: by itself, and after "your opponents"."""

    name: str
    printed: str
    icon: str


TRAITS: Final[Mapping[PlayerTrait, TraitWords]] = MappingProxyType({
    PlayerTrait.CANNOT_BE_ATTACKED: TraitWords("cannot be attacked", "cannot be attacked", "guard"),
    PlayerTrait.UNTARGETABLE: TraitWords("untargetable", "are untargetable", "untargetable"),
    PlayerTrait.CANNOT_GAIN_HEALTH: TraitWords("cannot gain health", "cannot gain health", "no-health"),
})  # fmt: skip
