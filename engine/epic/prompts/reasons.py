"""Why something cannot be chosen, in sentences: each code with the rule behind it.

Codes are stable: pages and tests know them. `{name}` is what the player calls the thing, `{asked}` the question that
waits. Where no rule is given, it is the one behind that question.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.kernel.answers import Reason, Wording

__all__ = ["REASONS", "THE_QUESTIONS", "Reason", "Wording"]


THE_QUESTIONS: Final = ""  # as a rule: that of the question

_POWER = "to pay for a power of {name}"

REASONS: Final[Mapping[str, Wording]] = MappingProxyType({
    # whatever is asked
    "over": Wording("1.2", "The game is over."),
    "gone": Wording("1.4.3", "That champion is no longer in play."),
    "out_of_reach": Wording("1.4.2", "That card is not in your hand or a discard pile, so it cannot be chosen."),
    "not_your_choice": Wording(
        "4.1.2",
        "Your opponent is choosing now; you can act when you are asked.",
        "Somebody else is choosing now; you can act when you are asked.",
    ),
    "other_question": Wording(THE_QUESTIONS, "That is not what you are asked now. {asked}"),
    "picked": Wording(THE_QUESTIONS, "You have chosen {name} already."),
    "passed_over": Wording(THE_QUESTIONS, "{name} comes before what you have chosen, so it is not asked for again."),
    # among more than two players
    "left_the_game": Wording("1.2.2", "{name} has left the game."),
    "beyond_reach": Wording("H42", "In this format your cards reach only you and the players to your left and right."),
    "not_attackable": Wording("M4.4.1", "{name} cannot be attacked by you now."),
    # while you may act
    "no_gold": Wording("3.6.3", "You do not have enough gold left to play {name}."),
    "no_gold_for_power": Wording("3.6.3", f"You do not have enough gold left {_POWER}."),
    "restricted_gold": Wording("3.6.3", "The gold that you have left is not for {name}."),
    "slow_on_their_turn": Wording(
        "4.1.4",
        "{name} is slow: on your opponent's turn you can only play events and champions with ambush.",
        "{name} is slow: on another player's turn you can only play events and champions with ambush.",
    ),
    "slow_in_battle": Wording(
        "3.2.3a", "{name} is slow: in a battle you can only play events and champions with ambush."
    ),
    "no_attacks": Wording("4.4.1", "{name} cannot attack: an effect says that no champion can attack this turn."),
    "protected": Wording(
        "4.4.1",
        "{name} cannot attack: your opponent cannot be attacked now.",
        "{name} cannot attack: nobody whom you may attack can be attacked now.",
    ),
    "no_power": Wording("4.1.4", "{name} has no power to use; champions attack in your main phase."),
    "no_deity_power": Wording("2.4.2", "{name} has no power to use."),
    "no_discarded_power": Wording("5.0.3", "{name} has no power that can be used from the discard pile."),
    "theirs": Wording(
        "3.5.2",
        "{name} is your opponent's, so only they can use it.",
        "{name} is another player's, so only they can use it.",
    ),
    "player": Wording("5.20.1", "A player is only chosen for a card or power that asks for one."),
    "lost_abilities": Wording("5.0", "{name} has lost its powers and abilities this turn."),
    "expended": Wording("3.5.3", "{name} is expended, so it cannot pay {expend} for its power."),
    "deploying": Wording("5.17.1", "{name} is deploying: it cannot attack or pay {expend} before your next turn."),
    "cost_counters": Wording("3.5.3", "{name} does not have enough counters to pay for its power."),
    "cost_health": Wording("3.5.3", f"You do not have enough health {_POWER}."),
    "cost_discard": Wording("1.7.3", f"You do not have enough cards in hand {_POWER}."),
    "cost_banish": Wording("3.5.3", f"You do not have enough other cards in your discard pile {_POWER}."),
    "cost_break": Wording("5.9.4", "{name} is unbreakable, so it cannot be broken to pay for its power."),
    "cost_break_champion": Wording("5.9.4", f"You control no champion that can be broken {_POWER}."),
    # attacks and blocks
    "attacked": Wording("4.4.1", "{name} has attacked this turn and is expended."),
    "expended_attacker": Wording("4.4.1", "{name} is expended, so it cannot attack."),
    "flipped_attacker": Wording("4.4.1", "{name} is flipped, so it cannot attack."),
    "not_your_attacker": Wording(
        "4.4.1",
        "You attack with champions that you control; {name} is your opponent's.",
        "You attack with champions that you control; {name} is another player's.",
    ),
    "expended_blocker": Wording("4.4.6", "{name} is expended, so it cannot block."),
    "flipped_blocker": Wording("4.4.6", "{name} is flipped: it has blocked this turn, so it cannot block again."),
    "not_your_blocker": Wording(
        "4.4.6",
        "You block with champions that you control; {name} is your opponent's.",
        "You block with champions that you control; {name} is another player's.",
    ),
    "cannot_block_airborne": Wording("5.2.1", "{name} cannot block an airborne champion, because it is not airborne."),
    "too_weak": Wording("5.10.1", "{name} cannot block, because it has less {offense} than the attacker."),
    "undamaged": Wording("4.4.11", "None of the damage that you are dividing can go to {name}."),
    # what an effect asks for
    "wrong_kind": Wording(THE_QUESTIONS, "That is not the kind of thing that is asked for. {asked}"),
    "wrong_type": Wording("5.20.3", "{name} is not the type of card that is asked for."),
    "wrong_controller": Wording("5.20.3", "{name} is not controlled by the player whose champions are asked for."),
    "wrong_player": Wording("5.20.3", "That is not the player who is asked for."),
    "wrong_pile": Wording("5.20.3", "{name} is in a discard pile that is not asked for."),
    "itself": Wording("5.20.3", "{name} does not count itself: another one is asked for."),
    "not_in_battle": Wording("5.20.3", "{name} is not in the battle as it is asked for, attacking or blocking."),
    "wrong_token": Wording("5.20.3", "Tokens and cards are told apart here, and {name} is not what is asked for."),
    "wrong_cost": Wording("5.20.3", "The cost of {name} is not the one that is asked for."),
    "wrong_alignment": Wording("5.20.3", "The alignment of {name} does not fit what is asked for."),
    "wrong_class": Wording("5.20.3", "The class of {name} does not fit what is asked for."),
    "wrong_state": Wording("5.20.3", "{name} is not as it has to be: expended or damaged, for example."),
    "wrong_keyword": Wording("5.20.3", "{name} has a keyword that it must not have here."),
    "wrong_name": Wording("5.20.3", "{name} is not asked for by its name."),
    "too_much_defense": Wording("5.20.3", "{name} has more {defense} than is asked for."),
    "not_broken": Wording("5.20.3", "{name} was not broken this turn."),
    "untargetable": Wording("5.12.1", "{name} is untargetable, so it cannot be chosen as a target."),
    "player_untargetable": Wording("5.20.4", "That player is untargetable now."),
    "cannot_be_broken": Wording("5.9.4", "{name} is unbreakable, so it cannot be broken for this."),
    "deity": Wording("2.4.2", "{name} is a deity, and no card affects deities."),
    "disloyal": Wording("5.3.1", "{name} shares no alignment with the card whose loyalty asks."),
})  # fmt: skip
