"""What a hint says: a nudge that points without naming a card, and an idea in words. Functions of a position, as the
player who is asked reads them. No Django."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.bots.halving import Weighed
from engine.epic import Game
from engine.epic.programs import IS_EVENT
from engine.epic.prompts import ideas, names_of
from engine.epic.rules import codes, has_turn, slot_of

NO_HINT: Final = {
    codes.DIVIDE: "There are no hints for dividing damage. The division that is proposed is a fair start.",
    codes.ORDERS: "There are no hints for an order.",
}
ONLY_CHOICE: Final = "This is the only thing that you can do here."
_OF_CHOICES: Final = {
    codes.STOP: "You need not do this.",
    codes.NO: "You need not do this.",
    codes.YES: "It is good for you to do this.",
    codes.MODE: "Compare what each of these would do now.",
}


def nudge(game: Game, idea: Weighed) -> str:
    """A sentence about the kind of this idea, for the choice that waits in this game."""
    count = len(idea["refs"])
    if game.kind == codes.WINDOW:
        return _of_a_window(game, idea["option"])
    if game.kind == codes.ATTACKERS:
        return _of_an_attack(count, most=_choosable(game))
    if game.kind == codes.BLOCKERS:
        return (
            ("Let this attack through.", "One blocker is enough.")[count] if count < 2 else "Block with more than one."
        )
    if game.kind == codes.MULLIGAN:
        return _of_a_hand(count, size=len(game.hand[game.seat]))
    if game.kind == codes.DISCARDS:
        return "Part with what you can use least."
    return _of_a_choice(game, idea["option"])


def _of_a_window(game: Game, option: int) -> str:
    verb, operand = option & codes.VERB_MASK, option >> codes.VERB_BITS
    if verb == codes.PASS:
        own = has_turn(game, game.seat) and game.phase == codes.PHASE_MAIN
        return "You have done what helps this turn." if own else "Keep what you have for later."
    if verb == codes.BATTLE:
        return "An attack looks good."
    if verb == codes.POWER:
        return "Look at the powers that you can use: one of them fits now."
    kind = "events" if IS_EVENT[game.def_of[operand - codes.CARD]] else "champions"
    return f"Look at your hand: one of your {kind} fits now."


def _of_an_attack(count: int, *, most: int) -> str:
    if count == 0:
        return "Better not to attack."
    if count == most:
        return "Attack with all that you have."
    return "One attacker is enough." if count == 1 else "Attack with several, but not with all."


def _of_a_hand(count: int, *, size: int) -> str:
    if count == 0:
        return "Keep this hand."
    return "Keep most of this hand." if 2 * count < size else "Part with much of this hand."


def _of_a_choice(game: Game, option: int) -> str:
    """Of targets and other things that are chosen: on whose side to look, where there are two."""
    verb, operand = option & codes.VERB_MASK, option >> codes.VERB_BITS
    if verb == codes.AMOUNT:
        most = max(each >> codes.VERB_BITS for each in game.options)
        return f"A {'high' if 2 * operand > most else 'low'} number is good here."
    if verb not in (codes.TARGET, codes.PICK):
        return _OF_CHOICES[verb]
    sides = {_is_own(game, each >> codes.VERB_BITS) for each in game.options if each & codes.VERB_MASK == verb}
    if len(sides) == 1:
        return "Think of which of these matters most now."
    return "Look at your own side." if _is_own(game, operand) else "Look at the side of your opponent."


def _is_own(game: Game, obj: int) -> bool:
    """Whether a player, a card or a champion is on the side of the player who is asked."""
    if obj < codes.CARD:
        return obj == game.seat
    if obj < codes.FIRST_CHAMPION:
        return game.owner_of[obj - codes.CARD] == game.seat
    slot = slot_of(game, obj)
    return slot >= 0 and game.controller_of[slot] == game.seat


def _choosable(game: Game) -> int:
    return sum(option & codes.VERB_MASK == codes.PICK for option in game.options)


def in_words(game: Game, idea: Weighed) -> str:
    """What would be done, as a sentence. A power is called by its card."""
    option = idea["option"]
    text = ideas.in_words(game, option, idea["refs"])
    if game.kind == codes.WINDOW and option & codes.VERB_MASK == codes.POWER:
        source = option >> codes.VERB_BITS >> codes.POWER_BITS
        name = names_of(game, [source])[source]
        text = text if text.startswith(name) else f"{name}: {text}"
    return text if text.endswith(".") else f"{text}."


def discarded(game: Game, refs: Sequence[int]) -> str:
    """These cards of a hand are discarded."""
    return f"Discard {ideas.in_a_row(game, refs)}."
