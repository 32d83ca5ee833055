"""Why something cannot be chosen, in sentences: each code with the section of the rule book behind it.

Codes are stable: pages and tests know them. `{name}` is what the player calls the thing, `{asked}` the question that
waits. Where no section is given, it is the one behind that question.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.kernel.answers import Wording

THE_QUESTIONS: Final = ""  # as a rule: that of the question
_WHEN, _COST, _PLAY = "When a Card Can Be Played", "How to Play a Card", "Playing Cards"
_TARGET, _BATTLE, _TERMS = "Legal Targets", "Battle", "Game Terms: "

REASONS: Final[Mapping[str, Wording]] = MappingProxyType({
    # whatever is asked
    "over": Wording("Winning the Game", "The game is over."),
    "gone": Wording("Champions", "That is no longer in play."),
    "off_the_line": Wording("The Line", "That is no longer on the line."),
    "out_of_reach": Wording(
        _PLAY, "That card is not in your hand or a discard pile, so it cannot be chosen."
    ),
    "not_your_choice": Wording(
        "Priority",
        "Your opponent is choosing now; you can act when you are asked.",
        "Somebody else is choosing now; you can act when you are asked.",
    ),
    "other_question": Wording(THE_QUESTIONS, "That is not what you are asked now. {asked}"),
    "picked": Wording(THE_QUESTIONS, "You have chosen {name} already."),
    "passed_over": Wording(THE_QUESTIONS, "{name} comes before what you have chosen, so it is not asked for again."),
    "left_the_game": Wording("Winning the Game", "{name} has left the game."),
    # while you have priority
    "player": Wording(_TARGET, "A player is only chosen for a card or ability that asks for one."),
    "on_the_line": Wording("The Line", "What is on the line is only chosen for a card or ability that asks for it."),
    "theirs": Wording(
        "Controller",
        "{name} is your opponent's, so only they can use it.",
        "{name} is another player's, so only they can use it.",
    ),
    "line_not_empty": Wording(_WHEN, "{name} can only be played or used while nothing is on the line."),
    "build_only": Wording(_WHEN, "{name} can only be played or used in your Build Step."),
    "paced_only": Wording(_WHEN, "{name} can only be played or used in your Pre-Battle Step and your Build Step."),
    "not_your_turn": Wording(_WHEN, "{name} is not fast, so it can only be played or used on your turn."),
    "no_action": Wording("Actions", "You have no action left to pay for {name}."),
    "no_target": Wording(_TARGET, "There is no legal target for {name}."),
    "cost_expended": Wording(_TERMS + "Expend", "{name} is expended, so it cannot be turned to pay for its ability."),
    "cost_flipped": Wording(_TERMS + "Flip", "{name} is flipped, so it cannot be turned to pay for its ability."),
    "cost_mojo": Wording(_COST, "You do not have enough Mojo to pay for {name}."),
    "cost_counters": Wording(_COST, "{name} does not have enough counters to pay for its ability."),
    "cost_kept": Wording(_COST, "{name} cannot be put away to pay for its ability."),
    "cost_discard": Wording(_COST, "You do not have enough cards in hand to pay for {name}."),
    "cost_reveal": Wording(_COST, "You have too few cards to reveal to pay for {name}."),
    "cost_break": Wording(_COST, "You control too little that can be broken to pay for {name}."),
    "cost_banish": Wording(_COST, "You have too little that can be banished to pay for {name}."),
    "no_ability": Wording("Abilities", "{name} has no ability to use."),
    "no_discarded_ability": Wording("Abilities", "{name} has no ability that can be used from the discard pile."),
    "demoralized": Wording("Continuous Abilities", "{name} has no abilities while a demoralized counter lies on it."),
    "cannot_use_abilities": Wording("Abilities", "You cannot use abilities now."),
    "used_too_often": Wording("", "You have used abilities that cost nothing as often as the engine allows in a turn."),
    "attacks_later": Wording(_BATTLE, "{name} has no ability to use; champions attack when you are asked to attack."),
    # attacks and blocks
    "not_a_champion": Wording(_BATTLE, "{name} is no champion: only champions attack and block."),
    "not_attackable": Wording(_BATTLE, "{name} cannot be attacked by you now."),
    "attacked": Wording(_BATTLE, "{name} has attacked this turn and is not prepared."),
    "expended_attacker": Wording(_BATTLE, "{name} is expended: only prepared champions attack."),
    "flipped_attacker": Wording(_BATTLE, "{name} is flipped: only prepared champions attack."),
    "cannot_attack": Wording(_BATTLE, "{name} cannot attack."),
    "no_hunter": Wording(_TERMS + "Hunter", "{name} has no hunter, so it cannot attack a champion."),
    "cannot_hunt_it": Wording(_TERMS + "Hunter", "{name} could not block that champion, so it cannot hunt it."),
    "not_your_attacker": Wording(
        _BATTLE,
        "You attack with champions that you control; {name} is your opponent's.",
        "You attack with champions that you control; {name} is another player's.",
    ),
    "expended_blocker": Wording(_BATTLE, "{name} is expended: only prepared champions block."),
    "flipped_blocker": Wording(_BATTLE, "{name} is flipped: only prepared champions block."),
    "cannot_block": Wording(_BATTLE, "{name} cannot block."),
    "cannot_block_these": Wording(_BATTLE, "{name} is not capable of blocking any of the attackers."),
    "not_your_blocker": Wording(
        _BATTLE,
        "You block with champions that you control; {name} is your opponent's.",
        "You block with champions that you control; {name} is another player's.",
    ),
    "undamaged": Wording(_BATTLE, "None of the damage that you are dividing can go to {name}."),
    # what an effect asks for
    "wrong_kind": Wording(THE_QUESTIONS, "That is not the kind of thing that is asked for. {asked}"),
    "wrong_type": Wording(_TARGET, "{name} is not of the type that is asked for."),
    "wrong_alignment": Wording(_TARGET, "The alignment of {name} does not fit what is asked for."),
    "wrong_origin": Wording(_TARGET, "The origin of {name} does not fit what is asked for."),
    "wrong_name": Wording(_TARGET, "{name} is not asked for by its name."),
    "wrong_price": Wording(_TARGET, "The price of {name} is not the one that is asked for."),
    "wrong_token": Wording(_TARGET, "Tokens and cards are told apart here, and {name} is not what is asked for."),
    "wrong_controller": Wording(_TARGET, "{name} is not of the player whose cards are asked for."),
    "wrong_player": Wording(_TARGET, "That is not the player who is asked for."),
    "itself": Wording(_TARGET, "{name} does not count itself: another one is asked for."),
    "wrong_state": Wording(_TARGET, "{name} is not as it has to be: attacking, blocking or prepared."),
    "wrong_keyword": Wording(_TARGET, "{name} has not the keywords that are asked for."),
    "too_much_defense": Wording(_TARGET, "{name} has more {defense} than is asked for."),
    "wrong_counters": Wording(_TARGET, "{name} has not the counters that are asked for."),
    "face_down": Wording(_TERMS + "Veiled", "{name} lies face down, and what is asked for cannot be seen on it."),
    "untargetable": Wording(_TERMS + "Untargetable", "{name} is untargetable, so it cannot be chosen as a target."),
    "named_before": Wording(_TARGET, "{name} was chosen before, and another one is asked for."),
    "cannot_be_paid": Wording(_COST, "{name} cannot be broken or banished, so it cannot be taken to pay."),
})  # fmt: skip
