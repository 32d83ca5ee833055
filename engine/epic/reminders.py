"""What the words of the game mean, in short: for pages that show it when a player asks.

Chapter 5 of the complete rules says it in full; these sentences are ours.
"""

from __future__ import annotations

from engine.epic.language import Keyword

_KEYWORDS = {
    Keyword.AIRBORNE: "Only an airborne champion can block it.",
    Keyword.AMBUSH: "You may play it whenever you could play an event.",
    Keyword.BLITZ: "It can attack and expend on the turn it comes under your control.",
    Keyword.BREAKTHROUGH: "Its battle damage beyond the blockers' defense may go to the defending player.",
    Keyword.RIGHTEOUS: "When it deals damage, its controller gains that much health.",
    Keyword.UNBANISHABLE: "It cannot be banished while it is in play.",
    Keyword.UNBLOCKABLE: "No champion can be chosen to block it.",
    Keyword.UNBREAKABLE: "It cannot be broken, not even by damage.",
    Keyword.UNTARGETABLE: "Nothing can target it while it is in play.",
    Keyword.MUST_ATTACK: "Its controller has to attack with it if it can attack.",
    Keyword.MUST_BE_BLOCKED: "The defender has to block it with a champion that can.",
    Keyword.BREAKS_DAMAGED: "Any damage from it is enough to break a champion.",
    Keyword.UNBLOCKABLE_BY_WEAKER: "A champion needs at least as much offense to be chosen to block it.",
    Keyword.CANNOT_GAIN: "Other cards cannot give it keywords, powers or abilities; what it has itself still works.",
}


def keyword_reminder(keyword: Keyword) -> str:
    """What keywords mean to a player, in short: a sentence for each."""
    return " ".join(_KEYWORDS[one] for one in keyword)
