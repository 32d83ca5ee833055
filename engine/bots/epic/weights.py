"""How much things are worth to a bot that looks ahead: one table. The unit is one health of a healthy player.

Change it by measurement only: let a bot with another table meet this one in games of which each is played twice, with
the bots in each other's place, and keep the winner.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """Every number that the evaluation and the search use."""

    win: float = 100_000.0
    # champions
    body: float = 0.6
    offense: float = 0.42
    defense: float = 0.30
    big: int = 10  # offense and defense above this count half
    airborne: float = 0.20  # per offense
    unblockable: float = 0.40  # per offense
    breakthrough: float = 0.10  # per offense
    righteous: float = 0.25  # per offense
    unbreakable: float = 1.5
    untargetable: float = 1.0
    unbanishable: float = 0.4
    breaks_damaged: float = 2.5
    power: float = 0.8  # per value of the effect
    trigger: float = 0.4
    start_of_turn: float = 1.0
    static: float = 1.2
    # cards
    card: float = 4.0  # one in hand
    card_spread: float = 0.35  # how much better cards count more
    too_many: float = 1.0  # one above the hand limit
    recall: float = 1.0  # one in the discard pile that can come back
    discarded: float = 0.1
    deck_low: int = 8  # who draws from an empty deck wins: cards fewer than this in the deck count
    deck_step: float = 0.6
    # gold
    use: float = 3.5  # a card or power ready for the next gold
    use_next: float = 0.5  # as a share of it, for the gold after that
    gold_left: float = 3.0  # gold in hand while a play is still possible
    # battle
    attack_now: float = 0.9  # damage that champions threaten, this turn
    attack_next: float = 0.65  # of the player whose turn begins
    attack_later: float = 0.30  # of the other one
    danger: float = 25.0  # facing an attack that would be the end
    lethal: float = 60.0  # having one
    # effects, as value for the player who uses them
    break_one: float = 5.5
    return_one: float = 3.5
    damage_each: float = 0.55
    draw_each: float = 3.5
    heal_each: float = 0.35
    steal_one: float = 8.0
    revive_one: float = 6.0
    choice: float = 1.0  # an event with two modes
    token_each: float = 0.8  # per value of the token's body
    # the mulligan
    mulligan_below: float = 2.6


WEIGHTS: Final = Weights()

# What beginners get wrong: they play out their hand, look at large numbers, keep nothing for the opponent's turn and do
# not see what may attack them next.
BEGINNER: Final = Weights(
    card=1.5,
    card_spread=0.0,
    recall=0.0,
    offense=0.6,
    defense=0.2,
    big=100,
    use=0.0,
    gold_left=0.0,
    attack_later=0.0,
    danger=0.0,
)

SEARCH_BUDGET: Final = 3000  # for one choice, in options applied
UNIT: Final = 16.0  # what 1 of the log odds of winning counts beside what is pending
EVALUATION: Final = 4  # what judging a position counts for, and one more for each champion in play
DEPTH: Final = 2  # choices in a row that are searched; later ones follow the default policy
ATTACKS: Final = 14  # sets of attackers that are tried
BLOCKS: Final = 8  # sets of blockers that are tried for oneself
REPLIES: Final = 3  # sets of blockers that an attack must stand
