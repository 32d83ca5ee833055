"""What a hint says: a nudge that points without naming a card, and an idea in words. Functions of a position, as the
player who is asked reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.bots import advising
from engine.bots.halving import Weighed
from engine.epic_tcg import Game
from engine.epic_tcg.programs import bits
from engine.epic_tcg.programs.definitions import KIND
from engine.epic_tcg.prompts import in_a_row
from engine.epic_tcg.prompts import in_words as idea_in_words
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.state import place_on_line, slot_of

NO_HINT: Final = {codes.DIVIDE: advising.NO_DIVISION, codes.ORDERS: advising.NO_ORDER}
_OF_CHOICES: Final = {
    codes.STOP: advising.NEED_NOT, codes.NO: advising.NEED_NOT, codes.YES: advising.GOOD, codes.MODE: advising.COMPARE,
}  # fmt: skip


def nudge(game: Game, idea: Weighed) -> str:
    """A sentence about the kind of this idea, for the choice that waits in this game."""
    count = len(idea["refs"])
    if game.kind == codes.PRIORITY:
        return _of_priority(game, idea["option"])
    if game.kind == codes.ATTACK:
        return _of_whom_to_attack(idea["option"])
    if game.kind == codes.ATTACKERS:
        return advising.of_an_attack(count, len(game.offered.among))
    if game.kind == codes.BLOCKERS:
        return advising.of_a_block(count)
    if game.kind == codes.MULLIGAN:
        return advising.of_a_hand(count, len(game.hand[game.seat]))
    if game.kind == codes.DISCARDS:
        return advising.PART
    if game.kind == codes.PAYMENT:
        return "Compare what each of these costs you."
    return _of_a_choice(game, idea["option"])


def _of_priority(game: Game, option: int) -> str:
    verb, operand = option & codes.VERB_MASK, option >> codes.VERB_BITS
    if verb == codes.PASS:
        ends_step = game.seat == game.active and not game.line
        return "You have done what helps in this step." if ends_step else advising.KEEP
    if verb == codes.USE:
        return "Look at the abilities that you can use: one of them fits now."
    if verb == codes.UNVEIL:
        return "Look at what you have face down: something of it is wanted now."
    if verb == codes.PLAY_VEILED:
        return "Look at your hand: one of your champions fits now, face down."
    if game.zone_of[operand - codes.CARD] != codes.HAND:
        return "Look beyond your hand: a card that you can play fits now."
    kind = KIND[game.def_of[operand - codes.CARD]]
    called = "champions" if kind & bits.CHAMPION else "objects" if kind & bits.OBJECT else "events"
    return f"Look at your hand: one of your {called} fits now."


def _of_whom_to_attack(option: int) -> str:
    if option == codes.NO:
        return "Better not to attack."
    hunts = option >> codes.VERB_BITS >= codes.CARD
    return "Look at the champions that you can hunt." if hunts else "An attack looks good."


def _of_a_choice(game: Game, option: int) -> str:
    verb, operand = option & codes.VERB_MASK, option >> codes.VERB_BITS
    if verb == codes.AMOUNT:
        return advising.of_an_amount(operand, max(each >> codes.VERB_BITS for each in game.options))
    if verb != codes.PICK:
        return _OF_CHOICES[verb]
    sides = {_is_own(game, each >> codes.VERB_BITS) for each in game.options if each & codes.VERB_MASK == verb}
    return advising.of_a_choice(_is_own(game, operand), sides)


def _is_own(game: Game, obj: int) -> bool:
    """Whether a player, a card, a piece or what is on the line is on the side of the player who is asked."""
    if obj < codes.CARD:
        return obj == game.seat
    if obj < codes.FIRST_PIECE:
        return game.holder_of[obj - codes.CARD] == game.seat
    at, slot = place_on_line(game, obj), slot_of(game, obj)
    return (game.line[at].controller if at >= 0 else game.controller_of[slot] if slot >= 0 else -1) == game.seat


def in_words(game: Game, idea: Weighed) -> str:
    """What would be done, as a sentence."""
    text = idea_in_words(game, idea["option"], idea["refs"])
    return text if text.endswith((".", "!", "?", "}")) else f"{text}."


def discarded(game: Game, refs: Sequence[int]) -> str:
    """These cards of a hand are discarded."""
    return f"Discard {in_a_row(game, refs)}."
