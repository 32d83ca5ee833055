"""What a hint says: a nudge that points without naming a card, and an idea in words. Functions of a position, as the
player who is asked reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.bots import advising
from engine.bots.halving import Weighed
from engine.epic import Game
from engine.epic.programs import IS_EVENT
from engine.epic.prompts import in_a_row
from engine.epic.prompts import in_words as idea_in_words
from engine.epic.rules import codes, has_turn, slot_of

NO_HINT: Final = {codes.DIVIDE: advising.NO_DIVISION, codes.ORDERS: advising.NO_ORDER}
_OF_CHOICES: Final = {
    codes.STOP: advising.NEED_NOT, codes.NO: advising.NEED_NOT, codes.YES: advising.GOOD, codes.MODE: advising.COMPARE,
}  # fmt: skip


def nudge(game: Game, idea: Weighed) -> str:
    """A sentence about the kind of this idea, for the choice that waits in this game."""
    count = len(idea["refs"])
    if game.kind == codes.WINDOW:
        return _of_a_window(game, idea["option"])
    if game.kind == codes.ATTACKERS:
        return advising.of_an_attack(count, _choosable(game))
    if game.kind == codes.BLOCKERS:
        return advising.of_a_block(count)
    if game.kind == codes.MULLIGAN:
        return advising.of_a_hand(count, len(game.hand[game.seat]))
    if game.kind == codes.DISCARDS:
        return advising.PART
    return _of_a_choice(game, idea["option"])


def _of_a_window(game: Game, option: int) -> str:
    verb, operand = option & codes.VERB_MASK, option >> codes.VERB_BITS
    if verb == codes.PASS:
        own = has_turn(game, game.seat) and game.phase == codes.PHASE_MAIN
        return "You have done what helps this turn." if own else advising.KEEP
    if verb == codes.BATTLE:
        return "An attack looks good."
    if verb == codes.POWER:
        return "Look at the powers that you can use: one of them fits now."
    kind = "events" if IS_EVENT[game.def_of[operand - codes.CARD]] else "champions"
    return f"Look at your hand: one of your {kind} fits now."


def _of_a_choice(game: Game, option: int) -> str:
    verb, operand = option & codes.VERB_MASK, option >> codes.VERB_BITS
    if verb == codes.AMOUNT:
        return advising.of_an_amount(operand, max(each >> codes.VERB_BITS for each in game.options))
    if verb not in (codes.TARGET, codes.PICK):
        return _OF_CHOICES[verb]
    sides = {_is_own(game, each >> codes.VERB_BITS) for each in game.options if each & codes.VERB_MASK == verb}
    return advising.of_a_choice(_is_own(game, operand), sides)


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
    """What would be done, as a sentence."""
    text = idea_in_words(game, idea["option"], idea["refs"])
    return text if text.endswith(".") else f"{text}."


def discarded(game: Game, refs: Sequence[int]) -> str:
    """These cards of a hand are discarded."""
    return f"Discard {in_a_row(game, refs)}."
